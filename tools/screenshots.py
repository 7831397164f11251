"""Take pictures of every page, and of the board in its main states.

    python -m tools.screenshots            all of them, into .run/screenshots
    python -m tools.screenshots home end   these only
    python -m tools.screenshots --keep     those that the READMEs show, into docs/screenshots

It needs a Chromium and the built client (web/dist, or the folder in FAUBOURG_STATIC). A server of its own starts on
loopback with a store in a temporary folder. Positions come from a recorded match, so that they are the same each time;
only the hours in the log and the code of a new table are new.
"""

import argparse
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, WebSocketRoute, expect, sync_playwright

from faubourg.games.city.numbering import DONE as CITY_DONE
from faubourg.games.paris.numbering import DONE, PAY
from faubourg.games.roomshare.numbering import LAND, PLACE, SWAP_FIRST
from faubourg.games.ubuild.numbering import DONE as UBUILD_DONE
from tests.browser.chromium import DESKTOP, PHONE, launched
from tests.browser.games import ubuild
from tests.browser.games.game import Json, at_button
from tests.browser.games.stories import (
    ANSWERING,
    BIDDING,
    BUILDING,
    EARLY,
    LAST_DONE,
    LIVE,
    OWING,
    PERMIT,
    ROLLING,
)
from tests.browser.games.turns import Place, Turn, turns
from tests.browser.house import open_house
from tests.browser.people import Person
from tests.browser.player import is_over
from tools.palette import write_small
from tools.pictures import KEPT, TAKEN, shown
from tools.steps import ROOT

SIZES: dict[str, dict[str, Any]] = {"wide": DESKTOP, "phone": PHONE | {"reduced_motion": "reduce"}}
THEMES = ("light", "dark")
LONG_CHAIN = 4
LONG_BASKET = 3
# Who sits at new tables, too.
BOT = "neighbour"


def landings(turn: Turn) -> int:
    return sum(LAND <= move < SWAP_FIRST for move in turn.moves)


def items(turn: Turn) -> list[int]:
    return [move for move in turn.moves if move < DONE]


def cards(turn: Turn) -> int:
    return sum(move >= PAY for move in turn.moves)


TURNS = turns("roomshare", "4-score")
# Well into the match: a key, a tenant, and a chain of evictions.
CHAIN = next(turn for turn in TURNS[len(TURNS) // 2 :] if turn.moves[0] < PLACE and landings(turn) >= LONG_CHAIN)
LAST = TURNS[-1]
# Once a reserve is empty, tenants are put down without cards.
LAST_CHANCE = next(turn for turn in TURNS if turn.moves[0] >= PLACE)
PURCHASES = turns("paris", "3-sixth-hotel")
# Several things at once, paid with several cards.
BASKET = next(turn for turn in PURCHASES if len(items(turn)) >= LONG_BASKET and cards(turn) >= LONG_BASKET)
LAST_HOTEL = PURCHASES[-1]
# Nine rounds of careful players: most districts are owned, many are built on.
LATE = next(turn for turn in turns("city", "4-careful") if turn.step == 174)


# The states


def filter_messages(person: Person, is_held: Callable[[Json], bool]) -> None:
    """Let the server's messages through but for those that are held, and without the note on where a match began."""

    def meet(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if "table" in message:
                message["table"]["notes"] = []
            if not is_held(message):
                socket.send(json.dumps(message))

        server.on_message(pass_on)

    person.page.route_web_socket("**/ws/*", meet)


def own_turn(person: Person) -> None:
    person.sit_in(CHAIN, BOT)


def choosing(person: Person) -> None:
    person.sit_in(CHAIN, BOT)
    person.follow(list(CHAIN.moves[:1]))
    person.wait_turn()


def preview(person: Person) -> None:
    person.sit_in(CHAIN, BOT)
    person.follow(list(CHAIN.moves))
    person.wait("the confirmation", lambda glance: glance["confirm"])


def basket(person: Person) -> None:
    person.sit_in(BASKET, BOT)
    person.follow(items(BASKET))
    person.wait_turn()
    # What is paid and lost stands at the foot of it.
    person.page.locator(".prompt .body").evaluate("(body) => body.scrollTo(0, body.scrollHeight)")


def payment(person: Person) -> None:
    basket(person)
    person.hit(person.page.locator(f'.prompt [data-move="{DONE}"]'))
    person.wait("the cards", lambda glance: any(target.startswith("card:") for target in glance["legal"]))


def pay(person: Person) -> None:
    """That is all, and as suggested; whatever is forced has come by itself."""
    while not (glance := person.wait_turn())["confirm"]:
        chosen = f'[data-move="{DONE}"]' if str(DONE) in glance["plain"] else "[data-suggested]"
        person.hit(person.page.locator(f".prompt {chosen}"))
        person.wait("an answer", lambda glance: not glance["busy"])
    person.wait("the confirmation", lambda glance: glance["confirm"])


def paid(person: Person) -> None:
    payment(person)
    pay(person)


def others_purchase(person: Person) -> None:
    """The own turn is played, and what the bots do next is not let through."""
    filter_messages(person, lambda message: message["type"] == "state" and message["actor"] != BASKET.seat)
    paid(person)
    person.confirm()
    person.wait("the others", lambda glance: not glance["asked"])


def last_hotel(person: Person) -> None:
    person.sit_in(LAST_HOTEL, BOT)
    person.follow(items(LAST_HOTEL))
    pay(person)
    person.confirm()
    person.wait("the end", is_over)


def all_on_sale(person: Person) -> None:
    places: list[Json] = [{"kind": "me", "name": "Camille"}, {"kind": "bot", "bot": BOT}]
    person.sit_at(person.set_table(places, game="paris", options={"first": 0, "dynamic": True}))
    person.wait_turn()


def in_words(place: Place) -> Callable[[Person], None]:
    def show(person: Person) -> None:
        person.sit_in(place, BOT)
        person.page.keyboard.press("t")

    return show


def seated(place: Place) -> Callable[[Person], None]:
    return lambda person: person.sit_in(place, BOT)


def city_end(person: Person) -> None:
    person.sit_in(LAST_DONE, BOT)
    person.hit(person.page.locator(at_button(str(CITY_DONE))))
    if person.wait("an answer", lambda glance: glance["confirm"] or is_over(glance))["confirm"]:
        person.confirm()
    person.wait("the end", is_over)


def live_auction(person: Person) -> None:
    """Just opened; what the others bid is not let through."""
    filter_messages(person, lambda message: message["type"] == "state")
    person.sit_in(LIVE, BOT)


def choosing_a_site(person: Person) -> None:
    person.sit_in(ubuild.PERMIT, BOT)
    person.follow(list(ubuild.PERMIT.moves[:1]))
    person.wait_turn()


def on_a_site(person: Person) -> None:
    choosing_a_site(person)
    person.follow(list(ubuild.PERMIT.moves[:2]))
    person.wait_turn()


def ubuild_end(person: Person) -> None:
    person.sit_in(ubuild.LAST, BOT)
    person.hit(person.page.locator(at_button(str(UBUILD_DONE))))
    person.wait("the end", is_over)


def on_layout(**options: object) -> Callable[[Person], None]:
    """A new match on a layout."""

    def show(person: Person) -> None:
        places: list[Json] = [{"kind": "me", "name": "Camille"}, *[{"kind": "bot", "bot": BOT}] * 3]
        person.sit_at(person.set_table(places, game="ubuild", options={"first": 0, **options}))
        person.wait_turn()

    return show


def workshop(layout: str) -> Callable[[Person], None]:
    def show(person: Person) -> None:
        person.go(f"/games/ubuild/workshop?layout={layout}")
        expect(person.page.locator("[data-tile]").first).to_be_visible()
        expect(person.page.locator("li > a[href*=layout]").first).to_be_visible()

    return show


def unit(person: Person) -> None:
    """Switched on, at a time that stands still."""
    person.page.clock.set_fixed_time("2026-01-01T20:00:00")
    person.go("/unit")
    person.press("unit-switch-on")


def box(person: Person) -> None:
    """The first turn of a match on a physical board, whose first district has an owner."""
    person.go("/games/ubuild/box")
    person.hit(person.page.locator('[data-act="begin"]'))
    person.hit(person.page.locator('[data-value="1"]').first)


def others_turn(person: Person) -> None:
    """The own turn is played, and what the bots do next is not let through."""
    filter_messages(person, lambda message: message["type"] == "state" and message["actor"] != CHAIN.seat)
    preview(person)
    person.confirm()
    person.wait("the others", lambda glance: not glance["asked"])


def last_chance(person: Person) -> None:
    person.sit_in(LAST_CHANCE, BOT)


def end(person: Person) -> None:
    person.sit_in(LAST, BOT)
    person.follow(list(LAST.moves))
    person.compose()
    person.confirm()
    person.wait("the end", is_over)


def waiting_room(person: Person) -> None:
    places: list[Json] = [{"kind": "me", "name": "Camille"}, {"kind": "open"}, {"kind": "bot", "bot": BOT}]
    person.go(f"/t/{person.set_table(places)}")
    expect(person.page.get_by_role("heading", name=person.say("play-seats"))).to_be_visible()


def cover(person: Person) -> None:
    places: list[Json] = [{"kind": "me", "name": "Camille"}, {"kind": "me", "name": "Basile"}]
    person.sit_at(person.set_table(places, options={"first": 0}))


def replay(turn: Turn, moves: int) -> Callable[[Person], None]:
    """So many moves into a turn."""

    def show(person: Person) -> None:
        person.go("/replay")
        person.page.locator("input[type=file]").set_input_files(turn.record)
        person.page.get_by_role("slider", name=person.say("replay-slider")).fill(str(turn.step + moves))

    return show


def lesson(game: str) -> Callable[[Person], None]:
    """As far as the first thing to choose on the board."""

    def show(person: Person) -> None:
        person.go(f"/learn/{game}")
        guide = person.page.locator("section.guide")
        while not person.look()["legal"]:
            before = guide.inner_text()
            person.hit(guide.get_by_role("button").first)
            expect(guide).not_to_have_text(before, use_inner_text=True)

    return show


def opened(address: str) -> Callable[[Person], None]:
    return lambda person: person.go(address)


SCENES: dict[str, Callable[[Person], None]] = {
    "home": opened("/"),
    "new-table": opened("/new?game=roomshare"),
    "waiting-room": waiting_room,
    "cover": cover,
    "own-turn": own_turn,
    "choosing": choosing,
    "preview": preview,
    "others-turn": others_turn,
    "last-chance": last_chance,
    "end": end,
    "replay": replay(CHAIN, len(CHAIN.moves)),
    "rulebook": opened("/rules/roomshare#RS-4.3b"),
    "fair-play": opened("/fair"),
    "about": opened("/about"),
    "lesson": lesson("roomshare"),
    "games": opened("/rules"),
    "paris-new-table": opened("/new?game=paris"),
    "paris-own-turn": seated(BASKET),
    "paris-basket": basket,
    "paris-payment": payment,
    "paris-preview": paid,
    "paris-others-turn": others_purchase,
    "paris-all-on-sale": all_on_sale,
    "paris-in-words": in_words(BASKET),
    "paris-end": last_hotel,
    "paris-replay": replay(BASKET, len(items(BASKET))),
    "paris-rulebook": opened("/rules/paris#PA-2d"),
    "paris-lesson": lesson("paris"),
    "city-new-table": opened("/new?game=city"),
    "city-early": seated(EARLY),
    "city-own-turn": seated(ROLLING),
    "city-building": seated(BUILDING),
    "city-offer": seated(ANSWERING),
    "city-auction": seated(BIDDING),
    "city-live-auction": live_auction,
    "city-permit": seated(PERMIT),
    "city-debt": seated(OWING),
    "city-late": seated(LATE),
    "city-in-words": in_words(ROLLING),
    "city-end": city_end,
    "city-replay": replay(LATE, 0),
    "city-rulebook": opened("/rules/city#CI-6b"),
    "city-lesson": lesson("city"),
    "ubuild-new-table": opened("/new?game=ubuild"),
    "ubuild-beginner": on_layout(mode="beginner"),
    "ubuild-railroads": on_layout(mode="beginner", layout=ubuild.RAILROADS),
    "ubuild-generated": on_layout(mode="advanced", layout=ubuild.GENERATED),
    "ubuild-building": seated(ubuild.BUILDING),
    "ubuild-permit": seated(ubuild.PERMIT),
    "ubuild-site": choosing_a_site,
    "ubuild-preview": on_a_site,
    "ubuild-hazard": seated(ubuild.HAZARD),
    "ubuild-in-words": in_words(ubuild.BUILDING),
    "ubuild-end": ubuild_end,
    "ubuild-replay": replay(ubuild.BUILDING, 0),
    "ubuild-rulebook": opened("/rules/ubuild#UB-5b"),
    "ubuild-box": box,
    "workshop-empty": workshop("c1-go-s"),
    "workshop-building": workshop("c1-goa0b0brjad0-srsssrsss"),
    "workshop-wrong": workshop("b1-gob0brjae0fpg0brgjj0-rrssrssrsrsrss"),
    "workshop-board": workshop(ubuild.GENERATED),
    "workshop-lesson": opened("/games/ubuild/workshop?lesson"),
    "unit": unit,
}


# The pictures


class Picture(NamedTuple):
    """What is seen, on what, and in which light."""

    scene: str
    size: str
    theme: str

    @property
    def name(self) -> str:
        return "-".join(self)


EVERY = [Picture(scene, size, theme) for scene in SCENES for size in SIZES for theme in THEMES]


def take(browser: Browser, address: str, picture: Picture, folder: Path) -> Path:
    settings = SIZES[picture.size] | {
        "base_url": address,
        "locale": "en-GB",
        "timezone_id": "Europe/Paris",
        "color_scheme": picture.theme,
    }
    person = Person("Camille", browser.new_context(**settings))
    filter_messages(person, lambda _: False)
    SCENES[picture.scene](person)
    # Neither the pointer nor the focus is part of the picture.
    person.page.evaluate("() => document.activeElement?.blur()")
    person.page.mouse.move(0, 0)
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("() => document.fonts.ready")
    file = folder / f"{picture.name}.png"
    taken = person.page.screenshot(animations="disabled", caret="hide")
    person.page.goto("about:blank")
    write_small(file, taken, person.page)
    person.leave()
    assert not person.complaints, person.complaints
    return file


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description="Take pictures of the client.")
    parser.add_argument("scenes", nargs="*", metavar="scene", help=", ".join(SCENES))
    parser.add_argument("--keep", action="store_true", help="those that the READMEs show, into docs/screenshots")
    given = parser.parse_args(arguments)
    if unknown := set(given.scenes) - SCENES.keys():
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(SCENES)}")
    folder = KEPT if given.keep else TAKEN
    folder.mkdir(parents=True, exist_ok=True)
    kept = shown()
    wanted = [
        picture
        for picture in EVERY
        if picture.scene in (given.scenes or SCENES) and (picture.name in kept or not given.keep)
    ]
    with tempfile.TemporaryDirectory() as store, open_house(Path(store)) as house, sync_playwright() as playwright:
        browser = launched(playwright)
        for picture in wanted:
            print(take(browser, house.address, picture, folder).relative_to(ROOT))
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
