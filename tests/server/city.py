"""City in several browsers: a table whose match begins from a position that was built by hand."""

from typing import Any

from faubourg.core.state import State
from faubourg.games import game
from faubourg.server.table.head import Head
from tests.games.city.positions import land, play, table
from tests.server.harness import OPEN, House, Json, Tab

LIVE: Json = {"auctions": "live"}
# CI-5a, CI-7a What the unit counts.
SECONDS = 50


OPENING_SECONDS = 10


def lasting(seconds: int, opening: int | None = None) -> str:
    """The game's own figures, but for how long an auction lasts, and how long one may take to open it: all of it."""
    data = game("city").data
    wanted = {"seconds": (SECONDS, seconds), "opening_seconds": (OPENING_SECONDS, opening or seconds)}
    for name, (usual, own) in wanted.items():
        assert f"\n{name} = {{ value = {usual}," in data
        data = data.replace(f"\n{name} = {{ value = {usual},", f"\n{name} = {{ value = {own},")
    return data


# So long that nobody need hurry.
LEISURELY = lasting(600)


class Party:
    """One table, and the tabs of the people there, by seat."""

    def __init__(self, house: House, table: str, tabs: list[Tab]) -> None:
        self.house = house
        self.table = table
        self.tabs = tabs

    @property
    def state(self) -> State:
        return self.house.server.host.tables[self.table].state

    @property
    def seq(self) -> int:
        return self.house.server.host.tables[self.table].seq

    def move(self, text: str) -> int:
        return self.state.parse(text)

    async def says(self, seat: int, text: str, seq: int | None = None) -> Json:
        """A seat's move, written as text; the answer to it."""
        tab = self.tabs[seat]
        return await tab.ask("play", seat=seat, seq=tab.seq if seq is None else seq, moves=[self.move(text)])

    async def play(self, *lines: str) -> None:
        """Moves that are not refused, each as `seat: text`; afterwards everybody knows of them."""
        for line in lines:
            seat, _, text = line.partition(": ")
            answer = await self.says(int(seat), text)
            assert answer["type"] == "ack", (line, answer)
            await self.level()

    async def level(self) -> None:
        for tab in self.tabs:
            await tab.reach(self.seq)

    def view(self, seat: int = 0) -> Json:
        state = self.tabs[seat].state
        assert state is not None
        view: Json = state["view"]
        return view

    def left(self, kind: str = "auction", seat: int = 0) -> int | None:
        """The ms that are left of a count, as a tab was told; None when none runs."""
        state = self.tabs[seat].state
        assert state is not None
        found = [timer["due"] - self.house.clock.now() for timer in state["timers"] if timer["kind"] == kind]
        return found[0] if found else None


async def party(house: House, start: State, bots: int = 0, settings: Json | None = None, bot: str = "random") -> Party:
    """People, and bots on the last seats, at a table whose match begins there."""
    people = int(start.seats) - bots
    browsers = [await house.browser() for _ in range(people)]
    # The first seat is kept, so that the match does not begin before its position is known.
    places = [{"kind": "kept"}, *[OPEN] * (people - 1), *[{"kind": "bot", "bot": bot}] * bots]
    table = await browsers[0].create(places, game="city", options=start.options.values, settings=settings)

    def begin_here(head: Head) -> None:
        head.start_dump = start.dump()

    await house.server.host.change(await house.server.host.table(table), begin_here)
    for seat, browser in enumerate(browsers):
        await browser.sit(table, f"P{seat}", seat)
    found = Party(house, table, [await browser.tab(table, seat) for seat, browser in enumerate(browsers)])
    for tab in found.tabs:
        await tab.until(lambda tab: tab.state is not None)
    return found


def declined(seats: int = 3, options: Json | None = None, **built: Any) -> State:
    """Seat 0 has declined lightblue1, and is to open its auction."""
    return play(land(table(seats, options=LIVE | (options or {}), **built), "lightblue1"), "decline")


async def auction(
    house: House, seats: int = 3, bots: int = 0, options: Json | None = None, bot: str = "random"
) -> Party:
    """Seat 0 has opened the auction of lightblue1 with 100."""
    return await party(house, play(declined(seats, options), "bid 100"), bots, bot=bot)
