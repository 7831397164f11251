"""What is asked: the kind of decision, the clause behind it and its particulars, which each chapter tells."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.actors import CLOCK
from faubourg.core.bits import cells_of
from faubourg.core.state import FINE, Prompt
from faubourg.games.estate import auction, buying, dealing, debts, landmarks
from faubourg.games.ubuild.numbering import STOP, Frame, Piece, Step
from faubourg.games.ubuild.rules import building, card_choice, hazards, permits, phases, roll, walking
from faubourg.games.ubuild.state import UBuild

# What is decided at a step, or in a frame whatever its step, and by which clause; that of a card is its own, and a
# building is placed or moved by that of what stands below.
STEPS: Final[dict[int, tuple[str, str]]] = {
    Step.FIRST: ("first", "UB-3i"),
    Step.ROLL: ("roll", "UB-3a"),
    Step.DICE: ("dice", "UB-3a"),
    Step.ACT: ("act", "UB-3c"),
    Step.BUY: ("buy", "UB-4a"),
    Step.PERMIT: ("permit", "UB-5b"),
    Step.DRAW: ("draw", "UB-4f"),
    Step.OPENING: ("opening", "UB-7a"),
    Step.BIDDING: ("bid", "UB-7a"),
}
FRAMES: Final[dict[int, tuple[str, str]]] = {
    Frame.DEBT: ("debt", "UB-8e"),
    Frame.DEAL: ("deal", "UB-7b"),
    Frame.SITE: ("site", ""),
    Frame.HAZARD: ("step", ""),
    Frame.CARD: ("card", ""),
}
CLAUSES: Final = dict([*STEPS.values(), *FRAMES.values()])
PHASES: Final = [*CLAUSES, "over"]


def places(asked: dict[int, tuple[str, str]]) -> vec[i64]:
    """By kind of frame, or by step, the place of its phase among PHASES; below zero where it has none."""
    found = [-1] * (max(asked) + 1)
    for number, (phase, _) in asked.items():
        found[number] = PHASES.index(phase)
    return cells_of(found)


BY_STEP: Final[vec[i64]] = places(STEPS)
BY_FRAME: Final[vec[i64]] = places(FRAMES)


def phase_place(state: UBuild) -> i64:
    """What is being decided, as its place among PHASES."""
    if state.over:
        return len(PHASES) - 1
    kind: i64 = state.frames.kind()
    if 0 <= kind < len(BY_FRAME) and BY_FRAME[kind] >= 0:
        return BY_FRAME[kind]
    return BY_STEP[state.frames.step()]


def phase_of(state: UBuild) -> str:
    """What is being decided."""
    return PHASES[phase_place(state)]


def clause_of(state: UBuild) -> str:
    """The clause by which the present decision is asked for."""
    phase = phase_of(state)
    if phase == "card":
        return card_choice.clause(card_choice.card_obeyed(state))
    if phase == "roll" and state.jail[state.turn]:
        return "UB-9c"
    if phase == "site" and permits.piece(state) < Piece.FIRST_KIND:
        return landmarks.clause_of(state, permits.piece(state))
    return phases.clause_below(state) if phase in ("site", "step") else CLAUSES[phase]


def ask(state: UBuild, seat: i64) -> Prompt:
    """What the actor is asked; of Nature and the clock, the clause by which chance or time decides."""
    if seat == CLOCK:
        return {"kind": "time", "clause": "UB-11c", "params": {}}
    params = particulars(state, seat) if seat >= 0 else {}
    return {"kind": phase_of(state), "clause": clause_of(state), "params": params}


def particulars(state: UBuild, seat: i64) -> dict[str, object]:
    kind: i64 = state.frames.kind()
    if kind == Frame.TURN:
        if state.frames.step() == Step.ROLL:
            return roll.ask(state, seat)
        # Who owns nothing builds nothing.
        return {"cash": int(state.cash[seat]), "owns": state.owned[seat] != 0} | building.ask(state, seat)
    if kind == Frame.LANDING:
        return (
            buying.ask(state, walking.district(state), seat) if state.frames.step() == Step.BUY else permits.ask(state)
        )
    if kind == Frame.CARD:
        return card_choice.ask(state)
    if kind == Frame.AUCTION:
        return auction.ask(state, seat)
    if kind == Frame.DEBT:
        # UB-8e Whether the debtor may give up.
        return debts.ask(state) | {"bankrupt": debts.refusal_bankrupt(state, seat) == FINE}
    if kind == Frame.SITE:
        return permits.ask_site(state)
    if kind == Frame.HAZARD:
        # UB-5e Whether the hazard may stay where it is.
        return hazards.ask(state) | {"stop": hazards.refusal(state, STOP) == FINE}
    return dealing.ask(state)
