"""Who plays at a table, and with what: seats, bots and seeds as they are given from outside, checked."""

from collections.abc import Mapping, Sequence
from typing import Final

from faubourg.bots.player import Bot, bot
from faubourg.core.game import Game
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.core.state import State

MOST_MATCHES: Final = 1_000_000
# Who sits at each seat: the name of a bot, or None for whoever steps the environment.
Players = Sequence[str | None]


def start_of(found: Game, seats: int | None, options: Mapping[str, object] | None) -> State:
    """The position before the first move; without seats the table is full."""
    return found.start(found.most_seats(options) if seats is None else seats, options)


def seed_of(seed: object) -> int:
    if type(seed) is not int:
        raise InputError("bad-seed", {"given": shown(seed)})
    return seed


def count_of(matches: object) -> int:
    if type(matches) is not int or not 1 <= matches <= MOST_MATCHES:
        raise InputError("bad-matches", {"given": shown(matches), "most": MOST_MATCHES})
    return matches


def own_seat(seat: object, seats: int) -> int:
    if type(seat) is not int or not 0 <= seat < seats:
        raise InputError("bad-own-seat", {"given": shown(seat), "seats": seats})
    return seat


def players_of(players: Players | None, seats: int, playouts: int | None = None) -> list[Bot | None]:
    """The bot of each seat, or None; without players all seats are the caller's."""
    if players is None:
        return [None] * seats
    if isinstance(players, str) or len(players) != seats:
        raise InputError("bad-players", {"seats": seats, "given": shown(players)})
    found = [None if name is None else bot(name, playouts) for name in players]
    if None not in found:
        raise InputError("no-free-seat", {})
    return found


def against(seat: int, opponents: str, seats: int, playouts: int | None = None) -> list[Bot | None]:
    """One seat for the caller, and the same bot at all others."""
    names = [None if place == seat else opponents for place in range(seats)]
    return players_of(names, seats, playouts)
