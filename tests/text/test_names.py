"""One name for a thing, wherever it is said: at the board, in the terminal, in rulebooks and guides."""

import re
from pathlib import Path

import pytest

from faubourg.bots.levels import LEVELS
from faubourg.text.language import LANGUAGES
from faubourg.text.messages import Messages

ROOT = Path(__file__).parents[2]
TEXTS = ("src", "web/src")
READMES = {"en": "README.md", "fr": "README.fr.md"}
# The button of City's unit, as it is printed on it.
BUILD = {"en": "BUILD", "fr": "CONSTRUCTION"}
# Whatever somebody might call that button instead.
SHOUTED = re.compile(r"\b(?:BUILD|CONSTR)[A-ZÉÈ]*\b")


def texts(language: str) -> list[Path]:
    """All that is said of City and of all games alike, in one language."""
    folders = ("src/faubourg/text", "src/faubourg/games/city/text", "web/src/i18n", "web/src/boards/city", "docs")
    endings = (f"*{language}.ftl", f"*.{language}.md")
    return [path for folder in folders for ending in endings for path in sorted((ROOT / folder).rglob(ending))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_of_the_unit_has_one_name(language: str) -> None:
    assert {name for path in texts(language) for name in SHOUTED.findall(path.read_text("utf-8"))} == {BUILD[language]}


# Words that the rulebook of a game does not use for a thing of its own: in which language, in which game.
MISNOMERS = {
    "a site of U-Build is no lot of Paris": ("fr", "ubuild", re.compile(r"(?i)\bterrains?\b(?! nus?\b)")),
    "Paris has utilities": ("en", "paris", re.compile(r"(?i)\bcompanies\b")),
    "one builds no blocs in City": ("fr", "city", re.compile(r"(?i)\bblocs?\b")),
    "one builds no blocs in U-Build": ("fr", "ubuild", re.compile(r"(?i)\bblocs?\b")),
}


def lines_of(game: str, language: str) -> list[str]:
    """All that is said of one game: in its own folders, and in lines of others that name it."""
    folders = (f"src/faubourg/games/{game}/text", f"web/src/boards/{game}")
    own = [path for folder in folders for path in (ROOT / folder).rglob(f"*{language}.*")]
    named = re.compile(rf"^[a-z]+-{game}\b.*", re.MULTILINE)
    others = [line for path in texts(language) for line in named.findall(path.read_text("utf-8"))]
    return [line for path in own for line in path.read_text("utf-8").splitlines()] + others


@pytest.mark.parametrize("reason", MISNOMERS)
def test_a_thing_is_called_as_in_the_rulebook_of_its_game(reason: str) -> None:
    language, game, word = MISNOMERS[reason]
    lines = lines_of(game, language)
    assert any(line.startswith(f"rules-{game}-") for line in lines)
    assert [line for line in lines if word.search(line)] == []


def test_bots_are_named_in_one_file_of_a_language_and_the_readmes_call_them_so() -> None:
    for language in LANGUAGES:
        named = [path for folder in TEXTS for path in (ROOT / folder).rglob(f"*{language}.ftl") if is_naming_bots(path)]
        assert named == [ROOT / f"src/faubourg/text/{language}.ftl"]
        words = Messages(language, strict=True)
        readme = " ".join((ROOT / READMES[language]).read_text("utf-8").split())
        assert ", ".join(words.say(f"bot-name-{level}") for level in LEVELS) in readme


def is_naming_bots(path: Path) -> bool:
    return re.search("^bot-name-", path.read_text("utf-8"), re.MULTILINE) is not None
