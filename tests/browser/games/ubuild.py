"""U-Build, as the browser tests know it."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from faubourg.games.ubuild.numbering import BANKRUPT, DONE, ROLL
from tests.browser.games.game import Game, Json, at_button, at_target
from tests.browser.games.turns import Turn, turns

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.player import Glance

DROP_OUT = ".prompt [data-out]"
# How often somebody builds, or drops out of an auction.
OFTEN = 0.4

MATCH = turns("ubuild", "2-landmarks")
# Blocks to build; of some districts there can be none.
BUILDING = next(turn for turn in MATCH if turn.step == 591)
FIRST_BLOCK = BUILDING.moves[0]
# A wind farm by permit: what, and then where.
PERMIT = next(turn for turn in MATCH if turn.step == 538)
# A hazard that is moved for money.
HAZARD = next(turn for turn in MATCH if turn.step == 903)
# An auction, a chance card that may be obeyed or not, jail, a rent that cash does not cover, and an offer in debt.
BIDDING = next(turn for turn in MATCH if turn.step == 651)
CHANCE = next(turn for turn in MATCH if turn.step == 614)
JAILED = next(turn for turn in MATCH if turn.step == 743)
DEBT = next(turn for turn in MATCH if turn.step == 812)
OFFERED = next(turn for turn in turns("ubuild", "4-debtors-deal") if turn.step == 370)
# The last turn of the last round.
LAST = next(turn for turn in turns("ubuild", "3-rounds") if turn.step == 103)

# A track that is cut open, with a railroad at each end.
RAILROADS = "b1-jae0fpg0brgjj0gob0br-srssslsssrsrss-o"
# All tiles, in an order and with an outline drawn at random, cut open too.
GENERATED = "a1-h1jal0j0g1goc0a1brb0gjbre1k0brd1fpi1brf1-ssrlrrlssrrsrrllsrlsllssrlrlrrrs-o"


def at_bid(amount: int) -> str:
    return f'.prompt [data-bid="{amount}"]'


def build(person: "Person") -> None:
    person.follow([FIRST_BLOCK])
    person.wait("the block", lambda glance: not glance["busy"] and str(DONE) in glance["plain"])


class UBuild(Game):
    id: ClassVar[str] = "ubuild"
    short: ClassVar[Json] = {"options": {"first": 0, "length": "rounds", "rounds": 2}}
    brief: ClassVar[Json] = {"options": {"length": "rounds", "rounds": 2}}
    hands: ClassVar[bool] = False
    middle: ClassVar[Turn] = BUILDING
    last: ClassVar[Turn] = LAST
    lively: ClassVar[Turn] = replace(PERMIT, moves=PERMIT.moves[:2])
    places: ClassVar[str] = "district:"
    picture: ClassVar[str] = ".picture > *"
    stages: ClassVar["dict[str, Callable[[Person], None]]"] = {"building": build}
    clause: ClassVar[str] = "UB-5b"
    lessons: ClassVar[tuple[str, ...]] = ("/games/ubuild/workshop",)
    fewest: ClassVar[tuple[int, int]] = (4, 2)

    def board_in(self, view: Json) -> Json:
        districts = view["districts"]
        return {
            "owners": {one["id"]: one["owner"] for one in districts if one["owner"] is not None},
            "blocks": {one["id"]: one["residential"] + one["industrial"] for one in districts},
            "sites": {str(one["site"]): one["piece"] for one in view["sites"]},
            "open": sorted(one["space"] for one in view["bridges"] if one["open"]),
            "pawns": {str(player["seat"]): player["space"] for player in view["players"] if not player["out"]},
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
        if str(DONE) in plain and not (often and glance["legal"]):
            return at_button(str(DONE))
        if str(ROLL) in plain:
            return at_button(str(ROLL))
        if glance["legal"] and (often or not plain):
            return at_target(chance.choice(sorted(glance["legal"])))
        return at_button(chance.choice(plain))

    def spot(self, target: str) -> str | None:
        if target.startswith("site:s"):
            # What has just come there may be what can be chosen next, instead of the site.
            return f'{at_target(target)}, [data-built="{target.removeprefix("site:s")}"]'
        return at_target(target) if target.startswith("district:") else None


U_BUILD = UBuild()
