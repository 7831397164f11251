"""The choices of a seat, for people: every legal move with its targets, and what is greyed, with the reason."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bits_of
from faubourg.core.state import MOST_REFUSED, Choice
from faubourg.games.paris import explanation
from faubourg.games.paris.numbering import (
    ALL_STREETS,
    BUY,
    CARD_IDS,
    DONE,
    HOTEL,
    HOUSE,
    LOT_IDS,
    PAY,
    Phase,
)
from faubourg.games.paris.rules import building, legality

if TYPE_CHECKING:
    from faubourg.games.paris.state import Paris

# The targets by number.
LOT_TARGETS: Final = ["lot:" + lot for lot in LOT_IDS]
CARD_TARGETS: Final = ["card:" + card for card in CARD_IDS]


def offer(state: "Paris", seat: i64) -> list[Choice]:
    actions = Actions()
    legality.fill(state, actions, seat)
    found: list[Choice] = []
    for move in actions.moves():
        found.append(
            {
                "move": move,
                "kind": kind_of_move(move),
                "targets": targets_of(move),
                "cost": cost_of_move(state, move),
                "refusal": None,
            }
        )
    offered = {target for choice in found for target in choice["targets"]}
    return found + refused(state, seat, offered)


def kind_of_move(move: i64) -> str:
    if move < HOUSE:
        return "buy"
    if move < HOTEL:
        return "house"
    if move < DONE:
        return "hotel"
    if move == DONE:
        return "done"
    return "pay" if move >= PAY else "pass"


def targets_of(move: i64) -> list[str]:
    """The things on the table that a move is about."""
    if move < HOUSE:
        return [LOT_TARGETS[move - BUY]]
    if move < HOTEL:
        return [LOT_TARGETS[move - HOUSE], "piece:house"]
    if move < DONE:
        return [LOT_TARGETS[move - HOTEL], "piece:hotel"]
    return [CARD_TARGETS[move - PAY]] if move >= PAY else []


def cost_of_move(state: "Paris", move: i64) -> int | None:
    """What an item costs, or a card is worth."""
    if move < HOUSE:
        return int(state.figures.prices[move])
    if move < HOTEL:
        return int(state.figures.house_price)
    if move < DONE:
        return int(building.hotel_cost(state, move - HOTEL))
    return int(state.figures.values[move - PAY]) if move >= PAY else None


def refused(state: "Paris", seat: i64, offered: set[str]) -> list[Choice]:
    """The targets this decision is about, none of whose moves is legal, each with its first refusal."""
    found: list[Choice] = []
    for move in candidates(state, seat):
        target = targets_of(move)[0]
        if target in offered or len(found) == MOST_REFUSED:
            continue
        refusal = explanation.explain(state, legality.refusal(state, move, seat), move, seat)
        found.append(
            {
                "move": None,
                "kind": kind_of_move(move),
                "targets": [target],
                "cost": cost_of_move(state, move),
                "refusal": refusal.as_dict(),
            }
        )
    return found


def candidates(state: "Paris", seat: i64) -> list[int]:
    """One move for each thing that the decision is about: lots on sale, streets that are owned, cards of the hand."""
    if state.phase == Phase.PAY:
        return [int(PAY) + card for card in bits_of(state.hands[seat])]
    owned: i64 = 0
    for other in range(state.seats):
        owned |= state.owned[other]
    lots = [int(BUY) + lot for lot in bits_of(state.on_sale)]
    return lots + [int(HOUSE) + street for street in bits_of(owned & ALL_STREETS)]
