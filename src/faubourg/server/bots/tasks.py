"""What a bot is asked, and that no answer is to be had."""

from dataclasses import dataclass
from typing import Any

# What a worker answers: the moves of a bot, a hint, or the code of what went wrong.
Answer = dict[str, Any]


@dataclass(frozen=True, slots=True)
class BotTask:
    """What a bot is asked: a position imagined for its seat, so that it cannot know more than a person there.

    `data` is None for built-in data, which the dump names; `playouts` for the bot's own budget. The same `seed` gives
    the same answer. `home` is for the queue alone: those of one home wait for each other.
    """

    game: str
    data: str | None
    dump: str
    seat: int
    bot: str
    playouts: int | None
    seed: str
    home: str = ""


class BotFailed(Exception):
    """No answer is to be had. `code` says why: `lost`, `slow`, `closed`, or what the task is refused for."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
