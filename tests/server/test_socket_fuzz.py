"""A fuzzer over the WebSocket: whatever comes is answered or ends its connection, and other tables go on."""

import asyncio
import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from faubourg.server.socket.limits import LimitFigures
from faubourg.server.wire.answers import FROM_SERVER
from faubourg.server.wire.kinds import PROTOCOL
from tests.patience import PATIENCE
from tests.server.harness import House, Pair, Tab, run, serving

FIRST = {"first": 0}
MESSAGES = 300
ODD: list[Any] = [
    None, True, False, -1, 0, 1, 5, 6, 2**31, 2**53 - 1, 2**53, 2**63, 2**64, -(2**70), 10**300, 0.5, 1e308, "", "0",
    "seat", "é", "\u0000", "\u202e", "\U0001f3e0" * 10, "x" * 400, [], [[]], {}, {"a": {}}, [None], [0] * 70,
    "../../etc", "<script>", "'; DROP TABLE tables; --",
]  # fmt: skip
RAW = [
    "", " ", "null", "true", "1", '"x"', "[", "[]", "{}", "{" * 500, "[" * 8000, '{"type":' * 900, "\ufeff{}", "NaN",
    '{"type":"ping","id":1e400}', '{"type":"ping","id":NaN}', '{"type":"ping","id":1}{"type":"ping","id":2}',
    '{"type":"ping","type":"resign","id":1}', '{"type":"ping","id":"\\ud800"}', '{"\\ud800":1,"type":"ping","id":1}',
    '{"type":"ping","id":' + "9" * 4000 + "}", '{"type":"play","id":1,"seat":0,"seq":1,"moves":' + "[" * 5000,
    b"", b"\x00", b"\xff\xfe", b'{"type":"ping","id":1}', "\u0000", "x" * 16_000,
]  # fmt: skip


def samples(tab: Tab) -> list[dict[str, Any]]:
    """A valid message of each kind."""
    seat, seq = tab.seat, tab.seq
    moves = tab.moves()[:1] or [1]
    return [
        {"type": "hello", "protocol": PROTOCOL, "seat": seat},
        {"type": "draft", "id": 1, "seat": seat, "seq": seq, "moves": moves},
        {"type": "play", "id": 2, "seat": seat, "seq": seq, "moves": moves},
        {"type": "check", "id": 3, "seat": seat, "seq": seq, "text": "bid 370", "moves": [0]},
        {"type": "suggest", "id": 10, "seat": seat, "seq": seq, "to": 1, "text": "deal 0 red2+jail1 get 500"},
        {"type": "undo", "id": 4, "seat": seat, "seq": seq, "to": 1},
        {"type": "undo", "id": 4, "seat": seat, "seq": seq},
        {"type": "answer-undo", "id": 5, "seat": seat, "seq": seq, "request": 2, "agree": True},
        {"type": "back", "id": 6, "seat": seat},
        {"type": "say", "id": 7, "seat": seat, "text": "bonjour"},
        {"type": "phrase", "id": 7, "seat": seat, "phrase": "hello"},
        {"type": "hint", "id": 8, "seat": seat, "seq": seq},
        {"type": "ping", "id": 9},
    ]


def mutated(message: dict[str, Any], rng: random.Random) -> Any:
    """The message, or one that is wrong in one place."""
    found = copy.deepcopy(message)
    key = rng.choice(list(found))
    kind = rng.randrange(7)
    if kind == 0:
        return found
    if kind == 1:
        del found[key]
    elif kind == 2:
        found[rng.choice(["x", "sudo", "", "é", "guest", "__proto__"])] = rng.choice(ODD)
    elif kind == 3 and "moves" in found:
        found["moves"] = [rng.choice([*found["moves"], *ODD]) for _ in range(rng.randrange(6))]
    elif kind == 4 and "seq" in found:
        found["seq"] += rng.choice([-2, -1, 1, 2])
    elif kind == 5:
        return json.dumps(found)[: rng.randrange(1, 40)]
    else:
        found[key] = rng.choice(ODD)
    return found


async def acknowledgement(tab: Tab, id: int) -> int:
    ack = await tab.wait(lambda message: message["type"] == "ack" and message["id"] == id)
    return int(ack["seq"])


async def marked(tab: Tab, id: int) -> None:
    """Everything sent so far has been dealt with."""
    await tab.send({"type": "ping", "id": id})
    await tab.wait(lambda message: message["type"] == "pong" and message["id"] == id)


async def pester(house: House, pair: Pair, rng: random.Random, count: int) -> int:
    """Send odd messages from a player's and a spectator's tab; how many were refused."""
    refused = 0
    tab = pair.one
    watcher = await (await house.browser()).tab(pair.table, None)
    for number in range(count):
        if tab.reader.done():
            assert [message["code"] for message in tab.unread if message["type"] == "bye"] != []
            tab = await pair.ann.tab(pair.table, rng.choice([0, None]))
        if watcher.reader.done():
            watcher = await (await house.browser()).tab(pair.table, None)
        who = rng.choice([tab, tab, watcher])
        odd = rng.choice(RAW) if rng.random() < 0.2 else mutated(rng.choice(samples(tab)), rng)
        who.unread.clear()
        try:
            await who.send(odd)
            await marked(who, 2**40 + number)
        except (ConnectionClosed, ConnectionError):
            continue
        # Nothing passes unanswered, and nothing is a mistake of ours.
        kinds = [message["type"] for message in who.unread if message["type"] not in ("table", "state", "chat")]
        assert len(kinds) == 1, (odd, who.unread)
        for message in who.unread:
            refused += message["type"] == "refused"
            assert message.get("code") != "server-broken", odd
            assert "Traceback" not in json.dumps(message)
    for one in (tab, watcher):
        for frame in one.frames:
            FROM_SERVER.validate_json(frame)
    return refused


@pytest.mark.parametrize(
    ("seed", "game", "kind", "count"),
    [
        (1, "roomshare", "sqlite", MESSAGES // 2),
        (2, "roomshare", "sqlite", MESSAGES // 2),
        (3, "city", "sqlite", MESSAGES // 2),
        (6, "ubuild", "sqlite", MESSAGES // 4),
        # Each is answered from the memory or the store: the other one takes a while longer.
        (4, "roomshare", "postgres", MESSAGES // 4),
        (5, "city", "postgres", MESSAGES // 4),
    ],
)
def test_odd_messages_are_answered_and_the_match_goes_on(
    url_of: Callable[[str], str], seed: int, game: str, kind: str, count: int
) -> None:
    url = url_of(kind)

    async def work() -> None:
        async with serving(url) as house:
            rng = random.Random(seed)
            pair, other = [await house.pair(options=FIRST, game=game) for _ in range(2)]
            assert await pester(house, pair, rng, count) > count // 4
            await other.play(3)
            # What was played meanwhile is all there.
            table = house.server.host.tables[pair.table]
            rows = await house.server.store.entries(pair.table)
            assert [row.seq for row in rows] == list(range(1, table.seq + 1))
            fresh = await pair.bob.tab(pair.table, 1)
            assert fresh.seq == table.seq

    run(work())


def test_a_thousand_messages_a_second_disturb_no_other_table(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url, figures=LimitFigures()) as house:
            pair, other = await house.pair(options=FIRST), await house.pair(options=FIRST)

            async def flood() -> None:
                rng = random.Random(5)
                tab = await pair.ann.tab(pair.table, 0)
                try:
                    for _ in range(1000):
                        await tab.send(mutated(rng.choice(samples(tab)[1:]), rng))
                        # All in one heap would be cut off without a word.
                        await asyncio.sleep(0.001)
                except ConnectionClosed:
                    pass
                await asyncio.wait_for(tab.reader, PATIENCE)
                assert any('"too-fast"' in frame for frame in tab.frames)
                assert not any('"server-broken"' in frame for frame in tab.frames)
                assert json.loads(tab.frames[-1])["type"] == "bye"

            await asyncio.gather(flood(), other.play(5))

    run(work())


def test_messages_sent_twice_and_out_of_order_leave_no_gap_and_no_double(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options={"duel": True, "first": 0})
            rng = random.Random(3)
            sent: list[tuple[Tab, dict[str, Any]]] = []
            acknowledged: set[int] = set()
            for number in range(25):
                tab = await pair.asked()
                play = {
                    "type": "play",
                    "id": number,
                    "seat": tab.seat,
                    "seq": tab.seq,
                    "moves": [rng.choice(tab.moves())],
                }
                sent.append((tab, play))
                batch = [sent[-1], sent[-1], *rng.choices(sent, k=2)]
                rng.shuffle(batch)
                for who, message in batch:
                    await who.send(message)
                acknowledged.add(await acknowledgement(tab, number))
                await tab.reach(max(acknowledged))
            for tab in pair.tabs:
                await marked(tab, 10_000)
                assert not any(message["type"] == "refused" for message in tab.unread)
            rows = await house.server.store.entries(pair.table)
            assert [row.seq for row in rows] == list(range(1, 27))
            assert acknowledged == set(range(2, 27))

    run(work())


def test_a_client_that_drops_at_any_moment_loses_nothing_that_was_acknowledged(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options={"duel": True, "first": 0})
            rng = random.Random(9)
            acknowledged = 1
            for number in range(20):
                tab = await pair.asked()
                await tab.send(
                    {"type": "play", "id": number, "seat": tab.seat, "seq": tab.seq, "moves": tab.moves()[:1]}
                )
                await asyncio.sleep(rng.choice([0, 0, 0.001, 0.01]))
                tab.socket.transport.abort()
                await asyncio.wait_for(tab.reader, PATIENCE)
                acks = [json.loads(frame)["seq"] for frame in tab.frames if frame.startswith('{"type":"ack"')]
                acknowledged = max([acknowledged, *acks])
                who = pair.ann if tab is pair.one else pair.bob
                fresh = await who.tab(pair.table, tab.seat)
                assert fresh.seq >= acknowledged
                if tab is pair.one:
                    pair.one = fresh
                else:
                    pair.two = fresh
            rows = await house.server.store.entries(pair.table)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))

    run(work())
