"""The moves of City: each a number, a typed move and a line of text."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit, bits_of
from faubourg.core.codec import Codec, Verb
from faubourg.core.notation import Bid, Deal, TypedMove, deal_in, index_of, number_in
from faubourg.games.city import numbering
from faubourg.games.estate import bids, deals
from faubourg.games.estate.dice import THROW_IDS
from faubourg.games.estate.districts import DISTRICT_IDS, DISTRICTS

ASSETS: Final = (*DISTRICT_IDS, *numbering.DEAL_CARD_IDS)


def bid_amount(move: i64) -> i64:
    """The amount of a bid, listed or open; 0 for a number that is none."""
    return numbering.TERMS.moves.bid_amount(move)


def is_move(move: i64) -> bool:
    """Whether a number is a move at all, at any moment of any match."""
    return 0 <= move < numbering.LISTED or bids.open_amount(move) > 0 or deals.is_deal(move)


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
    return found + [numbering.DEAL_CARD_IDS[card] for card in bits_of(deals.cards_of(code))]


def open_code(words: list[str], text: str) -> int:
    """The number of a bid or a deal; the dice may be named in any order."""
    if len(words) == 2 and words[0] == "bid":
        return int(bids.bid_code(number_in(words[1], text), numbering.BID))
    if len(words) == 3 and words[0] == "dice":
        low, high = sorted([number_in(words[1], text), number_in(words[2], text)])
        return int(numbering.DICE) + index_of(THROW_IDS, f"{low} {high}", text)
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
        Verb(numbering.ROLL, "roll"),
        Verb(numbering.BAIL, "bail"),
        Verb(numbering.JAIL_CARD, "jail-card"),
        Verb(numbering.BUY, "buy"),
        Verb(numbering.DECLINE, "decline"),
        Verb(numbering.PAY, "pay"),
        Verb(numbering.USE_DODGE, "dodge"),
        Verb(numbering.PASS, "pass"),
        Verb(numbering.BUILD, "build"),
        Verb(numbering.DONE, "done"),
        Verb(numbering.ACCEPT, "accept"),
        Verb(numbering.REFUSE, "refuse"),
        Verb(numbering.OUT, "out"),
        Verb(numbering.BANKRUPT, "bankrupt"),
        Verb(numbering.USE_TAXI, "taxi", squares=numbering.TAXI_WAYS),
        Verb(numbering.CHOOSE, "choose", hazard=numbering.KIND_IDS[4:]),
        Verb(numbering.CALL, "call", district=DISTRICT_IDS),
        Verb(numbering.JUMP, "jump", district=DISTRICT_IDS),
        Verb(numbering.TAKE, "take", district=DISTRICT_IDS),
        Verb(numbering.GIVE, "give", district=DISTRICT_IDS),
        Verb(numbering.RESIDENTIAL, "residential", district=DISTRICT_IDS),
        Verb(numbering.INDUSTRIAL, "industrial", district=DISTRICT_IDS),
        Verb(numbering.RAIL, "rail", district=DISTRICT_IDS),
        Verb(numbering.BONUS, "bonus", district=DISTRICT_IDS),
        Verb(numbering.HAZARD, "hazard", district=DISTRICT_IDS),
        Verb(numbering.REMOVE, "remove", district=DISTRICT_IDS),
        Verb(numbering.DEMOLISH, "demolish", district=DISTRICT_IDS),
        Verb(numbering.STADIUM, "stadium", district=DISTRICT_IDS),
        Verb(numbering.SKYSCRAPER, "skyscraper", district=DISTRICT_IDS),
        Verb(numbering.TOWER, "tower", district=DISTRICT_IDS),
        Verb(numbering.MORTGAGE, "mortgage", district=DISTRICT_IDS),
        Verb(numbering.LIFT, "lift", district=DISTRICT_IDS),
        Verb(numbering.BID, "bid", amount=bids.rungs()),
        Verb(numbering.FIRST, "first", seat=range(numbering.MOST_SEATS)),
        Verb(numbering.DICE, "dice", throw=THROW_IDS),
        Verb(numbering.PRESS, "press", shown=numbering.PRESS_IDS),
        Verb(numbering.DRAW, "draw", card=numbering.CARD_IDS),
        Verb(numbering.TIME_AUCTION, "time", what=numbering.TIME_IDS),
    ],
    open_move,
    open_code,
)
