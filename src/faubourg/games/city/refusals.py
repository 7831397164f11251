"""What can be wrong with a move: a number in the rules, a code and a clause outside."""

from typing import Final

from mypy_extensions import i64

NOT_IN_JAIL: Final[i64] = 10
NO_JAIL_CARD: Final[i64] = 11
TOO_DEAR: Final[i64] = 12
DISTRICT_OWNED: Final[i64] = 13
NOT_YOURS: Final[i64] = 14
NOT_ANOTHERS: Final[i64] = 15
COLOUR_COMPLETE: Final[i64] = 16
IS_MORTGAGED: Final[i64] = 17
NOT_MORTGAGED: Final[i64] = 18
EIGHT_BLOCKS: Final[i64] = 19
PRESS_FIRST: Final[i64] = 20
ALREADY_PRESSED: Final[i64] = 21
NO_BLOCKS_LEFT: Final[i64] = 22
RAILROAD_SHOWN: Final[i64] = 23
NO_RAILROAD_SHOWN: Final[i64] = 24
RAILROAD_HERE: Final[i64] = 25
NO_RAILROAD: Final[i64] = 26
SAME_SQUARE: Final[i64] = 27
TWO_DISTRICTS_NEEDED: Final[i64] = 28
COLOUR_NEEDED: Final[i64] = 29
TWO_COLOURS_NEEDED: Final[i64] = 30
STADIUM_ALREADY: Final[i64] = 31
SKYSCRAPER_ALREADY: Final[i64] = 32
NONE_LEFT: Final[i64] = 33
BONUS_HERE: Final[i64] = 34
HAZARD_HERE: Final[i64] = 35
ANOTHERS_DISTRICT: Final[i64] = 36
OWN_DISTRICT: Final[i64] = 37
NO_HAZARD: Final[i64] = 38
NO_BONUS: Final[i64] = 39
BID_TOO_LOW: Final[i64] = 40
BID_TOO_HIGH: Final[i64] = 41
MORTGAGES_COVER: Final[i64] = 42
NO_PARTNER: Final[i64] = 43
NO_OFFERS_LEFT: Final[i64] = 44
OFFER_REPEATED: Final[i64] = 45
NOTHING_OFFERED: Final[i64] = 46
NOT_OF_THE_TWO: Final[i64] = 47
OFFERER_SHORT: Final[i64] = 48
PARTNER_SHORT: Final[i64] = 49
NO_RELIEF: Final[i64] = 50
NO_SUCH_SEAT: Final[i64] = 51
CARD_NOT_IN_PILE: Final[i64] = 52
JAIL_CARD_DOES: Final[i64] = 53
ESTATE_SHRINKS: Final[i64] = 54
NO_DODGE: Final[i64] = 55
DODGE_DOES: Final[i64] = 56

# Code and clause by number, from NOT_IN_JAIL on. An empty clause is that of the move, or of what is being decided.
TABLE: Final = (
    ("not-in-jail", "CI-12c"),
    ("no-jail-card", "CI-12c"),
    ("too-dear", ""),
    ("district-owned", ""),
    ("not-yours", ""),
    ("not-anothers", "CI-13.14"),
    ("colour-complete", "CI-13.14"),
    ("is-mortgaged", "CI-10c"),
    ("not-mortgaged", "CI-10d"),
    ("eight-blocks", "CI-6c"),
    ("press-first", "CI-6a"),
    ("already-pressed", "CI-6a"),
    ("no-blocks-left", "CI-6b"),
    ("railroad-shown", "CI-6d"),
    ("no-railroad-shown", "CI-6d"),
    ("railroad-here", "CI-6d"),
    ("no-railroad", "CI-6g"),
    ("same-square", "CI-6g"),
    ("two-districts-needed", "CI-9a"),
    ("colour-needed", "CI-9b"),
    ("two-colours-needed", "CI-9d"),
    ("stadium-already", "CI-9a"),
    ("skyscraper-already", "CI-9b"),
    ("none-left", "CI-1f"),
    ("bonus-here", "CI-8b"),
    ("hazard-here", "CI-8b"),
    ("anothers-district", "CI-8a"),
    ("own-district", "CI-8a"),
    ("no-hazard", "CI-8f"),
    ("no-bonus", "CI-13.15"),
    ("bid-too-low", "CI-5a"),
    ("bid-too-high", "CI-5b"),
    ("mortgages-cover", "CI-10a"),
    ("no-partner", "CI-7a"),
    ("no-offers-left", "CI-7a"),
    ("offer-repeated", "CI-7a"),
    ("nothing-offered", "CI-7a"),
    ("not-of-the-two", "CI-7a"),
    ("offerer-short", "CI-7a"),
    ("partner-short", "CI-7a"),
    ("no-relief", "CI-7b"),
    ("no-such-seat", "CI-1d"),
    ("card-not-in-pile", "CI-13a"),
    ("jail-card-does", "CI-12c"),
    ("estate-shrinks", "CI-7b"),
    ("no-dodge", "CI-11f"),
    ("dodge-does", "CI-11f"),
)
