"""What is true of every position, whatever was played: used by fuzzing, and to refuse a broken dump."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit, count_bits, united
from faubourg.games.city.numbering import ALL_CARDS, FIRST_KEPT, JAIL, KEPT, KINDS
from faubourg.games.city.rules import ending, permits
from faubourg.games.city.state import City
from faubourg.games.estate import invariants, stack
from faubourg.games.estate.districts import COLOURS, colour_set


def money_conserved(state: City) -> bool:
    # CI-1b
    return invariants.is_money_conserved(state, state.figures.start_cash)


def players_fit(state: City) -> bool:
    """CI-14c Whoever is out went out once, and holds nothing."""
    gone: i64 = 0
    order: i64 = state.fallen
    while order:
        seat: i64 = (order & 7) - 1
        if not 0 <= seat < state.seats or (gone >> seat) & 1:
            return False
        gone |= bit(seat)
        order >>= 3
    if gone & state.playing or gone | state.playing != bit(state.seats) - 1:
        return False
    if any(state.held[other] for other in range(state.seats) if (gone >> other) & 1):
        return False
    return invariants.seats_fit(state, gone, JAIL)


def pieces_fit(state: City) -> bool:
    """CI-1f, CI-6c, CI-8b, CI-9 No more pieces than there are, each where it may stand."""
    figures = state.figures
    if not invariants.blocks_fit(state) or united(state.kinds, 0) < 0:
        return False
    if any(permits.left_of(state, kind) < 0 for kind in range(KINDS)):
        return False
    if any(count_bits(state.stadiums & colour_set(colour)) > 1 for colour in range(COLOURS)):
        return False
    if count_bits(state.stadiums) > figures.stadiums or count_bits(state.skyscrapers) > figures.skyscrapers:
        return False
    return count_bits(state.rails) <= figures.rails and (state.tower < 0 or figures.towers > 0)


def cards_conserved(state: City) -> bool:
    """CI-13a Every chance card is in one place: unseen, under the pile, or kept; and there is one rent dodge."""
    seen: i64 = invariants.cards_in_pile(state)
    holding: i64 = united(state.held, 0)
    kept: i64 = (holding & KEPT) << (FIRST_KEPT - 1)
    return seen >= 0 and holding >= 0 and seen & kept == 0 and seen | kept == ALL_CARDS


def clock_fits(state: City) -> bool:
    """CI-1e, CI-3a What the length of the match says, and the dice."""
    if not invariants.length_fits(state) or (state.hours > 1 and not state.minutes):
        return False
    if (state.low_die == 0) != (state.high_die == 0) or state.low_die > state.high_die:
        return False
    return invariants.end_fits(state, ending.is_last(state)) if state.over else not ending.is_last(state)


# What must hold, by the code for what is wrong else.
CHECKS: Final[list[tuple[str, Callable[[City], bool]]]] = [
    ("money", money_conserved),
    ("players", players_fit),
    ("titles", invariants.titles_fit),
    ("pieces", pieces_fit),
    ("cards", cards_conserved),
    ("clock", clock_fits),
    ("offers", stack.offers_fit),
    ("frames", stack.fits),
]


def broken(state: City) -> str:
    """Empty, or a code for what is wrong."""
    return next((code for code, holds in CHECKS if not holds(state)), "")
