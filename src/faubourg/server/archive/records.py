"""Records and figures that people send, and finished matches, made into replays and positions to play on from."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from faubourg.core import data
from faubourg.core.match import Match
from faubourg.core.refusal import InputError
from faubourg.games import game as find_game
from faubourg.server.archive.replay import check_size
from faubourg.server.table.lines import lines_of
from faubourg.server.wire.json import codec

# What is said of figures instead.
FIGURES_TOO = {
    "record-too-slow": "data-too-heavy",
    "record-too-large": "data-too-heavy",
    "record-not-read": "data-not-read",
}
# And of what is asked of a game.
REQUESTS_TOO = dict.fromkeys(("record-too-slow", "record-too-large"), "request-too-slow") | {
    "record-not-read": "request-not-read"
}

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


class Figures(NamedTuple):
    """What is known of a data file with which a game can be played."""

    builtin: bool
    digest: str


class Reader(Protocol):
    """Whoever does what `reading.answered` does, without holding up the tables."""

    async def do(self, task: bytes, home: str | None = None) -> bytes:
        """An InputError says why there is no answer."""

    async def close(self) -> None: ...


class Records:
    """`home` is the address of whoever asks: where few can be served at once, addresses take turns."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    async def close(self) -> None:
        await self.reader.close()

    async def replay(self, text: str, home: str | None = None) -> bytes:
        """The compressed replay of a record, verified line by line."""
        return await self.ask({"kind": "replay"}, bytes_of(text), home)

    async def position(self, text: str, step: int, home: str | None = None) -> Position:
        return position_in(await self.ask({"kind": "position", "step": step}, bytes_of(text), home))

    async def figures(self, game: str, text: str, home: str | None = None) -> Figures:
        """Whether a game can be played with the text of a data file."""
        found = find_game(game)
        about = bytes_of_figures(text)
        try:
            return Figures(**codec.loads(await self.ask({"kind": "figures", "game": found.id}, about, home)))
        except InputError as problem:
            raise InputError(FIGURES_TOO.get(problem.code, problem.code), problem.params) from None

    async def request(self, game: str, name: str, asked: Json, home: str | None = None) -> bytes:
        """What a game answers to a request of its own that takes long."""
        try:
            return await self.ask({"kind": "request", "game": game, "name": name}, codec.dumps(asked), home)
        except InputError as problem:
            raise InputError(REQUESTS_TOO.get(problem.code, problem.code), problem.params) from None

    async def piece(self, game: str, name: str, piece: str, home: str | None = None) -> bytes:
        """A piece of a request that a game answers piece by piece."""
        try:
            return await self.ask({"kind": "piece", "game": game, "name": name}, piece.encode(), home)
        except InputError as problem:
            raise InputError(REQUESTS_TOO.get(problem.code, problem.code), problem.params) from None

    async def replay_of_match(self, match: Match, groups: Sequence[int], story: Json, home: str | None = None) -> bytes:
        """The compressed replay of a match that was played here; `story` is what `replay_of` tells besides."""
        return await self.ask({"kind": "match-replay", "groups": groups, "story": story}, packed_match(match), home)

    async def position_of_match(
        self, match: Match, groups: Sequence[int], step: int, home: str | None = None
    ) -> Position:
        task = {"kind": "match-position", "groups": groups, "step": step}
        return position_in(await self.ask(task, packed_match(match), home))

    async def record_in(self, replay: bytes, home: str | None = None) -> str:
        """The record inside a compressed replay."""
        return (await self.ask({"kind": "record"}, replay, home)).decode()

    async def ask(self, task: Json, about: bytes, home: str | None) -> bytes:
        """The reader's answer. Task and answer are a line of JSON and what it is about."""
        answer = await self.reader.do(codec.dumps(task) + b"\n" + about, home)
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


def bytes_of_figures(text: str) -> bytes:
    """A data file as it is handed on. Ends of lines may have two bytes; what is larger still need not wait in line."""
    if len(text) > 2 * data.LARGEST:
        raise InputError("data-too-large", {"most": data.LARGEST})
    return data.bytes_of(text)


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
