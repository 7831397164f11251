"""The lock of a table."""

import asyncio

from faubourg.server.table.lock import Turnstile
from tests.patience import PATIENCE
from tests.server.harness import run


def test_one_is_let_in_at_a_time_in_the_order_in_which_they_came() -> None:
    async def work() -> None:
        lock = Turnstile()
        inside: list[int] = []

        async def visit(number: int) -> None:
            async with lock:
                inside.append(number)
                assert lock.locked()
                await asyncio.sleep(0)
                assert inside[-1] == number

        await asyncio.gather(*(visit(number) for number in range(5)))
        assert inside == [0, 1, 2, 3, 4]
        assert not lock.locked()

    run(work())


def test_who_finds_it_open_goes_in_at_once_and_nobody_overtakes_who_waits() -> None:
    async def work() -> None:
        lock = Turnstile()
        assert lock.take()
        assert not lock.take()
        entered = asyncio.Event()

        async def visit() -> None:
            async with lock:
                entered.set()

        waiting = asyncio.create_task(visit())
        await asyncio.sleep(0)
        lock.leave()
        # It is the other one's already.
        assert not lock.take()
        await waiting
        assert entered.is_set()
        assert lock.take()

    run(work())


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    async def work() -> None:
        lock = Turnstile()
        lock.take()

        async def visit() -> None:
            async with lock:
                pass

        one, two, three = (asyncio.create_task(visit()) for _ in range(3))
        await asyncio.sleep(0)
        one.cancel()
        lock.leave()
        # It has just been let in, and gives up all the same.
        two.cancel()
        await asyncio.wait_for(three, PATIENCE)
        await asyncio.gather(one, two, return_exceptions=True)
        assert not lock.locked()

    run(work())
