"""The options that City and U-Build have alike: how long is played, and who begins."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.options import NUMBER, SEAT, Option, Options

ROUNDS: Final = "rounds"

LENGTH: Final = "length"
# CI-1d, UB-3i
FIRST: Final = Option("first", SEAT, None)


def limits(clock: str) -> list[Option]:
    """CI-1e, UB-11c Each for its own length; that by the clock is called otherwise in each game."""
    return [
        Option("rounds", NUMBER, 20, (), 1, 200, needs=(LENGTH, ROUNDS)),
        Option("minutes", NUMBER, 60, (), 1, 600, needs=(LENGTH, clock)),
    ]


class EstateOptions(Options):
    """What does not belong to the length chosen is ignored: without such a limit `rounds` or `minutes` is 0."""

    def __init__(self, values: dict[str, object], clock: str) -> None:
        super().__init__(values)
        rounds, minutes, first = values["rounds"], values["minutes"], values["first"]
        # CI-1e, UB-11c
        self.by_rounds = values[LENGTH] == ROUNDS
        self.rounds: i64 = rounds if isinstance(rounds, int) and self.by_rounds else 0
        self.minutes: i64 = minutes if isinstance(minutes, int) and values[LENGTH] == clock else 0
        # CI-1d, UB-3i
        self.first: i64 = first if isinstance(first, int) else -1
