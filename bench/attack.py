"""An attack while it lasts: from where, on what, for how long, and what it met with."""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from http import HTTPStatus
from pathlib import Path
from time import monotonic
from typing import Any

import orjson

from bench.frugal import GAME, SEATS
from bench.loopback import Line, Place, Tally

# Seconds until somebody who was cut off comes again, and for the answer to somebody who is being cut off.
PAUSE = 0.1
LAST_WORDS = 0.2
MINE = tuple({"kind": "me", "name": f"Eve {seat}"} for seat in range(SEATS))


class TurnedAway(Exception):
    """What was asked for was refused, and nothing can be done without it."""


@dataclass(frozen=True)
class Ground:
    """What was prepared beforehand: two tables with many entries, one of them with undos; a record with undos; and
    many tables with data files of their own, at which nobody is."""

    long_table: str
    undone_table: str
    record: str
    deserted: list[str]

    def write(self, file: Path) -> None:
        file.write_text(json.dumps(asdict(self)))

    @classmethod
    def read(cls, file: Path) -> "Ground":
        return cls(**json.loads(file.read_text()))


@dataclass
class Attack:
    """One attack while it lasts."""

    place: Place
    seconds: float
    ground: Ground
    tally: Tally = field(default_factory=Tally)
    ends: float = 0.0

    def left(self) -> float:
        return self.ends - monotonic()

    async def again(self, work: Callable[[], Awaitable[None]], pause: float = PAUSE) -> None:
        """Come back whenever the server ends it, until the time is over."""
        while self.left() > 0:
            try:
                async with asyncio.timeout(self.left()):
                    await work()
            except TimeoutError:
                return
            except OSError:
                self.tally.cut += 1
                await asyncio.sleep(pause)
            except TurnedAway:
                await asyncio.sleep(pause)

    async def many(self, count: int, work: Callable[[], Awaitable[None]], pause: float = PAUSE) -> None:
        await asyncio.gather(*(self.again(work, pause) for _ in range(count)))

    async def post(self, path: str, body: bytes, length: int) -> Line:
        """A request with a body that need not be whole. Why it was refused is read before it breaks off."""
        line = await self.place.open(self.tally)
        try:
            await line.send(self.place.post(path, length))
            await line.send(body)
        except OSError:
            with suppress(OSError):
                async with asyncio.timeout(LAST_WORDS):
                    await line.answer()
            line.close()
            raise
        except BaseException:
            line.close()
            raise
        return line

    async def ask(self, line: Line, path: str, wanted: dict[str, Any], cookie: str) -> tuple[int, Any]:
        """What a page asks for; the status and what is answered."""
        body = orjson.dumps(wanted)
        head = self.place.post(path, len(body), f"Cookie: guest={cookie}", kind="application/json")
        await line.send(head + body)
        status, said = await line.reply()
        return status, orjson.loads(said)


def new_cookie() -> str:
    return secrets.token_urlsafe(32)


async def new_table(attack: Attack, places: Sequence[dict[str, str]] = MINE, **more: object) -> tuple[str, str]:
    """A table of one's own, with all seats unless it is told otherwise; its id and the cookie."""
    cookie = new_cookie()
    line = await attack.place.open(attack.tally)
    try:
        status, made = await attack.ask(line, "/api/tables", {"game": GAME, "places": places, **more}, cookie)
    finally:
        line.close()
    if status != HTTPStatus.OK:
        raise TurnedAway
    return str(made["table"]), cookie
