"""`faubourg layout judge`: bots play on a layout and on the printed one."""

import pytest

from faubourg import InputError
from faubourg.cli.main import main
from faubourg.text.messages import Messages
from tests.games.ubuild.boxes import BEGINNER

Capture = pytest.CaptureFixture[str]
RAILROADS = "b1-jae0fpg0brgjj0gob0br-srssslsssrsrss-o"
FEW = ["--matches", "2", "--seats", "2", "--jobs", "1", "--seed", "3"]


@pytest.mark.clause("UB-2h")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_layout_is_judged_beside_the_printed_one_in_both_languages(lang: str, capsys: Capture) -> None:
    words = Messages(lang, "ubuild")
    assert main(["layout", "judge", RAILROADS, *FEW, "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == words.say("layout-judge-title", mode="beginner", seats=2, matches=2)
    for start in ("turns", "minutes", "bankrupt", "first"):
        row = next(line for line in lines if line.startswith(words.say(f"layout-judge-{start}")))
        # Two figures, each with its interval.
        assert row.count("[") == row.count("–") == 2
    assert (
        sum(line.startswith(words.say("layout-judge-bridge", number=number)) for line in lines for number in (1, 2))
        == 2
    )


def test_the_printed_layout_beside_itself_is_the_same(capsys: Capture) -> None:
    assert main(["layout", "judge", BEGINNER, *FEW]) == 0
    for row in capsys.readouterr().out.splitlines()[2:]:
        *_, mine, printed = [part.strip() for part in row.split("   ") if part.strip()]
        assert mine == printed


def test_what_cannot_be_played_is_refused() -> None:
    for wrong in (["b1-go", *FEW], [BEGINNER, "--seats", "5", "--matches", "2"]):
        with pytest.raises(InputError):
            main(["layout", "judge", *wrong])
