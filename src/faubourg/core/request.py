"""What may be asked of a game beside a match: by a command of its own, or by a page through the server."""

from collections.abc import Callable, Mapping
from typing import Any, final


@final
class Request:
    """A question with a name. `asked` and `answered` are TypedDicts, of a module that is never compiled: `answer` is
    given the one and returns the other. What cannot be answered is an InputError.

    One that takes longer than a few milliseconds is not `quick`: the server has it answered elsewhere.
    """

    def __init__(
        self, name: str, asked: type, answered: type, answer: Callable[[Any], Mapping[str, object]], quick: bool = True
    ) -> None:
        self.name = name
        self.asked = asked
        self.answered = answered
        self.answer = answer
        self.quick = quick
