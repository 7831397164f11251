"""The codec: number <-> typed move <-> line of text."""

from typing import final

from faubourg.core.notation import TypedMove, index_of, unreadable, words_of
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.games.paris.numbering import (
    BACK,
    BUY,
    CARD_IDS,
    COLOUR_IDS,
    DONE,
    DRAW,
    FIRST,
    HOTEL,
    HOUSE,
    LISTED,
    LOT_IDS,
    MONEY,
    PASS,
    PAY,
    STREET_IDS,
    TURN_UP,
)

LOTS = tuple(LOT_IDS)
STREETS = tuple(STREET_IDS)
CARDS = tuple(CARD_IDS)
MONEY_CARDS = CARDS[: int(MONEY)]
SEAT_IDS = ("0", "1", "2", "3")


@final
class Buy(TypedMove):
    """Choose a lot on sale: `buy red2`."""

    def __init__(self, lot: str) -> None:
        self.lot = lot

    def line(self) -> str:
        return f"buy {self.lot}"


@final
class House(TypedMove):
    """Choose a house for a street: `house red2`."""

    def __init__(self, street: str) -> None:
        self.street = street

    def line(self) -> str:
        return f"house {self.street}"


@final
class Hotel(TypedMove):
    """Choose a hotel for a street: `hotel red2`."""

    def __init__(self, street: str) -> None:
        self.street = street

    def line(self) -> str:
        return f"hotel {self.street}"


@final
class Done(TypedMove):
    """Nothing more to choose: `done`."""

    def line(self) -> str:
        return "done"


@final
class Pass(TypedMove):
    """Buy nothing this turn: `pass`."""

    def line(self) -> str:
        return "pass"


@final
class Pay(TypedMove):
    """Pay a card: `pay cash-red3`."""

    def __init__(self, card: str) -> None:
        self.card = card

    def line(self) -> str:
        return f"pay {self.card}"


@final
class First(TypedMove):
    """Nature names the first player: `first 2`."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def line(self) -> str:
        return f"first {self.seat}"


@final
class TurnUp(TypedMove):
    """Nature turns up a lot: `turn up red2`."""

    def __init__(self, lot: str) -> None:
        self.lot = lot

    def line(self) -> str:
        return f"turn up {self.lot}"


@final
class Back(TypedMove):
    """Nature shows the back on top of the money pile: `back red`."""

    def __init__(self, colour: str) -> None:
        self.colour = colour

    def line(self) -> str:
        return f"back {self.colour}"


@final
class Draw(TypedMove):
    """Nature gives the top card to whoever draws: `draw cash-red3`."""

    def __init__(self, card: str) -> None:
        self.card = card

    def line(self) -> str:
        return f"draw {self.card}"


def move_of(code: int) -> TypedMove:
    """The typed move behind a number."""
    if type(code) is not int or not 0 <= code < LISTED:
        raise InputError("no-such-move", {"move": shown(code), "listed": int(LISTED)})
    if code < HOUSE:
        return Buy(LOTS[code])
    if code < HOTEL:
        return House(STREETS[code - HOUSE])
    if code < DONE:
        return Hotel(STREETS[code - HOTEL])
    if code == DONE:
        return Done()
    if code == PASS:
        return Pass()
    if code < FIRST:
        return Pay(CARDS[code - PAY])
    if code < TURN_UP:
        return First(int(code - FIRST))
    if code < BACK:
        return TurnUp(LOTS[code - TURN_UP])
    if code < DRAW:
        return Back(COLOUR_IDS[code - BACK])
    return Draw(CARDS[code - DRAW])


def text_of(code: int) -> str:
    """A number as a line of text."""
    return move_of(code).line()


def code_of(move: object) -> int:
    """The number of a typed move."""
    if not isinstance(move, TypedMove):
        raise InputError("unreadable-move", {"text": shown(move)})
    return parse(move.line())


def parse(text: str) -> int:
    """A line of text as a number."""
    words = words_of(text)
    if words == ["done"]:
        return int(DONE)
    if words == ["pass"]:
        return int(PASS)
    if words[:2] == ["turn", "up"] and len(words) == 3:
        return int(TURN_UP) + index_of(LOTS, words[2], text)
    if len(words) == 2:
        return parse_single(words[0], words[1], text)
    raise unreadable(text)


def parse_single(verb: str, word: str, text: str) -> int:
    """A verb with a single target."""
    if verb == "buy":
        return int(BUY) + index_of(LOTS, word, text)
    if verb == "house":
        return int(HOUSE) + index_of(STREETS, word, text)
    if verb == "hotel":
        return int(HOTEL) + index_of(STREETS, word, text)
    if verb == "pay":
        return int(PAY) + index_of(CARDS, word, text)
    if verb == "first":
        return int(FIRST) + index_of(SEAT_IDS, word, text)
    if verb == "back":
        return int(BACK) + index_of(COLOUR_IDS, word, text)
    if verb == "draw":
        return int(DRAW) + index_of(MONEY_CARDS, word, text)
    raise unreadable(text)
