"""The workshop of boards: what is said of a layout while it is built, and what can be done to it (UB-2h)."""

import pytest

import faubourg
from faubourg.bots.requests import request_of
from faubourg.core.refusal import InputError
from faubourg.core.rng import Rng
from faubourg.games.ubuild.game import UBuildGame
from faubourg.games.ubuild.layouts.generator import generated
from faubourg.games.ubuild.layouts.plan import read_plan
from faubourg.games.ubuild.layouts.variety import outline_key
from faubourg.games.ubuild.numbering import MODE_IDS, Mode
from faubourg.games.ubuild.request_types import Act, Gallery, Workbench
from tests.games.ubuild.boxes import BEGINNER, CLASSIC

pytestmark = pytest.mark.clause("UB-2h")
RAILROADS = "b1-jae0fpg0brgjj0gob0br-srssslsssrsrss-o"


def game() -> UBuildGame:
    found = faubourg.game("ubuild")
    assert isinstance(found, UBuildGame)
    return found


def bench(text: str, **act: object) -> Workbench:
    nothing: Act = {
        "kind": "new",
        "mode": "classic",
        "open": False,
        "tile": "",
        "place": 0,
        "other": 0,
        "turn": "",
        "bend": "",
        "seed": 0,
    }
    asked = {"text": text, "act": {**nothing, **act} if act else None}
    found: Workbench = request_of(game(), "workbench").answer(asked)  # type: ignore[assignment]
    return found


def refused(text: str, **act: object) -> str:
    with pytest.raises(InputError) as problem:
        bench(text, **act)
    return problem.value.code


def fault(found: Workbench) -> str:
    return "" if found["fault"] is None else found["fault"]["code"]


def offered(found: Workbench) -> set[str]:
    return {tile["code"] for tile in found["tray"] if tile["refusal"] is None}


def why_not(found: Workbench, code: str) -> str:
    refusal = next(tile["refusal"] for tile in found["tray"] if tile["code"] == code)
    assert refusal is not None
    return refusal["code"]


# What lies there


@pytest.mark.parametrize("mode", [Mode.BEGINNER, Mode.CLASSIC, Mode.ADVANCED])
@pytest.mark.parametrize("is_open", [False, True])
def test_a_whole_layout_is_shown_as_a_match_would(mode: int, is_open: bool) -> None:
    text = generated(game().figures.box, mode, "shown", is_open=is_open)
    found = bench(text)
    assert (found["text"], found["mode"], found["open"], found["left"]) == (text, MODE_IDS[mode], is_open, 0)
    assert found["fault"] is None
    assert not offered(found)
    scene = game().scene({"mode": MODE_IDS[mode], "layout": text})
    spaces, sites = scene["spaces"], scene["sites"]
    assert isinstance(spaces, list)
    assert isinstance(sites, list)
    # A scene begins at GO.
    start = next(number for number, space in enumerate(found["spaces"]) if space["sort"] == "go")
    turned = found["spaces"][start:] + found["spaces"][:start]
    for mine, theirs in zip(turned, spaces, strict=True):
        assert all(mine[key] == theirs[key] for key in ("sort", "district", "names", "q", "r"))
    assert [(site["q"], site["r"]) for site in found["sites"]] == [(site["q"], site["r"]) for site in sites]
    assert len(found["railroads"]) == (2 if is_open else 0)
    assert found["seats"] == list(game().seats_for({"mode": MODE_IDS[mode]}))


def test_the_checker_has_the_last_word_on_a_whole_layout() -> None:
    # The first two turns exchanged: it does not close.
    broken = bench(BEGINNER.replace("-rsrs", "-rrss"))
    assert fault(broken) == "layout-not-closed"
    assert broken["fault"] is not None
    assert broken["fault"]["hexagons"] == [14]
    assert broken["sites"] == []


@pytest.mark.parametrize("text", ["", "z1-go-s", "c1-go", "c1-qq-ss", "c1-go-ss", "c1-go-x", "c1-" + "br" * 60])
def test_what_nobody_can_read_is_refused(text: str) -> None:
    assert refused(text).startswith("layout-")


# Building


def test_a_layout_is_built_tile_by_tile_until_it_can_be_played() -> None:
    plan = read_plan(BEGINNER)
    codes = BEGINNER.split("-")[1]
    found = bench(BEGINNER, kind="new", mode="beginner")
    assert (found["text"], found["left"]) == ("b1-go-s", 13)
    hexagon = 1
    for place in range(1, len(plan.tiles)):
        code = codes[2 * place : 2 * place + 2]
        assert code in offered(found)
        assert fault(found) == ""
        double = next(len(tile["spaces"]) for tile in found["tray"] if tile["code"] == code) == 2
        turn = "s" if hexagon == 1 else plan.turns[hexagon - 1]
        bend = plan.turns[hexagon] if double else ""
        found = bench(found["text"], kind="clip", tile=code, turn=turn, bend=bend)
        hexagon += 2 if double else 1
        assert found["left"] == 14 - hexagon
    # The turns on the last hexagon and on GO follow from the others.
    assert found["text"] == BEGINNER
    assert found["printed"]
    assert fault(found) == ""


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_offered_can_be_clipped_on_and_nothing_else(seed: int) -> None:
    mode = seed % 3
    rng = Rng(f"workshop {seed}")
    found = bench("b1--", kind="new", mode=MODE_IDS[mode], open=seed % 2 == 1)
    while found["left"] and fault(found) == "" and offered(found):
        for tile in found["tray"]:
            if tile["refusal"] is not None and tile["refusal"]["code"] == "layout-tile-twice":
                assert tile["left"] == 0
        code = sorted(offered(found))[int(rng.below(len(offered(found))))]
        double = next(tile["turned"] for tile in found["tray"] if tile["code"] == code)
        ways = [
            (end["turn"], spot["turn"] if double else "")
            for end in found["ends"]
            for spot in (end["seconds"] if double else [end])
            if spot["refusal"] is None
        ]
        all_ways = {(end["turn"], bend) for end in found["ends"] for bend in ("lsr" if double else [""])}
        before = found["text"]
        for turn, bend in all_ways - set(ways):
            assert refused(before, kind="clip", tile=code, turn=turn, bend=bend).startswith("layout-")
        if not ways and found["ends"]:
            assert refused(before, kind="clip", tile=code) == "layout-no-room"
            break
        turn, bend = ways[int(rng.below(len(ways)))] if ways else ("", "")
        found = bench(before, kind="clip", tile=code, turn=turn, bend=bend)
        # Only where the track has walled itself in, or all is laid, does the checker complain.
        assert fault(found) in ("", "layout-dead-end") or found["left"] == 0
        assert bench(found["text"])["text"] == found["text"]


def test_what_cannot_come_next_says_why() -> None:
    found = bench("c1-go-s")
    assert why_not(found, "go") == "layout-tile-twice"
    assert why_not(found, "ja") == "layout-singles"
    found = bench("c1-goa0b0-ssrss")
    assert why_not(found, "d0") == "layout-too-many-doubles"
    assert offered(found) == {"ja", "fp", "gj", "br"}
    found = bench("c1-gobra0-ssrs")
    assert why_not(found, "br") == "layout-bridges-close"
    # UB-2d Two are replaced: those that are left go together.
    found = bench("b1-goa0jac0-ssrssr")
    assert why_not(found, "d0") in ("layout-not-together", "layout-too-many-doubles")
    assert fault(bench("b1-goa0jab0fpd0gjh0-" + "s" * 12)) == "layout-not-together"
    assert fault(bench("b1-gok0-sss")) == "layout-permit"
    assert fault(bench("b1-gobrbrbr-ssss")) == "layout-bridges"


def test_an_outline_says_what_is_wrong_and_where() -> None:
    touching = bench("a1-goa0b0brc0-ssrrrrrs")
    assert touching["fault"] is not None
    assert touching["fault"]["code"] in ("layout-touch", "layout-overlap")
    assert touching["fault"]["hexagons"]
    straight = bench("c1-goa0b0brjad0k0fpg0-" + "s" * 14)
    assert fault(straight) == "layout-too-far"
    assert straight["fault"] is not None
    assert straight["fault"]["params"]["left"] == 8


def test_a_track_with_railroads_begins_with_any_tile() -> None:
    found = bench("c1--", kind="new", mode="beginner", open=True)
    assert (found["text"], found["ends"]) == ("b1---o", [])
    assert {"go", "br", "a0"} <= offered(found)
    found = bench(found["text"], kind="clip", tile="e1")
    assert found["text"] == "b1-e1-ss-o"
    assert len(found["railroads"]) == 1
    assert len(bench(RAILROADS)["railroads"]) == 2


# What can be done to it


def test_doubles_are_turned_round() -> None:
    once = bench(BEGINNER, kind="flip", place=2)
    assert once["text"] == BEGINNER.replace("gob0", "gob1")
    assert bench(once["text"], kind="flip", place=2)["text"] == BEGINNER
    assert refused(BEGINNER, kind="flip", place=1) == "layout-one-way"
    assert refused(BEGINNER, kind="flip", place=99) == "bad-request"


def test_tiles_change_places_and_the_outline_stays() -> None:
    found = bench(CLASSIC, kind="swap", place=2, other=3)
    assert found["text"].startswith("c1-gob0a0br")
    assert found["text"].split("-")[2] == CLASSIC.split("-")[2]
    # GO goes with its place; the text begins with it again.
    found = bench(CLASSIC, kind="swap", place=1, other=5)
    assert found["text"].startswith("c1-go")
    assert fault(found) == ""
    outlines = [outline_key(text.split("-")[2], False) for text in (found["text"], CLASSIC)]
    assert outlines[0] == outlines[1]
    assert refused("c1-goa0-sss", kind="swap", place=1, other=2) == "layout-begins"


def test_tiles_are_removed_and_replaced() -> None:
    found = bench("c1-goa0b0-ssrss", kind="remove", place=2)
    assert found["text"] == "c1-gob0-sss"
    assert refused(found["text"], kind="remove", place=1) == "layout-begins"
    assert bench(found["text"], kind="replace", place=2, tile="d1")["text"] == "c1-god1-sss"
    assert refused(found["text"], kind="replace", place=2, tile="br") == "layout-other-size"
    assert refused(found["text"], kind="replace", place=2, tile="zz") == "layout-unknown-tile"


def test_the_track_swings_round_a_hexagon() -> None:
    assert bench("c1-goa0b0-sssss", kind="bend", place=3, turn="r")["text"] == "c1-goa0b0-ssrss"
    for place, turn in ((0, "r"), (1, "r"), (9, "r"), (2, "x"), (2, "lr")):
        assert refused("c1-goa0b0-sssss", kind="bend", place=place, turn=turn) == "bad-request"


@pytest.mark.parametrize("mode", [Mode.BEGINNER, Mode.CLASSIC, Mode.ADVANCED])
@pytest.mark.parametrize("is_open", [False, True])
def test_a_mirrored_layout_has_the_same_tiles_on_the_reflected_outline(mode: int, is_open: bool) -> None:
    text = generated(game().figures.box, mode, "mirror", is_open=is_open)
    found = bench(text, kind="mirror")
    assert fault(found) == ""
    assert found["text"].split("-")[1] == text.split("-")[1]
    assert bench(found["text"], kind="mirror")["text"] == text
    # Reflected, distances between hexagons are those of the same places counted from the other side.
    mine, theirs = ([(space["q"], space["r"]) for space in one["spaces"]] for one in (found, bench(text)))
    count = len(mine)
    order = list(range(count)) if is_open else [0, *range(count - 1, 0, -1)]
    for one in range(count):
        for other in range(count):
            there = steps(theirs[order[one]], theirs[order[other]])
            assert steps(mine[one], mine[other]) == there


def steps(one: tuple[int, int], other: tuple[int, int]) -> int:
    across, down = one[0] - other[0], one[1] - other[1]
    return max(abs(across), abs(down), abs(across + down))


def test_a_track_is_cut_open_and_closed_again() -> None:
    found = bench(BEGINNER, kind="cut", place=3)
    assert found["open"]
    assert found["text"].endswith("-o")
    # Its ends still touch: it must be bent.
    assert fault(found) == "layout-touch"
    assert bench(found["text"], kind="close")["text"] == BEGINNER
    assert refused(found["text"], kind="cut", place=3) == "layout-open-already"


def test_dice_make_a_whole_layout_or_another_outline() -> None:
    for mode in MODE_IDS:
        for is_open in (False, True):
            found = bench("c1--", kind="dice", mode=mode, open=is_open, seed=5)
            assert (fault(found), found["left"], found["mode"], found["open"]) == ("", 0, mode, is_open)
            other = bench(found["text"], kind="outline", seed=6)
            assert fault(other) == ""
            assert other["text"] != found["text"]
            assert other["text"].split("-")[1] == found["text"].split("-")[1]
    assert refused("c1-go-s", kind="outline") == "layout-unfinished"


# The gallery


def test_the_gallery_has_the_printed_layouts_and_a_dozen_that_can_be_played() -> None:
    found: Gallery = request_of(game(), "gallery").answer({})  # type: ignore[assignment]
    shown = found["layouts"]
    assert [one["layout"] for one in shown[:3]] == list(game().figures.box.printed)
    chosen = shown[3:]
    assert len(chosen) == len({one["layout"] for one in chosen}) == 12
    for one in chosen:
        assert fault(bench(one["layout"])) == ""
        assert one["spaces"] == bench(one["layout"])["spaces"]
        assert one["minutes"] is not None
        assert one["minutes"] > 10
    assert {one["mode"] for one in chosen} == set(MODE_IDS)
    assert {one["open"] for one in chosen} == {False, True}
