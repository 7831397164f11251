"""Attacks by HTTP: bodies that are too much or never end, requests that are half or far too many."""

import asyncio
from pathlib import Path

from bench.attack import Attack

# The body of a record that is nearly the largest allowed, but for its last byte.
BODY = 15_000_000
POSTS = 90
POSTS_AT_ONCE = 4
UNFINISHED = 40
RECORDS_AT_ONCE = 6
HALF = 1_100
GETTERS = 30
GETS_AT_ONCE = 10


# Bodies


async def broken_posts(attack: Attack) -> None:
    """Records that break off before their last byte."""
    body = b"x" * BODY
    left = [None] * POSTS

    async def post() -> None:
        if not left:
            await asyncio.sleep(attack.left())
            return
        left.pop()
        line = await attack.post("/api/replays", body, BODY + 1)
        try:
            if line.is_answered():
                await line.answer()
        finally:
            line.close()

    await attack.many(POSTS_AT_ONCE, post)


async def unfinished_bodies(attack: Attack) -> None:
    """Records whose last byte never comes, on connections that are kept."""
    body = b"x" * BODY

    async def post() -> None:
        line = await attack.post("/api/replays", body, BODY + 1)
        try:
            await line.answer()
            await line.receive_more()
        finally:
            line.close()

    await attack.many(UNFINISHED, post)


async def heavy_records(attack: Attack) -> None:
    """Good records of a long match in which the last move was taken back hundreds of times."""
    text = Path(attack.ground.record).read_bytes()

    async def post() -> None:
        line = await attack.post("/api/replays", text, len(text))
        try:
            await line.answer()
        finally:
            line.close()

    await attack.many(RECORDS_AT_ONCE, post)


# Requests


async def long_tables(attack: Attack) -> None:
    """Tables that lie in the store have to be loaded."""
    waiting = [attack.ground.long_table, attack.ground.undone_table]

    async def look() -> None:
        if not waiting:
            await asyncio.sleep(attack.left())
            return
        await get(attack, f"/api/tables/{waiting.pop()}")

    await attack.again(look)


async def get(attack: Attack, path: str) -> None:
    line = await attack.place.open(attack.tally)
    try:
        await line.send(attack.place.get(path))
        await line.answer()
    finally:
        line.close()


async def half_requests(attack: Attack) -> None:
    """Connections that say half a word or none, and are kept."""
    words = [b"GET / HTTP/1.1\r\nHos", b""] * (HALF // 2)

    async def hold() -> None:
        line = await attack.place.open(attack.tally)
        word = words.pop() if words else b""
        try:
            await line.send(word)
            await line.answer()
            await line.receive_more()
        finally:
            line.close()

    await attack.many(HALF, hold, pause=1.0)


async def flood_gets(attack: Attack, path: str) -> None:
    """One request after the other, ten at a time on each of some connections."""
    requests = attack.place.get(path) * GETS_AT_ONCE

    async def ask() -> None:
        line = await attack.place.open(attack.tally)
        try:
            while True:
                await line.send(requests)
                for _ in range(GETS_AT_ONCE):
                    await line.answer()
        finally:
            line.close()

    await attack.many(GETTERS, ask)


async def health(attack: Attack) -> None:
    await flood_gets(attack, "/health")


async def page(attack: Attack) -> None:
    await flood_gets(attack, "/")


async def games(attack: Attack) -> None:
    await flood_gets(attack, "/api/games")
