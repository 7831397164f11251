"""Many tables at once, each playing match after match until it is told that the present one is the last."""

import asyncio
from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from typing import Any

import apsw
import asyncpg
import orjson

from faubourg.server.store.opening import is_shared, open_store
from faubourg.server.store.writing.rows import SEQS
from tests.faults.ledger import Draws, Ledger, draws_in
from tests.faults.players import Guest, Player
from tests.patience import LONG, PATIENCE

BOTS = ["greedy", "random"]
BODIES = f"SELECT t.id, e.body FROM entries e JOIN tables t ON t.number = e.key / {SEQS} ORDER BY e.key"
# What is played: at one table this, at the next that. In City several bid at once, and bots take their time.
FOR_TWO: list[dict[str, Any]] = [
    {"game": "roomshare", "options": {"duel": True}},
    {"game": "paris"},
    {"game": "city", "options": {"auctions": "live", "rounds": 5}},
]
FOR_THREE: list[dict[str, Any]] = [
    {"game": "paris", "options": {"dynamic": True}},
    {"game": "roomshare"},
    {"game": "city", "options": {"auctions": "live", "rounds": 1}},
]


class Crowd:
    def __init__(self, addresses: list[str], seed: int, pause: tuple[float, float] = (0.02, 0.3)) -> None:
        self.addresses = addresses
        self.seed = seed
        self.pause = pause
        self.ledger = Ledger()
        self.last = asyncio.Event()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.playing: dict[str, list[Player]] = {}
        self.guests: list[Guest] = []

    def guest(self, number: int) -> Guest:
        guest = Guest(self.addresses[number % len(self.addresses)])
        self.guests.append(guest)
        return guest

    def gather(self, duels: int, with_bots: int, timed: int) -> None:
        for number in range(duels):
            self.seat_people(f"duel {number}", {})
        for number in range(with_bots):
            self.tasks[f"bots {number}"] = asyncio.create_task(self.play_with_bots(f"bots {number}"))
        for number in range(timed):
            self.seat_people(f"timed {number}", {"time": {"move": 5, "bank": 0}})

    def seat_people(self, name: str, settings: dict[str, Any]) -> None:
        self.tasks[name] = asyncio.create_task(self.play_duels(name, settings))

    async def play_duels(self, name: str, settings: dict[str, Any]) -> None:
        ann, bob = self.guest(0), self.guest(1)
        count = 0
        while not (count and self.last.is_set()):
            count += 1
            places = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
            table = await ann.open_table(places, **at_table(name, FOR_TWO), settings=settings)
            seat = await bob.sit(table, "Bob")
            chance = Random(f"{self.seed}/{name}/{count}")
            players = [Player(ann, table, 1 - seat, self.ledger, chance, self.pause)]
            players.append(Player(bob, table, seat, self.ledger, chance, self.pause))
            if settings:
                # One who looks on and never moves, so that the clock has something to do.
                players[1].lazy = name.endswith("0")
                for player in players:
                    player.may_be_late = True
            else:
                self.ledger.people[table] = {0, 1}
            await self.play_match(name, table, players)

    async def play_with_bots(self, name: str) -> None:
        ann = self.guest(len(self.guests))
        count = 0
        while not (count and self.last.is_set()):
            count += 1
            places = [{"kind": "me", "name": "Ann"}, *({"kind": "bot", "bot": bot} for bot in BOTS)]
            table = await ann.open_table(places, **at_table(name, FOR_THREE))
            self.ledger.people[table] = {0}
            chance = Random(f"{self.seed}/{name}/{count}")
            await self.play_match(name, table, [Player(ann, table, 0, self.ledger, chance, self.pause)])

    async def play_match(self, name: str, table: str, players: list[Player]) -> None:
        self.playing[name] = players
        await asyncio.gather(*(player.play() for player in players))
        self.ledger.finished.add(table)
        self.ledger.check_record(table, await players[0].guest.record(table))

    async def under_way(self, gestures: int) -> None:
        """Wait for so many more gestures to be acknowledged: there is a load."""
        wanted = len(self.ledger.acknowledged) + gestures
        await self.until(lambda: len(self.ledger.acknowledged) >= wanted, LONG)

    async def in_mid_gesture(self) -> None:
        """Somebody has just sent one that is not answered yet."""
        await self.until(lambda: any(player.pending is not None for player in self.players()))

    async def put_off(self) -> None:
        """Whoever waits for an answer is told "later": nothing else is still on its way to them."""
        before = {player: player.put_off for player in self.players()}
        await self.until(
            lambda: all(player.pending is None or player.put_off > before.get(player, 0) for player in self.players())
        )

    async def has_heard_all(self) -> None:
        """The server is gone, and what it has sent was read up to its end."""
        await self.until(lambda: not any(player.listens for player in self.players()))

    async def note_draws(self, url: str) -> None:
        """What Nature has drawn at every table: whatever is done to the server now, it stays."""
        for table, draws in (await stored_draws(url)).items():
            self.ledger.note_draws(table, draws)

    def players(self) -> Iterator[Player]:
        return chain.from_iterable(self.playing.values())

    async def until(self, is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
        async with asyncio.timeout(seconds):
            while not is_so():
                self.check()
                await asyncio.sleep(0.005)

    def check(self) -> None:
        """Nobody has given up yet."""
        for task in self.tasks.values():
            if task.done():
                task.result()

    async def finish(self) -> None:
        """Let every table play its match to the end; one that does not is named."""
        self.last.set()
        self.pause = (0.0, 0.0)
        for player in self.players():
            player.pause = self.pause
        await asyncio.wait(self.tasks.values(), timeout=LONG)
        self.check()
        for name, task in self.tasks.items():
            if not task.done():
                self.ledger.wrong.append(f"{name} did not end: {[where(player) for player in self.playing[name]]}")

    async def leave(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        for guest in self.guests:
            await guest.client.aclose()


def where(player: Player) -> str:
    state = player.state
    if state is None:
        return f"{player.table} seat {player.seat} has seen nothing"
    return f"{player.table} seat {player.seat} at {state['seq']}, asked {state['prompt']}, waiting for {player.pending}"


async def compare(ledger: Ledger, store_url: str) -> None:
    store = open_store(store_url)
    await store.open()
    try:
        await ledger.compare(store)
    finally:
        await store.close()
    ledger.is_clean()


async def stored_draws(url: str) -> dict[str, Draws]:
    """By table, beside a server that goes on writing."""
    found: dict[str, Draws] = {}
    for table, body in await (shared_bodies(url) if is_shared(url) else asyncio.to_thread(bodies_of_file, url)):
        found.setdefault(table, []).extend(draws_in(orjson.loads(body)["lines"]))
    return found


async def shared_bodies(url: str) -> list[tuple[str, str]]:
    connection = await asyncpg.connect(url)
    try:
        return [(table, body) for table, body in await connection.fetch(BODIES)]
    finally:
        await connection.close()


def bodies_of_file(url: str) -> list[tuple[str, str]]:
    connection = apsw.Connection(url.removeprefix("sqlite:///"), flags=apsw.SQLITE_OPEN_READONLY)
    try:
        return list(connection.execute(BODIES))
    finally:
        connection.close()


def at_table(name: str, games: list[dict[str, Any]]) -> dict[str, Any]:
    return games[int(name.rsplit(maxsplit=1)[-1]) % len(games)]
