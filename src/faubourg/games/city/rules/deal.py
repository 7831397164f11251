"""Chapter 7: deals (CI-7a to CI-7c): the cards that can be part of one, and its time. The rest is as in `estate`."""

from mypy_extensions import i64

from faubourg.core.bits import bits_of
from faubourg.core.forms import Timer
from faubourg.games.city.numbering import DEAL_CARD_IDS, TIME_OFFER
from faubourg.games.city.state import City
from faubourg.games.estate import dealing


def held_set(cards: i64) -> i64:
    """The cards of a deal as what a seat holds: jail cards first in both, then the dodge."""
    return (cards & 3) | (cards & 4) << 2


def dealable(held: i64) -> i64:
    """CI-7a Jail cards and the rent dodge, as cards of a deal; other kept cards cannot be dealt."""
    return (held & 3) | (held >> 2) & 4


def card_ids(cards: i64) -> list[str]:
    return [DEAL_CARD_IDS[card] for card in bits_of(cards)]


def swap_cards(state: City, seat: i64, other: i64, cards: i64) -> None:
    """CI-7a They go to the other of the two."""
    held: i64 = held_set(cards)
    mine: i64 = state.held[seat] & held
    theirs: i64 = state.held[other] & held
    state.held[seat] = (state.held[seat] & ~mine) | theirs
    state.held[other] = (state.held[other] & ~theirs) | mine


def time_out(state: City) -> None:
    # CI-7a The unit gives so many seconds to agree.
    if state.telling:
        state.tell("time-up", "CI-7a", {"about": "offer"})
    dealing.turn_down(state, "deal-expired")


def timers(state: City) -> list[Timer]:
    """Every offer is a move of its own. Its number is its place among the decisions: while it is open only the hour can
    run out (CI-1e), and that is not counted."""
    number = int(state.decisions) - int(state.hours) - int(state.time_up)
    return [Timer("offer", int(state.figures.seconds), int(TIME_OFFER), number)]
