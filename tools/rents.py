"""Fit the rents of Paris to the tokens of its box (PA-4b).

    python -m tools.rents                                   measure the built-in rents
    python -m tools.rents --matches 2000 --jobs 2           the same, more surely
    python -m tools.rents --search 200 --matches 200        look for better ones, and print the best
    python -m tools.rents --file candidate.toml             measure those of a data file

Wanted, in this order: (1) more than the box holds is paid out in under 5 % of the matches at 2 and 3 seats, and under
10 % at 4; (2) a player has 12 to 24 turns on average; (3) the last hotel ends 85 % at 2 seats and 95 % at 3 and 4;
(4) rent divided by what was spent on a colour's lots and buildings differs at most by a factor of 2 between colours.
Rents never fall with the price or with buildings.

The players are those of `greedy`; how many turns they expect is fitted to each candidate before it is measured. One
seed gives the same figures, however many processes share the work.
"""

import argparse
import re
import sys
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from faubourg import NATURE, Rng, game
from faubourg.bots.crew import spread
from faubourg.bots.heuristics.paris import TURN, ParisHeuristic
from faubourg.bots.heuristics.paris_weights import HOTELS, TURNS
from faubourg.bots.search import rank
from faubourg.core.bits import bits_of, cells_of
from faubourg.core.state import State
from faubourg.games.paris.game import ParisGame
from faubourg.games.paris.numbering import COLOUR_IDS, COLOUR_OF, HOTEL_LEVEL, LEVEL_IDS, STREETS, Phase
from faubourg.games.paris.rules.ending import ended_by
from faubourg.games.paris.rules.lots import houses_on
from faubourg.games.paris.state import Paris

SEATS: Final = (2, 3, 4)
PLAYOUTS: Final = 1500
BATCH: Final = 20
# What is wanted.
MOST_PAST: Final = {2: 0.05, 3: 0.05, 4: 0.10}
TURNS_EACH: Final = (12.0, 24.0)
LEAST_BY_HOTEL: Final = {2: 0.85, 3: 0.95, 4: 0.95}
MOST_APART: Final = 2.0
# What comes first is worth more than all that comes after it.
WORTH: Final = (1000.0, 100.0, 10.0, 1.0)
HIGHEST: Final = 12
# Rounds in which the players learn how long matches with a candidate last.
LEARNING: Final = 2

Rents = tuple[tuple[int, ...], ...]
# Of one match, or of many: sums by name.
Sums = Counter[str]
Batch = tuple[str, tuple[int, ...], int, int, range]


# Data files


def rents_in(text: str) -> Rents:
    """The rents of a data file, a row a colour from the cheapest to the dearest."""
    found = game("paris", text)
    assert isinstance(found, ParisGame)
    cells = [int(rent) for rent in found.figures.rents]
    width = len(LEVEL_IDS)
    return tuple(tuple(cells[first : first + width]) for first in range(0, len(cells), width))


def with_rents(text: str, rents: Rents) -> str:
    """The data file with other rents."""
    for colour, row in zip(COLOUR_IDS, rents):
        head, mark, rest = text.partition(f"[rents.{colour}]\n")
        for level, rent in zip(LEVEL_IDS, row):
            written = f"{level} = {{ value = {rent}"
            rest = re.sub(rf"^{level} = {{ value = \d+", written, rest, count=1, flags=re.MULTILINE)
        text = head + mark + rest
    return text


def is_ladder(rents: Rents) -> bool:
    """PA-4b Rents never fall with buildings, nor with the price."""
    rising = all(low <= high for row in rents for low, high in pairwise(row))
    dearer = all(low <= high for cheap, dear in pairwise(rents) for low, high in zip(cheap, dear))
    return rising and dearer and all(0 <= rent <= HIGHEST for row in rents for rent in row)


# Matches


def play_match(found: ParisGame, heuristic: ParisHeuristic, seats: int, number: int, seed: int) -> Sums:
    """What there is to count in one match."""
    nature = Rng(f"{seed}/{seats}/{number}")
    minds = Rng(f"{seed}/{seats}/{number}/minds")
    state = found.start(seats, {})
    assert isinstance(state, Paris)
    sums: Sums = Counter()
    begun: list[int] = []
    while not state.over:
        if state.phase == Phase.DRAW:
            begun.append(int(state.hotels_left))
        actor = int(state.actor)
        if actor == NATURE:
            before = [int(tokens) for tokens in state.tokens]
            state.apply(state.filled(NATURE).pick(nature), NATURE)
            count_rent(state, before, sums)
            continue
        standing = levels(state)
        state.apply(choice(state, actor, heuristic, minds), actor)
        count_spent(state, standing, sums)
    paid = sum(int(tokens) for tokens in state.tokens)
    sums["matches"] += 1
    sums["paid"] += paid
    sums["past"] += paid > state.figures.tokens
    sums["turns"] += int(state.turns)
    sums[f"ended-{ended_by(state)}"] += 1
    for turn, left in enumerate(begun, 1):
        sums[f"begun-{left}"] += 1
        sums[f"to-come-{left}"] += int(state.turns) - turn
    return sums


def choice(state: State, seat: int, heuristic: ParisHeuristic, rng: Rng) -> int:
    moves = state.legal(seat)
    return moves[0] if len(moves) == 1 else rank(state.imagine(seat, rng), seat, heuristic, PLAYOUTS, rng).best(rng)


def count_rent(state: Paris, before: list[int], sums: Sums) -> None:
    """PA-2b The back on top names what has paid."""
    paid = sum(int(tokens) for tokens in state.tokens) - sum(before)
    if paid:
        sums[f"rent-{COLOUR_IDS[int(state.top)]}"] += paid


def levels(state: Paris) -> list[int]:
    """What stands on each street: -1 while nobody owns it, then the houses, or a hotel."""
    owned = 0
    for held in state.owned:
        owned |= int(held)
    found = [int(houses_on(state, street)) if (owned >> street) & 1 else -1 for street in range(int(STREETS))]
    for street in bits_of(state.hotels):
        found[street] = int(HOTEL_LEVEL)
    return found


def count_spent(state: Paris, before: list[int], sums: Sums) -> None:
    """PA-2d What was spent on streets and, at the price of houses and a hotel after them, on buildings."""
    for street, (old, new) in enumerate(zip(before, levels(state))):
        if old != new:
            price = int(state.figures.prices[street]) if old < 0 else 0
            price += (new - max(old, 0)) * int(state.figures.house_price)
            sums[f"spent-{COLOUR_IDS[int(COLOUR_OF[street])]}"] += price


def play_batch(batch: Batch) -> tuple[int, Sums]:
    """Some matches, in any process."""
    text, turns, seats, seed, numbers = batch
    found = game("paris", text)
    assert isinstance(found, ParisGame)
    heuristic = ParisHeuristic()
    heuristic.turns = cells_of(list(turns))
    total: Sums = Counter()
    for number in numbers:
        total.update(play_match(found, heuristic, seats, number, seed))
    return seats, total


def play_all(text: str, turns: tuple[int, ...], matches: int, seed: int, jobs: int) -> dict[int, Sums]:
    batches: list[Batch] = [
        (text, turns, seats, seed, range(matches)[first : first + BATCH])
        for seats in SEATS
        for first in range(0, matches, BATCH)
    ]
    found: dict[int, Sums] = {seats: Counter() for seats in SEATS}
    for seats, sums in spread(play_batch, batches, jobs):
        found[seats].update(sums)
    return found


def fitted_turns(played: dict[int, Sums]) -> tuple[int, ...]:
    """How many turns are to come by the hotels left, as matches had them; as `greedy` knew before where none had."""
    found = list(TURNS)
    for row, seats in enumerate(SEATS):
        for left in range(1, int(HOTELS)):
            begun = played[seats][f"begun-{left}"]
            if begun:
                found[row * int(HOTELS) + left] = round(int(TURN) * played[seats][f"to-come-{left}"] / begun)
    return tuple(found)


# What is wanted


@dataclass(frozen=True)
class Measured:
    """What matches with some rents were like, by the number of seats."""

    paid: dict[int, float]
    past: dict[int, float]
    turns: dict[int, float]
    by_hotel: dict[int, float]
    earned: dict[str, float]

    def apart(self) -> float:
        """By what factor the best colour earns more for its money than the worst."""
        lowest = min(self.earned.values())
        return max(self.earned.values()) / lowest if lowest > 0 else 99.0

    def misses(self) -> tuple[float, float, float, float]:
        """How far each wish is from being met; 0 is met."""
        low, high = TURNS_EACH
        return (
            sum(max(0.0, self.past[seats] - MOST_PAST[seats]) for seats in SEATS),
            sum(max(0.0, low - self.turns[seats], self.turns[seats] - high) for seats in SEATS),
            sum(max(0.0, LEAST_BY_HOTEL[seats] - self.by_hotel[seats]) for seats in SEATS),
            max(0.0, self.apart() - MOST_APART),
        )

    def cost(self) -> float:
        return sum(worth * miss for worth, miss in zip(WORTH, self.misses()))

    def lines(self) -> list[str]:
        found = [
            f"{seats} seats: {self.paid[seats]:.0f} points paid, past the box in {100 * self.past[seats]:.1f} %, "
            f"{self.turns[seats]:.1f} turns a player, {100 * self.by_hotel[seats]:.1f} % ended by the last hotel"
            for seats in SEATS
        ]
        earned = ", ".join(f"{colour} {earned:.2f}" for colour, earned in self.earned.items())
        return [*found, f"points for 100 spent: {earned}; {self.apart():.2f} apart"]


def measured(played: dict[int, Sums]) -> Measured:
    def mean(name: str) -> dict[int, float]:
        return {seats: sums[name] / sums["matches"] for seats, sums in played.items()}

    whole: Sums = Counter()
    for sums in played.values():
        whole.update(sums)
    earned = {
        colour: 100 * whole[f"rent-{colour}"] / whole[f"spent-{colour}"] if whole[f"spent-{colour}"] else 0.0
        for colour in COLOUR_IDS
    }
    turns = {seats: total / seats for seats, total in mean("turns").items()}
    return Measured(mean("paid"), mean("past"), turns, mean("ended-hotels"), earned)


def measure(text: str, matches: int, seed: int, jobs: int, rounds: int) -> Measured:
    """Matches with a data file, after so many rounds in which the players learn how long they last."""
    turns = tuple(TURNS)
    for _ in range(rounds):
        turns = fitted_turns(play_all(text, turns, max(BATCH, matches // 4), seed + 1, jobs))
    return measured(play_all(text, turns, matches, seed, jobs))


# Searching


def neighbour(rents: Rents, rng: Rng) -> Rents:
    """Other rents, near these: a step or two up or down."""
    while True:
        rows = [list(row) for row in rents]
        for _ in range(1 + rng.below(3)):
            colour, level = rng.below(len(rows)), rng.below(len(LEVEL_IDS))
            rows[colour][level] += 1 if rng.below(2) else -1
        found = tuple(tuple(row) for row in rows)
        if found != rents and is_ladder(found):
            return found


def search(text: str, steps: int, matches: int, seed: int, jobs: int) -> str:
    """The best data file that so many steps find."""
    rng = Rng(f"rents/{seed}")
    best = measure(text, matches, seed, jobs, LEARNING)
    print(f"from {best.cost():.2f}", *best.lines(), sep="\n  ", flush=True)
    for step in range(steps):
        tried = with_rents(text, neighbour(rents_in(text), rng))
        found = measure(tried, matches, seed, jobs, LEARNING)
        if found.cost() <= best.cost():
            text, best = tried, found
            print(f"step {step}: {best.cost():.2f}  {rents_in(text)}", flush=True)
    return text


def main(given: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--file", type=Path, help="a data file to measure, or to begin with")
    parser.add_argument("--search", type=int, default=0, help="how many other rents to try")
    parser.add_argument("--matches", type=int, default=500, help="for each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the work")
    parser.add_argument("--out", type=Path, help="where to write the data file that was found")
    wanted = parser.parse_args(given)
    if wanted.matches < 1 or wanted.search < 0:
        parser.error("without matches there is nothing to tell")
    text = game("paris").data if wanted.file is None else wanted.file.read_text()
    if wanted.search:
        text = search(text, wanted.search, wanted.matches, wanted.seed, wanted.jobs)
        if wanted.out is not None:
            wanted.out.write_text(text)
    for row, colour in zip(rents_in(text), COLOUR_IDS):
        print(f"{colour:10}", *row)
    for title, rounds in (("greedy as it is", 0), ("greedy with its turns fitted", LEARNING)):
        found = measure(text, wanted.matches, wanted.seed + 100, wanted.jobs, rounds)
        print(f"{title}:", *found.lines(), sep="\n  ")


if __name__ == "__main__":
    main(sys.argv[1:])
