"""Records are read, and replays made, in processes of their own, with a time, a memory and a line to wait in."""

import asyncio
import contextlib
import gzip
import json
import os
from collections.abc import AsyncIterator, Awaitable, Callable

import httpx
import pytest

import faubourg
from faubourg.core.refusal import InputError
from faubourg.server.archive import replay
from faubourg.server.archive.records import Records
from faubourg.server.archive.replay import packed, replay_of, replay_of_record
from faubourg.server.archive.replays import groups_of, story_of
from faubourg.server.operation import recordpool
from faubourg.server.operation.recordpool import RecordPool
from tests.core.matches import play_on
from tests.patience import LONG, PATIENCE
from tests.server.harness import ME, OPEN, House, Pair, run, serving, until
from tests.server.odd_records import ENDLESS, HUNGRY, IDLE, WAITS
from tests.server.test_bots import is_alive

ODD = "tests.server.odd_records"
DUEL = {"duel": True, "first": 0}
TEXT = {"content-type": "text/plain"}
REAL = play_on(faubourg.new("roomshare", 2, 5, {"duel": True}), 12).save()

OWN = faubourg.game("roomshare").data.replace("Renovation", "Refurbishment")


def with_records(work: Callable[[Records], Awaitable[None]], timeout: float = PATIENCE) -> None:
    async def whole() -> None:
        pool = Records(RecordPool(timeout, ODD))
        try:
            await asyncio.wait_for(work(pool), LONG)
        finally:
            await pool.close()

    asyncio.run(whole())


async def code_of(work: Awaitable[object]) -> str:
    with pytest.raises(InputError) as refused:
        await work
    return refused.value.code


def line(records: Records) -> RecordPool:
    assert isinstance(records.reader, RecordPool)
    return records.reader


def pid_of(pool: Records) -> int:
    worker = line(pool).desks[0].worker
    assert worker is not None
    return worker.pid


async def closed(pair: Pair) -> None:
    for tab in pair.tabs:
        await tab.ack("resign", seat=tab.seat)


def test_a_record_is_read_in_another_process_and_its_replay_is_the_same() -> None:
    async def work(pool: Records) -> None:
        assert await pool.replay(REAL) == packed(replay_of_record(REAL)), "the worker makes another replay"
        assert is_alive(pid_of(pool))
        assert pid_of(pool) != os.getpid()
        found = await pool.position(REAL, 3)
        assert (found.game, found.seats, found.data) == ("roomshare", 2, None)
        assert faubourg.game("roomshare").restore(found.dump).turns >= 0

    with_records(work)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("hello", "record-foreign"),
        ("\ud800", "record-foreign"),
        (REAL.replace("seeded 5", "seeded 6"), "record-edited"),
        (REAL + "undo 1\n" * 501, "record-too-large"),
        (REAL + "x" * replay.LARGEST, "record-too-large"),
    ],
)
def test_what_is_wrong_with_a_record_is_said_as_before(text: str, code: str) -> None:
    async def work(pool: Records) -> None:
        assert await code_of(pool.replay(text)) == code
        # The next one is read as if nothing had been.
        assert await pool.replay(REAL)

    with_records(work)


def test_a_record_that_takes_too_long_is_given_up_and_the_next_one_is_read() -> None:
    async def work(pool: Records) -> None:
        assert await pool.replay(REAL)
        first = pid_of(pool)
        line(pool).desks[0].timeout = 1.0
        assert await code_of(pool.replay(ENDLESS)) == "record-too-slow"
        assert not is_alive(first), "the worker goes on with a record that was given up"
        line(pool).desks[0].timeout = PATIENCE
        assert await pool.replay(REAL)

    with_records(work)


def test_a_record_is_judged_by_the_time_it_has_had_and_not_by_how_long_it_waits_for_it() -> None:
    async def work(pool: Records) -> None:
        desk = line(pool).desks[0]
        desk.cpu = WAITS / 2
        assert await pool.replay(IDLE + REAL) == await pool.replay(REAL), "a good record is refused on a busy machine"
        first = pid_of(pool)
        assert await code_of(pool.replay(ENDLESS)) == "record-too-slow"
        assert not is_alive(first), "the worker goes on with a record that was given up"
        assert await pool.replay(REAL)

    with_records(work)


def test_a_record_that_comes_as_the_worker_is_sent_home_is_read_by_another() -> None:
    async def work(pool: Records) -> None:
        wanted = await pool.replay(REAL)
        first = pid_of(pool)
        line(pool).desks[0].send_home()
        assert await pool.replay(REAL) == wanted
        assert pid_of(pool) != first

    with_records(work)


def test_a_record_that_takes_too_much_memory_is_refused() -> None:
    async def work(pool: Records) -> None:
        assert await code_of(pool.replay(HUNGRY)) == "record-too-large"
        assert await pool.replay(REAL)

    with_records(work)


def test_only_so_many_wait_in_line_and_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recordpool, "MOST_WAITING", 2)

    async def work(pool: Records) -> None:
        running = asyncio.create_task(pool.replay(ENDLESS))
        await until(lambda: line(pool).busy() == 1)
        waiting = [asyncio.create_task(pool.replay(REAL)) for _ in range(2)]
        await until(lambda: line(pool).waiting == 2)
        assert await code_of(pool.replay(REAL)) == "record-not-read"
        running.cancel()
        assert all(await asyncio.gather(*waiting)), "who waits in line is served when the first has gone"
        assert (line(pool).busy(), line(pool).waiting) == (0, 0)
        line(pool).patience = 0.2
        running = asyncio.create_task(pool.replay(ENDLESS))
        await until(lambda: line(pool).busy() == 1)
        assert await code_of(pool.replay(REAL)) == "record-not-read"
        running.cancel()

    with_records(work)


def test_figures_are_read_in_another_process_and_given_up_when_they_take_too_much() -> None:
    async def work(pool: Records) -> None:
        found = await pool.figures("roomshare", OWN)
        assert found == (False, faubourg.game("roomshare", OWN).data_digest)
        assert (await pool.figures("roomshare", faubourg.game("roomshare").data)).builtin
        assert await code_of(pool.figures("roomshare", "x")) == "data-not-toml"
        assert await code_of(pool.figures("roomshare", "\ud800")) == "data-not-toml"
        assert await code_of(pool.figures("roomshare", "#" * 1_000_000)) == "data-too-large"
        assert await code_of(pool.figures("chess", OWN)) == "unknown-game"
        assert await code_of(pool.figures("roomshare", HUNGRY)) == "data-too-heavy"
        line(pool).desks[0].timeout = 1.0
        assert await code_of(pool.figures("roomshare", ENDLESS)) == "data-too-heavy"
        line(pool).desks[0].timeout = PATIENCE
        running = asyncio.create_task(pool.replay(ENDLESS))
        await until(lambda: line(pool).busy() == 1)
        line(pool).most_waiting = 0
        assert await code_of(pool.figures("roomshare", OWN)) == "data-not-read"
        running.cancel()

    with_records(work)


def test_one_address_keeps_nobody_else_out_of_the_line() -> None:
    async def work(pool: Records) -> None:
        heavy = [asyncio.create_task(pool.replay(ENDLESS, "192.0.2.1")) for _ in range(30)]
        await until(lambda: line(pool).busy() == 1 and sum(task.done() for task in heavy) == 30 - 1 - recordpool.SHARE)
        refused = [task for task in heavy if task.done()]
        assert {await code_of(task) for task in refused} == {"too-fast"}
        small = asyncio.create_task(pool.replay(REAL, "192.0.2.2"))
        figures = asyncio.create_task(pool.figures("roomshare", OWN, "192.0.2.3"))
        await until(lambda: line(pool).waiting == recordpool.SHARE + 2)
        # Both come before the next of the first address, although that has waited longer.
        next(task for task in heavy if not task.done()).cancel()
        assert await small
        assert not (await figures).builtin
        for task in heavy:
            task.cancel()
        await asyncio.gather(*heavy, return_exceptions=True)
        assert (line(pool).busy(), line(pool).waiting) == (0, 0)

    with_records(work)


@contextlib.asynccontextmanager
async def asking(house: House, path: str, body: dict[str, object] | str) -> AsyncIterator[None]:
    """Somebody who asks, and goes away at the end without an answer."""
    client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{house.port}", trust_env=False, timeout=PATIENCE)
    what = {"content": body, "headers": TEXT} if isinstance(body, str) else {"json": body}
    asked = asyncio.create_task(client.post(path, **what))
    try:
        yield
    finally:
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        await client.aclose()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/replays", ENDLESS),
        ("/api/play-on", {"record": ENDLESS, "step": 1, "seat": 0}),
        ("/api/games/roomshare/check-data", ENDLESS),
        ("/api/tables", {"game": "roomshare", "places": [ME, OPEN], "data": ENDLESS}),
    ],
)
def test_whoever_goes_away_takes_the_work_along(url: str, path: str, body: dict[str, object] | str) -> None:
    async def work() -> None:
        async with serving(url, records=True) as house:
            pool = house.server.records = Records(RecordPool(PATIENCE, ODD))
            async with asking(house, path, body):
                await until(lambda: line(pool).busy() == 1 and line(pool).desks[0].worker is not None)
                first = pid_of(pool)
            await until(lambda: not is_alive(first))
            await until(lambda: line(pool).busy() == 0)
            ann = await house.browser()
            answer = await ann.client.post("/api/replays", content=REAL, headers=TEXT)
            assert answer.status_code == 200

    run(work())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/replays", REAL),
        ("/api/play-on", {"record": REAL, "step": 1, "seat": 0}),
        ("/api/games/roomshare/check-data", OWN),
        ("/api/tables", {"game": "roomshare", "places": [ME, OPEN], "data": OWN}),
    ],
)
def test_whatever_is_read_for_somebody_counts_for_their_address(
    url: str, path: str, body: dict[str, object] | str
) -> None:
    async def work() -> None:
        async with serving(url, records=True, trust_proxy=True) as house:
            pool = house.server.records = Records(RecordPool(PATIENCE, ODD))
            line(pool).share = 0
            running = asyncio.create_task(pool.replay(ENDLESS, "192.0.2.1"))
            await until(lambda: line(pool).busy() == 1)
            what = {"content": body, "headers": TEXT} if isinstance(body, str) else {"json": body}
            ann = await house.browser(**{"x-forwarded-for": "192.0.2.1"})
            refused = await ann.client.post(path, **what)
            assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
            running.cancel()
            await until(lambda: line(pool).busy() == 0)
            assert (await ann.client.post(path, **what)).status_code == 200

    run(work())


def test_a_server_with_too_many_records_says_that_one_should_come_again(url: str) -> None:
    async def work() -> None:
        async with serving(url, records=True) as house:
            pool = house.server.records = Records(RecordPool(PATIENCE, ODD))
            line(pool).most_waiting = 0
            ann = await house.browser()
            async with asking(house, "/api/replays", ENDLESS):
                await until(lambda: line(pool).busy() == 1)
                refused = await ann.client.post("/api/replays", content=REAL, headers=TEXT)
                assert (refused.status_code, refused.json()["code"]) == (503, "record-not-read")

    run(work())


def test_a_finished_match_is_made_into_the_same_replay_in_another_process(url: str) -> None:
    async def work() -> None:
        async with serving(url, records=True) as house:
            house.bots.may_answer.clear()
            pair = await house.pair(options=DUEL)
            await pair.play(4)
            await closed(pair)
            table = house.server.host.tables[pair.table]
            assert table.match is not None
            here = packed(replay_of(table.match, groups=groups_of(table), **story_of(table)))
            answer = await pair.ann.get(f"/api/tables/{pair.table}/replay")
            assert answer.json() == json.loads(gzip.decompress(here)), "the worker makes another replay"
            # What strangers send waits in another line.
            assert line(house.server.records).desks[0].worker is None
            assert is_alive(pid_of(house.server.replays.records))
            record = (await pair.ann.get(f"/api/tables/{pair.table}/record")).text
            assert record == table.match.save(reveal=True)
            wanted = {"table": pair.table, "step": 2, "seat": 1, "bot": "random"}
            new = (await pair.ann.fine("/api/play-on", wanted))["table"]
            assert (await pair.ann.info(new))["status"] == "waiting"
            # The first entry of a table is the deal, which is step 0 of a record.
            again = {"record": record, "step": 1, "seat": 1, "bot": "random"}
            other = (await pair.ann.fine("/api/play-on", again))["table"]
            heads = [(await house.server.host.table(id)).head for id in (new, other)]
            assert heads[0].start_dump == heads[1].start_dump, "table and record lead to different positions"

    run(work())
