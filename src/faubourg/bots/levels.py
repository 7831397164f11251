"""The levels of bots that people choose from, the weakest first, and how strong each was found to be.

The figures are measured by `faubourg ladder`, which writes them into `measured.toml` beside this module: nothing here
is a guess, and what has not been measured is None.
"""

import tomllib
from importlib.resources import files
from typing import Final, NamedTuple

LEVELS: Final = ("newcomer", "tenant", "neighbour", "caretaker", "landlord")
# What people wait for at most while the rules run interpreted, in milliseconds a decision.
LONGEST_INTERPRETED: Final = 1000.0

_kept: dict[str, dict[str, "Measured"]] = {}


class Measured(NamedTuple):
    """A level of one game: its share of the victories at a table of two and of four against the level below alone (a
    fair share is a half, a quarter), and the mean CPU time of a decision, compiled and interpreted."""

    of_two: float | None
    of_four: float | None
    milliseconds: float | None
    interpreted: float | None


UNKNOWN: Final = Measured(None, None, None, None)


def measured(game: str, level: str) -> Measured:
    """What was measured of a level of a game."""
    if not _kept:
        _kept.update(read_measured(files("faubourg.bots").joinpath("measured.toml").read_text()))
    return _kept.get(game, {}).get(level, UNKNOWN)


def read_measured(text: str) -> dict[str, dict[str, Measured]]:
    """What such a file says, by game and level."""
    return {
        name: {found: Measured(*map(figures.get, Measured._fields)) for found, figures in levels.items()}
        for name, levels in tomllib.loads(text).items()
    }


def is_ready(game: str, level: str, is_compiled: bool) -> bool:
    """Whether a level answers soon enough, compiled or not."""
    found = measured(game, level).interpreted
    return is_compiled or found is None or found <= LONGEST_INTERPRETED


def strongest_ready(game: str, level: str, is_compiled: bool) -> str:
    """The level itself, or the strongest below it that answers soon enough."""
    below = LEVELS[: LEVELS.index(level) + 1]
    return next((found for found in reversed(below) if is_ready(game, found, is_compiled)), LEVELS[0])
