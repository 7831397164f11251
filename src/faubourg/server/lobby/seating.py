"""Seats before the match: who may take which, and under what name."""

from collections.abc import Mapping

from faubourg.bots.levels import LEVELS
from faubourg.bots.player import BOTS
from faubourg.bots.ready import USUAL
from faubourg.core.game import Game
from faubourg.core.options import shown
from faubourg.server.table.head import Head, SeatHead
from faubourg.server.table.letters import one_line
from faubourg.server.table.seats import check_seat, problem
from faubourg.server.wire.http import Place

# From the weakest to the strongest. `greedy` plans its turn and judges as the third level does, but overlooks nothing;
# in all games but one the levels above look ahead or deal as well.
BY_STRENGTH = ("random", *LEVELS[:3], "greedy-1", "greedy", *LEVELS[3:])


def seat_for(place: Place, guest: str) -> SeatHead:
    if place.kind == "open":
        return SeatHead()
    if place.kind == "kept":
        return SeatHead(name=clean_name(place.name, may_be_empty=True), reserved=guest)
    if place.kind == "bot":
        check_bot(place.bot)
        return SeatHead(kind="bot", name=clean_name(place.name, may_be_empty=True), bot=place.bot)
    return SeatHead(kind="person", name=clean_name(place.name), guest=guest, promise=place.promise)


def expected(seat: SeatHead) -> SeatHead:
    if seat.kind == "bot":
        return SeatHead(kind="bot", name=seat.name, bot=seat.bot)
    return SeatHead(name=seat.name, reserved=seat.guest)


def free_seat(head: Head, wanted: int | None, guest: str) -> int:
    """The seat asked for, or one that is kept for the guest, or any free one."""
    if wanted is not None:
        check_seat(head, wanted)
        if head.seats[wanted].kind != "empty":
            raise problem("seat-taken")
        if head.seats[wanted].reserved not in (None, guest):
            raise problem("seat-reserved", name=head.seats[wanted].name)
        return wanted
    empty = [number for number, seat in enumerate(head.seats) if seat.kind == "empty"]
    for keeps in (guest, None):
        for number in empty:
            if head.seats[number].reserved == keeps:
                return number
    raise problem("table-full")


def chairs_of(head: Head, guest: str) -> list[SeatHead]:
    """The seats that a guest has, or that are kept for them."""
    return [seat for seat in head.seats if guest in (seat.guest, seat.reserved)]


def check_screens(played: Game, options: Mapping[str, object]) -> None:
    """Whoever has several seats shows them in turn; where several may act at once that is not enough."""
    if played.at_once(options):
        raise problem("own-screens")


def check_bot(name: str) -> None:
    if name not in BOTS:
        raise problem("unknown-bot", bot=shown(name), known=", ".join(BOTS))


def stand_in(head: Head) -> str:
    """The bot that plays for somebody who is away: of the table's own level, never one that an opponent has chosen for
    them. It is the strongest of the bots that sit here since the match began, else the usual one."""
    seated = [seat.bot for seat in head.seats if seat.kind == "bot" and seat.bot in BY_STRENGTH]
    return max(seated, key=BY_STRENGTH.index, default=USUAL)


def check_grace(bot_from: int | None, now: int) -> None:
    """Whoever has just lost the connection has time to come back."""
    if bot_from is not None and now < bot_from:
        raise problem("bot-too-soon", seconds=-((now - bot_from) // 1000))


def check_kept(until: int, now: int) -> None:
    """Whoever a seat is kept for has time to come."""
    if now < until:
        raise problem("seat-kept", seconds=-((now - until) // 1000))


def clean_name(name: str, *, may_be_empty: bool = False) -> str:
    cleaned = one_line(name)
    if not cleaned and not may_be_empty:
        raise problem("no-name")
    return cleaned
