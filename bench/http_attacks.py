"""Attacks by HTTP: bodies that are too much or never end, requests that are half or far too many."""

import asyncio
import itertools
from pathlib import Path

from bench.attack import Attack
from bench.household import FILES, file_of_page
from bench.loopback import PIECE, Line, request

# The body of a record that is nearly the largest allowed, but for its last byte.
BODY = 15_000_000
POSTS = 90
POSTS_AT_ONCE = 4
UNFINISHED = 40
TRAILERS = 40
RECORDS_AT_ONCE = 6
# More than may wait at the desk where records and figures are read, for one address.
HOGS = 25
# As large as a data file may be, or nearly.
FIGURES = 65_000
HALF = 1_100
# Bytes of a header, nearly as many as all of a head may have; and how many such requests at once.
HEAD = 30_000
BACKSLASH = "\\"
HEADS_AT_ONCE = 20
VISITORS = 190
GETTERS = 30
# As many as may wait on one connection.
GETS_AT_ONCE = 8
BOOKS = tuple(
    f"/api/games/{game}/rules/{language}" for game in ("city", "paris", "roomshare") for language in ("fr", "en")
)


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
            await read_to_the_end(line)
        finally:
            line.close()

    await attack.many(UNFINISHED, post)


async def trailers(attack: Attack) -> None:
    """A body of one byte, behind which a header never ends, or headers never do."""
    about = (f"Host: {attack.place.host}", "Content-Type: text/plain", "Transfer-Encoding: chunked")
    body = request("POST", "/api/replays", *about) + b"1\r\nx\r\n0\r\n"
    many = b"X-Eve: x\r\n"
    kinds = itertools.cycle([(b"X-Eve: ", b"x" * PIECE), (b"", many * (PIECE // len(many)))])

    async def post() -> None:
        first, more = next(kinds)
        line = await attack.place.open(attack.tally)
        try:
            await line.send(body + first)
            while not line.is_answered():
                await line.send(more)
                # The others too: the kernel takes megabytes without a pause.
                await asyncio.sleep(0)
            await read_to_the_end(line)
        finally:
            line.close()

    await attack.many(TRAILERS, post)


async def read_to_the_end(line: Line) -> None:
    """The answer, and then nothing until the server ends it."""
    await line.answer()
    await line.receive_more()


# What is read at a desk


async def post_texts(attack: Attack, count: int, path: str, texts: list[bytes]) -> None:
    """One text after the other, so many at once, each on a connection of its own."""
    turns = itertools.cycle(texts)

    async def post() -> None:
        text = next(turns)
        line = await attack.post(path, text, len(text))
        try:
            await line.answer()
        finally:
            line.close()

    await attack.many(count, post)


async def heavy_records(attack: Attack) -> None:
    """Good records of a long match in which the last move was taken back hundreds of times."""
    await post_texts(attack, RECORDS_AT_ONCE, "/api/replays", [Path(attack.ground.record).read_bytes()])


async def hogged_desk(attack: Attack) -> None:
    """The same, more at once than may wait: the others are turned away, and the desk is never free."""
    await post_texts(attack, HOGS, "/api/replays", [Path(attack.ground.record).read_bytes()])


async def nasty_figures(attack: Attack) -> None:
    """Data files that a parser takes long for, or would if they were not refused by their outline."""
    await post_texts(attack, HOGS, "/api/games/roomshare/check-data", list(map(str.encode, nasty_files())))


def nasty_files() -> list[str]:
    """Deep and wide, first as far as no outline allows, then as far as it just does."""
    deep = ".".join("a" * 490)
    keys = "".join(f"b.b.b.b.{number:x}=1\n" for number in range(4_500))
    return [
        f"[{deep}]\n{keys}"[:FIGURES],
        "".join(f"{number:x}.{deep}=1\n" for number in range(65))[:FIGURES],
        "[[a]]\n" * (FIGURES // 6),
        "a=" + "[\n" * (FIGURES // 2 - 1),
        "[a.b.c.d]\n" + "".join(f"e.f.g.x{number:x}=1\n" for number in range(3_900)),
        "".join(f"[a.b.c.x{number:x}]\ny.z=1\n" for number in range(1_990)),
    ]


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
            await read_to_the_end(line)
        finally:
            line.close()

    await attack.many(HALF, hold, pause=1.0)


async def flood_gets(attack: Attack, *paths: str) -> None:
    """One request after the other, some at a time on each of some connections."""
    requests = itertools.cycle([attack.place.get(path) for path in paths])

    async def ask() -> None:
        line = await attack.place.open(attack.tally)
        try:
            while True:
                await line.send(b"".join(itertools.islice(requests, GETS_AT_ONCE)))
                for _ in range(GETS_AT_ONCE):
                    await line.answer()
        finally:
            line.close()

    await attack.many(GETTERS, ask)


async def costly_heads(attack: Attack) -> None:
    """Heads of 30 kB that take far longer to take apart than to send."""
    get = attack.place.get
    heads = [
        get("/api/games", f'Cookie: a="{HEAD * BACKSLASH}"'),
        get("/api/games", f"Cookie: {'a;' * (HEAD // 2)}"),
        get(f"/health?{'a&' * (HEAD // 2)}"),
        get("/new", f"Accept-Encoding: {'a,' * (HEAD // 2)}"),
        get("/new", f"If-None-Match: {'a,' * (HEAD // 2)}"),
        attack.place.handshake("0" * 24, f"Sec-WebSocket-Protocol: {'a,' * (HEAD // 2)}a"),
    ]
    await one_by_one(attack, HEADS_AT_ONCE, heads)


async def many_visitors(attack: Attack) -> None:
    """As many connections as one address may have, each with a request that costs little."""
    await one_by_one(attack, VISITORS, [attack.place.get("/new")])


async def one_by_one(attack: Attack, count: int, requests: list[bytes]) -> None:
    """So many connections, on each one request after the other."""
    turns = itertools.cycle(requests)

    async def ask() -> None:
        line = await attack.place.open(attack.tally)
        try:
            while True:
                await line.send(next(turns))
                await line.answer()
        finally:
            line.close()

    await attack.many(count, ask)


async def unknown_fields(attack: Attack) -> None:
    """Objects with thousands of fields and lists with thousands of entries that nobody asked for."""
    bodies = [
        b"{" + b",".join(b'"a%d":0' % number for number in range(7_800)) + b"}",
        b'{"moves":[' + b",".join([b"{}"] * 20_000) + b"]}",
    ]
    requests = [attack.place.post("/api/lessons/city", len(body), kind="application/json") + body for body in bodies]
    await one_by_one(attack, HEADS_AT_ONCE, requests)


async def health(attack: Attack) -> None:
    await flood_gets(attack, "/health")


async def page(attack: Attack) -> None:
    await flood_gets(attack, "/")


async def games(attack: Attack) -> None:
    await flood_gets(attack, "/api/games")


async def books_and_files(attack: Attack) -> None:
    """All that is large and the same for everybody: rulebooks, and the files of the page."""
    await flood_gets(attack, *BOOKS, *map(file_of_page, range(FILES)))
