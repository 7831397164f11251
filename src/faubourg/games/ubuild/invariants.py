"""What is true of every position, whatever was played: used by fuzzing, and to refuse a broken dump."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit, count_bits, united
from faubourg.games.estate import stack
from faubourg.games.estate.bids import STEP
from faubourg.games.estate.districts import COLOURS, DISTRICTS, MOST_BLOCKS, colour_set
from faubourg.games.ubuild import sites
from faubourg.games.ubuild.numbering import ALL_CARDS, KINDS, Frame, Mode, Piece
from faubourg.games.ubuild.rules import ending
from faubourg.games.ubuild.state import UBuild


def money_conserved(state: UBuild) -> bool:
    """UB-2a, UB-2b, UB-2c What the players have and what the bank has got from them is what everybody began with."""
    total: i64 = state.bank
    for seat in range(state.seats):
        cash: i64 = state.cash[seat]
        if cash < 0 or cash % STEP:
            return False
        total += cash
    return total == state.seats * state.figures.start_cash[state.table.mode]


def players_fit(state: UBuild) -> bool:
    """UB-11a One at most is out, has nothing, and the match is over; UB-9 a prisoner is in jail."""
    gone: i64 = (bit(state.seats) - 1) & ~state.playing
    if count_bits(gone) > 1 or (gone and not state.over):
        return False
    for seat in range(state.seats):
        if (gone >> seat) & 1 and (state.cash[seat] or state.owned[seat] or state.jail[seat]):
            return False
        if state.jail[seat] and state.places[seat] != state.layout.jail:
            return False
        # UB-9c After the third turn the prisoner leaves, before anybody else plays.
        if state.jail[seat] == 4 and seat != state.turn:
            return False
    return True


def titles_fit(state: UBuild) -> bool:
    """Every district on the track has one owner at most; UB-8a a mortgaged one has an owner and a recorded sum."""
    seen: i64 = united(state.owned, 0)
    if seen < 0 or seen & state.unowned or seen & ~state.in_play or state.mortgaged & ~seen:
        return False
    for district in range(DISTRICTS):
        recorded: i64 = state.sums[district]
        if (recorded > 0) != ((state.mortgaged >> district) & 1 == 1) or recorded % STEP:
            return False
    # UB-8f What changed this turn is somebody's.
    return state.changed & ~state.in_play == 0


def pieces_fit(state: UBuild) -> bool:
    """UB-2, UB-5 No more pieces than there are, each where it may stand."""
    if state.residential_left < 0 or state.industrial_left < 0:
        return False
    for district in range(DISTRICTS):
        blocks: i64 = state.residential[district] + state.industrial[district]
        if blocks > MOST_BLOCKS or (blocks and (state.in_play >> district) & 1 == 0):
            return False
    for colour in range(COLOURS):
        standing: i64 = state.skyscrapers & colour_set(colour)
        if count_bits(standing) > 1 or (standing != 0) != (state.stands[sites.FIRST_SKYSCRAPER + colour] >= 0):
            return False
    if count_bits(state.skyscrapers) > state.stock(Piece.SKYSCRAPER):
        return False
    if (state.stadium >= 0 and state.stock(Piece.STADIUM) < 1) or (state.tower >= 0 and state.stock(Piece.TOWER) < 1):
        return False
    if (state.stadium >= 0) != (state.stands[sites.STADIUM_SLOT] >= 0):
        return False
    return (state.tower >= 0) == (state.stands[sites.TOWER_SLOT] >= 0)


def sites_fit(state: UBuild) -> bool:
    """UB-1e One on a site, beside the district it is recorded with; UB-5d no bonus and hazard beside one district."""
    if state.bridges & ~state.layout.bridge_set:
        return False
    count: i64 = 0
    for slot in range(len(state.stands)):
        site: i64 = state.stands[slot]
        if site < 0:
            continue
        count += 1
        if slot < KINDS and state.stock(Piece.FIRST_KIND + slot) < 1:
            return False
        recorded: i64 = sites.district_of(state, slot)
        if slot >= KINDS and (recorded < 0 or not sites.touches(state, site, recorded)):
            return False
    if count != count_bits(state.taken_low) + count_bits(state.taken_high):
        return False
    # UB-5e A hazard on its way may pass where it could not stay.
    return state.frames.kind() == Frame.HAZARD or state.protected & state.hazards == 0


def cards_conserved(state: UBuild) -> bool:
    """UB-10c Every chance card is in one place: unseen, or under the pile."""
    seen: i64 = state.pile.unseen
    for number in state.pile.under:
        card: i64 = number
        if (seen >> card) & 1:
            return False
        seen |= bit(card)
    return seen == ALL_CARDS


def clock_fits(state: UBuild) -> bool:
    """UB-11c, UB-3a What the length of the match says, and the dice."""
    table = state.table
    if state.time_up and not table.by_minutes:
        return False
    if (state.first < 0) != (state.turns == 0) or (state.first < 0) != (state.round == 0):
        return False
    if table.by_rounds and state.round > table.rounds:
        return False
    if not dice_fit(state):
        return False
    return over_fits(state) if state.over else True


def dice_fit(state: UBuild) -> bool:
    # UB-2a In Beginner one die.
    if state.table.mode == Mode.BEGINNER:
        return state.high_die == 0
    return (state.low_die == 0) == (state.high_die == 0) and state.low_die <= state.high_die


def over_fits(state: UBuild) -> bool:
    """UB-11 What is over was ended by something."""
    if state.frames.depth:
        return False
    if state.truncated or ending.is_anybody_out(state):
        return True
    if state.table.by_rounds:
        return state.round == state.table.rounds
    return state.table.by_minutes and state.time_up


# What must hold, by the code for what is wrong else.
CHECKS: Final[list[tuple[str, Callable[[UBuild], bool]]]] = [
    ("money", money_conserved),
    ("players", players_fit),
    ("titles", titles_fit),
    ("pieces", pieces_fit),
    ("sites", sites_fit),
    ("cards", cards_conserved),
    ("clock", clock_fits),
    ("offers", stack.offers_fit),
    ("frames", stack.fits),
]


def broken(state: UBuild) -> str:
    """Empty, or a code for what is wrong."""
    return next((code for code, holds in CHECKS if not holds(state)), "")
