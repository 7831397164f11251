"""A match played step by step by whoever chooses from a list: the one layer below batches and all adapters.

Nature and the clock play by themselves. Where several may act they are asked in turn, from the left of whoever moved
last; so nobody waits, and no clock of an auction or an offer runs out. What counts played time, such as an hour, is up
after so many decisions (`playout.PLAYED_TIME`).
"""

from typing import Final, final

from mypy_extensions import i64

from faubourg.bots.player import Bot, ask_bot
from faubourg.bots.playout import clock_move, is_time_up
from faubourg.core.actions import Actions
from faubourg.core.actors import CLOCK, NATURE, SEVERAL
from faubourg.core.composing import Menu, Proposal
from faubourg.core.observation import Observation
from faubourg.core.rng import Rng
from faubourg.core.state import State

NOBODY_ASKED: Final[i64] = -9


@final
class Steps:
    """One match. `seat` is who is asked, and takes one of the steps that `fill` lists.

    With `chance` Nature is asked too, as NATURE, and her steps are her moves. With `keeps` every move is kept, for a
    record.
    """

    def __init__(self, start: State, menu: Menu, rng: Rng, chance: bool = False, keeps: bool = False) -> None:
        self.menu = menu
        self.state: State = start.clone()
        self.rng = rng
        self.chance: bool = chance
        self.history: list[tuple[int, int]] | None = [] if keeps else None
        self.proposal = Proposal()
        self.seat: i64 = NOBODY_ASKED
        # Who moved last, for the order of several.
        self.last: i64 = -1
        self.actions = Actions()
        self.settle()

    def begin(self, start: State, rng: Rng) -> None:
        """Another match in the place of this one."""
        self.state = start.clone()
        self.rng = rng
        if self.history is not None:
            self.history = []
        self.proposal.clear()
        self.last = -1
        self.settle()

    def clone(self) -> "Steps":
        """An independent copy, but for the random numbers, which both go on with."""
        copy = Steps(self.state, self.menu, self.rng, True, False)
        copy.chance = self.chance
        copy.state = self.state.clone()
        if self.history is not None:
            copy.history = list(self.history)
        copy.proposal = self.proposal.copy()
        copy.seat = self.seat
        copy.last = self.last
        return copy

    def settle(self) -> None:
        """Let Nature and the clock play until a seat is asked, or the match is over."""
        state = self.state
        self.seat = NOBODY_ASKED
        while not state.over:
            if is_time_up(state):
                self.make(clock_move(state, True), CLOCK)
                continue
            actor: i64 = state.actor
            if actor == NATURE:
                if self.chance:
                    self.seat = NATURE
                    return
                self.actions.clear()
                state.fill(self.actions, NATURE)
                self.make(self.actions.pick(self.rng), NATURE)
                continue
            if actor == SEVERAL:
                actor = self.next_of(state.actors())
            self.seat = actor
            return

    def next_of(self, actors: list[int]) -> i64:
        """Of several who may act, the first to the left of whoever moved last."""
        for actor in actors:
            if actor > self.last:
                return actor
        return actors[0]

    def make(self, move: i64, actor: i64) -> None:
        """Make a move, without checking it."""
        if self.history is not None:
            self.history.append((int(actor), int(move)))
        self.state.apply(move, actor)

    def fill(self, actions: Actions) -> None:
        """Every step of whoever is asked, in ascending order; Nature's with their weights."""
        actions.clear()
        if self.seat == NOBODY_ASKED:
            return
        if not self.proposal.is_open():
            self.state.fill(actions, self.seat)
        if self.menu.longest and self.seat >= 0:
            self.proposal.fill(actions, self.menu, self.state, self.seat)

    def take(self, step: i64) -> None:
        """Take one of these steps, without checking it; then Nature and the clock play on."""
        move: i64 = step
        if self.seat >= 0 and step >= self.menu.policy:
            move = self.proposal.take(step, self.menu, self.state, self.seat)
            if move < 0:
                return
        self.play(move)

    def play(self, move: i64) -> None:
        """Make any legal move of whoever is asked, in the place of a step; what was being composed is dropped."""
        seat: i64 = self.seat
        self.proposal.clear()
        self.make(move, seat)
        if seat >= 0:
            self.last = seat
        self.settle()

    def play_bot(self, bot: Bot) -> None:
        """Let a bot make a move for the seat that is asked."""
        seat = int(self.seat)
        self.play(ask_bot(bot, self.state, seat, self.rng))

    def play_random(self) -> None:
        """Make a random one of the listed moves of the seat that is asked."""
        answer: i64 = self.state.bot_answer()
        if answer < 0:
            self.actions.clear()
            self.state.fill(self.actions, self.seat)
            answer = self.actions.pick(self.rng)
        self.play(answer)

    def write_into(self, found: Observation, row: i64, seat: i64) -> None:
        """Write into a row what a seat observes: the position, and what it is composing itself."""
        found.open_row(row)
        self.state.describe(found, seat)
        if self.menu.longest:
            if seat == self.seat:
                self.proposal.describe(found, self.menu, seat, self.state.seats)
            else:
                NOTHING.describe(found, self.menu, seat, self.state.seats)
        found.close_row(row)


# What everybody else sees of a deal that is being composed.
NOTHING: Final = Proposal()
