"""Nothing generic knows a game: what stands outside a game's own folders names no game, and nothing of one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import faubourg
from faubourg.core.told import COMMON
from faubourg.text.messages import message_file
from tools.steps import ROOT

PACKAGE = ROOT / "src" / "faubourg"
GAMES = faubourg.game_ids()
GENERIC = ("core", "text", "lab", "bots", "server", "local", "cli", "__init__.py", "__main__.py")
# Where each game has a folder, or modules of its own.
OWN_PLACES = ("cli/boards", "bots/heuristics")
# What several games have in common has a folder like theirs.
FAMILIES = ["estate"]
# Words that a game has for a move, a question or a refusal, and that mean something else where they stand.
OTHER_WORDS = {
    "accept": "a header of HTTP",
    "back": "a command of the terminal, a message to go back",
    "bid": "the form of an open move, which all games share",
    "card": "something that has a name, in any game",
    "choose": "a task of the bots' processes",
    "deal": "the form of an open move, which all games share",
    "done": "a field of a lesson",
    "draw": "what is wrong with a line of a record",
    "match-ended": "what the core tells of any game at the limit on decisions",
    "no-such-seat": "the server's own error for a table without that seat",
    "open": "a seat that anybody may take",
    "pay": "how a deal is written, in all games",
    "place": "a column of the arena, a field of a replay",
    "play": "a command, a message, a method of a position",
    "step": "that of a bid, a field of a replay and of a lesson",
    "time": "a command of the terminal, a column of the arena",
    "turn": "a field of a replay",
}


def is_of_a_game(path: Path) -> bool:
    """Whether a module is a game's own, or of a few games: in its folder, or called like it."""
    inside = path.relative_to(PACKAGE).as_posix()
    return any(
        re.match(rf"{place}/{owner}\b|{place}/{owner}_", inside) is not None
        for place in OWN_PLACES
        for owner in [*GAMES, *FAMILIES]
    )


def generic_modules() -> Iterator[Path]:
    for part in GENERIC:
        start = PACKAGE / part
        found = [start] if start.suffix else sorted(start.rglob("*.py"))
        yield from (path for path in found if path.is_file() and not is_of_a_game(path))


MODULES = list(generic_modules())


def messages(sort: str, game: str | None) -> set[str]:
    """What the text file has a message for: every refusal, event, question and choice has one; a game that is being
    written may have no sentences yet."""
    file = message_file("en", game)
    return set(re.findall(rf"^{sort}-([\w-]+) =", file.read_text("utf-8") if file.is_file() else "", re.MULTILINE))


def words_of_moves(game: str) -> set[str]:
    found = faubourg.game(game)
    return {found.text(move).split(" ")[0] for move in range(found.listed)}


def ids_of(game: str) -> dict[str, str]:
    """Everything of a game that has an id, with what it is."""
    sorts = {sort: messages(sort, game) - messages(sort, None) for sort in ("refusal", "prompt", "choice")}
    found = {id: sort for sort, ids in sorts.items() for id in ids}
    found |= dict.fromkeys(faubourg.game(game).shapes, "event") | dict.fromkeys(words_of_moves(game), "move")
    return {id: sort for id, sort in found.items() if id not in COMMON} | {game: "game"}


IDS = {id: f"{sort} of {game}" for game in GAMES for id, sort in ids_of(game).items()}


def texts_in(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def test_nothing_generic_names_anything_of_a_game() -> None:
    named = [
        f"{path.relative_to(ROOT)}:{line}: {text!r}, {IDS[text]}"
        for path in MODULES
        for line, text in texts_in(path)
        if text in IDS and text not in OTHER_WORDS
    ]
    assert named == []


def test_nothing_generic_imports_a_game() -> None:
    of_a_game = re.compile(rf"faubourg\.(games|cli\.boards|bots\.heuristics)\.({'|'.join(GAMES)})\b")
    importing = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in MODULES
        for line in path.read_text(encoding="utf-8").splitlines()
        if of_a_game.search(line)
    ]
    assert importing == []


def test_no_word_is_excused_in_vain() -> None:
    used = {text for path in MODULES for _, text in texts_in(path) if text in IDS}
    assert used & OTHER_WORDS.keys() == OTHER_WORDS.keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_tells_what_it_names_and_names_what_it_tells(game: str) -> None:
    # Sentences there are for all events, and for no other.
    told = faubourg.game(game).shapes.keys()
    for language in ("fr", "en"):
        text = message_file(language, game).read_text(encoding="utf-8")
        assert set(re.findall(r"^event-([\w-]+) =", text, re.MULTILINE)) == told - {"match-over"}
