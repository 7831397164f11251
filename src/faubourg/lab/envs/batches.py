"""Batches: many matches stepped at once in compiled code, seen by numpy without a copy."""

from collections.abc import Mapping
from typing import Final, TypeVar

import numpy
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8
from numpy.typing import NDArray

from faubourg.bots.batch import Batch as Compiled
from faubourg.bots.player import bot as bot_named
from faubourg.core.composing import Menu
from faubourg.core.observation import Entry
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.core.state import State
from faubourg.lab.envs.naming import game_named, name_of
from faubourg.lab.envs.records import record_of
from faubourg.lab.envs.seating import Players, count_of, players_of, seed_of, start_of

# Let the bot choose, in the place of a step.
BOT: Final = -1
# No step of any game has so large a number.
BEYOND: Final = 1 << 31

Number = TypeVar("Number", bound=numpy.generic)
Cells = vec[i32] | vec[i16] | vec[u8] | vec[i64] | vec[float]


class Batch:
    """Matches of one game, stepped together. Every array has a row a match, and the next step writes it anew.

    `observation` float32, what the seat that is asked observes (`entries` names the numbers); `mask` one byte a step,
    1 for the legal ones; `steps` and `counts` the same as a list: the first `counts[m]` numbers of `steps[m]`; `actor`
    the seat that is asked; `reward` for each seat, 0 until a match ends and then from 1 for the first to -1 for the
    last; `ended`, and of those `truncated`, where the limit on decisions ended it; `episode` how often it has begun
    anew. A match that has ended begins anew at once: `reward` and `ended` are those of the old one, all else is the new
    one's.

    Steps are the moves of the game's policy, then those that compose a deal (`menu`, `faubourg.core.composing`). Where
    several may act they are asked in turn, from the left of whoever moved last. Nature and the clock play by
    themselves.

    >>> import faubourg.lab.envs as envs
    >>> matches = envs.batch("paris", matches=3, seats=2, seed=1)
    >>> matches.observation.shape, matches.mask.shape, matches.reward.shape, matches.actor.shape
    ((3, 426), (3, 117), (3, 2), (3,))
    """

    def __init__(self, compiled: Compiled) -> None:
        self.compiled = compiled
        self.menu: Menu = compiled.menu
        self.game = compiled.start.game
        self.name = name_of(self.game)
        self.matches = int(compiled.matches)
        self.seats = int(compiled.seats)
        self.entries: list[Entry] = self.menu.entries()
        self.observation: NDArray[numpy.float32] = self.seen(compiled.found.cells, numpy.float32)
        self.mask: NDArray[numpy.int8] = self.seen(compiled.mask, numpy.int8)
        self.steps: NDArray[numpy.int16] = self.seen(compiled.moves, numpy.int16)
        self.reward: NDArray[numpy.float64] = self.seen(compiled.reward, numpy.float64)
        self.counts: NDArray[numpy.int64] = self.seen(compiled.counts, numpy.int64)[:, 0]
        self.actor: NDArray[numpy.int64] = self.seen(compiled.actor, numpy.int64)[:, 0]
        self.ended: NDArray[numpy.bool_] = self.seen(compiled.ended, numpy.bool_)[:, 0]
        self.truncated: NDArray[numpy.bool_] = self.seen(compiled.truncated, numpy.bool_)[:, 0]
        self.episode: NDArray[numpy.int64] = self.seen(compiled.episodes, numpy.int64)[:, 0]
        self.rows: NDArray[numpy.int64] = numpy.arange(self.matches)

    def seen(self, cells: Cells, kind: type[Number]) -> NDArray[Number]:
        """A buffer as an array of a row a match, not copied."""
        return numpy.frombuffer(memoryview(cells), kind).reshape(self.matches, -1)

    @property
    def decisions(self) -> int:
        """How many steps players have taken since the batch was made, bots' included."""
        return int(self.compiled.decisions)

    def step(self, steps: object) -> None:
        """One step in each match, from a list or an array; -1 lets the bot choose.

        An illegal one raises an InputError that names its match, and no match is changed.

        >>> import faubourg.lab.envs as envs
        >>> matches = envs.batch("paris", matches=3, seats=2, seed=1)
        >>> matches.step([-1, -1, -1])
        >>> matches.step(matches.steps[:, 0])
        >>> matches.decisions
        6
        """
        self.compiled.step(numbers_of(steps, self.matches))

    def reset(self, seed: int) -> None:
        """Begin all matches anew, from a seed.

        >>> import faubourg.lab.envs as envs
        >>> matches = envs.batch("paris", matches=3, seats=2, seed=1)
        >>> first = matches.observation.copy()
        >>> matches.step([-1, -1, -1])
        >>> matches.reset(1)
        >>> bool((matches.observation == first).all())
        True
        """
        self.compiled.reset(seed_of(seed))

    def drawn(self, rng: numpy.random.Generator) -> NDArray[numpy.int16]:
        """A random legal step for each match, drawn by numpy.

        >>> import numpy, faubourg.lab.envs as envs
        >>> matches = envs.batch("paris", matches=3, seats=2, seed=1)
        >>> matches.step(matches.drawn(numpy.random.default_rng(1)))
        """
        return self.steps[self.rows, (rng.random(self.matches) * self.counts).astype(numpy.int64)]

    def state(self, match: int) -> State:
        """A copy of one match's position.

        >>> import faubourg.lab.envs as envs
        >>> envs.batch("paris", matches=3, seats=2, seed=1).state(2).over
        False
        """
        return self.compiled.walks[match].state.clone()

    def record(self, match: int) -> str:
        """The record of one match so far, if the batch was made with `keep`; a deal is one move in it.

        >>> import faubourg, faubourg.lab.envs as envs
        >>> matches = envs.batch("paris", matches=1, seats=2, seed=1, keep=True)
        >>> matches.step([-1])
        >>> faubourg.load(matches.record(0)).state.digest() == matches.state(0).digest()
        True
        """
        return record_of(self.compiled.walks[match])


def numbers_of(steps: object, matches: int) -> list[int]:
    """An array or a list as plain whole numbers, one for each match."""
    if isinstance(steps, list) and all(type(step) is int for step in steps):
        check_small(steps)
        return steps
    try:
        found = numpy.asarray(steps)
    except (TypeError, ValueError) as problem:
        raise InputError("batch-numbers", {"given": shown(type(steps).__name__)}) from problem
    if found.dtype.kind not in "iu":
        raise InputError("batch-numbers", {"given": shown(str(found.dtype))})
    if found.shape != (matches,):
        raise InputError("batch-length", {"given": "x".join(map(str, found.shape)) or "1", "matches": matches})
    plain: list[int] = found.tolist()
    check_small(plain)
    return plain


def check_small(steps: list[int]) -> None:
    """Compiled code takes what fits into it."""
    if not steps or -BEYOND < min(steps) <= max(steps) < BEYOND:
        return
    match = next(match for match, step in enumerate(steps) if abs(step) >= BEYOND)
    raise InputError("batch-large", {"match": match, "step": shown(steps[match])})


def batch(
    game: str,
    matches: int = 1024,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    players: Players | None = None,
    bot: str = "random",
    keep: bool = False,
) -> Batch:
    """Many matches of one game, stepped at once.

    `players` names for each seat the bot that plays there by itself, or None; without it all seats are the caller's.
    `bot` is who chooses where a step is -1. With `keep` every move is kept, for `record`. A match's randomness follows
    from seed, number and how often it has begun anew, so that it is the same in a batch of any size.

    >>> import faubourg.lab.envs as envs
    >>> matches = envs.batch("city", matches=16, seats=3, options={"rounds": 4}, seed=7)
    >>> matches.observation.shape[0], matches.mask.shape == (16, matches.menu.steps)
    (16, True)
    >>> while not matches.ended.any():
    ...     matches.step([-1] * 16)
    >>> float(matches.reward[matches.ended].sum())
    0.0
    """
    found = game_named(game)
    count = count_of(matches)
    start = start_of(found, seats, options)
    table = players_of(players, int(start.seats))
    chooser = None if bot == "random" else bot_named(bot)
    return Batch(Compiled(start, Menu(found), count, seed_of(seed), table, chooser, keep))
