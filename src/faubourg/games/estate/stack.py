"""What a dump must agree with: the frames that stand on each other (CI-10f, UB-8e)."""

from typing import Final

from mypy_extensions import i64

from faubourg.games.estate.state import Estate, Frame

# Above no frame at all.
NO_FRAME: Final[i64] = -1


def fits(state: Estate) -> bool:
    """Whether the frames can stand on each other as they do, and nothing is left to do before the actor is asked."""
    if state.over:
        return state.frames.depth == 0
    copy = state.clone()
    above: i64 = NO_FRAME
    while copy.frames.depth:
        if not copy.row_fits(above):
            return False
        above = copy.frames.kind()
        copy.frames.pop()
    return above == Frame.TURN and is_settled(state)


def is_settled(state: Estate) -> bool:
    copy = state.clone()
    copy.go_on()
    return copy.actor == state.actor and copy.bank == state.bank and copy.frames.dump() == state.frames.dump()
