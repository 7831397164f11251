"""The moves of the toy game: each a number, a typed move and a line of text."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bits_of, set_of
from faubourg.core.codec import Codec, Verb
from faubourg.core.notation import Bid, Deal, TypedMove, deal_in, index_of, number_in
from tests.toy.numbering import (
    ACCEPT,
    AUCTION,
    BID,
    BURY,
    CARD_IDS,
    DEAL,
    DEAL_END,
    DONE,
    DRAW,
    HAMMER,
    LADDER,
    LOT_IDS,
    MOST_SEATS,
    MOST_UNITS,
    OPEN_BID,
    OUT,
    REFUSE,
    SELL,
    STEP,
)


def bid_amount(move: i64) -> i64:
    """The amount of a bid; 0 for a number that is none. An amount on the ladder has no open number."""
    if BID <= move < OUT:
        return LADDER[move - BID]
    amount: i64 = (move - OPEN_BID) * STEP
    if not OPEN_BID < move < OPEN_BID + MOST_UNITS or amount in LADDER:
        return 0
    return amount


def deal_of(move: i64) -> tuple[i64, i64, i64] | None:
    """Partner, lots and cash of a deal; no cash has no sign."""
    if not DEAL <= move < DEAL_END:
        return None
    packed: i64 = move - DEAL
    cash: i64 = (packed >> 9) * STEP
    towards: i64 = (packed >> 8) & 1
    if towards and not cash:
        return None
    return packed & 3, (packed >> 2) & 63, cash if towards else -cash


def open_move(code: int) -> TypedMove | None:
    """An amount that is not on the ladder, or a deal."""
    amount = bid_amount(code)
    if amount:
        return Bid(amount)
    deal = deal_of(code)
    return None if deal is None else Deal(deal[0], [LOT_IDS[lot] for lot in bits_of(deal[1])], deal[2])


def open_code(words: list[str], text: str) -> int:
    match words:
        case ["bid", amount]:
            return bid_code(number_in(amount, text))
        case ["deal", _, _, _, _]:
            return deal_code(deal_in(words, text), text)
    return -1


def bid_code(amount: int) -> int:
    return OPEN_BID + amount // STEP if amount % STEP == 0 and 0 < amount // STEP < MOST_UNITS else -1


def deal_code(deal: Deal, text: str) -> int:
    units, odd = divmod(abs(deal.cash), STEP)
    if deal.partner >= MOST_SEATS or odd or units >= MOST_UNITS:
        return -1
    return int(deal_number(deal.partner, set_of([index_of(LOT_IDS, lot, text) for lot in deal.assets]), deal.cash))


def deal_number(partner: i64, lots: i64, cash: i64) -> i64:
    """The number of a deal that can be packed."""
    return DEAL + partner + (lots << 2) + (i64(cash > 0) << 8) + (max(cash, -cash) // STEP << 9)


CODEC: Final = Codec(
    [
        Verb(SELL, "sell", card=CARD_IDS),
        Verb(BURY, "bury", card=CARD_IDS),
        Verb(AUCTION, "auction", lot=LOT_IDS),
        Verb(BID, "bid", amount=LADDER),
        Verb(OUT, "out"),
        Verb(ACCEPT, "accept"),
        Verb(REFUSE, "refuse"),
        Verb(DONE, "done"),
        Verb(DRAW, "draw", card=CARD_IDS),
        Verb(HAMMER, "hammer"),
    ],
    open_move,
    open_code,
)
