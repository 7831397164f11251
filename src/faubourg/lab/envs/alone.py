"""Gymnasium: one seat, and bots at the others."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy

from faubourg.lab.envs.seating import against, own_seat
from faubourg.lab.envs.spaces import action_space, observation_space
from faubourg.lab.envs.table import Seen, Table


class SeatEnv(gymnasium.Env[Seen, numpy.int64]):
    """A match played from one seat; bots, Nature and the clock play by themselves.

    One observes numbers and a mask of the legal steps. The reward comes with the end: from 1 for the first to -1 for
    the last. A step that is not legal changes nothing: the same is observed again, and `info["refused"]` says why.

    >>> env = SeatEnv("paris", seats=2, seat=1, opponents="random")
    >>> seen, info = env.reset(seed=7)
    >>> seen["observation"].shape, seen["action_mask"].shape
    ((426,), (117,))
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int = 0,
        opponents: str = "random",
        playouts: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options)
        self.seat = own_seat(seat, self.table.seats)
        self.players = against(self.seat, opponents, self.table.seats, playouts)
        self.metadata = {"render_modes": []}
        self.render_mode = render_mode
        self.observation_space: gymnasium.spaces.Space[Any] = observation_space(self.table)
        self.action_space: gymnasium.spaces.Space[Any] = action_space(self.table)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a match; without a seed one that follows from the last seed."""
        super().reset(seed=seed)
        self.table.begin(int(self.np_random.integers(1 << 62)))
        self.table.let_bots_play(self.players)
        return self.table.observe(self.seat), {}

    def step(self, action: numpy.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """A step of one's own, and whatever the others do then."""
        info: dict[str, Any] = {}
        if not self.action_space.contains(action) or action in self.table.legal():
            self.table.take(action)
            self.table.let_bots_play(self.players)
        else:
            info["refused"] = str(self.table.refused(action))
        state = self.table.state
        ended = bool(state.over)
        cut = bool(state.truncated)
        return self.table.observe(self.seat), state.returns()[self.seat], ended and not cut, cut, info

    def record(self) -> str:
        """The record of the match so far; a deal is one move in it."""
        return self.table.record()

    def render(self) -> None:
        return None


def single(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seat: int = 0,
    opponents: str = "random",
    playouts: int | None = None,
) -> SeatEnv:
    """A game as an environment of Gymnasium: one seat against bots.

    >>> env = single("roomshare", seats=2, options={"duel": True}, opponents="random")
    >>> seen, _ = env.reset(seed=7)
    >>> over = False
    >>> while not over:
    ...     seen, reward, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
    >>> reward in (-1.0, 1.0)
    True
    """
    return SeatEnv(game, seats, options, seat, opponents, playouts)
