"""What programs observe and do, in the words of Gymnasium."""

from typing import Any

import gymnasium
import numpy

from faubourg.lab.envs.table import Table


def action_space(table: Table) -> gymnasium.spaces.Discrete:
    """Every step of a game; `sample(mask)` takes one of those that are legal."""
    return gymnasium.spaces.Discrete(table.steps)


def observation_space(table: Table) -> gymnasium.spaces.Dict:
    """The numbers that a seat observes, each between its own bounds, and the mask of its steps."""
    entries = table.menu.entries()
    low = numpy.array([entry.low for entry in entries], numpy.float32)
    high = numpy.array([entry.high for entry in entries], numpy.float32)
    seen: dict[str, gymnasium.spaces.Space[Any]] = {
        "observation": gymnasium.spaces.Box(low, high, dtype=numpy.float32),
        "action_mask": gymnasium.spaces.Box(0, 1, (table.steps,), numpy.int8),
    }
    return gymnasium.spaces.Dict(seen)
