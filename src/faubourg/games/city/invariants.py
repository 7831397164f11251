"""What is true of every position, whatever was played: used by fuzzing, and to refuse a broken dump."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit, count_bits, united
from faubourg.games.city.numbering import ALL_CARDS, CARDS, FIRST_KEPT, KEPT, KINDS, SQUARES
from faubourg.games.city.rules import ending, permits
from faubourg.games.city.state import City
from faubourg.games.estate import stack
from faubourg.games.estate.bids import STEP
from faubourg.games.estate.districts import COLOURS, DISTRICTS, MOST_BLOCKS, colour_set


def money_conserved(state: City) -> bool:
    """CI-1b What the players have and what the bank has got from them is what everybody began with."""
    total: i64 = state.bank
    for seat in range(state.seats):
        cash: i64 = state.cash[seat]
        if cash < 0 or cash % STEP:
            return False
        total += cash
    return total == state.seats * state.figures.start_cash


def players_fit(state: City) -> bool:
    """CI-14c Whoever is out has nothing, and went out once; CI-12 a prisoner is in jail."""
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
    for other in range(state.seats):
        if (gone >> other) & 1 and (state.cash[other] or state.owned[other] or state.held[other] or state.jail[other]):
            return False
        if state.jail[other] and state.places[other] != SQUARES // 4:
            return False
        # CI-12c After the third failure the prisoner leaves, before anybody else plays.
        if state.jail[other] == 4 and other != state.turn:
            return False
    return True


def titles_fit(state: City) -> bool:
    """Every district has one owner at most; CI-10b a mortgaged one has an owner and a recorded sum."""
    seen: i64 = united(state.owned, 0)
    if seen < 0 or seen & state.unowned or state.mortgaged & ~seen:
        return False
    for district in range(DISTRICTS):
        recorded: i64 = state.sums[district]
        if (recorded > 0) != ((state.mortgaged >> district) & 1 == 1) or recorded % STEP:
            return False
    return True


def pieces_fit(state: City) -> bool:
    """CI-1f, CI-6c, CI-8b, CI-9 No more pieces than there are, each where it may stand."""
    figures = state.figures
    for district in range(DISTRICTS):
        if state.residential[district] + state.industrial[district] > MOST_BLOCKS:
            return False
    if united(state.kinds, 0) < 0 or any(permits.left_of(state, kind) < 0 for kind in range(KINDS)):
        return False
    for colour in range(COLOURS):
        districts: i64 = colour_set(colour)
        if count_bits(state.stadiums & districts) > 1 or count_bits(state.skyscrapers & districts) > 1:
            return False
    if count_bits(state.stadiums) > figures.stadiums or count_bits(state.skyscrapers) > figures.skyscrapers:
        return False
    return count_bits(state.rails) <= figures.rails and (state.tower < 0 or figures.towers > 0)


def cards_conserved(state: City) -> bool:
    """CI-13a Every chance card is in one place: unseen, under the pile, or kept; and there is one rent dodge."""
    seen: i64 = state.pile.unseen
    if seen & ~ALL_CARDS:
        return False
    for number in state.pile.under:
        card: i64 = number
        if (seen >> card) & 1:
            return False
        seen |= bit(card)
    holding: i64 = united(state.held, 0)
    kept: i64 = (holding & KEPT) << (FIRST_KEPT - 1)
    return holding >= 0 and seen & kept == 0 and seen | kept == ALL_CARDS


def clock_fits(state: City) -> bool:
    """CI-1e, CI-3a What the length of the match says, and the dice."""
    table = state.table
    if (state.time_up or state.hours > 1) and not table.by_hour:
        return False
    if (state.first < 0) != (state.turns == 0) or (state.first < 0) != (state.round == 0):
        return False
    if table.by_rounds and state.round > table.rounds:
        return False
    if (state.low_die == 0) != (state.high_die == 0) or state.low_die > state.high_die:
        return False
    if state.last_card > CARDS:
        return False
    return over_fits(state) if state.over else not ending.is_last(state)


def over_fits(state: City) -> bool:
    """CI-1e What is over was ended by something."""
    if state.frames.depth:
        return False
    if state.truncated or ending.is_last(state):
        return True
    if state.table.by_rounds:
        return state.round == state.table.rounds
    return state.table.by_hour and state.time_up


# What must hold, by the code for what is wrong else.
CHECKS: Final[list[tuple[str, Callable[[City], bool]]]] = [
    ("money", money_conserved),
    ("players", players_fit),
    ("titles", titles_fit),
    ("pieces", pieces_fit),
    ("cards", cards_conserved),
    ("clock", clock_fits),
    ("offers", stack.offers_fit),
    ("frames", stack.fits),
]


def broken(state: City) -> str:
    """Empty, or a code for what is wrong."""
    return next((code for code, holds in CHECKS if not holds(state)), "")
