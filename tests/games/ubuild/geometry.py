"""Layouts turned and reflected: what stays the same of them."""

from faubourg.core.bits import numbers_of
from faubourg.games.ubuild.layouts.hexagon import hexagon, q_of, r_of
from faubourg.games.ubuild.layouts.layout import Layout
from faubourg.games.ubuild.layouts.plan import Plan


def structure(layout: Layout) -> dict[str, object]:
    """All of a layout but where its hexagons lie."""
    rows = {
        name: numbers_of(getattr(layout, name))
        for name in ("sorts", "districts", "bridges", "permits", "space_of", "sites_of", "spaces_at", "districts_at")
    }
    rows["beside"] = numbers_of(layout.beside)
    singles = (layout.jail, layout.parking, layout.arrest)
    return {**rows, "singles": singles, "text": layout.text, "sites": layout.sites, "in_play": layout.in_play}


def assert_turned(ours: Layout, turned: Layout, times: int) -> None:
    """The same with every hexagon turned about the first of the text, so many sixths to the right."""
    assert structure(turned) == structure(ours)
    assert numbers_of(turned.hexagons) == [around(place, times) for place in numbers_of(ours.hexagons)]
    assert numbers_of(turned.site_hexagons) == [around(place, times) for place in numbers_of(ours.site_hexagons)]
    assert numbers_of(turned.railroads) == [around(place, times) for place in numbers_of(ours.railroads)]


def assert_mirrored(ours: Layout, theirs: Layout) -> None:
    """The same with every hexagon reflected in the line of the first step, and the sites renamed."""
    assert numbers_of(theirs.hexagons) == [mirrored(place) for place in numbers_of(ours.hexagons)]
    places = numbers_of(theirs.site_hexagons)
    renamed = [places.index(mirrored(place)) for place in numbers_of(ours.site_hexagons)]
    assert sorted(renamed) == list(range(theirs.sites))
    for site in range(ours.sites):
        assert theirs.spaces_at[renamed[site]] == ours.spaces_at[site]
        assert theirs.districts_at[renamed[site]] == ours.districts_at[site]
        for direction in range(6):
            there = ours.beside[site * 6 + direction]
            reflected = theirs.beside[renamed[site] * 6 + (6 - direction) % 6]
            assert reflected == (renamed[there] if there >= 0 else -1)


def around(place: int, times: int) -> int:
    """A hexagon turned about the origin, a sixth at a time to the right."""
    q, r = q_of(place), r_of(place)
    for _ in range(times):
        q, r = -r, q + r
    return int(hexagon(q, r))


def mirrored(place: int) -> int:
    """A hexagon reflected in the line of the first step."""
    q, r = q_of(place), r_of(place)
    return int(hexagon(q + r, -r))


def mirrored_plan(plan: Plan) -> Plan:
    """Reflected together with its sense of walking: below what a text can say, for a closed one is anticlockwise."""
    return Plan(plan.mode, plan.tiles, plan.turns.translate(str.maketrans("lr", "rl")), plan.is_open)
