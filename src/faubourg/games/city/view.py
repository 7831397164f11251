"""What may be known of a position: everything, for nothing in City is hidden."""

from typing import TypedDict

from mypy_extensions import i64

from faubourg.core.bits import bits_of
from faubourg.games.city import prompts
from faubourg.games.city.numbering import (
    CARD_IDS,
    DODGE,
    FIRST_HAZARD,
    FRAME_IDS,
    HELD_IDS,
    KIND_IDS,
    KINDS,
    Frame,
    Step,
)
from faubourg.games.city.rules import (
    building,
    card_choice,
    debt,
    ending,
    landing,
    landmarks,
    permits,
    score,
)
from faubourg.games.city.state import City
from faubourg.games.estate import owners, rent, turns
from faubourg.games.estate.districts import DISTRICT_IDS, DISTRICTS
from faubourg.games.estate.state import MOST_OFFERS
from faubourg.games.estate.view import (
    AuctionView,
    DebtView,
    OfferView,
    auction_view,
    debt_view,
    doubled_by,
    offer_view,
    seat_or_none,
)


class DistrictView(TypedDict):
    """One district. `counted` are the blocks that count for the rent, `rent` what another player would pay now."""

    id: str
    owner: int | None
    residential: int
    industrial: int
    counted: int
    bonus: str | None
    hazard: str | None
    stadium: bool
    skyscraper: bool
    tower: bool
    rail: bool
    mortgaged: bool
    mortgage: int | None
    rent: int
    doubled: str | None


class PlayerView(TypedDict):
    """One player. `tries` are failed rolls in jail, `salary` what GO would pay now."""

    seat: int
    out: bool
    cash: int
    square: int
    jailed: bool
    tries: int
    districts: list[str]
    cards: list[str]
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


class BuildView(TypedDict):
    """What BUILD shows in this roll, as far as it has not been used."""

    pressed: bool
    blocks: int
    rail: bool


class PairView(TypedDict):
    """What a permit square shows."""

    bonus: str
    hazard: str


class CityDebtView(DebtView):
    """A card of the debtor may settle it, too."""

    cards: list[str]


class CityView(TypedDict):
    """The whole view of a seat."""

    game: str
    phase: str
    actors: list[int]
    turn: int
    turns: int
    round: int
    rounds: int | None
    first: int | None
    hour: int | None
    time_up: bool
    dice: list[int] | None
    doubles: int
    build: BuildView
    square: int | None
    card: str | None
    pair: PairView | None
    nested: list[str]
    districts: list[DistrictView]
    players: list[PlayerView]
    bank: BankView
    chance: ChanceView
    parking: bool
    auction: AuctionView | None
    debt: CityDebtView | None
    offer: OfferView | None
    offers_left: int
    over: bool
    truncated: bool
    ranking: list[list[int]] | None
    decided_by: str | None
    ended_by: str | None


def whole_view(state: City) -> dict[str, object]:
    """The fields of CityView."""
    table = state.table
    found: dict[str, object] = {
        "game": state.game.id,
        "phase": prompts.phase_of(state),
        "actors": state.actors(),
        "turn": int(state.turn),
        "turns": int(state.turns),
        "round": int(state.round),
        "rounds": int(table.rounds) if table.by_rounds else None,
        "first": seat_or_none(state.first),
        "hour": int(state.hours) if table.by_hour else None,
        "time_up": state.time_up,
        "dice": [int(state.low_die), int(state.high_die)] if state.low_die else None,
        "districts": [district_view(state, district) for district in range(DISTRICTS)],
        "players": [player_view(state, seat) for seat in range(state.seats)],
        "bank": {"money": int(state.bank), "stock": stock_view(state)},
        "chance": chance_view(state),
        "parking": all(state.held[seat] & DODGE == 0 for seat in range(state.seats)),
        "offers_left": int(MOST_OFFERS - state.offered),
        "over": state.over,
        "truncated": state.truncated,
        "ranking": state.ranking() if state.over else None,
        "decided_by": state.decided_by() if state.over else None,
        "ended_by": ending.ended_by(state) if state.over else None,
    }
    return found | nested_view(state)


def district_view(state: City, district: i64) -> dict[str, object]:
    owner: i64 = owners.owner_of(state, district)
    kind: i64 = permits.kind_on(state, district)
    is_mortgaged = (state.mortgaged >> district) & 1 == 1
    return {
        "id": DISTRICT_IDS[district],
        "owner": seat_or_none(owner),
        "residential": int(state.residential[district]),
        "industrial": int(state.industrial[district]),
        "counted": int(rent.blocks_counted(state, district)),
        "bonus": KIND_IDS[kind] if 0 <= kind < FIRST_HAZARD else None,
        "hazard": KIND_IDS[kind] if kind >= FIRST_HAZARD else None,
        "stadium": (state.stadiums >> district) & 1 == 1,
        "skyscraper": (state.skyscrapers >> district) & 1 == 1,
        "tower": state.tower == district,
        "rail": (state.rails >> district) & 1 == 1,
        "mortgaged": is_mortgaged,
        "mortgage": int(state.sums[district]) if is_mortgaged else None,
        "rent": int(rent.rent_due(state, district, owner)),
        "doubled": doubled_by(state, district, owner),
    }


def player_view(state: City, seat: i64) -> dict[str, object]:
    wealth = int(score.wealth_of(state, seat))
    jail: i64 = state.jail[seat]
    return {
        "seat": int(seat),
        "out": (state.playing >> seat) & 1 == 0,
        "cash": int(state.cash[seat]),
        "square": int(state.places[seat]),
        "jailed": jail > 0,
        "tries": int(max(jail - 1, 0)),
        "districts": [DISTRICT_IDS[district] for district in bits_of(state.owned[seat])],
        "cards": [HELD_IDS[card] for card in bits_of(state.held[seat])],
        "salary": int(landmarks.salary(state, seat)),
        "wealth": wealth,
        "score": wealth,
    }


def stock_view(state: City) -> dict[str, object]:
    """CI-1f What is left of every piece but blocks."""
    found: dict[str, object] = {
        "rail": int(building.rails_left(state)),
        "stadium": int(landmarks.stadiums_left(state)),
        "skyscraper": int(landmarks.skyscrapers_left(state)),
        "tower": int(landmarks.towers_left(state)),
    }
    for kind in range(KINDS):
        found[KIND_IDS[kind]] = int(permits.left_of(state, kind))
    return found


def chance_view(state: City) -> dict[str, object]:
    return {
        "pile": int(state.pile.size()),
        "unseen": [CARD_IDS[card] for card in bits_of(state.pile.unseen)],
        "under": [CARD_IDS[card] for card in state.pile.under],
        "last": CARD_IDS[state.last_card - 1] if state.last_card else None,
    }


def nested_view(state: City) -> dict[str, object]:
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
    below = state.clone()
    while below.frames.depth:
        kind: i64 = below.frames.kind()
        kinds.insert(0, FRAME_IDS[kind])
        if kind == Frame.TURN:
            found["doubles"] = int(turns.doubles(below))
        elif kind == Frame.LANDING and found["square"] is None:
            found["square"] = int(landing.square(below))
        elif kind == Frame.CARD and found["card"] is None:
            found["card"] = CARD_IDS[card_choice.card_obeyed(below) - 1]
        elif kind == Frame.DEBT:
            found["debt"] = city_debt_view(below)
        below.frames.pop()
    found["nested"] = kinds
    return found | top_view(state, state.frames.kind())


def top_view(state: City, kind: i64) -> dict[str, object]:
    """What only the top frame shows."""
    if kind == Frame.AUCTION:
        return {"auction": auction_view(state)}
    if kind == Frame.DEAL:
        return {"offer": offer_view(state)}
    if kind == Frame.TURN:
        return {"build": building.ask(state)}
    if kind == Frame.LANDING and state.frames.step() == Step.PERMIT:
        return {"pair": permits.ask(state)}
    return {}


def city_debt_view(state: City) -> dict[str, object]:
    """CI-10a; CI-11f, CI-12c, CI-13.20 a card may settle it."""
    return debt_view(state) | {"cards": debt.ask(state)["cards"]}
