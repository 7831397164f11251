"""Matches played to their end and counted: the inner loop of every simulation, compiled together with the rules.

A match's randomness follows from the seed and its number alone. Nature's draws come from a stream of their own, one
after the other, so two matches of the same number have the same luck, draw by draw, whatever the players do.
"""

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from faubourg.bots.arena import Contest
from faubourg.bots.player import Bot, ask_bot, bot
from faubourg.bots.playout import PLAYED_TIME, end_played_time
from faubourg.core.actions import Actions
from faubourg.core.actors import NATURE, SEVERAL
from faubourg.core.measures import Row, Sums, Witness, add
from faubourg.core.rng import Rng
from faubourg.core.state import State

RANDOM: Final = "random"
# What is counted of every match of every game, before scores, ranks and the game's own measures: its number and the
# seat that began; turns and decisions, and how many of these were players'; how often, after as many turns as there are
# seats, another led alone than before, and the turns after which a winner led to the end; what the best had more than
# the last and than the second; by what it ended.
MATCH: Final = "match"
COMMON: Final = ["opener", "turns", "decisions", "choices", "lead_changes", "settled", "spread", "margin"]
ENDED: Final = "ended"
# What is noted where every turn ends; 0 leads where several share the lead.
TURN_COLUMNS: Final = ["match", "turn", "decisions", "leader"]
# Into so many parts a match is divided to tell how early its winner is known.
PARTS: Final = 20
# Rows are written as bytes, digit by digit: objects for every number would take longer than to play.
COMMA: Final[u8] = 44
LINE_END: Final[u8] = 10
MINUS: Final[u8] = 45
ZERO: Final[i64] = 48


@final
class Counter:
    """Plays matches of a contest and counts them, one after the other."""

    def __init__(self, contest: Contest, turns: bool = False) -> None:
        self.contest = contest
        self.measures = contest.game.measures()
        self.seats: i64 = contest.seats
        self.is_random = all(name == RANDOM for name in contest.bots)
        self.start: State = contest.game.start(contest.seats, contest.options)
        self.actions = Actions()
        self.row = Row()
        self.base = Rng(contest.seed)
        self.nature = Rng(0)
        self.minds = [Rng(0) for _ in range(contest.seats)]
        self.names = columns(contest)
        # Whether every turn is noted, and the lines of those so far.
        self.keeps_turns = turns
        self.turn_lines = BytesWriter()
        # Of the match being played: its number, the turn, who led after each round and after how many turns that was,
        # and players' decisions.
        self.number: i64 = 0
        self.turn: i64 = 0
        self.due: i64 = 0
        self.leaders: vec[i64] = vec[i64]([0] * 256)
        self.turns_then: vec[i64] = vec[i64]([0] * 256)
        self.looks: i64 = 0
        self.leader: i64 = -1
        self.changes: i64 = 0
        self.choices: i64 = 0

    def play(self, number: int, witness: Witness | None = None) -> State:
        """Match `number` to its end; afterwards `row` holds its numbers."""
        self.number = number
        self.turn = 0
        self.due = self.seats + 1
        self.looks = 0
        self.leader = -1
        self.changes = 0
        self.choices = 0
        state = self.start.clone()
        self.nature.follow(self.base, number, 0)
        if self.is_random and witness is None:
            self.minds[0].follow(self.base, number, 1)
            self.play_random(state, self.nature, self.minds[0])
        else:
            for seat in range(self.seats):
                self.minds[seat].follow(self.base, number, seat + 1)
            self.play_bots(state, self.nature, witness)
        if self.keeps_turns:
            self.keep_turn(state)
        self.look(state, state.turns)
        self.fill(state)
        return state

    def play_random(self, state: State, nature: Rng, mind: Rng) -> None:
        """One generator for all seats: they choose in turn, and nobody looks at the position."""
        actions = self.actions
        while not state.over:
            if state.decisions >= PLAYED_TIME:
                if end_played_time(state):
                    continue
            actor: i64 = state.actor
            if actor == NATURE:
                actions.clear()
                state.fill(actions, actor)
                state.apply(actions.pick(nature), actor)
            else:
                self.choices += 1
                if actor == SEVERAL:
                    actor = one_of(state, mind)
                answer: i64 = state.bot_answer()
                if answer >= 0:
                    state.apply(answer, actor)
                else:
                    actions.clear()
                    state.fill(actions, actor)
                    state.apply(actions.items[mind.below(actions.count)], actor)
            if state.turns != self.turn:
                self.pass_turn(state)

    def play_bots(self, state: State, nature: Rng, witness: Witness | None) -> None:
        number = int(self.number)
        players: list[Bot] = [bot(name, self.contest.playouts) for name in self.contest.lineup(number)]
        minds = self.minds
        while not state.over:
            if end_played_time(state):
                continue
            actor: i64 = state.actor
            move: i64 = 0
            if actor == NATURE:
                move = state.filled(NATURE).pick(nature)
                if witness is not None:
                    witness.see(state, move)
            else:
                self.choices += 1
                if actor == SEVERAL:
                    actor = one_of(state, minds[0])
                move = ask_bot(players[actor], state, actor, minds[actor])
            if witness is not None and witness.listens:
                state.play(move, actor)
                witness.hear(state, state.happened())
            else:
                state.apply(move, actor)
            if state.turns != self.turn:
                self.pass_turn(state)

    def pass_turn(self, state: State) -> None:
        """A turn has ended and the next has begun; after as many as there are seats it is seen who leads."""
        if self.keeps_turns and self.turn:
            self.keep_turn(state)
        self.turn = state.turns
        if self.turn >= self.due:
            self.due = self.turn + self.seats
            self.look(state, self.turn - 1)

    def look(self, state: State, turns: i64) -> None:
        """Who leads after so many turns?"""
        ahead: i64 = leader_of(state)
        if ahead >= 0 and ahead != self.leader:
            if self.leader >= 0:
                self.changes += 1
            self.leader = ahead
        place: i64 = self.looks
        if place < len(self.leaders):
            self.leaders[place] = ahead
            self.turns_then[place] = turns
        else:
            self.leaders = append(self.leaders, ahead)
            self.turns_then = append(self.turns_then, turns)
        self.looks = place + 1

    def keep_turn(self, state: State) -> None:
        out = self.turn_lines
        write_number(out, self.number)
        write_next(out, self.turn)
        write_next(out, state.decisions)
        write_next(out, leader_of(state) + 1)
        for seat in range(self.seats):
            write_next(out, state.score_of(seat))
        out.append(LINE_END)

    def fill(self, state: State) -> None:
        """The numbers of a match that is over, but for its own number and by what it ended."""
        row = self.row
        row.clear()
        standings = state.standings()
        # Seats are counted from 1 where people read.
        row.add(self.measures.first(state) + 1)
        row.add(state.turns)
        row.add(state.decisions)
        row.add(self.choices)
        row.add(self.changes)
        best = max(standings)
        row.add(self.settled(standings, best))
        self.fill_scores(state)
        self.fill_ranks(standings)
        self.measures.count(state, row)

    def fill_scores(self, state: State) -> None:
        """What the best has more than the last and than the second, and all scores."""
        row = self.row
        start: i64 = row.count + 2
        row.add(0)
        row.add(0)
        for seat in range(self.seats):
            row.add(state.score_of(seat))
        cells = row.cells
        high: i64 = max(cells[start], cells[start + 1])
        second: i64 = min(cells[start], cells[start + 1])
        low: i64 = second
        for seat in range(2, self.seats):
            score: i64 = cells[start + seat]
            low = min(low, score)
            if score > high:
                second = high
                high = score
            elif score > second:
                second = score
        cells[start - 2] = high - low
        cells[start - 1] = high - second

    def fill_ranks(self, standings: list[tuple[int, ...]]) -> None:
        """From 1 for the best; equals have the same."""
        row = self.row
        start: i64 = row.count
        for _ in range(self.seats):
            row.add(1)
        cells = row.cells
        for one in range(self.seats):
            for other in range(one + 1, self.seats):
                if standings[one] > standings[other]:
                    cells[start + other] += 1
                elif standings[one] != standings[other]:
                    cells[start + one] += 1

    def settled(self, standings: list[tuple[int, ...]], best: tuple[int, ...]) -> i64:
        """The turns after which a winner led to the end; 0: from the first round on."""
        place: i64 = self.looks
        while place > 0:
            ahead: i64 = self.leaders[place - 1]
            if ahead >= 0 and standings[ahead] != best:
                return self.turns_then[place - 1]
            place -= 1
        return 0

    def write_line(self, out: BytesWriter, state: State) -> None:
        """The row of the match just played, as it is written."""
        row = self.row
        cells = row.cells
        fixed: i64 = len(COMMON)
        write_number(out, self.number)
        for place in range(row.count):
            if place == fixed:
                out.append(COMMA)
                out.write(self.measures.ended(state).encode())
            write_next(out, cells[place])
        out.append(LINE_END)

    def lines(self, first: int, count: int) -> bytes:
        """The rows of so many matches."""
        out = BytesWriter()
        for number in range(first, first + count):
            self.write_line(out, self.play(number))
        return out.getvalue()

    def turns_told(self) -> bytes:
        """The rows of the turns since this was asked last."""
        found = self.turn_lines.getvalue()
        self.turn_lines = BytesWriter()
        return found

    def add_curve(self, state: State, sums: Sums) -> None:
        """How early the winner was known: whether whoever led alone at the last look within each part of the turns won;
        nobody counts as not."""
        standings = state.standings()
        best = max(standings)
        looks: i64 = 0
        for part in range(1, PARTS):
            # The last look is at the end, beyond every part.
            while self.turns_then[looks] * PARTS <= state.turns * part:
                looks += 1
            ahead: i64 = -1
            if looks:
                ahead = self.leaders[looks - 1]
            if ahead >= 0:
                add(sums, f"led-{part}", 1)
                add(sums, f"led-won-{part}", 1 if standings[ahead] == best else 0)


def write_next(out: BytesWriter, number: i64) -> None:
    out.append(COMMA)
    write_number(out, number)


def write_number(out: BytesWriter, number: i64) -> None:
    """A whole number in decimal digits."""
    left: i64 = number
    if left < 0:
        out.append(MINUS)
        left = -left
    start: i64 = len(out)
    # Room for the digits, which are found from the last to the first.
    rest: i64 = left
    out.append(u8(ZERO))
    while rest >= 10:
        out.append(u8(ZERO))
        rest //= 10
    place: i64 = len(out) - 1
    while place >= start:
        out[place] = u8(ZERO + left % 10)
        left //= 10
        place -= 1


def leader_of(state: State) -> i64:
    """The seat with the highest score; -1 where several have it."""
    best: i64 = state.score_of(0)
    ahead: i64 = 0
    for seat in range(1, state.seats):
        score: i64 = state.score_of(seat)
        if score > best:
            best = score
            ahead = seat
        elif score == best:
            ahead = -1
    return ahead


def columns(contest: Contest) -> list[str]:
    """What the numbers of a row are called. Seats are counted from 1, as people do."""
    seats = range(1, contest.seats + 1)
    scores = [f"score_{seat}" for seat in seats]
    ranks = [f"rank_{seat}" for seat in seats]
    return [MATCH, *COMMON, ENDED, *scores, *ranks, *contest.game.measures().names]


def turn_columns(contest: Contest) -> list[str]:
    return [*TURN_COLUMNS, *(f"score_{seat}" for seat in range(1, contest.seats + 1))]


def one_of(state: State, rng: Rng) -> i64:
    """One of several who may act."""
    actors = state.actors()
    return actors[rng.below(len(actors))]
