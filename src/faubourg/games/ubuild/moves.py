"""The moves of U-Build: each a number, a typed move and a line of text."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit, bits_of
from faubourg.core.codec import Codec, Verb
from faubourg.core.notation import Bid, Deal, TypedMove, deal_in, index_of, number_in
from faubourg.games.estate import bids, deals
from faubourg.games.estate.dice import THROW_IDS
from faubourg.games.estate.districts import DISTRICT_IDS
from faubourg.games.ubuild import numbering

HAZARD_IDS: Final = numbering.KIND_IDS[3:]


def is_move(move: i64) -> bool:
    """Whether a number is a move at all, at any moment of any match. UB-7b Deals are of districts and money only."""
    if 0 <= move < numbering.LISTED or bids.open_amount(move) > 0:
        return True
    return deals.is_deal(move) and deals.cards_of(move) == 0


def open_move(code: int) -> TypedMove | None:
    """An amount that is not listed, or a deal."""
    if not 0 <= code < deals.DEAL_END or not is_move(code):
        return None
    amount: i64 = numbering.TERMS.moves.bid_amount(code)
    if amount:
        return Bid(int(amount))
    assets = [DISTRICT_IDS[district] for district in bits_of(deals.districts_of(code))]
    return Deal(int(deals.partner_of(code)), assets, int(deals.cash_of(code)))


def open_code(words: list[str], text: str) -> int:
    """The number of a bid or a deal; the dice may be named in any order."""
    if len(words) == 2 and words[0] == "bid":
        return numbering.TERMS.moves.bid_code(number_in(words[1], text))
    if len(words) == 3 and words[0] == "dice":
        low, high = sorted([number_in(words[1], text), number_in(words[2], text)])
        return int(numbering.DICE) + index_of(THROW_IDS, f"{low} {high}", text)
    return deal_code(deal_in(words, text), text) if len(words) == 5 and words[0] == "deal" else -1


def deal_code(deal: Deal, text: str) -> int:
    districts: i64 = 0
    for name in deal.assets:
        districts |= bit(index_of(DISTRICT_IDS, name, text))
    return int(deals.deal_code(deal.partner, districts, 0, deal.cash))


CODEC: Final = Codec(
    [
        Verb(numbering.ROLL, "roll"),
        Verb(numbering.BAIL, "bail"),
        Verb(numbering.BUY, "buy"),
        Verb(numbering.DECLINE, "decline"),
        Verb(numbering.PASS, "pass"),
        Verb(numbering.DONE, "done"),
        Verb(numbering.STOP, "stop"),
        Verb(numbering.ACCEPT, "accept"),
        Verb(numbering.REFUSE, "refuse"),
        Verb(numbering.OUT, "out"),
        Verb(numbering.BANKRUPT, "bankrupt"),
        Verb(numbering.REMOVE, "remove", hazard=HAZARD_IDS),
        Verb(numbering.PLACE, "place", piece=numbering.KIND_IDS),
        Verb(numbering.STEP, "step", hazard=HAZARD_IDS, direction=numbering.DIRECTION_IDS),
        Verb(numbering.SITE, "site", site=range(1, int(numbering.MOST_SITES) + 1)),
        Verb(numbering.CALL, "call", district=DISTRICT_IDS),
        Verb(numbering.TAKE, "take", district=DISTRICT_IDS),
        Verb(numbering.GIVE, "give", district=DISTRICT_IDS),
        Verb(numbering.RESIDENTIAL, "residential", district=DISTRICT_IDS),
        Verb(numbering.INDUSTRIAL, "industrial", district=DISTRICT_IDS),
        Verb(numbering.STADIUM, "stadium", district=DISTRICT_IDS),
        Verb(numbering.SKYSCRAPER, "skyscraper", district=DISTRICT_IDS),
        Verb(numbering.TOWER, "tower", district=DISTRICT_IDS),
        Verb(numbering.MORTGAGE, "mortgage", district=DISTRICT_IDS),
        Verb(numbering.LIFT, "lift", district=DISTRICT_IDS),
        Verb(numbering.BID, "bid", amount=bids.rungs()),
        Verb(numbering.FIRST, "first", seat=range(numbering.MOST_SEATS)),
        Verb(numbering.DIE, "die", throw=range(1, 7)),
        Verb(numbering.DICE, "dice", throw=THROW_IDS),
        Verb(numbering.DRAW, "draw", card=numbering.CARD_IDS),
        Verb(numbering.TIME_UP, "time", what=numbering.TIME_IDS),
    ],
    open_move,
    open_code,
)
