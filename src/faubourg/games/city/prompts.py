"""What is asked: the kind of decision, the clause behind it and its particulars, which each chapter tells."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.actors import CLOCK
from faubourg.core.bits import cells_of
from faubourg.core.state import FINE, Prompt
from faubourg.games.city.numbering import Frame, Step, Unit
from faubourg.games.city.rules import (
    auction,
    building,
    card_choice,
    charges,
    debt,
    jail,
    landing,
    permits,
    squares,
    turn,
)
from faubourg.games.city.state import City
from faubourg.games.estate import blocks, buying, dealing, turns

# What is decided at a step, or in a frame whatever its step, and by which clause; that of a card is its own.
STEPS: Final[dict[int, tuple[str, str]]] = {
    Step.FIRST: ("first", "CI-1d"),
    Step.ROLL: ("roll", "CI-3a"),
    Step.DICE: ("dice", "CI-3a"),
    Step.FINE: ("fine", "CI-12c"),
    Step.PRESS: ("press", "CI-6a"),
    Step.ACT: ("act", "CI-3c"),
    Step.TAXI: ("taxi", "CI-13.19"),
    Step.BUY: ("buy", "CI-4a"),
    Step.RENT: ("rent", "CI-11f"),
    Step.TAX: ("tax", "CI-13.20"),
    Step.CALL: ("call", "CI-4d"),
    Step.PERMIT: ("permit", "CI-8a"),
    Step.DRAW: ("draw", "CI-4g"),
    Step.JUMP: ("jump", "CI-6g"),
    Step.OPENING: ("opening", "CI-5a"),
    Step.BIDDING: ("bid", "CI-5c"),
}
FRAMES: Final[dict[int, tuple[str, str]]] = {
    Frame.DEBT: ("debt", "CI-10a"),
    Frame.DEAL: ("deal", "CI-7a"),
    Frame.QUESTION: ("hour", "CI-1e"),
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


def phase_place(state: City) -> i64:
    """What is being decided, as its place among PHASES."""
    if state.over:
        return len(PHASES) - 1
    kind: i64 = state.frames.kind()
    if 0 <= kind < len(BY_FRAME) and BY_FRAME[kind] >= 0:
        return BY_FRAME[kind]
    return BY_STEP[state.frames.step()]


def phase_of(state: City) -> str:
    """What is being decided."""
    return PHASES[phase_place(state)]


def clause_of(state: City) -> str:
    """The clause by which the present decision is asked for."""
    phase = phase_of(state)
    if phase == "card":
        return card_choice.clause(card_choice.card_obeyed(state))
    if phase == "roll" and state.jail[state.turn]:
        return "CI-12c"
    if phase == "act" and turn.shown(state) > Unit.EMPTY:
        return "CI-6d" if turn.shown(state) == Unit.RAIL else "CI-6b"
    return dealing.clause(state) if phase == "deal" else CLAUSES[phase]


def ask(state: City, seat: i64) -> Prompt:
    """What the actor is asked; of Nature and the clock, the clause by which chance or time decides."""
    if seat == CLOCK:
        return {"kind": "time", "clause": "CI-16a", "params": {}}
    params = particulars(state, seat) if seat >= 0 else {}
    return {"kind": phase_of(state), "clause": clause_of(state), "params": params}


def particulars(state: City, seat: i64) -> dict[str, object]:
    kind: i64 = state.frames.kind()
    if kind == Frame.TURN:
        return turn_particulars(state, seat)
    if kind == Frame.LANDING:
        return landing_particulars(state, seat)
    if kind == Frame.CARD:
        return card_choice.ask(state)
    if kind == Frame.AUCTION:
        return auction.ask(state, seat)
    if kind == Frame.DEBT:
        # CI-10a Whether the debtor may give up.
        return debt.ask(state) | {"bankrupt": debt.refusal_bankrupt(state, seat) == FINE}
    return dealing.ask(state) if kind == Frame.DEAL else {}


def turn_particulars(state: City, seat: i64) -> dict[str, object]:
    step: i64 = state.frames.step()
    if step == Step.ROLL:
        return turns.ask_roll(state, seat)
    if step == Step.ACT:
        # Who owns nothing may press all the same, for a railroad; and blocks that no district can take are of no use.
        means = {"cash": int(state.cash[seat]), "owns": state.owned[seat] != 0, "room": blocks.can_buy(state, seat)}
        return means | building.ask(state)
    return jail.ask_fine(state, seat)


def landing_particulars(state: City, seat: i64) -> dict[str, object]:
    step: i64 = state.frames.step()
    if step == Step.TAXI:
        return landing.ask_taxi(state, seat)
    if step == Step.BUY:
        return buying.ask(state, landing.district(state), seat)
    if step == Step.PERMIT:
        return permits.ask(state)
    if step == Step.JUMP:
        return squares.ask_jump(state)
    return charges.ask(state, seat) if step in (Step.RENT, Step.TAX) else {}
