"""Sites, and what stands on them (UB-1e, UB-5c).

What may stand on a site has a slot: each kind of bonus building and hazard one, each colour one for its skyscraper,
then the stadium and the tower."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit, lowest, with_cell
from faubourg.games.estate.districts import COLOUR_OF, COLOURS, colour_set
from faubourg.games.ubuild.layouts.layout import SITES_OF_SPACE
from faubourg.games.ubuild.numbering import FIRST_HAZARD, KINDS, Piece
from faubourg.games.ubuild.state import UBuild

NONE: Final[i64] = -1
# A set of sites has two words: there are more than one holds.
HALF: Final[i64] = 33
FIRST_SKYSCRAPER: Final[i64] = KINDS
STADIUM_SLOT: Final[i64] = KINDS + COLOURS
TOWER_SLOT: Final[i64] = KINDS + COLOURS + 1


def slot_of(piece: i64, district: i64) -> i64:
    """The slot of a piece; that of a skyscraper is its colour's."""
    if piece >= Piece.FIRST_KIND:
        return piece - Piece.FIRST_KIND
    if piece == Piece.SKYSCRAPER:
        return FIRST_SKYSCRAPER + COLOUR_OF[district]
    return STADIUM_SLOT if piece == Piece.STADIUM else TOWER_SLOT


def piece_in(slot: i64) -> i64:
    if slot < KINDS:
        return Piece.FIRST_KIND + slot
    if slot < STADIUM_SLOT:
        return Piece.SKYSCRAPER
    return Piece.STADIUM if slot == STADIUM_SLOT else Piece.TOWER


def is_taken(state: UBuild, site: i64) -> bool:
    # UB-1e One per site.
    if site < HALF:
        return (state.taken_low >> site) & 1 == 1
    return (state.taken_high >> (site - HALF)) & 1 == 1


def slot_at(state: UBuild, site: i64) -> i64:
    """The slot of what stands on a site; NONE if it is free."""
    for slot in range(len(state.stands)):
        if state.stands[slot] == site:
            return slot
    return NONE


def put(state: UBuild, slot: i64, site: i64) -> None:
    """Something comes to stand on a site, from stock or from another one; or goes back to stock, on none."""
    old: i64 = state.stands[slot]
    if old >= 0:
        mark(state, old)
    if site >= 0:
        mark(state, site)
    state.stands = with_cell(state.stands, slot, site)
    if slot < KINDS:
        spread(state)


def mark(state: UBuild, site: i64) -> None:
    """A site that was taken is free now, or the other way round."""
    if site < HALF:
        state.taken_low ^= bit(site)
    else:
        state.taken_high ^= bit(site - HALF)


def spread(state: UBuild) -> None:
    """UB-5c A bonus building protects every district its site touches, a hazard spoils every one."""
    touched = state.layout.districts_at
    protected: i64 = 0
    spoiled: i64 = 0
    for kind in range(KINDS):
        site: i64 = state.stands[kind]
        if site < 0:
            continue
        if kind < FIRST_HAZARD:
            protected |= touched[site]
        else:
            spoiled |= touched[site]
    state.protected = protected
    state.hazards = spoiled


def recount(state: UBuild) -> None:
    """What follows from where everything stands."""
    state.taken_low = 0
    state.taken_high = 0
    for slot in range(len(state.stands)):
        site: i64 = state.stands[slot]
        if site >= 0 and not is_taken(state, site):
            mark(state, site)
    spread(state)


def touches(state: UBuild, site: i64, district: i64) -> bool:
    return (state.layout.districts_at[site] >> district) & 1 == 1


def has_free_site(state: UBuild, district: i64) -> bool:
    """Whether a free site touches a district on the track."""
    layout = state.layout
    first: i64 = layout.space_of[district] * SITES_OF_SPACE
    return any(not is_taken(state, layout.sites_of[first + place]) for place in range(SITES_OF_SPACE))


def district_of(state: UBuild, slot: i64) -> i64:
    """UB-5h The district with which something is recorded; NONE for a bonus building or a hazard."""
    if slot < KINDS:
        return NONE
    if slot == STADIUM_SLOT:
        return state.stadium
    if slot == TOWER_SLOT:
        return state.tower
    recorded: i64 = state.skyscrapers & colour_set(slot - FIRST_SKYSCRAPER)
    return lowest(recorded) if recorded else NONE
