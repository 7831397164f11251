"""The rulebooks: their shape, what a reader gets of them, and that both languages say the same."""

import re
from pathlib import Path
from typing import Literal

import pytest

import faubourg
from faubourg.cli import letters, rules
from faubourg.core.refusal import InputError
from faubourg.games.paris.game import ParisGame
from faubourg.games.paris.numbering import COLOUR_START, LEVELS, PER_BACK
from faubourg.text import rulebook
from faubourg.text.language import LANGUAGES
from faubourg.text.rulebook import Chapter, Clause, Rulebook, plain, wrapped

BOOK = """\
# A made-up *game*

The first paragraph
of the introduction.

The second.

## 1 The pieces
**ZZ-1a** Nine pawns.

**ZZ-1b** [material] A bag.

## 4 A turn

**ZZ-4.3** Moving:

- one step,
  or two;
- never back.

And **on** again.

> **Ruling.** Steps are
> counted.
>
> On both feet.

> **Ruling.** Twice.

**ZZ-4.3a** Section four, three.

**ZZ-4.30** [not played] Thirty.
"""


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return Rulebook.from_markdown(BOOK, "madeup", "en")


def test_a_rulebook_is_chapters_of_clauses_in_order(book: Rulebook) -> None:
    assert book.title == "A made-up *game*"
    assert book.introduction == "The first paragraph of the introduction.\n\nThe second."
    assert [(chapter.number, chapter.title) for chapter in book.chapters] == [("1", "The pieces"), ("4", "A turn")]
    assert [clause.id for clause in book.clauses] == ["ZZ-1a", "ZZ-1b", "ZZ-4.3", "ZZ-4.3a", "ZZ-4.30"]
    assert book.prefix == "ZZ"


def test_a_clause_has_text_mark_and_rulings(book: Rulebook) -> None:
    assert book.clause("ZZ-1b") == Clause("ZZ-1b", "1", "A bag.", (), "material")
    assert book.clause("ZZ-4.3") == Clause(
        id="ZZ-4.3",
        chapter="4",
        text="Moving:\n\n- one step, or two;\n- never back.\n\nAnd **on** again.",
        rulings=("Steps are counted.\n\nOn both feet.", "Twice."),
        mark=None,
    )
    assert book.clause("ZZ-4.30").mark == "not played"


@pytest.mark.parametrize("wanted", ["ZZ-4.3a", "zz-4.3A", " 4.3a ", "Zz-4.3a"])
def test_a_clause_is_found_however_it_is_written(book: Rulebook, wanted: str) -> None:
    assert book.clause(wanted).id == "ZZ-4.3a"


@pytest.mark.parametrize("wanted", ["ZZ-4.3b", "ZZ-4", "YY-1a", "", "nine"])
def test_an_unknown_clause_is_refused(book: Rulebook, wanted: str) -> None:
    with pytest.raises(InputError) as caught:
        book.clause(wanted)
    assert caught.value.code == "unknown-clause"
    assert caught.value.params == {"clause": wanted, "game": "madeup"}


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("ZZ-4", ["ZZ-4.3", "ZZ-4.3a", "ZZ-4.30"]),
        ("1", ["ZZ-1a", "ZZ-1b"]),
        ("zz-4.3", ["ZZ-4.3", "ZZ-4.3a"]),
        ("4.30", ["ZZ-4.30"]),
        ("ZZ-1b", ["ZZ-1b"]),
    ],
)
def test_a_reader_may_ask_for_a_chapter_a_section_or_a_clause(book: Rulebook, wanted: str, found: list[str]) -> None:
    assert [clause.id for clause in book.find(wanted).clauses] == found


@pytest.mark.parametrize("wanted", ["ZZ-2", "ZZ-", "ZZ-1c", "ZZ-4.", ""])
def test_a_part_that_is_not_there_is_refused(book: Rulebook, wanted: str) -> None:
    with pytest.raises(InputError, match="unknown-clause|" + re.escape(wanted or "no clause")):
        book.find(wanted)


@pytest.mark.parametrize(
    ("wrong", "line", "why"),
    [
        (BOOK.replace("# A made-up *game*\n", ""), 31, "has a title"),
        (BOOK.replace("## 4 A turn", "## A turn"), 13, "chapter is written"),
        (BOOK.replace("**ZZ-1a** Nine", "**ZZ-1a Nine**"), 9, "clause is written"),
        (BOOK.replace("[material]", "[matter]"), 11, "unknown mark"),
        (BOOK.replace("ZZ-1b", "ZZ-2b"), 11, "chapter of its number"),
        (BOOK.replace("ZZ-1b", "ZZ-1a"), 11, "twice"),
        (BOOK.replace("ZZ-1b", "YY-1b"), 11, "another game"),
        (BOOK.replace("> **Ruling.** Twice.", "> Twice."), 28, "ruling begins"),
        (BOOK.replace("> On both feet", "On both feet"), 23, "begins with '>'"),
        (BOOK.replace("> **Ruling.** Twice.", "More text."), 28, "after its ruling"),
        (BOOK.replace("**ZZ-1a** Nine pawns.", "Nine pawns."), 9, "no clause"),
        (BOOK.replace("## 4 A turn", "# A turn"), 13, "one title"),
        ("# Only a title\n", 1, "and clauses"),
    ],
)
def test_a_rulebook_of_another_shape_is_refused_with_its_line(wrong: str, line: int, why: str) -> None:
    assert wrong != BOOK
    with pytest.raises(ValueError, match=why) as caught:
        Rulebook.from_markdown(wrong, "madeup", "en")
    assert f"line {line}:" in str(caught.value)


def test_rulings_are_introduced_in_the_language_of_the_book() -> None:
    french = BOOK.replace("**Ruling.**", "**Notre décision.**")
    assert Rulebook.from_markdown(french, "madeup", "fr").clause("ZZ-4.3").rulings[1] == "Twice."
    with pytest.raises(ValueError, match="ruling begins"):
        Rulebook.from_markdown(french, "madeup", "en")


def test_plain_text_is_for_reading_in_a_terminal(book: Rulebook) -> None:
    assert book.plain_text(40).startswith(
        """\
A made-up game
==============

The first paragraph of the introduction.

The second.


1  The pieces
-------------

ZZ-1a    Nine pawns.

ZZ-1b    (material) A bag.
"""
    )
    assert (
        book.plain_text(40, book.find("ZZ-4.3"))
        == """\
4  A turn
---------

ZZ-4.3   Moving:

         - one step, or two;
         - never back.

         And on again.

         Ruling. Steps are counted.

         On both feet.

         Ruling. Twice.

ZZ-4.3a  Section four, three.
"""
    )


def test_plain_strips_every_sign_of_markdown() -> None:
    assert plain("**a** *b* `c d` [e](http://f) 2 * 3 * 4") == 'a b "c d" e 2 * 3 * 4'


def test_wrapped_lines_keep_to_the_width_and_never_break_at_a_no_break_space() -> None:
    lines = wrapped("un deux trois quatre cinq\u00a0: six «\u00a0sept\u00a0» huit", 22)
    assert lines == ["un deux trois quatre", "cinq\u00a0: six «\u00a0sept\u00a0»", "huit"]
    assert wrapped("- one two three four five six", 24, "ZZ  ", "    ") == [
        "ZZ  - one two three four",
        "      five six",
    ]


# The real ones


def test_every_game_has_a_rulebook() -> None:
    assert rulebook.rulebook_games() == sorted(faubourg.game_ids())


@pytest.mark.parametrize("game", rulebook.rulebook_games())
def test_both_languages_have_the_same_clauses_marks_and_rulings(game: str) -> None:
    english, french = (Rulebook(game, language) for language in LANGUAGES)
    shapes = [
        [(clause.id, clause.chapter, clause.mark, len(clause.rulings)) for clause in book.clauses]
        for book in (english, french)
    ]
    assert shapes[0] == shapes[1]
    assert [chapter.number for chapter in english.chapters] == [chapter.number for chapter in french.chapters]


@pytest.mark.parametrize("game", rulebook.rulebook_games())
def test_both_languages_give_the_same_numbers_and_name_the_same_clauses(game: str) -> None:
    for english, french in zip(*(Rulebook(game, language).clauses for language in LANGUAGES)):
        assert figures(english) == figures(french), f"{english.id} differs between the languages"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Landing on GO pays, too"), ("fr", "S’arrêter sur la case Départ rapporte aussi")]
)
@pytest.mark.parametrize(("game", "id"), [("city", "CI-3a"), ("ubuild", "UB-3g")])
def test_that_landing_on_go_pays_is_marked_as_ours(
    game: str, id: str, language: Literal["en", "fr"], said: str
) -> None:
    # Both booklets speak of passing only.
    assert any(ruling.startswith(said) for ruling in Rulebook(game, language).clause(id).rulings)


@pytest.mark.parametrize("game", rulebook.rulebook_games())
def test_clauses_that_a_rulebook_names_are_in_it(game: str) -> None:
    book = Rulebook(game, "en")
    text = "\n".join([book.introduction] + [each for clause in book.clauses for each in (clause.text, *clause.rulings)])
    for reference in re.findall(rf"\b{book.prefix}-\d+(?:\.\d+)?[a-z]?\b", text):
        assert book.find(reference)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", rulebook.rulebook_games())
def test_every_clause_says_something_and_ends_as_a_sentence(game: str, language: Literal["en", "fr"]) -> None:
    for clause in Rulebook(game, language).clauses:
        for text in (clause.text, *clause.rulings):
            assert text.endswith((".", "!", "?")), f"{clause.id}: {text[-40:]!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 88])
@pytest.mark.parametrize("game", rulebook.rulebook_games())
def test_a_whole_rulebook_fits_the_terminal(game: str, width: int, language: Literal["en", "fr"]) -> None:
    for line in Rulebook(game, language).plain_text(width).splitlines():
        assert len(line) <= width
        assert "**" not in line
        assert "`" not in line


def figures(clause: Clause) -> list[str]:
    """The numbers in figures and the clause numbers of a clause, in any order: languages order words differently."""
    return sorted(re.findall(r"\d+(?:\.\d+)?[a-z]?", "\n".join((clause.text, *clause.rulings))))


def test_figures_notices_a_number_that_was_translated_wrongly() -> None:
    clause = Clause("ZZ-1a", "1", "14 pawns, see ZZ-4.3a.", ("At most 3.",), None)
    assert figures(clause) == ["14", "3", "4.3a"]
    assert figures(clause) != figures(clause._replace(rulings=("Au plus 4.",)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", faubourg.game_ids())
def test_the_notation_of_a_rulebook_is_the_one_its_game_reads_and_writes(
    id: str, language: Literal["en", "fr"]
) -> None:
    quoted = re.findall(r"`([^`]+)`", "\n".join(clause.text for clause in Rulebook(id, language).clauses))
    # What begins with the name of the program is typed into a terminal, not into a match.
    examples = [example for example in quoted if not example.startswith("faubourg ")]
    assert examples, f"rules.{language}.md of {id} has no chapter with the lines of its moves, as `pass`"
    game = faubourg.game(id)
    for example in examples:
        assert game.text(game.parse(example)) == example


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_in_the_rulebook_of_paris_are_those_of_its_data_file(language: Literal["en", "fr"]) -> None:
    figures, book = ParisGame().figures, Rulebook("paris", language)
    lists = {
        id: [line.rstrip(".;\u00a0") for line in book.clause(id).text.split("\n") if line.startswith("- ")]
        for id in ("PA-4a", "PA-4b", "PA-4c")
    }
    colours = [names[language] for names in figures.colour_names]
    for number, colour in enumerate(colours):
        streets = range(COLOUR_START[number], COLOUR_START[number + 1])
        priced = ", ".join(f"{figures.lot_names[lot][language]} {figures.prices[lot]}" for lot in streets)
        rents = ", ".join(str(figures.rents[number * LEVELS + level]) for level in range(LEVELS))
        values = ", ".join(str(figures.values[number * PER_BACK + card]) for card in range(PER_BACK))
        assert lists["PA-4a"][number].replace("\u00a0", "") == f"- {colour}: {priced}"
        assert lists["PA-4b"][number].replace("\u00a0", "") == f"- {colour}: {rents}"
        assert any(colour in line and line.endswith(values) for line in lists["PA-4c"]), colour
    assert [int(price) for line in lists["PA-4a"][-2:] for price in re.findall(r"\d+", line)] == [200, 150, 150]
    assert list(figures.prices)[22:] == [200] * 4 + [150] * 2


# The command


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


@pytest.mark.usefixtures("narrow")
def test_the_command_prints_one_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.run("roomshare", "rs-4.5", "en") == 0
    out = capsys.readouterr().out
    assert out.startswith("4  A turn\n---------\n\nRS-4.5   ")
    assert "RS-4.4b" not in out


@pytest.mark.usefixtures("narrow")
def test_the_command_prints_a_chapter_in_the_language_of_the_surroundings(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert rules.run("roomshare", "7", None) == 0
    out = capsys.readouterr().out
    assert "Jour de départ" in out
    assert re.findall(r"^RS-\S+", out, re.MULTILINE) == ["RS-7a", "RS-7b", "RS-7c", "RS-7d", "RS-7e", "RS-7f"]


@pytest.mark.usefixtures("narrow")
def test_the_command_prints_the_whole_book_no_wider_than_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules.run("roomshare", None, "fr")
    out = capsys.readouterr().out
    assert out.startswith("Room Share\n==========\n")
    assert max(map(len, out.splitlines())) <= 60
    monkeypatch.setenv("COLUMNS", "400")
    rules.run("roomshare", None, "fr")
    assert 80 < max(map(len, capsys.readouterr().out.splitlines())) <= 88


@pytest.mark.usefixtures("narrow")
@pytest.mark.parametrize(
    ("game", "clause", "lang", "code"),
    [
        ("checkers", None, None, "unknown-game"),
        ("../roomshare", None, None, "unknown-game"),
        ("roomshare", "ZZ-1a", None, "unknown-clause"),
        ("roomshare", None, "de", "unknown-language"),
    ],
)
def test_the_command_refuses_what_it_does_not_know(game: str, clause: str | None, lang: str | None, code: str) -> None:
    with pytest.raises(InputError) as caught:
        rules.run(game, clause, lang)
    assert caught.value.code == code


def test_a_terminal_of_few_letters_gets_the_nearest_ones() -> None:
    assert letters.printable("l\u2019œuf\u00a0!", "utf-8") == "l\u2019œuf\u00a0!"
    assert letters.printable("l\u2019œuf été\u00a0!", "latin-1") == "l'oeuf été !"
    assert letters.printable("été", "ascii") == "?t?"


def test_the_file_of_an_unknown_game_is_not_looked_for_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "rules.en.md").write_text(BOOK, encoding="utf-8")
    with pytest.raises(InputError, match=r"unknown-game|no game"):
        Rulebook(str(tmp_path), "en")


def test_a_part_is_a_chapter_of_only_that(book: Rulebook) -> None:
    assert book.find("ZZ-1b") == Chapter("1", "The pieces", (book.clause("ZZ-1b"),))
