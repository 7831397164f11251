"""The words that only U-Build understands, beside those of all games of districts."""

import re
from typing import Final

from faubourg.cli.boards.estate.typed import IN_FRENCH, VERBS, Lexicon

# A bonus building is placed; a hazard is placed, moved or removed.
_BONUS: Final = ("place",)
_HAZARD: Final = ("place", "step", "remove")
_OWN: Final[dict[str, tuple[str, ...]]] = {
    "pay": ("bail",), "payer": ("bail",), "paye": ("bail",), "paie": ("bail",),
    "stop": ("stop",), "halt": ("stop",), "arreter": ("stop",), "arrete": ("stop",),
    "done": ("done", "stop"), "fini": ("done", "stop"), "pass": ("pass",), "passer": ("pass",),
    "build": ("residential", "industrial", "skyscraper", "stadium", "tower", "place"),
    "construire": ("residential", "industrial", "skyscraper", "stadium", "tower", "place"),
    "construis": ("residential", "industrial", "skyscraper", "stadium", "tower", "place"),
    "place": ("place", "site"), "placer": ("place", "site"), "put": ("place", "site"), "poser": ("place", "site"),
    "mettre": ("place", "site"), "site": ("site",), "emplacement": ("site",),
    "bonus": _BONUS, "hazard": _HAZARD, "nuisible": _HAZARD, "nuisance": _HAZARD,
    "step": ("step",), "move": ("step",), "deplacer": ("step",), "deplace": ("step",), "bouger": ("step",),
    "school": _BONUS, "ecole": _BONUS, "park": _BONUS, "parc": _BONUS, "wind": _BONUS, "eoliennes": _BONUS,
    "power": _HAZARD, "centrale": _HAZARD, "prison": _HAZARD, "sewage": _HAZARD, "eaux": _HAZARD,
    "traitement": _HAZARD, "usine": ("industrial", *_HAZARD),
}  # fmt: skip
# Of these words the move is one, and what is placed.
_PIECES: Final = {
    "school", "ecole", "park", "parc", "wind", "eoliennes", "power", "centrale", "prison", "sewage", "eaux",
    "traitement",
}  # fmt: skip
_IN_FRENCH: Final = {"stop": "arrêter", "place": "placer", "step": "déplacer"}
LEXICON: Final = Lexicon({**VERBS, **_OWN}, frozenset(_PIECES), {**IN_FRENCH, **_IN_FRENCH})

_NAMED_SITE: Final = re.compile(r"\b(?:site|place|emplacement)\s+s?(\d{1,2})\b", re.IGNORECASE)
_SITE: Final = re.compile(r"s(\d{1,2})")


def with_sites(text: str) -> str:
    """`site 12` and `place 12` as the board calls them."""
    return _NAMED_SITE.sub(r"s\1", text)


def site_in(words: tuple[str, ...]) -> int | None:
    """The site that is named, as people count them."""
    found = [int(named[1]) for named in map(_SITE.fullmatch, words) if named is not None]
    return found[0] if found else None
