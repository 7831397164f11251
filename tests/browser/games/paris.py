"""Paris, as the browser tests know it."""

import random
import re
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from playwright.sync_api import FilePayload

import faubourg
from faubourg.games.paris.numbering import DONE
from tests.browser.games.game import Game, Json, at_button, at_target
from tests.browser.games.turns import Turn, turns

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.player import Glance

FILE = "my-box.toml"
SUGGESTED = ".prompt [data-suggested]"
# How often somebody buys no more, or pays as suggested.
OFTEN = 0.4


def figures(**changed: int) -> str:
    """The game's own file with other figures: `buildings__hotels=2`."""
    text = faubourg.game("paris").data
    for name, value in changed.items():
        table, _, entry = name.rpartition("__")
        head = re.escape(f"[{table.replace('__', '.')}]\n")
        text, found = re.subn(rf"({head}(?:[^\[]*\n)?{entry} = {{ value = )\d+", rf"\g<1>{value}", text)
        assert found == 1, f"there is no {name}"
    return text


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
    # Two hotels that are soon built, and it is over.
    short: ClassVar[Json] = {"options": {"first": 0}, "data": figures(buildings__hotels=2, buildings__direct_price=200)}
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
    fewest: ClassVar[tuple[int, int]] = (8, 3)

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

    def shorten(self, person: "Person") -> None:
        person.page.locator("summary", has_text=person.say("new-figures")).click()
        person.page.locator("input[type=file]").set_input_files(file_of(str(self.short["data"])))
        person.sees("new-figures-good", file=FILE)


PARIS = Paris()
