"""The tool that measures a game: the same figures however the work is divided, and a page that says what they mean."""

from collections import Counter

import pytest

from faubourg.games.estate.districts import DISTRICT_IDS
from tests.games.city.positions import table as position
from tools import report, report_city, report_paris
from tools.report import WHOLE, Setting, Sums, gather, share, spans, table

QUICK = 20


def test_the_sums_are_the_same_however_the_work_is_divided(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for batch in (1, 4):
        monkeypatch.setattr(report, "BATCH", batch)
        found.append(gather("paris", 4, 3, QUICK, 1))
    assert found[0] == found[1]
    assert gather("paris", 4, 4, QUICK, 1) != found[0]
    for setting in report_paris.SETTINGS:
        sums = found[0][setting.name]
        assert sums["matches"] == 4
        assert sums["players"] == 4 * setting.seats
        assert sum(sums[f"ended-{ending}"] for ending in report_paris.ENDINGS) == 4
        assert sum(sums[f"won-{place}"] for place in range(setting.seats)) == 4 * WHOLE
        # Every turn is noted by the hotels left when it began, and every point by where it came from.
        assert sum(sums[f"begun-{left}"] for left in range(1, 7)) == sums["turns"]
        assert sum(sums[f"from-{source}"] for source in report_paris.SOURCES) == sums["score"]
        # Rent is what the tokens are, and nothing else pays.
        assert sum(value for name, value in sums.items() if name.startswith("rent-")) == sums["from-tokens"]


def test_the_page_is_complete_and_says_how_to_make_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    report.main(["paris", "--matches", "2", "--playouts", str(QUICK), "--jobs", "1"])
    page = capsys.readouterr().out
    for heading in ("How long a match lasts", "How it ends", "The advantage of the seat", "Points", "Which lots earn"):
        assert f"\n## {heading}\n" in page
    assert "python -m tools.report paris --matches 2 --seed 1 --playouts 20 --write" in page
    assert page.count("(brown1)") == 1
    assert max(len(line) for line in page.splitlines() if not line.startswith("|")) <= 120


@pytest.mark.parametrize(
    ("turns", "sentence"), [(15, "every mean lies within"), (40, "Outside: 40.0 at 2 seats"), (5, "Outside: 5.0 at 2")]
)
def test_lengths_outside_the_expected_ones_are_named(turns: int, sentence: str) -> None:
    sums: Sums = Counter({"matches": 10, "turns": 10 * 2 * turns})
    assert sentence in report_paris.verdict({2: sums})


def test_figures_are_counted_and_laid_out() -> None:
    assert spans({10: 5, 20: 90, 30: 5}) == (10, 20, 20)
    assert share(Counter({"matches": 100, "won-0": 50 * WHOLE}), "won-0") == "50.0 % (40.4 – 59.6)"
    assert table(["", "a"], [["b", "1"]]) == "|  | a |\n| --- | --: |\n| b | 1 |"


def test_the_page_is_written_where_it_belongs(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "ROOT", tmp_path)
    report.main(["paris", "--matches", "1", "--playouts", str(QUICK), "--jobs", "1", "--write"])
    assert (report.ROOT / "docs/games/paris.md").read_text(encoding="utf-8").startswith("# Paris in figures\n")


# City


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> Setting:
    """Only short matches, under the name of those that the page looks at more closely."""
    setting = Setting(report_city.CLOSE.name, 3, {"rounds": 5})
    monkeypatch.setattr(report_city, "SETTINGS", [setting])
    return setting


def test_every_amount_of_city_is_noted_once(brief: Setting) -> None:
    sums = gather("city", 3, 2, QUICK, 1)[brief.name]
    assert sums["matches"] == 3
    assert sums["players"] == 9
    assert sum(sums[f"ended-{ending}"] for ending in report_city.ENDINGS) == 3
    assert sum(sums[f"won-{place}"] for place in range(3)) == 3 * WHOLE
    assert sums["turns"] <= 3 * 3 * 5
    assert sums["auctions"] == sums["district-won"]
    titles = sums["district-bought"] + sums["district-won"] + sums["district-taken"]
    owned = sum(sums[f"owned-{district}"] for district in DISTRICT_IDS)
    assert 0 < owned <= titles
    assert sum(sums[f"spent-{district}"] for district in DISTRICT_IDS) > 0


def test_a_rent_that_must_be_raised_first_is_noted_when_it_is_paid() -> None:
    state = position(2, cash={0: 100}, owned={0: "red3", 1: "lightblue2"}, residential={"red3": 1, "lightblue2": 2})
    witness = report_city.witness()
    for move in ("roll", "dice 2 6", "mortgage red3"):
        state.play(state.parse(move), -2 if move.startswith("dice") else 0)
        witness.hear(state, state.happened())
    assert witness.counts["rent-lightblue2"] == 600
    assert witness.counts["debt-paid"] == 1
    assert witness.owed == {}


def test_the_page_of_city_is_complete(brief: Setting, capsys: pytest.CaptureFixture[str]) -> None:
    report.main(["city", "--matches", "1", "--playouts", str(QUICK), "--jobs", "1"])
    page = capsys.readouterr().out
    for heading in (
        "How long a match lasts",
        "How it ends",
        "The advantage of the seat",
        "Debts, bankruptcies and deals",
        "Auctions",
        "Wealth",
        "Which districts earn",
    ):
        assert f"\n## {heading}\n" in page
    assert "python -m tools.report city --matches 1 --seed 1 --playouts 20 --write" in page
    assert page.count("(brown1)") == 1
    assert max(len(line) for line in page.splitlines() if not line.startswith("|")) <= 120
