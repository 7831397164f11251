"""What follows from a layout's text: spaces, sites, and what touches what (UB-1d, UB-1e).

Spaces are numbered from 0, from GO in walking order. Sites are numbered from 0 here, from 1 for people: of each space
in that order, facing the next hexagon, those that have no number yet, from the first to the left of ahead on, turning
left.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.bits import bit, cells_of, set_of
from faubourg.games.estate.districts import DISTRICTS
from faubourg.games.ubuild.layouts.box import PERMIT, Box
from faubourg.games.ubuild.layouts.checker import ANY_MODE, check_text
from faubourg.games.ubuild.layouts.hexagon import DIRECTIONS, beside
from faubourg.games.ubuild.layouts.plan import TURN_LETTERS, Plan
from faubourg.games.ubuild.layouts.tile import is_double
from faubourg.games.ubuild.layouts.track import Track, walked
from faubourg.games.ubuild.numbering import MOST_SITES, Sort

# UB-1e Each space has two neighbours on the track, and four sites.
SITES_OF_SPACE: Final[i64] = 4


@final
class Layout:
    """Immutable: states refer to it, and clones share it."""

    def __init__(self, plan: Plan, box: Box, track: Track) -> None:
        self.text = plan.text()
        self.mode: i64 = plan.mode
        self.is_open = plan.is_open
        start = int(plan.before_go())
        hexagons = track.hexagons[start:] + track.hexagons[:start]
        headings = track.headings[start:] + track.headings[:start]
        contents = contents_of(plan, box)
        contents = contents[start:] + contents[:start]
        # What each space is: a sort, and a district where it is one.
        self.spaces: i64 = len(hexagons)
        self.sorts: vec[i64] = cells_of([sort for sort, _ in contents])
        self.districts: vec[i64] = cells_of([district for _, district in contents])
        self.bridges: vec[i64] = cells_of([space for space, (sort, _) in enumerate(contents) if sort == Sort.BRIDGE])
        self.bridge_set: i64 = set_of([space for space, (sort, _) in enumerate(contents) if sort == Sort.BRIDGE])
        self.permits: vec[i64] = cells_of([space for space, (sort, _) in enumerate(contents) if sort == Sort.PERMIT])
        self.jail: i64 = find_sort(contents, Sort.JAIL)
        self.parking: i64 = find_sort(contents, Sort.PARKING)
        self.arrest: i64 = find_sort(contents, Sort.ARREST)
        # The space of each district, -1 if it is not on the track; and those that are, as a set.
        space_of = [-1] * int(DISTRICTS)
        in_play: i64 = 0
        for space, (_, district) in enumerate(contents):
            if district >= 0:
                space_of[district] = space
                in_play |= bit(district)
        self.space_of: vec[i64] = cells_of(space_of)
        self.in_play: i64 = in_play
        # The turn of the track on each space: 0 left, 1 straight on, 2 right.
        turns = plan.turns[start:] + plan.turns[:start]
        self.turns: vec[i64] = cells_of([TURN_LETTERS.find(letter) for letter in turns])
        # Where everything lies.
        places = site_places(hexagons, headings, track.railroads)
        self.hexagons: vec[i64] = cells_of(hexagons)
        self.site_hexagons: vec[i64] = cells_of(list(places))
        self.railroads: vec[i64] = cells_of(track.railroads)
        # UB-1e Four sites a space; the spaces and districts of each site, as sets.
        self.sites: i64 = len(places)
        assert self.sites <= MOST_SITES
        self.sites_of: vec[i64] = cells_of(sites_by_space(hexagons, headings, places))
        self.spaces_at: vec[i64] = vec[i64]([0] * len(places))
        self.districts_at: vec[i64] = vec[i64]([0] * len(places))
        for cell in range(len(self.sites_of)):
            site: i64 = self.sites_of[cell]
            space_here: i64 = cell // SITES_OF_SPACE
            self.spaces_at[site] |= bit(space_here)
            if self.districts[space_here] >= 0:
                self.districts_at[site] |= bit(self.districts[space_here])
        # UB-5e The next site in each of six directions, -1 if there is none; direction 0 is that of GO's own step.
        self.beside: vec[i64] = cells_of(sites_beside(places, headings[0]))


def built(text: str, box: Box, mode: i64 = ANY_MODE) -> Layout:
    """The layout of a text that can be played in a mode; an InputError says what is wrong with any other."""
    plan = check_text(text, box, mode)
    return laid(plan, box)


def laid(plan: Plan, box: Box, heading: i64 = 0) -> Layout:
    """A plan that was checked, with its first step in any direction: the layout is the same but for its hexagons."""
    return Layout(plan, box, walked(plan.turns, plan.is_open, heading))


def contents_of(plan: Plan, box: Box) -> list[tuple[int, int]]:
    """By hexagon, in the order of the text: what it is, and its district or -1."""
    found: list[tuple[int, int]] = []
    for tile in plan.tiles:
        if not is_double(tile):
            # Singles and the bridge are numbered as the sorts of spaces are.
            found.append((tile, -1))
            continue
        for half in range(2):
            space = int(box.space(tile, half))
            found.append((Sort.PERMIT, -1) if space == PERMIT else (Sort.DISTRICT, space))
    return found


def find_sort(contents: list[tuple[int, int]], sort: int) -> int:
    for space, (found, _) in enumerate(contents):
        if found == sort:
            return space
    raise AssertionError(sort)


def site_places(hexagons: list[int], headings: list[int], railroads: list[int]) -> dict[int, int]:
    """UB-1e Every empty hexagon that touches a space, with its number."""
    taken = set(hexagons + railroads)
    found: dict[int, int] = {}
    for place, heading in zip(hexagons, headings):
        for left in range(1, int(DIRECTIONS)):
            site = int(beside(place, heading - left))
            if site not in taken and site not in found:
                found[site] = len(found)
    return found


def sites_by_space(hexagons: list[int], headings: list[int], places: dict[int, int]) -> list[int]:
    found: list[int] = []
    for place, heading in zip(hexagons, headings):
        for left in range(1, int(DIRECTIONS)):
            site = places.get(int(beside(place, heading - left)), -1)
            if site >= 0:
                found.append(site)
    assert len(found) == len(hexagons) * int(SITES_OF_SPACE)
    return found


def sites_beside(places: dict[int, int], ahead: int) -> list[int]:
    return [
        places.get(int(beside(place, ahead + direction)), -1)
        for place in places
        for direction in range(int(DIRECTIONS))
    ]
