"""Where a room says what has gone wrong. Whoever serves hands in the log."""

from typing import Protocol


class Log(Protocol):
    """Named values, of which the log hides what nobody may read."""

    def info(self, event: str, **told: object) -> object: ...

    def warning(self, event: str, **told: object) -> object: ...

    def error(self, event: str, **told: object) -> object: ...

    def exception(self, event: str, **told: object) -> object:
        """With the mistake that is being handled."""
