"""What `faubourg ladder` shows, what it leaves alone, and what it writes."""

import json
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import faubourg
from faubourg.bots.arena import Played
from faubourg.bots.ladder import ANCHOR, Step, as_plain, edition
from faubourg.bots.levels import UNKNOWN, Measured, read_measured
from faubourg.cli import ladder_page
from faubourg.cli.complaint import Complaint, shown_path
from faubourg.cli.ladder_book import Book
from faubourg.cli.main import main

ROOT = Path(__file__).parents[2]
PARIS = faubourg.game("paris")
STEP = Step("neighbour", ANCHOR, 2)
FIGURES = """
[roomshare.landlord]
of_two = 0.64
interpreted = 1194.6

[paris.neighbour]
of_two = 0.55
of_four = 0.37
milliseconds = 0.008
interpreted = 1100.5

[paris.landlord]
interpreted = 169.9
"""


def won(number: int) -> Played:
    return Played(number, [12, -3], [1.0, 2.0], [1.0, 0.0], 50, [20, 30], [0.5, 0.25])


def line(leave: str = "", **other: object) -> bytes:
    """A line of the book, without one of its fields or with other ones."""
    found = {"edition": edition(PARIS), "seed": 1, "step": list(STEP), "played": as_plain(won(0)), **other}
    return json.dumps({name: value for name, value in found.items() if name != leave}).encode()


def climb(folder: Path, *more: str, language: str = "en") -> int:
    """A ladder on which nothing is left to be played."""
    return main(["ladder", "paris", "--matches", "0", "--folder", str(folder), "--lang", language, *more])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Books in which some matches of Paris stand, and of no other game any."""
    found = tmp_path / "books"
    found.mkdir()
    book = Book(found, PARIS, 1)
    for number in range(4):
        book.add(STEP, won(number))
    return found


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources with the page of all games."""
    root = tmp_path / "checkout"
    for file in (ladder_page.FIGURES, ladder_page.PAGE):
        (root / file).parent.mkdir(parents=True)
    (root / ladder_page.FIGURES).write_text(FIGURES)
    (root / ladder_page.PAGE).write_bytes((ROOT / ladder_page.PAGE).read_bytes())
    monkeypatch.chdir(root)
    return root


@contextmanager
def room(size: int) -> Iterator[None]:
    """A disk on which no file can become larger."""
    before, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, most))


def test_a_pair_without_matches_has_no_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert climb(tmp_path) == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if " > " in line]
    assert rows
    assert all(row.split()[-4:] == ["0", "–", "–", "–"] for row in rows)


# Books that are damaged, or of other days

CLOCK: dict[str, object] = {"level": "tenant", "compiled": True, "milliseconds": 0.5}
WRONG_CLOCKS: dict[str, list[object]] = {"level": ["king", []], "compiled": [2], "milliseconds": ["x", 1e400]}
WRONG_MATCHES: dict[str, list[object]] = {
    "number": [-1],
    "scores": [[1], 5],
    "places": [[None, 1]],
    "shares": [[2.0, 0.0]],
    "decisions": [True],
    "chosen": [[1.5, 2], [10**400, 2]],
    "seconds": [[float("nan"), 1.0]],
}
DAMAGED = [
    *(b"5", b"null", b"[]", b'"x"', b"\xff\xfe{}", b"{}", b"[" * 200_000, line()[:-9], line("edition"), line("seed")),
    *(line("step"), line("played", level="tenant", compiled=True), line(seed="1"), line(edition=3)),
    *(line(step=step) for step in (["neighbour", ANCHOR], ["neighbour", ANCHOR, "2"], [[], {}, 2], 7)),
    *(line(played={"number": 1}), line(played=[]), line(played=None)),
    *(line(played={**as_plain(won(0)), name: value}) for name, values in WRONG_MATCHES.items() for value in values),
    *(line("played", **{**CLOCK, name: value}) for name, values in WRONG_CLOCKS.items() for value in values),
]


@pytest.mark.parametrize("damaged", DAMAGED, ids=range(len(DAMAGED)))
def test_a_line_that_cannot_be_read_stays_and_does_not_count(damaged: bytes, folder: Path) -> None:
    file = folder / "paris.jsonl"
    content = damaged + b"\n\n" + file.read_bytes()
    file.write_bytes(content)
    book = Book(folder, PARIS, 1)
    assert (book.unread, book.earlier, book.matches(), book.clocks) == (1, 0, 4, {})
    # What is played on stands behind it, in lines of its own.
    file.write_bytes(file.read_bytes() + damaged)
    book.add(STEP, won(4))
    book.note_clock("tenant", True, 0.25)
    assert file.read_bytes().startswith(content + damaged)
    again = Book(folder, PARIS, 1)
    assert (again.unread, again.matches(), again.clocks) == (2, 5, {("tenant", True): 0.25})


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "{lines} lines of “{file}” cannot be read: they stay there and do not count.\n"),
        (
            "fr",
            "{lines} lignes de «\u00a0{file}\u00a0» ne peuvent être lues\u00a0: elles y restent et ne comptent pas.\n",
        ),
    ],
)
def test_how_many_lines_of_which_book_cannot_be_read_is_one_sentence(
    language: str, said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = folder / "paris.jsonl"
    file.write_bytes(file.read_bytes() + b"\n".join(DAMAGED))
    before = file.read_bytes()
    assert climb(folder, language=language) == 0
    shown = capsys.readouterr()
    assert shown.err == said.format(lines=len(DAMAGED), file=shown_path(file))
    rows = [row.split()[3:5] for row in shown.out.splitlines() if row.startswith(f"neighbour > {ANCHOR} ")]
    assert rows == [["2", "4"], ["4", "0"]]
    assert file.read_bytes() == before


@pytest.mark.parametrize(("language", "said"), [("en", "4 matches in “"), ("fr", "4 parties de «\u00a0")])
def test_matches_of_an_earlier_edition_are_told_of(
    language: str, said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = folder / "paris.jsonl"
    file.write_text(file.read_text().replace(edition(PARIS), "older"))
    before = file.read_bytes()
    assert climb(folder, language=language) == 0
    shown = capsys.readouterr()
    assert shown.err.startswith(said + shown_path(file))
    assert len(shown.err.splitlines()) == 1
    assert file.read_bytes() == before
    assert Book(folder, PARIS, 1).matches() == 0


def test_the_books_of_other_games_are_told_of_when_the_page_is_written(
    folder: Path, checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "city.jsonl").write_bytes(b"5\n")
    assert climb(folder) == 0
    assert capsys.readouterr().err == ""
    assert climb(folder, "--write") == 0
    assert capsys.readouterr().err.startswith(f"One line of “{shown_path(folder / 'city.jsonl')}”")


def test_a_seed_may_be_as_large_as_can_be_typed(tmp_path: Path) -> None:
    Book(tmp_path, PARIS, 10**18).add(STEP, won(0))
    assert Book(tmp_path, PARIS, 10**18).matches() == 1
    assert Book(tmp_path, PARIS, 1).matches() == 0


def test_a_book_that_is_no_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "paris.jsonl").mkdir()
    assert climb(tmp_path) == 2
    assert capsys.readouterr().err == f"“{shown_path(tmp_path / 'paris.jsonl')}” is a folder.\n"


def test_a_disk_that_is_full_names_the_book(folder: Path) -> None:
    book = Book(folder, PARIS, 1)
    with room(1), pytest.raises(Complaint) as caught:
        book.add(STEP, won(9))
    assert caught.value.key == "cli-file-full"
    assert caught.value.params["file"] == shown_path(book.file)


# What is written


def test_games_without_matches_in_the_folder_keep_their_chapters_and_their_place_in_the_plot(
    folder: Path, checkout: Path
) -> None:
    before = ladder_page.kept_chapters()
    assert climb(folder, "--write") == 0
    after = ladder_page.kept_chapters()
    assert list(after) == list(before) == ["Room Share", "Paris", "City", "U-Build"]
    assert [title for title in after if after[title] != before[title]] == ["Paris"]
    assert f"| neighbour against {ANCHOR} | 2 | 4 |" in after["Paris"]
    plot = (checkout / ladder_page.PLOT).read_text()
    assert all(f">{title}</text>" in plot for title in after)
    told = ladder_page.ratings_told(after["City"])
    assert sorted(told) == [2, 4]
    assert all(len(ratings) == 7 for ratings in told.values())
    # Two of Paris at two seats, and of each other game seven at two and seven at four.
    assert plot.count("<circle") == 2 + 3 * 14


def test_a_page_of_nothing_new_stays_as_it_is(tmp_path: Path, checkout: Path) -> None:
    before = (checkout / ladder_page.PAGE).read_text()
    assert climb(tmp_path / "none", "--write") == 0
    assert (checkout / ladder_page.PAGE).read_text() == before


def test_ratings_are_drawn_as_the_page_tells_them() -> None:
    rows = f"| landlord | 1552 ± 30 |  | **57 %** |\n| {ANCHOR} | 1500 | ≈ 43 % |  |\n| random | -5 ± 70 | ≈ 1 % |  |"
    told = ladder_page.ratings_told(f"## Paris\n\n| landlord | 2 |\n\n### 4 seats\n\n|  | rating |\n|---|--:|\n{rows}")
    assert told == {4: {"landlord": (1552.0, 30.0), ANCHOR: (1500.0, 0.0), "random": (-5.0, 70.0)}}


def test_figures_that_were_not_measured_again_stay_as_they_were(folder: Path, checkout: Path) -> None:
    before = read_measured(FIGURES)
    assert climb(folder, "--write") == 0
    after = read_measured((checkout / ladder_page.FIGURES).read_text())
    # Four matches tell the time of a decision, and too little of who wins.
    assert after["paris"]["neighbour"] == Measured(0.55, 0.37, 15.0, 1100.5)
    assert after["paris"]["landlord"] == before["paris"]["landlord"]
    assert after["roomshare"] == before["roomshare"]
    assert after["paris"].get("newcomer", UNKNOWN) == UNKNOWN


def test_a_disk_that_is_full_leaves_the_page_as_it_was_and_names_it(
    folder: Path, checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = checkout / ladder_page.PAGE
    before = page.read_bytes()
    with room(4096):
        assert climb(folder, "--write") == 2
    assert capsys.readouterr().err == "There is no room left for “docs/ladder.md”.\n"
    assert page.read_bytes() == before
    assert list(page.parent.iterdir()) == [page]


@pytest.mark.parametrize("file", [ladder_page.PAGE, ladder_page.FIGURES])
@pytest.mark.parametrize("content", [b"\xff", b"paris = 5\n", b"[paris\n"])
def test_what_is_to_stay_and_cannot_be_read_is_told_of_before_anything_is_played(
    file: Path, content: bytes, tmp_path: Path, checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout / file).write_bytes(content)
    readable = file == ladder_page.PAGE and content.isascii()
    assert climb(tmp_path / "none", "--write") == (0 if readable else 2)
    if not readable:
        assert f"“{file}”" in capsys.readouterr().err
        assert (checkout / file).read_bytes() == content
        assert not (tmp_path / "none").exists()


def test_the_help_asks_for_a_folder_where_it_wants_one(capsys: pytest.CaptureFixture[str]) -> None:
    for language, called in (("en", "--folder FOLDER"), ("fr", "--folder DOSSIER")):
        main(["ladder", "--help", "--lang", language])
        assert called in capsys.readouterr().out
