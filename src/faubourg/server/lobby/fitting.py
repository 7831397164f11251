"""Where an option can be chosen: for how many, and beside what. A game refuses what does not fit together when it reads
options; here it is asked about each once, so that a form need not offer what would be refused."""

from typing import Any

from faubourg.core.game import Game
from faubourg.core.options import CHOICE, FLAG, NUMBER, ORDER, Option
from faubourg.core.refusal import InputError

Values = dict[str, object]


def fitting_seats(game: Game, option: Option) -> list[int]:
    """The numbers of players with which it can be something else than the usual."""
    return [
        seats for seats in game.seats if not (tried := others(option, seats)) or any_fits(game, option, seats, tried)
    ]


def any_fits(game: Game, option: Option, seats: int, tried: list[object]) -> bool:
    return any(is_taken(game, seats, {**needed(option), option.name: value}) for value in tried)


def clashing(game: Game, option: Option) -> list[dict[str, object]]:
    """The values of other options beside which it cannot be chosen, with whatever number of players."""
    return [
        {"option": other.name, "value": value}
        for other in game.options
        if other is not option and other.kind in (FLAG, CHOICE)
        for value in others(other, 0)
        if is_barred(game, option, {**needed(other), other.name: value})
    ]


def is_barred(game: Game, option: Option, beside: Values) -> bool:
    """Whether each can be chosen alone where both together are refused."""
    if option.kind not in (FLAG, CHOICE):
        return False
    tried: list[tuple[int, Values]] = [
        (seats, {**needed(option), option.name: value}) for seats in game.seats for value in others(option, seats)
    ]
    if any(is_taken(game, seats, {**mine, **beside}) for seats, mine in tried):
        return False
    return any(is_taken(game, seats, mine) and is_taken(game, seats, beside) for seats, mine in tried)


def others(option: Option, seats: int) -> list[object]:
    """Some of what it may be besides the usual; nothing where there is no telling."""
    found: list[Any] = []
    if option.kind == FLAG:
        found = [True, False]
    elif option.kind == CHOICE:
        found = list(option.values)
    elif option.kind == NUMBER:
        found = [option.low, option.high]
    elif option.kind == ORDER:
        length = max(option.low, min(option.high, seats))
        found = [list(option.values[:length]), list(option.values[-length:])]
    return [value for value in found if value != option.default]


def needed(option: Option) -> Values:
    return {} if option.needs is None else {option.needs[0]: option.needs[1]}


def is_taken(game: Game, seats: int, options: Values) -> bool:
    try:
        game.read_all(seats, options)
    except InputError:
        return False
    return True
