"""The choices of a seat, for people: every legal move with its targets, and what is greyed, with the reason."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bits_of
from faubourg.core.state import MOST_REFUSED, NATURE_DECIDES, Choice
from faubourg.games.city import explanation, prompts
from faubourg.games.city.numbering import (
    ALL_DISTRICTS,
    BONUS,
    BUY,
    CALL,
    HAZARD,
    MORTGAGE,
    RESIDENTIAL,
)
from faubourg.games.city.rules import card_choice, legality
from faubourg.games.city.targets import cost_of_move, kind_of_move, targets_of

if TYPE_CHECKING:
    from faubourg.games.city.state import City


def offer(state: "City", seat: i64) -> list[Choice]:
    actions = Actions()
    legality.fill(state, actions, seat)
    found: list[Choice] = []
    for move in actions.moves():
        found.append(
            {
                "move": move,
                "kind": kind_of_move(move),
                "targets": targets_of(state, move, seat),
                "cost": cost_of_move(state, move, seat),
                "refusal": None,
            }
        )
    offered = {target for choice in found for target in choice["targets"]}
    return found + refused(state, seat, offered)


def refused(state: "City", seat: i64, offered: set[str]) -> list[Choice]:
    """The targets this decision is about, none of whose moves is legal, each with its first refusal."""
    found: list[Choice] = []
    for move in candidates(state, seat):
        target = targets_of(state, move, seat)[0]
        number: i64 = legality.refusal(state, move, seat)
        if target in offered or len(found) == MOST_REFUSED or number <= NATURE_DECIDES:
            continue
        found.append(
            {
                "move": None,
                "kind": kind_of_move(move),
                "targets": [target],
                "cost": cost_of_move(state, move, seat),
                "refusal": explanation.explain(state, number, move, seat).as_dict(),
            }
        )
    return found


def candidates(state: "City", seat: i64) -> list[int]:
    """One move for each district that the decision is about."""
    phase = prompts.phase_of(state)
    if phase == "buy":
        return [int(BUY)]
    if phase == "act":
        return [int(RESIDENTIAL) + district for district in bits_of(state.owned[seat])]
    if phase == "call":
        return every(CALL, ALL_DISTRICTS & ~state.unowned)
    if phase == "permit":
        mine: i64 = state.owned[seat]
        return every(BONUS, mine) + every(HAZARD, ALL_DISTRICTS & ~mine)
    if phase == "card" and not card_choice.must_choose_kind(state, state.frames.a()):
        return every(card_choice.base_of(state, state.frames.a()), ALL_DISTRICTS)
    return every(MORTGAGE, state.owned[seat]) if phase == "debt" else []


def every(base: i64, districts: i64) -> list[int]:
    return [int(base) + district for district in bits_of(districts)]
