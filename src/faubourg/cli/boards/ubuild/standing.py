"""What stands on a layout, as its drawings need it: on spaces, and on sites."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class OnSpace(NamedTuple):
    """Seats are numbers. `is_open` is of a bridge, `jailed` of the jail."""

    owner: int | None = None
    mortgaged: bool = False
    residential: int = 0
    industrial: int = 0
    is_open: bool | None = None
    pawns: tuple[int, ...] = ()
    jailed: tuple[int, ...] = ()


class OnSite(NamedTuple):
    """A piece by its id; of a skyscraper, stadium or tower the space of the district it belongs to."""

    piece: str
    space: int | None = None


class Standing(NamedTuple):
    """By space and by site, counted from 0; and the sites that should be seen first, such as those to choose from."""

    spaces: Mapping[int, OnSpace]
    sites: Mapping[int, OnSite]
    bright: frozenset[int] = frozenset()

    def on_space(self, space: int) -> OnSpace:
        return self.spaces.get(space, NOBODY)


NOBODY: Final = OnSpace()
# A track as it is laid before a match.
BARE: Final = Standing({}, {})
