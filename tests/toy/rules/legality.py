"""Which moves fit the top frame: one function per kind of move says what is wrong with it."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import CLOCK, NATURE
from faubourg.core.state import CLOCK_DECIDES, FINE, NATURE_DECIDES, NOT_ASKED_NOW, UNKNOWN_MOVE
from tests.toy.moves import bid_amount, deal_of
from tests.toy.numbering import (
    ACCEPT,
    AUCTION,
    BID,
    BURY,
    CARDS,
    DONE,
    DRAW,
    HAMMER,
    LISTED,
    OUT,
    POLICY,
    REFUSE,
    SELL,
    Frame,
)
from tests.toy.rules import auction, deal, turn

if TYPE_CHECKING:
    from tests.toy.state import Toy


def fill(state: "Toy", actions: Actions, seat: i64) -> None:
    if seat == NATURE:
        state.pile.fill(actions, DRAW)
    elif seat == CLOCK:
        actions.add(HAMMER)
    else:
        for move in range(POLICY):
            if refusal(state, move, seat) == FINE:
                actions.add(move)


def refusal(state: "Toy", move: i64, seat: i64) -> i64:
    if seat == NATURE:
        return FINE if DRAW <= move < HAMMER and state.pile.can_draw(move - DRAW) else NOT_ASKED_NOW
    if seat == CLOCK:
        return FINE if move == HAMMER else NOT_ASKED_NOW
    if POLICY <= move < LISTED:
        return CLOCK_DECIDES if move == HAMMER else NATURE_DECIDES
    kind = state.frames.kind()
    if kind == Frame.TURN:
        return refusal_in_turn(state, move, seat)
    if kind == Frame.AUCTION:
        return refusal_in_auction(state, move, seat)
    if kind == Frame.DEBT and SELL <= move < SELL + CARDS:
        return turn.refusal_card(state, move - SELL, seat)
    if kind == Frame.DEAL and ACCEPT <= move <= REFUSE:
        return FINE
    return refusal_elsewhere(move)


def refusal_in_turn(state: "Toy", move: i64, seat: i64) -> i64:
    if move < BURY:
        return turn.refusal_card(state, move - SELL, seat)
    if move < AUCTION:
        return turn.refusal_card(state, move - BURY, seat)
    if move < BID:
        return auction.refusal_auction(state, move - AUCTION)
    if move == DONE:
        return FINE
    offered = deal_of(move)
    if offered is not None:
        return deal.refusal_deal(state, seat, offered[0], offered[1], offered[2])
    return refusal_elsewhere(move)


def refusal_in_auction(state: "Toy", move: i64, seat: i64) -> i64:
    if move == OUT:
        return FINE
    amount: i64 = bid_amount(move)
    return auction.refusal_bid(state, amount, seat) if amount else refusal_elsewhere(move)


def refusal_elsewhere(move: i64) -> i64:
    """A move of another moment, or no move at all."""
    known = move < LISTED or bid_amount(move) > 0 or deal_of(move) is not None
    return NOT_ASKED_NOW if known else UNKNOWN_MOVE
