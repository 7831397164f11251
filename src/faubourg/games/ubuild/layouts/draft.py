"""A layout that is being built: what is wrong with it so far, in the words of the checker (UB-2h).

What is complete is for the checker alone.
"""

from mypy_extensions import i64

from faubourg.core.bits import bit
from faubourg.core.refusal import InputError
from faubourg.games.ubuild.layouts.agreement import selections
from faubourg.games.ubuild.layouts.box import Box
from faubourg.games.ubuild.layouts.checker import check_plan
from faubourg.games.ubuild.layouts.hexagon import beside, distance
from faubourg.games.ubuild.layouts.plan import TURN_LETTERS, Plan
from faubourg.games.ubuild.layouts.selection import check_no_tile_twice, check_permits, refuse_strangers
from faubourg.games.ubuild.layouts.spacing import bridge_spaces, least_distance
from faubourg.games.ubuild.layouts.tile import BRIDGE, CODES, double_of, is_double, is_single
from faubourg.games.ubuild.layouts.track import STRAIGHT, check_apart, check_railroads, check_track, walked
from faubourg.games.ubuild.numbering import BETWEEN, BRIDGES, SPACES, Mode


def left_of(plan: Plan) -> int:
    """How many hexagons are missing."""
    return max(0, SPACES[plan.mode] - int(plan.spaces()))


def check_draft(plan: Plan, box: Box) -> None:
    """An InputError with the first fault of what lies there, whatever may still come."""
    if left_of(plan) == 0:
        check_plan(plan, box)
        return
    check_tiles(plan, box)
    check_outline(plan)


# Its tiles


def check_tiles(plan: Plan, box: Box) -> None:
    check_no_tile_twice(plan)
    check_fitting(plan, box)
    # UB-1d
    bridges = plan.tiles.count(BRIDGE)
    if bridges > BRIDGES[plan.mode]:
        raise InputError("layout-bridges", {"given": bridges, "wanted": BRIDGES[plan.mode]})
    check_runs(plan)
    check_bridges_apart(plan)


def check_fitting(plan: Plan, box: Box) -> None:
    """UB-2d, UB-2e, UB-2f Doubles that can lie on one board together."""
    if plan.mode == Mode.BEGINNER:
        check_permits(plan, box)
    else:
        refuse_strangers(plan, ~box.doubles[plan.mode])
    possible = selections(box, plan.mode)
    laid: i64 = 0
    for place, tile in enumerate(plan.tiles):
        if not is_double(tile):
            continue
        laid |= bit(double_of(tile))
        if not any(one & laid == laid for one in possible):
            raise InputError("layout-not-together", {"tile": CODES[tile], "place": place + 1})


def check_runs(plan: Plan) -> None:
    """UB-1d, UB-2d, UB-2e, UB-2f As many doubles between singles as the mode has; at an end there may be fewer."""
    wanted = BETWEEN[plan.mode]
    before = -1
    doubles = 0
    for place, tile in enumerate(plan.tiles):
        if is_double(tile):
            doubles += 1
            if doubles > wanted:
                raise InputError("layout-too-many-doubles", {"place": place + 1, "wanted": wanted})
        elif is_single(tile):
            if before >= 0 and doubles != wanted:
                first = CODES[plan.tiles[before]]
                raise InputError(
                    "layout-singles",
                    {"tile": first, "place": before + 1, "next": CODES[tile], "given": doubles, "wanted": wanted},
                )
            before = place
            doubles = 0


def check_bridges_apart(plan: Plan) -> None:
    """UB-2f No two that lie there closer than half of an even spacing, either way round."""
    least = least_distance(plan.mode)
    spaces = bridge_spaces(plan.tiles)
    for place, space in enumerate(spaces):
        for other in spaces[place + 1 :]:
            apart = min(other - space, space + SPACES[plan.mode] - other)
            if apart < least:
                raise InputError(
                    "layout-bridges-close", {"hexagon": space + 1, "other": other + 1, "given": apart, "least": least}
                )


# Its outline


def check_outline(plan: Plan) -> None:
    """UB-1d, UB-2g, UB-2h Whether it lies apart from itself, and can still come back to GO; or, complete, does."""
    if not plan.turns:
        return
    if left_of(plan) == 0:
        check_track(settled(plan))
        return
    track = walked(plan.turns, plan.is_open)
    if plan.is_open:
        # UB-2g The second railroad has no place before the last tile has.
        track.railroads = track.railroads[:1]
    check_apart(track, is_whole=False)
    if plan.is_open:
        check_railroads(track)
        return
    left = left_of(plan)
    needed = int(distance(track.hexagons[-1], track.hexagons[0])) - 1
    if needed > left:
        raise InputError("layout-too-far", {"hexagon": len(track.hexagons), "needed": needed, "left": left})


def settled(plan: Plan) -> Plan:
    """The same with the turns that follow from the others: those at a railroad; where a loop closes, the last and the
    first."""
    turns = plan.turns
    if not turns:
        return plan
    # Nothing lies there yet that they would lead to or come from.
    first, last = STRAIGHT, STRAIGHT
    if not plan.is_open and left_of(plan) == 0:
        track = walked(turns[:-1] + STRAIGHT, False)
        for number, letter in enumerate(TURN_LETTERS):
            heading = track.headings[-1] + number - 1
            if beside(track.hexagons[-1], heading) == track.hexagons[0]:
                last = letter
                back = (track.headings[0] - heading + 1) % 6
                first = TURN_LETTERS[back] if back < len(TURN_LETTERS) else STRAIGHT
    if len(turns) == 1:
        return Plan(plan.mode, plan.tiles, STRAIGHT, plan.is_open)
    return Plan(plan.mode, plan.tiles, first + turns[1:-1] + last, plan.is_open)
