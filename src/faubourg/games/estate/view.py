"""What may be known, of what City and U-Build have alike: everything, for nothing is hidden."""

from typing import TypedDict

from mypy_extensions import i64

from faubourg.core.bits import bits_of
from faubourg.core.view import MatchView, match_view, result_view, seat_or_none
from faubourg.games.estate import bidding, dealing, debts, offers, owners, rent
from faubourg.games.estate.deals import cards_of, cash_of, districts_of
from faubourg.games.estate.districts import BANK, DISTRICT_IDS, DISTRICTS
from faubourg.games.estate.state import MOST_OFFERS, Estate, Step

# What a game tells besides, by name.
Told = dict[str, object]


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


class EstateDistrictView(TypedDict):
    """One district. `counted` are the blocks that count for the rent, `rent` what another player would pay now."""

    id: str
    owner: int | None
    residential: int
    industrial: int
    counted: int
    skyscraper: bool
    stadium: bool
    tower: bool
    mortgaged: bool
    mortgage: int | None
    rent: int
    doubled: str | None


class EstatePlayerView(TypedDict):
    """One player. `tries` are failed rolls in jail, `salary` what GO would pay now."""

    seat: int
    out: bool
    cash: int
    jailed: bool
    tries: int
    districts: list[str]
    salary: int
    wealth: int
    score: int


class BankView(TypedDict):
    """What the bank has got from the players, less what it has paid; and what is left of every piece."""

    money: int
    stock: dict[str, int]


class ChanceView(TypedDict):
    """The chance pile: unseen cards above those put under it, the uppermost first; and the last one drawn."""

    pile: int
    unseen: list[str]
    under: list[str]
    last: str | None


class EstateView(MatchView):
    """The whole view of a seat, as far as both games have it."""

    round: int
    rounds: int | None
    time_up: bool
    dice: list[int] | None
    doubles: int
    nested: list[str]
    bank: BankView
    chance: ChanceView
    auction: AuctionView | None
    offer: OfferView | None
    offers_left: int
    ended_by: str | None


# The table


def table_view(state: Estate, phase: str) -> dict[str, object]:
    """With what every view begins."""
    return {
        **match_view(state, phase, state.turn),
        "round": int(state.round),
        "rounds": int(state.rounds) if state.rounds else None,
        "first": seat_or_none(state.first),
    }


def ending_view(state: Estate, ended_by: str) -> dict[str, object]:
    """How many offers there may still be; and the result, once there is one."""
    return {
        "offers_left": int(MOST_OFFERS - state.offered),
        **result_view(state),
        "ended_by": ended_by if state.over else None,
    }


def district_view(state: Estate, district: i64, stands: Told, more: Told) -> dict[str, object]:
    """One district, with what a game tells of what stands there, and more of its mortgage."""
    owner: i64 = owners.owner_of(state, district)
    is_mortgaged = (state.mortgaged >> district) & 1 == 1
    return {
        "id": DISTRICT_IDS[district],
        "owner": seat_or_none(owner),
        "residential": int(state.residential[district]),
        "industrial": int(state.industrial[district]),
        "counted": int(rent.blocks_counted(state, district)),
        **stands,
        "mortgaged": is_mortgaged,
        "mortgage": int(state.sums[district]) if is_mortgaged else None,
        **more,
        "rent": int(rent.rent_due(state, district, owner)),
        "doubled": doubled_by(state, district, owner),
    }


def player_view(state: Estate, seat: i64, place: str, held: Told, salary: i64) -> dict[str, object]:
    """One player, with the cards held in a game that has such; `place` is what the game calls where a pawn is."""
    jail: i64 = state.jail[seat]
    wealth = int(rent.wealth(state, seat))
    return {
        "seat": int(seat),
        "out": (state.playing >> seat) & 1 == 0,
        "cash": int(state.cash[seat]),
        place: int(state.places[seat]),
        "jailed": jail > 0,
        "tries": int(max(jail - 1, 0)),
        "districts": [DISTRICT_IDS[district] for district in bits_of(state.owned[seat])],
        **held,
        "salary": int(salary),
        "wealth": wealth,
        "score": wealth,
    }


def chance_view(state: Estate, cards: list[str]) -> dict[str, object]:
    return {
        "pile": int(state.pile.size()),
        "unseen": [cards[card] for card in bits_of(state.pile.unseen)],
        "under": [cards[card] for card in state.pile.under],
        "last": cards[state.last_card - 1] if state.last_card else None,
    }


# What is going on


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
