"""Why something was refused: a code, a clause and numbers, never a sentence.

The sentences are in the text files; `faubourg` lends this module a speaker, so that an exception can be read.
"""

from collections.abc import Callable, Mapping
from typing import Final, final

from mypy_extensions import i64

# The numbers below are those of refusals that all games share.
OWN_REFUSALS: Final[i64] = 10

Param = int | str
Speaker = Callable[[str, Mapping[str, Param]], str]

_speakers: list[Speaker] = []


def lend_speaker(speaker: Speaker) -> None:
    """From now on exceptions say their sentence through this function of (message key, parameters)."""
    _speakers[:] = [speaker]


def said(key: str, params: Mapping[str, Param]) -> str:
    if _speakers:
        return _speakers[0](key, params)
    return " ".join([key] + [f"{name}={value}" for name, value in params.items()])


@final
class Reasons:
    """What can be wrong with a move of one game: in its rules a number, outside a code and the clause that says so."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, str]] = []

    def add(self, code: str, clause: str = "") -> i64:
        """The number of one more; its clause is empty where that depends on the case."""
        self.rows.append((code, clause))
        return OWN_REFUSALS + len(self.rows) - 1

    def row(self, number: i64) -> tuple[str, str]:
        return self.rows[number - OWN_REFUSALS]


@final
class Refusal:
    """A move that cannot be made: what is wrong, the clause that says so, and the numbers of the case."""

    def __init__(self, code: str, clause: str, params: dict[str, Param]) -> None:
        self.code = code
        self.clause = clause
        self.params = params

    def as_dict(self) -> dict[str, object]:
        return {"code": self.code, "clause": self.clause, "params": dict(self.params)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.code, self.clause, tuple(sorted(self.params.items(), key=str))))

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.clause!r}, {self.params!r})"


class IllegalMove(ValueError):
    """A move was refused and nothing has changed; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{said('refusal-' + self.refusal.code, self.refusal.params)} ({self.refusal.clause})"


class InputError(ValueError):
    """Something given from outside cannot be used: a name, an option, a record, a data file."""

    def __init__(self, code: str, params: dict[str, Param]) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        return said("error-" + self.code, self.params)
