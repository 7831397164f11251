"""Records that people send, and finished matches, made into replays and positions to play on from."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from faubourg.core.match import Match
from faubourg.core.refusal import InputError
from faubourg.server.archive.replay import check_size
from faubourg.server.table.lines import lines_of
from faubourg.server.wire.json import codec

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


class Reader(Protocol):
    """Whoever does what `reading.answered` does, without holding up the tables."""

    async def do(self, task: bytes) -> bytes:
        """An InputError says why there is no answer."""

    async def close(self) -> None: ...


class Records:
    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    async def close(self) -> None:
        await self.reader.close()

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
        """The reader's answer. Task and answer are a line of JSON and what it is about."""
        answer = await self.reader.do(codec.dumps(task) + b"\n" + about)
        head, _, found = answer.partition(b"\n")
        told: Json = codec.loads(head)
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
    """A match for the reader: it need not be verified again."""
    game = match.game
    return codec.dumps(
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
    return Position(**codec.loads(answer))
