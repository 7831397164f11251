"""One match in arrays of numpy: what the adapters to other projects share."""

from collections.abc import Mapping

import numpy
from numpy.typing import NDArray

from faubourg.bots.player import Bot
from faubourg.bots.steps import Steps
from faubourg.core.actions import Actions
from faubourg.core.composing import Menu
from faubourg.core.observation import Buffer
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.lab.envs.naming import game_named, name_of
from faubourg.lab.envs.records import record_of
from faubourg.lab.envs.seating import start_of

# What a program is given to decide by: numbers from -1 to 1, and a 1 for each step that it may take.
Seen = dict[str, NDArray[numpy.generic]]


class Table:
    """A game with seats and options, and the match that is being played; before `begin` there is none.

    The match of a seed is the first of a batch of that seed.
    """

    def __init__(self, game: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> None:
        self.game = game_named(game)
        self.name = name_of(self.game)
        self.start: State = start_of(self.game, seats, options)
        self.seats = int(self.start.seats)
        self.menu = Menu(self.game)
        self.steps = int(self.menu.steps)
        self.size = len(self.menu.entries())
        self.buffer = Buffer(self.size)
        self.cells: NDArray[numpy.float32] = numpy.frombuffer(memoryview(self.buffer.cells), numpy.float32)
        self.actions = Actions()
        self.walk: Steps | None = None

    def begin(self, seed: int) -> None:
        self.walk = Steps(self.start, self.menu, Rng(f"{seed}/0/0"), False, True)

    def played(self) -> Steps:
        """The match, which must have begun."""
        if self.walk is None:
            raise InputError("not-reset", {})
        return self.walk

    @property
    def state(self) -> State:
        return self.played().state

    @property
    def seat(self) -> int:
        """The seat that is asked; below zero when the match is over."""
        return int(self.played().seat)

    def legal(self) -> list[int]:
        """The steps of the seat that is asked."""
        self.played().fill(self.actions)
        return self.actions.moves()

    def mask(self, seat: int) -> NDArray[numpy.int8]:
        """A byte for each step, 1 for those that a seat may take now."""
        found = numpy.zeros(self.steps, numpy.int8)
        if seat == self.seat:
            found[self.legal()] = 1
        return found

    def observe(self, seat: int) -> Seen:
        """What a seat knows, as new arrays."""
        self.played().write_into(self.buffer.found, 0, seat)
        return {"observation": self.cells.copy(), "action_mask": self.mask(seat)}

    def take(self, step: object) -> None:
        """A step of the seat that is asked; an illegal one is refused and changes nothing."""
        walk = self.played()
        if walk.state.over:
            raise InputError("match-ended", {})
        number = int(step) if isinstance(step, int | numpy.integer) and not isinstance(step, bool) else -1
        if number not in self.legal():
            raise self.refused(step)
        walk.take(number)

    def refused(self, step: object) -> InputError:
        """That the seat that is asked cannot take a step now: an error to be raised or told."""
        number = int(step) if isinstance(step, numpy.integer) else step
        return InputError("step-refused", {"seat": self.seat, "step": shown(number)})

    def let_bots_play(self, players: list[Bot | None]) -> None:
        """Until a seat without a bot is asked, or the match is over."""
        walk = self.played()
        while not walk.state.over:
            player = players[self.seat]
            if player is None:
                return
            if player.name == "random":
                walk.play_random()
            else:
                walk.play_bot(player)

    def record(self) -> str:
        """What was played so far."""
        return record_of(self.played())
