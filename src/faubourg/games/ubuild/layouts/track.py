"""The track on the table: where its hexagons lie, and whether they can lie there (UB-1d, UB-2g, UB-2h)."""

from typing import Final, final

from mypy_extensions import i64

from faubourg.core.refusal import InputError
from faubourg.games.ubuild.layouts.hexagon import DIRECTIONS, ORIGIN, beside, distance
from faubourg.games.ubuild.layouts.plan import TURN_LETTERS, Plan
from faubourg.games.ubuild.layouts.tile import GO

STRAIGHT: Final = "s"


@final
class Track:
    """The hexagons in the order of the text, and the direction of the step from each to the next.

    An open one has two railroads, straight behind the first step and straight ahead of the last.
    """

    def __init__(self, hexagons: list[int], headings: list[int], is_open: bool) -> None:
        self.hexagons = hexagons
        self.headings = headings
        self.is_open = is_open
        self.railroads: list[int] = []
        if is_open:
            self.railroads = [int(beside(hexagons[0], headings[0] + 3)), int(beside(hexagons[-1], headings[-1]))]


def turn_of(letter: str) -> int:
    """-1 to the left, 0 straight on, 1 to the right."""
    return TURN_LETTERS.find(letter) - 1


def walked(turns: str, is_open: bool, heading: i64 = 0) -> Track:
    """The track of these turns. Its first step may go in any direction: nothing in a match depends on it."""
    hexagons: list[int] = []
    headings: list[int] = []
    place: i64 = ORIGIN
    direction: i64 = heading % DIRECTIONS
    for number, letter in enumerate(turns):
        if number > 0:
            place = beside(place, direction)
            direction = (direction + turn_of(letter)) % DIRECTIONS
        hexagons.append(place)
        headings.append(direction)
    return Track(hexagons, headings, is_open)


def check_track(plan: Plan) -> None:
    """Whether the turns make a track that can be laid. Hexagons are counted from 1 in the order of the text."""
    wanted = int(plan.spaces())
    if len(plan.turns) != wanted:
        raise InputError("layout-turns", {"given": len(plan.turns), "wanted": wanted})
    if plan.is_open:
        check_ends(plan.turns)
    elif plan.tiles[0] != GO:
        raise InputError("layout-begins", {})
    track = walked(plan.turns, plan.is_open)
    if not plan.is_open:
        check_closed(track)
    check_apart(track)
    check_railroads(track)
    if not plan.is_open:
        check_clockwise(plan.turns, track)


def check_ends(turns: str) -> None:
    # UB-2g A railroad is clipped on straight.
    for place in (0, len(turns) - 1):
        if turns[place] != STRAIGHT:
            raise InputError("layout-end-turns", {"hexagon": place + 1})


def check_closed(track: Track) -> None:
    # UB-1d, UB-2h A closed loop, or railroads.
    gap = distance(track.hexagons[-1], track.hexagons[0])
    if gap != 1 or beside(track.hexagons[-1], track.headings[-1]) != track.hexagons[0]:
        raise InputError("layout-not-closed", {"hexagon": len(track.hexagons)})


def check_apart(track: Track, is_whole: bool = True) -> None:
    # UB-2h Hexagons that do not follow each other lie apart, with room for a site between them. The last and the first
    # of a closed track follow each other once it is whole.
    is_loop = is_whole and not track.is_open
    count = len(track.hexagons)
    numbers: dict[int, int] = {}
    for number, place in enumerate(track.hexagons):
        if place in numbers:
            raise InputError("layout-overlap", {"hexagon": number + 1, "other": numbers[place] + 1})
        numbers[place] = number
    for number, place in enumerate(track.hexagons):
        for direction in range(DIRECTIONS):
            other = numbers.get(int(beside(place, direction)), -1)
            apart = other - number
            if other < 0 or apart <= 1 or (apart == count - 1 and is_loop):
                continue
            raise InputError("layout-touch", {"hexagon": number + 1, "other": other + 1})


def check_railroads(track: Track) -> None:
    # UB-2g Railroads touch nothing but the end they are clipped to.
    if not track.is_open:
        return
    ends = (1, len(track.hexagons))
    for railroad, end in zip(track.railroads, ends):
        for number, place in enumerate(track.hexagons):
            if number + 1 != end and distance(railroad, place) <= 1:
                raise InputError("layout-railroad-touches", {"end": end, "hexagon": number + 1})
    if len(track.railroads) > 1 and distance(track.railroads[0], track.railroads[1]) <= 1:
        raise InputError("layout-railroads-touch", {})


def check_clockwise(turns: str, track: Track) -> None:
    # UB-1d The first letter is the turn on GO, from the step that leads there to its own.
    needed = (track.headings[0] - track.headings[-1] + 1) % int(DIRECTIONS)
    if TURN_LETTERS[needed] != turns[0]:
        raise InputError("layout-first-turn", {"wanted": TURN_LETTERS[needed]})
    # UB-1d, UB-3a Clockwise: a simple loop turns once round, to the right.
    if turns.count("r") < turns.count("l"):
        raise InputError("layout-anticlockwise", {})
