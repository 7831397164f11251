"""`faubourg layout judge`: bots play on a layout and on the printed one."""

import re

import pytest

from faubourg.bots.heuristics.ubuild_request_types import BoardJudged, Judged, Measured
from faubourg.cli.boards.ubuild.layouts.judge import report
from faubourg.cli.main import main
from faubourg.text.language import Language
from faubourg.text.messages import Messages
from tests.games.ubuild.boxes import BEGINNER, FIGURES

Capture = pytest.CaptureFixture[str]
RAILROADS = "b1-jae0fpg0brgjj0gob0br-srssslsssrsrss-o"
FEW = ["--matches", "2", "--seats", "2", "--jobs", "1", "--seed", "3"]


@pytest.mark.clause("UB-2h")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_layout_is_judged_beside_the_printed_one_in_both_languages(lang: Language, capsys: Capture) -> None:
    words = Messages(lang, "ubuild")
    assert main(["layout", "judge", RAILROADS, *FEW, "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == words.say("layout-judge-title", mode="beginner", seats=2, matches=2)
    for start in ("turns", "minutes", "bankrupt", "first"):
        row = next(line for line in lines if line.startswith(words.say(f"layout-judge-{start}")))
        # Two figures, each with its interval.
        assert row.count("[") == row.count("–") == 2
    for bridge in (1, 2):
        assert any(line.startswith(words.say("layout-judge-bridge", number=bridge)) for line in lines)


def test_the_printed_layout_beside_itself_is_the_same(capsys: Capture) -> None:
    assert main(["layout", "judge", BEGINNER, *FEW]) == 0
    for row in capsys.readouterr().out.splitlines()[2:]:
        _, mine, printed = re.split(r"\s{2,}", row.strip())
        assert mine == printed


def measured(value: float) -> Measured:
    return {"value": value, "low": value * 0.8, "high": value * 1.2}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_told_fits_into_a_terminal(lang: Language) -> None:
    rents = [("orange2", 31_234.5), ("red3", 20_000.0), ("pink2", 9_999.9)]
    board: BoardJudged = {
        "layout": BEGINNER,
        "matches": 200,
        "turns": measured(180.2),
        "minutes": measured(75.1),
        "bankrupt": measured(0.83),
        "first": measured(-0.02),
        "bridges": [{"space": space, "tolls": measured(12.3)} for space in (5, 13, 21, 29)],
        "districts": [{"district": district, "rent": measured(rent)} for district, rent in rents],
    }
    judged: Judged = {"mode": "advanced", "seats": 4, "matches": 200, "judged": board, "printed": board}
    lines = report(judged, FIGURES.district_names, Messages(lang, "ubuild"))
    assert len(lines) == 13
    assert max(map(len, lines[1:])) <= 80


def test_what_cannot_be_played_is_refused(capsys: Capture) -> None:
    for wrong in (["b1-go", *FEW], [BEGINNER, "--seats", "5", "--matches", "2"]):
        assert main(["layout", "judge", *wrong]) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err
