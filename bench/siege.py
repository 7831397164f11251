"""What one bad client can do to everybody else.

    python -m bench.siege [--short] [--only ATTACK] [--code FOLDER] [--json FILE] [--against FILE]

A server on a file of tables is attacked in one way after the other, each from an address of its own (127.0.0.11 and so
on), while people at 127.0.0.1 play and visit. For each attack: the bytes it sent, the most memory the server's process
had, alone and with the processes it started, how long the others waited for their answers and for the moves of a bot
they play with, and how many connections of the attacker were cut and requests refused. Whatever one address sends, the
others are to be answered within 100 ms (p99), nobody else is cut off, and the process stays under 300 MB. A bot has
half a second: it thinks itself, in a process that it shares with the bots of others, and waits for one thought of each
home that came before. Last, twenty people behind one router (127.0.0.4) are to be served without any refusal.

A server that an attack has left swollen or silent is replaced before the next. An attack is ended early when the
server's memory becomes the machine's problem. Nothing leaves this machine, and everything stops by itself.
`--code` names the PYTHONPATH of the server: another checkout's sources or build; by default the build of ./test, or the
sources. `--json` keeps the results, and `--against` prints them beside earlier ones. On an idle machine only.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any

from bench.attacks import ATTACKS
from bench.besieged import CLIENTS_LOG, GROUND, MemoryWatch, Server, Size, prepare, run_module, told
from bench.household import PATIENCE, PEOPLE
from bench.server import ROOT, RUN

PLAYERS = "127.0.0.1"
ROUTER = "127.0.0.4"
# The last part of the first attacker's address.
FIRST_ATTACKER = 11
QUIET = "nobody (play alone)"
HOUSEHOLD = "20 people, one address"
GOAL_MS = 100.0
GOAL_BOTS_MS = 500.0
GOAL_MB = 300.0
# In MB: more than this after an attack, and the next has a new server.
SWOLLEN = 180.0
# Seconds in which a server that is well is at rest and answers, and that a process may take to start and end.
WELL_WITHIN = 2.0
GRACE = 30.0
# Seconds that some need until they are turned away or have begun, however short the others are.
AT_LEAST = {"pings, unread": 3.0, "rematches": 4.0, "tables of bots": 4.0}


@dataclass(frozen=True)
class Scale:
    """How long everything takes, and how large it is."""

    seconds: float = 10.0
    household: float = 15.0
    # Seconds that others wait for an answer before it counts as lost.
    patience: float = 60.0
    # In MB: past this an attack is ended.
    most_memory: float = 1500.0
    size: Size = field(default_factory=Size)


SHORT = Scale(
    seconds=1.2,
    household=3.0,
    patience=5.0,
    most_memory=700.0,
    size=Size(entries=1_200, undos=40, record_moves=7_000, deserted=400, deserted_entries=8),
)


@dataclass
class Row:
    """What one attack did. Times in ms, of everybody but the attacker; memory in MB."""

    attack: str
    sent: int = 0
    opened: int = 0
    cut: int = 0
    answered: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    peak: float = 0.0
    peak_of_all: float = 0.0
    # Ended early, because of the memory.
    is_stopped: bool = False
    answers: int = 0
    p50: float = 0.0
    p99: float = 0.0
    max: float = 0.0
    # How long a bot of the others took to move.
    bot_answers: int = 0
    bot_p50: float = 0.0
    bot_p99: float = 0.0
    bot_max: float = 0.0
    # Of the others: questions that were never answered or cut off, and refusals.
    lost: int = 0
    others_refused: dict[str, int] = field(default_factory=dict)

    def missed(self) -> list[str]:
        """The goals that were not reached."""
        found = []
        if self.attack in ATTACKS and not self.opened:
            found.append("no attack")
        if self.p99 > GOAL_MS or not self.answers:
            found.append("p99")
        if self.bot_p99 > GOAL_BOTS_MS or not self.bot_answers:
            found.append("bots")
        if self.peak >= GOAL_MB or self.is_stopped:
            found.append("memory")
        if self.lost or self.others_refused:
            found.append("others turned away")
        return found


class Siege:
    """The server, the people at it, and one attack at a time."""

    def __init__(self, code: Path, folder: Path, scale: Scale) -> None:
        self.code = code
        self.folder = folder
        self.scale = scale
        self.server: Server | None = None
        self.people: subprocess.Popen[str] | None = None

    def __enter__(self) -> "Siege":
        prepare(self.code, self.folder, self.scale.size)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.clear()

    def clear(self) -> None:
        if self.people is not None:
            self.people.kill()
            self.people.communicate()
            self.people = None
        if self.server is not None:
            self.server.kill()
            self.server = None

    def run(self, name: str, *arguments: object) -> subprocess.Popen[str]:
        return run_module(self.code, self.folder / CLIENTS_LOG, name, *arguments)

    def gather(self) -> Server:
        """A server that is well, and people who play there."""
        if self.server is not None and self.server.is_well(SWOLLEN, WELL_WITHIN):
            return self.server
        self.clear()
        self.server = Server(self.code, self.folder)
        self.people = self.run("bystanders", self.server.address, PLAYERS, self.scale.patience)
        assert self.people.stdout is not None
        if self.people.stdout.readline().strip() != "ready":
            complaints = (self.folder / CLIENTS_LOG).read_text(errors="replace")
            raise RuntimeError(f"nobody came to play:\n{complaints[-2000:]}")
        return self.server

    def say(self, word: str) -> None:
        assert self.people is not None
        assert self.people.stdin is not None
        self.people.stdin.write(f"{word}\n")
        self.people.stdin.flush()

    def hear(self) -> dict[str, Any]:
        assert self.people is not None
        assert self.people.stdout is not None
        heard: dict[str, Any] = json.loads(self.people.stdout.readline() or "{}")
        return heard

    def attack(self, name: str, times: int = 1) -> Row:
        """Let one attack have its time, or some times that, while people play."""
        seconds = max(self.scale.seconds, AT_LEAST.get(name, 0.0)) * times
        source = f"127.0.0.{FIRST_ATTACKER + list(ATTACKS).index(name)}"
        ground = self.folder / GROUND

        def begin(server: Server) -> subprocess.Popen[str]:
            return self.run("attacks", name, server.address, source, seconds, ground)

        row, _ = self.watched(name, seconds, begin)
        return row

    def quiet(self) -> Row:
        """Nothing happens: what the others' answers take by themselves."""
        wait = [sys.executable, "-c", f"import time; time.sleep({self.scale.seconds})"]
        row, _ = self.watched(
            QUIET, self.scale.seconds, lambda _: subprocess.Popen(wait, stdout=subprocess.PIPE, text=True)
        )
        return row

    def household(self) -> Row:
        """Here the ones who come are the others: they are timed, and must not be turned away."""
        seconds = self.scale.household

        def begin(server: Server) -> subprocess.Popen[str]:
            return self.run("household", server.address, ROUTER, seconds)

        row, found = self.watched(HOUSEHOLD, seconds + PATIENCE, begin)
        for key in ("answers", "p50", "p99", "max"):
            setattr(row, key, found.get(key, 0))
        row.others_refused = {**row.others_refused, **row.refused}
        row.lost += row.cut + PEOPLE - row.answered
        return row

    def watched(
        self, name: str, seconds: float, begin: Callable[[Server], subprocess.Popen[str]]
    ) -> tuple[Row, dict[str, Any]]:
        """Let a process do its work, which takes so long, while people play; and what it tells itself."""
        server = self.gather()
        server.forget_peak()
        self.say("begin")
        process = begin(server)
        watch = MemoryWatch(server, process, self.scale.most_memory)
        watch.start()
        found = told(process, seconds + GRACE)
        self.say("end")
        others = self.hear()
        watch.is_over.set()
        watch.join()
        known = {key: found[key] for key in ("sent", "opened", "cut", "answered", "refused") if key in found}
        row = Row(name, **known, peak=round(server.peak(), 1), peak_of_all=round(watch.peak_of_all, 1))
        row.is_stopped = watch.has_stopped_it
        row.others_refused = others.pop("refused", {})
        bots = others.pop("bots", {})
        for key, value in others.items():
            setattr(row, key, value)
        for key in ("answers", "p50", "p99", "max"):
            setattr(row, f"bot_{key}", bots.get(key, 0))
        row.lost += bots.get("lost", 0)
        return row, found


# Showing

COLUMNS = (
    *("attack", "sent", "peak MB", "with all", "p50 ms", "p99 ms", "max ms"),
    *("bot p99", "bot max", "cut", "refused", "goals"),
)


def cells(row: Row) -> list[str]:
    missed = row.missed()
    numbers = [f"{row.peak:.0f}", f"{row.peak_of_all:.0f}", f"{row.p50:.1f}", f"{row.p99:.1f}", f"{row.max:.1f}"]
    numbers += [f"{row.bot_p99:.1f}", f"{row.bot_max:.1f}"]
    goals = "reached" if not missed else f"NOT reached: {', '.join(missed)}"
    return [row.attack, size_of(row.sent), *numbers, str(row.cut), str(sum(row.refused.values())), goals]


def size_of(count: int) -> str:
    return f"{count / 1e6:.1f} MB" if count >= 1e5 else f"{count / 1e3:.1f} kB"


def table_of(rows: list[Row], earlier: list[Row]) -> str:
    """One line an attack; with earlier results each figure before and after."""
    before = {row.attack: cells(row) for row in earlier}
    lines = [list(COLUMNS)]
    for row in rows:
        now = cells(row)
        was = before.get(row.attack)
        if was is not None:
            now[1:-1] = [f"{old} > {new}" for old, new in zip(was[1:-1], now[1:-1])]
        lines.append(now)
    widths = [max(len(line[place]) for line in lines) for place in range(len(COLUMNS))]
    first, *rest = [
        "  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:-1], widths[1:-1]), line[-1]]) for line in lines
    ]
    return "\n".join([first, "-" * len(first), *rest])


def read_rows(file: Path | None) -> list[Row]:
    return [] if file is None else [Row(**row) for row in json.loads(file.read_text())["rows"]]


def default_code() -> Path:
    return RUN / "compiled" if (RUN / "compiled").is_dir() else ROOT / "src"


def main() -> int:
    parser = argparse.ArgumentParser(description="Attack a server, and see how the others fare.")
    parser.add_argument("--short", action="store_true", help="at most two minutes in all")
    parser.add_argument("--only", action="append", choices=list(ATTACKS), help="this attack alone; may be repeated")
    parser.add_argument("--code", type=Path, default=default_code(), help="the PYTHONPATH of the server")
    parser.add_argument("--json", type=Path, help="keep the results in this file")
    parser.add_argument("--against", type=Path, help="print the results beside those in this file")
    args = parser.parse_args()
    earlier = read_rows(args.against)
    rows: list[Row] = []

    def note(row: Row) -> None:
        rows.append(row)
        print(f"  {row.attack}: {', '.join(row.missed()) or 'ok'}", flush=True)

    with (
        tempfile.TemporaryDirectory() as folder,
        Siege(args.code.resolve(), Path(folder), SHORT if args.short else Scale()) as siege,
    ):
        note(siege.quiet())
        for name in args.only or ATTACKS:
            note(siege.attack(name))
        if not args.only:
            note(siege.household())
    if args.json is not None:
        args.json.write_text(json.dumps({"rows": [asdict(row) for row in rows]}, indent=1))
    print(table_of(rows, earlier))
    return 0 if not any(row.missed() for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
