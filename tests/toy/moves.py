"""Number <-> typed move <-> text."""

from dataclasses import dataclass

from mypy_extensions import i64

from faubourg.core.bits import bits_of, set_of
from faubourg.core.notation import index_of, number_in, unreadable, words_of
from faubourg.core.refusal import InputError
from tests.toy.numbering import (
    ACCEPT,
    AUCTION,
    BID,
    BURY,
    CARDS,
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
    card_id,
)

WORDS = {OUT: "out", ACCEPT: "accept", REFUSE: "refuse", DONE: "done", HAMMER: "hammer"}
CARD_BASES = {"sell": SELL, "bury": BURY, "draw": DRAW}
CARD_IDS = tuple(card_id(card) for card in range(CARDS))


@dataclass(frozen=True)
class Say:
    """One of the moves that have no target."""

    word: str


@dataclass(frozen=True)
class Take:
    """Something done with a card: it is sold, buried or drawn."""

    verb: str
    card: int


@dataclass(frozen=True)
class Auction:
    lot: int


@dataclass(frozen=True)
class Bid:
    amount: int


@dataclass(frozen=True)
class Deal:
    """Lots that change hands; cash is what the one who offers receives, below zero what that seat pays."""

    partner: int
    lots: tuple[int, ...]
    cash: int


ToyMove = Say | Take | Auction | Bid | Deal


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


def typed(code: int) -> ToyMove:
    number: i64 = code
    amount = bid_amount(number)
    if amount:
        return Bid(amount)
    deal = deal_of(number)
    if deal is not None:
        return Deal(deal[0], tuple(bits_of(deal[1])), deal[2])
    if number in WORDS:
        return Say(WORDS[number])
    if AUCTION <= number < BID:
        return Auction(number - AUCTION)
    for verb, base in CARD_BASES.items():
        if base <= number < base + CARDS:
            return Take(verb, number - base)
    raise InputError("unknown-move", {"move": code})


def code_of(move: object) -> int:
    """The number of a typed move; an InputError when there is none."""
    match move:
        case Say(word) if word in WORDS.values():
            return next(code for code, known in WORDS.items() if known == word)
        case Take(verb, card) if verb in CARD_BASES and 0 <= card < CARDS:
            return CARD_BASES[verb] + card
        case Auction(lot) if 0 <= lot < len(LOT_IDS):
            return AUCTION + lot
        case Bid(amount) if amount in LADDER:
            return BID + LADDER.index(amount)
        case Bid(amount) if amount % STEP == 0 and 0 < amount // STEP < MOST_UNITS:
            return OPEN_BID + amount // STEP
        case Deal(partner, lots, cash) if fits(partner, lots, cash):
            towards = 1 if cash > 0 else 0
            return DEAL + partner + (set_of(list(lots)) << 2) + (towards << 8) + (abs(cash) // STEP << 9)
    raise InputError("unknown-move", {"move": repr(move)[:60]})


def fits(partner: int, lots: tuple[int, ...], cash: int) -> bool:
    known = list(lots) == sorted(set(lots) & set(range(len(LOT_IDS))))
    return 0 <= partner < MOST_SEATS and known and cash % STEP == 0 and abs(cash) // STEP < MOST_UNITS


def text_of(code: int) -> str:
    match typed(code):
        case Say(word):
            return word
        case Take(verb, card):
            return f"{verb} {card_id(card)}"
        case Auction(lot):
            return f"auction {LOT_IDS[lot]}"
        case Bid(amount):
            return f"bid {amount}"
        case Deal(partner, lots, cash):
            names = "+".join(LOT_IDS[lot] for lot in lots) or "nothing"
            return f"deal {partner} {names} {'get' if cash > 0 else 'pay'} {abs(cash)}"


def parsed(text: str) -> int:
    match words_of(text):
        case [word]:
            if word not in WORDS.values():
                raise unreadable(text)
            return code_of(Say(word))
        case ["auction", lot]:
            return code_of(Auction(index_of(LOT_IDS, lot, text)))
        case ["bid", amount]:
            return code_of(Bid(number_in(amount, text)))
        case [verb, card] if verb in CARD_BASES:
            return code_of(Take(verb, index_of(CARD_IDS, card, text)))
        case ["deal", partner, names, ("get" | "pay") as sign, cash]:
            lots = [index_of(LOT_IDS, name, text) for name in names.split("+")] if names != "nothing" else []
            received = number_in(cash, text) if sign == "get" else -number_in(cash, text)
            return code_of(Deal(number_in(partner, text), tuple(lots), received))
    raise unreadable(text)
