"""Gymnasium: one seat in each of many matches, stepped at once over a batch."""

from collections.abc import Mapping
from typing import Any

import numpy
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from faubourg.bots.batch import Batch as Compiled
from faubourg.lab.envs.batches import Batch
from faubourg.lab.envs.seating import against, count_of, own_seat
from faubourg.lab.envs.spaces import action_space, observation_space
from faubourg.lab.envs.table import Seen, Table


class SeatVectorEnv(VectorEnv[Seen, NDArray[numpy.int64], NDArray[Any]]):
    """One seat in each of many matches, against bots. A match that ends begins anew in the same step: what was
    observed at its end is in `infos["final_obs"]`, where `infos["_final_obs"]` says so.

    What is observed is copied for the caller, as Gymnasium does, unless `copy` is False: the arrays are then the
    batch's own, which the next step writes anew.

    >>> env = SeatVectorEnv("paris", num_envs=5, seats=2, seat=1)
    >>> seen, infos = env.reset(seed=7)
    >>> seen["observation"].shape, seen["action_mask"].shape
    ((5, 426), (5, 117))
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int = 0,
        opponents: str = "random",
        playouts: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        table = Table(game, seats, options)
        self.num_envs = count_of(num_envs)
        self.seat = own_seat(seat, table.seats)
        self.copy = copy
        self.render_mode = render_mode
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        players = against(self.seat, opponents, table.seats, playouts)
        made = Compiled(table.start, table.menu, self.num_envs, 1, players, None, False, self.seat)
        self.batch = Batch(made)
        assert made.final is not None
        self.final: NDArray[numpy.float32] = self.batch.seen(made.final.cells, numpy.float32)
        self.single_observation_space = observation_space(table)
        self.single_action_space = action_space(table)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin all matches anew; without a seed with one that follows from the last."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 62)))
        return self.observed(), {}

    def step(
        self, actions: NDArray[numpy.int64]
    ) -> tuple[Seen, NDArray[numpy.float64], NDArray[numpy.bool_], NDArray[numpy.bool_], dict[str, Any]]:
        """A step in each match; an illegal one is refused by the number of its match and changes nothing."""
        batch = self.batch
        batch.step(actions)
        infos: dict[str, Any] = {}
        if batch.ended.any():
            infos = {"final_obs": numpy.full(self.num_envs, None, object), "_final_obs": batch.ended.copy()}
            none = numpy.zeros(batch.mask.shape[1], numpy.int8)
            for match in numpy.flatnonzero(batch.ended):
                infos["final_obs"][match] = {"observation": self.final[match].copy(), "action_mask": none.copy()}
        reward = batch.reward[:, self.seat].copy()
        return self.observed(), reward, batch.ended & ~batch.truncated, batch.truncated.copy(), infos

    def observed(self) -> Seen:
        seen: Seen = {"observation": self.batch.observation, "action_mask": self.batch.mask}
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen

    def render(self) -> None:
        return None


def vector(
    game: str,
    matches: int = 1024,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seat: int = 0,
    opponents: str = "random",
    playouts: int | None = None,
    copy: bool = True,
) -> SeatVectorEnv:
    """A game as a vector environment of Gymnasium: one seat against bots, in many matches at once.

    >>> env = vector("roomshare", matches=8, seats=2, options={"duel": True})
    >>> seen, _ = env.reset(seed=7)
    >>> ended = 0
    >>> while ended < 8:
    ...     seen, reward, over, cut, infos = env.step(seen["action_mask"].argmax(axis=1))
    ...     ended += int(over.sum())
    """
    return SeatVectorEnv(game, matches, seats, options, seat, opponents, playouts, copy)
