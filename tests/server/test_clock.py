"""The server's time passes evenly, whatever happens to the wall's clock."""

import asyncio
import time

import pytest

from faubourg.server.time.clock import Clock
from tests.patience import PATIENCE
from tests.server.hands import HandClock, settle


def test_now_is_the_wall_time_in_milliseconds() -> None:
    before = time.time() * 1000
    assert before - 1000 < Clock().now() < time.time() * 1000 + 1000


@pytest.mark.parametrize("jump", [-3600, 3600])
def test_a_wall_clock_that_is_set_changes_nothing(monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    clock = Clock()
    before = clock.now()
    set_to = time.time_ns() + jump * 1_000_000_000
    monkeypatch.setattr(time, "time_ns", lambda: set_to)
    assert 0 <= clock.now() - before < PATIENCE * 1000


def test_waiting_takes_as_long_as_it_says() -> None:
    async def wait() -> None:
        clock = Clock()
        before = clock.now()
        await clock.sleep(0.06)
        assert 60 <= clock.now() - before < PATIENCE * 1000

    asyncio.run(wait())


def test_nobody_who_waits_wakes_before_it_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    # An event loop may be a little early; then a count would find nothing due, and nobody would look again.
    sleep = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda seconds: sleep(seconds * 0.9))

    async def wait() -> None:
        clock = Clock()
        due = clock.now() + 30
        await clock.sleep((due - clock.now()) / 1000)
        assert clock.now() >= due

    asyncio.run(wait())


def test_a_clock_set_by_hand_wakes_whoever_is_due_and_nobody_else() -> None:
    async def wait() -> None:
        clock = HandClock()
        start = clock.now()
        early = asyncio.create_task(clock.sleep(1))
        late = asyncio.create_task(clock.sleep(90))
        await clock.advance(1)
        assert (early.done(), late.done()) == (True, False)
        await clock.advance(88)
        assert not late.done()
        await clock.advance(1)
        assert late.done()
        assert clock.now() == start + 90_000

    asyncio.run(wait())


def test_whoever_stops_waiting_is_forgotten() -> None:
    async def wait() -> None:
        clock = HandClock()
        waiting = asyncio.create_task(clock.sleep(1))
        await settle()
        waiting.cancel()
        await settle()
        assert clock.sleepers == []

    asyncio.run(wait())
