"""Freestyle layouts made with a seed: the same one always makes the same (UB-2d, UB-2e, UB-2f, UB-2g)."""

from mypy_extensions import i64

from faubourg.core.bits import bit, bits_of
from faubourg.core.rng import Rng
from faubourg.games.ubuild.layouts.box import Box
from faubourg.games.ubuild.layouts.outline import closed_outline, open_outline
from faubourg.games.ubuild.layouts.plan import Plan, read_plan
from faubourg.games.ubuild.layouts.selection import REPLACED
from faubourg.games.ubuild.layouts.spacing import bridge_spaces, least_distance
from faubourg.games.ubuild.layouts.tile import BRIDGE, DOUBLES, GO, SINGLES, double_tile
from faubourg.games.ubuild.numbering import BETWEEN, BRIDGES, MODE_IDS, SPACES, Mode


def generated(box: Box, mode: i64, seed: int | str, *, is_open: bool = False) -> str:
    """The text of a layout that the checker accepts."""
    rng = Rng(f"layout {MODE_IDS[mode]} {'open' if is_open else 'closed'} {seed}")
    tiles = with_bridges(rng, mode, arranged(rng, mode, chosen_doubles(rng, box, mode)))
    if is_open:
        # UB-2g Cut anywhere between two tiles.
        tiles = begun_at(tiles, int(rng.below(len(tiles))))
        return Plan(mode, tiles, open_outline(rng, SPACES[mode]), True).text()
    known = read_plan(box.printed[mode]).turns
    return Plan(mode, begun_at(tiles, tiles.index(GO)), closed_outline(rng, known), False).text()


def chosen_doubles(rng: Rng, box: Box, mode: i64) -> list[int]:
    """UB-2d, UB-2e, UB-2f Those of the printed layout; in Beginner, of all selections one as likely as another."""
    printed: i64 = box.doubles[mode]
    if mode != Mode.BEGINNER:
        return bits_of(printed)
    found = beginner_selections(box, printed)
    return bits_of(found[rng.below(len(found))])


def beginner_selections(box: Box, printed: i64) -> list[int]:
    """UB-2d The printed doubles, and all sets with two of them replaced, as sets."""
    found: list[int] = [printed]
    allowed: i64 = 0
    for double in range(DOUBLES):
        if not box.has_permit(double):
            allowed |= bit(double)
    for gone in pairs_of(bits_of(printed)):
        colours: i64 = box.colours_of(gone)
        fitting = [double for double in bits_of(allowed & ~printed) if not box.colours(double) & colours]
        found += [printed & ~gone | new for new in pairs_of(fitting)]
    return found


def pairs_of(doubles: list[int]) -> list[int]:
    """All pairs of these, as sets."""
    assert REPLACED == 2
    return [int(bit(one) | bit(other)) for place, one in enumerate(doubles) for other in doubles[place + 1 :]]


def arranged(rng: Rng, mode: i64, doubles: list[int]) -> list[int]:
    """UB-1d Singles in any order with as many doubles behind each as the mode has, turned either way."""
    singles = list(range(SINGLES))
    shuffle(rng, singles)
    shuffle(rng, doubles)
    tiles: list[int] = []
    for place, single in enumerate(singles):
        tiles.append(single)
        for double in doubles[place * BETWEEN[mode] : (place + 1) * BETWEEN[mode]]:
            tiles.append(int(double_tile(double, rng.below(2))))
    return tiles


def with_bridges(rng: Rng, mode: i64, tiles: list[int]) -> list[int]:
    """UB-2f Bridges anywhere between tiles, well apart: drawn until they are."""
    while True:
        found = tiles[:]
        for _ in range(BRIDGES[mode]):
            found.insert(int(rng.below(len(found))) + 1, int(BRIDGE))
        if are_well_apart(mode, found):
            return found


def are_well_apart(mode: i64, tiles: list[int]) -> bool:
    spaces = bridge_spaces(tiles)
    ahead = [*spaces[1:], spaces[0] + SPACES[mode]]
    return all(there - here >= least_distance(mode) for here, there in zip(spaces, ahead))


def begun_at(tiles: list[int], place: int) -> list[int]:
    return tiles[place:] + tiles[:place]


def shuffle(rng: Rng, numbers: list[int]) -> None:
    for place in range(len(numbers) - 1, 0, -1):
        other = int(rng.below(place + 1))
        numbers[place], numbers[other] = numbers[other], numbers[place]
