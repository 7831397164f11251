"""What may be known of an auction, a debt and an offer: everything."""

from typing import TypedDict

from mypy_extensions import i64

from faubourg.core.bits import bits_of
from faubourg.games.estate import bidding, dealing, debts, offers, owners, rent
from faubourg.games.estate.deals import cards_of, cash_of, districts_of
from faubourg.games.estate.districts import BANK, DISTRICT_IDS, DISTRICTS
from faubourg.games.estate.state import Estate, Step


class AuctionView(TypedDict):
    """The auction under way. Without a caller the bank has opened it; `low` is the least next bid."""

    district: str
    bid: int
    leader: int | None
    caller: int | None
    low: int
    out: list[int]
    speaker: int | None
    live: bool
    number: int


class DebtView(TypedDict):
    """The debt that must be settled; no creditor is the bank."""

    debtor: int
    creditor: int | None
    amount: int
    missing: int
    mortgages: int
    offers_left: int


class AssetsView(TypedDict):
    """What one side of a deal gives."""

    districts: list[str]
    cards: list[str]
    cash: int


class RentChange(TypedDict):
    """A rent that a deal would change."""

    district: str
    before: int
    after: int


class OfferView(TypedDict):
    """The offer on the table: what its proposer gives and gets, and how much of a debt it cancels."""

    proposer: int
    partner: int
    gives: AssetsView
    gets: AssetsView
    cancels: int
    offers_left: int
    rents: list[RentChange]


def seat_or_none(seat: i64) -> int | None:
    return int(seat) if seat >= 0 else None


def doubled_by(state: Estate, district: i64, owner: i64) -> str | None:
    """CI-11d, UB-6a By what a rent is doubled, if it is."""
    if rent.factor(state, district, rent.has_tower(state, owner)) == 1:
        return None
    return "skyscraper" if rent.has_skyscraper(state, district) else "tower"


def auction_view(state: Estate) -> dict[str, object]:
    speaks = state.frames.step() == Step.BIDDING and not state.live
    return {
        "district": DISTRICT_IDS[bidding.district(state)],
        "bid": int(bidding.highest(state)),
        "leader": seat_or_none(bidding.leader(state)),
        "caller": seat_or_none(state.caller),
        "low": int(bidding.least_bid(state)),
        "out": bits_of(state.dropped),
        "speaker": int(state.actor) if speaks else None,
        "live": state.live,
        "number": int(state.auctions),
    }


def debt_view(state: Estate) -> dict[str, object]:
    """What the debtor is told, and who that is."""
    told = debts.ask(state)
    sides: dict[str, object] = {"debtor": int(debts.debtor(state)), "creditor": seat_or_none(debts.creditor(state))}
    return sides | {name: told[name] for name in ("amount", "missing", "mortgages", "offers_left")}


def offer_view(state: Estate) -> dict[str, object]:
    move: i64 = offers.offer(state)
    against: i64 = offers.cancelled(state, move)
    cash: i64 = cash_of(move) - against
    return {
        "proposer": int(offers.proposer(state)),
        "partner": int(offers.partner(state)),
        "gives": side_view(state, move, offers.proposer(state), max(-cash, i64(0))),
        "gets": side_view(state, move, offers.partner(state), max(cash, i64(0))),
        "cancels": int(against),
        "offers_left": int(offers.left(state)),
        "rents": rent_changes(state),
    }


def side_view(state: Estate, move: i64, seat: i64, cash: i64) -> dict[str, object]:
    """What one of the two gives."""
    return {
        "districts": [DISTRICT_IDS[district] for district in bits_of(districts_of(move) & state.owned[seat])],
        "cards": state.card_ids(cards_of(move) & state.cards_dealt(seat)),
        "cash": int(cash),
    }


def rent_changes(state: Estate) -> list[object]:
    """CI-7c, UB-7c What the deal would do to rents: those of a tower that changes hands, and of all its owner's
    districts."""
    after = state.clone()
    dealing.accept(after)
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
