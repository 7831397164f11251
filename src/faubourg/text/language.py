"""Which language to speak."""

from collections.abc import Mapping
from typing import Literal

from faubourg.core.options import shown
from faubourg.core.refusal import InputError

Language = Literal["en", "fr"]

# The order in which a reader is told of them; the first is spoken when nothing is asked for.
LANGUAGES: tuple[Language, ...] = ("en", "fr")

# As in POSIX: the first of these that is set and not empty decides alone.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def pick_language(wanted: str | None, environ: Mapping[str, str]) -> Language:
    """The language asked for, else the one of the surroundings, else English.

    What is asked for must be known. Surroundings in another language are no mistake: they get English.
    """
    if wanted is not None:
        asked = _spoken(wanted)
        if asked is None:
            raise InputError("unknown-language", {"language": shown(wanted), "known": ", ".join(LANGUAGES)})
        return asked
    for variable in VARIABLES:
        value = environ.get(variable, "")
        if value:
            return _spoken(value) or LANGUAGES[0]
    return LANGUAGES[0]


def _spoken(locale: str) -> Language | None:
    """The language of a name such as `fr`, `fr-CA` or `fr_FR.UTF-8`, if we speak it."""
    name = locale.replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
    for language in LANGUAGES:
        if name == language:
            return language
    return None
