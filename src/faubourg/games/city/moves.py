"""The moves of City: each a number, a typed move and a line of text."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit, bits_of
from faubourg.core.codec import Codec, Verb
from faubourg.core.notation import Bid, Deal, TypedMove, deal_in, index_of, number_in
from faubourg.games.city.numbering import (
    BID,
    CALL,
    CARD_IDS,
    CHOOSE,
    DEAL_CARD_IDS,
    DICE,
    DRAW,
    FIRST,
    HIGHER_DIE,
    KIND_IDS,
    LISTED,
    LOWER_DIE,
    MOST_SEATS,
    POLICY,
    PRESS,
    PRESS_IDS,
    TAXI_WAYS,
    THROWS,
    TIME_AUCTION,
    TIME_IDS,
    USE_TAXI,
    VERBS,
    WORDS,
)
from faubourg.games.estate import bids, deals
from faubourg.games.estate.districts import DISTRICT_IDS, DISTRICTS

# The lower die first.
THROW_IDS: Final = [f"{LOWER_DIE[throw]} {HIGHER_DIE[throw]}" for throw in range(THROWS)]
ASSETS: Final = (*DISTRICT_IDS, *DEAL_CARD_IDS)


def bid_amount(move: i64) -> i64:
    """The amount of a bid, listed or open; 0 for a number that is none."""
    if BID <= move < POLICY:
        return bids.LADDER[move - BID]
    return bids.open_amount(move) if move >= LISTED else 0


def is_move(move: i64) -> bool:
    """Whether a number is a move at all, at any moment of any match."""
    return 0 <= move < LISTED or bids.open_amount(move) > 0 or deals.is_deal(move)


def open_move(code: int) -> TypedMove | None:
    """An amount that is not listed, or a deal."""
    if not 0 <= code < deals.DEAL_END or not is_move(code):
        return None
    amount: i64 = bid_amount(code)
    if amount:
        return Bid(int(amount))
    return Deal(int(deals.partner_of(code)), assets_of(code), int(deals.cash_of(code)))


def assets_of(code: i64) -> list[str]:
    """What changes hands, by name."""
    found = [DISTRICT_IDS[district] for district in bits_of(deals.districts_of(code))]
    return found + [DEAL_CARD_IDS[card] for card in bits_of(deals.cards_of(code))]


def open_code(words: list[str], text: str) -> int:
    """The number of a bid or a deal; the dice may be named in any order."""
    if len(words) == 2 and words[0] == "bid":
        return int(bids.bid_code(number_in(words[1], text), BID))
    if len(words) == 3 and words[0] == "dice":
        low, high = sorted([number_in(words[1], text), number_in(words[2], text)])
        return int(DICE) + index_of(THROW_IDS, f"{low} {high}", text)
    return deal_code(deal_in(words, text), text) if len(words) == 5 and words[0] == "deal" else -1


def deal_code(deal: Deal, text: str) -> int:
    districts: i64 = 0
    cards: i64 = 0
    for name in deal.assets:
        place = index_of(ASSETS, name, text)
        if place < DISTRICTS:
            districts |= bit(place)
        else:
            cards |= bit(place - DISTRICTS)
    return int(deals.deal_code(deal.partner, districts, cards, deal.cash))


CODEC: Final = Codec(
    [
        *[Verb(place, word) for place, word in enumerate(WORDS)],
        Verb(USE_TAXI, "taxi", squares=TAXI_WAYS),
        Verb(CHOOSE, "choose", hazard=KIND_IDS[4:]),
        *[Verb(CALL + place * DISTRICTS, verb, district=DISTRICT_IDS) for place, verb in enumerate(VERBS)],
        Verb(BID, "bid", amount=bids.rungs()),
        Verb(FIRST, "first", seat=range(MOST_SEATS)),
        Verb(DICE, "dice", throw=THROW_IDS),
        Verb(PRESS, "press", shown=PRESS_IDS),
        Verb(DRAW, "draw", card=CARD_IDS),
        Verb(TIME_AUCTION, "time", what=TIME_IDS),
    ],
    open_move,
    open_code,
)
