"""`faubourg layout judge`: bots play on a layout and on the printed one."""

import re

import pytest

from faubourg.cli.main import main
from faubourg.text.language import Language
from faubourg.text.messages import Messages
from tests.games.ubuild.boxes import BEGINNER

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
        assert max(map(len, lines[1:])) <= 80
        # Two figures, each with its interval.
        assert row.count("[") == row.count("–") == 2
    for bridge in (1, 2):
        assert any(line.startswith(words.say("layout-judge-bridge", number=bridge)) for line in lines)


def test_the_printed_layout_beside_itself_is_the_same(capsys: Capture) -> None:
    assert main(["layout", "judge", BEGINNER, *FEW]) == 0
    for row in capsys.readouterr().out.splitlines()[2:]:
        _, mine, printed = re.split(r"\s{2,}", row.strip())
        assert mine == printed


def test_what_cannot_be_played_is_refused(capsys: Capture) -> None:
    for wrong in (["b1-go", *FEW], [BEGINNER, "--seats", "5", "--matches", "2"]):
        assert main(["layout", "judge", *wrong]) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err
