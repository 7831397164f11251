"""What may be known of a position: everything, for nothing in City is hidden."""

from typing import TypedDict

from mypy_extensions import i64

from faubourg.core.bits import bits_of
from faubourg.games.city import numbering, prompts
from faubourg.games.city.numbering import CARD_IDS, FIRST_HAZARD, FRAME_IDS, HELD_IDS, KIND_IDS, KINDS, Frame, Step
from faubourg.games.city.rules import building, card_choice, debt, ending, landing, landmarks, permits
from faubourg.games.city.state import City
from faubourg.games.estate import turns, view
from faubourg.games.estate.districts import DISTRICTS, Piece
from faubourg.games.estate.view import DebtView, EstateDistrictView, EstatePlayerView, EstateView


class DistrictView(EstateDistrictView):
    """One district. `counted` are the blocks that count for the rent, `rent` what another player would pay now."""

    bonus: str | None
    hazard: str | None
    rail: bool


class PlayerView(EstatePlayerView):
    """One player. `tries` are failed rolls in jail, `salary` what GO would pay now."""

    square: int
    cards: list[str]


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


class CityView(EstateView):
    """The whole view of a seat."""

    hour: int | None
    build: BuildView
    square: int | None
    card: str | None
    pair: PairView | None
    districts: list[DistrictView]
    players: list[PlayerView]
    parking: bool
    debt: CityDebtView | None


def whole_view(state: City) -> dict[str, object]:
    """The fields of CityView."""
    found: dict[str, object] = {
        "hour": int(state.hours) if state.minutes else None,
        "time_up": state.time_up,
        "dice": [int(state.low_die), int(state.high_die)] if state.low_die else None,
        "districts": [district_view(state, district) for district in range(DISTRICTS)],
        "players": [player_view(state, seat) for seat in range(state.seats)],
        "bank": {"money": int(state.bank), "stock": stock_view(state)},
        "chance": view.chance_view(state, CARD_IDS),
        "parking": all(state.held[seat] & numbering.DODGE == 0 for seat in range(state.seats)),
    }
    head = view.table_view(state, prompts.phase_of(state))
    return head | found | view.ending_view(state, ending.ended_by(state)) | nested_view(state)


def district_view(state: City, district: i64) -> dict[str, object]:
    kind: i64 = permits.kind_on(state, district)
    stands: dict[str, object] = {
        "bonus": KIND_IDS[kind] if 0 <= kind < FIRST_HAZARD else None,
        "hazard": KIND_IDS[kind] if kind >= FIRST_HAZARD else None,
        "stadium": (state.stadiums >> district) & 1 == 1,
        "skyscraper": (state.skyscrapers >> district) & 1 == 1,
        "tower": state.tower == district,
        "rail": (state.rails >> district) & 1 == 1,
    }
    return view.district_view(state, district, stands, {})


def player_view(state: City, seat: i64) -> dict[str, object]:
    cards: dict[str, object] = {"cards": [HELD_IDS[card] for card in bits_of(state.held[seat])]}
    return view.player_view(state, seat, "square", cards, landmarks.salary(state, seat))


def stock_view(state: City) -> dict[str, object]:
    """CI-1f What is left of every piece but blocks."""
    found: dict[str, object] = {
        "rail": int(building.rails_left(state)),
        "stadium": int(landmarks.left_of(state, Piece.STADIUM)),
        "skyscraper": int(landmarks.left_of(state, Piece.SKYSCRAPER)),
        "tower": int(landmarks.left_of(state, Piece.TOWER)),
    }
    for kind in range(KINDS):
        found[KIND_IDS[kind]] = int(permits.left_of(state, kind))
    return found


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
        return {"auction": view.auction_view(state)}
    if kind == Frame.DEAL:
        return {"offer": view.offer_view(state)}
    if kind == Frame.TURN:
        return {"build": building.ask(state)}
    if kind == Frame.LANDING and state.frames.step() == Step.PERMIT:
        return {"pair": permits.ask(state)}
    return {}


def city_debt_view(state: City) -> dict[str, object]:
    """CI-10a; CI-11f, CI-12c, CI-13.20 a card may settle it."""
    return view.debt_view(state) | {"cards": debt.ask(state)["cards"]}
