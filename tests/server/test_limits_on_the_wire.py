"""Limits: sizes, rates and counts, each refused in words, and nobody else is disturbed."""

import asyncio
import contextlib
import json
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from faubourg.server.socket import connections, household
from faubourg.server.socket.connections import MOST_BAD, Connection
from faubourg.server.socket.limits import LimitFigures, Rule
from faubourg.server.socket.line import Line
from faubourg.server.wire.kinds import LARGEST_MESSAGE, PROTOCOL
from tests.patience import PATIENCE
from tests.server.harness import ME, OPEN, House, Pair, Tab, a_while, problem_of, run, serving, until

RARE = 1e-9
FIRST = {"first": 0}


def test_too_many_messages_are_refused_and_then_end_the_connection(url: str) -> None:
    async def work() -> None:
        async with serving(url, figures=LimitFigures(messages=Rule(RARE, 10))) as house:
            pair = await house.pair(options=FIRST)
            flood = await (await house.browser()).silent_tab(pair.table)
            with contextlib.suppress(ConnectionClosed):
                for id in range(1000):
                    await flood.send({"type": "ping", "id": id})
            assert await flood.goodbye() == "too-many-bad-messages"
            kinds = [json.loads(frame)["type"] for frame in flood.frames]
            assert kinds == ["pong"] * 10 + ["refused"] * MOST_BAD + ["bye"]
            # The others' buckets are their own.
            await pair.play()

    run(work())


def test_drafts_have_a_limit_of_their_own(url: str) -> None:
    async def work() -> None:
        async with serving(url, figures=LimitFigures(drafts=Rule(RARE, 3))) as house:
            pair = await house.pair(options=FIRST)
            for _ in range(3):
                assert (await pair.one.ask("draft", seat=0, seq=1, moves=[]))["type"] == "draft"
            assert await pair.one.refusal("draft", seat=0, seq=1, moves=[]) == "too-fast"
            await pair.one.play()

    run(work())


def test_hints_have_a_limit(url: str) -> None:
    async def work() -> None:
        async with serving(url, figures=LimitFigures(hints=Rule(RARE, 1))) as house:
            pair = await house.pair(options=FIRST)
            assert (await pair.one.ask("hint", seat=0, seq=1))["type"] == "hinted"
            assert await pair.one.refusal("hint", seat=0, seq=1) == "too-fast"

    run(work())


def test_tables_links_replays_and_requests_have_limits_by_address(url: str) -> None:
    async def work() -> None:
        figures = LimitFigures(
            tables=Rule(RARE, 2),
            rematches=Rule(RARE, 1),
            links=Rule(RARE, 1),
            replays=Rule(RARE, 1),
            requests=Rule(RARE, 22),
        )
        async with serving(url, figures=figures, trust_proxy=True) as house:
            ann = await house.browser(**{"x-forwarded-for": "192.0.2.1"})
            body = {"game": "roomshare", "places": [ME, OPEN]}
            for _ in range(2):
                await ann.fine("/api/tables", body)
            assert await ann.refused("/api/tables", body) == (429, "too-fast")
            # Another cookie does not help; another address does.
            other = await house.browser(**{"x-forwarded-for": "192.0.2.1"})
            assert await other.refused("/api/tables", body) == (429, "too-fast")
            away = await house.browser(**{"x-forwarded-for": "192.0.2.2"})
            await away.fine("/api/tables", body)
            play_on = {"record": "x", "step": 0, "seat": 0}
            assert await ann.refused("/api/play-on", play_on) == (429, "too-fast")
            assert await ann.refused("/api/tables/none/rematch") == (404, "no-such-table")
            late = await ann.post("/api/tables/none/rematch")
            assert problem_of(late) == (429, "too-fast")
            # When there is one more; it is said of every rule.
            assert int(late.headers["retry-after"]) == pytest.approx(1 / RARE, rel=0.01)
            assert "retry-after" in (await ann.post("/api/tables", body)).headers
            assert "retry-after" not in (await away.post("/api/tables/none/rematch")).headers
            assert (await ann.refused("/api/links", {"code": "0" * 32}))[0] == 404
            assert await ann.refused("/api/links", {"code": "0" * 32}) == (429, "too-fast")
            kind = {"content-type": "text/plain"}
            codes = [
                (await ann.client.post("/api/replays", content="no record", headers=kind)).status_code for _ in "ab"
            ]
            assert codes == [422, 429]
            statuses = [(await ann.get("/api/games")).status_code for _ in range(20)]
            assert statuses[0] == 200
            assert statuses[-1] == 429
            assert (await away.get("/api/games")).status_code == 200
            # Whoever watches over the server is not counted.
            assert (await ann.get("/health")).status_code == 200

    run(work())


async def greeting(pair: Pair) -> str:
    """How a tab of the second seat is received."""
    tab = await pair.bob.silent_tab(pair.table)
    await tab.send({"type": "hello", "protocol": PROTOCOL, "seat": 1})
    first = await tab.wait(lambda message: message["type"] in ("welcome", "bye"))
    return str(first["type"])


def test_sockets_have_a_limit_by_address_and_closed_ones_do_not_count(url: str) -> None:
    async def work() -> None:
        async with serving(url, figures=LimitFigures(sockets=2)) as house:
            pair = await house.pair(options=FIRST)
            late = await pair.ann.silent_tab(pair.table)
            assert await late.goodbye() == "too-many-connections"
            await pair.two.close()
            async with asyncio.timeout(PATIENCE):
                while await greeting(pair) != "welcome":
                    await asyncio.sleep(0.01)

    run(work())


def test_opening_again_and_again_has_a_limit_by_address(url: str) -> None:
    async def work() -> None:
        async with serving(url, figures=LimitFigures(openings=Rule(RARE, 4)), trust_proxy=True) as house:
            pair = await house.pair(options=FIRST)
            said = []
            for _ in range(4):
                tab = await pair.ann.silent_tab(pair.table)
                # Who is refused may be closed before that is said.
                with contextlib.suppress(ConnectionClosed):
                    await tab.send({"type": "hello", "protocol": PROTOCOL, "seat": 0})
                first = await tab.wait(lambda message: message["type"] in ("welcome", "bye"))
                said.append(first.get("code", "welcome"))
                await tab.close()
            assert said == ["welcome", "welcome", "too-fast", "too-fast"], (
                "An address opens as many WebSockets as it likes, one after the other"
            )
            # Another address is not held to it.
            away = await pair.bob.silent_tab(pair.table, **{"X-Forwarded-For": "192.0.2.2"})
            await away.hello(1)

    run(work())


def test_a_message_with_many_fields_is_refused_whole(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            strange = {f"field-{number}": 0 for number in range(1_000)}
            await pair.one.send(json.dumps({"type": "ping", "id": 7, **strange}))
            refused = await pair.one.wait_for("refused")
            assert (refused["code"], refused["id"], refused["params"]) == ("bad-message", 7, {"field": "-"})
            await pair.play()

    run(work())


def test_a_message_of_a_megabyte_ends_its_connection_and_nothing_else(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            tab = await pair.ann.tab(pair.table, 0)
            text = json.dumps({"type": "say", "id": 1, "seat": 0, "text": "x" * 1_000_000})
            with contextlib.suppress(ConnectionClosed):
                await tab.send(text)
            await asyncio.wait_for(tab.reader, PATIENCE)
            assert tab.socket.close_code == 1009
            await pair.play()
            # One that just fits is answered.
            fits = json.dumps({"type": "say", "id": 1, "seat": 0, "text": ""})
            fits = fits[:-2] + "x" * (LARGEST_MESSAGE - len(fits)) + fits[-2:]
            await pair.one.send(fits)
            assert (await pair.one.wait_for("refused"))["code"] == "bad-message"

    run(work())


def test_a_large_body_is_refused(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            body = {"game": "roomshare", "places": [ME, OPEN], "data": "#" * 300_000}
            assert await ann.refused("/api/tables", body) == (413, "too-large")

    run(work())


def line_of(connection: Connection) -> Line:
    assert isinstance(connection.line, Line)
    return connection.line


def watching(house: House) -> Connection:
    """The connection of the only one who watches."""
    [connection] = [found for found in house.server.room.connections if found.seat is None]
    return connection


async def spectator(house: House, pair: Pair) -> Tab:
    """Somebody who watches, and of whom the table has been told."""
    tab = await (await house.browser()).tab(pair.table, None)
    await tab.wait_for("table")
    return tab


def test_who_does_not_read_is_cut_off_and_holds_nobody_up(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        monkeypatch.setattr(connections, "MOST_WAITING", 20_000)
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            lazy = await spectator(house, pair)
            connection = watching(house)
            # As if the network took nothing more.
            line_of(connection).pause_writing()
            while not connection.closing:
                assert connection.held < 60_000, "What waits is not bounded"
                await pair.play()
            await asyncio.wait_for(lazy.reader, PATIENCE)
            kinds = {json.loads(frame)["type"] for frame in lazy.frames}
            assert kinds <= {"welcome", "table"}, "Who does not read is told goodbye"
            assert connection.household.held == 0
            await pair.play()

    run(work())


def test_a_message_longer_than_may_wait_gets_through(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        monkeypatch.setattr(connections, "MOST_WAITING", 1000)
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            lazy = await spectator(house, pair)
            connection = watching(house)
            line_of(connection).pause_writing()
            long = json.dumps({"type": "chat", "text": "x" * 100_000})
            connection.send(long.encode())
            assert not connection.closing
            line_of(connection).resume_writing()
            assert (await lazy.wait_for("chat"))["text"] == "x" * 100_000

    run(work())


def test_what_waits_for_an_address_is_bounded_and_its_slowest_goes_first(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        monkeypatch.setattr(household, "MOST_WAITING", 10_000)
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            await spectator(house, pair)
            slowest = watching(house)
            [slow] = [found for found in house.server.room.connections if found.seat == 0]
            for connection in (slowest, slow):
                line_of(connection).pause_writing()
            slowest.send(b"x" * 8000)
            assert not slowest.closing
            slow.send(b"x" * 4000)
            assert slowest.closing, "All that waits for an address is not bounded"
            assert not slow.closing
            assert slow.household.held < 5000

    run(work())


# Welcomes


def test_nobody_is_welcomed_again_before_the_last_welcome_is_read(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            lazy = await spectator(house, pair)
            connection = watching(house)
            line_of(connection).pause_writing()
            for _ in range(5):
                await lazy.send({"type": "hello", "protocol": PROTOCOL, "seat": None})
            await until(lambda: len(connection.unread) == 4)
            await a_while()
            assert connection.held == 0, "A welcome was made for somebody who has not read the last"
            line_of(connection).resume_writing()
            for _ in range(5):
                await lazy.wait_for("welcome")

    run(work())


def test_nobody_is_welcomed_while_their_address_has_much_to_read(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            await spectator(house, pair)
            connection = watching(house)
            line_of(connection).pause_writing()
            connection.keep(b"x" * 7_999_000)
            connection.keep(b"x" * 500)
            late = await pair.ann.silent_tab(pair.table)
            connection.held += 1000
            await late.send({"type": "hello", "protocol": PROTOCOL, "seat": 0})
            await a_while()
            assert late.frames == [], "Another long message was made for an address that does not read"
            connection.held -= 1000
            await late.wait_for("welcome")
            connection.cut()

    run(work())


def test_hellos_of_an_address_are_welcomed_at_a_pace(url: str) -> None:
    async def work() -> None:
        async with serving(url, figures=LimitFigures(hellos=Rule(20, 3))) as house:
            pair = await house.pair(options=FIRST)
            began = monotonic()
            for _ in range(8):
                await pair.one.hello(0)
            assert monotonic() - began > 0.25, "Hellos are without limit"
            # Nobody was refused.
            await pair.play()

    run(work())


def test_messages_and_drafts_have_limits_by_address_too(url: str) -> None:
    async def work() -> None:
        figures = LimitFigures(address_messages=Rule(RARE, 12), address_drafts=Rule(RARE, 3))
        async with serving(url, figures=figures) as house:
            pair = await house.pair(options=FIRST)
            tabs = [await pair.ann.tab(pair.table, 0) for _ in range(4)]
            answers = [(await tab.ask("draft", seat=0, seq=1, moves=[]))["type"] for tab in tabs]
            assert answers == ["draft"] * 3 + ["refused"], "More connections draft more"
            answers = [(await tab.ask("ping"))["type"] for tab in tabs]
            assert answers == ["pong"] * 2 + ["refused"] * 2, "More connections say more"

    run(work())


def test_twenty_people_at_one_address_come_back_at_once_with_two_tabs_each(url: str) -> None:
    async def work() -> None:
        async with serving(url, figures=LimitFigures()) as house:
            pair = await house.pair(options=FIRST)
            browsers = [await house.browser() for _ in range(20)]
            tabs = [await browser.tab(pair.table, None) for browser in browsers for _ in range(2)]
            assert all(tab.welcome for tab in tabs), "Somebody was shut out"
            await asyncio.gather(*(tab.ask("ping") for tab in tabs))
            await pair.play()

    run(work())


class Paper:
    """A transport that is never full; it keeps what is written, without the two bytes before a short text."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def write(self, frame: bytes) -> None:
        self.texts.append(frame[2:])


def test_nothing_overtakes_a_message_that_is_on_its_way(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            await (await house.browser()).tab(pair.table, None)
            connection = watching(house)
            paper = Paper()
            monkeypatch.setattr(connection.line, "transport", paper)
            line_of(connection).pause_writing()
            connection.send(b"first")
            connection.send(b"second")
            # There is room again, but whoever waited for it has not been told yet.
            connection.line.writable.set()
            connection.send(b"third")
            assert paper.texts == []
            line_of(connection).resume_writing()
            connection.send(b"fourth")
            assert paper.texts == [b"first", b"second", b"third", b"fourth"]
            monkeypatch.undo()

    run(work())


def test_who_does_not_read_the_goodbye_is_cut_off(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        monkeypatch.setattr(connections, "PATIENCE", 0.05)
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            lazy = await (await house.browser()).tab(pair.table, None)
            connection = watching(house)
            line_of(connection).pause_writing()
            connection.bye("restarting", again=True)
            await asyncio.wait_for(lazy.reader, PATIENCE)
            assert connection not in house.server.room.connections

    run(work())


def test_other_sites_cannot_act_in_a_guests_name(url: str) -> None:
    async def work() -> None:
        async with serving(url, origins=("https://friend.example",)) as house:
            pair = await house.pair(options=FIRST)
            foreign = {"origin": "https://evil.example"}
            answer = await pair.ann.client.post(f"/api/tables/{pair.table}/link", json={"seat": 0}, headers=foreign)
            assert problem_of(answer) == (403, "wrong-origin")
            with pytest.raises(InvalidStatus):
                await pair.ann.silent_tab(pair.table, Origin="https://evil.example")
            for origin in (f"http://127.0.0.1:{house.port}", "https://friend.example"):
                tab = await pair.ann.silent_tab(pair.table, Origin=origin)
                await tab.hello(0)

    run(work())
