"""Fit the weights of a heuristic to matches of the bot against itself.

    python -m tools.fit roomshare --matches 2500 --seed 1 --jobs 2            print the table
    python -m tools.fit roomshare --matches 2500 --seed 1 --jobs 2 --write    write it into roomshare_weights.py

The bot plays with the weights that are there: each run is one more round from where the last one ended. The same seed,
matches and weights give the same table, however many processes share the work.
"""

import argparse
import sys
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Final

from faubourg import NATURE, Rng, game
from faubourg.bots.crew import spread
from faubourg.bots.heuristics.roomshare import POINT, measure, turns_left
from faubourg.bots.heuristics.roomshare_weights import CARD_SORTS, FEATURES, STAGES
from faubourg.bots.player import ask_bot, bot
from faubourg.core.bits import bits_of, cells_of, numbers_of
from faubourg.games.roomshare.numbering import CARD_KIND, COLOURS, Phase
from faubourg.games.roomshare.state import RoomShare

WEIGHTS: Final = Path(__file__).resolve().parents[1] / "src/faubourg/bots/heuristics/roomshare_weights.py"
OPENING: Final = b'TABLE: Final = """'

# How the matches differ: how many of a hundred turns are random, what royal suite there is, and the renovation.
RANDOM_TURNS: Final = (0, 5, 15)
ROYALS: Final = ("none", "none", "classic", "suite", "haunted")
RENOVATED: Final = 40
PLAYOUTS: Final = 1500
BATCH: Final = 10

# The columns of what is measured: always one, the features, the cards in hand by sort, the final score.
ONE: Final = 0
BOARD: Final = range(1 + int(FEATURES))
HAND: Final = range(BOARD.stop, BOARD.stop + int(CARD_SORTS))
SCORE: Final = HAND.stop
COLUMNS: Final = SCORE + 1

# How firmly weights without much evidence are held near zero; the average score is not.
FREE: Final = 1e-6
FEATURE_PENALTY: Final = 40.0
CARD_PENALTY: Final = 60.0
# Rows beside the one fitted count too, but less; for the cards, which are few, as much and from further away.
NEAR_SHARE: Final = 0.16
CARD_REACH: Final = 2

Vector = list[float]
Matrix = list[Vector]
# By stage, and by whether the seat has just moved: the sums of the products of every two columns.
Sums = dict[tuple[int, bool], Matrix]


# Measuring and adding up


@dataclass(frozen=True)
class Measured:
    """A seat at the end of a turn: its columns but for the score."""

    stage: int
    seat: int
    has_moved: bool
    columns: list[int]


def play_match(seats: int, rng: Rng) -> tuple[list[Measured], list[int]]:
    """A match of greedy against itself: what was measured at each end of turn, and the final scores."""
    options = {"renovation": rng.below(100) < RENOVATED, "royal": ROYALS[rng.below(len(ROYALS))]}
    state = game("roomshare").start(seats, options)
    assert isinstance(state, RoomShare)
    greedy, stray = bot("greedy", PLAYOUTS), bot("random")
    random_turns = RANDOM_TURNS[rng.below(len(RANDOM_TURNS))]
    player, turns = greedy, -1
    found: list[Measured] = []
    while not state.over:
        actor = int(state.actor)
        if actor == NATURE:
            if state.phase == Phase.DRAW:
                found += measured(state)
            state.apply(state.filled(NATURE).pick(rng), NATURE)
            continue
        if state.turns != turns:
            turns, player = int(state.turns), stray if rng.below(100) < random_turns else greedy
        state.apply(ask_bot(player, state, actor, rng), actor)
    return found, state.scores()


def measured(state: RoomShare) -> list[Measured]:
    """Every seat as the heuristic sees it when a turn ends: only whoever has moved with a hand."""
    stage = int(min(STAGES - 1, turns_left(state, state.turn)))
    features = cells_of([0] * int(FEATURES))
    found = []
    for seat in range(int(state.seats)):
        measure(state, seat, features)
        has_moved = seat == state.turn
        hand = cards_by_sort(state, seat) if has_moved else [0] * len(HAND)
        found.append(Measured(stage, seat, has_moved, [1, *numbers_of(features), *hand]))
    return found


def cards_by_sort(state: RoomShare, seat: int) -> list[int]:
    """How many cards of each sort a seat holds: own keys, other keys, then the events by kind."""
    counts = [0] * len(HAND)
    for card in bits_of(state.hands[seat]):
        kind = CARD_KIND[card]
        counts[0 if kind == state.table.own[seat] else 1 if kind < COLOURS else kind - 2] += 1
    return counts


def no_sums() -> Sums:
    return {(stage, has_moved): total([]) for stage in range(int(STAGES)) for has_moved in (True, False)}


def add_row(sums: Sums, row: Measured, score: int) -> None:
    filled = [(column, value) for column, value in enumerate([*row.columns, score]) if value]
    for column, value in filled:
        line = sums[row.stage, row.has_moved][column]
        for other, factor in filled:
            line[other] += value * factor


def total(parts: list[tuple[float, Matrix]]) -> Matrix:
    """Matrices added up, each counting so much."""
    span = range(COLUMNS)
    return [[sum(share * part[row][column] for share, part in parts) for column in span] for row in span]


def play_batch(batch: tuple[int, int, range]) -> Sums:
    """The sums of some matches, in any process: for so many seats, by this seed, of these numbers."""
    seats, seed, numbers = batch
    sums = no_sums()
    for number in numbers:
        rows, scores = play_match(seats, Rng(f"{seed}/{seats}/{number}"))
        for row in rows:
            add_row(sums, row, scores[row.seat])
    return sums


def gather(seats: int, matches: int, seed: int, jobs: int) -> Sums:
    """The sums of all matches; they are whole numbers, so the order in which they come changes nothing."""
    batches = [(seats, seed, range(matches)[first : first + BATCH]) for first in range(0, matches, BATCH)]
    sums = no_sums()
    for more in spread(play_batch, batches, jobs):
        sums = {key: total([(1, known), (1, more[key])]) for key, known in sums.items()}
    return sums


# Fitting, and the table


def fit_row(sums: Sums, stage: int) -> Vector:
    """A row of the table, in points: the spread, the features' weights, and for what they leave open the cards'."""
    reach = 0 if stage <= 2 else 1 if stage <= 8 else 2
    parts = [(at, part) for (at, _), part in sums.items() if abs(at - stage) <= reach]
    near = total([(1 if at == stage else NEAR_SHARE, part) for at, part in parts])
    weights = ridge(near, BOARD, [near[row][SCORE] for row in BOARD], [FREE] + [FEATURE_PENALTY] * int(FEATURES))
    # The score less what was foretold, as a sum of columns.
    error = [-weight for weight in weights] + [0.0] * len(HAND) + [1.0]
    here = total([(1, sums[stage, True]), (1, sums[stage, False])])
    moved = total([(1, sums[at, True]) for at in range(int(STAGES)) if abs(at - stage) <= CARD_REACH])
    return [deviation(here, error), *weights[1:], *fit_cards(moved, error)]


def deviation(sums: Matrix, error: Vector) -> float:
    """The standard deviation of a sum of columns."""
    count = max(1.0, sums[ONE][ONE])
    products = [dot(line, error) for line in sums]
    return sqrt(max(0.0, dot(error, products) / count - (products[ONE] / count) ** 2))


def fit_cards(sums: Matrix, error: Vector) -> Vector:
    """What each sort of card is worth beyond the average card; a sort never held, nothing."""
    cards = ridge(sums, HAND, [dot(sums[row], error) for row in HAND], [CARD_PENALTY] * len(HAND))
    counts = [sums[ONE][column] for column in HAND]
    average = dot(cards, counts) / max(1.0, sum(counts))
    return [card - average if count else 0.0 for card, count in zip(cards, counts)]


def ridge(sums: Matrix, columns: range, target: Vector, penalties: Vector) -> Vector:
    """Least squares over some of the columns, with a penalty on the square of each weight."""
    system = [[sums[row][column] for column in columns] for row in columns]
    for place, penalty in enumerate(penalties):
        system[place][place] += penalty
    return solve(system, target)


def solve(system: Matrix, target: Vector) -> Vector:
    """The solution of as many linear equations as unknowns, by elimination."""
    lines = [[*line, value] for line, value in zip(system, target)]
    for place in range(len(lines)):
        largest = max(range(place, len(lines)), key=lambda row: abs(lines[row][place]))
        lines[place], lines[largest] = lines[largest], lines[place]
        pivot = [value / lines[place][place] for value in lines[place]]
        lines = [[value - line[place] * other for value, other in zip(line, pivot)] for line in lines]
        lines[place] = pivot
    return [line[-1] for line in lines]


def dot(one: Vector, other: Vector) -> float:
    return sum(value * factor for value, factor in zip(one, other))


def table_of(seats: int, sums: Sums) -> list[str]:
    """The rows in hundredths of a point; the heuristic divides by the spread, so that is never zero."""
    lines = []
    for stage in range(int(STAGES)):
        blur, *weights = (round(points * int(POINT)) for points in fit_row(sums, stage))
        features = " ".join(f"{weight:4}" for weight in weights[:FEATURES])
        cards = " ".join(f"{weight:3}" for weight in weights[FEATURES:])
        lines.append(f"{seats} {stage:2}  {max(1, blur):3}  {features}  {cards}")
    return lines


def write_table(path: Path, lines: list[str]) -> None:
    """Put the table between its quotes; as bytes, so that no line ending changes."""
    before, opening, rest = path.read_bytes().partition(OPENING)
    _, closing, after = rest.partition(b'"""')
    if not closing:
        raise ValueError(f"no table in {path}")
    table = "\n".join(["", *lines, ""])
    path.write_bytes(before + opening + table.encode() + closing + after)


def main(given: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["roomshare"])
    parser.add_argument("--matches", type=int, default=2500, help="for each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the work")
    parser.add_argument("--write", action="store_true", help="write the table instead of printing it")
    wanted = parser.parse_args(given)
    if wanted.matches < 1:
        parser.error("without matches there is nothing to fit")
    lines: list[str] = []
    for seats in game(wanted.game).seats:
        lines += table_of(seats, gather(seats, wanted.matches, wanted.seed, wanted.jobs))
        print(f"{wanted.matches} matches at {seats} seats", file=sys.stderr)
    if wanted.write:
        write_table(WEIGHTS, lines)
    else:
        print(*lines, sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
