"""City: how many turns are still to come."""

from mypy_extensions import i64

from faubourg.bots.heuristics.city_weights import HORIZON, SECONDS
from faubourg.bots.heuristics.estate_calendar import turns_to_come
from faubourg.core.bits import count_bits
from faubourg.games.city.numbering import Frame
from faubourg.games.city.state import City


def turns_left(state: City, seat: i64, seasoned: bool) -> i64:
    """The turns a seat will still begin to roll in. The present one counts until the dice are thrown."""
    if (state.playing >> seat) & 1 == 0:
        return 0
    # CI-1e Time is up: this turn is the last. In an auction only a seasoned player's mind is changed by that.
    if state.time_up and (seasoned or state.frames.kind() != Frame.AUCTION):
        return 0
    return turns_to_come(state, seat, rounds_left(state))


def rounds_left(state: City) -> i64:
    """The rounds after the present one."""
    table = state.table
    if table.by_rounds:
        return table.rounds - state.round
    if table.by_hour:
        whole: i64 = table.minutes * 60 * state.hours // SECONDS // count_bits(state.playing)
        return max(i64(1), min(HORIZON, whole - state.round))
    return HORIZON
