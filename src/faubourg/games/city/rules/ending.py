"""Chapter 1: the first player, how turns pass on, and how long is played (CI-1d, CI-1e). The frame of the question for
another hour: who is asked, and the seats that have agreed."""

from mypy_extensions import i64

from faubourg.core.bits import bit, count_bits
from faubourg.core.forms import Timer
from faubourg.games.city.numbering import ACCEPT, TIME_HOUR, Frame, Step
from faubourg.games.city.state import City
from faubourg.games.estate import owners, turns
from faubourg.games.estate.bidding import next_of


def name_first(state: City, seat: i64) -> None:
    # CI-1d
    turns.name_first(state, seat)
    turns.begin(state, seat)


def pass_on(state: City) -> None:
    """The turn is over."""
    following: i64 = next_of(state.playing, state.turn, state.seats)
    # CI-1e Time is up, and this turn has been played out.
    if state.time_up:
        state.frames.push(Frame.QUESTION, Step.ASK, following)
        return
    # CI-1e A limit in rounds.
    if turns.is_new_round(state, following) and turns.is_last_round(state):
        stop(state)
        return
    turns.tell_passed(state, following)
    turns.begin(state, following)


# Another hour


def timers(state: City) -> list[Timer]:
    # CI-1e
    return [Timer("hour", int(state.minutes) * 60, int(TIME_HOUR), int(state.hours), played=True)]


def asked(state: City) -> i64:
    return state.frames.a()


def agreed(state: City) -> i64:
    return state.frames.b()


def answer(state: City, move: i64, seat: i64) -> None:
    if move == ACCEPT:
        agree(state, seat)
    else:
        disagree(state, seat)


def agree(state: City, seat: i64) -> None:
    """CI-1e All players still in must agree to another hour."""
    frames = state.frames
    frames.set_b(agreed(state) | bit(seat))
    state.tell_seat("another-hour", "CI-1e", seat)
    following: i64 = next_of(state.playing & ~agreed(state), seat, state.seats)
    if following >= 0:
        frames.set_a(following)
        return
    frames.pop()
    state.time_up = False
    state.hours += 1
    if state.telling:
        state.tell("hour-begins", "CI-1e", {"hour": int(state.hours)})


def disagree(state: City, seat: i64) -> None:
    # CI-1e The first no ends it.
    state.tell_seat("no-more-hours", "CI-1e", seat)
    stop(state)


def fits(state: City) -> bool:
    """CI-1e"""
    seat: i64 = asked(state)
    said: i64 = agreed(state)
    if not owners.is_playing(state, seat) or said < 0 or said & ~state.playing:
        return False
    return state.frames.step() == Step.ASK and (said >> seat) & 1 == 0 and state.frames.c() == 0


# The end


def is_last(state: City) -> bool:
    """CI-1e, CI-14c One player is left."""
    return count_bits(state.playing) == 1


def stop(state: City) -> None:
    turns.stop(state, "CI-14c" if is_last(state) else "CI-1e", ended_by(state))


def ended_by(state: City) -> str:
    """What has ended the match."""
    return turns.ended_by(state, is_last(state), "last", "hour")
