"""Moves of games of districts as people type them: `buy`, `residential red2`, `hypothéquer les docks`, `bid 370`.

Each word says something about the move; whatever fits all the words is meant, and of a longer word its beginning is
enough. What is left open, the table asks. The notation of records is understood too.
"""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from faubourg.cli.accents import plain_word
from faubourg.core.options import shown
from faubourg.core.refusal import InputError

LONGEST: Final = 240
# So many letters of a word stand for all of it.
ENOUGH: Final = 3

# What the first word of a line may mean, as kinds of moves.
VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    "roll": ("roll",), "dice": ("roll",), "lancer": ("roll",), "lance": ("roll",), "dé": ("roll",),
    "des": ("roll",),
    "bail": ("bail",), "fine": ("bail",), "amende": ("bail",), "caution": ("bail",), "liberte": ("bail",),
    "buy": ("buy", "take"), "acheter": ("buy", "take"), "achete": ("buy", "take"), "achat": ("buy", "take"),
    "decline": ("decline",), "renoncer": ("decline", "pass"), "renonce": ("decline", "pass"),
    "pass": ("pass",), "passer": ("pass",), "passe": ("pass",), "stay": ("pass",), "rester": ("pass",),
    "done": ("done",), "enough": ("done",), "end": ("done",), "fini": ("done",), "finir": ("done",), "fin": ("done",),
    "termine": ("done",), "terminer": ("done",),
    "accept": ("accept",), "accepter": ("accept",), "accepte": ("accept",), "agreed": ("accept",),
    "yes": ("accept", "buy"), "oui": ("accept", "buy"), "ok": ("accept", "buy"), "accord": ("accept",),
    "refuse": ("refuse",), "refuser": ("refuse",), "no": ("refuse", "decline", "pass"),
    "non": ("refuse", "decline", "pass"),
    "out": ("out",), "drop": ("out",), "sortir": ("out",), "sors": ("out",), "abandonner": ("out",),
    "bankrupt": ("bankrupt",), "faillite": ("bankrupt",),
    "call": ("call",), "auction": ("call", "decline"), "encheres": ("call", "decline"), "vendre": ("call", "decline"),
    "vente": ("call", "decline"), "appeler": ("call",),
    "take": ("take",), "prendre": ("take",), "prends": ("take",),
    "give": ("give",), "rendre": ("give",), "rends": ("give",),
    "residential": ("residential",), "residentiel": ("residential",), "house": ("residential",),
    "housing": ("residential",), "r": ("residential",), "logement": ("residential",), "logements": ("residential",),
    "industrial": ("industrial",), "industriel": ("industrial",), "industry": ("industrial",),
    "factory": ("industrial",), "i": ("industrial",), "usine": ("industrial",), "industrie": ("industrial",),
    "remove": ("remove",), "enlever": ("remove",), "retirer": ("remove",), "nettoyer": ("remove",),
    "stadium": ("stadium",), "stade": ("stadium",), "skyscraper": ("skyscraper",), "gratte": ("skyscraper",),
    "tower": ("tower",), "tour": ("tower",),
    "mortgage": ("mortgage",), "hypothequer": ("mortgage",), "hypotheque": ("mortgage",),
    "lift": ("lift",), "redeem": ("lift",), "lever": ("lift",), "racheter": ("lift",), "leve": ("lift",),
}  # fmt: skip
# How these verbs are typed in French.
IN_FRENCH: Final[Mapping[str, str]] = {
    "roll": "lancer", "bail": "amende", "buy": "acheter", "decline": "renoncer", "pass": "passer", "done": "fini",
    "accept": "accepter", "refuse": "refuser", "out": "sortir", "bankrupt": "faillite", "call": "vendre",
    "take": "prendre", "give": "rendre", "residential": "résidentiel", "industrial": "industriel",
    "remove": "enlever", "stadium": "stade", "skyscraper": "gratte-ciel", "tower": "tour",
    "mortgage": "hypothéquer", "lift": "lever", "bid": "miser",
}  # fmt: skip
BIDS: Final = {"bid", "raise", "miser", "mise", "encherir", "offrir", "surencherir", "relancer"}
# Words that say nothing about the move.
FILLERS: Final = {
    "a", "à", "an", "the", "of", "for", "to", "in", "on", "at", "with", "block", "blocks", "my", "district", "it",
    "card", "le", "la", "les", "l", "un", "une", "de", "du", "d", "en", "au", "aux", "sur", "pour", "avec", "ciel",
    "quartier", "batiment", "mon", "carte", "station", "farm", "plant", "champ", "eau", "aller", "go", "vers", "site",
    "beside", "mortgage", "hypotheque",
}  # fmt: skip
_BETWEEN: Final = re.compile(r"[+,;&]|\b(?:et|and|puis|then)\b")
_TIMES: Final = re.compile(r"[x×]([1-8])|([1-8])[x×]")


def plain_words(text: str) -> list[str]:
    """Lower-case words without signs of punctuation, and without accents unless they are shortcuts.

    A sign before a number stays.
    """
    return [plain_word(word) for word in re.sub(r"[.:!'’_\"“”«»()?]|-(?!\d)", " ", text.lower()).split()]


class Lexicon(NamedTuple):
    """What a game understands: the kinds of moves that a first word may mean, the words of them that also say what is
    placed, and how the game's own verbs are typed in French."""

    verbs: Mapping[str, tuple[str, ...]]
    pieces: frozenset[str]
    french: Mapping[str, str]


class Said(NamedTuple):
    """What one part of a line says: the kinds of moves it may mean, all if none was said, and the other words; and how
    often the move is meant."""

    verbs: tuple[str, ...]
    words: tuple[str, ...]
    times: int


class Known(NamedTuple):
    """A move by its kind, and all the words that may be said of it."""

    verb: str
    words: frozenset[str]


def words_in(*names: str) -> set[str]:
    return {word for name in names for word in plain_words(name) if word not in FILLERS}


def district_words(id: str, names: Mapping[str, str], colours: Mapping[str, str], code: str) -> frozenset[str]:
    """A district is called by its name, its colour, its id or its code, and by its number within the colour."""
    return frozenset(words_in(*names.values(), *colours.values(), id, id[:-1], code, code[:-1]) | {id[-1]})


def said_in(text: str, lexicon: Lexicon) -> list[Said]:
    """The parts of a line; one without a verb has that of the part before. An InputError when nothing is said."""
    found: list[Said] = []
    for part in _BETWEEN.split(text) if len(text) <= LONGEST else []:
        before = found[-1].verbs if found else ()
        said = read_part(part, lexicon)
        if said.verbs or said.words:
            found.append(said if said.verbs else Said(before, said.words, said.times))
    if not found:
        raise unreadable(text)
    return found


def read_part(part: str, lexicon: Lexicon) -> Said:
    verbs: tuple[str, ...] = ()
    words: list[str] = []
    times = 1
    for word in plain_words(part):
        repeated = _TIMES.fullmatch(word)
        meant = () if words else lexicon.verbs.get(word, ())
        # A second verb says more of the first; one that contradicts it is the beginning of a name.
        both = tuple(verb for verb in verbs if verb in meant) if verbs else meant
        if repeated:
            times = int(repeated[1] or repeated[2])
        elif both:
            verbs = both
            if word in lexicon.pieces:
                words.append(word)
        elif word not in FILLERS:
            words.append(word)
    return Said(verbs, tuple(words), times)


def fits(known: Known, said: Said) -> bool:
    """Whether a move agrees with every word that was said."""
    if said.verbs and known.verb not in said.verbs:
        return False
    return all(is_called(known.words, word) for word in said.words)


def is_called(words: frozenset[str], said: str) -> bool:
    return said in words or (len(said) >= ENOUGH and any(word.startswith(said) for word in words))


def names_a_bid(text: str) -> bool:
    return bool(BIDS.intersection(plain_words(text)[:1]))


def amount_in(text: str) -> int | None:
    """The amount of a bid: `370`, `bid 370`, `miser 1 200`; None when the line is no bid."""
    words = plain_words(text.replace(",", "").replace("\u202f", " ").replace("\u00a0", " "))
    if words and words[0] in BIDS:
        words = words[1:]
    number = "".join(words)
    return int(number) if number.isascii() and number.isdigit() and len(number) < 10 else None


def unreadable(text: str) -> InputError:
    return InputError("unreadable-move", {"text": shown(text)})
