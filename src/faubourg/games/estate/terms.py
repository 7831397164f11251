"""How a game calls what both games have: the numbers of its moves, and the clauses of its rulebook."""

from typing import NamedTuple, final

from mypy_extensions import i64

from faubourg.games.estate.bids import LADDER, RUNGS, bid_code, open_amount


@final
class Moves:
    """The first number of each kind of move."""

    def __init__(
        self,
        buy: i64,
        decline: i64,
        accept: i64,
        refuse: i64,
        out: i64,
        bankrupt: i64,
        residential: i64,
        industrial: i64,
        mortgage: i64,
        lift: i64,
        bid: i64,
        first: i64,
        listed: i64,
    ) -> None:
        self.buy: i64 = buy
        self.decline: i64 = decline
        self.accept: i64 = accept
        self.refuse: i64 = refuse
        self.out: i64 = out
        self.bankrupt: i64 = bankrupt
        self.residential: i64 = residential
        self.industrial: i64 = industrial
        self.mortgage: i64 = mortgage
        self.lift: i64 = lift
        self.bid: i64 = bid
        self.first: i64 = first
        self.listed: i64 = listed

    def bid_amount(self, move: i64) -> i64:
        """The amount of a bid, listed or open; 0 for a number that is none."""
        if self.bid <= move < self.bid + RUNGS:
            return LADDER[move - self.bid]
        if move < self.listed:
            return 0
        return open_amount(move)

    def bid_code(self, amount: i64) -> int:
        """The number of a bid; -1 for an amount that cannot be bid."""
        return int(bid_code(amount, self.bid))


class Clauses(NamedTuple):
    """By what is done, or happens."""

    buy: str
    auction: str
    out: str
    deal: str
    debtor_deal: str
    debt: str
    mortgage: str
    lift: str
    arrest: str
    bail: str
    build: str
    stadium: str
    skyscraper: str
    tower: str
    first: str
    rounds: str


@final
class Terms:
    """Immutable: all positions of a game share it.

    `by_blocks` UB-8a: a mortgage is worth the rent for the blocks alone, and lifted at the rent of that moment. In City
    it is worth the whole rent (CI-10b), and lifted for the sum that was recorded (CI-10d).
    """

    def __init__(self, moves: Moves, clauses: Clauses, by_blocks: bool) -> None:
        self.moves = moves
        self.clauses = clauses
        self.by_blocks = by_blocks
