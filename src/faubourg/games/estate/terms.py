"""How a game calls what both games have: the numbers of its moves, and the clauses of its rulebook."""

from typing import NamedTuple, final

from mypy_extensions import i64

from faubourg.core.codec import Verb
from faubourg.games.estate.bids import LADDER, RUNGS, bid_code, open_amount


@final
class Moves:
    """The first number of each kind of move that both games have, by its word."""

    def __init__(self, verbs: list[Verb]) -> None:
        first = {verb.word: verb.base for verb in verbs}
        self.buy: i64 = first["buy"]
        self.decline: i64 = first["decline"]
        self.accept: i64 = first["accept"]
        self.refuse: i64 = first["refuse"]
        self.out: i64 = first["out"]
        self.bankrupt: i64 = first["bankrupt"]
        self.residential: i64 = first["residential"]
        self.industrial: i64 = first["industrial"]
        self.stadium: i64 = first["stadium"]
        self.skyscraper: i64 = first["skyscraper"]
        self.tower: i64 = first["tower"]
        self.mortgage: i64 = first["mortgage"]
        self.lift: i64 = first["lift"]
        self.bid: i64 = first["bid"]
        self.first: i64 = first["first"]
        self.draw: i64 = first["draw"]
        # Where the moves end that have a number.
        self.listed: i64 = verbs[-1].base + verbs[-1].size

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
