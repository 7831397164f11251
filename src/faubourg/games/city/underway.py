"""The part of the view that says what is under way, frame by frame: auction, debt, offer."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.bits import bits_of
from faubourg.games.city import prompts
from faubourg.games.city.numbering import (
    BANK,
    CARD_IDS,
    DEAL_CARD_IDS,
    DISTRICT_IDS,
    DISTRICTS,
    FRAME_IDS,
    MOST_OFFERS,
    Frame,
    Step,
)
from faubourg.games.city.rules import auction, deal, owners, rent
from faubourg.games.estate.deals import cards_of, cash_of, districts_of

if TYPE_CHECKING:
    from faubourg.core.frames import Frames
    from faubourg.games.city.state import City


def seat_or_none(seat: i64) -> int | None:
    return int(seat) if seat >= 0 else None


def nested_view(state: "City") -> dict[str, object]:
    """What is going on, frame by frame; the bottom one is the turn."""
    found: dict[str, object] = {
        "doubles": 0,
        "build": {"pressed": False, "blocks": 0, "rail": False},
        "square": None,
        "card": None,
        "pair": None,
        "auction": None,
        "debt": None,
        "offer": None,
    }
    kinds: list[object] = []
    frames = state.frames.clone()
    top = True
    while frames.depth:
        kind: i64 = frames.kind()
        kinds.insert(0, FRAME_IDS[kind])
        if kind == Frame.TURN:
            found["doubles"] = int(frames.b())
        elif kind == Frame.LANDING and found["square"] is None:
            found["square"] = int(frames.a())
        elif kind == Frame.CARD and found["card"] is None:
            found["card"] = CARD_IDS[frames.a() - 1]
        elif kind == Frame.DEBT:
            found["debt"] = debt_view(state, frames)
        if top:
            found |= top_view(state, kind)
        top = False
        frames.pop()
    found["nested"] = kinds
    return found


def top_view(state: "City", kind: i64) -> dict[str, object]:
    """What only the top frame shows."""
    if kind == Frame.AUCTION:
        return {"auction": auction_view(state)}
    if kind == Frame.DEAL:
        return {"offer": offer_view(state)}
    if kind == Frame.TURN:
        return {"build": prompts.unit_shown(state)}
    if kind == Frame.LANDING and state.frames.step() == Step.PERMIT:
        return {"pair": prompts.pair_shown(state.frames.a())}
    return {}


def auction_view(state: "City") -> dict[str, object]:
    frames = state.frames
    speaks = frames.step() == Step.BIDDING and not state.table.live
    return {
        "district": DISTRICT_IDS[frames.a()],
        "bid": int(frames.b()),
        "leader": seat_or_none(frames.c()),
        "caller": seat_or_none(state.caller),
        "low": int(auction.least_bid(state)),
        "out": bits_of(state.dropped),
        "speaker": int(state.actor) if speaks else None,
        "live": state.table.live,
        "number": int(state.auctions),
    }


def debt_view(state: "City", frames: "Frames") -> dict[str, object]:
    debtor: i64 = frames.a()
    return {
        "debtor": int(debtor),
        "creditor": seat_or_none(frames.c()),
        "amount": int(frames.b()),
        "missing": int(frames.b() - state.cash[debtor]),
        "mortgages": int(rent.sum_of_rents(state, debtor)),
        "offers_left": int(MOST_OFFERS - frames.step()),
        "cards": prompts.settling_cards(state, frames),
    }


def offer_view(state: "City") -> dict[str, object]:
    frames = state.frames
    move: i64 = frames.c()
    against: i64 = prompts.cancelled_by(state)
    cash: i64 = cash_of(move) - against
    below = state.frames.clone()
    below.pop()
    made: i64 = below.step() if below.kind() == Frame.DEBT else state.offered
    return {
        "proposer": int(frames.a()),
        "partner": int(frames.b()),
        "gives": side_view(state, move, frames.a(), max(-cash, i64(0))),
        "gets": side_view(state, move, frames.b(), max(cash, i64(0))),
        "cancels": int(against),
        "offers_left": int(MOST_OFFERS - made),
        "rents": rent_changes(state),
    }


def side_view(state: "City", move: i64, seat: i64, cash: i64) -> dict[str, object]:
    """What one of the two gives."""
    cards: i64 = cards_of(move) & deal.dealable(state.held[seat])
    return {
        "districts": [DISTRICT_IDS[district] for district in bits_of(districts_of(move) & state.owned[seat])],
        "cards": [DEAL_CARD_IDS[card] for card in bits_of(cards)],
        "cash": int(cash),
    }


def rent_changes(state: "City") -> list[object]:
    """CI-7c What the deal would do to rents: those of a tower that changes hands, and of all its owner's districts."""
    after = state.clone()
    deal.accept(after)
    found: list[object] = []
    for district in range(DISTRICTS):
        owner: i64 = owners.owner_of(state, district)
        if owner == BANK:
            continue
        before: i64 = rent.rent_due(state, district, owner)
        then: i64 = rent.rent_due(after, district, owners.owner_of(after, district))
        if before != then:
            found.append({"district": DISTRICT_IDS[district], "before": int(before), "after": int(then)})
    return found
