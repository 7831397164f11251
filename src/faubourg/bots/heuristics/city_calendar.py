"""City: how many turns are still to come."""

from mypy_extensions import i64

from faubourg.bots.heuristics.city_weights import HORIZON, SECONDS
from faubourg.core.bits import count_bits
from faubourg.games.city.numbering import Frame, Step
from faubourg.games.city.rules import turn
from faubourg.games.city.state import City


def turns_left(state: City, seat: i64) -> i64:
    """The turns a seat will still begin to roll in. The present one counts until the dice are thrown."""
    if (state.playing >> seat) & 1 == 0:
        return 0
    # CI-1e Time is up: this turn is the last. In an auction nobody's mind is changed by that.
    if state.time_up and state.frames.kind() != Frame.AUCTION:
        return 0
    left: i64 = rounds_left(state)
    seats: i64 = state.seats
    place: i64 = (seat - state.first + seats) % seats
    now: i64 = (state.turn - state.first + seats) % seats
    if place > now or (place == now and is_before_dice(state)):
        left += 1
    return left


def rounds_left(state: City) -> i64:
    """The rounds after the present one."""
    table = state.table
    if table.by_rounds:
        return table.rounds - state.round
    if table.by_hour:
        whole: i64 = table.minutes * 60 * state.hours // SECONDS // count_bits(state.playing)
        return max(i64(1), min(HORIZON, whole - state.round))
    return HORIZON


def is_before_dice(state: City) -> bool:
    return turn.step_of_turn(state) in (Step.FIRST, Step.ROLL, Step.DICE)
