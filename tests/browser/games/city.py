"""City, as the browser tests know it."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from faubourg.games.city.numbering import BANKRUPT, BUILD, DONE, JUMP, ROLL
from faubourg.games.estate.districts import DISTRICT_IDS
from tests.browser.games.game import Game, Json, at_button, at_target
from tests.browser.games.turns import Turn, turns

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.player import Glance

DROP_OUT = ".prompt [data-out]"
# How often somebody builds, or drops out of an auction.
OFTEN = 0.4

# Two blocks to build, and 1540 to pay for them: the dearer districts can take none.
BUILDING = next(turn for turn in turns("city", "2-last") if turn.step == 122)
FIRST_BLOCK, _, _ = BUILDING.moves
# From one railroad to another: past GO, and then a rent to pay.
AWAY = "lightblue2"
TRAVEL = next(turn for turn in turns("city", "2-last") if turn.moves[0] == JUMP + DISTRICT_IDS.index(AWAY))
# The last turn of the last round.
LAST = next(turn for turn in turns("city", "3-rounds") if turn.step == 87)


def at_bid(amount: int) -> str:
    return f'.prompt [data-bid="{amount}"]'


def build(person: "Person") -> None:
    person.follow([FIRST_BLOCK])
    person.wait("the block", lambda glance: not glance["busy"] and str(DONE) in glance["plain"])


class City(Game):
    id: ClassVar[str] = "city"
    short: ClassVar[Json] = {"options": {"first": 0, "rounds": 2}}
    brief: ClassVar[Json] = {"options": {"rounds": 2}}
    hands: ClassVar[bool] = False
    middle: ClassVar[Turn] = BUILDING
    last: ClassVar[Turn] = LAST
    lively: ClassVar[Turn] = replace(TRAVEL, moves=TRAVEL.moves[:1])
    places: ClassVar[str] = "district:"
    picture: ClassVar[str] = ".picture > *"
    stages: ClassVar["dict[str, Callable[[Person], None]]"] = {"building": build}
    clause: ClassVar[str] = "CI-6b"
    fewest: ClassVar[tuple[int, int]] = (4, 2)

    def board_in(self, view: Json) -> Json:
        districts = view["districts"]
        return {
            "owners": {one["id"]: one["owner"] for one in districts if one["owner"] is not None},
            "blocks": {one["id"]: one["residential"] + one["industrial"] for one in districts},
            "pawns": {str(player["seat"]): player["square"] for player in view["players"] if not player["out"]},
        }

    def wish(self, glance: "Glance", chance: random.Random) -> str:
        """What leads on: a bid, a roll, something to build now and then, and enough of it soon."""
        often = chance.random() < OFTEN
        if glance["bids"] and not (glance["out"] and often):
            return at_bid(glance["bids"][0])
        if glance["out"]:
            return DROP_OUT
        # Nobody gives up but whoever can do nothing else.
        plain = [move for move in glance["plain"] if move != str(BANKRUPT)]
        if not plain and not glance["legal"]:
            return at_button(str(BANKRUPT))
        if str(DONE) in plain and not (often and (glance["legal"] or str(BUILD) in plain)):
            return at_button(str(DONE))
        for move in (str(ROLL), str(BUILD)):
            if move in plain:
                return at_button(move)
        if glance["legal"] and (often or not plain):
            return at_target(chance.choice(sorted(glance["legal"])))
        return at_button(chance.choice(plain))

    def spot(self, target: str) -> str | None:
        return at_target(target) if target.startswith("district:") else None


CITY = City()
