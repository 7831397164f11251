"""Room Share's moves as people type them: `place red b2n`, `poser rouge b2n`, or just `b2n`.

Each word says something about the move; whatever fits all the words is meant. What is left open, the table asks.
"""

import re
from collections.abc import Mapping

from faubourg.cli.accents import plain_word
from faubourg.core.options import shown
from faubourg.core.refusal import InputError

LONGEST = 200

VERBS = {
    "play": ("play",),
    "jouer": ("play",),
    "joue": ("play",),
    "place": ("place",),
    "put": ("place",),
    "placer": ("place",),
    "poser": ("place", "land"),
    "pose": ("place", "land"),
    "take": ("take",),
    "remove": ("take",),
    "prendre": ("take",),
    "retirer": ("take",),
    "evict": ("evict",),
    "expulser": ("evict",),
    "expulse": ("evict",),
    "land": ("land",),
    "atterrir": ("land",),
    "swap": ("swap", "with"),
    "exchange": ("swap", "with"),
    "echanger": ("swap", "with"),
    "echange": ("swap", "with"),
    "with": ("with",),
    "avec": ("with",),
    "renovate": ("renovate",),
    "renover": ("renovate",),
    "pass": ("pass",),
    "passer": ("pass",),
    "passe": ("pass",),
}
# How the game's own words are typed in French; colours have names of their own.
IN_FRENCH = {
    "play": "jouer",
    "place": "placer",
    "take": "prendre",
    "evict": "expulser",
    "land": "poser",
    "swap": "échanger",
    "with": "avec",
    "renovate": "rénover",
    "pass": "passer",
    "nothing": "rien",
}
NOTHING = ("nothing", "rien")
ARROWS = {
    "n": "n", "north": "n", "nord": "n", "up": "n", "haut": "n", "^": "n",
    "e": "e", "east": "e", "est": "e", "right": "e", "droite": "e", ">": "e",
    "s": "s", "south": "s", "sud": "s", "down": "s", "bas": "s", "v": "s",
    "w": "w", "o": "w", "west": "w", "ouest": "w", "left": "w", "gauche": "w", "<": "w",
}  # fmt: skip
# Words that say nothing about the move.
FILLERS = {
    "a", "à", "an", "the", "of", "to", "in", "into", "on", "at", "and", "card", "tenant", "flat", "apartment", "arrow",
    "key", "le", "la", "les", "l", "un", "une", "de", "du", "des", "d", "en", "au", "aux", "sur", "dans", "vers", "et",
    "carte", "locataire", "appartement", "fleche", "cle",
}  # fmt: skip
_PLACE = re.compile(r"([a-e])([0-3])([neswo]?)")
_CARD = re.compile(r"([a-z]+)([1-5])")
_PAIR = re.compile(r"([nesw])([nesw])")


def plain_words(text: str) -> list[str]:
    """Lower-case words without signs of punctuation, and without accents unless they are shortcuts."""
    return [plain_word(word) for word in re.sub(r"[,.;:!'’\-_\"“”«»()]", " ", text.lower()).split()]


def parts_of(move: str) -> dict[str, str]:
    """A line of the game's own notation as what it is about: verb, colour, flat, arrow, card, kind."""
    verb, *rest = move.split(" ")
    parts = {"verb": verb}
    if rest == ["nothing"]:
        parts["nothing"] = "yes"
    elif verb == "play":
        parts["card"] = rest[0]
        parts["kind"] = rest[0].rstrip("0123456789")
    elif verb == "land":
        parts["arrow"] = rest[0]
    elif verb == "renovate":
        parts["flat"] = rest[0]
        parts["pair"] = rest[1]
    elif verb == "evict":
        parts["flat"] = rest[0]
    elif rest:
        parts["flat"] = rest[-1][:2]
        parts["arrow"] = rest[-1][2]
        if verb == "place":
            parts["colour"] = rest[0]
    return parts


Wanted = dict[str, tuple[str, ...]]


class Reader:
    """Knows the names of colours and cards in both languages, and the letters of the colours in one."""

    def __init__(
        self,
        colours: Mapping[str, Mapping[str, str]],
        cards: Mapping[str, Mapping[str, str]],
        letters: Mapping[str, str],
    ) -> None:
        self.colours = {letter.lower(): id for id, letter in letters.items()}
        for id, names in colours.items():
            for name in (id, *names.values()):
                self.colours["".join(plain_words(name))] = id
        self.cards: list[tuple[list[str], str]] = []
        for id, names in cards.items():
            for name in (id, *names.values()):
                said = [word for word in plain_words(name) if word not in FILLERS]
                self.cards.append((said, id))

    def read(self, text: str) -> list[Wanted]:
        """What a line may say about the move it means; an InputError for a line that says nothing known."""
        words = [word for word in plain_words(text) if word not in FILLERS]
        if not words or len(text) > LONGEST:
            raise InputError("unreadable-move", {"text": shown(text)})
        found: list[Wanted] = []
        # "Rouge" may be a tenant or a key, "échange" a card or what it does: the position decides.
        said = words[1:] if VERBS.get(words[0]) == ("play",) else words
        for card, kind in self.cards:
            if said and card[: len(said)] == said and {"kind": (kind,), "verb": ("play",)} not in found:
                found.append({"kind": (kind,), "verb": ("play",)})
        try:
            found.append(self.word_by_word(words, text))
        except InputError:
            if not found:
                raise
        return found

    def word_by_word(self, words: list[str], text: str) -> Wanted:
        wanted: Wanted = {}
        if words[0] in VERBS:
            wanted["verb"] = VERBS[words[0]]
            words = words[1:]
        for word in words:
            self.add(wanted, word, text)
        return wanted

    def add(self, wanted: Wanted, word: str, text: str) -> None:
        place = _PLACE.fullmatch(word)
        card = _CARD.fullmatch(word)
        if word in self.colours:
            wanted["colour"] = (self.colours[word],)
        elif place:
            wanted["flat"] = (place[1] + place[2],)
            if place[3]:
                wanted["arrow"] = (ARROWS[place[3]],)
        elif word in ARROWS:
            wanted["arrow"] = (ARROWS[word],)
        elif _PAIR.fullmatch(word.replace("o", "w")):
            wanted["pair"] = ("".join(sorted(word.replace("o", "w"), key="nesw".index)),)
        elif card and self.kind_named(card[1]):
            wanted["card"] = (self.kind_named(card[1]) + card[2],)
        elif word in NOTHING:
            wanted["nothing"] = ("yes",)
        else:
            raise InputError("unreadable-move", {"text": shown(text)})

    def kind_named(self, word: str) -> str:
        """The kind of a card such as `red` or `swap`, or nothing."""
        return next((kind for said, kind in self.cards if said == [word]), "")


def fits(parts: dict[str, str], wanted: Wanted) -> bool:
    """Whether a move agrees with every word that was said."""
    return all(parts.get(name) in values for name, values in wanted.items())
