"""Chapter 6: the score (RS-6a to RS-6f)."""

from mypy_extensions import i64

from faubourg.core.bits import count_bits
from faubourg.games.roomshare.numbering import ALL_FLATS, ARROWS, CLASSIC, HAUNTED, ROYAL, SUITE
from faubourg.games.roomshare.rules.board import holding, reserve_of
from faubourg.games.roomshare.state import RoomShare


def score_of(state: RoomShare, seat: i64) -> i64:
    """The points of a seat's own colour. RS-6e Second colours and reserves score nothing."""
    points = state.figures.points
    shared: i64 = holding(state, state.figures.sharing)
    classics: i64 = ALL_FLATS & ~(state.suites | state.haunted | state.royals)
    row: i64 = state.table.own[seat] * ARROWS
    total: i64 = 0
    for arrow in range(ARROWS):
        mine: i64 = state.tenants[row + arrow]
        # RS-6a Classic, RS-6b suite, RS-6c royal suite: for each tenant where exactly three live.
        flats: i64 = mine & shared
        if flats:
            total += points[CLASSIC] * count_bits(flats & classics)
            total += points[SUITE] * count_bits(flats & state.suites)
            total += points[ROYAL] * count_bits(flats & state.royals)
        # RS-6d Haunted: for each tenant there, however many live in it.
        total += points[HAUNTED] * count_bits(mine & state.haunted)
    return total


def counts_with(state: RoomShare, flat: i64, lodged: i64) -> bool:
    """Whether whoever lives in a flat scores for it, for better or worse, when so many do."""
    # RS-6d Haunted: however many live in it. RS-6a to RS-6c The others: where exactly three do.
    return lodged > 0 if (state.haunted >> flat) & 1 else lodged == state.figures.sharing


def standing(state: RoomShare, seat: i64) -> tuple[int, ...]:
    """RS-6f A finished match has no ties; one cut short may."""
    first, second = tie_break(state, seat)
    return int(score_of(state, seat)), -int(first), -int(second)


def tie_break(state: RoomShare, seat: i64) -> tuple[i64, i64]:
    """What decides between equal scores, smaller first."""
    if state.table.duel:
        # RS-8.2b A tie goes to whoever took the first turn.
        return 0, 0 if seat == state.first else 1
    # RS-6f Fewest tenants left in the reserve, every colour; then the order of the last chance.
    return reserve_of(state, seat), last_chance_order(state, seat)


def last_chance_order(state: RoomShare, seat: i64) -> i64:
    # RS-6f Whoever triggered the last chance comes after everyone.
    if state.trigger < 0:
        return 0
    return (seat - state.trigger - 1 + state.seats) % state.seats
