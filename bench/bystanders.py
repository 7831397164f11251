"""People who play while others misbehave, and how long they wait for each answer.

    python -m bench.bystanders ADDRESS SOURCE PATIENCE

Two duels and a table with a bot, at each a ping and a move every few hundred ms; and visitors, who open a connection of
their own and ask for a page or for the games. Asked at a steady pace, whether there are answers or not: who waits long
does not ask less. The bot's answers are counted apart: from the message by which the person hears that the bot is to
move to the one that tells what it has done, its own thinking included, which nobody else has to wait for.
"ready" is printed when everybody sits and the bot has moved. Then it is told line by line: "begin" measures anew, "end"
waits for the answers that are still due, so many seconds at most, and prints one line of JSON. A process of its own, so
that nobody else's work is counted.
"""

import asyncio
import itertools
import json
import secrets
import sys
from collections import Counter
from collections.abc import Hashable
from time import monotonic
from typing import Any

import httpx
import orjson

from bench.frugal import GAME, OPTIONS, frugal_choice
from bench.loopback import Place, Tally
from bench.socket_client import Socket, connect, hello

PING_EVERY = 0.2
MOVE_AFTER = 0.3
VISIT_EVERY = 0.4
BACK_AFTER = 0.1
PAGES = ("/", "/api/games")
SEATED_WITHIN = 60.0
NAMES = ("Ada", "Blaise")
DUELS = 2
numbers = itertools.count(1)


class Watch:
    """Every question from the moment it should be asked, and what became of it."""

    def __init__(self) -> None:
        self.is_on = False
        self.asked: dict[Hashable, float] = {}
        self.waits: list[float] = []
        # Questions whose connection broke, or that nobody ever answered.
        self.lost = 0
        self.refused: Counter[str] = Counter()

    def begin(self) -> None:
        self.is_on = True
        self.asked.clear()
        self.waits.clear()
        self.lost = 0
        self.refused.clear()

    def ask(self, question: Hashable) -> None:
        if self.is_on:
            self.asked[question] = monotonic()

    def answered(self, question: Hashable) -> None:
        since = self.asked.pop(question, None)
        if since is not None:
            self.waits.append(monotonic() - since)

    def give_up(self, question: Hashable) -> None:
        self.answered(question)
        self.lost += 1

    async def end(self, patience: float) -> dict[str, Any]:
        """What is asked from now on is not counted; what was asked is waited for."""
        self.is_on = False
        until = monotonic() + patience
        while self.asked and monotonic() < until:
            await asyncio.sleep(0.02)
        for question in list(self.asked):
            self.give_up(question)
        return {**waits_of(self.waits), "lost": self.lost, "refused": dict(self.refused)}


def waits_of(seconds: list[float]) -> dict[str, float]:
    """In ms."""
    if not seconds:
        return {"answers": 0, "p50": 0.0, "p99": 0.0, "max": 0.0}
    waits = sorted(wait * 1000 for wait in seconds)
    p50, p99 = (waits[min(len(waits) - 1, len(waits) * share // 100)] for share in (50, 99))
    return {"answers": len(waits), "p50": round(p50, 1), "p99": round(p99, 1), "max": round(waits[-1], 1)}


class Person:
    """One seat at one table; comes back when the connection is lost."""

    def __init__(self, place: Place, watch: Watch, table: str, cookie: str, seat: int) -> None:
        self.place = place
        self.watch = watch
        self.table = table
        self.cookie = cookie
        self.seat = seat
        self.socket: Socket | None = None
        self.sits = asyncio.Event()
        self.is_over = False
        self.open: set[Hashable] = set()

    async def stay(self) -> None:
        while not self.is_over:
            try:
                await self.visit()
            except OSError:
                self.watch.lost += 1
            await asyncio.sleep(BACK_AFTER)

    async def visit(self) -> None:
        at = f"/ws/{self.table}"
        self.socket = await connect(self.place.address, at, self.cookie, self.take, self.place.source)
        try:
            self.say(hello(self.seat), "hello")
            # When the match is over, nothing more is asked.
            while not self.socket.closed.done() and (self.open or not self.is_over):
                await asyncio.sleep(PING_EVERY)
                if not self.is_over:
                    number = next(numbers)
                    self.say({"type": "ping", "id": number}, number)
            if not self.is_over:
                raise ConnectionError("cut")
        finally:
            self.socket.close()
            for question in self.open & self.watch.asked.keys():
                self.watch.give_up(question)
            self.open.clear()

    def say(self, message: dict[str, Any], question: Hashable) -> None:
        assert self.socket is not None
        if not self.socket.closed.done():
            self.open.add((self, question))
            self.watch.ask((self, question))
            self.socket.send(orjson.dumps(message))

    def take(self, text: bytes) -> None:
        message = orjson.loads(text)
        kind = message["type"]
        if kind == "welcome":
            self.answered("hello")
            self.settle()
            if message["state"] is not None:
                self.follow(message["state"])
        elif kind == "state":
            self.answered(message.get("ack"))
            self.follow(message)
        elif kind in ("pong", "ack"):
            self.answered(message["id"])
        elif kind in ("refused", "bye"):
            self.watch.refused[message["code"]] += 1
            self.answered(message.get("id"))

    def settle(self) -> None:
        self.sits.set()

    def answered(self, question: Hashable) -> None:
        self.watch.answered((self, question))
        self.open.discard((self, question))

    def follow(self, state: dict[str, Any]) -> None:
        self.is_over = state["view"]["over"]
        move = frugal_choice(state["choices"])
        if move is not None:
            asyncio.get_running_loop().call_later(MOVE_AFTER, self.play, state["seq"], move)

    def play(self, seq: int, move: int) -> None:
        number = next(numbers)
        self.say({"type": "play", "id": number, "seat": self.seat, "seq": seq, "moves": [move]}, number)


class Challenger(Person):
    """One who plays against a bot, again and again: who never buys is ruined in half a minute."""

    def __init__(self, place: Place, watch: Watch, bots: Watch, cookie: str) -> None:
        super().__init__(place, watch, "", cookie, 0)
        self.bots = bots

    async def stay(self) -> None:
        while True:
            try:
                self.table = await open_table(self.place, self.cookie, "bot")
            except httpx.HTTPError:
                self.watch.lost += 1
                await asyncio.sleep(BACK_AFTER)
                continue
            self.is_over = False
            await super().stay()

    def follow(self, state: dict[str, Any]) -> None:
        """Where several may act at once a bot takes a breath; that is not waiting."""
        bot = 1 - self.seat
        if state["actor"] == bot:
            self.bots.answered(self)
            self.sits.set()
        if state["view"]["actors"] == [bot] and self not in self.bots.asked:
            self.bots.ask(self)
        super().follow(state)

    def settle(self) -> None:
        """The bot has to move first: its process is started when it is asked."""


async def seat_people(place: Place, watch: Watch, bots: Watch) -> list[Person]:
    """At two duels and one table with a bot."""
    people: list[Person] = []
    for _ in range(DUELS):
        cookies = [secrets.token_urlsafe(32) for _ in NAMES]
        table = await open_table(place, cookies[0], "open")
        await ask(place, cookies[1], f"/api/tables/{table}/sit", {"name": NAMES[1]})
        people += [Person(place, watch, table, cookie, seat) for seat, cookie in enumerate(cookies)]
    return [*people, Challenger(place, watch, bots, secrets.token_urlsafe(32))]


async def open_table(place: Place, cookie: str, others: str) -> str:
    places = [{"kind": "me", "name": NAMES[0]}, {"kind": others}]
    made = await ask(place, cookie, "/api/tables", {"game": GAME, "options": OPTIONS, "places": places})
    return str(made["table"])


async def ask(place: Place, cookie: str, path: str, wanted: dict[str, Any]) -> dict[str, Any]:
    transport = httpx.AsyncHTTPTransport(local_address=place.source)
    async with httpx.AsyncClient(base_url=place.address, transport=transport, timeout=SEATED_WITHIN) as client:
        answer = await client.post(path, json=wanted, headers={"Cookie": f"guest={cookie}"})
        found: dict[str, Any] = answer.raise_for_status().json()
        return found


async def visit_often(place: Place, watch: Watch) -> None:
    visits: set[asyncio.Task[None]] = set()
    for path in itertools.cycle(PAGES):
        visit = asyncio.create_task(look_in(place, watch, path))
        visits.add(visit)
        visit.add_done_callback(visits.discard)
        await asyncio.sleep(VISIT_EVERY)


async def look_in(place: Place, watch: Watch, path: str) -> None:
    question = ("visit", next(numbers))
    watch.ask(question)
    try:
        line = await place.open(Tally())
        try:
            await line.send(place.get(path, "Connection: close"))
            status = await line.answer()
        finally:
            line.close()
    except OSError:
        watch.give_up(question)
    else:
        watch.answered(question)
        if status != 200:
            watch.refused[str(status)] += 1


async def main() -> None:
    place, patience = Place(sys.argv[1], sys.argv[2]), float(sys.argv[3])
    watch, bots = Watch(), Watch()
    people = await seat_people(place, watch, bots)
    tasks = [asyncio.create_task(person.stay()) for person in people]
    async with asyncio.timeout(SEATED_WITHIN):
        for person in people:
            await person.sits.wait()
    tasks.append(asyncio.create_task(visit_often(place, watch)))
    print("ready", flush=True)
    while word := (await asyncio.to_thread(sys.stdin.readline)).strip():
        if word == "begin":
            watch.begin()
            bots.begin()
        else:
            print(json.dumps({**await watch.end(patience), "bots": await bots.end(patience)}), flush=True)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main())
