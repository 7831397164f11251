"""`faubourg layout`: layouts checked, made, drawn and searched for contradictions."""

import io
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from faubourg import InputError
from faubourg.cli.boards.ubuild.layouts import fuzz
from faubourg.cli.boards.ubuild.names import names_of
from faubourg.cli.boards.ubuild.svg import picture
from faubourg.cli.main import main
from faubourg.games import MAKERS
from faubourg.games.ubuild.layouts.box import Box
from faubourg.games.ubuild.layouts.checker import check_text
from faubourg.games.ubuild.layouts.fuzz import Fuzzer
from faubourg.games.ubuild.layouts.generator import generated
from faubourg.games.ubuild.layouts.layout import built
from faubourg.games.ubuild.layouts.plan import Plan
from faubourg.text.messages import Messages
from tests.games.ubuild.boxes import ADVANCED, BEGINNER, BOX, CLASSIC, DATA, FIGURES, STRAIGHT, examples

Capture = pytest.CaptureFixture[str]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command is found by the name of its game, whether the game can be played already or not."""
    if "ubuild" not in MAKERS:
        monkeypatch.setitem(MAKERS, "ubuild", MAKERS["city"])
    for name in ("COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)


# check


@pytest.mark.clause("UB-2h")
def test_a_good_layout_is_called_good_in_both_languages(capsys: Capture) -> None:
    assert main(["layout", "check", ADVANCED]) == 0
    said = capsys.readouterr().out
    assert said == "The layout can be played: Advanced, closed, 32 spaces, 64 sites, 4 bridges; the printed one.\n"
    assert main(["layout", "check", STRAIGHT, "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert said.endswith("mode Avancé, ouvert, 32 cases, 66 emplacements, 4 ponts\u00a0; Freestyle.\n")


@pytest.mark.clause("UB-2h")
@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        (
            BEGINNER.replace("e0", "b1"),
            "Tile 5, “b1”, already lies at tile 2: there is only one.\n",
            "La tuile 5, «\u00a0b1\u00a0», est déjà posée à la tuile 2\u00a0: il n’y en a qu’une.\n",
        ),
        (
            BEGINNER[:-14] + "s" * 14,
            "The track does not close: hexagon 14 does not lead back to the first. An open one ends in “-o”.\n",
            "Le plateau ne se referme pas\u00a0: l’hexagone 14 ne ramène pas au premier."
            " Un plateau ouvert finit par «\u00a0-o\u00a0».\n",
        ),
        (
            "hello",
            "Character 1 of the layout cannot be read: “h”.\n",
            "Le caractère 1 du plateau est illisible\u00a0: «\u00a0h\u00a0».\n",
        ),
    ],
    ids=["tile", "hexagon", "character"],
)
def test_what_is_wrong_is_said_in_a_sentence(text: str, english: str, french: str, capsys: Capture) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        assert main(["layout", "check", text, "--lang", language]) == 2
        captured = capsys.readouterr()
        assert (captured.out, captured.err) == ("", sentence)


def test_a_file_may_have_one_layout_or_many(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "layouts"
    file.write_text(f"# ours\n\n  {CLASSIC}\n")
    assert main(["layout", "check", str(file)]) == 0
    assert "Classic" in capsys.readouterr().out
    file.write_text(f"{CLASSIC}\nb1\n{BEGINNER}\n\nc1-go-s\n")
    assert main(["layout", "check", str(file)]) == 2
    captured = capsys.readouterr()
    assert captured.out == "Can be played: 2. Cannot: 2.\n"
    assert captured.err.splitlines() == [
        "Line 2: The text of the layout breaks off after 2 characters.",
        "Line 5: The tile “ja” is missing.",
    ]
    file.write_text("\n# nothing\n")
    assert main(["layout", "check", str(file)]) == 2
    assert capsys.readouterr().err.startswith("There is no layout in ")


@pytest.mark.parametrize("end", [" ", "\n", "\r\n", "\u00a0"])
def test_a_layout_may_be_pasted_with_what_is_around_it(end: str, capsys: Capture) -> None:
    assert main(["layout", "check", f" {CLASSIC}{end}", "--lang", "en"]) == 0
    assert capsys.readouterr().err == ""


def test_what_would_steer_the_terminal_is_written_out(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "layouts.txt"
    file.write_text(f"{CLASSIC}\n\x1b{CLASSIC[1:]}\n", encoding="utf-8")
    assert main(["layout", "check", str(file), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "\x1b" not in said
    assert "\\x1b" in said


def test_layouts_are_read_from_the_standard_input(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"# Two\n{CLASSIC}\n\n{BEGINNER} \n"))
    assert main(["layout", "check", "-", "--lang", "en"]) == 0
    assert "2" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["layout", "check", "-", "--lang", "en"]) == 2
    assert "There is no layout in “-”." in capsys.readouterr().err


def test_a_file_that_is_not_there_is_no_layout(tmp_path: Path, capsys: Capture) -> None:
    assert main(["layout", "check", str(tmp_path / "missing.txt")]) == 2
    assert "does not exist" in capsys.readouterr().err
    assert main(["layout", "check", "b1\0"]) == 2
    assert main(["layout", "check", "b" * 5000]) == 2
    assert "120" in capsys.readouterr().err


def test_another_box_has_other_layouts(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "box.toml"
    text = BEGINNER.replace("b0", "a0")
    file.write_text(DATA.replace(BEGINNER, text), encoding="utf-8")
    assert main(["layout", "check", text, "--data", str(file)]) == 0
    assert "the printed one" in capsys.readouterr().out
    assert main(["layout", "check", text]) == 2


# new


@pytest.mark.clause("UB-2d", "UB-2g")
def test_a_layout_is_made_from_its_seed(capsys: Capture) -> None:
    assert main(["layout", "new", "--mode", "beginner", "--seed", "7", "--open", "--count", "3"]) == 0
    made = capsys.readouterr().out.splitlines()
    assert made == [generated(BOX, 0, seed, is_open=True) for seed in (7, 8, 9)]


def test_without_a_seed_it_is_another_each_time(capsys: Capture) -> None:
    made = set()
    for _ in range(3):
        assert main(["layout", "new"]) == 0
        text = capsys.readouterr().out.strip()
        assert check_text(text, BOX, 1).text() == text
        made.add(text)
    assert len(made) == 3


@pytest.mark.parametrize(
    "arguments",
    [
        ["new", "--mode", "hard"],
        ["new", "--count", "0"],
        ["new", "--seed", "-1"],
        ["fuzz", "--count", "many"],
        ["check"],
        ["judge", BEGINNER, "more"],
        [],
    ],
)
def test_what_cannot_be_understood_is_said_in_a_sentence(arguments: list[str], capsys: Capture) -> None:
    assert main(["layout", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert captured.err.strip().endswith((".", "--help."))


@pytest.mark.parametrize("action", ["check", "new", "draw", "fuzz"])
def test_every_action_has_a_help_in_both_languages(action: str, capsys: Capture) -> None:
    for language, word in (("en", "usage:"), ("fr", "usage\u00a0:")):
        assert main(["layout", action, "--help", "--lang", language]) == 0
        said = capsys.readouterr().out
        assert said.startswith(f"{word} faubourg layout {action}")
        assert "cli-" not in said


# draw


def test_a_layout_is_drawn_with_what_its_codes_mean(capsys: Capture) -> None:
    assert main(["layout", "draw", ADVANCED]) == 0
    said = capsys.readouterr().out
    assert "<GO →><BR1 >" in said
    assert "Advanced, printed layout" in said
    assert "32 spaces, 64 sites, 4 bridges" in said
    assert "DB2 Bellevue" in said
    # Nobody looks: no colours, and no line of spaces.
    assert "\033" not in said
    assert all(line == line.rstrip() for line in said.splitlines())


def test_where_it_does_not_fit_it_is_a_list(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "70")
    assert main(["layout", "draw", ADVANCED, "--lang", "fr"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[:3] == [
        "Mode Avancé, plateau imprimé",
        "32 cases, 64 emplacements, 4 ponts",
        " 1  DÉP  Départ                s1  s2  s3  s4",
    ]
    monkeypatch.setenv("COLUMNS", "40")
    assert main(["layout", "draw", BEGINNER]) == 0
    said = capsys.readouterr().out.splitlines()
    assert max(map(len, said)) <= 40
    # Rather a name is cut than a site.
    assert all(len(re.findall(r"\bs\d+", line)) == 4 for line in said[2:])


def test_plainly_it_is_told_in_sentences(capsys: Capture) -> None:
    assert main(["layout", "draw", BEGINNER, "--plain"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("The layout can be played: Beginner")
    assert said[2] == "2. Left Bank (LB1): sites s1, s4, s5, s6."
    assert len(said) == 15


def test_only_one_layout_is_drawn(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "two.txt"
    file.write_text(f"{BEGINNER}\n{CLASSIC}\n")
    assert main(["layout", "draw", str(file)]) == 2
    assert capsys.readouterr().err.startswith("There are 2 layouts in ")
    assert main(["layout", "draw", BEGINNER + "s"]) == 2


# Pictures


def test_a_picture_is_written_once(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "board.svg"
    assert main(["layout", "draw", CLASSIC, "--svg", str(file), "--lang", "fr"]) == 0
    assert capsys.readouterr().out == f"L’image est écrite\u00a0: {file}\n"
    first = file.read_text(encoding="utf-8")
    assert main(["layout", "draw", BEGINNER, "--svg", str(file)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == first
    assert main(["layout", "draw", BEGINNER, "--svg", str(file), "--force"]) == 0
    assert file.read_text(encoding="utf-8") != first
    capsys.readouterr()
    assert main(["layout", "draw", CLASSIC, "--svg", "-", "--lang", "fr"]) == 0
    assert capsys.readouterr().out == first


@pytest.mark.parametrize("text", [BEGINNER, CLASSIC, ADVANCED, STRAIGHT, *examples(3)])
def test_a_picture_has_every_hexagon_and_needs_nothing_from_outside(text: str) -> None:
    layout = built(text, BOX)
    names = names_of(layout, FIGURES, Messages("fr", "ubuild", strict=True))
    written = picture(layout, names, "Essai <&>", "fr")
    root = ElementTree.fromstring(written)
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == "Essai <&>"
    assert len(root.findall(f".//{SVG}polygon")) == layout.spaces + layout.sites + len(layout.railroads)
    said = [found.text or "" for found in root.findall(f".//{SVG}text")]
    assert [word for word in said if word[1:].isdigit()] == [f"s{site + 1}" for site in range(layout.sites)]
    every = " ".join(said).replace("- ", "-")
    for name in names.spaces:
        assert every.count(name) >= names.spaces.count(name)
    assert every.count(names.railroad) >= len(layout.railroads)
    # Nothing is drawn outside, and nothing is fetched.
    width, height = (float(root.attrib[name]) for name in ("width", "height"))
    for polygon in root.iter(f"{SVG}polygon"):
        for corner in polygon.attrib["points"].split():
            x, y = map(float, corner.split(","))
            assert 0 <= x <= width
            assert 0 <= y <= height
    for foreign in ("href", "url(", "<script", "<image", "<style"):
        assert foreign not in written
    assert written.count("http") == 1


# fuzz


@pytest.mark.clause("UB-2h")
def test_texts_are_searched_and_counted(capsys: Capture) -> None:
    assert main(["layout", "fuzz", "--count", "120", "--seed", "3"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("120 texts, ")
    assert said[-1] == "Violations: none."


def test_a_contradiction_is_shown_and_fails(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(text: str, box: Box, mode: int) -> Plan:
        raise InputError("layout-begins", {})

    monkeypatch.setattr(fuzz, "Fuzzer", lambda box, seed: Fuzzer(box, seed, wrong))
    assert main(["layout", "fuzz", "--count", "2"]) == 1
    said = capsys.readouterr().out
    text = generated(BOX, 0, "1 0")
    assert f"The checker refuses what may be generated (layout-begins): {text}" in said
