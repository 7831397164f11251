"""Which frames stand on which, and whom the top one asks: what a dump must agree with."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actors import NATURE, NOBODY, SEVERAL
from faubourg.core.frames import Frames
from tests.toy.moves import deal_of
from tests.toy.numbering import BANK, LOTS, STEP, Frame, Step

if TYPE_CHECKING:
    from tests.toy.state import Toy


def actor_of(frames: Frames) -> i64:
    """Whom the top frame asks; nobody when there is none."""
    match frames.kind():
        case Frame.TURN:
            return frames.a() if frames.step() == Step.ACT else NATURE
        case Frame.AUCTION:
            return SEVERAL
        case Frame.DEBT:
            return frames.a()
        case Frame.DEAL:
            return frames.b()
        case _:
            return NOBODY


def frames_fit(state: "Toy") -> bool:
    """A turn at the bottom; on it an auction or a deal; a debt only on an auction."""
    frames = state.frames.clone()
    if not state.over and actor_of(frames) != state.actor:
        return False
    above: i64 = -1
    while frames.depth:
        if not row_fits(state, frames, above):
            return False
        above = frames.kind()
        frames.pop()
    return state.over or above == Frame.TURN


def row_fits(state: "Toy", frames: Frames, above: i64) -> bool:
    """Whether the numbers of the top row can be, under a frame of that kind (-1: under none)."""
    step, a, b, c = frames.step(), frames.a(), frames.b(), frames.c()
    match frames.kind():
        case Frame.TURN:
            after = {-1: step <= Step.ACT, Frame.AUCTION: step == Step.END, Frame.DEAL: step == Step.ACT}
            return after.get(above, False) and 0 <= a < state.seats and 0 <= b <= 1
        case Frame.AUCTION:
            after = {-1: step == Step.BIDDING, Frame.DEBT: step == Step.PAYING}
            bidder = BANK <= c < state.seats and (c == BANK) == (b == 0)
            return after.get(above, False) and 0 <= a < LOTS and state.owners[a] == BANK and b % STEP == 0 and bidder
        case Frame.DEBT:
            return above == -1 and 0 <= a < state.seats and b > state.cash[a] and state.hands[a] != 0
        case _:
            deal = deal_of(c)
            return above == -1 and deal is not None and deal[0] == b and 0 <= a < state.seats and b < state.seats
