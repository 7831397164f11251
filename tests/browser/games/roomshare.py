"""Room Share, as the browser tests know it."""

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from tests.browser.games.figures import figures
from tests.browser.games.game import Game, Json, at_button, at_target
from tests.browser.games.turns import Turn, turns

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.player import Glance


def compose(person: "Person") -> None:
    person.compose()


# A duel whose eighth move starts a chain of evictions.
CHAIN = next(turn for turn in turns("roomshare", "duel-score") if turn.step == 7)


class RoomShare(Game):
    id: ClassVar[str] = "roomshare"
    short: ClassVar[Json] = {"options": {"duel": True, "first": 0}}
    # Few tenants wait to move in.
    brief: ClassVar[Json] = {"data": figures("roomshare", tenants__own=5, tenants__second_of_three=1)}
    middle: ClassVar[Turn] = CHAIN
    last: ClassVar[Turn] = turns("roomshare", "4-score")[-1]
    lively: ClassVar[Turn] = CHAIN
    places: ClassVar[str] = "flat:"
    picture: ClassVar[str] = "figure svg"
    stages: ClassVar["dict[str, Callable[[Person], None]]"] = {"draft": compose}
    clause: ClassVar[str] = "RS-4.3b"
    fewest: ClassVar[tuple[int, int]] = (16, 5)

    def board_in(self, view: Json) -> Json:
        tenants = {
            flat["id"] + arrow: colour for flat in view["flats"] for arrow, colour in flat["tenants"].items() if colour
        }
        return {"tenants": tenants, "kinds": {flat["id"]: flat["kind"] for flat in view["flats"]}}

    def wish(self, glance: "Glance", chance: random.Random) -> str:
        """One of the things that glow, or of the buttons that need no target."""
        if glance["legal"]:
            return at_target(chance.choice(sorted(glance["legal"])))
        return at_button(chance.choice(glance["plain"]))

    def spot(self, target: str) -> str | None:
        sort, _, place = target.partition(":")
        return f'figure [data-flat="{place[:2]}"]' if sort in {"flat", "arrow"} else None


ROOM_SHARE = RoomShare()
