"""A wall clock that is set in mid-turn, and outages: nobody is sent away before their time."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import pytest

from faubourg.server.app import Server
from faubourg.server.operation.settings import ServerSettings
from faubourg.server.table.table import Table
from faubourg.server.wire.http import NewTable
from tests.patience import PATIENCE
from tests.server.hands import HandClock

HOUR = 3_600_000
GUEST = "ann"
MOVE_SECONDS = 60
WANTED = NewTable.model_validate(
    {
        "game": "roomshare",
        "options": {"duel": True},
        "places": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}],
        "settings": {"time": {"move": MOVE_SECONDS, "bank": 0}},
    }
)


@asynccontextmanager
async def served(folder: Path, clock: HandClock) -> AsyncIterator[Server]:
    server = Server(ServerSettings(store=f"sqlite:///{folder / 'tables.db'}"), clock=clock)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


class Onlooker:
    """Keeps a table in memory, as a browser does."""

    guest: str | None = GUEST
    seat: int | None = 0
    address = "127.0.0.1"

    def send(self, message: bytes) -> None:
        """Nothing is done about it."""

    def bye(self, code: str, *, again: bool) -> None:
        """Nor about this."""


async def until(done: Callable[[], bool]) -> bool:
    """Threads and processes need some real time."""
    deadline = monotonic() + PATIENCE
    while not done() and monotonic() < deadline:
        await asyncio.sleep(0.005)
    return done()


def anybody_away(table: Table) -> bool:
    return any(seat.away for seat in table.head.seats)


async def nobody_goes(table: Table) -> None:
    await asyncio.sleep(0.1)
    assert not anybody_away(table), "Somebody was sent away early"


async def play_one(server: Server, table: Table) -> None:
    seat = table.asked()[0]
    await server.host.play(table, seat, table.seq, [table.state.legal(seat)[0]])


async def look_again(server: Server, table: Table) -> None:
    """Something else happens at the table, so that everything is looked at."""
    async with table.lock:
        await server.host.change(table, lambda head: head.notes.clear())


@pytest.mark.parametrize("jump", [-HOUR, HOUR], ids=["back", "forward"])
def test_setting_the_clock_in_mid_turn_takes_and_gives_no_time(tmp_path: Path, jump: int) -> None:
    async def scenario() -> None:
        clock = HandClock()
        async with served(tmp_path, clock) as server:
            table = await server.host.table(await server.lobby.create(WANTED, GUEST))
            table.listeners.add(Onlooker())
            await play_one(server, table)
            await clock.advance(MOVE_SECONDS / 2)
            clock.set(clock.now() + jump)
            await look_again(server, table)
            await clock.advance(MOVE_SECONDS / 2 - 1)
            await nobody_goes(table)
            # The next turn has its whole time, by the clock as it is now.
            await play_one(server, table)
            await clock.advance(MOVE_SECONDS - 1)
            await nobody_goes(table)
            await clock.advance(2)
            assert await until(lambda: anybody_away(table)), "The clock has stopped"

    asyncio.run(scenario())


@pytest.mark.parametrize("jump", [-HOUR, HOUR], ids=["back", "forward"])
def test_a_clock_set_during_an_outage_breaks_nothing(tmp_path: Path, jump: int) -> None:
    async def scenario() -> None:
        clock = HandClock()
        async with served(tmp_path, clock) as server:
            id = await server.lobby.create(WANTED, GUEST)
            await play_one(server, await server.host.table(id))
        clock.set(clock.now() + jump)
        async with served(tmp_path, clock) as server:
            table = await server.host.table(id)
            table.listeners.add(Onlooker())
            await clock.advance(9)
            await nobody_goes(table)
            for _ in range(3):
                await play_one(server, table)
            assert table.due is not None
            assert table.due.due == clock.now() + MOVE_SECONDS * 1000
            await clock.advance(MOVE_SECONDS + 1)
            assert await until(lambda: anybody_away(table)), "The clock has stopped"

    asyncio.run(scenario())


def test_after_an_outage_there_are_at_least_ten_seconds_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = HandClock()
        async with served(tmp_path, clock) as server:
            id = await server.lobby.create(WANTED, GUEST)
            await play_one(server, await server.host.table(id))
            await clock.advance(MOVE_SECONDS - 1)
        # Nobody could play meanwhile.
        clock.set(clock.now() + HOUR)
        async with served(tmp_path, clock) as server:
            # It is woken by itself: nobody has come back yet.
            assert await until(lambda: id in server.host.tables)
            table = server.host.tables[id]
            await clock.advance(9)
            await nobody_goes(table)
            await clock.advance(2)
            assert await until(lambda: anybody_away(table)), "Time does not run out any more"
            # The bot plays on for them.
            seq = table.seq
            assert await until(lambda: table.seq > seq)

    asyncio.run(scenario())
