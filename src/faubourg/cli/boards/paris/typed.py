"""Paris’s moves as people type them: `buy belleville`, `maison or2`, `payer 200 + 100`.

Each word says something about the move; whatever fits all the words is meant, and of a longer word its beginning is
enough. What is left open, the table asks. A line may hold several moves, one after the other.
"""

import re
from collections.abc import Mapping
from typing import NamedTuple

from faubourg.cli.accents import plain_word
from faubourg.core.options import shown
from faubourg.core.refusal import InputError

LONGEST = 200
# So many letters of a word stand for all of it.
ENOUGH = 3

BUY, HOUSE, HOTEL, PAY, DONE, PASS = ("buy",), ("house",), ("hotel",), ("pay",), ("done",), ("pass",)
BUILD = ("house", "hotel")
VERBS = {
    "buy": BUY, "acheter": BUY, "achete": BUY, "achat": BUY,
    "build": BUILD, "construire": BUILD, "construis": BUILD, "batir": BUILD,
    "house": HOUSE, "houses": HOUSE, "maison": HOUSE, "maisons": HOUSE,
    "hotel": HOTEL, "hotels": HOTEL,
    "pay": PAY, "payer": PAY, "paye": PAY, "paie": PAY, "payez": PAY,
    "done": DONE, "all": DONE, "enough": DONE, "fini": DONE, "finir": DONE, "tout": DONE, "termine": DONE,
    "terminer": DONE,
    "pass": PASS, "passer": PASS, "passe": PASS,
}  # fmt: skip
# How the game's own verbs are typed in French.
IN_FRENCH = {
    "buy": "acheter",
    "house": "maison",
    "hotel": "hôtel",
    "done": "fini",
    "pass": "passer",
    "pay": "payer",
}
# Words that say nothing about the move.
FILLERS = {
    "a", "à", "an", "the", "of", "for", "to", "in", "on", "at", "with", "is", "it", "s", "that", "lot", "card", "money",
    "cash", "le", "la", "les", "l", "un", "une", "de", "du", "des", "d", "en", "au", "aux", "sur", "pour", "avec", "c",
    "est", "terrain", "carte", "argent", "dos",
}  # fmt: skip
_BETWEEN = re.compile(r"[+,;&]|\b(?:et|and|puis|then)\b")


def plain_words(text: str) -> list[str]:
    """Lower-case words without signs of punctuation, and without accents unless they are shortcuts."""
    return [plain_word(word) for word in re.sub(r"[.:!'’\-_\"“”«»()]", " ", text.lower()).split()]


class Said(NamedTuple):
    """What one part of a line says: the verbs it may mean, all if none was said, and the other words."""

    verbs: tuple[str, ...]
    words: tuple[str, ...]


class Known(NamedTuple):
    """A move by its verb, and all the words that may be said of it."""

    verb: str
    words: frozenset[str]


Names = Mapping[str, str]


def words_in(*names: str) -> set[str]:
    return {word for name in names for word in plain_words(name) if word not in FILLERS}


def lot_words(lot: str, names: Names, colour: str | None, colour_names: Names, code: str) -> frozenset[str]:
    """A lot is called by its name, its colour, its id or its code, and by its number within the colour."""
    number = lot[-1]
    return frozenset(
        words_in(*names.values(), colour or "", *colour_names.values(), lot, lot[:-1], code, code[:-1]) | {number}
    )


def card_words(card: str, value: int, back: str | None, colour_names: Names, code: str) -> frozenset[str]:
    """A card is called by its value, the colour of its back, its id or the code of its back."""
    return frozenset(words_in(card, back or "", *colour_names.values(), code) | {str(value)})


def said_in(text: str) -> list[Said]:
    """The parts of a line; one without a verb has that of the part before. An InputError when nothing is said."""
    if len(text) > LONGEST:
        raise InputError("unreadable-move", {"text": shown(text)})
    found: list[Said] = []
    for part in _BETWEEN.split(text):
        before = found[-1].verbs if found else ()
        said = read_part(part)
        if said.verbs or said.words:
            found.append(said if said.verbs else Said(before, said.words))
    if not found:
        raise InputError("unreadable-move", {"text": shown(text)})
    return found


def read_part(part: str) -> Said:
    verbs: tuple[str, ...] = ()
    words: list[str] = []
    for word in plain_words(part):
        if word in VERBS:
            both = tuple(verb for verb in verbs if verb in VERBS[word])
            verbs = both or VERBS[word]
        elif word not in FILLERS:
            words.append(word)
    return Said(verbs, tuple(words))


def fits(known: Known, said: Said) -> bool:
    """Whether a move agrees with every word that was said."""
    if said.verbs and known.verb not in said.verbs:
        return False
    return all(is_called(known.words, word) for word in said.words)


def is_called(words: frozenset[str], said: str) -> bool:
    return said in words or (len(said) >= ENOUGH and any(word.startswith(said) for word in words))
