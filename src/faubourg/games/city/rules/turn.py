"""Chapter 3: a turn (CI-3c to CI-3e). Its frame has, besides what `estate.turns` says, what BUILD shows."""

from mypy_extensions import i64

from faubourg.games.city.numbering import Frame, Step, Unit
from faubourg.games.city.state import City
from faubourg.games.estate import turns


def shown(state: City) -> i64:
    """CI-6a What BUILD shows in this roll, as far as it has not been used (Unit)."""
    return state.frames.c()


def show(state: City, unit: i64) -> None:
    state.frames.set_c(unit)


def is_blank(state: City) -> bool:
    """Before the first player is known."""
    return turns.is_of(state, 0) and turns.doubles(state) == 0 and shown(state) == Unit.UNPRESSED


def is_free(state: City, seat: i64) -> bool:
    """CI-3e A point of the seat's own turn at which nothing is owed and no auction, offer or card choice is open."""
    if seat != state.turn:
        return False
    kind: i64 = state.frames.kind()
    step: i64 = state.frames.step()
    if kind == Frame.TURN:
        return step in (Step.ROLL, Step.ACT)
    return kind == Frame.LANDING and step in (Step.BUY, Step.CALL, Step.PERMIT, Step.JUMP)
