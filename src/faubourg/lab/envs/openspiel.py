"""OpenSpiel: the games as games of its own, with chance as a player, for its algorithms."""

import base64
import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import numpy
import pyspiel
from numpy.typing import NDArray

from faubourg.bots.steps import Steps
from faubourg.core.actions import Actions
from faubourg.core.actors import NATURE
from faubourg.core.game import Game
from faubourg.core.rng import Rng
from faubourg.games import game, game_ids
from faubourg.lab.envs.naming import game_named, name_of
from faubourg.lab.envs.table import Table

# No match of any game makes more decisions.
MOST_DECISIONS: Final = 50_000
# What is kept of a deal that is being composed.
PROPOSED: Final = ("partner", "assets", "following", "cash", "is_priced", "is_dropped")
Parameters = Mapping[str, Any]


def written(options: Mapping[str, object] | None) -> str:
    """Options as one word that may stand among the parameters of a game, which have no quotes, commas or brackets."""
    text = json.dumps(dict(options or {}), sort_keys=True, separators=(",", ":"))
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def options_of(word: str) -> dict[str, object]:
    """The options of such a word; none for an empty one."""
    if not word:
        return {}
    found = json.loads(base64.urlsafe_b64decode(word + "=" * (-len(word) % 4)))
    assert isinstance(found, dict)
    return found


@cache
def table_of(name: str, seats: int, word: str) -> Table:
    """One for all positions of a game that are read again."""
    return Table(name, seats, options_of(word))


class SpielGame(pyspiel.Game):
    """A game with its seats and options."""

    def __init__(self, kind: Any, parameters: Parameters) -> None:
        players = int(parameters.get("players", kind.max_num_players))
        self.table = table_of(kind.short_name, players, str(parameters.get("options", "")))
        found = self.table.game
        steps = MOST_DECISIONS * (1 + int(self.table.menu.longest))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.steps,
            max_chance_outcomes=found.listed - found.policy,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=steps,
        )
        super().__init__(kind, info, dict(parameters))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DECISIONS

    def make_py_observer(self, iig_obs_type: Any = None, params: Parameters | None = None) -> "SpielObserver":
        if params:
            raise ValueError(f"an observation has no parameters: {params}")
        return SpielObserver(self.table)


class Position:
    """What OpenSpiel copies with a state: the match is cloned, and all copies share its table."""

    def __init__(self, table: Table, walk: Steps) -> None:
        self.table = table
        self.walk = walk

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return Position(self.table, self.walk.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        state = self.walk.state
        proposal = self.walk.proposal
        kept = {name: getattr(proposal, name) for name in PROPOSED}
        word = written(state.options.values)
        return position_again, (self.table.name, self.table.seats, word, state.dump(), int(self.walk.last), kept)


def position_again(name: str, seats: int, word: str, dump: str, last: int, kept: dict[str, Any]) -> Position:
    """A position that was written down."""
    table = table_of(name, seats, word)
    walk = Steps(table.game.restore(dump), table.menu, Rng(0), True, False)
    walk.last = last
    for field, value in kept.items():
        setattr(walk.proposal, field, value)
    walk.settle()
    return Position(table, walk)


class SpielState(pyspiel.State):
    """A position. Chance plays Nature's moves, counted from the first that is hers; the clock plays by itself."""

    def __init__(self, played: SpielGame) -> None:
        super().__init__(played)
        table = played.table
        self.position = Position(table, Steps(table.start, table.menu, Rng(0), True, False))

    @property
    def table(self) -> Table:
        return self.position.table

    @property
    def walk(self) -> Steps:
        return self.position.walk

    def filled(self) -> Actions:
        self.walk.fill(self.table.actions)
        return self.table.actions

    def current_player(self) -> int:
        if self.walk.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.walk.seat == NATURE else int(self.walk.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return self.filled().moves()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        actions = self.filled()
        weights = actions.weights()
        whole = sum(weights)
        first = self.table.game.policy
        return [(move - first, weight / whole) for move, weight in zip(actions.moves(), weights)]

    def _apply_action(self, action: int) -> None:
        self.walk.take(action + self.table.game.policy if self.walk.seat == NATURE else action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.table.game.text(action + self.table.game.policy)
        return self.table.menu.text(int(action))

    def is_terminal(self) -> bool:
        return bool(self.walk.state.over)

    def returns(self) -> list[float]:
        return self.walk.state.returns()

    def __str__(self) -> str:
        return self.walk.state.dump()


class SpielObserver:
    """What a seat observes, as numbers, and as a text that tells any two observations apart."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tensor: NDArray[numpy.float32] = numpy.zeros(table.size, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        state.walk.write_into(self.table.buffer.found, 0, player)
        self.tensor[:] = self.table.cells

    def string_from(self, state: SpielState, player: int) -> str:
        state.walk.write_into(self.table.buffer.found, 0, player)
        names = [entry.name for entry in self.table.menu.entries()]
        return " ".join(f"{names[place]}={self.table.cells[place]:g}" for place in numpy.flatnonzero(self.table.cells))


def kind_of(found: Game) -> Any:
    """What OpenSpiel is told of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=name_of(found),
        long_name=f"Faubourg {found.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.seats.stop - 1,
        min_num_players=found.seats.start,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": found.seats.stop - 1, "options": ""},
    )


def register_all() -> None:
    """Make every game known to `pyspiel.load_game` by its name, `faubourg/city-v2`."""
    known = set(pyspiel.registered_names())
    for id in game_ids():
        kind = kind_of(game(id))
        if kind.short_name not in known:
            pyspiel.register_game(kind, maker(kind))


def maker(kind: Any) -> type[SpielGame]:
    """OpenSpiel calls a class with the parameters alone."""

    class Registered(SpielGame):
        def __init__(self, parameters: Parameters | None = None) -> None:
            super().__init__(kind, parameters or {})

    return Registered


def spiel(game: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> Any:
    """A game as one of OpenSpiel's, a `pyspiel.Game`: chance is a player there, and everything else as in batches.

    >>> played = spiel("roomshare", seats=2, options={"duel": True})
    >>> state = played.new_initial_state()
    >>> while not state.is_terminal():
    ...     state.apply_action(state.legal_actions()[0])
    >>> sum(state.returns())
    0.0
    """
    table = Table(game, seats, options)
    name = name_of(game_named(game))
    return pyspiel.load_game(name, {"players": table.seats, "options": written(options)})


register_all()
