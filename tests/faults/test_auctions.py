"""`kill -9` in mid-auction: the bids stand, the clock goes on, and so does the hour."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from faubourg.server.wire.kinds import PROTOCOL
from tests.faults.ledger import Message
from tests.faults.players import Guest, hear, send, socket
from tests.faults.server_process import ServerProcess, serving
from tests.server.city import LEISURELY
from tests.server.postgres import Cluster

OPTIONS = {"auctions": "live", "length": "hour", "minutes": 5, "first": 0}
# How people come to an auction: whatever is offered first in this list, or else anything.
WISHES = ["decline", "call", "done", "roll", "pass", "pay"]
AUCTION = 600_000  # ms: none runs out meanwhile
SLACK = 500  # ms: what is told is rounded
MOST_GESTURES = 200


class Bidder:
    """One seat's tab."""

    def __init__(self, ws: ClientConnection, seat: int) -> None:
        self.ws = ws
        self.seat = seat
        self.state: Message = {}
        self.count = 0

    async def hello(self) -> None:
        await send(self.ws, {"type": "hello", "protocol": PROTOCOL, "seat": self.seat})
        await self.until(0)

    async def until(self, seq: int) -> None:
        """Until it knows of that entry."""
        while not self.state or self.state["seq"] < seq:
            message = await hear(self.ws)
            found = message["state"] if message["type"] == "welcome" else message
            if found is not None and found["type"] == "state":
                self.state = found

    async def play(self, move: int, seq: int | None = None) -> int:
        """The entry that the move has become."""
        self.count += 1
        asked = {"seat": self.seat, "seq": self.state["seq"] if seq is None else seq, "moves": [move]}
        await send(self.ws, {"type": "play", "id": self.count, **asked})
        while True:
            message = await hear(self.ws)
            if message["type"] == "state":
                self.state = message
            assert message["type"] != "refused", message
            if message["type"] == "ack" and message["id"] == self.count:
                return int(message["seq"])
            if message.get("ack") == self.count:
                return int(message["seq"])

    def offers(self, kind: str) -> list[int]:
        return [each["move"] for each in self.state["choices"] if each["kind"] == kind and each["move"] is not None]

    def wish(self) -> int:
        for kind in WISHES:
            if self.offers(kind):
                return self.offers(kind)[0]
        return next(int(each["move"]) for each in self.state["choices"] if each["move"] is not None)

    def left(self, kind: str) -> int:
        return next(int(timer["due"] - timer["now"]) for timer in self.state["timers"] if timer["kind"] == kind)


async def tabs(stack: AsyncExitStack, guests: list[Guest], table: str) -> list[Bidder]:
    found = []
    for seat, guest in enumerate(guests):
        ws = await stack.enter_async_context(socket(guest.address, table, guest.cookie))
        found.append(Bidder(ws, seat))
        await found[-1].hello()
    return found


async def to_the_opening(bidders: list[Bidder]) -> Bidder:
    """Play until somebody is to open an auction; who."""
    for _ in range(MOST_GESTURES):
        for bidder in bidders:
            if bidder.state["prompt"]["kind"] == "opening":
                return bidder
        asked = next(bidder for bidder in bidders if bidder.state["choices"])
        seq = await asked.play(asked.wish())
        for bidder in bidders:
            await bidder.until(seq)
    raise AssertionError("There was no auction")


def auction_of(bidder: Bidder) -> dict[str, Any]:
    found: dict[str, Any] = bidder.state["view"]["auction"]
    return {name: found[name] for name in ("district", "bid", "leader", "number")}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_auction_and_the_hour_survive_kill_9(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    if kind == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        url = asyncio.run(cluster.new_database())

    async def scenario() -> None:
        async with serving(ServerProcess(url, tmp_path, "--unlimited")) as server:
            guests = [Guest(server.address) for _ in range(3)]
            places = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
            table = await guests[0].open_table(places, game="city", options=OPTIONS, data=LEISURELY)
            for guest in guests[1:]:
                await guest.sit(table, "Bob")
            async with AsyncExitStack() as stack:
                bidders = await tabs(stack, guests, table)
                caller = await to_the_opening(bidders)
                await caller.play(caller.offers("bid")[0])
                rival = bidders[(caller.seat + 1) % 3]
                await rival.until(caller.state["seq"])
                composed, bid = rival.state["seq"], rival.offers("bid")[3]
                made_at = monotonic()
                made = await rival.play(bid)
                for bidder in bidders:
                    await bidder.until(made)
                before, hour, auction = auction_of(rival), rival.left("hour"), rival.left("auction")
                assert before["leader"] == rival.seat
                assert auction <= AUCTION
                server.kill()
            outage = monotonic()
            await server.start()
            outage = monotonic() - outage
            async with AsyncExitStack() as stack:
                bidders = await tabs(stack, guests, table)
                assert [auction_of(bidder) for bidder in bidders] == [before] * 3
                passed = (monotonic() - made_at) * 1000
                for bidder in bidders:
                    assert auction - passed - SLACK <= bidder.left("auction") <= auction
                    # It stood still while there was no server.
                    assert hour - passed + outage * 1000 - SLACK <= bidder.left("hour") <= hour + SLACK
                # Its answer may have been lost: it is told again, and no bid is made twice.
                assert await bidders[rival.seat].play(bid, composed) == made
                for bidder in bidders:
                    if bidder.seat != rival.seat:
                        seq = await bidder.play(bidder.offers("out")[0], made)
                for bidder in bidders:
                    await bidder.until(seq)
                assert before["district"] in bidders[0].state["view"]["players"][rival.seat]["districts"]
            for guest in guests:
                await guest.client.aclose()

    asyncio.run(scenario())
