"""The games as environments for learning: batches in compiled code, and what other projects' programs can step.

`batch` needs numpy, the others the projects they are for: `pip install '.[lab]'`, and `[open_spiel]`. Nothing of
theirs is imported before it is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from faubourg.core.composing import Menu
from faubourg.lab.envs.naming import game_named, name_of, names, needed

if TYPE_CHECKING:
    from faubourg.lab.envs.alone import SeatEnv, single
    from faubourg.lab.envs.batches import BOT, Batch, batch
    from faubourg.lab.envs.openspiel import spiel
    from faubourg.lab.envs.registration import register
    from faubourg.lab.envs.turns import TurnEnv, aec
    from faubourg.lab.envs.vectors import SeatVectorEnv, vector

__all__ = [
    "BOT",
    "Batch",
    "Menu",
    "SeatEnv",
    "SeatVectorEnv",
    "TurnEnv",
    "aec",
    "batch",
    "game_named",
    "name_of",
    "names",
    "register",
    "single",
    "spiel",
    "vector",
]

# By name, the module it is in and the package that module needs.
LATER: Final = {
    "BOT": ("batches", "numpy"),
    "Batch": ("batches", "numpy"),
    "batch": ("batches", "numpy"),
    "SeatEnv": ("alone", "gymnasium"),
    "single": ("alone", "gymnasium"),
    "SeatVectorEnv": ("vectors", "gymnasium"),
    "vector": ("vectors", "gymnasium"),
    "register": ("registration", "gymnasium"),
    "TurnEnv": ("turns", "pettingzoo"),
    "aec": ("turns", "pettingzoo"),
    "spiel": ("openspiel", "pyspiel"),
}


def __getattr__(name: str) -> object:
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, package = LATER[name]
    needed(package)
    return getattr(import_module(f"{__name__}.{module}"), name)
