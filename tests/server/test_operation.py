"""Running a server: health, metrics, documents, logs, idle tables, and a graceful stop."""

import asyncio
import io
import json
import logging
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from faubourg.server.bots.players import luck
from faubourg.server.http.operators import READY_MS
from faubourg.server.lobby.codes import hash_of
from faubourg.server.operation import logs
from faubourg.server.store.opening import open_store
from faubourg.server.store.store import EntryRow, Store, StoreError
from faubourg.server.table import memory
from tests.patience import PATIENCE
from tests.server.hands import HandClock
from tests.server.harness import BOT, ME, OPEN, Browser, House, QuickBots, Tab, problem_of, run, serving, until

FIRST = {"duel": True, "first": 0}
ADDRESS = re.compile(rb"http://127\.0\.0\.1:(\d+)/")
FOREIGN = re.compile(r"""(?:src|href|action)\s*=\s*["']?(?:https?:)?//""")


class Away:
    """A store that cannot be reached while `away` is set."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.away = False

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.store, name)
        if self.away and name not in ("close", "doorbell"):
            raise StoreError("store-away", "gone")
        return found


def test_readiness_tells_whether_the_store_can_be_reached(url: str) -> None:
    async def work() -> None:
        store = Away(open_store(url))
        async with serving(url, store=cast(Store, store)) as house:
            ann = await house.browser()
            answer = await ann.get("/ready")
            assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
            assert answer.headers["cache-control"] == "no-store"
            store.away = True
            await house.clock.advance(READY_MS / 1000)
            assert problem_of(await ann.get("/ready")) == (503, "store-away")
            # The process itself serves all the same: nothing is gained by starting it again.
            assert (await ann.get("/health")).status_code == 200, "A server is called dead because its store is away"
            store.away = False
            await house.clock.advance(READY_MS / 1000)
            assert (await ann.get("/ready")).status_code == 200

    run(work())


def test_health_writes_nothing_and_readiness_once_in_a_while_however_many_ask(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            ann = await house.browser()
            before = await pulse_of(house.server.store)
            for _ in range(20):
                assert (await ann.get("/health")).status_code == 200
            assert await pulse_of(house.server.store) == before, "Asking for the server's health writes to the store"
            answers = await asyncio.gather(*(ann.get("/ready") for _ in range(20)))
            assert {answer.status_code for answer in answers} == {200}
            assert await pulse_of(house.server.store) == before + 1, "Many who ask at once make many writes"
            await house.clock.advance(READY_MS / 1000)
            await ann.get("/ready")
            assert await pulse_of(house.server.store) == before + 2, "What was found long ago is told as if it were new"

    run(work())


async def pulse_of(store: Any) -> int:
    """How often the store was written to for nothing but to see whether it can be."""
    if store.is_shared:
        return int(await store._value("SELECT pulse FROM schema"))
    return int((await store._read("SELECT pulse FROM schema"))[0][0])


def test_while_the_store_is_away_everything_is_refused_in_words_and_then_goes_on(url: str) -> None:
    async def work() -> None:
        store = Away(open_store(url))
        async with serving(url, store=cast(Store, store)) as house:
            pair = await house.pair(options=FIRST)
            store.away = True
            sent = {"seat": 0, "seq": 1, "moves": pair.one.moves()[:1]}
            assert await pair.one.refusal("play", **sent) == "store-away"
            assert await pair.one.refusal("say", seat=0, text="hello?") == "store-away"
            assert await pair.ann.refused("/api/tables", {"game": "roomshare", "places": [ME, BOT]}) == (
                503,
                "store-away",
            )
            assert problem_of(await pair.ann.get("/api/tables")) == (503, "store-away")
            # What needs no store goes on: drafts, and who is there.
            assert (await pair.one.ask("draft", seat=0, seq=1, moves=[]))["type"] == "draft"
            stranger = await (await house.browser()).silent_tab("elsewhere")
            assert await stranger.goodbye() == "store-away"
            store.away = False
            assert await pair.one.ack("play", **sent) == 2
            await pair.two.until(lambda tab: tab.seq == 2)

    run(work())


def test_metrics_can_be_read_and_count(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            await pair.play(3)
            await pair.one.refusal("play", seat=0, seq=99, moves=[1])
            answer = await pair.ann.get("/metrics")
            found = {
                sample.name: sample.value
                for family in text_string_to_metric_families(answer.text)
                for sample in family.samples
                if not sample.labels
            }
            assert found["faubourg_gestures_total"] == 3
            assert found["faubourg_connections"] == 2
            assert found["faubourg_tables_in_memory"] == 1
            assert pair.table not in answer.text

    run(work())


def test_the_documents_of_the_interface_come_from_here(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            page = await ann.get("/docs")
            assert page.status_code == 200
            assert page.headers["content-type"].startswith("text/html")
            assert not FOREIGN.search(page.text)
            assert "/api/tables" in page.text
            schema = (await ann.get("/openapi.json")).json()
            assert "/api/tables/{table}/sit" in schema["paths"]
            policy = page.headers["content-security-policy"]
            assert "unsafe-inline" not in policy.split("script-src")[1].split(";")[0]

    run(work())


def test_the_log_tells_no_secret_of_anybody(url: str, capfd: pytest.CaptureFixture[str]) -> None:
    stream = io.StringIO()
    secrets: list[str] = []

    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            await pair.play(3)
            await pair.one.ack("say", seat=0, text="chat-that-is-private")
            code = (await pair.ann.fine(f"/api/tables/{pair.table}/link", {"seat": 0}))["code"]
            phone = await house.browser()
            used = await phone.fine("/api/links", {"code": code})
            await phone.refused("/api/links", {"code": code})
            await phone.get(f"/api/tables/{pair.table}/replay?code={code}")
            await phone.get("/seat?code=" + code)
            tab = await phone.tab(pair.table, 0)
            await tab.send("garbage-that-is-private")
            await tab.ack("resign", seat=0)
            head = house.server.host.tables[pair.table].head
            secrets.extend(
                [head.seed, code, used["code"], pair.table, pair.ann.cookie, phone.cookie, hash_of(phone.cookie)]
            )
            secrets.extend(["chat-that-is-private", "garbage-that-is-private", "Ann", "Bob"])

    before = logging.getLogger().handlers[:]
    try:
        logs.set_up("info", "json", stream)
        run(work())
    finally:
        logging.getLogger().handlers[:] = before
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert len(lines) > 5
    written = stream.getvalue() + "".join(capfd.readouterr())
    for secret in secrets:
        assert secret not in written


def test_an_idle_table_leaves_the_memory_and_is_loaded_when_somebody_asks(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url, unload_after=60) as house:
            pair = await house.pair(options=FIRST)
            await pair.play(2)
            await pair.level()
            state = pair.one.state
            tables = house.server.host.tables
            await house.clock.advance(130)
            assert pair.table in tables
            silent = await pair.ann.silent_tab(pair.table)
            for tab in pair.tabs:
                await tab.close()
            await until(lambda: not tables[pair.table].listeners)
            await house.live(200, lambda: pair.table not in tables)
            fresh = await pair.ann.tab(pair.table, 0)
            assert fresh.state == state
            # A tab that was silent all the time finds the same table as the others.
            await silent.hello(0)
            await fresh.play()
            await silent.until(lambda tab: tab.seq == fresh.seq)

    run(work())


def test_however_many_tables_are_asked_for_few_stay_in_the_memory(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MOST_LEFT", 5)

    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            host = house.server.host
            others = [await pair.ann.create([ME, OPEN], options=FIRST) for _ in range(20)]
            for table in others:
                await house.clock.advance(6)
                await pair.ann.info(table)
                assert len(host.tables) <= 5 + 2
            # Where somebody is, nothing leaves.
            assert host.holds(host.tables[pair.table])
            assert others[-1] in host.tables
            await pair.play()

    run(work())


def test_tables_idle_for_long_are_swept_if_that_is_wanted(url: str) -> None:
    async def work() -> None:
        clock = HandClock()
        async with serving(url, clock=clock, sweep_after_days=30) as house:
            pair = await house.pair(options=FIRST)
        clock = HandClock(clock.now() + 31 * 86_400_000)
        async with serving(url, clock=clock) as house:
            assert len(await (await same(house, pair.ann)).tables()) == 1
        async with serving(url, clock=clock, sweep_after_days=30) as house:
            ann = await same(house, pair.ann)
            async with asyncio.timeout(PATIENCE):
                while await ann.tables():
                    await asyncio.sleep(0.01)
            assert problem_of(await ann.get(f"/api/tables/{pair.table}")) == (404, "no-such-table")

    run(work())


def test_a_table_that_cannot_be_read_keeps_no_other_asleep(url: str) -> None:
    async def work() -> None:
        clock = HandClock()
        async with serving(url, clock=clock) as house:
            house.bots.may_answer.clear()
            ann = await house.browser()
            tables = [await ann.create([ME, BOT], options={"duel": True, "first": 1}) for _ in range(2)]
            await until(lambda: len(house.bots.asked) == 2)
            other = luck(house.server.host.tables[tables[1]], 1)
            row = await house.server.store.table(tables[0])
            assert row is not None
            await house.server.store.change_table(replace(row, head={"of": "another version"}))
        async with serving(url, clock=clock) as house:
            await house.live(10, lambda: bool(house.bots.asked))
            assert [task.seed for task in house.bots.asked] == [other]
            assert tables[0] not in await house.server.store.tables_to_wake(clock.now(), 10)

    run(work())


def test_a_table_that_is_swept_while_it_is_opened_is_not_there(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with serving(url, unload_after=60) as house:
            pair = await house.pair(options=FIRST)
            for tab in pair.tabs:
                await tab.ack("resign", seat=tab.seat)
                await tab.close()
            host, store = house.server.host, house.server.store
            await until(lambda: not host.tables[pair.table].listeners)
            host.forget(host.tables[pair.table])
            entries = store.entries

            async def swept(id: str, after: int = 0, limit: int | None = None) -> list[EntryRow]:
                await store.sweep(house.clock.now() + 1, 10)
                return await entries(id, after, limit)

            monkeypatch.setattr(store, "entries", swept)
            assert problem_of(await pair.ann.get(f"/api/tables/{pair.table}")) == (404, "no-such-table")
            assert host.tables == {}

    run(work())


def test_a_table_that_another_worker_has_swept_leaves_the_memory(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST, settings={"time": {"move": 60, "bank": 0}})
            asked = await pair.asked()
            host = house.server.host
            table = host.tables[pair.table]
            assert await house.server.store.sweep(house.clock.now() + 1, 10) == [pair.table]
            assert await asked.refusal("play", seat=asked.seat, seq=1, moves=asked.moves()[:1]) == "no-such-table"
            assert pair.table not in host.tables
            # Nor does its clock ring any more.
            await house.clock.advance(300)
            assert table not in house.server.alarms.set

    run(work())


async def same(house: House, browser: Browser) -> Browser:
    found = await house.browser()
    found.client.cookies.set("guest", browser.cookie)
    return found


# In processes of their own


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "faubourg", "--lang", "en", "serve", "--port", "0", "--no-open", *arguments]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


@asynccontextmanager
async def started(*arguments: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, int]]:
    """A server of its own, and its port; killed if it has not stopped by then."""
    process = await asyncio.create_subprocess_exec(
        *command(*arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    )
    try:
        yield process, await port_of(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def port_of(process: asyncio.subprocess.Process) -> int:
    assert process.stdout is not None
    while line := await asyncio.wait_for(process.stdout.readline(), PATIENCE):
        found = ADDRESS.search(line)
        if found:
            return int(found[1])
    assert process.stderr is not None
    raise AssertionError((await process.stderr.read()).decode())


def children_of(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(word) for word in text.split()]


def is_alive(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_a_graceful_stop_under_load_loses_nothing_that_was_acknowledged(url: str) -> None:
    async def work() -> None:
        async with started("--store", url, "--unlimited") as (process, port):
            await stop_under_load(url, process, port)

    run(work())


async def stop_under_load(url: str, process: asyncio.subprocess.Process, port: int) -> None:
    acknowledged: dict[str, int] = {}
    goodbyes: list[str] = []
    house = House(None, port, HandClock(), QuickBots())  # type: ignore[arg-type]
    async with house.stack:
        ann = await house.browser()
        with_bot = await ann.create([ME, BOT], options=FIRST)
        pairs = [await house.pair(options=FIRST) for _ in range(3)]
        bot_tab = await ann.tab(with_bot, 0)

        async def keep_playing(tabs: list[Tab], table: str) -> None:
            try:
                # Whoever waits for a bot when the server stops has nothing to send, and hears it from the line.
                while not any(tab.reader.done() for tab in tabs):
                    for tab in tabs:
                        if tab.moves():
                            seq = await tab.ack("play", seat=tab.seat, seq=tab.seq, moves=tab.moves()[:1])
                            acknowledged[table] = seq
                            await tab.reach(seq)
                    await asyncio.sleep(0.005)
            except (ConnectionError, ConnectionClosed):
                pass
            for tab in tabs:
                goodbyes.append(await tab.goodbye())

        async def stop() -> list[int]:
            await until(lambda: len(acknowledged) == 4 and min(acknowledged.values()) > 4)
            found = children_of(process.pid)
            process.send_signal(signal.SIGTERM)
            return found

        players = [keep_playing([*pair.tabs], pair.table) for pair in pairs]
        *_, bots = await asyncio.gather(*players, keep_playing([bot_tab], with_bot), stop())
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    assert goodbyes == ["restarting"] * 7
    assert bots
    await until(lambda: not any(is_alive(pid) for pid in bots))
    # Everything that was acknowledged is there, and the tables go on.
    async with serving(url) as again:
        for table, seq in acknowledged.items():
            rows = await again.server.store.entries(table)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            assert len(rows) >= seq
            await again.server.host.table(table)


def test_ctrl_c_is_a_clean_end(url: str) -> None:
    async def work() -> None:
        async with started("--store", url) as (process, port):
            house = House(None, port, HandClock(), QuickBots())  # type: ignore[arg-type]
            async with house.stack:
                ann = await house.browser()
                assert (await ann.get("/health")).status_code == 200
            process.send_signal(signal.SIGINT)
            assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
            assert process.stderr is not None
            assert b"Traceback" not in await process.stderr.read()

    run(work())


def test_the_command_line_says_which_names_and_networks_there_are(url: str) -> None:
    async def work() -> None:
        name = "tables.example.org"
        async with (
            started("--store", url, "--name", name, "--operators", "192.0.2.0/24", "--behind-proxy") as (_, port),
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False) as client,
        ):

            async def status(path: str, host: str, address: str) -> int:
                told = {"x-forwarded-host": host, "x-forwarded-for": address}
                return (await client.get(path, headers=told)).status_code

            assert await status("/metrics", name, "192.0.2.7") == 200
            assert await status("/metrics", name, "198.51.100.7") == 403
            assert await status("/metrics", "elsewhere.example", "192.0.2.7") == 421

    run(work())


def test_several_workers_with_sqlite_are_refused_with_a_sentence(url: str) -> None:
    done = subprocess.run(
        command("--store", url, "--workers", "2"),
        env=environment(),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("SQLite serves a single process")
    assert "Traceback" not in done.stderr


def test_a_store_that_another_server_uses_is_refused_with_a_sentence(url: str) -> None:
    async def work() -> None:
        async with serving(url):
            process = await asyncio.create_subprocess_exec(
                *command("--store", url), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
            )
            _, written = await asyncio.wait_for(process.communicate(), PATIENCE)
            assert process.returncode == 2
            assert "Another server is using this store" in written.decode()

    run(work())
