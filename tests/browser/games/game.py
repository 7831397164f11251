"""What the browser tests must know of a game, one module for each: how its board is read, and how it is played.

`<game>.js` beside this file says what the board shows, `board_in` what it should show.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from tests.browser.games.turns import Turn

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.player import Glance

Json = dict[str, Any]
FOLDER = Path(__file__).parent


class Game(ABC):
    id: ClassVar[str]
    # What makes a table of two play a short match which the first seat begins.
    short: ClassVar[Json]
    # What makes a table of any size play a match that does not take too long, if it would otherwise.
    brief: ClassVar[Json] = {}
    # Whether there are cards that one seat alone may see.
    hands: ClassVar[bool] = True
    # Turns of recorded matches: one in the middle, in which something is refused, and one that ends its match however
    # it is played.
    middle: ClassVar[Turn]
    last: ClassVar[Turn]
    # One whose preview is an animation.
    lively: ClassVar[Turn]
    # How many bots one plays against from the first page.
    rivals: ClassVar[int] = 3
    # How the targets on the board begin that something may be refused to.
    places: ClassVar[str]
    # The picture of the board, where an animation is seen.
    picture: ClassVar[str]
    # How the turn in the middle is composed: each stage goes on from the one before, the last one is the draft of it.
    stages: ClassVar["dict[str, Callable[[Person], None]]"]
    # One of the rulebook, in its middle.
    clause: ClassVar[str]
    # The pages of its own on which the guided first game goes on.
    lessons: ClassVar[tuple[str, ...]] = ()
    # At least so many gestures has a whole brief match of three people, and a match against bots for its one person.
    fewest: ClassVar[tuple[int, int]]

    @abstractmethod
    def board_in(self, view: Json) -> Json:
        """What the board shows of a position that is no draft."""

    @abstractmethod
    def wish(self, glance: "Glance", chance: random.Random) -> str:
        """Something that can be chosen, as a selector."""

    @abstractmethod
    def spot(self, target: str) -> str | None:
        """What of the board should stay in sight once a target is chosen, as a selector."""


@cache
def look_script(game: str) -> str:
    """What is run before a page begins, so that all of it can be seen at a glance."""
    page = (FOLDER.parent / "look.js").read_text(encoding="utf-8")
    board = (FOLDER / f"{game}.js").read_text(encoding="utf-8")
    return f"({page})({board})"


def at_target(target: str) -> str:
    return f'[data-target="{target}"]'


def at_button(move: str) -> str:
    return f'.prompt [data-move="{move}"]'
