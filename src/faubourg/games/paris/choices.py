"""The choices of a seat, for people: every legal move with its targets, and what is greyed, with the reason."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bits_of
from faubourg.core.state import Choice
from faubourg.games.paris import numbering
from faubourg.games.paris.moves import CODEC
from faubourg.games.paris.numbering import ALL_STREETS, CARD_IDS, LOT_IDS, Phase
from faubourg.games.paris.rules.lots import item_cost
from faubourg.games.paris.state import Paris

# The targets by number.
LOT_TARGETS: Final = ["lot:" + lot for lot in LOT_IDS]
CARD_TARGETS: Final = ["card:" + card for card in CARD_IDS]


def choice_of(state: Paris, move: i64) -> Choice:
    kind, cost = CODEC.verb_of(move).word, cost_of_move(state, move)
    return {"move": int(move), "kind": kind, "targets": targets_of(move), "cost": cost, "refusal": None}


def targets_of(move: i64) -> list[str]:
    """The things on the table that a move is about."""
    if move < numbering.HOUSE:
        return [LOT_TARGETS[move - numbering.BUY]]
    if move < numbering.HOTEL:
        return [LOT_TARGETS[move - numbering.HOUSE], "piece:house"]
    if move < numbering.DONE:
        return [LOT_TARGETS[move - numbering.HOTEL], "piece:hotel"]
    return [CARD_TARGETS[move - numbering.PAY]] if move >= numbering.PAY else []


def cost_of_move(state: Paris, move: i64) -> int | None:
    """What an item costs, or a card is worth."""
    if move < numbering.DONE:
        return int(item_cost(state, move))
    return int(state.figures.values[move - numbering.PAY]) if move >= numbering.PAY else None


def candidates(state: Paris, seat: i64) -> list[tuple[str, int]]:
    """The things that the decision is about, each with its first move: cards of the hand, or lots on sale and streets
    that are owned."""
    if state.phase == Phase.PAY:
        return [(CARD_TARGETS[card], int(numbering.PAY) + card) for card in bits_of(state.hands[seat])]
    owned: i64 = 0
    for other in range(state.seats):
        owned |= state.owned[other]
    lots = [(LOT_TARGETS[lot], int(numbering.BUY) + lot) for lot in bits_of(state.on_sale)]
    return lots + [(LOT_TARGETS[street], int(numbering.HOUSE) + street) for street in bits_of(owned & ALL_STREETS)]
