"""Every clause leads from the rulebook to the code and to a test, and nothing cites a clause that is not there."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import faubourg
from faubourg.text.rulebook import Rulebook

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "faubourg"
TESTS = ROOT / "tests"

# Where a clause may be named: code, data, texts, tests of games, and what is written about them.
CITING = (
    (SOURCES, (".py", ".toml", ".ftl", ".md")),
    (TESTS / "games", (".py", ".toml", ".txt")),
    (ROOT / "docs", (".md",)),
    (ROOT / "web" / "src", (".ts", ".svelte")),
)


# How it is checked


def named(text: str, prefix: str) -> set[str]:
    """All clauses, sections and chapters that a text names, rightly or not."""
    return set(re.findall(rf"(?<![\w-]){prefix}-\d+(?:\.\d+)*\w*", text))


def cited(text: str, prefix: str) -> set[str]:
    """The clauses that a source cites one by one: the ends of a range ("ZZ-4.1 to ZZ-4.5") show nothing."""
    one = rf"{prefix}-\d+(?:\.\d+)*\w*"
    return named(re.sub(rf"{one}\s*(?:to|through|[-–…]|\.\.+)\s*{one}", "", text), prefix)


def marked(source: str) -> set[str]:
    """The arguments of every `pytest.mark.clause(...)` of a test module."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="clause"), args=args):
                found |= {arg.value for arg in args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return found


def is_played(mark: str | None) -> bool:
    return mark is None


def lacking(game: str, played: Iterable[str], in_code: set[str], in_tests: set[str]) -> list[str]:
    """Which played clauses are missing where, in sentences."""
    found = []
    for clause in played:
        if clause not in in_code:
            found.append(f"{clause} is in no code: cite it where src/faubourg/games/{game} plays it.")
        if clause not in in_tests:
            found.append(f'{clause} is shown by no test: mark one in tests/games/{game} with clause("{clause}").')
    return found


def with_sections(clauses: Iterable[str]) -> set[str]:
    """What may be named: the clauses, their sections and their chapters."""
    found: set[str] = set()
    for clause in clauses:
        section = clause.rstrip("abcdefghijklmnopqrstuvwxyz")
        found |= {clause, section, section.partition(".")[0]}
    return found


def strangers(where: str, names: Iterable[str], known: set[str]) -> list[str]:
    """Clauses that are named there and are not in the rulebook, in sentences."""
    return [f"{where} cites {name}, which is not in the rulebook." for name in sorted(names) if name not in known]


# The games


def texts(folder: Path, suffixes: tuple[str, ...]) -> dict[str, str]:
    """The files under a folder, by their path in the checkout."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*"))
        if path.suffix in suffixes and path.is_file()
    }


@pytest.mark.parametrize("game", faubourg.game_ids())
def test_every_played_clause_is_in_the_code_and_shown_by_a_test(game: str) -> None:
    book = Rulebook(game, "en")
    in_code = {
        clause
        # What two games share stands beside them.
        for folder in (game, "estate")
        for text in texts(SOURCES / "games" / folder, (".py",)).values()
        for clause in cited(text, book.prefix)
    }
    in_tests = {clause for text in texts(TESTS / "games" / game, (".py",)).values() for clause in marked(text)}
    played = [clause.id for clause in book.clauses if is_played(clause.mark)]
    found = lacking(game, played, in_code, in_tests)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("game", faubourg.game_ids())
def test_nothing_cites_a_clause_that_is_not_in_the_rulebook(game: str) -> None:
    book = Rulebook(game, "en")
    known = with_sections(clause.id for clause in book.clauses)
    found = [
        sentence
        for folder, suffixes in CITING
        for where, text in texts(folder, suffixes).items()
        for sentence in strangers(where, named(text, book.prefix), known)
    ]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("game", faubourg.game_ids())
def test_tests_are_marked_with_whole_clauses_of_a_rulebook(game: str) -> None:
    # A game may share rules with another, and its tests then show clauses of both.
    known = {clause.id for each in faubourg.game_ids() for clause in Rulebook(each, "en").clauses}
    found = [
        sentence
        for where, text in texts(TESTS / "games" / game, (".py",)).items()
        for sentence in strangers(where, marked(text), known)
    ]
    assert not found, "\n" + "\n".join(found)


# That the check can fail


MODULE = '''
"""Chapter 4: moving (ZZ-4.1 to ZZ-4.3b)."""

def move(state):
    # ZZ-4.2 One step; see also ZZ-4.3a, YZZ-9 and ZZ-99zz.
    return refuse("ZZ-4.1")
'''


def test_clauses_are_found_in_comments_and_strings_but_not_in_ranges() -> None:
    assert cited(MODULE, "ZZ") == {"ZZ-4.2", "ZZ-4.3a", "ZZ-99zz", "ZZ-4.1"}
    assert named(MODULE, "ZZ") == cited(MODULE, "ZZ") | {"ZZ-4.3b"}
    assert cited("ZZ-1a, ZZ-1b and ZZ-1c.", "ZZ") == {"ZZ-1a", "ZZ-1b", "ZZ-1c"}
    assert cited("Sections ZZ-4.1 – ZZ-4.5, ZZ-2..ZZ-3", "ZZ") == set()


def test_marks_are_found_on_functions_classes_modules_and_parameters() -> None:
    source = """
import pytest
pytestmark = pytest.mark.clause("ZZ-1a")

@pytest.mark.clause("ZZ-2a", "ZZ-2b")
def test_zz_2a_something(): pass

@pytest.mark.clause("ZZ-3a")
class TestThree:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("ZZ-4.3b"))])
    def test_four(self, n): "ZZ-5a"

@pytest.mark.other("ZZ-6a")
def test_six(): pass  # ZZ-7a
"""
    assert marked(source) == {"ZZ-1a", "ZZ-2a", "ZZ-2b", "ZZ-3a", "ZZ-4.3b"}


def test_a_missing_clause_is_told_in_a_sentence() -> None:
    assert lacking("madeup", ["ZZ-1a", "ZZ-1b"], {"ZZ-1a", "ZZ-1b"}, {"ZZ-1a", "ZZ-1b"}) == []
    assert lacking("madeup", ["ZZ-1a", "ZZ-1b", "ZZ-1c"], {"ZZ-1a"}, {"ZZ-1b"}) == [
        'ZZ-1a is shown by no test: mark one in tests/games/madeup with clause("ZZ-1a").',
        "ZZ-1b is in no code: cite it where src/faubourg/games/madeup plays it.",
        "ZZ-1c is in no code: cite it where src/faubourg/games/madeup plays it.",
        'ZZ-1c is shown by no test: mark one in tests/games/madeup with clause("ZZ-1c").',
    ]


def test_only_marked_clauses_are_exempt() -> None:
    assert is_played(None)
    assert not is_played("material")
    assert not is_played("not played")


def test_sections_and_chapters_may_be_named_and_nothing_else() -> None:
    known = with_sections(["ZZ-4.3b", "ZZ-10a", "ZZ-13"])
    assert known == {"ZZ-4.3b", "ZZ-4.3", "ZZ-4", "ZZ-10a", "ZZ-10", "ZZ-13"}
    assert strangers("a.py", ["ZZ-4.3", "ZZ-10a"], known) == []
    assert strangers("a.py", ["ZZ-4.30", "ZZ-4.3bb", "ZZ-1"], known) == [
        "a.py cites ZZ-1, which is not in the rulebook.",
        "a.py cites ZZ-4.30, which is not in the rulebook.",
        "a.py cites ZZ-4.3bb, which is not in the rulebook.",
    ]
