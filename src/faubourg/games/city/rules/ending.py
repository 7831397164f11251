"""Chapter 1: the first player, how turns pass on, and how long is played (CI-1d, CI-1e). The frame of the question for
another hour: who is asked, and the seats that have agreed."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, count_bits
from faubourg.core.forms import Timer
from faubourg.core.frames import empty_frames
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.core.told import DECISIONS
from faubourg.games.city.numbering import ACCEPT, DICE, FIRST, TIME_HOUR, Frame, Refused, Step
from faubourg.games.city.rules import turn
from faubourg.games.city.state import City
from faubourg.games.estate import bidding, owners
from faubourg.games.estate.bidding import next_of


def refusal_first(state: City, move: i64) -> i64:
    if not FIRST <= move < DICE:
        return NOT_ASKED_NOW
    return FINE if move - FIRST < state.seats else Refused.NO_SUCH_SEAT


def fill_first(state: City, actions: Actions) -> None:
    # CI-1d The highest roll starts, and ties roll again: everybody is as likely as the next.
    actions.add_all(FIRST, state.seats)


def name_first(state: City, seat: i64) -> None:
    """CI-1d The first player; from there on clockwise."""
    state.first = seat
    state.round = 1
    if state.telling:
        state.tell("first-player", "CI-1d", {"seat": int(seat)})
    turn.begin(state, seat)


def pass_on(state: City) -> None:
    """The turn is over."""
    following: i64 = next_of(state.playing, state.turn, state.seats)
    # CI-1e Time is up, and this turn has been played out.
    if state.time_up:
        state.frames.push(Frame.QUESTION, Step.ASK, following)
        return
    if is_new_round(state, following) and end_round(state):
        return
    # CI-1d Clockwise.
    if state.telling:
        state.tell("turn-passed", "CI-1d", {"seat": int(following)})
    turn.begin(state, following)


def is_new_round(state: City, following: i64) -> bool:
    """CI-1e Everybody still in has had a turn, counted from the starter's seat."""
    seats: i64 = state.seats
    return (following - state.first + seats) % seats <= (state.turn - state.first + seats) % seats


def end_round(state: City) -> bool:
    """A round is over; whether the match is, too."""
    if state.telling:
        state.tell("round-over", "CI-1e", {"round": int(state.round)})
    # CI-1e A limit in rounds.
    if state.table.by_rounds and state.round >= state.table.rounds:
        stop(state)
        return True
    state.round += 1
    return False


# Another hour


def is_running(state: City) -> bool:
    """CI-1e The hour runs out once, at any moment of the match."""
    return state.table.by_hour and state.turns > 0 and not state.time_up


def time_out(state: City) -> None:
    # CI-1e When time is up the current turn is played out.
    state.time_up = True
    if state.telling:
        state.tell("time-up", "CI-1e", {"about": "hour"})


def timers(state: City) -> list[Timer]:
    # CI-1e
    return [Timer("hour", int(state.table.minutes) * 60, int(TIME_HOUR), int(state.hours), played=True)]


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
    if state.telling:
        state.tell("another-hour", "CI-1e", {"seat": int(seat)})
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
    if state.telling:
        state.tell("no-more-hours", "CI-1e", {"seat": int(seat)})
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
    """Nobody plays again."""
    close(state)
    state.finish()
    if state.telling:
        state.tell_end("CI-14c" if is_last(state) else "CI-1e", ended_by(state))


def cut_short(state: City) -> None:
    """CI-17e The limit on decisions is reached."""
    close(state)
    state.truncate()


def close(state: City) -> None:
    """Nothing is open any more."""
    state.frames = empty_frames()
    bidding.forget(state)


def ended_by(state: City) -> str:
    """What has ended the match."""
    if state.truncated:
        return DECISIONS
    if is_last(state):
        return "last"
    return "rounds" if state.table.by_rounds else "hour"
