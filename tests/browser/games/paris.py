"""Paris, as the browser tests know it."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from playwright.sync_api import FilePayload

from faubourg.games.paris.numbering import DONE
from tests.browser.games.figures import FILE, figures
from tests.browser.games.game import Game, Json, at_button, at_target
from tests.browser.games.turns import Turn, turns

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.player import Glance

SUGGESTED = ".prompt [data-suggested]"
# How often somebody buys no more, or pays as suggested.
OFTEN = 0.4


# They are soon built, and it is over.
TWO_HOTELS = figures("paris", buildings__hotels=2, buildings__direct_price=200)


def file_of(text: str) -> FilePayload:
    return FilePayload(name=FILE, mimeType="text/plain", buffer=text.encode())


# Three cards in hand, 300, 150 and 150; 120, 220, 300 and 400 are asked for the lots on sale.
SHOPPING = next(turn for turn in turns("paris", "2-start-cash") if turn.step == 55)
CHEAPEST = "lot:lightblue3"


def fill_basket(person: "Person") -> None:
    person.hit_target(CHEAPEST)
    person.wait("the basket", lambda glance: not glance["busy"] and str(DONE) in glance["plain"])


def come_to_pay(person: "Person") -> None:
    person.hit(person.page.locator(at_button(str(DONE))))
    person.wait("the cards", lambda glance: any(target.startswith("card:") for target in glance["legal"]))


def pay(person: "Person") -> None:
    person.hit(person.page.locator(SUGGESTED))
    person.wait("the confirmation", lambda glance: glance["confirm"])


class Paris(Game):
    id: ClassVar[str] = "paris"
    short: ClassVar[Json] = {"options": {"first": 0}, "data": TWO_HOTELS}
    brief: ClassVar[Json] = {"data": TWO_HOTELS}
    middle: ClassVar[Turn] = SHOPPING
    last: ClassVar[Turn] = turns("paris", "2-money-twice")[-1]
    lively: ClassVar[Turn] = replace(SHOPPING, moves=SHOPPING.moves[:1])
    places: ClassVar[str] = "lot:"
    picture: ClassVar[str] = ".picture > *"
    stages: ClassVar["dict[str, Callable[[Person], None]]"] = {
        "basket": fill_basket,
        "payment": come_to_pay,
        "draft": pay,
    }
    clause: ClassVar[str] = "PA-2d"
    fewest: ClassVar[tuple[int, int]] = (8, 2)

    def board_in(self, view: Json) -> Json:
        lots = view["lots"]
        owned = [lot for lot in lots if lot["owner"] is not None]
        return {
            "sale": sorted(lot["id"] for lot in lots if lot["on_sale"]),
            "basket": [],
            "owners": {lot["id"]: lot["owner"] for lot in owned},
            "built": {lot["id"]: "hotel" if lot["hotel"] else lot["houses"] for lot in owned},
            "tokens": {str(player["seat"]): player["tokens"] for player in view["players"]},
        }

    def wish(self, glance: "Glance", chance: random.Random) -> str:
        """Something to buy, to build or to pay with; often enough it is enough, or paid as suggested."""
        often = chance.random() < OFTEN
        if glance["suggested"] and often:
            return SUGGESTED
        if glance["plain"] and (often or not glance["legal"]):
            return at_button(chance.choice(glance["plain"]))
        return at_target(chance.choice(sorted(glance["legal"])))

    def spot(self, target: str) -> str | None:
        return at_target(target) if target.startswith("lot:") else None


PARIS = Paris()
