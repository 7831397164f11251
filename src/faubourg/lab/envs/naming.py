"""The names of environments: `faubourg/city-v2` plays City by version 2 of its rules, and by no other."""

import re
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Final

from faubourg.core.game import Game
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.games import game, game_ids

PREFIX: Final = "faubourg/"
VERSIONED: Final = re.compile(r"faubourg/([a-z0-9_]+)-v([0-9.]+)")
# Which extra of the package brings what the environments need.
EXTRAS: Final[Mapping[str, str]] = {
    "numpy": "lab",
    "gymnasium": "lab",
    "pettingzoo": "lab",
    "pyspiel": "open_spiel",
}


def name_of(found: Game) -> str:
    """The name of a game's environments, with the version of its rules.

    >>> import faubourg
    >>> name_of(faubourg.game("paris"))
    'faubourg/paris-v2'
    """
    return f"{PREFIX}{found.id}-v{found.rules_version}"


def names() -> list[str]:
    """The names of all environments.

    >>> "faubourg/roomshare-v1" in names()
    True
    """
    return [name_of(game(id)) for id in game_ids()]


def game_named(name: str) -> Game:
    """The game of an environment's name, or of its own id; other rules than those that are installed are refused.

    >>> game_named("faubourg/city-v2").id, game_named("city").id
    ('city', 'city')
    """
    matched = VERSIONED.fullmatch(name) if isinstance(name, str) else None
    if matched is None:
        if isinstance(name, str) and not name.startswith(PREFIX):
            return game(name)
        raise InputError("unknown-env", {"name": shown(name), "known": ", ".join(names())})
    if matched[1] not in game_ids():
        raise InputError("unknown-env", {"name": name, "known": ", ".join(names())})
    found = game(matched[1])
    if matched[2] != found.rules_version:
        raise InputError("other-rules", {"name": name, "present": name_of(found)})
    return found


def needed(package: str) -> ModuleType:
    """An optional package, or a sentence that says how to install it."""
    try:
        return import_module(package)
    except ImportError as missing:
        top = package.partition(".")[0]
        raise InputError("extra-missing", {"package": top, "extra": EXTRAS[top]}) from missing
