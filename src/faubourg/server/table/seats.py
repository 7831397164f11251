"""What is asked of a table's seats before anybody plays."""

from faubourg.core.refusal import InputError, Param
from faubourg.server.table.head import Head


def problem(code: str, **params: Param) -> InputError:
    return InputError(code, params)


def check_seat(head: Head, number: int) -> None:
    if not 0 <= number < len(head.seats):
        raise problem("no-such-seat", seat=number)


def is_full(head: Head) -> bool:
    return all(seat.kind != "empty" for seat in head.seats)
