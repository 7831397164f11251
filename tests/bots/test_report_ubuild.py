"""The page of U-Build: everything is noted once, every ending has a cause, and work that was stopped goes on."""

from collections import Counter
from math import sqrt
from pathlib import Path

import pytest

from faubourg.core.state import State
from faubourg.games.estate.districts import COLOUR_IDS, DISTRICT_IDS
from faubourg.games.ubuild.layouts.checker import check_text
from faubourg.games.ubuild.state import UBuild
from tests.games.city.positions import number, play
from tests.games.ubuild.positions import draw, land, phase, rent, table
from tools import report, report_ubuild
from tools.report import WHOLE, Sums, gather, measured, note, part
from tools.report_ubuild import CAUSES, LIMIT, MADE, ON_EACH, PRINTED, PRINTED_TO_ONE, Witness

QUICK = 20


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only Beginner, on the printed layout and on one made at random, twice."""
    for name, settings in (("PRINTED", PRINTED[:1]), ("MADE", MADE[:1]), ("SETTINGS", [PRINTED[0], MADE[0]])):
        monkeypatch.setattr(report_ubuild, name, settings)
    monkeypatch.setattr(report_ubuild, "ON_EACH", 2)


def heard(state: State, *lines: str) -> Witness:
    """A witness of some moves."""
    witness = report_ubuild.witness()
    for line in lines:
        play(state, line)
        witness.hear(state, state.happened())
    return witness


# Noting


@pytest.mark.usefixtures("brief")
def test_every_match_of_ubuild_has_one_ending_one_winner_and_one_debtor() -> None:
    for name, sums in gather("ubuild", 2, 2, QUICK, 1).items():
        assert sums["matches"] == 2
        assert sum(sums[f"cause-{cause}"] for cause in (*CAUSES, LIMIT)) == 2
        assert sum(sums[f"won-{place}"] for place in range(4)) == 2 * WHOLE
        assert sum(sums[f"debtor-{place}"] for place in range(4)) == sums["bankruptcies"] == sums["bankrupt"]
        assert sums["tolls"] == sums["bridge-closed"] == sum(sums[f"toll-{space}"] for space in range(14))
        rents = sum(sums[f"rent-{district}"] for district in DISTRICT_IDS)
        assert sum(sums[f"earned-{colour}"] for colour in COLOUR_IDS) == rents > 0
        assert sums["turns²"] >= sums["turns"] ** 2 / 2
        assert sum(key.startswith("made-turns-") for key in sums) == (name == MADE[0].name)


def test_there_are_200_made_layouts_for_5000_matches() -> None:
    assert sum(setting.matches(5000) for setting in MADE) == 200 * ON_EACH
    for mode, setting in enumerate(MADE):
        assert setting.matches(PRINTED_TO_ONE - 1) == ON_EACH
        texts = [str(setting.options_of(match)["layout"]) for match in (0, ON_EACH - 1, ON_EACH, 2 * ON_EACH)]
        assert texts[0] == texts[1]
        assert len(set(texts)) == 3
        # Half of them are open.
        assert [text.endswith("-o") for text in texts] == [False, False, True, False]
        for text in texts:
            check_text(text, report_ubuild.ubuild().figures.box, mode)


@pytest.mark.parametrize("means", [3000, 100])
def test_a_rent_is_a_cause_whether_it_can_be_raised_or_not(means: int) -> None:
    state = table(cash={0: means - 100}, owned={1: "darkblue2"}, residential={"darkblue2": 1}, places={0: 15})
    witness = heard(state, "roll", "dice 1 5")
    assert phase(state) == "debt"
    assert (witness.cause, witness.debtor, witness.creditor, witness.due) == ("rent", 0, 1, 3000)


def test_a_toll_is_a_debt_to_the_bank() -> None:
    witness = heard(table(cash={0: 100}, bridges=(5,)), "roll", "dice 2 4")
    assert (witness.cause, witness.creditor, witness.due) == ("toll", -1, 1000)


@pytest.mark.parametrize(("card", "cause"), [(9, "card"), (11, "player")])
def test_what_a_card_asks_is_told_apart(card: int, cause: str) -> None:
    state = land(table(cash={0: 100}), 5)
    assert heard(state, f"draw chance{card}").cause == cause


def test_bail_that_cannot_be_paid_is_a_cause() -> None:
    witness = heard(table(cash={0: 100}, jail={0: 3}), "roll", "dice 1 2")
    assert (witness.cause, witness.due) == ("bail", 500)


def test_what_a_hazard_takes_away_is_noted_at_its_site() -> None:
    free = table(owned={1: "yellow1"}, residential={"yellow1": 4}, industrial={"yellow1": 2})
    assert isinstance(free, UBuild)
    layout = free.layout
    goal = int(layout.space_of[number("yellow1")])
    site = int(layout.sites_of[goal * 4])
    blocks = {"yellow1": 4}, {"yellow1": 2}
    state = table(
        owned={1: "yellow1"},
        residential=blocks[0],
        industrial=blocks[1],
        pieces={"power": site + 1},
        places={0: goal - 3},
    )
    spoiled = rent(state, "yellow1")
    witness = heard(state, "roll", "dice 1 2")
    assert witness.counts["rent-yellow1"] == spoiled
    assert witness.taken_away == {site: rent(free, "yellow1") - spoiled}
    assert heard(land(free, 5)).taken_away == {}


def test_a_closed_bridge_that_is_paid_is_counted_by_its_space() -> None:
    witness = heard(table(bridges=(5,)), "roll", "dice 2 4")
    assert (witness.counts["tolls"], witness.counts["toll-5"]) == (1, 1)
    # A bridge that is opened is not paid.
    assert draw(8, open=True) is not None
    assert heard(table(), "roll", "dice 1 4").counts["tolls"] == 0


# Figures


def test_a_mean_has_its_interval_and_a_share_too() -> None:
    sums: Sums = Counter({"matches": 100, "few": 50})
    for value in [10, 20] * 50:
        note(sums, "turns", value)
    reach = 1.96 * 5 / sqrt(100)
    assert measured(sums, "turns", digits=2) == f"15.00 ({15 - reach:.2f} – {15 + reach:.2f})"
    assert measured(sums, "turns", 2, digits=0) == "30 (28 – 32)"
    assert part(sums, "few") == "50.0 % (40.4 – 59.6)"
    assert measured(sums, "turns", count="nothing") == part(sums, "few", "nothing") == ""


def test_luck_does_not_make_layouts_differ() -> None:
    same: Sums = Counter()
    other: Sums = Counter()
    for layout in range(40):
        for turns in (20, 40):
            for sums, more in ((same, 0), (other, 30 * (layout % 2))):
                sums[f"made-{layout}"] += 1
                sums[f"made-turns-{layout}"] += turns + more
                sums[f"made-squares-{layout}"] += (turns + more) ** 2
    assert report_ubuild.between(same) == ([30.0] * 40, 0.0)
    means, deviation = report_ubuild.between(other)
    assert set(means) == {30.0, 60.0}
    # Apart by 30, less what the luck of two matches explains.
    assert deviation == pytest.approx(sqrt(225 * 40 / 39 - 100))


# The page, and work that goes on


@pytest.mark.usefixtures("brief")
def test_the_page_of_ubuild_is_complete(capsys: pytest.CaptureFixture[str]) -> None:
    report.main(["ubuild", "--matches", "1", "--playouts", str(QUICK), "--jobs", "1"])
    page = capsys.readouterr().out
    for heading in (
        "How long a match lasts",
        "How it ends",
        "Why it ends when it does",
        "The advantage of the seat",
        "Rents, debts and deals",
        "Bridges",
        "Which colours earn",
        "Which sites earn",
        "Layouts made at random",
    ):
        assert f"\n## {heading}\n" in page
    assert "python -m tools.report ubuild --matches 1 --seed 1 --playouts 20 --write" in page
    assert page.count("\n### Beginner\n") == 2
    assert max(len(line) for line in page.splitlines() if not line.startswith("|")) <= 120


@pytest.mark.usefixtures("brief")
def test_work_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "BATCH", 1)
    whole = gather("ubuild", 2, 2, QUICK, 1)
    assert gather("ubuild", 2, 2, QUICK, 1, tmp_path) == whole
    kept = sorted(tmp_path.rglob("*.json"))
    assert len(kept) == 4
    kept[0].unlink()
    batches: list[report.Batch] = []

    def play(batch: report.Batch) -> tuple[report.Batch, dict[str, int]]:
        batches.append(batch)
        return report.play_batch(batch)

    monkeypatch.setattr(report, "spread", lambda task, left, jobs: (play(batch) for batch in left))
    assert gather("ubuild", 2, 2, QUICK, 1, tmp_path) == whole
    assert len(batches) == 1


def test_what_other_bots_came_to_is_not_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "src/faubourg/bots/player.py"
    source.parent.mkdir(parents=True)
    monkeypatch.setattr(report, "ROOT", tmp_path)
    found = set()
    for text in ("a = 1\n", "a = 2\n"):
        source.write_text(text)
        found |= {report.digest_of_sources(), report.digest_of_sources()}
    assert len(found) == 2
