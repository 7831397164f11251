"""Reports: complete, in both languages, with intervals and warnings, on one page that needs nothing else."""

import errno
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from faubourg.bots.arena import Contest
from faubourg.bots.counted import PARTS, Counter
from faubourg.cli.complaint import Complaint, shown_path
from faubourg.cli.main import main
from faubourg.cli.measuring import INTERRUPTED, UNWRITTEN
from faubourg.core.measures import Kind, Sums, add
from faubourg.games.roomshare.measures import RoomShareWitness
from faubourg.lab.estimate import Estimate
from faubourg.lab.report.document import Cell, Curve, Document, Histogram, Mark, Ranking, Table
from faubourg.lab.report.markdown import markdown
from faubourg.lab.report.noted import Noted, gather
from faubourg.lab.report.page import page
from faubourg.lab.report.plots import curve, gathered, histogram, ranking, ticks
from faubourg.lab.report.write import Writer

VOID = {"meta", "link", "circle", "line", "rect", "polygon", "polyline"}
CHAPTERS = {
    "roomshare": ["Evictions", "What each card is worth", "What each apartment is worth"],
    "paris": ["How much is left to play", "Points", "What each lot is worth"],
    "city": [
        "Rents, debts and deals",
        "Auctions",
        "Wealth",
        "What each district is worth",
        "What each colour is worth",
    ],
    "ubuild": ["Why it ends when it does", "What each district is worth", "What each site is worth"],
}
SMALL_AND_LARGE: list[tuple[str, dict[str, object]]] = [("roomshare", {"duel": True}), ("city", {"rounds": 3})]
BRIEF = {"city": ["--option", "rounds=3"], "ubuild": ["--option", "mode=beginner"]}


class Checker(HTMLParser):
    """Every tag is closed in its place, and nothing is fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name in ("src", "href") and value and not value.startswith(("#", "data:")):
                self.fetched.append(value)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def written(tmp_path: Path, game: str, *arguments: str, name: str = "report.html") -> str:
    out = tmp_path / name
    brief = BRIEF.get(game, ["--seats", "2"])
    command = ["report", game, "--matches", "3", "--bots", "random", "--jobs", "1", "--out", str(out), *brief]
    assert main([*arguments, *command]) == 0
    return out.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", CHAPTERS)
def test_a_page_is_whole_and_needs_nothing_else(game: str, tmp_path: Path) -> None:
    text = written(tmp_path, game)
    checker = Checker()
    checker.feed(text)
    assert checker.open == []
    assert checker.fetched == []
    assert "<script" not in text
    assert "url(" not in text
    for heading in (
        *CHAPTERS[game],
        "How long a match lasts",
        "The advantage of the seat",
        "How early the winner is known",
    ):
        assert f">{heading}</h2>" in text
    assert text.count("<svg") >= 4
    # Three matches are too few, and it is said.
    assert "fewer than 100 independent cases" in text
    assert f"faubourg report {game} --matches 3 --seed 1" in text
    # Nothing is without a name.
    assert not any(f">{sort}-" in text for sort in ("measure", "chapter", "things", "ending", "report"))


@pytest.mark.parametrize("game", CHAPTERS)
def test_markdown_says_the_same_in_french(game: str, tmp_path: Path) -> None:
    text = written(tmp_path, game, "--lang", "fr", name="report.md")
    assert text.startswith("# ")
    assert "en chiffres" in text.splitlines()[0]
    assert "## Quand connaît-on le vainqueur" in text
    assert max(len(line) for line in text.splitlines() if not line.startswith(("|", "    "))) <= 120
    columns = [line.count(" | ") for line in text.splitlines() if line.startswith("| ")]
    assert min(columns) >= 1
    assert not any(sort in text for sort in ("measure-", "chapter-", "things-", "ending-", "report-"))


def test_the_figures_are_the_same_however_the_work_is_divided() -> None:
    found = []
    for jobs in (1, 2):
        noted = Noted(Kind(2, {"duel": True}), Contest("roomshare", ["random"], 2, {"duel": True}))
        told: list[int] = []
        gather(noted, 1500, jobs, advance=told.append)
        assert sum(told) == noted.matches == 1500
        found.append(noted.sums)
    assert found[0] == found[1]
    writer = Writer(noted.contest.game, "en", [noted])
    assert "fewer than 100" not in markdown(writer.document("made", "command")).partition("## How it ends")[0]


def test_whoever_led_is_seen_within_each_part_and_not_after_it() -> None:
    contest = Contest("roomshare", ["random"], 4, {}, 2)
    counter = Counter(contest, turns=True)
    expected: Sums = {}
    found: Sums = {}
    for number in range(30):
        state = counter.play(number, RoomShareWitness())
        counter.add_curve(state, found)
        rows = [[int(cell) for cell in line.split(b",")] for line in counter.turns_told().splitlines()]
        # By the turns played: who led alone, counted from 1; all have had as many turns only after whole rounds.
        led = {row[1]: row[3] - 1 for row in rows if row[1] % 4 == 0 and row[1] < state.turns}
        for part in range(1, PARTS):
            seen = [turn for turn in led if turn * PARTS <= state.turns * part]
            if seen and led[max(seen)] >= 0:
                add(expected, f"led-{part}", 1)
                add(expected, f"led-won-{part}", 1 if led[max(seen)] in state.ranking()[0] else 0)
    assert found == expected
    # The last quarter is not known by its end.
    assert found["led-won-18"] < found["led-18"]


def test_what_is_not_in_the_box_has_no_row_and_what_cannot_be_has_no_figure(tmp_path: Path) -> None:
    plain = written(tmp_path, "roomshare", name="plain.md")
    assert "Renovation" not in plain
    assert "| royal suite |" not in plain
    out = tmp_path / "all.md"
    kind = ["--option", "renovation", "--option", "royal=suite", "--seats", "2"]
    command = ["report", "roomshare", "--matches", "3", "--bots", "random", "--jobs", "1", "--out", str(out)]
    assert main([*command, *kind]) == 0
    assert "| Renovation |" in out.read_text(encoding="utf-8")
    assert "| royal suite |" in out.read_text(encoding="utf-8")
    lots = written(tmp_path, "paris", name="lots.md").partition("## What each lot is worth")[2]
    stations = [line.split(" | ") for line in lots.splitlines() if line.startswith("| Gare ")]
    assert len(stations) == 4
    assert all(row[2:4] == ["–", "–"] for row in stations)


def test_points_have_the_digits_they_need() -> None:
    few, many = (Noted(Kind(2, {}), Contest(game, ["random"], 2, options)) for game, options in SMALL_AND_LARGE)
    for noted in (few, many):
        gather(noted, 5)
    assert [Writer(one.contest.game, "en", [one]).digits_of("spread") for one in (few, many)] == [2, 0]


def test_equal_shares_are_drawn_beside_victories_and_nothing_else(tmp_path: Path) -> None:
    text = written(tmp_path, "roomshare")
    figures = [part.partition("</figure>")[0] for part in text.split("<figure>")[1:]]
    even = ["equal shares (dashed)" in figure.partition("</figcaption>")[0] for figure in figures]
    assert even == ['class="fair"' in figure for figure in figures]
    # Victories by place, and those of whoever played a card.
    assert even.count(True) == 2
    assert even.count(False) >= 3
    # Of two seats each would have half; the line is there even where no value is.
    plot = ranking(Ranking("wins", [Mark("first", estimate(80), "80"), Mark("second", estimate(70), "70")], 50.0), "en")
    place, bottom = re.findall(r'<line x1="([\d.]+)" y1="4.0" x2="([\d.]+)" y2="[\d.]+" class="fair"/>', plot)[0]
    assert place == bottom
    assert 210 < float(place) < min(float(x) for x in re.findall(r'<circle cx="([\d.]+)"', plot))


def test_what_is_meant_is_said_term_by_term(tmp_path: Path) -> None:
    assert "- **margin:** points between the best and the second" in written(tmp_path, "roomshare", name="en.md")
    french = written(tmp_path, "roomshare", "--lang", "fr", name="fr.html")
    assert "<div><dt>avance\u00a0:</dt> <dd>points entre le premier et le deuxième</dd></div>" in french


def test_a_curve_does_not_begin_with_the_few_who_lead_at_once() -> None:
    noted = Noted(Kind(2, {}), Contest("roomshare", ["random"], 2))
    gather(noted, 300)
    drawn = next(block for block in Writer(noted.contest.game, "en", [noted]).known() if isinstance(block, Curve))
    assert len(drawn.points) < PARTS - 1
    assert not any(found.is_poor for _, found in drawn.points)
    few = Noted(Kind(2, {}), Contest("roomshare", ["random"], 2))
    gather(few, 20)
    drawn = next(block for block in Writer(few.contest.game, "en", [few]).known() if isinstance(block, Curve))
    assert drawn.points


def test_another_way_to_play_is_set_beside_it(tmp_path: Path) -> None:
    text = written(tmp_path, "roomshare", name="against.md")
    assert "Beside the other" not in text
    out = tmp_path / "beside.md"
    command = [
        "report",
        "roomshare",
        "--seats",
        "2",
        "--option",
        "duel",
        "--against",
        "royal=suite",
    ]
    assert main([*command, "--bots", "random", "--matches", "4", "--jobs", "1", "--out", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert "## Beside the other" in text
    # What the last column says is said.
    assert "Clear is one whose interval leaves out zero" in " ".join(text.split())
    about = " ".join(text.partition("## Beside the other")[2].split("|")[0].split())
    one, other = (part.partition(". ")[0] for part in about.partition("A: ")[2].split("B: ")[:2])
    for side in (one, other):
        assert side.startswith("2 seats, ")
        assert side.endswith("bots: random, built-in data file")
    assert one != other


@pytest.mark.parametrize(
    ("language", "whole", "parts"),
    [
        ("en", "7 of 24 matches", ["4 seats, 4 of 4 matches", "2 seats, 3 of 4 matches", "0 of 4 pairs"]),
        ("fr", "7 parties sur 24", ["4 places, 4 parties sur 4", "2 places, 3 parties sur 4", "0 paires de parties"]),
    ],
)
def test_a_report_that_was_interrupted_says_what_it_is_made_of(
    language: str, whole: str, parts: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(noted: Noted, matches: int, *_: object) -> None:
        gather(noted, matches if noted.kind.seats == 4 else matches - 1)
        if noted.kind.seats != 4:
            raise KeyboardInterrupt

    monkeypatch.setattr("faubourg.cli.report.gather", stopped)
    out = tmp_path / "part.md"
    command = ["report", "roomshare", "--bots", "random", "--matches", "4", "--against", "royal=suite", "--jobs", "1"]
    assert main(["--lang", language, *command, "--out", str(out)]) == INTERRUPTED
    text = " ".join(out.read_text(encoding="utf-8").replace("\n> ", "\n").split())
    assert all(part in text for part in (whole, *parts))
    assert "of each kind" not in text
    assert "de chaque type" not in text


def test_a_file_that_is_neither_page_nor_markdown_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", "city", "--out", str(tmp_path / "city.pdf")]) == 2
    assert ".html, .md" in capsys.readouterr().err
    assert main(["report", "city", "--out", ""]) == 2
    assert ".html, .md" in capsys.readouterr().err


def test_where_it_cannot_be_written_nothing_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("faubourg.cli.report.gather", lambda *_: pytest.fail("played"))
    command = ["report", "roomshare", "--matches", "2", "--bots", "random", "--out"]
    assert main([*command, str(tmp_path / "none" / "a.md")]) == 2
    assert f"The folder “{shown_path(tmp_path / 'none')}” does not exist." in capsys.readouterr().err
    (tmp_path / "folder.md").mkdir()
    assert main([*command, str(tmp_path / "folder.md"), "--force"]) == 2
    assert "is a folder" in capsys.readouterr().err
    assert main(["report", "roomshare", "--matches", "1"]) == 2
    assert "from 2 to" in capsys.readouterr().err

    def forbidden(dir: Path) -> None:
        raise PermissionError(errno.EACCES, "no", str(dir))

    monkeypatch.setattr("faubourg.cli.report.TemporaryFile", forbidden)
    assert main([*command, str(tmp_path / "a.md")]) == 2
    assert f"“{shown_path(tmp_path)}” may not be read or written by you." in capsys.readouterr().err


@pytest.mark.parametrize(("language", "words"), [("en", "is said here instead"), ("fr", "est donc dit ici")])
def test_a_disk_that_fills_meanwhile_does_not_lose_the_figures(
    language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise Complaint("cli-file-full", file="report.html")

    monkeypatch.setattr("faubourg.cli.report.write_whole", full)
    command = ["report", "roomshare", "--seats", "2", "--matches", "3", "--bots", "random", "--jobs", "1"]
    assert main(["--lang", language, *command, "--out", str(tmp_path / "report.html")]) == UNWRITTEN
    said = capsys.readouterr()
    assert words in said.err
    assert len(said.err.splitlines()) == 1
    assert said.out.startswith("# Room Share ")
    assert said.out.count("\n## ") >= 6


def test_a_file_that_is_there_is_written_over_only_when_told_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "mine.md"
    out.write_text("mine", encoding="utf-8")
    command = ["report", "roomshare", "--seats", "2", "--matches", "2", "--bots", "random", "--jobs", "1"]
    assert main([*command, "--out", str(out)]) == 2
    assert "--force" in capsys.readouterr().err
    assert out.read_text(encoding="utf-8") == "mine"
    assert main([*command, "--out", str(out), "--force"]) == 0
    assert out.read_text(encoding="utf-8").startswith("# ")
    assert [path.name for path in tmp_path.iterdir()] == ["mine.md"]


# Plots


def estimate(value: float, reach: float = 5.0, cases: int = 200) -> Estimate:
    return Estimate(value, value - reach, value + reach, cases)


def test_what_is_drawn_stays_inside_and_is_escaped() -> None:
    marks = [
        Mark("<b>", estimate(40), "40"),
        Mark("a name that is far too long to stand there", estimate(60, 5, 9), "60"),
    ]
    text = ranking(Ranking("a & b", marks, 50.0), "en")
    assert "&lt;b&gt;" in text
    assert "a &amp; b" in text
    assert "…" in text
    assert text.count("dot poor") == 1
    for drawing in (
        text,
        histogram(Histogram("turns", {3: 4, 9: 1}, "turns"), "en"),
        curve(Curve("known", [(50.0, estimate(60)), (95.0, estimate(90))], "part", "wins")),
    ):
        checker = Checker()
        checker.feed(drawing)
        assert checker.open == []
        assert "nan" not in drawing


def test_ticks_are_round_and_the_longest_matches_do_not_press_the_others_together() -> None:
    assert ticks(0, 1) == [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert ticks(12, 47, 4) == [20.0, 30.0, 40.0]
    bars, low, wide = gathered({10: 50, 12: 49, 5000: 1})
    assert (bars, low, wide) == ([50, 0, 49], 10, 1)
    bars, _, wide = gathered(dict.fromkeys(range(200), 1))
    assert len(bars) <= 40
    assert sum(bars) == 198
    assert wide == 5


def test_a_cell_shows_its_interval_and_its_doubt() -> None:
    table = Table(["", "x"], [[Cell("a"), Cell("1", "0 – 2", True)]])
    assert "| a | 1 (0 – 2)\\* |" in markdown_of(table)
    assert '<td class="poor"><b>1</b><small>0 – 2</small></td>' in page_of(table)


def markdown_of(table: Table) -> str:
    return markdown(Document("t", "en", [table]))


def page_of(table: Table) -> str:
    return page(Document("t", "en", [table]))
