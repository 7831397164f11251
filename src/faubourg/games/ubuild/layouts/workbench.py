"""What can be done to a layout that is being built (UB-2h): of one plan another, whatever the checker says of it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from faubourg.core.refusal import InputError
from faubourg.core.rng import Rng
from faubourg.games.ubuild.layouts.box import Box
from faubourg.games.ubuild.layouts.draft import check_outline, left_of, settled
from faubourg.games.ubuild.layouts.generator import begun_at, generated
from faubourg.games.ubuild.layouts.outline import closed_outline, open_outline
from faubourg.games.ubuild.layouts.plan import TURN_LETTERS, Plan, read_plan
from faubourg.games.ubuild.layouts.tile import (
    CODES,
    GO,
    NUMBERS,
    double_of,
    double_tile,
    hexagons_of,
    is_double,
    is_turned,
)
from faubourg.games.ubuild.layouts.track import STRAIGHT, check_closed, walked
from faubourg.games.ubuild.numbering import MODE_IDS, SPACES

if TYPE_CHECKING:
    from faubourg.games.ubuild.request_types import Act

# The straightest first.
TURNS: Final = (STRAIGHT, "r", "l")


def done(plan: Plan, act: "Act", box: Box) -> Plan:
    """The plan after an act; an InputError if it cannot be done."""
    kind = act["kind"]
    place, other = act["place"] - 1, act["other"] - 1
    if kind == "new":
        return new(MODE_IDS.index(act["mode"]), act["open"])
    if kind == "dice":
        return read_plan(generated(box, MODE_IDS.index(act["mode"]), act["seed"], is_open=act["open"]))
    if kind == "outline":
        return with_outline(plan, box, act["seed"])
    if kind == "clip":
        return clipped(plan, tile_of(act["tile"], len(plan.tiles)), act["turn"], act["bend"])
    if kind == "replace":
        return replaced(plan, tile_at(plan, place), tile_of(act["tile"], place))
    if kind == "remove":
        return removed(plan, tile_at(plan, place))
    if kind == "flip":
        return flipped(plan, tile_at(plan, place))
    if kind == "swap":
        return swapped(plan, tile_at(plan, place), tile_at(plan, other))
    if kind == "bend":
        return bent(plan, place, act["turn"])
    if kind == "cut":
        return opened(plan, tile_at(plan, place))
    return closed(plan) if kind == "close" else mirrored(plan)


def tile_at(plan: Plan, place: int) -> int:
    if not 0 <= place < len(plan.tiles):
        raise InputError("bad-request", {"field": "place"})
    return place


def tile_of(code: str, place: int) -> int:
    if code not in NUMBERS:
        raise InputError("layout-unknown-tile", {"tile": code[:2], "place": place + 1})
    return NUMBERS[code]


def checked_turn(letter: str) -> str:
    if len(letter) != 1 or letter not in TURN_LETTERS:
        raise InputError("bad-request", {"field": "turn"})
    return letter


def first_hexagon(plan: Plan, place: int) -> int:
    """The first hexagon of a tile, counted from 0."""
    return sum([int(hexagons_of(tile)) for tile in plan.tiles[:place]])


# Another layout


def new(mode: i64, is_open: bool) -> Plan:
    """UB-1d A closed one begins with GO."""
    return Plan(mode, [], "", True) if is_open else Plan(mode, [int(GO)], STRAIGHT, False)


def with_outline(plan: Plan, box: Box, seed: int) -> Plan:
    """UB-2f The outline is free: the tiles stay as they are."""
    if left_of(plan) > 0 or plan.spaces() != SPACES[plan.mode]:
        raise InputError("layout-unfinished", {"left": left_of(plan)})
    rng = Rng(f"outline {seed}")
    known = read_plan(box.printed[plan.mode]).turns
    turns = open_outline(rng, SPACES[plan.mode]) if plan.is_open else closed_outline(rng, known)
    return Plan(plan.mode, plan.tiles, turns, plan.is_open)


# A tile more, or less


def clipped(plan: Plan, tile: int, turn: str, bend: str) -> Plan:
    """UB-2h Behind the last tile, the straightest way that fits unless one is chosen."""
    turns = TURNS if turn == "" else (checked_turn(turn),)
    bends = ("",) if not is_double(tile) else TURNS if bend == "" else (checked_turn(bend),)
    refused: InputError | None = None
    for one in turns:
        for other in bends:
            found = extended(plan, tile, one, other)
            try:
                check_outline(found)
            except InputError as problem:
                refused = problem if refused is None else refused
                continue
            return settled(found)
    assert refused is not None
    if turn == "" and bend == "":
        raise InputError("layout-no-room", {"tile": CODES[tile]})
    raise refused


def extended(plan: Plan, tile: int, turn: str, bend: str) -> Plan:
    # On the first hexagon no turn shows yet.
    before = plan.turns if len(plan.turns) < 2 else plan.turns[:-1] + turn
    return Plan(plan.mode, [*plan.tiles, tile], before + bend + STRAIGHT, plan.is_open)


def replaced(plan: Plan, place: int, tile: int) -> Plan:
    if hexagons_of(tile) != hexagons_of(plan.tiles[place]):
        raise InputError("layout-other-size", {"tile": CODES[tile]})
    check_go_stays(plan, place)
    return Plan(plan.mode, [*plan.tiles[:place], tile, *plan.tiles[place + 1 :]], plan.turns, plan.is_open)


def removed(plan: Plan, place: int) -> Plan:
    check_go_stays(plan, place)
    first = first_hexagon(plan, place)
    turns = plan.turns[:first] + plan.turns[first + int(hexagons_of(plan.tiles[place])) :]
    return settled(Plan(plan.mode, plan.tiles[:place] + plan.tiles[place + 1 :], turns, plan.is_open))


def check_go_stays(plan: Plan, place: int) -> None:
    # UB-1d
    if not plan.is_open and plan.tiles[place] == GO:
        raise InputError("layout-begins", {})


# Tiles in another way or order


def flipped(plan: Plan, place: int) -> Plan:
    tile = plan.tiles[place]
    if not is_double(tile):
        raise InputError("layout-one-way", {"tile": CODES[tile]})
    turned = int(double_tile(double_of(tile), 0 if is_turned(tile) else 1))
    return Plan(plan.mode, [*plan.tiles[:place], turned, *plan.tiles[place + 1 :]], plan.turns, plan.is_open)


def swapped(plan: Plan, place: int, other: int) -> Plan:
    """Two tiles change places; the outline stays."""
    tiles = plan.tiles[:]
    tiles[place], tiles[other] = tiles[other], tiles[place]
    found = Plan(plan.mode, tiles, plan.turns, plan.is_open)
    if plan.is_open or tiles[0] == GO:
        return found
    if not is_loop(plan):
        raise InputError("layout-begins", {})
    return begun_at_go(found)


def begun_at_go(plan: Plan) -> Plan:
    """UB-1d The text of a loop begins with GO."""
    place = plan.tiles.index(GO)
    first = first_hexagon(plan, place)
    return Plan(plan.mode, begun_at(plan.tiles, place), plan.turns[first:] + plan.turns[:first], False)


# The outline


def is_loop(plan: Plan) -> bool:
    if plan.is_open or left_of(plan) > 0:
        return False
    try:
        check_closed(walked(plan.turns, False))
    except InputError:
        return False
    return True


def bent(plan: Plan, hexagon: int, turn: str) -> Plan:
    """Everything behind that hexagon swings round it."""
    if not 0 < hexagon < len(plan.turns):
        raise InputError("bad-request", {"field": "place"})
    turns = plan.turns[:hexagon] + checked_turn(turn) + plan.turns[hexagon + 1 :]
    return settled(Plan(plan.mode, plan.tiles, turns, plan.is_open))


def mirrored(plan: Plan) -> Plan:
    """The outline reflected. A loop is walked clockwise all the same, so its turns come from the last to the first."""
    if is_loop(plan):
        return Plan(plan.mode, plan.tiles, plan.turns[0] + plan.turns[:0:-1], False)
    swap = {"l": "r", "s": "s", "r": "l"}
    return Plan(plan.mode, plan.tiles, "".join([swap[letter] for letter in plan.turns]), plan.is_open)


def opened(plan: Plan, place: int) -> Plan:
    """UB-2g Cut before a tile, where the railroads are clipped on."""
    if plan.is_open:
        raise InputError("layout-open-already", {})
    first = first_hexagon(plan, place) if is_loop(plan) else 0
    tiles = begun_at(plan.tiles, place) if is_loop(plan) else plan.tiles
    return settled(Plan(plan.mode, tiles, plan.turns[first:] + plan.turns[:first], True))


def closed(plan: Plan) -> Plan:
    """UB-1d Without railroads, from GO on."""
    if GO not in plan.tiles:
        raise InputError("layout-tile-missing", {"tile": CODES[GO]})
    return begun_at_go(settled(Plan(plan.mode, plan.tiles, plan.turns, False)))
