"""The lobby: opening tables, sitting down, leaving, playing again."""

import secrets
from collections.abc import Callable

from faubourg.core.data import data_digest
from faubourg.core.dealer import ENTROPY_BYTES
from faubourg.games import game as find_game
from faubourg.server.archive.records import Position
from faubourg.server.lobby.codes import hash_of, new_code, new_table_id
from faubourg.server.lobby.listing import Listing
from faubourg.server.lobby.seating import (
    chairs_of,
    check_bot,
    check_grace,
    check_kept,
    check_screens,
    clean_name,
    expected,
    free_seat,
    seat_for,
    stand_in,
)
from faubourg.server.store.store import StoreError, TableRow
from faubourg.server.table.head import Head, SeatHead
from faubourg.server.table.host import Host
from faubourg.server.table.revealing import after_sitting, start
from faubourg.server.table.seats import check_seat, is_full, problem
from faubourg.server.table.table import Table
from faubourg.server.wire.http import NewTable, PlayOn, Settings, Sit, TableSummary


class Lobby:
    def __init__(self, host: Host) -> None:
        self.host = host
        self.listing = Listing(host)

    # Opening

    async def create(self, wanted: NewTable, guest: str) -> str:
        """A new table; it starts at once if no seat is left open. Figures of one's own have been found good elsewhere:
        to read those takes no longer than to read ours."""
        found = find_game(wanted.game, wanted.data)
        options = found.start(len(wanted.places), wanted.options).options.values
        if all(place.kind == "bot" for place in wanted.places):
            raise problem("nobody-plays")
        head = Head(
            game=found.id,
            options=options,
            # Also a file that was built in once, if it is asked for.
            data=None if found.data == find_game(found.id).data else found.data,
            data_digest=found.data_digest,
            rules_version=found.rules_version,
            settings=wanted.settings,
            seats=[seat_for(place, guest) for place in wanted.places],
            host=guest,
            seed=new_seed(),
        )
        if len(chairs_of(head, guest)) > 1:
            check_screens(found, options)
        return await self.open(head)

    async def open(self, head: Head, id: str | None = None) -> str:
        now = self.host.clock.now()
        status = after_sitting(head, now) or "waiting"
        row = TableRow(
            id=id or new_table_id(),
            version=1,
            game=head.game,
            status=status,
            is_open=head.settings.open,
            created=now,
            updated=now,
            seq=0,
            asked=(),
            wake=now if status == "playing" else head.reveal_by,
            guests=head.guests(),
            head=head.model_dump(),
        )
        await self.host.store.create_table(row)
        if row.wake is not None:
            await self.host.table(row.id)
        return row.id

    async def play_on(self, wanted: PlayOn, position: Position, guest: str) -> str:
        """A new match against bots from a position of a finished one."""
        if not 0 <= wanted.seat < position.seats:
            raise problem("no-such-seat", seat=wanted.seat)
        check_bot(wanted.bot)
        seats = [SeatHead(kind="bot", bot=wanted.bot) for _ in range(position.seats)]
        seats[wanted.seat] = SeatHead(reserved=guest)
        head = Head(
            game=position.game,
            options=position.options,
            data=position.data,
            data_digest=position.data_digest,
            rules_version=position.rules_version,
            settings=Settings(),
            seats=seats,
            host=guest,
            seed=new_seed(),
            start_dump=position.dump,
            notes=["played-on"],
        )
        return await self.open(head)

    # Sitting

    async def sit(self, table: Table, wanted: Sit, guest: str) -> None:
        """Take an empty seat; the last one to be taken starts the match, as soon as all have revealed."""

        def edit(head: Head) -> str | None:
            if table.status != "waiting":
                raise problem("already-started")
            seat = head.seats[free_seat(head, wanted.seat, guest)]
            if head.seats_of(guest):
                check_screens(table.game, head.options)
            seat.kind = "person"
            seat.guest, seat.reserved = guest, None
            seat.name = clean_name(wanted.name)
            seat.promise = wanted.promise
            return after_sitting(head, self.host.clock.now())

        await self.change_and_start(table, edit)

    async def leave(self, table: Table, number: int, guest: str) -> None:
        """Give up a seat before the match; afterwards one resigns."""

        def edit(head: Head) -> None:
            check_seat(head, number)
            # Nor may a promise be taken back while others reveal.
            if table.status != "waiting" or head.reveal_by is not None:
                raise problem("already-started")
            if guest not in (head.seats[number].guest, head.seats[number].reserved):
                raise problem("not-your-seat")
            head.seats[number] = SeatHead()

        async with table.lock:
            edit(table.head.model_copy(deep=True))
            # A personal link that was given out for it must not lead to the next one's seat: it goes first.
            await self.put_link(table.id, number)
            await self.host.change(table, edit)

    async def put_bot(self, table: Table, number: int, bot: str, guest: str) -> None:
        """A bot on an empty seat, or for somebody who is not there; anybody who sits here may ask for it. For others
        one waits until the table's time of grace is over, and has no say in which bot it is; nor for whom a seat is
        kept, unless one has opened the table."""

        def edit(head: Head) -> str | None:
            check_seat(head, number)
            if guest != head.host and not head.seats_of(guest):
                raise problem("not-seated")
            seat = head.seats[number]
            if seat.kind == "empty" and table.status == "waiting":
                check_bot(bot)
                now = self.host.clock.now()
                is_free = seat.reserved in (None, guest) or guest == head.host
                if not is_free:
                    check_kept(table.kept_until(number, now), now)
                head.seats[number] = SeatHead(kind="bot", bot=bot if is_free else stand_in(head))
                if is_full(head) and not head.people():
                    raise problem("nobody-plays")
                return after_sitting(head, now)
            if seat.kind != "person" or seat.is_bot_run or table.status != "playing" or number in table.present():
                raise problem("seat-taken")
            if seat.guest != guest:
                check_grace(table.bot_from(number, table.present()), self.host.clock.now())
            seat.away, seat.bot = True, stand_in(head)
            return None

        await self.change_and_start(table, edit)

    async def change_and_start(self, table: Table, edit: Callable[[Head], str | None]) -> None:
        async with table.lock:
            await self.host.change(table, edit)
            await start(self.host, table)

    async def come_back(self, table: Table, number: int) -> None:
        """The person is here again and decides from now on."""

        def edit(head: Head) -> None:
            head.seats[number].away = False

        async with table.lock:
            if table.head.seats[number].away:
                await self.host.change(table, edit)

    async def resign(self, table: Table, number: int) -> None:
        """A bot plays to the end for this seat; a table that all people have given up is closed."""

        def edit(head: Head) -> str | None:
            if table.status != "playing":
                raise problem("not-started" if table.status == "waiting" else "match-over")
            head.seats[number].resigned = True
            head.undo = None
            return None if head.people() else "closed"

        async with table.lock:
            await self.host.change(table, edit)

    # Playing again

    async def rematch(self, table: Table, guest: str, game: str | None = None) -> str:
        """A new table with the same people, everybody one seat on, at the same game or another. Whoever asks second is
        sent to the same."""
        if table.status not in ("over", "closed"):
            raise problem("match-not-over")
        if not table.head.seats_of(guest):
            raise problem("not-seated")

        def edit(head: Head) -> None:
            if head.rematch is None:
                head.rematch, head.rematch_game = new_table_id(), new.game

        async with table.lock:
            # What cannot be played is refused before there is a table.
            new = rematch_head(table.head, guest, game)
            if any(len(chairs_of(new, one)) > 1 for one in new.guests()):
                check_screens(find_game(new.game), new.options)
            if table.head.rematch is None:
                await self.host.change(table, edit)
            id = table.head.rematch
            assert id is not None
            # Another worker may have been asked first, for another game.
            await self.open_once(rematch_head(table.head, guest, table.head.rematch_game), id)
        return id

    async def open_once(self, head: Head, id: str) -> None:
        """Another worker may be opening the same table at this moment."""
        store = self.host.store
        if await store.table(id) is None:
            try:
                await self.open(head, id)
            except StoreError:
                if await store.table(id) is None:
                    raise

    # Personal links

    async def new_link(self, table: Table, number: int, guest: str) -> str:
        """A code with which the seat can be taken to another device, once."""
        check_seat(table.head, number)
        if table.head.seats[number].guest != guest:
            raise problem("not-your-seat")
        return await self.put_link(table.id, number)

    async def put_link(self, id: str, number: int) -> str:
        code = new_code()
        await self.host.store.put_link(hash_of(code), id, number, self.host.clock.now())
        return code

    async def use_link(self, code: str, guest: str) -> tuple[str, int, str]:
        """The seat of a code becomes this browser's; table, seat and the next code."""
        found = await self.host.store.find_link(hash_of(code))
        if found is None:
            raise problem("link-used")
        id, number = found
        table = await self.host.current(id)

        def edit(head: Head) -> None:
            check_seat(head, number)
            seat = head.seats[number]
            if seat.kind != "person" or seat.guest != giver:
                raise problem("link-used")
            if any(mine != number for mine in head.seats_of(guest)):
                check_screens(table.game, head.options)
            if seat.guest != guest and table.status == "waiting" and head.reveal_by is None:
                # The bytes it promised are in the browser it comes from.
                seat.promise = ""
            seat.guest = guest

        async with table.lock:
            # Whoever sits there while the link is good has given it; who comes after them has not.
            giver = table.head.seats[number].guest
            # Opened in the wrong browser it still leads to the seat.
            edit(table.head.model_copy(deep=True))
            if await self.host.store.take_link(hash_of(code)) is None:
                raise problem("link-used")
            await self.host.change(table, edit)
        return id, number, await self.put_link(id, number)

    # Lists

    async def tables_of(self, guest: str) -> list[TableSummary]:
        return await self.listing.tables_of(guest)

    async def open_tables(self, guest: str | None) -> list[TableSummary]:
        return await self.listing.open_tables(guest)


def rematch_head(old: Head, guest: str, game: str | None = None) -> Head:
    """The same people once more: seats rotated, and kept for those who sat there until they come. The same game plays
    with the same data file of its own, or with what is built in now; another one as usual."""
    count = len(old.seats)
    running = find_game(old.game if game is None else game)
    other = running.id != old.game
    data = None if other else old.data
    return Head(
        game=running.id,
        options=running.start(count, {}).options.values if other else old.options,
        data=data,
        # The file was read when the old table was, and rules are the same for all files.
        data_digest=running.data_digest if data is None else data_digest(data),
        rules_version=running.rules_version,
        settings=old.settings,
        seats=[expected(old.seats[(number + 1) % count]) for number in range(count)],
        host=guest,
        seed=new_seed(),
    )


def new_seed() -> str:
    return secrets.token_bytes(ENTROPY_BYTES).hex()
