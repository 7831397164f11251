"""The workshop of boards (UB-2h): a layout as far as it is built, what is wrong with it, and what may come next."""

from typing import TYPE_CHECKING, Final

from faubourg.core.refusal import InputError
from faubourg.games.estate.districts import COLOUR_IDS, COLOUR_OF, DISTRICT_IDS
from faubourg.games.ubuild.figures import Figures
from faubourg.games.ubuild.layouts.box import PERMIT, Box
from faubourg.games.ubuild.layouts.draft import check_draft, check_outline, check_tiles, left_of
from faubourg.games.ubuild.layouts.hexagon import q_of, r_of
from faubourg.games.ubuild.layouts.layout import contents_of, laid
from faubourg.games.ubuild.layouts.plan import TURN_LETTERS, Plan, read_plan
from faubourg.games.ubuild.layouts.selection import check_cut
from faubourg.games.ubuild.layouts.tile import (
    BRIDGE,
    CODES,
    DOUBLES,
    SINGLES,
    double_of,
    double_tile,
    hexagons_of,
    is_double,
)
from faubourg.games.ubuild.layouts.track import STRAIGHT, Track, walked
from faubourg.games.ubuild.layouts.workbench import done, extended
from faubourg.games.ubuild.numbering import BRIDGES, MODE_IDS, SPACE_IDS, Mode, Sort

if TYPE_CHECKING:
    from faubourg.core.told import Names
    from faubourg.games.ubuild.request_types import (
        AskWorkbench,
        End,
        Fault,
        PlaceLaid,
        SiteLaid,
        SpaceLaid,
        SpaceOfTile,
        Spot,
        TileLaid,
        TileOffered,
        Workbench,
    )

BETWEEN_NAMES: Final = " – "


def workbench(figures: Figures, asked: "AskWorkbench") -> "Workbench":
    """What lies there after an act. What cannot be read or done is an InputError."""
    box = figures.box
    plan = read_draft(asked["text"])
    act = asked["act"]
    if act is not None:
        plan = done(plan, act, box)
    fault = fault_of(plan, box)
    left = left_of(plan)
    track = walked(plan.turns, plan.is_open and len(plan.turns) > 0)
    is_good = fault is None and left == 0
    return {
        "text": plan.text(),
        "mode": MODE_IDS[plan.mode],
        "open": plan.is_open,
        "printed": plan.text() == box.printed[plan.mode],
        "left": left,
        "fault": fault,
        "spaces": spaces_laid(figures, plan, track),
        "tiles": tiles_laid(figures, plan),
        "tray": [tile_offered(figures, plan, tile) for tile in tiles_for(plan, box)],
        "ends": ends_of(plan) if left > 0 else [],
        "sites": sites_laid(plan, box) if is_good else [],
        "railroads": railroads_laid(track, left),
        # UB-2a
        "seats": list(range(2, 5 if plan.mode == Mode.BEGINNER else 7)),
    }


def read_draft(text: str) -> Plan:
    plan = read_plan(text)
    wanted = int(plan.spaces())
    if len(plan.turns) != wanted:
        raise InputError("layout-turns", {"given": len(plan.turns), "wanted": wanted})
    return plan


# What is wrong


def fault_of(plan: Plan, box: Box) -> "Fault | None":
    try:
        check_draft(plan, box)
    except InputError as problem:
        return as_fault(plan, problem)
    if left_of(plan) > 0 and plan.turns and all(is_dead(end) for end in ends_of(plan)):
        return {"code": "layout-dead-end", "params": {}, "hexagons": [len(plan.turns)]}
    return None


def is_dead(end: "End") -> bool:
    """Whether nothing can lie there."""
    spots: list[Spot] = [end, *end["seconds"]]
    return all(spot["refusal"] is not None for spot in spots)


def as_fault(plan: Plan, problem: InputError) -> "Fault":
    """With the hexagons that it is about: it names these, or tiles."""
    given = problem.params
    hexagons: list[int] = []
    if "hexagon" in given:
        for name in ("hexagon", "other", "end"):
            number = given.get(name)
            if isinstance(number, int):
                hexagons.append(number)
    elif "place" in given:
        hexagons = hexagons_at(plan, given["place"]) + hexagons_at(plan, given.get("other"))
    return {"code": problem.code, "params": dict(given), "hexagons": hexagons}


def hexagons_at(plan: Plan, place: object) -> list[int]:
    """Those of a tile, counted from 1 as it is."""
    if not isinstance(place, int) or not 1 <= place <= len(plan.tiles):
        return []
    first = sum([int(hexagons_of(tile)) for tile in plan.tiles[: place - 1]])
    return list(range(first + 1, first + 1 + int(hexagons_of(plan.tiles[place - 1]))))


# What lies there


def spaces_laid(figures: Figures, plan: Plan, track: Track) -> "list[SpaceLaid]":
    found: list[SpaceLaid] = []
    contents = contents_of(plan, figures.box)
    tiles = [place + 1 for place, tile in enumerate(plan.tiles) for _ in range(hexagons_of(tile))]
    for number, (sort, district) in enumerate(contents):
        what = space_of_tile(figures, sort, district)
        found.append(
            {
                "sort": what["sort"],
                "district": what["district"],
                "colour": what["colour"],
                "names": what["names"],
                "hexagon": number + 1,
                "tile": tiles[number],
                "turn": plan.turns[number],
                "q": int(q_of(track.hexagons[number])),
                "r": int(r_of(track.hexagons[number])),
            }
        )
    return found


def space_of_tile(figures: Figures, sort: int, district: int) -> "SpaceOfTile":
    if sort == Sort.DISTRICT:
        colour = COLOUR_IDS[COLOUR_OF[district]]
        names = figures.district_names[district]
        return {"sort": "district", "district": DISTRICT_IDS[district], "colour": colour, "names": as_names(names)}
    id = SPACE_IDS[sort]
    return {"sort": id, "district": None, "colour": None, "names": as_names(figures.space_names[id])}  # type: ignore[typeddict-item]


def as_names(names: dict[str, str]) -> "Names":
    return {"fr": names["fr"], "en": names["en"]}


def tiles_laid(figures: Figures, plan: Plan) -> "list[TileLaid]":
    found: list[TileLaid] = []
    first = 1
    for place, tile in enumerate(plan.tiles):
        names = tile_names(figures, tile)
        count = int(hexagons_of(tile))
        found.append({"place": place + 1, "code": CODES[tile], "names": names, "first": first, "hexagons": count})
        first += count
    return found


def spaces_of(figures: Figures, tile: int) -> "list[SpaceOfTile]":
    if not is_double(tile):
        return [space_of_tile(figures, tile, -1)]
    spaces = [int(figures.box.space(tile, half)) for half in range(2)]
    return [
        space_of_tile(figures, Sort.PERMIT, -1) if space == PERMIT else space_of_tile(figures, Sort.DISTRICT, space)
        for space in spaces
    ]


def tile_names(figures: Figures, tile: int) -> "Names":
    spaces = spaces_of(figures, tile)
    return {
        "fr": BETWEEN_NAMES.join([space["names"]["fr"] for space in spaces]),
        "en": BETWEEN_NAMES.join([space["names"]["en"] for space in spaces]),
    }


def sites_laid(plan: Plan, box: Box) -> "list[SiteLaid]":
    layout = laid(plan, box)
    return [
        {
            "number": int(site) + 1,
            "q": int(q_of(layout.site_hexagons[site])),
            "r": int(r_of(layout.site_hexagons[site])),
        }
        for site in range(layout.sites)
    ]


def railroads_laid(track: Track, left: int) -> "list[PlaceLaid]":
    """UB-2g The second lies behind the last tile."""
    shown = track.railroads if left == 0 else track.railroads[:1]
    return [{"q": int(q_of(place)), "r": int(r_of(place))} for place in shown]


# What may come next


def tiles_for(plan: Plan, box: Box) -> list[int]:
    """UB-1a, UB-2d, UB-2e, UB-2f Those of the mode, one of each sort, doubles as they are printed."""
    doubles = [double for double in range(DOUBLES) if is_of_mode(plan, box, double)]
    return [*range(SINGLES), int(BRIDGE), *(int(double_tile(double, 0)) for double in doubles)]


def is_of_mode(plan: Plan, box: Box, double: int) -> bool:
    if plan.mode == Mode.BEGINNER:
        return not box.has_permit(double)
    return bool(box.doubles[plan.mode] >> double & 1)


def tile_offered(figures: Figures, plan: Plan, tile: int) -> "TileOffered":
    if tile == BRIDGE:
        left = BRIDGES[plan.mode] - plan.tiles.count(tile)
    elif is_double(tile):
        left = 0 if any(is_double(one) and double_of(one) == double_of(tile) for one in plan.tiles) else 1
    else:
        left = 0 if tile in plan.tiles else 1
    return {
        "code": CODES[tile],
        "turned": CODES[double_tile(double_of(tile), 1)] if is_double(tile) else None,
        "names": tile_names(figures, tile),
        "spaces": spaces_of(figures, tile),
        "left": max(0, left),
        "refusal": refusal_of_next(plan, figures.box, tile),
    }


def refusal_of_next(plan: Plan, box: Box, tile: int) -> "Fault | None":
    """Why a tile cannot come next, wherever it would lie."""
    left = left_of(plan)
    longer = Plan(plan.mode, [*plan.tiles, tile], "", plan.is_open)
    try:
        if hexagons_of(tile) > left:
            raise InputError("layout-full" if left == 0 else "layout-last-single", {})
        check_tiles(longer, box)
        check_cut(longer)
    except InputError as problem:
        return as_fault(plan, problem)
    return None


def ends_of(plan: Plan) -> "list[End]":
    """Behind the last hexagon. On the first the track has no direction yet: straight on is any."""
    if not plan.turns:
        return []
    found: list[End] = []
    for turn in [STRAIGHT] if len(plan.turns) == 1 else list(TURN_LETTERS):
        spot = spot_behind(plan, turn, "")
        seconds = [spot_behind(plan, turn, bend) for bend in TURN_LETTERS] if left_of(plan) > 1 else []
        found.append({"turn": turn, "q": spot["q"], "r": spot["r"], "refusal": spot["refusal"], "seconds": seconds})
    return found


def spot_behind(plan: Plan, turn: str, bend: str) -> "Spot":
    """Where a tile would end that goes on by a turn; a double has a bend."""
    tile = int(double_tile(0, 0)) if bend else int(BRIDGE)
    longer = extended(plan, tile, turn, bend)
    track = walked(longer.turns, False)
    place = track.hexagons[-1]
    fault: Fault | None = None
    try:
        check_outline(longer)
    except InputError as problem:
        fault = as_fault(plan, problem)
    return {"turn": bend or turn, "q": int(q_of(place)), "r": int(r_of(place)), "refusal": fault}
