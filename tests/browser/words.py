"""What the pages say, from the files they say it from: a test asks for a message, not for today's wording of it."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import combining, normalize

from fluent.runtime import FluentBundle, FluentResource

from faubourg.text.language import Language

ROOT = Path(__file__).resolve().parents[2]
# The pages', the board's and its own pages', and those of the rules.
FOLDERS = (
    "web/src/i18n",
    "web/src/boards/{game}",
    "web/src/boards/{game}/pages",
    "src/faubourg/text",
    "src/faubourg/games/{game}/text",
)


@cache
def vowel() -> re.Pattern[str]:
    """What the pages take for one."""
    elision = (ROOT / "web/src/i18n/elision.ts").read_text(encoding="utf-8")
    (found,) = re.findall(r"^const VOWEL = /(.+)/i;$", elision, re.MULTILINE)
    return re.compile(found, re.IGNORECASE)


def elided(word: str) -> Callable[[Any], Any]:
    """As web/src/i18n/elision.ts says it."""

    def before(name: object) -> str:
        letters = "".join(one for one in normalize("NFD", str(name)) if not combining(one))
        return f"{word[:-1]}’{name}" if vowel().match(letters) else f"{word} {name}"

    return before


ELISIONS = {"DE": elided("de"), "QUE": elided("que")}


@cache
def bundle(language: Language, game: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False, functions=ELISIONS)
    for folder in FOLDERS:
        for file in sorted((ROOT / folder.format(game=game)).glob(f"*{language}.ftl")):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return found


def say(language: Language, game: str, key: str, **params: object) -> str:
    """The sentence; a message that is not there is a mistake of the test."""
    words = bundle(language, game)
    value = words.get_message(key).value
    assert value is not None, f"{key} has no sentence"
    sentence, problems = words.format_pattern(value, params)
    assert not problems, f"{key}: {problems}"
    return str(sentence)
