"""Chapter 8: variants (RS-8.1a to RS-8.2c). The royal suite is laid at set-up and the renovation is an event card."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.games.roomshare.refusals import DUEL_EMPTY
from faubourg.games.roomshare.rules.board import inhabited

if TYPE_CHECKING:
    from faubourg.games.roomshare.state import RoomShare


def rooms(state: "RoomShare") -> i64:
    # RS-8.2a Any apartment that holds at least one tenant; RS-8.2c placing is compulsory.
    return inhabited(state)


def refusal_room() -> i64:
    # RS-8.2a Nobody lives there.
    return DUEL_EMPTY


def duel_order(state: "RoomShare", seat: i64) -> i64:
    # RS-8.2b A tie goes to whoever took the first turn.
    return 0 if seat == state.first else 1
