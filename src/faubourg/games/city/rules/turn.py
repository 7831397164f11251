"""Chapter 3: a turn (CI-3c to CI-3e). Its frame: the seat, the doubles that give another roll, and what BUILD shows."""

from mypy_extensions import i64

from faubourg.games.city.numbering import Frame, Step, Unit
from faubourg.games.city.state import City
from faubourg.games.estate import offers


def doubles(state: City) -> i64:
    """CI-3d"""
    return state.frames.b()


def set_doubles(state: City, number: i64) -> None:
    state.frames.set_b(number)


def shown(state: City) -> i64:
    """CI-6a What BUILD shows in this roll, as far as it has not been used (Unit)."""
    return state.frames.c()


def show(state: City, unit: i64) -> None:
    state.frames.set_c(unit)


def is_of(state: City, seat: i64) -> bool:
    return state.frames.a() == seat


def is_blank(state: City) -> bool:
    """Before the first player is known."""
    return is_of(state, 0) and doubles(state) == 0 and shown(state) == Unit.UNPRESSED


def step_of_turn(state: City) -> i64:
    """Where the turn is, whatever stands on it: it is the lowest frame."""
    return state.frames.rows[1]


def begin(state: City, seat: i64) -> None:
    """The turn of a seat begins."""
    frames = state.frames
    state.turns += 1
    state.turn = seat
    frames.set_step(Step.ROLL)
    frames.set_a(seat)
    frames.set_b(0)
    frames.set_c(Unit.UNPRESSED)
    offers.forget(state)


def is_free(state: City, seat: i64) -> bool:
    """CI-3e A point of the seat's own turn at which nothing is owed and no auction, offer or card choice is open."""
    if seat != state.turn:
        return False
    kind: i64 = state.frames.kind()
    step: i64 = state.frames.step()
    if kind == Frame.TURN:
        return step in (Step.ROLL, Step.ACT)
    return kind == Frame.LANDING and step in (Step.BUY, Step.CALL, Step.PERMIT, Step.JUMP)


def finish_roll(state: City) -> None:
    """CI-3d After a double one rolls again; else the turn is over."""
    state.frames.set_step(Step.ROLL if doubles(state) else Step.END)
    show(state, Unit.UNPRESSED)


def cut(state: City) -> None:
    """Whatever the turn was about, it ends."""
    frames = state.frames
    while frames.depth > 1:
        frames.pop()
    frames.set_step(Step.END)
    set_doubles(state, 0)
    show(state, Unit.UNPRESSED)
