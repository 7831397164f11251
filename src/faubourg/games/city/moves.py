"""The codec: number <-> typed move <-> line of text."""

from typing import Final, final

from mypy_extensions import i64

from faubourg.core.bits import bit, bits_of
from faubourg.core.notation import TypedMove, index_of, number_in, unreadable, words_of
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
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

DISTRICT_NAMES: Final = tuple(DISTRICT_IDS)
CARD_NAMES: Final = tuple(CARD_IDS)
HAZARD_NAMES: Final = KIND_IDS[4:]
SEAT_IDS: Final = ("0", "1", "2", "3", "4", "5")
ASSETS: Final = (*DISTRICT_IDS, *DEAL_CARD_IDS)
NOTHING: Final = "nothing"


@final
class Say(TypedMove):
    """A move of one word: `roll`, `pass`, `done`."""

    def __init__(self, word: str) -> None:
        self.word = word

    def line(self) -> str:
        return self.word


@final
class Act(TypedMove):
    """Something done with a target: `residential red2`, `taxi -1`, `choose dump`, `draw chance8`."""

    def __init__(self, verb: str, target: str) -> None:
        self.verb = verb
        self.target = target

    def line(self) -> str:
        return f"{self.verb} {self.target}"


@final
class Bid(TypedMove):
    """An amount in an auction: `bid 1500`."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def line(self) -> str:
        return f"bid {self.amount}"


@final
class Deal(TypedMove):
    """An offer: `deal 2 red1+jail1 get 500`. `cash` is what the one who offers receives, below zero what is paid."""

    def __init__(self, partner: int, assets: list[str], cash: int) -> None:
        self.partner = partner
        self.assets = assets
        self.cash = cash

    def line(self) -> str:
        names = "+".join(self.assets) if self.assets else NOTHING
        return f"deal {self.partner} {names} {'get' if self.cash > 0 else 'pay'} {abs(self.cash)}"


@final
class Dice(TypedMove):
    """Nature throws the dice: `dice 2 5`, the lower first."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def line(self) -> str:
        return f"dice {self.low} {self.high}"


def bid_amount(move: i64) -> i64:
    """The amount of a bid, listed or open; 0 for a number that is none."""
    if BID <= move < POLICY:
        return bids.LADDER[move - BID]
    return bids.open_amount(move) if move >= LISTED else 0


def is_move(move: i64) -> bool:
    """Whether a number is a move at all, at any moment of any match."""
    return 0 <= move < LISTED or bids.open_amount(move) > 0 or deals.is_deal(move)


def move_of(code: int) -> TypedMove:
    """The typed move behind a number."""
    if type(code) is not int or not 0 <= code < deals.DEAL_END or not is_move(code):
        raise InputError("no-such-move", {"move": shown(code), "listed": int(LISTED)})
    amount: i64 = bid_amount(code)
    if amount:
        return Bid(int(amount))
    if code >= LISTED:
        return Deal(int(deals.partner_of(code)), assets_of(code), int(deals.cash_of(code)))
    return listed_move(code)


def assets_of(code: i64) -> list[str]:
    """What changes hands, by name."""
    found = [DISTRICT_IDS[district] for district in bits_of(deals.districts_of(code))]
    return found + [DEAL_CARD_IDS[card] for card in bits_of(deals.cards_of(code))]


def listed_move(code: i64) -> TypedMove:
    if code < USE_TAXI:
        return Say(WORDS[code])
    if code < CHOOSE:
        return Act("taxi", TAXI_WAYS[code - USE_TAXI])
    if code < CALL:
        return Act("choose", HAZARD_NAMES[code - CHOOSE])
    if code < BID:
        place: i64 = code - CALL
        return Act(VERBS[place // DISTRICTS], DISTRICT_IDS[place % DISTRICTS])
    if code < DICE:
        return Act("first", SEAT_IDS[code - FIRST])
    if code < PRESS:
        return Dice(LOWER_DIE[code - DICE], HIGHER_DIE[code - DICE])
    if code < DRAW:
        return Act("press", PRESS_IDS[code - PRESS])
    if code < TIME_AUCTION:
        return Act("draw", CARD_IDS[code - DRAW])
    return Act("time", TIME_IDS[code - TIME_AUCTION])


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
    if len(words) == 1:
        return index_of(WORDS, words[0], text)
    if len(words) == 2:
        return parse_target(words[0], words[1], text)
    if len(words) == 3 and words[0] == "dice":
        return throw_code(number_in(words[1], text), number_in(words[2], text), text)
    if len(words) == 5 and words[0] == "deal":
        return parse_deal(words, text)
    raise unreadable(text)


def parse_target(verb: str, word: str, text: str) -> int:
    if verb == "bid":
        code: i64 = bids.bid_code(number_in(word, text), BID)
        if code < 0:
            raise unreadable(text)
        return int(code)
    if verb in VERBS:
        return int(CALL) + VERBS.index(verb) * int(DISTRICTS) + index_of(DISTRICT_NAMES, word, text)
    if verb == "taxi":
        return int(USE_TAXI) + index_of(TAXI_WAYS, word, text)
    if verb == "choose":
        return int(CHOOSE) + index_of(HAZARD_NAMES, word, text)
    if verb == "first":
        return int(FIRST) + index_of(SEAT_IDS, word, text)
    if verb == "press":
        return int(PRESS) + index_of(PRESS_IDS, word, text)
    if verb == "draw":
        return int(DRAW) + index_of(CARD_NAMES, word, text)
    if verb == "time":
        return int(TIME_AUCTION) + index_of(TIME_IDS, word, text)
    raise unreadable(text)


def throw_code(one: int, two: int, text: str) -> int:
    low, high = min(one, two), max(one, two)
    for throw in range(int(THROWS)):
        if LOWER_DIE[throw] == low and HIGHER_DIE[throw] == high:
            return int(DICE) + throw
    raise unreadable(text)


def parse_deal(words: list[str], text: str) -> int:
    """`deal 2 red1+jail1 get 500`; assets may come in any order, each once."""
    partner = index_of(SEAT_IDS, words[1], text)
    names = [] if words[2] == NOTHING else words[2].split("+")
    if len(set(names)) != len(names) or words[3] not in ("get", "pay"):
        raise unreadable(text)
    districts: i64 = 0
    cards: i64 = 0
    for name in names:
        place = index_of(ASSETS, name, text)
        if place < DISTRICTS:
            districts |= bit(place)
        else:
            cards |= bit(place - DISTRICTS)
    amount = number_in(words[4], text)
    code: i64 = deals.deal_code(partner, districts, cards, amount if words[3] == "get" else -amount)
    if code < 0:
        raise unreadable(text)
    return int(code)
