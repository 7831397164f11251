"""The moves without number that City and U-Build have alike, as typed moves and as text: bids and deals."""

from typing import final

from mypy_extensions import i64

from faubourg.core.bits import bit, bits_of
from faubourg.core.notation import Bid, Deal, TypedMove, deal_in, index_of, number_in
from faubourg.games.estate import bids, deals
from faubourg.games.estate.dice import THROW_IDS
from faubourg.games.estate.districts import DISTRICT_IDS, DISTRICTS
from faubourg.games.estate.terms import Moves


@final
class OpenMoves:
    """Of a game whose dice have that first number, and where these cards can be dealt: CI-7a three, UB-7b none."""

    def __init__(self, moves: Moves, dice: i64, cards: tuple[str, ...]) -> None:
        self.moves = moves
        self.dice: i64 = dice
        self.cards: i64 = len(cards)
        self.assets: list[str] = [*DISTRICT_IDS, *cards]

    def is_move(self, move: i64) -> bool:
        """Whether a number is a move at all, at any moment of any match."""
        if 0 <= move < self.moves.listed or bids.open_amount(move) > 0:
            return True
        return deals.is_deal(move) and deals.cards_of(move) < bit(self.cards)

    def typed(self, code: int) -> TypedMove | None:
        """An amount that is not listed, or a deal."""
        if not 0 <= code < deals.DEAL_END or not self.is_move(code):
            return None
        amount: i64 = self.moves.bid_amount(code)
        if amount:
            return Bid(int(amount))
        named: i64 = deals.districts_of(code) | deals.cards_of(code) << DISTRICTS
        assets = [self.assets[place] for place in bits_of(named)]
        return Deal(int(deals.partner_of(code)), assets, int(deals.cash_of(code)))

    def code(self, words: list[str], text: str) -> int:
        """The number of a bid or a deal; the dice may be named in any order."""
        if len(words) == 2 and words[0] == "bid":
            return self.moves.bid_code(number_in(words[1], text))
        if len(words) == 3 and words[0] == "dice":
            low, high = sorted([number_in(words[1], text), number_in(words[2], text)])
            return int(self.dice) + index_of(THROW_IDS, f"{low} {high}", text)
        return self.deal_code(deal_in(words, text), text) if len(words) == 5 and words[0] == "deal" else -1

    def deal_code(self, deal: Deal, text: str) -> int:
        named: i64 = 0
        for name in deal.assets:
            named |= bit(index_of(self.assets, name, text))
        return int(deals.deal_code(deal.partner, named & deals.DISTRICTS, named >> DISTRICTS, deal.cash))
