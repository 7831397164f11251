"""Heavy records from one address: whoever plays at another is answered as before, and the server stays small."""

import asyncio
from functools import cache
from pathlib import Path
from time import monotonic

import httpx
from websockets.asyncio.client import ClientConnection

import faubourg
from tests.faults.bad_clients import enter
from tests.faults.players import Guest, hear, send, socket
from tests.faults.server_process import ServerProcess, serving
from tests.patience import LONG, PATIENCE

SENDER = "127.0.0.2"
RECORDS = 6
# Enough of both that the whole path played again for every undo would take a minute.
LINES = 8_000
UNDOS = 400
# What ends nobody's match: nothing is bought and nothing built.
CALM = frozenset({"decline", "out", "pass", "done", "refuse"})
# Seconds after which nobody may be answered, on however busy a machine.
LATEST = 2.0
# In kB: records and replays of all six, as they are sent, and what little else it takes.
ROOM = 60_000


def play_calmly(match: faubourg.Match) -> None:
    seat = match.state.actors()[0]
    moves = match.state.legal(seat)
    calm = [move for move in moves if match.state.text(move).split()[0] in CALM]
    match.play((calm or moves)[0], seat)


@cache
def heavy_record() -> str:
    """A match that is true in every line: nobody ever loses, and at the end somebody takes back again and again."""
    match = faubourg.new("city", seats=2, seed=1, options={"length": "last"})
    while len(match.entries) < LINES - 4 * UNDOS:
        play_calmly(match)
    for _ in range(UNDOS):
        point = len(match.entries)
        play_calmly(match)
        match.undo_to(point)
    return match.save()


async def ping(ws: ClientConnection, done: asyncio.Event) -> list[float]:
    """How long each answer took, from asking to the end of the attack."""
    delays: list[float] = []
    while not done.is_set():
        began = monotonic()
        await send(ws, {"type": "ping", "id": len(delays)})
        async with asyncio.timeout(PATIENCE):
            while (await hear(ws))["type"] != "pong":
                pass
        delays.append(monotonic() - began)
        await asyncio.sleep(0.05)
    return delays


def most_memory(server: ServerProcess) -> int:
    """The most that the server's own process has had in memory so far, in kB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM")))


async def send_records(address: str, record: str) -> list[int]:
    """All at once, from an address of their own; the status of each answer."""
    transport = httpx.AsyncHTTPTransport(local_address=SENDER)
    async with httpx.AsyncClient(transport=transport, trust_env=False, timeout=LONG) as client:
        headers = {"content-type": "text/plain"}
        answers = await asyncio.gather(
            *(client.post(f"{address}/api/replays", content=record, headers=headers) for _ in range(RECORDS))
        )
    return [answer.status_code for answer in answers]


def test_heavy_records_hold_nobody_up_and_stay_out_of_the_servers_memory(tmp_path: Path) -> None:
    record = heavy_record()

    async def scenario() -> None:
        async with serving(ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path)) as server:
            guest = Guest(server.address)
            try:
                table = await guest.open_table([{"kind": "me", "name": "Ann"}, {"kind": "open"}])
                async with socket(guest.address, table, guest.cookie) as ws:
                    await enter(ws, 0)
                    done = asyncio.Event()
                    pinging = asyncio.create_task(ping(ws, done))
                    before = most_memory(server)
                    answered = await send_records(server.address, record)
                    done.set()
                    delays = await pinging
            finally:
                await guest.client.aclose()
            grown = most_memory(server) - before
            # Each was read, or told to come again.
            assert set(answered) <= {200, 503}, answered
            assert answered.count(200) >= 1
            assert delays
            assert max(delays) < LATEST, f"A ping was answered after {max(delays):.1f} s"
            assert grown < ROOM, f"The server has grown by {grown} kB for {RECORDS} records of {len(record)} letters"

    asyncio.run(scenario())
