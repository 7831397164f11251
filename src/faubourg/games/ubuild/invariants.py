"""What is true of every position, whatever was played: used by fuzzing, and to refuse a broken dump."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit, count_bits
from faubourg.games.estate import invariants, stack
from faubourg.games.estate.districts import COLOURS, colour_set
from faubourg.games.ubuild import sites
from faubourg.games.ubuild.numbering import ALL_CARDS, KINDS, Frame, Mode, Piece
from faubourg.games.ubuild.rules import ending
from faubourg.games.ubuild.state import UBuild


def money_conserved(state: UBuild) -> bool:
    # UB-2a, UB-2b, UB-2c
    return invariants.is_money_conserved(state, state.figures.start_cash[state.table.mode])


def players_fit(state: UBuild) -> bool:
    """UB-11a One at most is out, and the match is over."""
    gone: i64 = (bit(state.seats) - 1) & ~state.playing
    if count_bits(gone) > 1 or (gone and not state.over):
        return False
    return invariants.seats_fit(state, gone, state.layout.jail)


def titles_fit(state: UBuild) -> bool:
    # UB-8f What changed this turn is on the track.
    return invariants.titles_fit(state) and state.changed & ~state.in_play == 0


def pieces_fit(state: UBuild) -> bool:
    """UB-2, UB-5 No more pieces than there are, each where it may stand."""
    if state.residential_left < 0 or state.industrial_left < 0 or not invariants.blocks_fit(state):
        return False
    for colour in range(COLOURS):
        is_standing = state.skyscrapers & colour_set(colour) != 0
        if is_standing != (state.stands[sites.FIRST_SKYSCRAPER + colour] >= 0):
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
    return invariants.cards_in_pile(state) == ALL_CARDS


def clock_fits(state: UBuild) -> bool:
    """UB-11c, UB-3a What the length of the match says, and the dice."""
    if not invariants.length_fits(state) or not dice_fit(state):
        return False
    return not state.over or invariants.end_fits(state, ending.is_anybody_out(state))


def dice_fit(state: UBuild) -> bool:
    # UB-2a In Beginner one die.
    if state.table.mode == Mode.BEGINNER:
        return state.high_die == 0
    return (state.low_die == 0) == (state.high_die == 0) and state.low_die <= state.high_die


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
