"""The position as numbers for learning: one length for 2, 3 and 4 seats, seen from one seat."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import count_bits
from faubourg.core.observation import Observation
from faubourg.games.paris.numbering import (
    ALL_LOTS,
    ALL_START,
    ALL_STREETS,
    CARD_IDS,
    COLOUR_IDS,
    COLOURS,
    KIND_IDS,
    LOT_IDS,
    MOST_SEATS,
    PER_BACK,
    PHASE_IDS,
    STREET_IDS,
    STREETS,
    cards_with,
)
from faubourg.games.paris.rules import lots, payment, turn
from faubourg.games.paris.state import Paris

# Seats are counted from the observer on: player_0 is oneself.
PLAYERS: Final = [f"player_{place}" for place in range(4)]
COLOUR_NAMES: Final = list(COLOUR_IDS)
BACK_NAMES: Final = [f"back_{colour}" for colour in COLOUR_IDS]
HOUSE_NAMES: Final = [f"houses_{street}" for street in STREET_IDS]
KIND_NAMES: Final = list(KIND_IDS)
PHASES: Final = list(PHASE_IDS)
MOST_HOUSES: Final[i64] = 3
# Amounts without a limit are compared with these: a match's usual rent, a start card, a purchase of a few lots.
RENT: Final[i64] = 50
START: Final[i64] = 100
PURCHASE: Final[i64] = 500


def describe(state: Paris, found: Observation, seat: i64) -> None:
    """Seats are counted from the observer on, so that one network plays every seat."""
    for place in range(MOST_SEATS):
        found.about(PLAYERS[place], place >= state.seats)
        describe_player(state, found, (seat + place) % state.seats)
    found.about("")
    found.members("on_sale", LOT_IDS, state.on_sale)
    found.members("face_down", LOT_IDS, state.lots)
    for street in range(STREETS):
        found.part(HOUSE_NAMES[street], lots.houses_on(state, street), MOST_HOUSES)
    found.members("hotel", STREET_IDS, state.hotels)
    found.members("hand", CARD_IDS, state.hands[seat])
    found.members("discarded", CARD_IDS, state.pile.discards)
    found.members("paid", CARD_IDS, state.paid)
    found.about("pile")
    for colour in range(COLOURS):
        found.part(BACK_NAMES[colour], turn.backs_left(state, colour), PER_BACK)
    found.one_of("top", COLOUR_NAMES, state.top)
    found.part("runs", state.runs, state.figures.runs)
    found.about("")
    found.part("houses_left", state.houses_left, state.figures.houses)
    found.part("hotels_left", state.hotels_left, state.figures.hotels)
    found.amount("cost", state.cost, PURCHASE)
    found.amount("left_to_pay", payment.left_to_pay(state), PURCHASE)
    found.one_of("action", KIND_NAMES, state.kind)
    found.one_of("phase", PHASES, state.phase)
    found.one_of("turn", PLAYERS, (state.turn - seat + state.seats) % state.seats)
    found.flag("crisis_lots", state.table.crisis == ALL_LOTS)
    found.flag("crisis_streets", state.table.crisis == ALL_STREETS)
    found.flag("dynamic", state.table.dynamic)
    found.flag("harmony", state.table.harmony)


def describe_player(state: Paris, found: Observation, seat: i64) -> None:
    """Whether the seat is played, its tokens, its start card, its lots, and the backs of its cards."""
    hand: i64 = state.hands[seat]
    found.flag("plays", True)
    found.amount("tokens", state.tokens[seat], RENT)
    found.amount("start_cash", state.figures.sum_of(hand & ALL_START), START)
    found.members("owns", LOT_IDS, state.owned[seat])
    for colour in range(COLOURS):
        found.part(BACK_NAMES[colour], count_bits(hand & cards_with(colour)), PER_BACK)
