"""The games as environments for learning: batches in compiled code, and what other projects' programs can step.

`batch` needs numpy, the others the projects they are for: `pip install 'faubourg[lab]'`, and `[open_spiel]`. Nothing of
theirs is imported before it is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from faubourg.core.composing import Menu
from faubourg.lab.envs.naming import game_named, name_of, names, needed

if TYPE_CHECKING:
    from faubourg.lab.envs.batches import BOT, Batch, batch

__all__ = ["BOT", "Batch", "Menu", "batch", "game_named", "name_of", "names"]

# By name, the module it is in and the package that module needs.
LATER: Final = {
    "BOT": ("batches", "numpy"),
    "Batch": ("batches", "numpy"),
    "batch": ("batches", "numpy"),
}


def __getattr__(name: str) -> object:
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, package = LATER[name]
    needed(package)
    return getattr(import_module(f"{__name__}.{module}"), name)
