"""Turns and rounds (CI-1d, CI-1e, CI-3d, UB-3h, UB-3i, UB-11c). The frame of a turn: the seat, the doubles that give
another roll, and a number of the game's own, 0 at the beginning of each roll."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.frames import empty_frames
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.core.told import DECISIONS
from faubourg.games.estate import bidding, offers
from faubourg.games.estate.state import Estate, Refused, Step

# The frame


def doubles(state: Estate) -> i64:
    """CI-3d, UB-3h"""
    return state.frames.b()


def set_doubles(state: Estate, number: i64) -> None:
    state.frames.set_b(number)


def is_of(state: Estate, seat: i64) -> bool:
    return state.frames.a() == seat


def step_of_turn(state: Estate) -> i64:
    """Where the turn is, whatever stands on it: it is the lowest frame."""
    return state.frames.rows[1]


def begin(state: Estate, seat: i64) -> None:
    """The turn of a seat begins."""
    frames = state.frames
    state.turns += 1
    state.turn = seat
    frames.set_step(Step.ROLL)
    frames.set_a(seat)
    frames.set_b(0)
    frames.set_c(0)
    offers.forget(state)


def finish_roll(state: Estate) -> None:
    """CI-3d, UB-3h After a double one rolls again; else the turn is over."""
    state.frames.set_step(Step.ROLL if doubles(state) else Step.END)
    state.frames.set_c(0)


def cut(state: Estate) -> None:
    """Whatever the turn was about, it ends."""
    frames = state.frames
    while frames.depth > 1:
        frames.pop()
    frames.set_step(Step.END)
    frames.set_b(0)
    frames.set_c(0)


def count_double(state: Estate, is_double: bool) -> bool:
    """CI-3d, UB-3h Whether a throw is the third double in a row, which is jail instead of moving."""
    if is_double and doubles(state) == 2:
        return True
    if is_double:
        set_doubles(state, doubles(state) + 1)
    else:
        set_doubles(state, 0)
    return False


# The first player


def refusal_first(state: Estate, move: i64) -> i64:
    first: i64 = state.terms.moves.first
    if not first <= move < first + 6:
        return NOT_ASKED_NOW
    return FINE if move - first < state.seats else Refused.NO_SUCH_SEAT


def fill_first(state: Estate, actions: Actions) -> None:
    # CI-1d, UB-3i The highest roll starts, and ties roll again: everybody is as likely as the next.
    actions.add_all(state.terms.moves.first, state.seats)


def name_first(state: Estate, seat: i64) -> None:
    """CI-1d, UB-3i The first player; from there on clockwise."""
    state.first = seat
    state.round = 1
    state.tell_seat("first-player", state.terms.clauses.first, seat)


# Rolling, and drawing a chance card


def ask_roll(state: Estate, seat: i64) -> dict[str, object]:
    prison: i64 = state.jail[seat]
    return {"jailed": prison > 0, "tries": int(max(prison - 1, 0)), "doubles": int(doubles(state))}


def refusal_draw(state: Estate, move: i64, cards: i64) -> i64:
    card: i64 = move - state.terms.moves.draw
    if not 0 <= card < cards:
        return NOT_ASKED_NOW
    return FINE if state.pile.can_draw(card) else Refused.CARD_NOT_IN_PILE


# Rounds


def is_new_round(state: Estate, following: i64) -> bool:
    """CI-1e, UB-11c Everybody still in has had a turn, counted from the starter's seat."""
    seats: i64 = state.seats
    return (following - state.first + seats) % seats <= (state.turn - state.first + seats) % seats


def tell_passed(state: Estate, following: i64) -> None:
    # CI-1d, UB-3i Clockwise.
    state.tell_seat("turn-passed", state.terms.clauses.first, following)


def is_last_round(state: Estate) -> bool:
    """A round is over; whether it was the last one of a limit, where there is one."""
    if state.telling:
        state.tell("round-over", state.terms.clauses.rounds, {"round": int(state.round)})
    # CI-1e, UB-11c A limit in rounds.
    if state.rounds and state.round >= state.rounds:
        return True
    state.round += 1
    return False


# Time


def is_running(state: Estate) -> bool:
    """CI-1e, UB-11c The time runs out once, at any moment of the match."""
    return state.minutes > 0 and state.turns > 0 and not state.time_up and not state.over


def time_out(state: Estate, about: str) -> None:
    # CI-1e, UB-11c When time is up the current turn is played out.
    state.time_up = True
    if state.telling:
        state.tell("time-up", state.terms.clauses.rounds, {"about": about})


# The end


def stop(state: Estate, clause: str, by: str) -> None:
    """Nobody plays again."""
    close(state)
    state.finish()
    if state.telling:
        state.tell_end(clause, by)


def ended_by(state: Estate, is_decided: bool, decided: str, clock: str) -> str:
    """What has ended the match: the limit on decisions, those who are out, or a limit in rounds or by the clock."""
    if state.truncated:
        return DECISIONS
    if is_decided:
        return decided
    return "rounds" if state.rounds else clock


def cut_short(state: Estate) -> None:
    """CI-17e, UB-11c The limit on decisions is reached."""
    close(state)
    state.truncate()


def close(state: Estate) -> None:
    """The match is over: nothing is open any more."""
    state.frames = empty_frames()
    bidding.forget(state)
