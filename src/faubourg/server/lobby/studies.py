"""Questions whose answers grow: worked out piece by piece, behind everything else, only while somebody asks.

Whoever asks is answered with what is known by then, and asks again for more; so nothing is done for a page that was
left. Pieces that are done are kept for all, by game, figures and rules.
"""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from time import monotonic
from typing import Any, NamedTuple

from faubourg.core.game import Game
from faubourg.core.refusal import InputError
from faubourg.core.request import Request, Study
from faubourg.server.archive.records import Records
from faubourg.server.wire.json import codec

# Seconds of work for one answer: people see figures grow.
SPELL = 1.0
# Seconds for which a piece lets the bots of tables go before it, and between two looks.
COURTESY = 3.0
GLANCE = 0.05
# Some four megabytes.
MOST_PIECES = 4000


class Piece(NamedTuple):
    """What a piece follows from."""

    game: str
    data_digest: str
    rules_version: str
    request: str
    name: str


class Done(Mapping[str, Any]):
    """What is done, as it is kept: a piece is read when it is looked at, for most have been before."""

    def __init__(self, found: dict[str, bytes]) -> None:
        self.found = found

    def __getitem__(self, name: str) -> Any:
        return codec.loads(self.found[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)


class Studies:
    """`is_busy` says whether bots of tables are thinking."""

    def __init__(self, records: Records, is_busy: Callable[[], bool], now: Callable[[], float] = monotonic) -> None:
        self.records = records
        self.is_busy = is_busy
        self.now = now
        # What came of each, in the order in which they were asked for.
        self.kept: dict[Piece, bytes] = {}
        self.under_way: set[Piece] = set()

    async def close(self) -> None:
        await self.records.close()

    async def answer(self, game: Game, request: Request, study: Study, asked: dict[str, object], home: str) -> bytes:
        """What is known after a spell of work, or sooner if that is all."""
        pieces = [
            Piece(game.id, game.data_digest, game.rules_version, request.name, name) for name in study.pieces(asked)
        ]
        done = Done({piece.name: found for piece in pieces if (found := self.known(piece)) is not None})
        end = self.now() + SPELL
        while (left := [piece for piece in pieces if piece.name not in done.found]) and (not done or self.now() < end):
            piece = self.chosen(left)
            try:
                done.found[piece.name] = await self.work(piece, home)
            except InputError:
                # Too many want something: what is known is better than nothing.
                if not done:
                    raise
                break
        return codec.dumps(study.so_far(asked, done))

    def known(self, piece: Piece) -> bytes | None:
        found = self.kept.pop(piece, None)
        if found is not None:
            self.kept[piece] = found
        return found

    def chosen(self, left: list[Piece]) -> Piece:
        """The first that nobody else is at, if there is one."""
        return next((piece for piece in left if piece not in self.under_way), left[0])

    async def work(self, piece: Piece, home: str) -> bytes:
        await self.give_way()
        # It may have been done meanwhile for somebody else.
        found = self.known(piece)
        if found is not None:
            return found
        self.under_way.add(piece)
        try:
            found = await self.records.piece(piece.game, piece.request, piece.name, home)
        finally:
            self.under_way.discard(piece)
        self.keep(piece, found)
        return found

    async def give_way(self) -> None:
        """Bots at tables come first, though not for ever."""
        end = self.now() + COURTESY
        while self.is_busy() and self.now() < end:
            await asyncio.sleep(GLANCE)

    def keep(self, piece: Piece, found: bytes) -> None:
        while len(self.kept) >= MOST_PIECES:
            del self.kept[next(iter(self.kept))]
        self.kept[piece] = found
