"""What this very program is ready for: the levels that answer soon enough, compiled or interpreted as it runs."""

from typing import Final

from faubourg.bots.levels import LEVELS, is_ready, strongest_ready
from faubourg.core.runtime import is_compiled

# Who plays where nobody has chosen.
USUAL: Final = "neighbour"
# Tests say otherwise, to see what people see of the other.
compiled: bool = is_compiled()


def is_ready_here(game: str, level: str) -> bool:
    return is_ready(game, level, compiled)


def playing(game: str, bot: str) -> str:
    """Who plays where a bot of that name was asked for: the strongest that is ready, and no stronger one. Whoever is no
    level always is."""
    return strongest_ready(game, bot, compiled) if bot in LEVELS else bot


def adviser(game: str) -> str:
    """The level that hints come from."""
    return playing(game, LEVELS[-1])
