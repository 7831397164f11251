"""What one seat may know, is asked and is offered."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actors import CLOCK, NATURE
from faubourg.core.bits import bits_of, count_bits, numbers_of
from faubourg.core.observation import Observation
from faubourg.core.refusal import Refusal
from faubourg.core.secret import Secret
from faubourg.core.state import Choice, Prompt
from tests.toy.moves import CODEC, bid_amount
from tests.toy.numbering import (
    AUCTION,
    BANK,
    BID,
    BURY,
    CARD_IDS,
    CARDS,
    LOT_IDS,
    LOTS,
    MOST_SEATS,
    OUT,
    REASONS,
    Frame,
    Step,
    Wrong,
)
from tests.toy.rules import auction, deal

if TYPE_CHECKING:
    from tests.toy.state import Toy


def whole_view(state: "Toy") -> dict[str, object]:
    return {
        "turn": int(state.turns),
        "over": state.over,
        "bank": int(state.bank),
        "cash": numbers_of(state.cash),
        "hands": [Secret(seat, names(state.hands[seat])) for seat in range(state.seats)],
        "hand_sizes": [int(count_bits(state.hands[seat])) for seat in range(state.seats)],
        "shown": [names(state.hands[seat] & state.shown) for seat in range(state.seats)],
        "owners": {LOT_IDS[lot]: int(state.owners[lot]) for lot in range(LOTS)},
        "pile": int(state.pile.size()),
        "under": [CARD_IDS[card] for card in state.pile.under],
        "discards": names(state.pile.discards),
        "auction": auction_view(state),
        "scores": state.scores(),
    }


def names(cards: i64) -> list[str]:
    return [CARD_IDS[card] for card in bits_of(cards)]


def auction_view(state: "Toy") -> dict[str, object] | None:
    frames = state.frames
    if state.over or frames.kind() != Frame.AUCTION:
        return None
    leader = frames.c()
    return {
        "lot": LOT_IDS[frames.a()],
        "bid": int(frames.b()),
        "leader": None if leader == BANK else int(leader),
        "out": bits_of(state.out),
    }


def ask(state: "Toy", seat: i64) -> Prompt:
    frames = state.frames
    if seat == CLOCK:
        return {"kind": "time", "clause": "TOY-3e", "params": {}}
    if seat == NATURE:
        clause = "TOY-1a" if frames.step() == Step.DEAL_OUT else "TOY-2a"
        return {"kind": "draw", "clause": clause, "params": {"seat": int(frames.a())}}
    match frames.kind():
        case Frame.TURN:
            return {"kind": "act", "clause": "TOY-2b", "params": {}}
        case Frame.AUCTION:
            return {"kind": "bid", "clause": "TOY-3a", "params": {"most": int(auction.most(state, seat))}}
        case Frame.DEBT:
            return {"kind": "debt", "clause": "TOY-4a", "params": {"amount": int(frames.b())}}
        case _:
            return {"kind": "deal", "clause": "TOY-5d", "params": deal.particulars(frames.c())}


def explain(state: "Toy", number: i64, move: i64, seat: i64) -> Refusal:
    code, clause = REASONS.row(number)
    params: dict[str, int | str] = {"move": int(move)}
    if number == Wrong.BID_TOO_LOW:
        params = {"amount": int(bid_amount(move)), "highest": int(state.frames.b())}
    elif number == Wrong.BID_TOO_HIGH:
        params = {"amount": int(bid_amount(move)), "most": int(auction.most(state, seat))}
    return Refusal(code, clause, params)


def choice_of(state: "Toy", move: i64) -> Choice:
    kind, targets = CODEC.text(int(move)).split()[0], list[str]()
    cost: int | None = None
    if move < AUCTION:
        card: i64 = move % CARDS
        cost = -int(state.figures.brings(card) if move < BURY else state.figures.premium)
        targets = [CARD_IDS[card]]
    elif move < BID:
        targets = [LOT_IDS[move - AUCTION]]
    elif move < OUT:
        targets, cost = [LOT_IDS[state.frames.a()]], int(bid_amount(move))
    return {"move": int(move), "kind": kind, "targets": targets, "cost": cost, "refusal": None}


def candidates(state: "Toy") -> list[tuple[str, int]]:
    """In one's turn the lots, each with the move that calls it."""
    if state.frames.kind() != Frame.TURN:
        return []
    return [(lot, int(AUCTION) + place) for place, lot in enumerate(LOT_IDS)]


def describe(state: "Toy", found: Observation, seat: i64) -> None:
    """Own cards; then each seat from this one on, absent ones as zeros: cash, cards, lots; then the highest bid."""
    found.about("")
    found.members("hand", CARD_IDS, state.hands[seat])
    for place in range(MOST_SEATS):
        other: i64 = (seat + place) % state.seats
        found.about(f"player_{place}", place >= state.seats)
        found.amount("cash", state.cash[other], 100)
        found.part("cards", count_bits(state.hands[other]), CARDS)
        for lot in range(LOTS):
            found.flag(f"owns_{LOT_IDS[lot]}", state.owners[lot] == other)
    found.about("")
    bidding = not state.over and state.frames.kind() == Frame.AUCTION
    found.amount("bid", state.frames.b() if bidding else 0, 100)
