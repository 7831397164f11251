"""What the server sends of the largest table: six at a layout with as many sites as there can be."""

import json
import random

from faubourg.server.socket.connections import MOST_WAITING
from tests.server.harness import ME, Json, Tab, run, serving

# Every tile, cut open, with 66 sites.
LARGEST = "a1-g1fpbri1a1l1goe0j1f0brgjh1b1d0jabrk1c0br-ssrllsrlsrrsssrsllrlslsrrslrlrss-o"
SEATS = 6
MOST_GESTURES = 3000
# So many positions may wait for somebody who reads slowly, at the least; and so many welcomes, of which each has the
# whole layout and comes once a connection or seat.
MOST_POSITIONS, MOST_WELCOMES = 20, 10


def is_placing(message: Json) -> bool:
    """A building is about to stand on a site: each site says what it would change."""
    view: Json = (message.get("state") or message).get("view") or {}
    return bool(view.get("placing")) and len(view["placing"]["outlook"]) > 1


async def play_until_something_is_placed(tab: Tab) -> None:
    chance = random.Random(1)
    for _ in range(MOST_GESTURES):
        if any(is_placing(json.loads(frame)) for frame in tab.frames[-1:]):
            return
        for seat in range(SEATS):
            if tab.moves():
                break
            await tab.hello(seat)
        await tab.play(chance.choice(tab.moves()))
    raise AssertionError("nothing was ever placed")


def largest(tab: Tab, kind: str) -> int:
    """The bytes of the largest message of a kind."""
    return max(len(frame.encode()) for frame in tab.frames if json.loads(frame)["type"] == kind)


def test_what_is_sent_of_the_largest_layout_is_far_below_the_limit_of_a_connection(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            options = {"mode": "advanced", "layout": LARGEST, "first": 0}
            places = [ME | {"name": f"Ann {seat}"} for seat in range(SEATS)]
            tab = await ann.tab(await ann.create(places, options=options, game="ubuild"), 0)
            assert len(tab.welcome["scene"]["sites"]) == 66
            await play_until_something_is_placed(tab)
            assert largest(tab, "state") * MOST_POSITIONS < MOST_WAITING
            assert largest(tab, "welcome") * MOST_WELCOMES < MOST_WAITING

    run(work())
