"""The choices of a seat, for people: legal moves with their targets and cost, and what is greyed, with the reason."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.refusal import OWN_REFUSALS

if TYPE_CHECKING:
    from faubourg.core.state import Choice, State

# At most so many refused targets are shown beside the legal choices.
MOST_REFUSED: Final = 64


def offered(state: "State", seat: i64) -> "list[Choice]":
    """The legal moves; then, once each, the targets that the decision is about and none of whose moves is legal."""
    actions = Actions()
    state.fill(actions, seat)
    found = [state.choice_of(move, seat) for move in actions.moves()]
    targets = {target for choice in found for target in choice["targets"]}
    refused: list[Choice] = []
    for target, move in state.candidates(seat):
        if target in targets or len(refused) == MOST_REFUSED or state.refusal(move, seat) < OWN_REFUSALS:
            continue
        targets.add(target)
        refused.append(refused_choice(state, seat, target, move))
    return found + refused


def refused_choice(state: "State", seat: i64, target: str, move: i64) -> "Choice":
    """A target, with what is wrong with a move that has it."""
    choice = state.choice_of(move, seat)
    refusal = state.explain(state.refusal(move, seat), move, seat)
    kind, cost = choice["kind"], choice["cost"]
    return {"move": None, "kind": kind, "targets": [target], "cost": cost, "refusal": refusal.as_dict()}
