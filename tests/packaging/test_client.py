"""The rooms of the browser's client: no module needs itself, and nothing generic knows a game."""

import os
import re
from pathlib import Path

import faubourg
from tests.packaging.test_generic import FAMILIES, IDS
from tools.steps import ROOT

CLIENT = ROOT / "web" / "src"
GAMES = "|".join(faubourg.game_ids())
# A game's own; `unit` is the electronic unit of one of them, `fakes.ts` a table for tests.
OWN = re.compile(rf"boards/({GAMES})/|wire/(views|events|scenes|requests)/({GAMES})\.ts|unit/|store/fakes\.ts")
# What a few games have in common: their words, and the name of none of them.
SHARED = re.compile(rf"boards/shared/({'|'.join(FAMILIES)})/")
# What is imported, now or when it is needed, but for types.
IMPORTED = re.compile(
    r"""^\s*(?:import|export)\s+(?!type\b)(?:(?P<names>[^;"']*?)\s*from\s*)?["'](?P<now>\.[^"']+)["']"""
    r"""|\bimport\(\s*["'](?P<later>\.[^"']+)["']""",
    re.MULTILINE,
)
ONLY_TYPES = re.compile(r"\{\s*(type \w+( as \w+)?,?\s*)+\}")
NAMED = re.compile(rf"""["'`]({GAMES})["'`/]|boards/({GAMES})/""")
LITERAL = re.compile(r"""(["'`])((?:(?!\1)[^\\\n])*)\1""")
STYLED = re.compile(r"""\bclass="[^"]*\"""")
# Words that a game has for a move, a question or an event, and that mean something else in the client.
OTHER_WORDS = {
    "back": "a message to go back, a part of the menu",
    "bid": "the form of an open move, which all games share",
    "card": "something that has a name, in any game",
    "dice": "a sound",
    "hotel": "a shop of the street",
    "deal": "the form of an open move, which all games share",
    "open": "a seat that anybody may take",
    "out": "how a seat stands in an auction",
    "place": "something that has a name, in any game",
    "play": "a message to the server",
    "step": "one of a replay, and how far two figures of a field lie apart",
    "turn": "a sound, and a part of the page that a rulebook begins with",
}
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", re.DOTALL)


def modules() -> dict[str, str]:
    found = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return {path.relative_to(CLIENT).as_posix(): path.read_text("utf-8") for path in found if ".test." not in path.name}


def needed(module: str, text: str, known: dict[str, str]) -> set[str]:
    """The modules that a module needs at run time."""
    found = set()
    for match in IMPORTED.finditer(text):
        if ONLY_TYPES.fullmatch(match["names"] or ""):
            continue
        base = os.path.normpath(Path(module).parent / (match["now"] or match["later"]))
        found |= {base + end for end in ("", ".ts", ".svelte", ".svelte.ts", "/index.ts") if base + end in known}
    return found


def test_no_module_of_the_client_needs_itself() -> None:
    known = modules()
    left = {module: needed(module, text, known) for module, text in known.items()}
    assert sum(map(len, left.values())) > len(left)
    # What needs nothing that is left can go; what needs itself never can.
    while free := [module for module, others in left.items() if not others & left.keys()]:
        for module in free:
            del left[module]
    assert sorted(left) == []


def test_nothing_generic_in_the_client_names_a_game() -> None:
    naming = {
        module: match[0]
        for module, text in modules().items()
        if not OWN.match(module) and (match := NAMED.search(COMMENT.sub("", text)))
    }
    assert naming == {}


def words_in(text: str) -> set[str]:
    """All texts that stand whole between quotation marks, but for the names of styles."""
    return {match[2] for match in LITERAL.finditer(STYLED.sub("", COMMENT.sub("", text)))}


def test_nothing_generic_in_the_client_names_anything_of_a_game() -> None:
    generic = {module: text for module, text in modules().items() if not OWN.match(module) and not SHARED.match(module)}
    named = {module: words_in(text) & IDS.keys() for module, text in generic.items()}
    found = {module: sorted(words - OTHER_WORDS.keys()) for module, words in named.items()}
    assert {module: words for module, words in found.items() if words} == {}
    # No word is excused in vain.
    assert set().union(*named.values()) >= OTHER_WORDS.keys()


def test_nothing_generic_in_the_client_needs_what_a_few_games_share() -> None:
    known = modules()
    users = {module for module, text in known.items() if any(map(SHARED.match, needed(module, text, known)))}
    assert {module for module in users if not OWN.match(module) and not SHARED.match(module)} == set()
    # Shared it is: by two games at least.
    assert len({match[1] for module in users if (match := re.match(rf"boards/({GAMES})/", module))}) > 1
