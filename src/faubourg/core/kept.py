"""Parts of views and choices that many positions share."""

from collections.abc import Mapping
from typing import final


@final
class Kept(dict[str, object]):
    """A dictionary that is written once, kept, and never changed. `text` is for whoever sends it: it need not be made
    into text again."""

    def __init__(self, values: Mapping[str, object]) -> None:
        super().__init__()
        self.update(values)
        self.text: object = None
