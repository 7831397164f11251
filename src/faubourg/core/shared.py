"""What follows from a text and never changes: made once for all who use it, and never too many of them kept."""

from collections.abc import Callable
from typing import Generic, TypeVar, final

Text = TypeVar("Text")
Thing = TypeVar("Thing")


@final
class Shared(Generic[Text, Thing]):
    """The `most` that were asked for last. A text, or several together, comes from outside, so that there is no end of
    them; what is not kept any more is made again, and whoever has it goes on with it. A text that is refused is not
    kept."""

    def __init__(self, make: Callable[[Text], Thing], most: int) -> None:
        self.make = make
        self.most = most
        # In the order in which they were asked for.
        self.kept: dict[Text, Thing] = {}

    def of(self, text: Text) -> Thing:
        if text in self.kept:
            thing = self.kept.pop(text)
        else:
            thing = self.make(text)
            while len(self.kept) >= self.most:
                del self.kept[next(iter(self.kept))]
        self.kept[text] = thing
        return thing
