"""Homes take turns, one at a time each unless more are allowed, whoever goes away in between."""

import asyncio
from collections.abc import Awaitable, Callable

from faubourg.server.table.turns import Turns


async def steps() -> None:
    """Let whoever can go on do so."""
    for _ in range(5):
        await asyncio.sleep(0)


class Yard:
    """People who take turns, and the order in which they were served."""

    def __init__(self, size: int, each: int) -> None:
        self.turns = Turns(size, each)
        self.served: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, *names: str) -> None:
        """The first letter of a name is the home."""
        for name in names:
            self.tasks[name] = asyncio.create_task(self.wait(name))
        await steps()

    async def wait(self, name: str) -> None:
        await self.turns.take(name[0])
        self.served.append(name)

    async def done(self, name: str) -> None:
        self.turns.give_back(name[0])
        await steps()


def in_yard(size: int, work: Callable[[Yard], Awaitable[None]], each: int = 1) -> None:
    async def whole() -> None:
        yard = Yard(size, each)
        await work(yard)
        assert (yard.turns.left, yard.turns.working, yard.turns.lines, yard.turns.served) == (size, {}, {}, {})

    asyncio.run(whole())


def test_the_next_is_of_the_home_that_was_served_longest_ago() -> None:
    async def work(yard: Yard) -> None:
        await yard.come("a1", "a2", "a3", "b1", "b2", "c1")
        for name in ("a1", "b1", "c1", "a2", "b2", "a3"):
            assert yard.served[-1] == name
            await yard.done(name)

    in_yard(1, work)


def test_one_home_has_one_turn_however_many_are_free() -> None:
    async def work(yard: Yard) -> None:
        await yard.come("a1", "a2", "b1")
        assert yard.served == ["a1", "b1"]
        assert yard.turns.waiting("a") == 1
        assert not yard.turns.is_free("a")
        assert yard.turns.is_free("c")
        await yard.done("b1")
        assert yard.served == ["a1", "b1"]
        await yard.done("a1")
        assert yard.served == ["a1", "b1", "a2"]
        await yard.done("a2")

    in_yard(3, work)


def test_who_goes_away_holds_nobody_up() -> None:
    async def work(yard: Yard) -> None:
        await yard.come("a1", "b1", "c1", "d1")
        yard.tasks["b1"].cancel()
        # Neither has noticed yet when the turn is free; and the one of c comes too late.
        yard.turns.give_back("a")
        yard.tasks["c1"].cancel()
        await steps()
        assert yard.served == ["a1", "d1"]
        await yard.done("d1")

    in_yard(1, work)


def test_one_home_may_have_several_turns_and_others_come_before_its_third() -> None:
    async def work(yard: Yard) -> None:
        await yard.come("a1", "a2", "a3", "b1")
        assert yard.served == ["a1", "a2"]
        await yard.done("a1")
        assert yard.served == ["a1", "a2", "b1"]
        await yard.done("a2")
        assert yard.served == ["a1", "a2", "b1", "a3"]
        await yard.done("b1")
        await yard.done("a3")

    in_yard(2, work, each=2)
