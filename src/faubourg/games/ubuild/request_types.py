"""What may be asked of U-Build beside a match, and what it answers: the workshop of boards, and the gallery (UB-2h)."""

from typing import Literal, TypedDict

from faubourg.core.told import Names

Mode = Literal["beginner", "classic", "advanced"]
LaidSort = Literal["go", "jail", "parking", "arrest", "bridge", "permit", "district"]


class Act(TypedDict):
    """What somebody does at the workbench. Tiles and hexagons are counted from 1 in the order of the text; what an act
    does not need is empty or 0.

    new, dice: another layout, empty or made at random, of a `mode`, `open` or closed. outline: the same tiles on an
    outline made at random. clip: a `tile` behind the last one, at a `turn` of the track there, a double with a `bend`
    of its own; empty: the straightest that fits. replace: the tile at `place` by `tile`. remove, flip: the one at
    `place`. swap: those at `place` and `other`. bend: the `turn` on hexagon `place`. cut: before the tile at `place`,
    for railroads. close: without them. mirror: the outline reflected, the tiles in the order in which they are.
    """

    kind: Literal[
        "new", "dice", "outline", "clip", "replace", "remove", "flip", "swap", "bend", "cut", "close", "mirror"
    ]
    mode: Mode
    open: bool
    tile: str
    place: int
    other: int
    turn: str
    bend: str
    seed: int


class AskWorkbench(TypedDict):
    """A layout or a part of one, in the notation of layouts, and what is done to it."""

    text: str
    act: Act | None


class Fault(TypedDict):
    """What is wrong, and where: hexagons counted from 1 in the order of the text."""

    code: str
    params: dict[str, int | str]
    hexagons: list[int]


class SpaceOfTile(TypedDict):
    """What lies on a hexagon; its colour if it is a district."""

    sort: LaidSort
    district: str | None
    colour: str | None
    names: Names


class PlaceLaid(TypedDict):
    """A hexagon in axial coordinates."""

    q: int
    r: int


class SpaceLaid(SpaceOfTile, PlaceLaid):
    """A hexagon of the track in axial coordinates, and the tile that it belongs to."""

    hexagon: int
    tile: int
    turn: str


class TileLaid(TypedDict):
    """A tile of the track, from its first hexagon on."""

    place: int
    code: str
    names: Names
    first: int
    hexagons: int


class TileOffered(TypedDict):
    """A tile of the box: how many of it are left, what lies on it, and why it cannot come next."""

    code: str
    # The same double turned round.
    turned: str | None
    names: Names
    spaces: list[SpaceOfTile]
    left: int
    refusal: Fault | None


class Spot(PlaceLaid):
    """A hexagon to which the track may go on by a turn, or why it may not."""

    turn: str
    refusal: Fault | None


class End(Spot):
    """Where the next tile may lie: a single or a bridge there; a double from there to one of `seconds`."""

    seconds: list[Spot]


class SiteLaid(PlaceLaid):
    number: int


class Workbench(TypedDict):
    """A layout as far as it is built. `left`: how many hexagons are missing. With none, and no fault, it can be
    played."""

    text: str
    mode: Mode
    open: bool
    printed: bool
    left: int
    fault: Fault | None
    spaces: list[SpaceLaid]
    tiles: list[TileLaid]
    tray: list[TileOffered]
    ends: list[End]
    # Of a layout that can be played.
    sites: list[SiteLaid]
    railroads: list[PlaceLaid]
    seats: list[int]


class AskScene(TypedDict):
    """A layout that can be played: its scene is what a page beside the physical board needs to know of it."""

    layout: str


class AskGallery(TypedDict):
    """Nothing is to be said."""


class Shown(TypedDict):
    """A layout in the gallery: what it looks like, and what bots found who played on it."""

    layout: str
    mode: Mode
    open: bool
    printed: bool
    # How long a match takes; in percent, how much more than its share the first seat wins, and how much of all rent
    # falls due on the three districts where most does. None of the printed layouts.
    minutes: float | None
    first: float | None
    top: float | None
    spaces: list[SpaceLaid]
    railroads: list[PlaceLaid]


class Gallery(TypedDict):
    """The printed layouts, then those that were chosen."""

    layouts: list[Shown]
