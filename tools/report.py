"""Measure matches of `greedy` against itself, and write what they show.

    python -m tools.report paris --matches 10000            print it
    python -m tools.report paris --matches 10000 --write    write docs/games/paris.md

What is noted of a match and what is said of all of them is the game's own: `tools/report_<game>.py`. The same seed and
number of matches give the same figures, however many processes share the work; only speeds differ. With `--keep FOLDER`
what every piece of work came to is kept there: stopped, the same command goes on where it was, as long as neither rules
nor bots have changed. Whoever changes what is noted empties the folder.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from math import sqrt
from pathlib import Path
from textwrap import fill
from time import perf_counter, process_time
from typing import Final, Protocol, cast

from faubourg import NATURE, Rng, game
from faubourg.bots import playout
from faubourg.bots.arena import SIGMAS, wilson
from faubourg.bots.crew import spread
from faubourg.bots.player import PLAYOUTS, ask_bot, bot
from faubourg.cli.arena import cores
from faubourg.core.event import Event
from faubourg.core.state import State

ROOT: Final = Path(__file__).resolve().parents[1]
REPORTS: Final = sorted(path.stem.removeprefix("report_") for path in (ROOT / "tools").glob("report_*.py"))
# So many matches are one piece of work; so many seconds of random matches tell a speed.
BATCH: Final = 20
SPEED_SECONDS: Final = 1.0
# A shared victory is counted in whole parts, so that sums do not depend on their order.
WHOLE: Final = 12

# Everything that is noted is a sum of whole numbers, by name.
Sums = Counter[str]
# Some matches of a setting: game, its place among the settings, seed, playouts, the first match and how many.
Batch = tuple[str, int, int, int, int, int]
# What decides how bots play.
SOURCES: Final = ("core", "games", "bots")


@dataclass(frozen=True)
class Setting:
    """One kind of match: how many seats, and which options."""

    name: str
    seats: int
    options: dict[str, object]

    def options_of(self, number: int) -> dict[str, object]:
        """Of one match, if they are not the same in all."""
        return self.options

    def matches(self, wanted: int) -> int:
        """How many are played when so many are wanted of each kind."""
        return wanted


class Witness(Protocol):
    """Looks on at one match. Whoever `listens` is told what every move does, which takes longer."""

    listens: bool

    def see(self, state: State, move: int) -> None:
        """Called before every move of Nature."""

    def hear(self, state: State, events: list[Event]) -> None:
        """Called after every move, with what it did."""

    def tell(self, state: State, sums: Sums) -> None:
        """Called once the match is over: add to the sums whatever is of interest."""


class Report(Protocol):
    """The game's own part."""

    SETTINGS: list[Setting]

    def witness(self) -> Witness:
        """Somebody to look on at a match."""

    def text(self, found: dict[str, Sums]) -> str:
        """All that is to be said, by the sums of each setting."""


def report_of(game_id: str) -> Report:
    return cast(Report, import_module(f"tools.report_{game_id}"))


# Playing


def play_batch(batch: Batch) -> tuple[Batch, dict[str, int]]:
    """The sums of some matches of a setting, in any process."""
    game_id, place, seed, playouts, first, count = batch
    report = report_of(game_id)
    setting = report.SETTINGS[place]
    sums: Sums = Counter()
    for number in range(first, first + count):
        play_match(game_id, report, setting, number, Rng(f"{seed}/{setting.name}/{number}"), playouts, sums)
    return batch, dict(sums)


def play_match(
    game_id: str, report: Report, setting: Setting, number: int, rng: Rng, playouts: int, sums: Sums
) -> None:
    state = game(game_id).start(setting.seats, setting.options_of(number))
    greedy = bot("greedy", playouts)
    witness = report.witness()
    while not state.over:
        actor = int(state.actor)
        if actor == NATURE:
            move = int(state.filled(NATURE).pick(rng))
            witness.see(state, move)
        else:
            move = ask_bot(greedy, state, actor, rng)
        if witness.listens:
            state.play(move, actor)
            witness.hear(state, state.happened())
        else:
            state.apply(move, actor)
    sums["matches"] += 1
    witness.tell(state, sums)


def gather(
    game_id: str, matches: int, seed: int, playouts: int, jobs: int, keep: Path | None = None
) -> dict[str, Sums]:
    """The sums of every setting."""
    found: dict[str, Sums] = {}
    for place, setting in enumerate(report_of(game_id).SETTINGS):
        wanted = setting.matches(matches)
        batches: list[Batch] = [
            (game_id, place, seed, playouts, first, min(BATCH, wanted - first)) for first in range(0, wanted, BATCH)
        ]
        sums: Sums = Counter()
        for more in played(batches, jobs, keep):
            sums.update(more)
        found[setting.name] = sums
        print(f"{wanted} matches: {setting.name}", file=sys.stderr)
    return found


def played(batches: list[Batch], jobs: int, keep: Path | None) -> Iterator[dict[str, int]]:
    """The sums of all batches, in any order: those that are kept, then the others, which are."""
    if keep is None:
        for _, sums in spread(play_batch, batches, jobs):
            yield sums
        return
    folder = keep / digest_of_sources()
    folder.mkdir(parents=True, exist_ok=True)
    left: list[Batch] = []
    for batch in batches:
        path = folder / file_name(batch)
        if path.is_file():
            yield json.loads(path.read_text(encoding="utf-8"))
        else:
            left.append(batch)
    for batch, sums in spread(play_batch, left, jobs):
        path = folder / file_name(batch)
        # Whole or not at all.
        path.with_suffix(".new").write_text(json.dumps(sums), encoding="utf-8")
        path.with_suffix(".new").replace(path)
        yield sums


def file_name(batch: Batch) -> str:
    return "-".join(str(part) for part in batch) + ".json"


def digest_of_sources() -> str:
    """Sums of other rules or bots are other sums."""
    found = sha256()
    package = ROOT / "src/faubourg"
    for folder in SOURCES:
        for path in sorted((package / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                found.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:16]


def decisions_a_second(game_id: str, seats: int) -> int:
    """How fast one core plays random matches, in decisions."""
    state = game(game_id).start(seats)
    rng = Rng(1)
    decisions = 0
    start = process_time()
    while process_time() - start < SPEED_SECONDS:
        decisions += playout.count_playouts(state, rng, 20)
    return int(decisions / (process_time() - start))


# Figures and tables


def mean(sums: Sums, name: str, count: str = "matches") -> float:
    return sums[name] / sums[count] if sums[count] else 0.0


def percent(sums: Sums, name: str, count: str = "matches") -> str:
    return f"{100 * mean(sums, name, count):.1f} %"


def share(sums: Sums, name: str) -> str:
    """A share of victories with its 95 % interval; `name` is counted in parts of WHOLE."""
    low, high = wilson(sums[name] / WHOLE, sums["matches"])
    return f"{mean(sums, name) * 100 / WHOLE:.1f} % ({100 * low:.1f} – {100 * high:.1f})"


def note(sums: Sums, name: str, value: int) -> None:
    """Something counted in one match, and its square, from which the interval of its mean follows."""
    sums[name] += value
    sums[f"{name}²"] += value * value


def measured(sums: Sums, name: str, scale: float = 1.0, digits: int = 1, count: str = "matches") -> str:
    """The mean of what was noted, with its 95 % interval."""
    matches = sums[count]
    if matches == 0:
        return ""
    middle = sums[name] / matches
    reach = SIGMAS * sqrt(max(0.0, sums[f"{name}²"] / matches - middle * middle) / matches)
    low, high = max(0.0, middle - reach), middle + reach
    return f"{middle * scale:,.{digits}f} ({low * scale:,.{digits}f} – {high * scale:,.{digits}f})"


def part(sums: Sums, name: str, count: str = "matches") -> str:
    """How many of those counted, in percent, with the 95 % interval."""
    if sums[count] == 0:
        return ""
    low, high = wilson(sums[name], sums[count])
    return f"{100 * mean(sums, name, count):.1f} % ({100 * low:.1f} – {100 * high:.1f})"


def spans(counts: dict[int, int]) -> tuple[int, int, int]:
    """What one in twenty falls short of, the middle, and what one in twenty exceeds."""
    total = sum(counts.values())
    found: list[int] = []
    for bound in (0.05, 0.5, 0.95):
        passed = 0
        for value in sorted(counts):
            passed += counts[value]
            if passed >= bound * total:
                found.append(value)
                break
    return found[0], found[1], found[2]


def table(titles: list[str], rows: list[list[str]]) -> str:
    """A table of Markdown: the first column to the left, figures to the right."""
    rule = ["---"] + ["--:"] * (len(titles) - 1)
    return "\n".join("| " + " | ".join(row) + " |" for row in [titles, rule, *rows])


def paragraph(text: str) -> str:
    return fill(text, 120, break_on_hyphens=False)


# The command


def footer(wanted: argparse.Namespace, seconds: float) -> str:
    state = game(wanted.game).start(game(wanted.game).seats.start)
    kind = "compiled" if not (sys.modules[type(state).__module__].__file__ or "").endswith(".py") else "interpreted"
    seats = game(wanted.game).seats.stop - 1
    speed = decisions_a_second(wanted.game, seats)
    # Of what was kept nobody knows how long it took.
    took = f"in {seconds / 60:.1f} minutes on {wanted.jobs} cores" if wanted.keep is None else "in pieces"
    kinds = [setting.matches(wanted.matches) for setting in report_of(wanted.game).SETTINGS]
    fewer = ", fewer where the page says so" if min(kinds) < wanted.matches else ""
    made = (
        f"{wanted.matches:,} matches of each kind{fewer}, seed {wanted.seed}, at most {wanted.playouts:,} positions"
        f" judged for a decision, {took} ({kind}). There one core played {speed:,} decisions of random matches at"
        f" {seats} seats a second. The same command makes this page again; only these"
        " speeds will differ:"
    )
    command = (
        f"    python -m tools.report {wanted.game} --matches {wanted.matches} --seed {wanted.seed}"
        f" --playouts {wanted.playouts} --write"
    )
    return "\n\n".join(["## How these figures were made", paragraph(made), command]) + "\n"


def main(given: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=REPORTS)
    parser.add_argument("--matches", type=int, default=10_000, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="positions that greedy judges for a decision")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes that share the work")
    parser.add_argument("--keep", type=Path, help="a folder in which to keep what is done")
    parser.add_argument("--write", action="store_true", help="write the page instead of printing it")
    wanted = parser.parse_args(given)
    if wanted.matches < 1:
        parser.error("without matches there is nothing to report")
    start = perf_counter()
    found = gather(wanted.game, wanted.matches, wanted.seed, wanted.playouts, wanted.jobs, wanted.keep)
    seconds = perf_counter() - start
    page = report_of(wanted.game).text(found) + "\n" + footer(wanted, seconds)
    print(f"{seconds:.0f} seconds", file=sys.stderr)
    if wanted.write:
        path = ROOT / "docs/games" / f"{wanted.game}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page, encoding="utf-8")
    else:
        print(page, end="")


if __name__ == "__main__":
    main(sys.argv[1:])
