"""City and U-Build: how many turns are still to come."""

from mypy_extensions import i64

from faubourg.games.estate import turns
from faubourg.games.estate.state import Estate, Frame, Step


def turns_left(state: Estate, seat: i64, rounds: i64, seasoned: bool) -> i64:
    """The turns a seat will still begin to roll in, when so many rounds follow the present one. The present turn counts
    until the dice are thrown."""
    if (state.playing >> seat) & 1 == 0:
        return 0
    # CI-1e, UB-11c Time is up: this turn is the last. In an auction only a seasoned player's mind is changed by that.
    if state.time_up and (seasoned or state.frames.kind() != Frame.AUCTION):
        return 0
    seats: i64 = state.seats
    place: i64 = (seat - state.first + seats) % seats
    now: i64 = (state.turn - state.first + seats) % seats
    if place > now or (place == now and is_before_dice(state)):
        return rounds + 1
    return rounds


def is_before_dice(state: Estate) -> bool:
    return turns.step_of_turn(state) in (Step.FIRST, Step.ROLL, Step.DICE)
