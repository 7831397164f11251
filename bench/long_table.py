"""Two tables with thousands of entries, on a server without limits.

    python -m bench.long_table ADDRESS ENTRIES UNDOS

At each one browser holds all seats, each in a tab of its own, and plays as fast as it is answered; at the second it
takes its last moves back, one by one and so often. It prints one line of JSON: the tables, and how many entries they
have; fewer where the server lets a table have no more.
"""

import asyncio
import json
import secrets
import sys
from functools import partial
from typing import Any

import orjson

from bench.bystanders import ask
from bench.frugal import GAME, OPTIONS, SEATS, frugal_choice
from bench.loopback import Place
from bench.socket_client import Socket, connect, hello


class Hands:
    """All seats of one table."""

    def __init__(self, entries: int, undos: int) -> None:
        self.entries = entries
        self.undos = undos
        self.seq = 0
        self.sockets: list[Socket] = []
        self.is_done = asyncio.Event()

    def take(self, seat: int, text: bytes) -> None:
        message = orjson.loads(text)
        kind = message["type"]
        if kind in ("refused", "bye"):
            self.is_done.set()
        state = message if kind == "state" else message.get("state")
        if state is not None:
            self.follow(seat, state)

    def follow(self, seat: int, state: dict[str, Any]) -> None:
        self.seq = max(self.seq, state["seq"])
        move = frugal_choice(state["choices"])
        if self.seq >= self.entries or state["view"]["over"]:
            self.is_done.set()
        elif move is not None:
            self.sockets[seat].send(orjson.dumps(self.gesture(seat, state, move)))

    def gesture(self, seat: int, state: dict[str, Any], move: int) -> dict[str, Any]:
        said = {"id": self.seq, "seat": seat, "seq": state["seq"]}
        if self.seq >= self.entries - 2 * self.undos and state.get("undo_to") is None:
            return {"type": "undo", "to": state["seq"] - 1, **said}
        return {"type": "play", "moves": [move], **said}

    def lost(self, _: object) -> None:
        self.is_done.set()


async def play(place: Place, entries: int, undos: int) -> tuple[str, int]:
    cookie = secrets.token_urlsafe(32)
    places = [{"kind": "me", "name": f"Ada {seat}"} for seat in range(SEATS)]
    table: str = (await ask(place, cookie, "/api/tables", {"game": GAME, "options": OPTIONS, "places": places}))[
        "table"
    ]
    hands = Hands(entries, undos)
    for seat in range(SEATS):
        socket = await connect(place.address, f"/ws/{table}", cookie, partial(hands.take, seat), place.source)
        socket.closed.add_done_callback(hands.lost)
        hands.sockets.append(socket)
    for seat, socket in enumerate(hands.sockets):
        socket.send(orjson.dumps(hello(seat)))
    await hands.is_done.wait()
    for socket in hands.sockets:
        socket.close()
    return table, hands.seq


async def main() -> None:
    place = Place(sys.argv[1], "127.0.0.1")
    entries, undos = map(int, sys.argv[2:])
    played = await asyncio.gather(play(place, entries, 0), play(place, entries, undos))
    print(json.dumps({"tables": [table for table, _ in played], "entries": [seq for _, seq in played]}), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
