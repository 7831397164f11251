"""Fair draws: from the last seat taken to the first draw.

Each seat's browser has promised 32 bytes by their hash. When all seats are taken the list of promises stands, and all
reveal; whoever has promised nothing, as bots, is not waited for. When nobody is silent any more, or time is up, the
list is frozen and the match starts; whoever has not revealed by then counts as empty, and the record says so.
"""

from contextlib import suppress

from faubourg.core.dealer import FAIR, commitment
from faubourg.core.refusal import InputError
from faubourg.server.table.beginning import begin
from faubourg.server.table.head import Head
from faubourg.server.table.host import Host
from faubourg.server.table.seats import check_seat, is_full, problem
from faubourg.server.table.table import Table
from faubourg.server.time.decisions import GRACE, REVEAL


def after_sitting(head: Head, now: int) -> str | None:
    """What becomes of a table when a seat has been taken: the last one starts the match, or asks all to reveal."""
    if not is_full(head):
        return None
    if not head.silent():
        return freeze(head)
    head.reveal_by = now + REVEAL
    return None


def freeze(head: Head) -> str:
    """From now on the draws are settled. Bytes that nobody had promised count for nothing."""
    head.scheme = FAIR
    head.reveal_by = None
    for seat in head.seats:
        if not seat.promise:
            seat.entropy = ""
    return "playing"


async def reveal(host: Host, table: Table, number: int, entropy: str, guest: str) -> None:
    """The bytes that a seat has promised; the last to reveal starts the match."""

    def edit(head: Head) -> str | None:
        check_seat(head, number)
        seat = head.seats[number]
        if seat.guest != guest:
            raise problem("not-your-seat")
        if table.status != "waiting" or head.reveal_by is None:
            raise problem("not-revealing")
        if commitment(bytes.fromhex(entropy)) != seat.promise:
            raise problem("entropy-not-promised", seat=number + 1)
        seat.entropy = entropy
        return None if head.silent() else freeze(head)

    async with table.lock:
        if not is_revealed(table.head, number, entropy, guest):
            await host.change(table, edit)
        await start(host, table)


def is_revealed(head: Head, number: int, entropy: str, guest: str) -> bool:
    """Whether it was sent before."""
    seat = head.seats[number] if 0 <= number < len(head.seats) else None
    return seat is not None and seat.guest == guest and seat.entropy == entropy


def start_due(host: Host, table: Table) -> int:
    """When the match starts without those who are silent, or without the worker that should have begun it; 0 if nothing
    is waited for. Whoever was asked before this server started may have to find the way back first."""
    if table.status == "playing" and not table.log:
        return table.updated + REVEAL
    by = table.head.reveal_by
    if by is None:
        return 0
    return by if by - REVEAL >= host.started else max(by, host.started + GRACE)


async def start(host: Host, table: Table) -> None:
    """The first entry of a match whose draws are settled."""
    if table.status == "playing" and not table.log:
        await begin(host, table)


async def start_late(host: Host, table: Table) -> None:
    """Time is up: the match starts without those who are silent. Of several workers one freezes the list; and one
    that was killed after it leaves the first entry to the others."""

    def edit(head: Head) -> str:
        if table.status != "waiting" or head.reveal_by is None:
            raise problem("not-revealing")
        return freeze(head)

    with suppress(InputError):
        await host.change(table, edit)
    await start(host, table)
