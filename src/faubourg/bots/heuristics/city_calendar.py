"""City: how many rounds are still to come."""

from mypy_extensions import i64

from faubourg.bots.heuristics.city_weights import HORIZON, SECONDS
from faubourg.core.bits import count_bits
from faubourg.games.city.state import City


def rounds_left(state: City) -> i64:
    """The rounds after the present one."""
    table = state.table
    if table.by_rounds:
        return table.rounds - state.round
    if table.by_hour:
        whole: i64 = table.minutes * 60 * state.hours // SECONDS // count_bits(state.playing)
        return max(i64(1), min(HORIZON, whole - state.round))
    return HORIZON
