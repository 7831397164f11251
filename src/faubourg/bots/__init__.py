"""Whoever plays without being a person: bots, contests between them, and what they think of a position.

Everything is loaded when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from faubourg.bots.arena import Contest, Played, Result, Tally, hold, wilson
    from faubourg.bots.crew import Runner, spread
    from faubourg.bots.player import Bot, ask_bot, bot

__all__ = ["Bot", "Contest", "Played", "Result", "Runner", "Tally", "ask_bot", "bot", "hold", "spread", "wilson"]

# By name, the module it is in.
LATER: Final = {
    "Bot": "player",
    "Contest": "arena",
    "Played": "arena",
    "Result": "arena",
    "Runner": "crew",
    "Tally": "arena",
    "ask_bot": "player",
    "bot": "player",
    "hold": "arena",
    "spread": "crew",
    "wilson": "arena",
}


def __getattr__(name: str) -> object:
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{LATER[name]}"), name)
