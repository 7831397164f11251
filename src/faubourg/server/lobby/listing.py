"""The lists of tables. They show of a table who sits there, and that is read once for each version of its head: a head
may hold a whole data file, and everybody may ask for a list."""

from itertools import zip_longest
from typing import Any, NamedTuple

from faubourg.core.told import MATCH_OVER
from faubourg.server.store.store import TableRow
from faubourg.server.table.entry import body_of
from faubourg.server.table.head import SeatHead
from faubourg.server.table.host import Host
from faubourg.server.table.lock import Turnstile
from faubourg.server.table.table import Table
from faubourg.server.wire.http import TableSummary

OVER = "over"
MOST_LISTED = 50
# Tables whose seats are remembered, a few hundred bytes each.
MOST_KEPT = 5000


class Seats(NamedTuple):
    """Who sits at a table, as of a version of its head."""

    version: int
    names: list[str]
    guests: list[str | None]
    people: list[int]
    free: int
    # None until the match is over.
    winners: list[int] | None


class Listing:
    def __init__(self, host: Host) -> None:
        self.host = host
        # The last one used is last.
        self.kept: dict[str, Seats] = {}
        # However many ask, one head is in memory at a time.
        self.reading = Turnstile()

    async def tables_of(self, guest: str) -> list[TableSummary]:
        return await self.lines(await self.host.store.tables_of(guest, MOST_LISTED), guest)

    async def open_tables(self, guest: str | None) -> list[TableSummary]:
        first = self.waited_at()
        known = {row.id for row in first}
        others = [row for row in await self.host.store.open_tables(MOST_LISTED) if row.id not in known]
        rows = [*first, *others][:MOST_LISTED]
        return await self.lines(sorted(rows, key=lambda row: row.updated, reverse=True), guest)

    def waited_at(self) -> list[TableRow]:
        """The open tables where somebody waits. Homes take turns, so that nobody fills the list with theirs, and with
        those at which nobody is they hide none of these; nor does a table leave the turn of a home because somebody of
        another sits down there."""
        homes: dict[str, list[TableRow]] = {}
        for table in self.host.tables.values():
            if table.listeners and table.status == "waiting" and table.head.settings.open:
                row = row_of(table)
                for home in table.homes():
                    homes.setdefault(home, []).append(row)
        turns = {row.id: row for turn in zip_longest(*homes.values()) for row in turn if row is not None}
        return list(turns.values())[:MOST_LISTED]

    async def lines(self, rows: list[TableRow], guest: str | None) -> list[TableSummary]:
        found = [(row, await self.seats_of(row)) for row in rows]
        return [line(row, seats, guest) for row, seats in found if seats is not None]

    async def seats_of(self, row: TableRow) -> Seats | None:
        """None if the table was swept meanwhile."""
        seats = self.known(row)
        if seats is None:
            async with self.reading:
                # Somebody else may have read it while this one waited.
                seats = self.known(row) or await self.read(row.id)
        return seats

    def known(self, row: TableRow) -> Seats | None:
        seats = self.kept.get(row.id)
        if seats is None or seats.version < row.version:
            return None
        # A match ends with an entry, which leaves the head as it is.
        if row.status == OVER and seats.winners is None:
            return None
        self.keep(row.id, seats)
        return seats

    async def read(self, id: str) -> Seats | None:
        row = await self.host.store.table(id)
        if row is None:
            return None
        seats = [SeatHead.model_validate(seat) for seat in row.head["seats"]]
        read = Seats(
            row.version,
            names=[seat.name for seat in seats],
            guests=[seat.guest for seat in seats],
            people=[number for number, seat in enumerate(seats) if seat.kind == "person"],
            free=sum(seat.kind == "empty" for seat in seats),
            winners=await self.winners_of(row, seats) if row.status == OVER else None,
        )
        self.keep(id, read)
        return read

    async def winners_of(self, row: TableRow, seats: list[SeatHead]) -> list[int]:
        """The last entry of a match that is over tells them. For whoever had resigned a bot has won."""
        for entry in await self.host.store.entries(row.id, row.seq - 1, 1):
            for event in body_of(entry).events:
                if event["kind"] == MATCH_OVER:
                    ranking: Any = event["ranking"]
                    return [seat for seat in ranking[0] if not seats[seat].resigned]
        return []

    def keep(self, id: str, seats: Seats) -> None:
        self.kept.pop(id, None)
        self.kept[id] = seats
        if len(self.kept) > MOST_KEPT:
            del self.kept[next(iter(self.kept))]


def row_of(table: Table) -> TableRow:
    """An open table in memory, as the store lists it: without guests and head."""
    return TableRow(
        id=table.id,
        version=table.version,
        game=table.head.game,
        status=table.status,
        is_open=True,
        created=table.created,
        updated=table.updated,
        seq=table.seq,
        asked=(),
        wake=None,
        guests=(),
        head={},
    )


def line(row: TableRow, seats: Seats, guest: str | None) -> TableSummary:
    mine = [number for number, sitting in enumerate(seats.guests) if guest is not None and sitting == guest]
    return TableSummary.model_construct(
        id=row.id,
        game=row.game,
        status=row.status,
        names=seats.names,
        mine=mine,
        asked=row.status == "playing" and any(seat in mine for seat in row.asked),
        free=seats.free,
        updated=row.updated,
        people=seats.people,
        winners=seats.winners or [],
    )
