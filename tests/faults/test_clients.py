"""Bad clients against a live server: each is answered or cut off, and nobody else notices."""

import asyncio
from pathlib import Path
from random import Random

from tests.faults import bad_clients
from tests.faults.bad_clients import Dropper, Repeater, enter
from tests.faults.crowd import Crowd, compare
from tests.faults.players import Guest, Player, socket
from tests.faults.server_process import ServerProcess, serving
from tests.patience import LONG, PATIENCE

# What people notice; on a machine busy with other things, several times what it takes without bad clients.
SECONDS = 0.25
TIMES = 4
SOME = 150


def slowest(delays: list[float]) -> float:
    """The ninth of ten: what a busy machine does to a few says nothing of the server."""
    return sorted(delays)[int(len(delays) * 0.9)]


async def usual(crowd: Crowd) -> float:
    """How long good players wait when all is quiet; from here on that is measured anew."""
    await crowd.under_way(SOME)
    quiet = slowest(crowd.ledger.delays)
    crowd.ledger.delays.clear()
    return quiet


def check_delays(crowd: Crowd, quiet: float) -> None:
    delays = crowd.ledger.delays
    assert len(delays) >= SOME, f"The good players made only {len(delays)} moves"
    worst = slowest(delays)
    assert worst < max(SECONDS, quiet * TIMES), f"The good players waited {worst:.3f} s, {quiet:.3f} s before"


def test_good_players_do_not_notice_bad_ones(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def scenario() -> None:
        async with serving(ServerProcess(url, tmp_path)) as server:
            crowd = Crowd([server.address], seed=3, pause=(0.02, 0.06))
            guest = Guest(server.address)
            try:
                crowd.gather(duels=3, with_bots=0, timed=0)
                quiet = await usual(crowd)
                places = [{"kind": "me", "name": "Eve"}, {"kind": "open"}]
                table = await guest.open_table(places)
                await asyncio.gather(
                    bad_clients.talk_nonsense(guest, table),
                    bad_clients.send_a_megabyte(guest, table),
                    bad_clients.send_a_thousand_a_second(guest, table, 3),
                    bad_clients.drop_in_mid_frame(guest, table, 30),
                    crowd.under_way(SOME),
                )
                check_delays(crowd, quiet)
                # After all that the table is whole.
                async with socket(guest.address, table, guest.cookie) as ws:
                    assert (await enter(ws, 0))["table"]["status"] == "waiting"
                await crowd.finish()
            finally:
                await crowd.leave()
                await guest.client.aclose()
            crowd.ledger.is_clean()

    asyncio.run(scenario())


def test_whoever_drops_or_repeats_gestures_plays_a_whole_match(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def scenario() -> None:
        async with serving(ServerProcess(url, tmp_path, "--unlimited")) as server:
            crowd = Crowd([server.address], seed=4)
            ledger = crowd.ledger
            try:
                for kind in (Dropper, Repeater):
                    ann, bob = crowd.guest(0), crowd.guest(1)
                    places = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
                    table = await ann.open_table(places, options={"duel": True})
                    await bob.sit(table, "Bob")
                    ledger.people[table] = {0, 1}
                    odd = kind(ann, table, 0, ledger, Random(1), (0.0, 0.01))
                    good = Player(bob, table, 1, ledger, Random(2), (0.0, 0.01))
                    if isinstance(odd, Dropper):
                        odd.partner, odd.file = good, tmp_path / "tables.db"
                    await asyncio.wait_for(asyncio.gather(odd.play(), good.play()), LONG)
                    ledger.check_record(table, await ann.record(table))
            finally:
                await crowd.leave()
        await compare(ledger, url)
        assert set(ledger.refused) == {"stale"}
        assert ledger.resent > 5

    asyncio.run(scenario())


def test_whoever_reads_nothing_is_dropped_and_holds_nobody_up(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def scenario() -> None:
        async with serving(ServerProcess(url, tmp_path, "--unlimited")) as server:
            crowd = Crowd([server.address], seed=5, pause=(0.01, 0.03))
            crowd.gather(duels=3, with_bots=0, timed=0)
            guest = Guest(server.address)
            try:
                quiet = await usual(crowd)
                table = crowd.playing["duel 0"][0].table
                await guest.ask("GET", f"/api/tables/{table}")
                entered, enough = asyncio.Event(), asyncio.Event()
                lagging = asyncio.create_task(bad_clients.lag(guest, table, entered, enough))
                async with asyncio.timeout(PATIENCE):
                    await entered.wait()
                    # It is not counted any more, though it has not read a word.
                    while await watchers(guest, table):
                        await asyncio.sleep(0.05)
                await crowd.under_way(SOME)
                enough.set()
                heard = await lagging
                assert {message["type"] for message in heard} <= {"welcome", "state", "table", "bye"}
                check_delays(crowd, quiet)
                async with socket(guest.address, table, guest.cookie) as ws:
                    assert (await enter(ws, None))["state"] is not None
                await crowd.finish()
            finally:
                await crowd.leave()
                await guest.client.aclose()
            crowd.ledger.is_clean()

    asyncio.run(scenario())


async def watchers(guest: Guest, table: str) -> int:
    return int((await guest.ask("GET", f"/api/tables/{table}")).json()["watchers"])
