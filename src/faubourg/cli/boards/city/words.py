"""The words that only City understands, beside those of all games of districts."""

from typing import Final

from faubourg.cli.boards.estate.typed import IN_FRENCH, VERBS, Lexicon

_OWN: Final[dict[str, tuple[str, ...]]] = {
    "jailcard": ("jail-card",), "avocat": ("jail-card",), "lawyer": ("jail-card",),
    "pay": ("pay", "bail"), "payer": ("pay", "bail"), "paye": ("pay", "bail"), "paie": ("pay", "bail"),
    "dodge": ("dodge",), "exoneration": ("dodge",), "exonere": ("dodge",), "esquiver": ("dodge",),
    "build": ("build", "residential", "industrial"), "construire": ("build", "residential", "industrial"),
    "construis": ("build", "residential", "industrial"), "press": ("build",), "appuyer": ("build",),
    "taxi": ("taxi",),
    "choose": ("choose",), "choisir": ("choose",), "choisis": ("choose",),
    "jump": ("jump",), "travel": ("jump",), "voyager": ("jump",), "voyage": ("jump",), "sauter": ("jump",),
    "rail": ("rail",), "railroad": ("rail", "jump"), "gare": ("rail", "jump"), "train": ("rail", "jump"),
    "bonus": ("bonus",), "park": ("bonus", "demolish"), "school": ("bonus", "demolish"),
    "water": ("bonus", "demolish"), "wind": ("bonus", "demolish"), "parc": ("bonus", "demolish"),
    "ecole": ("bonus", "demolish"), "eoliennes": ("bonus", "demolish"), "chateau": ("bonus", "demolish"),
    "hazard": ("hazard",), "nuisible": ("hazard",), "nuisance": ("hazard",), "dump": ("hazard", "choose"),
    "decharge": ("hazard", "choose"), "prison": ("hazard", "choose"), "sewage": ("hazard", "choose"),
    "power": ("hazard", "choose"), "centrale": ("hazard", "choose"),
    "demolish": ("demolish",), "demolir": ("demolish",), "raser": ("demolish",),
}  # fmt: skip
# Of these words the move is one, and what is placed.
_PIECES: Final = {
    "park", "school", "water", "wind", "parc", "ecole", "eoliennes", "chateau", "dump", "decharge", "prison", "sewage",
    "power", "centrale",
}  # fmt: skip
_IN_FRENCH: Final = {
    "jail-card": "avocat", "pay": "payer", "dodge": "exonération", "build": "construire", "taxi": "taxi",
    "choose": "choisir", "jump": "voyager", "rail": "gare", "bonus": "bonus", "hazard": "nuisible",
    "demolish": "démolir",
}  # fmt: skip
LEXICON: Final = Lexicon({**VERBS, **_OWN}, frozenset(_PIECES), {**IN_FRENCH, **_IN_FRENCH})
