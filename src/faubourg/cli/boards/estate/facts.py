"""What all drawings and readings of districts need beside the view."""

from collections.abc import Mapping
from typing import Protocol, cast

from faubourg.cli.boards.estate.paint import Signs

Thing = Mapping[str, object]


class Facts(Protocol):
    """Of districts, by id: colour, name and price; the codes of colours; and the signs that the terminal knows."""

    @property
    def colours(self) -> dict[str, str]: ...

    @property
    def names(self) -> dict[str, str]: ...

    @property
    def prices(self) -> dict[str, int]: ...

    @property
    def codes(self) -> dict[str, str]: ...

    @property
    def signs(self) -> Signs: ...

    def code(self, district: str) -> str:
        """`RE2`: what a district is called on the board."""


def name_in(thing: Thing, language: str) -> str:
    return cast(Mapping[str, str], thing["names"])[language]
