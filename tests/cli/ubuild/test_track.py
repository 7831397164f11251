"""The track in the terminal: every space and every site once, where it lies, with what stands on it."""

import re

import pytest
from rich.text import Text

from faubourg.cli.boards.ubuild.grid import STEPS, Spot, ends_of, grid_of, grids_of, walk_from_go
from faubourg.cli.boards.ubuild.listing import key_to, listed, told
from faubourg.cli.boards.ubuild.look import FINE, SIMPLE, Signs, every_sign
from faubourg.cli.boards.ubuild.names import Names, names_of
from faubourg.cli.boards.ubuild.notes import with_notes
from faubourg.cli.boards.ubuild.standing import BARE, OnSite, OnSpace, Standing
from faubourg.cli.boards.ubuild.track import NARROWEST, Picture, Size, across, drawn, picture_for
from faubourg.core.bits import numbers_of
from faubourg.games.ubuild.layouts.layout import Layout, built
from faubourg.games.ubuild.numbering import KIND_IDS
from faubourg.text.language import LANGUAGES, Language
from faubourg.text.messages import Messages
from tests.games.ubuild.boxes import ADVANCED, BEGINNER, BOX, CLASSIC, FIGURES, STRAIGHT, examples

ALL = [BEGINNER, CLASSIC, ADVANCED, STRAIGHT, *examples()]


def named(layout: Layout, language: Language = "en") -> Names:
    return names_of(layout, FIGURES, Messages(language, "ubuild", strict=True))


def drawing(text: str, columns: int, rows: int, standing: Standing = BARE, signs: Signs = FINE) -> list[str]:
    layout = built(text, BOX)
    picture = picture_for(layout, columns, rows)
    assert picture is not None
    return [line.plain for line in drawn(layout, named(layout), standing, picture, signs)]


def words_in(lines: list[str]) -> list[str]:
    return re.findall(r"[A-Za-z0-9]+", " ".join(lines))


# Where things lie


@pytest.mark.parametrize("text", ALL)
def test_a_space_lies_beside_the_next_and_a_site_beside_its_spaces_however_it_is_turned(text: str) -> None:
    layout = built(text, BOX)
    first, last = ends_of(layout) if layout.is_open else (-1, -1)
    for grid in grids_of(layout):
        every = [*grid.spaces, *grid.sites, *grid.railroads]
        assert len(set(every)) == len(every)
        assert min(spot.half for spot in every) == min(spot.row for spot in every) == 0
        for space, spot in enumerate(grid.spaces):
            after = grid.spaces[(space + 1) % len(grid.spaces)]
            assert is_beside(spot, grid.railroads[1] if space == last else after)
            assert space != first or is_beside(spot, grid.railroads[0])
            for site in numbers_of(layout.sites_of)[space * 4 : space * 4 + 4]:
                assert is_beside(spot, grid.sites[site])


def is_beside(one: Spot, other: Spot) -> bool:
    return (other.half - one.half, other.row - one.row) in STEPS


def test_a_closed_track_runs_clockwise_on_the_screen() -> None:
    grid = grid_of(built(CLASSIC, BOX), 0)
    area = sum(
        one.half * other.row - other.half * one.row
        for one, other in zip(grid.spaces, [*grid.spaces[1:], grid.spaces[0]])
    )
    # Rows are counted downwards.
    assert area > 0
    assert [walk_from_go(built(CLASSIC, BOX), grid) for grid in grids_of(built(CLASSIC, BOX))] == [0, 1, 2, 3, 4, 5]


def test_from_a_go_at_the_end_of_an_open_track_one_walks_to_the_railroad() -> None:
    layout = built("b1-b0brjae0fpg0brgjj0go-ssssssssssssrs-o", BOX)
    assert ends_of(layout) == (1, 0)
    grid = grid_of(layout, 0)
    step = STEPS[walk_from_go(layout, grid)]
    assert grid.railroads[1] == (grid.spaces[0].half + step[0], grid.spaces[0].row + step[1])


# The drawing


@pytest.mark.parametrize("rows", [14, 60])
@pytest.mark.parametrize("text", ALL)
def test_every_space_and_every_site_is_drawn_once(text: str, rows: int) -> None:
    layout = built(text, BOX)
    picture = picture_for(layout, 150, rows)
    assert picture is not None
    for signs in (FINE, SIMPLE):
        lines = [line.plain for line in drawn(layout, named(layout), BARE, picture, signs)]
        halves = picture.grid.halves * picture.size.width // 2
        assert {len(line) for line in lines} == {halves - sum(picture.left_off)}
        names = [f"s{site + 1}" for site in range(layout.sites)]
        railroads = ["RAIL"] * len(layout.railroads)
        assert sorted(words_in(lines)) == sorted([*names, *named(layout).codes, *railroads])


def test_a_railroad_at_the_edge_has_its_whole_rails_where_there_is_room() -> None:
    text = "a1-k1i0c0fpbrj0d0l0gjb0bra1h0brjag0e1f1brgo-sllrslrlrlsrssllrsrrlrlsssrlllss-o"
    picture = picture_for(built(text, BOX), 80, 14)
    assert picture is not None
    least = across(picture.grid, picture.size.width)
    assert picture.left_off == (0, 1)
    assert any("═RAIL═<" in line for line in drawing(text, least + 1, 14))
    # Else it loses an end of them, and no more.
    lines = drawing(text, least, 14)
    assert any(line.startswith("RAIL═<") for line in lines)
    assert words_in(lines).count("RAIL") == 2


def test_the_advanced_layout_is_drawn_in_80_columns_and_24_lines() -> None:
    lines = drawing(ADVANCED, 80, 16)
    assert len(lines) == 14
    assert lines[1].split() == ["s3", "<GO", "→><BR1", "><BR2", "><LB1", "><LB2", "><BRI", ">", "s13"]
    assert picture_for(built(ADVANCED, BOX), 78, 16) is None


def test_hexagons_have_two_lines_where_there_is_room_and_are_wider() -> None:
    layout = built(ADVANCED, BOX)
    sizes = []
    for columns, rows in ((80, 27), (80, 28), (100, 28), (150, 28)):
        picture = picture_for(layout, columns, rows)
        assert picture is not None
        sizes.append(picture.size)
    assert sizes == [Size(6, 1), Size(6, 2), Size(7, 2), Size(8, 2)]


def test_a_track_that_is_too_wide_is_turned_and_one_that_is_too_wide_however_it_lies_is_not_drawn() -> None:
    layout = built(STRAIGHT, BOX)
    picture = picture_for(layout, 120, 40)
    assert picture is not None
    assert across(grid_of(layout, 0), NARROWEST) > 120 >= across(picture.grid, NARROWEST)
    # As low as it gets, where it is too high for the screen.
    low = picture_for(layout, 120, 10)
    assert low is not None
    assert low.grid.rows == min(grid.rows for grid in grids_of(layout) if across(grid, NARROWEST) <= 120)
    assert picture_for(layout, 80, 100) is None


def test_signs_for_old_terminals_are_those_of_ascii() -> None:
    assert every_sign(SIMPLE).isascii()
    assert not every_sign(FINE).isascii()
    lines = drawing(BEGINNER, 80, 40, CROWD, SIMPLE)
    assert "".join(lines).isascii()


# What stands there

CROWD = Standing(
    {
        0: OnSpace(pawns=(0, 1, 2)),
        1: OnSpace(owner=0, residential=3, industrial=5),
        2: OnSpace(owner=1, residential=2, pawns=(3,), mortgaged=True),
        3: OnSpace(is_open=True),
        4: OnSpace(pawns=(4,), jailed=(5,)),
        5: OnSpace(owner=3, residential=1, industrial=4, pawns=(0, 1)),
        6: OnSpace(pawns=(0, 1, 2, 3, 4, 5)),
        10: OnSpace(is_open=False),
    },
    {
        0: OnSite("school"),
        5: OnSite("prison"),
        8: OnSite("skyscraper", 5),
        9: OnSite("stadium", 1),
        11: OnSite("tower"),
    },
    frozenset({1}),
)


def cell(space: int, size: Size, signs: Signs = FINE) -> list[str]:
    """The inside of one hexagon."""
    layout = built(BEGINNER, BOX)
    grid = grid_of(layout, 0)
    lines = drawn(layout, named(layout), CROWD, Picture(grid, size), signs)
    x, y = grid.spaces[space].half * size.width // 2, grid.spaces[space].row * size.height
    return [line.plain[x : x + size.width - 2] for line in lines[y : y + size.height]]


def test_a_hexagon_of_two_lines_shows_owner_pawns_and_blocks() -> None:
    small = Size(6, 2)
    assert cell(0, small) == ["GO →", "abc "]
    assert cell(1, small) == ["LB1A", "⌂3■5"]
    assert cell(2, small) == ["LB2B", "d⌂2×"]
    assert cell(3, small) == ["BRI/", "    "]
    assert cell(4, small) == ["JAI ", "e[f]"]
    # Where not all of it fits, blocks are counted together; the first of many pawns are shown.
    assert cell(5, small) == ["OR1D", "ab▪5"]
    assert cell(6, small) == ["OR2 ", "abc+"]
    assert cell(10, small) == ["BRI=", "    "]
    assert cell(5, Size(8, 2)) == ["OR1  D", "ab⌂1■4"]


def test_a_hexagon_of_one_line_shows_who_is_there_before_whose_it_is() -> None:
    flat = Size(6, 1)
    every = [cell(space, flat)[0] for space in range(11)]
    assert every[:7] == ["GO ³", "LB1A", "LB2d", "BRI/", "JAI²", "OR1²", "OR2⁶"]
    assert cell(6, flat, SIMPLE) == ["OR2*"]


def test_buildings_stand_on_their_sites() -> None:
    lines = drawing(BEGINNER, 80, 40, CROWD)
    found = " ".join(lines)
    for sign in ("+1", "!6", "▲9", "★10", "♛12", "Schl", "Jail"):
        assert sign in found
    # Of what belongs to a district the district.
    assert found.count("OR1") == 2
    assert found.count("LB1") == 2
    assert not re.search(r"\bs(1|6|9|10|12)\b", found)


@pytest.mark.parametrize("columns", [80, 94, 120])
def test_what_stands_on_a_site_is_whole_wherever_the_site_is(columns: int) -> None:
    everywhere = Standing({}, dict.fromkeys(range(64), OnSite("power")))
    words = words_in(drawing(ADVANCED, columns, 28, everywhere))
    assert words.count("Powr") == 64
    assert [str(site + 1) in words for site in range(64)] == [True] * 64


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_short_name_fits_into_its_hexagon(language: Language) -> None:
    names = named(built(ADVANCED, BOX), language)
    assert {len(code) for code in names.codes} <= {2, 3}
    assert len(set(names.codes)) == 28
    assert len(names.railroad_code) == 4
    assert names.short_pieces.keys() == set(KIND_IDS)
    assert max(map(len, names.short_pieces.values())) <= 4


# Lines beside it


def test_notes_stand_where_the_track_leaves_room_and_change_nothing_else() -> None:
    layout = built(ADVANCED, BOX)
    picture = picture_for(layout, 80, 16)
    assert picture is not None
    lines = drawn(layout, named(layout), BARE, picture, FINE)
    notes = [Text("one"), Text("number two")]
    placed = with_notes(lines, notes, 80)
    assert len(placed) == len(lines)
    assert [line.plain.replace("one", "").replace("number two", "").split() for line in placed] == [
        line.plain.split() for line in lines
    ]
    assert max(line.cell_len for line in placed) <= 80
    columns = [line.plain.index(note.plain) for line, note in zip(placed[6:8], notes)]
    assert columns[0] == columns[1]


def test_notes_that_fit_nowhere_stand_below() -> None:
    lines = [Text("x x"), Text("xxx")]
    note = Text("four")
    assert with_notes(lines, [note], 3) == [*lines, note]
    assert with_notes(lines, [], 80) == lines
    # Beside the drawing, if there is room.
    assert [line.plain.rstrip() for line in with_notes(lines, [note], 80)] == ["x x four", "xxx"]


# As a list


@pytest.mark.parametrize("text", ALL[:12])
def test_a_list_has_every_space_with_its_sites(text: str) -> None:
    layout = built(text, BOX)
    lines = [line.plain for line in listed(layout, named(layout), BARE, 60, FINE)]
    assert len(lines) == layout.spaces
    for space, line in enumerate(lines):
        sites = numbers_of(layout.sites_of)[space * 4 : space * 4 + 4]
        assert line.split()[:2] == [str(space + 1), named(layout).codes[space]]
        assert [word for word in line.split() if re.fullmatch(r"s\d+", word)] == [f"s{n + 1}" for n in sorted(sites)]
        assert len(line) <= 60


def test_a_list_shows_what_stands_there() -> None:
    layout = built(BEGINNER, BOX)
    lines = [line.plain.split() for line in listed(layout, named(layout), CROWD, 80, FINE)]
    assert lines[0] == ["1", "GO", "GO", "+1", "s2", "s3", "s4", "abc"]
    assert lines[1] == ["2", "LB1", "Left", "Bank", "A⌂3■5", "+1", "s4", "s5", "!6"]
    assert lines[2] == ["3", "LB2", "Latin", "Quarter", "B⌂2×", "s5", "!6", "s7", "s8", "d"]
    assert lines[3][3] == "/"
    assert lines[4][-1] == "e[f]"


def test_sentences_tell_the_same() -> None:
    layout = built(STRAIGHT, BOX)
    lines = told(layout, named(layout), Messages("en", "ubuild", strict=True))
    assert lines[1] == "2. South Side (BR1): sites s1, s4, s5, s6."
    assert lines[-1] == "One railroad comes before GO, the other behind Bellevue."
    assert len(lines) == 33


def test_the_key_names_each_code_once() -> None:
    layout = built(ADVANCED, BOX)
    lines = [line.plain for line in key_to(layout, named(layout), 50)]
    assert max(map(len, lines)) <= 50
    entries = [entry for line in lines for entry in line.split("  ")]
    assert entries[0] == "BR1 South Side"
    # GO is called GO.
    assert {entry.split(" ")[0] for entry in entries} == {*named(layout).codes} - {"GO"}
    assert len(entries) == 27
