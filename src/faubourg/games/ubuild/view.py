"""What may be known of a position: everything, for nothing in U-Build is hidden."""

from typing import TypedDict

from mypy_extensions import i64

from faubourg.core.bits import bits_of
from faubourg.games.estate import owners, rent, turns, view
from faubourg.games.estate.districts import DISTRICT_IDS
from faubourg.games.estate.view import DebtView, EstateDistrictView, EstatePlayerView, EstateView
from faubourg.games.ubuild import prompts, sites
from faubourg.games.ubuild.numbering import CARD_IDS, FRAME_IDS, KIND_IDS, KINDS, PIECE_IDS, Frame, Piece
from faubourg.games.ubuild.outlook import OutlookView, outlook
from faubourg.games.ubuild.rules import building, card_choice, ending, hazards, landmarks, permits, roll, walking
from faubourg.games.ubuild.state import UBuild


class DistrictView(EstateDistrictView):
    """One district on the track. `counted` are the blocks that count for the rent, `rent` what another player would pay
    now; `mortgage` the recorded sum, `lift` what lifting it costs, or `worth` what a mortgage would bring."""

    protected: bool
    spoiled: bool
    lift: int | None
    worth: int | None
    changed: bool


class SiteView(TypedDict):
    """A site on which something stands, and the district that it is recorded with."""

    site: int
    piece: str
    district: str | None


class BridgeView(TypedDict):
    space: int
    open: bool


class PlayerView(EstatePlayerView):
    """One player. `tries` are failed rolls in jail, `salary` what GO would pay now."""

    space: int


class BuildView(TypedDict):
    """What may still be built in this roll, and whether a hazard was moved in it for money."""

    blocks: int
    moved: bool


class CardView(TypedDict):
    """The card that is being obeyed, and which half of it; where it has been chosen, the district."""

    card: str
    open: bool
    district: str | None


class PlacingView(TypedDict):
    """What is about to be placed on a site, the district that it will be recorded with, and what would follow where."""

    piece: str
    district: str | None
    outlook: list[OutlookView]


class MovingView(TypedDict):
    """A hazard after its first step: where it began and where it is, and what a second step costs."""

    piece: str
    start: int
    site: int
    cost: int


class UBuildView(EstateView):
    """The whole view of a seat."""

    build: BuildView
    space: int | None
    steps: int
    card: CardView | None
    placing: PlacingView | None
    moving: MovingView | None
    districts: list[DistrictView]
    sites: list[SiteView]
    bridges: list[BridgeView]
    players: list[PlayerView]
    debt: DebtView | None


def whole_view(state: UBuild) -> dict[str, object]:
    """The fields of UBuildView."""
    found: dict[str, object] = {
        "time_up": state.time_up,
        "dice": roll.dice_of(state) if state.low_die else None,
        "districts": [district_view(state, district) for district in bits_of(state.in_play)],
        "sites": sites_view(state),
        "bridges": bridges_view(state),
        "players": [player_view(state, seat) for seat in range(state.seats)],
        "bank": {"money": int(state.bank), "stock": stock_view(state)},
        "chance": view.chance_view(state, CARD_IDS),
    }
    head = view.table_view(state, prompts.phase_of(state))
    return head | found | view.ending_view(state, ending.ended_by(state)) | nested_view(state)


# The board


def district_view(state: UBuild, district: i64) -> dict[str, object]:
    owner: i64 = owners.owner_of(state, district)
    is_mortgaged = (state.mortgaged >> district) & 1 == 1
    stands: dict[str, object] = {
        "protected": (state.protected >> district) & 1 == 1,
        "spoiled": (state.hazards >> district) & 1 == 1,
        "skyscraper": (state.skyscrapers >> district) & 1 == 1,
        "stadium": state.stadium == district,
        "tower": state.tower == district,
    }
    more: dict[str, object] = {
        "lift": int(rent.lift_cost(state, district)) if is_mortgaged else None,
        "worth": None if is_mortgaged or owner < 0 else int(rent.mortgage_value(state, district, owner)),
        "changed": (state.changed >> district) & 1 == 1,
    }
    return view.district_view(state, district, stands, more)


def sites_view(state: UBuild) -> list[object]:
    """UB-1e The sites that are taken, in order."""
    found: list[object] = []
    for site in range(state.layout.sites):
        slot: i64 = sites.slot_at(state, site)
        if slot >= 0:
            piece: i64 = sites.piece_in(slot)
            district: i64 = sites.district_of(state, slot)
            name = DISTRICT_IDS[district] if district >= 0 else None
            found.append({"site": int(site) + 1, "piece": PIECE_IDS[piece], "district": name})
    return found


def bridges_view(state: UBuild) -> list[object]:
    bridges = state.layout.bridges
    found: list[object] = []
    for place in range(len(bridges)):
        space: i64 = bridges[place]
        found.append({"space": int(space), "open": (state.bridges >> space) & 1 == 1})
    return found


def player_view(state: UBuild, seat: i64) -> dict[str, object]:
    return view.player_view(state, seat, "space", {}, landmarks.salary(state, seat))


def stock_view(state: UBuild) -> dict[str, object]:
    """UB-2a, UB-2b, UB-2c What is left of every piece."""
    found: dict[str, object] = {
        "residential": int(state.residential_left),
        "industrial": int(state.industrial_left),
    }
    for piece in (Piece.SKYSCRAPER, Piece.STADIUM, Piece.TOWER):
        found[PIECE_IDS[piece]] = int(landmarks.left_of(state, piece))
    for kind in range(KINDS):
        found[KIND_IDS[kind]] = int(permits.left_of(state, kind))
    return found


# What is going on


def nested_view(state: UBuild) -> dict[str, object]:
    """What is going on, frame by frame; the bottom one is the turn."""
    found: dict[str, object] = {
        "doubles": 0,
        "build": {"blocks": 0, "moved": False},
        "space": None,
        "steps": 0,
        "card": None,
        "placing": None,
        "moving": None,
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
            told = building.ask(below, below.turn)
            found["doubles"] = int(turns.doubles(below))
            found["build"] = {"blocks": told["blocks"], "moved": told["moved"]}
        elif kind == Frame.LANDING and found["space"] is None:
            found["space"] = int(walking.goal(below))
            found["steps"] = int(walking.steps_left(below))
        elif kind == Frame.CARD and found["card"] is None:
            found["card"] = card_view(below)
        elif kind == Frame.DEBT:
            found["debt"] = view.debt_view(below)
        below.frames.pop()
    found["nested"] = kinds
    return found | top_view(state, state.frames.kind())


def card_view(state: UBuild) -> dict[str, object]:
    told = card_choice.ask(state)
    return {"card": told["card"], "open": told["open"], "district": told["district"]}


def top_view(state: UBuild, kind: i64) -> dict[str, object]:
    """What only the top frame shows."""
    if kind == Frame.AUCTION:
        return {"auction": view.auction_view(state)}
    if kind == Frame.DEAL:
        return {"offer": view.offer_view(state)}
    if kind == Frame.SITE:
        return {"placing": permits.ask_site(state) | {"outlook": outlook(state)}}
    return {"moving": moving_view(state)} if kind == Frame.HAZARD else {}


def moving_view(state: UBuild) -> dict[str, object]:
    told = hazards.ask(state)
    start = int(hazards.began_at(state)) + 1
    return {"piece": told["piece"], "start": start, "site": told["site"], "cost": told["cost"]}
