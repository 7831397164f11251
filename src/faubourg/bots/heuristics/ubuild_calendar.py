"""U-Build: how many turns are still to come."""

from mypy_extensions import i64

from faubourg.bots.heuristics.estate_calendar import turns_to_come
from faubourg.bots.heuristics.ubuild_weights import SECONDS
from faubourg.core.bits import count_bits
from faubourg.games.ubuild.numbering import Frame
from faubourg.games.ubuild.state import UBuild


def turns_left(state: UBuild, seat: i64, rounds: i64, seasoned: bool) -> i64:
    """When so many rounds follow the present one."""
    if (state.playing >> seat) & 1 == 0:
        return 0
    # UB-11c Time is up: this turn is the last. In an auction only a seasoned player's mind is changed by that.
    if state.time_up and (seasoned or state.frames.kind() != Frame.AUCTION):
        return 0
    return turns_to_come(state, seat, rounds)


def rounds_left(state: UBuild, length: i64, shortest: i64) -> i64:
    """The rounds after the present one, if UB-11a a bankruptcy ends a match after so many, but hardly at once."""
    table = state.table
    likely: i64 = max(shortest, length - state.round)
    # UB-11c
    if table.by_rounds:
        return min(likely, table.rounds - state.round)
    if table.by_minutes:
        whole: i64 = table.minutes * 60 // SECONDS // count_bits(state.playing)
        return min(likely, max(i64(1), whole - state.round))
    return likely
