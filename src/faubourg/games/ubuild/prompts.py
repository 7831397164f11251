"""What is asked: the kind of decision, the clause behind it and its particulars, which each chapter tells."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from faubourg.core.actors import CLOCK
from faubourg.core.state import Prompt
from faubourg.games.estate import auction, buying, dealing, debts
from faubourg.games.ubuild.numbering import Frame, Piece, Step
from faubourg.games.ubuild.rules import building, card_choice, hazards, landmarks, permits, phases, roll, walking

if TYPE_CHECKING:
    from faubourg.games.ubuild.state import UBuild

# The phase of a frame's step, where a frame has several.
STEP_IDS: Final[dict[int, str]] = {
    Step.FIRST: "first",
    Step.ROLL: "roll",
    Step.DICE: "dice",
    Step.ACT: "act",
    Step.BUY: "buy",
    Step.PERMIT: "permit",
    Step.DRAW: "draw",
    Step.OPENING: "opening",
    Step.BIDDING: "bid",
    Step.CHOOSE: "card",
}
FRAME_PHASES: Final[dict[int, str]] = {
    Frame.DEBT: "debt",
    Frame.DEAL: "deal",
    Frame.SITE: "site",
    Frame.HAZARD: "step",
}
CLAUSES: Final[dict[str, str]] = {
    "first": "UB-3i",
    "roll": "UB-3a",
    "dice": "UB-3a",
    "act": "UB-3c",
    "buy": "UB-4a",
    "permit": "UB-5b",
    "draw": "UB-4f",
    "opening": "UB-7a",
    "bid": "UB-7a",
    "debt": "UB-8e",
    "deal": "UB-7b",
}


def phase_of(state: "UBuild") -> str:
    """What is being decided."""
    if state.over:
        return "over"
    kind: int = state.frames.kind()
    step: int = state.frames.step()
    return FRAME_PHASES[kind] if kind in FRAME_PHASES else STEP_IDS[step]


def clause_of(state: "UBuild") -> str:
    """The clause by which the present decision is asked for."""
    phase = phase_of(state)
    if phase == "card":
        return card_choice.clause(card_choice.card_obeyed(state))
    if phase == "roll" and state.jail[state.turn]:
        return "UB-9c"
    if phase == "site" and permits.piece(state) < Piece.FIRST_KIND:
        return landmarks.clause_of(state, permits.piece(state))
    return phases.clause_below(state) if phase in ("site", "step") else CLAUSES[phase]


def ask(state: "UBuild", seat: i64) -> Prompt:
    """What the actor is asked; of Nature and the clock, the clause by which chance or time decides."""
    if seat == CLOCK:
        return {"kind": "time", "clause": "UB-11c", "params": {}}
    params = particulars(state, seat) if seat >= 0 else {}
    return {"kind": phase_of(state), "clause": clause_of(state), "params": params}


def particulars(state: "UBuild", seat: i64) -> dict[str, object]:
    kind: i64 = state.frames.kind()
    if kind == Frame.TURN:
        if state.frames.step() == Step.ROLL:
            return roll.ask(state, seat)
        return {"cash": int(state.cash[seat])} | building.ask(state, seat)
    if kind == Frame.LANDING:
        return (
            buying.ask(state, walking.district(state), seat) if state.frames.step() == Step.BUY else permits.ask(state)
        )
    if kind == Frame.CARD:
        return card_choice.ask(state)
    if kind == Frame.AUCTION:
        return auction.ask(state, seat)
    if kind == Frame.DEBT:
        return debts.ask(state)
    if kind == Frame.SITE:
        return permits.ask_site(state)
    return hazards.ask(state) if kind == Frame.HAZARD else dealing.ask(state)
