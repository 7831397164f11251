"""Measure how long matches are, in turns of `greedy` against itself, and write it where pages find it.

    python -m tools.lengths paris --matches 200            print it
    python -m tools.lengths paris --matches 200 --write    write web/src/boards/paris/lengths.json

Each number of players is measured with the usual options, and again with each of them changed alone: every other value
of a choice or a flag, half and twice a number. Pages estimate from these what somebody chooses, at so many seconds a
turn; what the clock of the match ends is as long as it says. The same seed and number of matches give the same figures.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Final, NamedTuple

from faubourg import Rng, game, game_ids
from faubourg.bots.crew import spread
from faubourg.bots.player import PLAYOUTS, ask_bot, bot
from faubourg.bots.playout import end_played_time
from faubourg.cli.measuring import cores
from faubourg.core.actors import NATURE, SEVERAL
from faubourg.core.game import Game
from faubourg.core.options import CHOICE, FLAG, NUMBER, Option
from faubourg.core.refusal import InputError

ROOT: Final = Path(__file__).resolve().parents[1]
# How long people take for a turn, as in the reports of docs/games.
SECONDS: Final = 25
BOT: Final = "greedy"
# In place of turns: the match ends when so many minutes are played.
CLOCK: Final = "clock"

Options = dict[str, object]
# Some matches: the place of their kind, the game, seats, options, seed, playouts and how many.
Batch = tuple[int, str, int, Options, int, int, int]


class Kind(NamedTuple):
    """Matches that are measured: with the usual options, which have no name here, or with one of another value."""

    option: str
    value: str
    options: Options


def play_batch(batch: Batch) -> tuple[int, int, float]:
    """The kind and the seats of some matches, and their mean of turns, in any process."""
    place, game_id, seats, options, seed, playouts, matches = batch
    found = game(game_id)
    turns = sum(turns_of(found, seats, options, f"{seed}/{seats}/{number}", playouts) for number in range(matches))
    return place, seats, turns / matches


def turns_of(found: Game, seats: int, options: Options, seed: str, playouts: int) -> int:
    """One match to its end."""
    rng = Rng(seed)
    greedy = bot(BOT, playouts)
    state = found.start(seats, options)
    while not state.over:
        if end_played_time(state):
            continue
        actor = int(state.actor)
        if actor == NATURE:
            state.apply(state.filled(NATURE).pick(rng), NATURE)
            continue
        if actor == SEVERAL:
            actors = state.actors()
            actor = int(actors[rng.below(len(actors))])
        state.apply(ask_bot(greedy, state, actor, rng), actor)
    return int(state.turns)


def others(option: Option) -> list[object]:
    """What is measured of an option besides the usual."""
    if option.kind == FLAG:
        return [option.default is False]
    if option.kind == CHOICE:
        return [value for value in option.values if value != option.default]
    if option.kind == NUMBER and isinstance(option.default, int):
        return [max(option.low, option.default // 2), min(option.high, option.default * 2)]
    return []


def needed(option: Option) -> Options:
    return {} if option.needs is None else {option.needs[0]: option.needs[1]}


def can_be_played(found: Game, seats: int, options: Options) -> bool:
    try:
        found.start(seats, options)
    except InputError:
        return False
    return True


def is_clocked(found: Game, seats: int, options: Options) -> bool:
    """Whether a clock ends the match; it runs at the latest when the first player is asked."""
    state = found.start(seats, options)
    rng = Rng("clock")
    while int(state.actor) == NATURE:
        state.apply(state.filled(NATURE).pick(rng), NATURE)
    return any(timer.played for timer in state.timers())


def named(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def kinds_of(found: Game) -> tuple[list[Kind], list[str]]:
    """What is measured of a game; and the options that are minutes of its clock."""
    kinds, clocks = [Kind("", "", {})], []
    for option in found.options:
        for value in others(option):
            options = {**needed(option), option.name: value}
            seats = next((seats for seats in found.seats if can_be_played(found, seats, options)), None)
            if seats is None:
                continue
            if not is_clocked(found, seats, options):
                kinds.append(Kind(option.name, named(value), options))
            elif option.kind == NUMBER and option.name not in clocks:
                clocks.append(option.name)
    return kinds, clocks


def measured(found: Game, matches: int, seed: int, playouts: int, jobs: int) -> dict[str, object]:
    """All that is written of a game."""
    kinds, clocks = kinds_of(found)
    batches: list[Batch] = [
        (place, found.id, seats, kind.options, seed, playouts, matches)
        for place, kind in enumerate(kinds)
        for seats in found.seats
        if can_be_played(found, seats, kind.options)
    ]
    turns: list[dict[int, float]] = [{} for _ in kinds]
    for place, seats, mean in spread(play_batch, batches, jobs):
        turns[place][seats] = round(mean, 1)
        print(f"{kinds[place].option}={kinds[place].value}, {seats} seats: {mean:.1f} turns", file=sys.stderr)
    options: dict[str, object] = {}
    for name in dict.fromkeys(kind.option for kind in kinds[1:]):
        options[name] = {kind.value: by_seats(turns[place]) for place, kind in enumerate(kinds) if kind.option == name}
    return {
        "matches": matches,
        "seed": seed,
        "seconds": SECONDS,
        "usual": by_seats(turns[0]),
        "options": {**options, **dict.fromkeys(clocks, CLOCK)},
    }


def by_seats(turns: dict[int, float]) -> dict[str, float]:
    return {str(seats): turns[seats] for seats in sorted(turns)}


def path_of(game_id: str) -> Path:
    return ROOT / "web/src/boards" / game_id / "lengths.json"


def main(given: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--matches", type=int, default=200, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="positions that greedy judges for a decision")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes that share the work")
    parser.add_argument("--write", action="store_true", help="write the file instead of printing it")
    wanted = parser.parse_args(given)
    if wanted.matches < 1:
        parser.error("without matches there is nothing to measure")
    found = measured(game(wanted.game), wanted.matches, wanted.seed, wanted.playouts, wanted.jobs)
    text = json.dumps(found, indent=2) + "\n"
    if wanted.write:
        path_of(wanted.game).write_text(text, encoding="utf-8")
    else:
        print(text, end="")


if __name__ == "__main__":
    main(sys.argv[1:])
