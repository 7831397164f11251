"""The options that City and U-Build have alike: how long is played, and who begins."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.options import NUMBER, SEAT, Option, Options

ROUNDS: Final = "rounds"

# CI-1e, UB-11c
LIMITS: Final = [Option("rounds", NUMBER, 20, (), 1, 200), Option("minutes", NUMBER, 60, (), 1, 600)]
# CI-1d, UB-3i
FIRST: Final = Option("first", SEAT, None)


class EstateOptions(Options):
    """What does not belong to the length chosen is ignored: without such a limit `rounds` or `minutes` is 0."""

    def __init__(self, values: dict[str, object], clock: str) -> None:
        super().__init__(values)
        rounds, minutes, first = values["rounds"], values["minutes"], values["first"]
        # CI-1e, UB-11c
        self.by_rounds = values["length"] == ROUNDS
        self.rounds: i64 = rounds if isinstance(rounds, int) and self.by_rounds else 0
        self.minutes: i64 = minutes if isinstance(minutes, int) and values["length"] == clock else 0
        # CI-1d, UB-3i
        self.first: i64 = first if isinstance(first, int) else -1
