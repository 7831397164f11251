"""What the server sends of the largest table: six at a layout with as many sites as there can be."""

import json
import random

from faubourg.server.socket.connections import MOST_WAITING
from tests.server.harness import ME, Browser, Json, Tab, run, serving

# Every tile, cut open, with 66 sites.
LARGEST = "a1-g1fpbri1a1l1goe0j1f0brgjh1b1d0jabrk1c0br-ssrllsrlsrrsssrsllrlslsrrslrlrss-o"
SEATS = 6
MOST_TABLES = 20
# So many positions may wait for somebody who reads slowly, at the least; and so many welcomes, of which each has the
# whole layout and comes once a connection or seat.
MOST_POSITIONS, MOST_WELCOMES = 20, 10


def is_placing(message: Json) -> bool:
    """A building is about to stand on a site: each site says what it would change."""
    view: Json = (message.get("state") or message).get("view") or {}
    return bool(view.get("placing")) and len(view["placing"]["outlook"]) > 1


async def tab_where_something_is_placed(ann: Browser) -> Tab:
    """At the first table where it comes to that: the dice are free, and somebody may be ruined before."""
    chance = random.Random(1)
    for _ in range(MOST_TABLES):
        places = [ME | {"name": f"Ann {seat}"} for seat in range(SEATS)]
        options = {"mode": "advanced", "layout": LARGEST, "first": 0}
        tab = await ann.tab(await ann.create(places, options=options, game="ubuild"), 0)
        await tab.until(lambda tab: tab.state is not None)
        while tab.state is not None and not tab.state["view"]["over"]:
            if is_placing(json.loads(tab.frames[-1])):
                return tab
            for seat in range(SEATS):
                if tab.moves():
                    break
                await tab.hello(seat)
            await tab.play(chance.choice(tab.moves()))
    raise AssertionError(f"nothing was ever placed at {MOST_TABLES} tables")


def largest(tab: Tab, kind: str) -> int:
    """The bytes of the largest message of a kind."""
    return max(len(frame.encode()) for frame in tab.frames if json.loads(frame)["type"] == kind)


def test_what_is_sent_of_the_largest_layout_is_far_below_the_limit_of_a_connection(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            tab = await tab_where_something_is_placed(ann)
            assert len(tab.welcome["scene"]["sites"]) == 66
            assert largest(tab, "state") * MOST_POSITIONS < MOST_WAITING
            assert largest(tab, "welcome") * MOST_WELCOMES < MOST_WAITING

    run(work())
