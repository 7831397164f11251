"""Whether a layout is one that may be generated, by what the generator knows and the checker does not use.

The two must agree on every text (UB-2h): what is generated is accepted, and what is accepted might have been generated.
"""

from mypy_extensions import i64

from faubourg.games.ubuild.layouts.box import Box, doubles_in
from faubourg.games.ubuild.layouts.generator import are_well_apart, beginner_selections, begun_at
from faubourg.games.ubuild.layouts.hexagon import STEPS
from faubourg.games.ubuild.layouts.outline import is_apart, letters_of, steps_between_railroads, turns_gently
from faubourg.games.ubuild.layouts.plan import Plan
from faubourg.games.ubuild.layouts.tile import BRIDGE, GO, SINGLES, double_of, is_double, is_single
from faubourg.games.ubuild.layouts.track import STRAIGHT, turn_of
from faubourg.games.ubuild.numbering import BETWEEN, BRIDGES, SPACES, Mode


def may_be_generated(plan: Plan, box: Box) -> bool:
    return may_be_arranged(plan, box) and may_be_outlined(plan)


def may_be_arranged(plan: Plan, box: Box) -> bool:
    """Whether its tiles may come, in this order."""
    tiles = [tile for tile in plan.tiles if tile != BRIDGE]
    # UB-1d, UB-2d, UB-2e, UB-2f Each single with the doubles behind it, all round.
    each = 1 + BETWEEN[plan.mode]
    singles = [tile for tile in tiles if is_single(tile)]
    if len(tiles) != SINGLES * each or sorted(singles) != list(range(SINGLES)):
        return False
    tiles = begun_at(tiles, tiles.index(singles[0]))
    if not all(is_single(tile) == (place % each == 0) for place, tile in enumerate(tiles)):
        return False
    # UB-1a, UB-2d, UB-2e, UB-2f
    doubles = {int(double_of(tile)) for tile in tiles if is_double(tile)}
    if len(doubles) != len(tiles) - len(singles) or doubles_in(tiles) not in selections(box, plan.mode):
        return False
    # UB-2f
    if plan.tiles.count(BRIDGE) != BRIDGES[plan.mode] or not are_well_apart(plan.mode, plan.tiles):
        return False
    # UB-1d, UB-2g
    return plan.is_open or plan.tiles[0] == GO


def selections(box: Box, mode: i64) -> list[int]:
    printed = box.doubles[mode]
    return beginner_selections(box, printed) if mode == Mode.BEGINNER else [printed]


def may_be_outlined(plan: Plan) -> bool:
    """Whether its turns may come."""
    turns = plan.turns
    if len(turns) != SPACES[plan.mode]:
        return False
    if plan.is_open:
        # UB-2g
        return turns[0] == turns[-1] == STRAIGHT and is_apart(steps_between_railroads(list(turns)), is_open=True)
    # UB-1d
    headings = [0]
    for letter in turns[1:]:
        headings.append((headings[-1] + turn_of(letter)) % 6)
    if sum([STEPS[heading] for heading in headings]) != 0 or not turns_gently(headings):
        return False
    return letters_of(headings, headings[0] - headings[-1]) == turns and is_apart(headings, is_open=False)
