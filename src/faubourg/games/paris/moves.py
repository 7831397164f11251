"""The moves of Paris: each a number, a typed move and a line of text."""

from typing import Final, final

from faubourg.core.codec import Codec, Verb
from faubourg.core.notation import TypedMove
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
    LOT_IDS,
    MONEY,
    MOST_SEATS,
    PASS,
    PAY,
    STREET_IDS,
    TURN_UP,
)


@final
class Buy(TypedMove):
    """Choose a lot on sale: `buy red2`."""

    def __init__(self, lot: str) -> None:
        super().__init__("buy", lot)
        self.lot = lot


@final
class House(TypedMove):
    """Choose a house for a street: `house red2`."""

    def __init__(self, street: str) -> None:
        super().__init__("house", street)
        self.street = street


@final
class Hotel(TypedMove):
    """Choose a hotel for a street: `hotel red2`."""

    def __init__(self, street: str) -> None:
        super().__init__("hotel", street)
        self.street = street


@final
class Done(TypedMove):
    """Nothing more to choose: `done`."""

    def __init__(self) -> None:
        super().__init__("done")


@final
class Pass(TypedMove):
    """Buy nothing this turn: `pass`."""

    def __init__(self) -> None:
        super().__init__("pass")


@final
class Pay(TypedMove):
    """Pay a card: `pay cash-red3`."""

    def __init__(self, card: str) -> None:
        super().__init__("pay", card)
        self.card = card


@final
class First(TypedMove):
    """Nature names the first player: `first 2`."""

    def __init__(self, seat: int) -> None:
        super().__init__("first", seat)
        self.seat = seat


@final
class TurnUp(TypedMove):
    """Nature turns up a lot: `turn up red2`."""

    def __init__(self, lot: str) -> None:
        super().__init__("turn up", lot)
        self.lot = lot


@final
class Back(TypedMove):
    """Nature shows the back on top of the money pile: `back red`."""

    def __init__(self, colour: str) -> None:
        super().__init__("back", colour)
        self.colour = colour


@final
class Draw(TypedMove):
    """Nature gives the top card to whoever draws: `draw cash-red3`."""

    def __init__(self, card: str) -> None:
        super().__init__("draw", card)
        self.card = card


CODEC: Final = Codec(
    [
        Verb(BUY, Buy, LOT_IDS),
        Verb(HOUSE, House, STREET_IDS),
        Verb(HOTEL, Hotel, STREET_IDS),
        Verb(DONE, Done),
        Verb(PASS, Pass),
        Verb(PAY, Pay, CARD_IDS),
        Verb(FIRST, First, range(MOST_SEATS)),
        Verb(TURN_UP, TurnUp, LOT_IDS),
        Verb(BACK, Back, COLOUR_IDS),
        Verb(DRAW, Draw, CARD_IDS[:MONEY]),
    ]
)
