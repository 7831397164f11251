"""PettingZoo: every seat is an agent, asked one after the other."""

from collections.abc import Mapping
from typing import Any

import gymnasium
from pettingzoo import AECEnv

from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.lab.envs.spaces import action_space, observation_space
from faubourg.lab.envs.table import Seen, Table


class TurnEnv(AECEnv[str, Seen, int | None]):
    """A match as an environment of agents `player_0`, `player_1`, ... in the order of the seats.

    `agent_selection` is whoever is asked: where several may act, the first to the left of whoever moved last. Nature
    and the clock play by themselves. An agent observes numbers and a mask of its steps, all 0 while it is not asked;
    rewards come with the end, from 1 for the first to -1 for the last. An illegal step is refused with an InputError.

    >>> env = TurnEnv(Table("paris", 2))
    >>> env.reset(seed=7)
    >>> env.possible_agents, env.metadata["name"]
    (['player_0', 'player_1'], 'faubourg/paris-v2')
    """

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.metadata = {"name": table.name, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(table) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(table) for agent in self.possible_agents}
        self.seeds = 0

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; without a seed another one each time."""
        if seed is not None:
            self.seeds = int(seed)
        self.table.begin(self.seeds)
        self.seeds += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat]

    def observe(self, agent: str) -> Seen:
        if agent not in self.possible_agents:
            raise InputError("bad-own-seat", {"given": shown(agent), "seats": self.table.seats})
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """A step of the agent that is selected; None for one whose match is over."""
        self.table.played()
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.table.take(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.table.state.over:
            self.end()
        else:
            self.agent_selection = self.agents[self.table.seat]
        self._accumulate_rewards()

    def end(self) -> None:
        state = self.table.state
        self.rewards = dict(zip(self.agents, state.returns()))
        for agent in self.agents:
            self.truncations[agent] = bool(state.truncated)
            self.terminations[agent] = not state.truncated
        self.agent_selection = self.agents[0]

    def record(self) -> str:
        """The record of the match so far; a deal is one move in it."""
        return self.table.record()

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None


def aec(game: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> TurnEnv:
    """A game as an environment of PettingZoo: an AEC environment, in which agents act one after the other.

    >>> env = aec("roomshare", seats=2, options={"duel": True})
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     seen, reward, over, cut, _ = env.last()
    ...     env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
    >>> env.table.state.over
    True
    """
    return TurnEnv(Table(game, seats, options))
