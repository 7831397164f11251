"""What can be wrong with a move: a number in the rules, a code and a clause outside."""

from typing import Final

from mypy_extensions import i64

NOT_ON_SALE: Final[i64] = 10
LOT_SOLD: Final[i64] = 11
COLOUR_TAKEN: Final[i64] = 12
TOO_DEAR: Final[i64] = 13
OTHER_ACTION: Final[i64] = 14
NOT_YOUR_STREET: Final[i64] = 15
HOTEL_ALREADY: Final[i64] = 16
THREE_HOUSES_ALREADY: Final[i64] = 17
NO_HOUSES_LEFT: Final[i64] = 18
LAST_HOTEL_CHOSEN: Final[i64] = 19
NOTHING_CHOSEN: Final[i64] = 20
ALREADY_CHOSEN: Final[i64] = 21
CARD_NOT_HELD: Final[i64] = 22
CARD_NOT_LOWER: Final[i64] = 23
CARD_TOO_SMALL: Final[i64] = 24
NO_SUCH_SEAT: Final[i64] = 25
LOT_NOT_IN_PILE: Final[i64] = 26
BACK_NOT_IN_PILE: Final[i64] = 27
CARD_NOT_IN_PILE: Final[i64] = 28
OTHER_BACK: Final[i64] = 29

# Code and clause by number, from NOT_ON_SALE on. An empty clause is that of what is being decided.
TABLE: Final = (
    ("not-on-sale", "PA-2c"),
    ("lot-sold", "PA-2h"),
    ("colour-taken", "PA-6c"),
    ("too-dear", "PA-2d"),
    ("other-action", "PA-2c"),
    ("not-your-street", "PA-2c"),
    ("hotel-already", "PA-3c"),
    ("three-houses-already", "PA-3c"),
    ("no-houses-left", "PA-3e"),
    ("last-hotel-chosen", "PA-5a"),
    ("nothing-chosen", "PA-2d"),
    ("already-chosen", "PA-2d"),
    ("card-not-held", "PA-2d"),
    ("card-not-lower", "PA-2d"),
    ("card-too-small", "PA-2d"),
    ("no-such-seat", "PA-1d"),
    ("lot-not-in-pile", ""),
    ("back-not-in-pile", ""),
    ("card-not-in-pile", "PA-2a"),
    ("other-back", "PA-2a"),
)
