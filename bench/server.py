"""How much the server can do, beside boardgame.io's own.

    python bench/server.py [--yes | --no-peers] [--rounds N] [--matches N] [--against FOLDER]

It measures the build of ./play and ./test; `--against` measures the first three parts of another build in turn with it.

1. Moves per CPU second of the server, on one core: ours Room Share duels, stored durably, both seats sent everything;
   theirs tic-tac-toe in memory. Two hundred matches of two clients and some 75 moves, all at once, in turn; the median
   counts. Clients run on another core.
2. Five hundred tables with a move a second each: from the move sent to the position received by the other seat.
3. The memory of a thousand idle connections, and that tables nobody looks at leave it.
4. A store with ten thousand finished matches: the home page, "my tables", and replays.
5. Two hundred City tables of two people and two bots, always in a live auction: from a bid sent to the position
   received by the other person. The bots share the server's core.
boardgame.io is installed from npm into .run/bench.
"""

import argparse
import http.client
import json
import os
import shutil
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RUN = ROOT / ".run"
PEERS = RUN / "bench" / "boardgame.io"
PEER = "boardgame.io@0.50.2"
PYTHON = RUN / "venv" / "bin" / "python"
HERE = Path(__file__).resolve().parent
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
TABLES = 200
WARM_TABLES = 20
STEADY_TABLES = 500
STEADY_SPAN = 20
CONNECTIONS = 1000
TOKEN = "b" * 43
REPLAYS = 60
CITY_TABLES = 200
CITY_SPAN = 30
OWN = RUN / "compiled"
GOALS = {"ratio": 2.0, "p99": 50.0, "megabytes": 40.0, "pages": 50.0, "replay": 200.0, "bid": 60.0}


def core(number: int) -> list[str]:
    """Run a command on one core; with a single core they share it."""
    return ["taskset", "-c", str(number % (os.cpu_count() or 1))] if shutil.which("taskset") else []


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server's process, and what it has used."""

    def __init__(self, command: list[str], port: int, environment: dict[str, str], folder: Path) -> None:
        self.port = port
        # Where the code of its players is: an older server speaks an older protocol.
        self.code = environment.get("PYTHONPATH", "")
        self.address = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            [*core(0), *command],
            cwd=folder,
            env=os.environ | environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.wait()

    def wait(self) -> None:
        for _ in range(300):
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    def cpu(self) -> float:
        return cpu_of(self.process.pid)

    def bots_cpu(self) -> float:
        """What the processes that it has started have used."""
        return sum(cpu_of(pid) for pid in started_by(self.process.pid))

    def megabytes(self) -> float:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE / 1e6

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def started_by(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def our_environment(code: Path | str = OWN) -> dict[str, str]:
    return {"PYTHONPATH": str(code), "FAUBOURG_STATIC": str(ROOT / "web" / "dist")}


@contextmanager
def ours(folder: Path, name: str, *options: str, code: Path = OWN) -> Iterator[Server]:
    port = free_port()
    store = f"sqlite:///{folder / name}.db"
    command = [str(PYTHON), "-P", "-m", "faubourg", "serve", "--port", str(port), "--store", store]
    server = Server([*command, "--no-open", "--unlimited", "--quiet", *options], port, our_environment(code), ROOT)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def theirs() -> Iterator[Server]:
    port = free_port()
    server = Server(["node", "server.cjs", str(port)], port, {}, PEERS)
    try:
        yield server
    finally:
        server.stop()


def load(server: Server, command: list[str], folder: Path) -> dict[str, float]:
    """Let players play; moves, delays, and the server's CPU seconds while they were measured."""
    process = subprocess.Popen(
        [*core(1), *command],
        cwd=folder,
        env=os.environ | our_environment(server.code),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    before = bots_before = 0.0
    for line in process.stdout:
        if line.strip() == "measuring":
            before, bots_before = server.cpu(), server.bots_cpu()
        elif line.startswith("{"):
            found: dict[str, float] = json.loads(line)
            found["cpu"] = server.cpu() - before
            found["bots"] = server.bots_cpu() - bots_before
            process.wait(60)
            return found
    raise SystemExit("the players gave up")


def our_players(server: Server, kind: str, tables: int, *seconds: int) -> dict[str, float]:
    players = [str(PYTHON), "-m", "bench.players", kind, server.address, str(tables), *map(str, seconds)]
    return load(server, players, ROOT)


def their_players(server: Server, tables: int) -> dict[str, float]:
    return load(server, ["node", "players.cjs", server.address, str(tables)], PEERS)


# The five parts


def throughput(folder: Path, rounds: int, other: Path | None, *, peers: bool) -> bool:
    our_rates: list[float] = []
    other_rates: list[float] = []
    their_rates: list[float] = []
    for number in range(rounds):
        our_rates.append(rush(folder, f"rush-{number}", OWN))
        if other is not None:
            other_rates.append(rush(folder, f"other-{number}", other))
        if peers:
            with theirs() as server:
                their_players(server, WARM_TABLES)
                found = their_players(server, TABLES)
            their_rates.append(found["moves"] / found["cpu"])
            print(f"  theirs {their_rates[-1]:8.0f} moves per CPU second")
    if other is not None:
        ratio = statistics.median(our_rates) / statistics.median(other_rates)
        print(f"  moves per CPU second, times the other build's: {ratio:.3f}")
    if not peers:
        return True
    ratio = statistics.median(our_rates) / statistics.median(their_rates)
    return report("moves per CPU second, times boardgame.io's", ratio, GOALS["ratio"], at_least=True)


def rush(folder: Path, name: str, code: Path) -> float:
    with ours(folder, name, code=code) as server:
        warm_up(server)
        found = our_players(server, "rush", TABLES)
    rate = found["moves"] / found["cpu"]
    whose = "ours" if code == OWN else "other"
    print(
        f"  {whose:<6} {rate:8.0f} moves per CPU second, {found['moves'] / found['seconds']:.0f} a second", flush=True
    )
    return rate


def steady(folder: Path, rounds: int, builds: list[Path]) -> bool:
    """The median of the rounds: one slow moment of the machine makes the p99 of a round."""
    found: dict[Path, list[float]] = {code: [] for code in builds}
    for number in range(rounds):
        for code in builds:
            found[code].append(paced(folder, f"steady-{number}-{code == OWN}", code))
    if len(builds) > 1:
        ours_now, other = (statistics.median(found[code]) for code in builds)
        print(f"  p99, times the other build's: {ours_now / other:.3f}")
    return report("p99 from move to broadcast, ms", statistics.median(found[OWN]), GOALS["p99"])


def paced(folder: Path, name: str, code: Path) -> float:
    with ours(folder, name, code=code) as server:
        found = our_players(server, "steady", STEADY_TABLES, STEADY_SPAN)
    share = found["cpu"] / found["seconds"]
    whose = "ours" if code == OWN else "other"
    print(f"  {whose:<6} {found['moves'] / found['seconds']:.0f} moves a second, {share:.0%} of a core,", end=" ")
    print(f"p50 {found['p50']} ms, p95 {found['p95']} ms, p99 {found['p99']} ms", flush=True)
    return found["p99"]


def idle(folder: Path, code: Path) -> bool:
    with ours(folder, f"idle{code == OWN}", "--forget-minutes", "0.1", code=code) as server:
        warm_up(server)
        before = server.megabytes()
        command = [str(PYTHON), "-m", "bench.players", "idle", server.address, str(CONNECTIONS)]
        players = subprocess.Popen(
            [*core(1), *command],
            cwd=ROOT,
            env=os.environ | our_environment(code),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert players.stdout is not None
        assert players.stdin is not None
        players.stdout.readline()
        time.sleep(1)
        used = server.megabytes() - before
        loaded = tables_in_memory(server)
        players.stdin.close()
        players.wait(60)
        time.sleep(45)
        left = tables_in_memory(server)
    good = report(f"{CONNECTIONS} idle connections at {loaded} tables, MB", used, GOALS["megabytes"])
    return report("tables in memory when all have left", left, 0) and good


def city(folder: Path) -> bool:
    with ours(folder, "city") as server:
        command = [str(PYTHON), "-m", "bench.bidders", server.address, str(CITY_TABLES), str(CITY_SPAN)]
        found = load(server, command, ROOT)
    share, span = found["cpu"] / found["seconds"], found["seconds"]
    print(
        f"  {CITY_TABLES} tables: {found['bids'] / span:.0f} bids a second, {found['moves'] / span:.0f} moves of people"
    )
    print(f"  {share:.0%} of a core for the server, {found['bots'] / span:.0%} for its bots")
    print(f"  {found['timed']} bids of people: p50 {found['p50']} ms, p95 {found['p95']} ms, p99 {found['p99']} ms")
    return report("p99 from bid to broadcast, ms", found["p99"], GOALS["bid"])


def of_each(builds: list[Path], measure: Callable[[Path], bool]) -> bool:
    """Whether all are good, each of them measured."""
    found = [measure(code) for code in builds]
    return all(found)


def warm_up(server: Server) -> None:
    """A few pairs, so that what is loaded or compiled once is not counted."""
    our_players(server, "rush", WARM_TABLES)


def tables_in_memory(server: Server) -> int:
    text = get(server, "/metrics")[1].decode()
    return int(float(next(line.split()[1] for line in text.splitlines() if line.startswith("faubourg_tables_in"))))


def archive(folder: Path, matches: int) -> bool:
    file = folder / "archive.db"
    began = time.perf_counter()
    subprocess.run(
        [str(PYTHON), str(HERE / "archive.py"), str(file), str(matches), TOKEN],
        env=os.environ | our_environment(),
        check=True,
    )
    size = file.stat().st_size / 1e6
    print(f"  {matches} finished matches in {time.perf_counter() - began:.0f} s, {size:.0f} MB")
    with closing(sqlite3.connect(file)) as store:
        tables = [table for (table,) in store.execute("SELECT id FROM tables ORDER BY number")]
    with ours(folder, "archive") as server:
        get(server, "/")
        pages = max(timed(server, path) for path in ("/", "/api/tables", "/api/tables/open") for _ in range(20))
        # Some of all ages.
        chosen = tables[:: max(1, len(tables) // REPLAYS)]
        replays = [timed(server, f"/api/tables/{table}/replay") for table in chosen]
    good = report("home page and my tables, slowest, ms", pages, GOALS["pages"])
    return report(f"opening one of {len(replays)} replays, slowest, ms", max(replays), GOALS["replay"]) and good


def get(server: Server, path: str) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request("GET", path, headers={"Cookie": f"guest={TOKEN}"})
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response.status, body


def timed(server: Server, path: str) -> float:
    began = time.perf_counter()
    status, _ = get(server, path)
    if status != 200:
        raise SystemExit(f"{path.rpartition('/')[2]} answered {status}")
    return (time.perf_counter() - began) * 1000


def report(what: str, found: float, goal: float, *, at_least: bool = False) -> bool:
    good = found >= goal if at_least else found <= goal
    sign = "at least" if at_least else "at most"
    print(f"{'ok ' if good else 'NO '} {what}: {found:.2f} (goal: {sign} {goal:g})", flush=True)
    return good


def install_peer() -> None:
    PEERS.mkdir(parents=True, exist_ok=True)
    for file in (HERE / "peer").glob("*.cjs"):
        shutil.copy2(file, PEERS)
    if not (PEERS / "node_modules").is_dir():
        (PEERS / "package.json").write_text('{"private": true}\n')
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", PEER, "socket.io-client@4"], cwd=PEERS, check=True)


def wanted_peers(args: argparse.Namespace) -> bool:
    if args.no_peers:
        return False
    if not (args.yes or (PEERS / "node_modules").is_dir()):
        if not sys.stdin.isatty():
            print(f"{PEER} is not installed in .run/bench; --yes installs it.", file=sys.stderr)
            return False
        answer: str = input(f"Install {PEER} from npm into .run/bench? [y/N] ")
        if answer.strip().lower() not in ("y", "yes", "o", "oui"):
            return False
    install_peer()
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the server.")
    parser.add_argument("--yes", action="store_true", help="install boardgame.io without asking")
    parser.add_argument("--no-peers", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--rounds", type=int, default=3, help="how often throughput and steady play are measured")
    parser.add_argument("--matches", type=int, default=10_000, help="finished matches in the store")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="the PYTHONPATH of another build")
    parser.add_argument("--only", choices=["throughput", "steady", "idle", "archive", "city"], help="this part alone")
    args = parser.parse_args()
    if not OWN.is_dir():
        raise SystemExit("Run ./play or ./test first: it builds what is measured.")
    peers = args.only in (None, "throughput") and wanted_peers(args)
    with tempfile.TemporaryDirectory(dir=RUN) as name:
        folder = Path(name)
        builds = [OWN] if args.against is None else [OWN, args.against]
        parts: dict[str, Any] = {
            "throughput": lambda: throughput(folder, args.rounds, args.against, peers=peers),
            "steady": lambda: steady(folder, args.rounds, builds),
            "idle": lambda: of_each(builds, lambda code: idle(folder, code)),
            "archive": lambda: archive(folder, args.matches),
            "city": lambda: city(folder),
        }
        results = []
        for part, measure in parts.items():
            if args.only in (None, part):
                print(part, flush=True)
                results.append(measure())
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
