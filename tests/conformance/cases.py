"""What the conformance tests run over: every registered game, and the toy game, with each of its option sets."""

import functools
from pathlib import Path

import faubourg
from faubourg.core.game import Game
from faubourg.core.runtime import is_compiled
from faubourg.lab.conformance import clauses_of
from faubourg.text.rulebook import Rulebook
from tests.toy.game import FOLDER, ToyGame

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = [*faubourg.game_ids(), "toy"]


@functools.cache
def game_of(id: str) -> Game:
    return ToyGame() if id == "toy" else faubourg.game(id)


@functools.cache
def clauses_in_book(id: str) -> frozenset[str] | None:
    """The clauses of a registered game's rulebook, or of the toy's."""
    if id != "toy":
        return clauses_of(game_of(id))
    markdown = (FOLDER / "text" / "rules.en.md").read_text(encoding="utf-8")
    return frozenset(clause.id for clause in Rulebook.from_markdown(markdown, "toy", "en").clauses)


# Interpreted the same is tried, but less of it: compiled code must not differ, and a test compares whole matches.
IS_THOROUGH = is_compiled()
CASES = [(id, number) for id in GAMES for number in range(len(game_of(id).option_sets()))]
