"""What follows from a text and never changes: made once for all who use it, and never too many of them kept."""

from collections.abc import Callable
from typing import Generic, TypeVar, final

Thing = TypeVar("Thing")


@final
class Shared(Generic[Thing]):
    """The `most` that were asked for last. A text comes from outside, so that there is no end of them; what is not kept
    any more is made again, and whoever has it goes on with it. A text that is refused is not kept."""

    def __init__(self, make: Callable[[str], Thing], most: int) -> None:
        self.make = make
        self.most = most
        # In the order in which they were asked for.
        self.kept: dict[str, Thing] = {}

    def of(self, text: str) -> Thing:
        if text in self.kept:
            thing = self.kept.pop(text)
        else:
            thing = self.make(text)
            while len(self.kept) >= self.most:
                del self.kept[next(iter(self.kept))]
        self.kept[text] = thing
        return thing
