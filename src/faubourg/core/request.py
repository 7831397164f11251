"""What may be asked of a game beside a match: by a command of its own, or by a page through the server."""

from collections.abc import Callable, Mapping
from typing import Any, final

# What is done of a study: by the name of a piece, what came of it.
Done = Mapping[str, Any]


@final
class Study:
    """A question whose answer grows while it is worked out.

    `pieces` are names, of which each says all that its piece needs: `work` makes of a name what can be written as JSON,
    the same whenever it is done, by whomever and for whoever asks. `so_far` is the answer to what is asked with the
    pieces that are done.
    """

    def __init__(
        self,
        pieces: Callable[[Any], list[str]],
        work: Callable[[str], Mapping[str, object]],
        so_far: Callable[[Any, Done], Mapping[str, object]],
    ) -> None:
        self.pieces = pieces
        self.work = work
        self.so_far = so_far


@final
class Request:
    """A question with a name. `asked` and `answered` are TypedDicts, of a module that is never compiled: `answer` is
    given the one and returns the other. What cannot be answered is an InputError.

    One that takes longer than a few milliseconds is not `quick`: the server has it answered elsewhere. One that takes
    longer than people wait has a `study`: the server answers with what it has, and whoever asks again is told more.
    """

    def __init__(
        self,
        name: str,
        asked: type,
        answered: type,
        answer: Callable[[Any], Mapping[str, object]],
        quick: bool = True,
        study: Study | None = None,
    ) -> None:
        self.name = name
        self.asked = asked
        self.answered = answered
        self.answer = answer
        self.quick = quick and study is None
        self.study = study


def studied(study: Study, asked: Any) -> Mapping[str, object]:
    """The whole answer, all pieces one after the other."""
    return study.so_far(asked, {name: study.work(name) for name in study.pieces(asked)})
