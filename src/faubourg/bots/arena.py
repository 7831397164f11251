"""Matches of bots against each other, counted.

A match's randomness follows from the seed and its number, so the result is the same however the work is divided.
"""

from collections.abc import Container, Iterator, Mapping
from itertools import permutations
from math import sqrt
from time import process_time
from typing import Final, NamedTuple, final

from mypy_extensions import i64

from faubourg.bots.crew import Runner, spread
from faubourg.bots.player import Bot, ask_bot, bot
from faubourg.bots.playout import end_played_time
from faubourg.core.actors import NATURE, SEVERAL
from faubourg.core.refusal import InputError
from faubourg.core.rng import Rng
from faubourg.games import game

# The normal distribution's share of 95 %.
SIGMAS: Final = 1.959963984540054
# What one process plays before it reports: few enough to show progress and to stop soon.
BATCHES_PER_JOB: Final = 50
LARGEST_BATCH: Final = 200

# A contest as it is sent to another process.
Packed = tuple[str, list[str], int, dict[str, object], int, int | None, str | None]


@final
class Contest:
    """What is to be played, as plain data that can be sent to another process."""

    def __init__(
        self,
        game_id: str,
        bots: list[str],
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 1,
        playouts: int | None = None,
        data: str | None = None,
    ) -> None:
        found = game(game_id, data)
        self.game = found
        self.game_id = game_id
        # The text of a data file; None plays with the built-in figures.
        self.data = data
        self.seats = found.most_seats(options) if seats is None else seats
        self.options: dict[str, object] = dict(options) if options is not None else {}
        self.seed = seed
        self.playouts = playouts
        # Everything is checked before any process is started.
        found.start(self.seats, self.options)
        for name in bots:
            bot(name, playouts)
        self.bots = [*bots, *bots[-1:] * (self.seats - len(bots))]
        if not bots or len(bots) > self.seats:
            raise InputError("too-many-bots", {"bots": len(bots), "seats": self.seats})
        self.lineups = lineups(self.bots)

    def lineup(self, number: int) -> list[str]:
        """Who sits where in a match."""
        return self.lineups[number % len(self.lineups)]

    def packed(self) -> Packed:
        return self.game_id, self.bots, self.seats, self.options, self.seed, self.playouts, self.data


def lineups(bots: list[str]) -> list[list[str]]:
    """Every order of the bots around the table, each followed by its rotations.

    After every so many matches as there are seats each bot has sat everywhere equally often.
    """
    found: list[list[str]] = []
    seen: set[tuple[str, ...]] = set()
    for rest in permutations(bots[1:]):
        if rest not in seen:
            seen.add(rest)
            order = [bots[0], *rest]
            for turn in range(len(order)):
                found.append(order[len(order) - turn :] + order[: len(order) - turn])
    return found


class Played(NamedTuple):
    """One match, as plain numbers that can be sent to another process: each seat's score, place and share of the
    victory; the moves a bot chose there, and the seconds of the processor it took, which differ from run to run."""

    number: int
    scores: list[int]
    places: list[float]
    shares: list[float]
    decisions: int
    chosen: list[int]
    seconds: list[float]


def play_match(contest: Contest, number: int) -> Played:
    """Match `number` of a contest, from the deal to the ranking."""
    players: list[Bot] = [bot(name, contest.playouts) for name in contest.lineup(number)]
    nature = Rng(f"{contest.seed}/{number}")
    minds = [Rng(f"{contest.seed}/{number}/{seat}") for seat in range(contest.seats)]
    state = contest.game.start(contest.seats, contest.options)
    chosen = [0] * contest.seats
    seconds = [0.0] * contest.seats
    while not state.over:
        if end_played_time(state):
            continue
        actor: i64 = state.actor
        if actor == NATURE:
            state.apply(state.filled(NATURE).pick(nature), NATURE)
            continue
        if actor == SEVERAL:
            actors = state.actors()
            actor = actors[nature.below(len(actors))]
        seat = int(actor)
        start = process_time()
        move = ask_bot(players[seat], state, seat, minds[seat])
        seconds[seat] += process_time() - start
        chosen[seat] += 1
        state.apply(move, actor)
    places = [0.0] * contest.seats
    shares = [0.0] * contest.seats
    before = 0
    for tied in state.ranking():
        for seat in tied:
            # The middle of the places that are shared.
            places[seat] = before + (len(tied) + 1) / 2
            shares[seat] = 1.0 / len(tied) if before == 0 else 0.0
        before += len(tied)
    return Played(number, state.scores(), places, shares, int(state.decisions), chosen, seconds)


@final
class Result:
    """How one bot of a contest has done, over all the seats it sat on."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.matches = 0
        self.seats_taken = 0
        self.wins = 0.0
        self.score = 0
        self.places = 0.0
        self.chosen = 0
        self.seconds = 0.0

    def rate(self) -> float:
        """The share of the victory for each seat it sat on."""
        return self.wins / self.seats_taken if self.seats_taken else 0.0

    def interval(self) -> tuple[float, float]:
        """Where the true rate lies, at 95 %. Seats of one match are not independent: only matches count."""
        return wilson(self.rate() * self.matches, self.matches)

    def mean_score(self) -> float:
        return self.score / self.seats_taken if self.seats_taken else 0.0

    def mean_place(self) -> float:
        return self.places / self.seats_taken if self.seats_taken else 0.0

    def milliseconds(self) -> float:
        """The time of the processor for one decision."""
        return 1000 * self.seconds / self.chosen if self.chosen else 0.0


@final
class Tally:
    """All matches played so far."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.played: dict[int, Played] = {}

    def add(self, played: Played) -> None:
        self.played[played.number] = played

    def matches(self) -> int:
        return len(self.played)

    def decisions(self) -> int:
        return sum(played.decisions for played in self.played.values())

    def results(self) -> list[Result]:
        """Each bot's, in the order in which they were named; summed by number, so that even rounding is the same."""
        found: dict[str, Result] = {}
        for name in self.contest.bots:
            if name not in found:
                found[name] = Result(name)
        for number in sorted(self.played):
            played = self.played[number]
            lineup = self.contest.lineup(number)
            for name in set(lineup):
                found[name].matches += 1
            for seat, name in enumerate(lineup):
                result = found[name]
                result.seats_taken += 1
                result.wins += played.shares[seat]
                result.score += played.scores[seat]
                result.places += played.places[seat]
                result.chosen += played.chosen[seat]
                result.seconds += played.seconds[seat]
        return list(found.values())


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """Wilson's interval for a share of successes, at 95 %."""
    if matches == 0:
        return 0.0, 1.0
    share = wins / matches
    square = SIGMAS * SIGMAS
    middle = share + square / (2 * matches)
    reach = SIGMAS * sqrt(share * (1 - share) / matches + square / (4 * matches * matches))
    whole = 1 + square / matches
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def play_batch(batch: tuple[Packed, list[int]]) -> list[Played]:
    """Some matches of a contest, in any process."""
    (game_id, bots, seats, options, seed, playouts, data), numbers = batch
    contest = Contest(game_id, bots, seats, options, seed, playouts, data)
    return [play_match(contest, number) for number in numbers]


def hold(
    contest: Contest, matches: int, jobs: int = 1, done: Container[int] = (), runner: Runner | None = None
) -> Iterator[Played]:
    """Play a contest but for the matches that are done; they come as they are finished, in any order."""
    size = max(1, min(LARGEST_BATCH, matches // (BATCHES_PER_JOB * max(1, jobs))))
    missing = [number for number in range(matches) if number not in done]
    batches = [(contest.packed(), missing[first : first + size]) for first in range(0, len(missing), size)]
    for played in spread(play_batch, batches, jobs, runner):
        yield from played
