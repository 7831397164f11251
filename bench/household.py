"""Twenty people behind one router: none of them is ever refused anything.

    python -m bench.household ADDRESS SOURCE SECONDS

They come one after the other. Each has two tabs and the six connections that a browser keeps, loads the page with its
files in both, opens a table for a Room Share duel and sits down at a neighbour's; then both tabs play, with a draft or
two before each move. It prints one line of JSON: how many of them were served, how
long they waited, and whatever was refused or cut.
"""

import asyncio
import itertools
import json
import random
import sys
from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import Any

import httpx
import orjson

from bench.bystanders import waits_of
from bench.loopback import Place
from bench.socket_client import Socket, connect, hello

PEOPLE = 20
CONNECTIONS = 6
# Seconds from one to the next, to think before a draft, and what anything may take at most.
COMES_AFTER = 0.2
THINKS = (0.3, 0.9)
PATIENCE = 60.0
# The page of a table, the rest of its files, and what it asks for first.
FILES = 15
QUESTIONS = ("/api/games", "/api/tables", "/api/games/roomshare/rules/en")
numbers = itertools.count(1)


def file_of_page(number: int) -> str:
    return f"/assets/part-{number}.js"


class Household:
    """What has happened to all of them together."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.waits: list[float] = []
        self.refused: Counter[str] = Counter()
        self.cut = 0
        self.tables: list[str] = []


class Tab:
    """One seat at one table."""

    def __init__(self, house: Household, table: str, cookie: str, seat: int | None) -> None:
        self.house = house
        self.table = table
        self.cookie = cookie
        self.seat = seat
        self.chance = random.Random(f"{table}/{seat}")
        self.socket: Socket | None = None
        self.asked: dict[int, float] = {}
        self.chosen: dict[int, tuple[int, int]] = {}
        self.is_welcome = False
        self.moves = 0

    async def show(self) -> None:
        place = self.house.place
        self.socket = await connect(place.address, f"/ws/{self.table}", self.cookie, self.take, place.source)
        self.socket.send(orjson.dumps(hello(self.seat)))
        await self.socket.closed
        self.house.cut += 1

    def take(self, text: bytes) -> None:
        message = orjson.loads(text)
        kind = message["type"]
        number = message.get("ack") if kind == "state" else message.get("id")
        if number in self.asked:
            self.house.waits.append(monotonic() - self.asked.pop(number))
            self.moves += kind == "state"
        self.is_welcome = self.is_welcome or kind == "welcome"
        if kind in ("refused", "bye"):
            self.house.refused[message["code"]] += 1
        elif kind == "draft":
            self.later(self.play, *self.chosen.pop(number))
        else:
            state = message if kind == "state" else message.get("state")
            moves = [choice["move"] for choice in (state or {}).get("choices", ()) if choice["move"] is not None]
            if moves:
                self.later(self.draft, state["seq"], self.chance.choice(moves))

    def later(self, act: Any, seq: int, move: int) -> None:
        asyncio.get_running_loop().call_later(self.chance.uniform(*THINKS), act, seq, move)

    def draft(self, seq: int, move: int) -> None:
        self.chosen[self.say("draft", seq, move)] = seq, move

    def play(self, seq: int, move: int) -> None:
        self.say("play", seq, move)

    def say(self, kind: str, seq: int, move: int) -> int:
        assert self.socket is not None
        number = next(numbers)
        self.asked[number] = monotonic()
        message = {"type": kind, "id": number, "seat": self.seat, "seq": seq, "moves": [move]}
        self.socket.send(orjson.dumps(message))
        return number


class Browser:
    def __init__(self, house: Household, name: str) -> None:
        self.house = house
        self.name = name
        most = httpx.Limits(max_connections=CONNECTIONS, max_keepalive_connections=CONNECTIONS)
        transport = httpx.AsyncHTTPTransport(local_address=house.place.source, limits=most)
        self.tabs: list[Tab] = []
        self.client = httpx.AsyncClient(base_url=house.place.address, transport=transport, timeout=PATIENCE)

    async def ask(self, method: str, path: str, wanted: dict[str, Any] | None = None) -> httpx.Response:
        began = monotonic()
        try:
            answer = await self.client.request(method, path, json=wanted)
        except httpx.HTTPError as problem:
            self.house.refused[type(problem).__name__] += 1
            raise
        self.house.waits.append(monotonic() - began)
        if answer.status_code != 200:
            self.house.refused[f"{answer.status_code} {path}"] += 1
        return answer.raise_for_status()

    async def load_page(self) -> None:
        await self.ask("GET", "/")
        await asyncio.gather(*(self.ask("GET", file_of_page(number)) for number in range(FILES)))
        await asyncio.gather(*(self.ask("GET", question) for question in QUESTIONS))

    async def live(self) -> None:
        """Opens a table; sits down at the one that was opened before; plays at both."""
        await self.load_page()
        places = [{"kind": "me", "name": self.name}, {"kind": "open"}]
        wanted = {"game": "roomshare", "options": {"duel": True}, "places": places}
        mine: str = (await self.ask("POST", "/api/tables", wanted)).json()["table"]
        # Who came first watches in the second tab.
        neighbour = self.house.tables[-1] if self.house.tables else mine
        self.house.tables.append(mine)
        await self.load_page()
        second = None if neighbour == mine else 1
        if second is not None:
            await self.ask("POST", f"/api/tables/{neighbour}/sit", {"name": self.name})
        cookie = self.client.cookies["guest"]
        self.tabs = [Tab(self.house, mine, cookie, 0), Tab(self.house, neighbour, cookie, second)]
        await asyncio.gather(*map(self.show, self.tabs))

    async def show(self, tab: Tab) -> None:
        await self.ask("GET", f"/api/tables/{tab.table}")
        await tab.show()

    def is_served(self) -> bool:
        """Both tabs show their table, and a move was stored."""
        return bool(self.tabs) and all(tab.is_welcome for tab in self.tabs) and any(tab.moves for tab in self.tabs)


async def main() -> None:
    house = Household(Place(sys.argv[1], sys.argv[2]))
    seconds = float(sys.argv[3])
    browsers = [Browser(house, f"Person {number}") for number in range(PEOPLE)]
    people = []
    for browser in browsers:
        people.append(asyncio.create_task(browser.live()))
        await asyncio.sleep(COMES_AFTER)
    # Only who is sent away is done before.
    await asyncio.wait(people, timeout=seconds)
    until = monotonic() + PATIENCE
    while monotonic() < until and not (all(map(Browser.is_served, browsers)) or any(map(asyncio.Task.done, people))):
        await asyncio.sleep(0.1)
    for person in people:
        person.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    for browser in browsers:
        with suppress(httpx.HTTPError):
            await browser.client.aclose()
    served = sum(map(Browser.is_served, browsers))
    counts = {"answered": served, "cut": house.cut, "refused": dict(house.refused)}
    print(json.dumps({**waits_of(house.waits), **counts}), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
