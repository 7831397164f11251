"""Chapters 1 and 2: setup and the turn (TOY-1a to TOY-2e), and how frames go on."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actors import NATURE
from faubourg.core.bits import bit, count_bits
from faubourg.core.secret import Secret
from faubourg.core.state import FINE
from tests.toy.numbering import ALL_CARDS, CARD_IDS, CARDS, Frame, Step, Wrong
from tests.toy.rules import auction, deal, debt, end

if TYPE_CHECKING:
    from tests.toy.state import Toy


def go_on(state: "Toy") -> None:
    """Settle the top frame, and the one below it, until a frame has something to ask."""
    asking = False
    while not asking and not state.over:
        match state.frames.kind():
            case Frame.TURN:
                asking = go_on_turn(state)
            case Frame.AUCTION:
                asking = auction.go_on_auction(state)
            case Frame.DEBT:
                asking = debt.go_on_debt(state)
            case _:
                asking = deal.go_on_deal(state)


def go_on_turn(state: "Toy") -> bool:
    """Whether the turn asks somebody."""
    step = state.frames.step()
    if step == Step.ACT:
        state.actor = state.frames.a()
        return True
    if step == Step.END:
        end.end_turn(state)
        return False
    # TOY-2d An empty pile is made of the discards.
    if state.pile.is_empty() and state.pile.discards:
        state.pile.reshuffle()
        state.note("shuffled", "TOY-2d", {"cards": int(state.pile.size())})
    if state.pile.is_empty():
        state.frames.set_step(Step.ACT)
        return False
    state.actor = NATURE
    return True


def draw(state: "Toy", card: i64) -> None:
    """TOY-1a, TOY-2a A card for the first seat that is short of the deal, then for the seat at turn."""
    seat: i64 = state.frames.a()
    # TOY-2e Below the unseen cards the order is known.
    known = state.pile.unseen == 0
    if known:
        state.shown |= bit(card)
    state.pile.draw(card)
    state.hands[seat] |= bit(card)
    name: object = CARD_IDS[card] if known else Secret(seat, CARD_IDS[card])
    if state.frames.step() == Step.DRAW:
        state.note("drawn", "TOY-2e" if known else "TOY-2a", {"seat": seat, "card": name})
        state.frames.set_step(Step.ACT)
        return
    state.note("drawn", "TOY-1a", {"seat": seat, "card": name})
    if count_bits(state.hands[seat]) == state.figures.hand:
        # TOY-2a Seat 0 begins.
        following: i64 = (seat + 1) % state.seats
        state.frames.set_a(following)
        if following == 0:
            state.frames.set_step(Step.DRAW)
            state.turns = 1


def refusal_card(state: "Toy", card: i64, seat: i64) -> i64:
    """TOY-2b, TOY-4a Only a card of one's own hand."""
    return FINE if (state.hands[seat] >> card) & 1 else Wrong.CARD_NOT_HELD


def sell(state: "Toy", card: i64, seat: i64) -> None:
    # TOY-2b, TOY-4a Shown and discarded, and the bank pays.
    show(state, card, seat)
    state.pile.discard(card)
    brought: i64 = state.figures.brings(card)
    state.pay(seat, -brought)
    clause = "TOY-4a" if state.frames.kind() == Frame.DEBT else "TOY-2b"
    state.note("sold", clause, {"seat": seat, "card": CARD_IDS[card], "cash": brought})


def bury(state: "Toy", card: i64, seat: i64) -> None:
    # TOY-2c Shown and put under the pile, for a premium.
    show(state, card, seat)
    state.pile.put_under(card)
    state.pay(seat, -state.figures.premium)
    state.note("buried", "TOY-2c", {"seat": seat, "card": CARD_IDS[card], "cash": int(state.figures.premium)})


def show(state: "Toy", card: i64, seat: i64) -> None:
    """The card leaves the hand, seen by all."""
    state.hands[seat] &= ~bit(card)
    state.shown &= ~bit(card)


def all_cards(state: "Toy") -> bool:
    """TOY-1a Every card is in exactly one place."""
    places = [state.hands[seat] for seat in range(state.seats)]
    places += [state.pile.unseen, state.pile.discards, *(bit(card) for card in state.pile.under)]
    together: i64 = 0
    count: i64 = 0
    for place in places:
        together |= place
        count += count_bits(place)
    return together == ALL_CARDS and count == CARDS
