"""Layouts that can be played, and what is wrong with others."""

import pytest

from faubourg import InputError
from faubourg.games.ubuild.layouts.checker import check_text, is_freestyle
from faubourg.games.ubuild.layouts.layout import built
from faubourg.games.ubuild.layouts.plan import read_plan
from faubourg.text.language import LANGUAGES
from faubourg.text.messages import Messages
from tests.games.ubuild.boxes import ADVANCED, BEGINNER, BOX, CLASSIC, STRAIGHT, examples, fault, is_accepted

ROUND = "rsrsrssrsrsrss"


def beginner(tiles: str, turns: str = ROUND) -> str:
    return f"b1-{tiles.replace(' ', '')}-{turns}"


def opened(turns: str) -> str:
    """The tiles of Beginner on an open track."""
    return beginner("go b0 br ja e0 fp g0 br gj j0", turns) + "-o"


@pytest.mark.clause("UB-1d", "UB-2a", "UB-2b", "UB-2c")
def test_the_printed_layouts_can_be_played_and_are_not_freestyle() -> None:
    for mode, text in enumerate((BEGINNER, CLASSIC, ADVANCED)):
        assert not is_freestyle(check_text(text, BOX, mode), BOX)
    assert is_freestyle(read_plan(STRAIGHT), BOX)


@pytest.mark.clause("UB-2d", "UB-2e", "UB-2f", "UB-2g")
@pytest.mark.parametrize(
    "text",
    [
        # Two tiles replaced by others of other colours.
        beginner("go a0 br ja h0 fp g0 br gj j0"),
        # Singles exchanged, doubles in another order and turned round; both at once.
        beginner("go j1 br fp e0 ja g1 br gj b0"),
        beginner("go d0 br fp a1 gj g1 br ja j0"),
        # Bridges as close as they may be.
        beginner("go b0 br ja e0 br fp g0 gj j0"),
        # Other outlines, and open ones.
        beginner("go b0 br ja e0 fp g0 br gj j0", "srrrlrssrrrslr"),
        opened("ssssssssssssss"),
        CLASSIC.replace("a0b0br", "k1bra0").replace("d0k0", "b1d0"),
        STRAIGHT,
    ],
)
def test_freestyle_layouts_can_be_played(text: str) -> None:
    assert built(text, BOX).text == text


@pytest.mark.clause("UB-2f")
def test_ub_2f_mode_and_layout_must_agree() -> None:
    assert fault(BEGINNER, 1) == {"code": "mode", "given": "beginner", "mode": "classic", "option": "layout"}
    assert is_accepted(BEGINNER)


FAULTS: list[tuple[str, str, dict[str, int | str]]] = [
    # UB-2g
    (beginner("b0 br ja e0 fp g0 br gj j0 go b1", "s" * 16) + "-o", "cut-double", {"tile": "b0"}),
    # UB-1a
    (beginner("go b0 br ja b1 fp g0 br gj j0"), "tile-twice", {"tile": "b1", "place": 5, "other": 2}),
    (beginner("go b0 br go e0 fp g0 br gj j0"), "tile-twice", {"tile": "go", "place": 4, "other": 1}),
    (beginner("go b0 br ja e0 g0 br gj j0"), "tile-missing", {"tile": "fp"}),
    (beginner(""), "tile-missing", {"tile": "go"}),
    # UB-1d
    (beginner("go b0 br ja e0 fp g0 gj j0"), "bridges", {"given": 1, "wanted": 2}),
    (beginner("go b0 br ja br e0 fp g0 br gj j0"), "bridges", {"given": 3, "wanted": 2}),
    (ADVANCED.replace("j0k0br", "j0k0"), "bridges", {"given": 3, "wanted": 4}),
    # UB-2e, UB-2f
    (CLASSIC.replace("goa0", "goc0"), "stranger", {"tile": "c0", "place": 2}),
    (CLASSIC.replace("goa0", "go"), "tile-missing", {"tile": "a0"}),
    (ADVANCED.replace("l0", ""), "tile-missing", {"tile": "l0"}),
    # UB-2d
    (beginner("go b0 br ja k0 fp g0 br gj j0"), "permit", {"tile": "k0", "place": 5}),
    (beginner("go b0 br ja h0 fp g0 br gj j0"), "replaced", {"given": 1, "wanted": 2}),
    (beginner("go a0 br ja d0 fp h0 br gj j0"), "replaced", {"given": 3, "wanted": 2}),
    (beginner("go b0 br ja fp g0 br gj j0"), "tile-missing", {"tile": "e0"}),
    (beginner("go b0 a0 br ja e0 fp g0 br gj j0"), "stranger", {"tile": "a0", "place": 3}),
    (beginner("go c1 br ja a0 fp g0 br gj j0"), "same-colour", {"tile": "c1", "place": 2}),
    # UB-2d, UB-2e, UB-2f Singles, through the end of the text too.
    (
        beginner("go b0 br e0 ja fp g0 br gj j0"),
        "singles",
        {"tile": "go", "place": 1, "next": "ja", "given": 2, "wanted": 1},
    ),
    (
        CLASSIC.replace("d0k0fp", "d0fpk0"),
        "singles",
        {"tile": "ja", "place": 5, "next": "fp", "given": 1, "wanted": 2},
    ),
    (
        beginner("j0 go b0 br ja e0 fp g0 br gj", "s" * 14).replace("j0gob0", "j0b0go") + "-o",
        "singles",
        {"tile": "go", "place": 3, "next": "ja", "given": 0, "wanted": 1},
    ),
    # UB-2f Bridges, both ways round.
    (
        beginner("go b0 br ja br e0 fp g0 gj j0"),
        "bridges-close",
        {"hexagon": 4, "other": 6, "given": 2, "least": 4},
    ),
    (
        beginner("go br b0 ja e0 fp g0 gj j0 br"),
        "bridges-close",
        {"hexagon": 14, "other": 2, "given": 2, "least": 4},
    ),
    (
        CLASSIC.replace("b0brja", "b0ja").replace("d0k0fp", "d0k0brfp").replace("h0brgj", "brh0gj"),
        "bridges-close",
        {"hexagon": 11, "other": 15, "given": 4, "least": 6},
    ),
    # UB-1d, UB-2h
    (BEGINNER[:-1], "turns", {"given": 13, "wanted": 14}),
    (BEGINNER + "s", "turns", {"given": 15, "wanted": 14}),
    (beginner("b0 br ja e0 fp g0 br gj j0 go", "srsrssrsrsrssr"), "begins", {}),
    (opened("rsssssssssssss"), "end-turns", {"hexagon": 1}),
    (opened("sssssssssssssl"), "end-turns", {"hexagon": 14}),
    (BEGINNER.replace(ROUND, "s" * 14), "not-closed", {"hexagon": 14}),
    (BEGINNER.replace(ROUND, "rsrsrssrsrsssr"), "not-closed", {"hexagon": 14}),
    (STRAIGHT.removesuffix("-o"), "not-closed", {"hexagon": 32}),
    (opened("srrrrrrsssssss"), "overlap", {"hexagon": 7, "other": 1}),
    (opened("srrrrsssssssss"), "touch", {"hexagon": 1, "other": 6}),
    (opened("srrrssrrlrrrrs"), "touch", {"hexagon": 1, "other": 14}),
    # UB-2g
    (opened("srrrlrrlsrrrss"), "railroad-touches", {"end": 1, "hexagon": 14}),
    (opened("srrlrlrrrlrsrs"), "railroads-touch", {}),
    # UB-1d Clockwise.
    (beginner("go b0 br ja e0 fp g0 br gj j0", "s" + ROUND[1:]), "first-turn", {"wanted": "r"}),
    (beginner("go b0 br ja e0 fp g0 br gj j0", ROUND.replace("r", "l")), "anticlockwise", {}),
]


@pytest.mark.clause("UB-1a", "UB-1d", "UB-2d", "UB-2e", "UB-2f", "UB-2g", "UB-2h")
@pytest.mark.parametrize(("text", "code", "params"), FAULTS)
def test_ub_2h_what_is_wrong_is_said_with_its_tile_or_hexagon(
    text: str, code: str, params: dict[str, int | str]
) -> None:
    assert fault(text) == {"code": code, **params}


@pytest.mark.clause("UB-2h")
@pytest.mark.parametrize("language", LANGUAGES)
def test_ub_2h_every_fault_has_its_sentence(language: str) -> None:
    messages = Messages("fr" if language == "fr" else "en", "ubuild", strict=True)
    for text in ["", "x", "b2-go-s", "b1-xx-s", "b" * 121, *(text for text, _, _ in FAULTS)]:
        with pytest.raises(InputError) as caught:
            check_text(text, BOX)
        assert messages.sentence(caught.value).endswith(".")
    with pytest.raises(InputError) as caught:
        check_text(ADVANCED, BOX, 0)
    assert messages.sentence(caught.value).endswith(("Beginner.", "Débutant."))


@pytest.mark.parametrize("text", [BEGINNER, CLASSIC, ADVANCED, *examples()])
def test_a_layout_is_of_one_mode(text: str) -> None:
    for other in range(3):
        if "bca"[other] != text[0]:
            assert fault(text, other)["code"] == "mode"
            assert not is_accepted("bca"[other] + text[1:])
