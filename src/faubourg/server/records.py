"""Records that people send, and finished matches, made into replays in processes of their own.

To read one may take seconds, and whoever sends it chose what is in it: so it has its time, its memory and its place in
a line, and whoever goes away takes the work along.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import orjson

from faubourg.core.match import Match
from faubourg.core.refusal import InputError
from faubourg.server.operation.desks import Pool, TaskFailed
from faubourg.server.replays import check_size
from faubourg.server.table.lines import lines_of

# Seconds for one, of which a real one takes two at most.
TIMEOUT = 20.0
IDLE = 30.0
# How many wait, and for how many seconds: those of twenty people at one address who come together.
MOST_WAITING = 20
PATIENCE = 30.0
WORKER = "faubourg.server.recordworker"

Json = dict[str, Any]


class Position(NamedTuple):
    """A position of a match, to be played on from there. `data` is None for built-in figures."""

    game: str
    data: str | None
    data_digest: str
    rules_version: str
    options: Json
    seats: int
    dump: str


class Records(Pool):
    """One at a time: the others wait in the order in which they came."""

    def __init__(self, timeout: float = TIMEOUT, worker: str = WORKER) -> None:
        super().__init__(worker, 1, timeout, IDLE, attempts=1, most_waiting=MOST_WAITING, patience=PATIENCE)

    async def replay(self, text: str) -> bytes:
        """The compressed replay of a record, verified line by line."""
        return await self.ask({"kind": "replay"}, bytes_of(text))

    async def position(self, text: str, step: int) -> Position:
        return position_in(await self.ask({"kind": "position", "step": step}, bytes_of(text)))

    async def replay_of_match(self, match: Match, groups: Sequence[int], story: Json) -> bytes:
        """The compressed replay of a match that was played here; `story` is what `replay_of` tells besides."""
        return await self.ask({"kind": "match-replay", "groups": groups, "story": story}, packed_match(match))

    async def position_of_match(self, match: Match, groups: Sequence[int], step: int) -> Position:
        return position_in(
            await self.ask({"kind": "match-position", "groups": groups, "step": step}, packed_match(match))
        )

    async def record_in(self, replay: bytes) -> str:
        """The record inside a compressed replay."""
        return (await self.ask({"kind": "record"}, replay)).decode()

    async def ask(self, task: Json, about: bytes) -> bytes:
        """The worker's answer. Task and answer are a line of JSON and what it is about."""
        try:
            answer = await self.do(orjson.dumps(task) + b"\n" + about)
        except TaskFailed as failed:
            raise InputError("record-too-slow" if failed.code == "slow" else "record-not-read", {}) from None
        head, _, found = answer.partition(b"\n")
        told: Json = orjson.loads(head)
        if "error" in told:
            raise InputError(told["error"], told["params"])
        if "broken" in told:
            raise RuntimeError(told["broken"])
        return found


def bytes_of(text: str) -> bytes:
    """A record as it is handed on. Whatever is no text, or too large, need not wait in line."""
    check_size(text)
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise InputError("record-foreign", {}) from None


def packed_match(match: Match) -> bytes:
    """A match for a worker: it need not be verified again."""
    game = match.game
    return orjson.dumps(
        {
            "game": game.id,
            "data": None if game.builtin else game.data,
            "data_digest": game.data_digest,
            "seats": match.seats,
            "options": match.options,
            "rules_version": match.rules_version,
            "dealer": match.dealer.header(),
            "secret": match.dealer.secret(),
            "notes": match.notes,
            "lines": lines_of(match.entries),
            "dump": match.state.dump(),
        }
    )


def position_in(answer: bytes) -> Position:
    return Position(**orjson.loads(answer))
