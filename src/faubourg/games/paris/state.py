"""The position of a Paris match: its fields."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.bits import NO_CELLS
from faubourg.core.fields import Ledger
from faubourg.core.game import Game
from faubourg.core.pile import Pile
from faubourg.core.state import State
from faubourg.games.paris.figures import Figures
from faubourg.games.paris.numbering import ALL_LOTS, ALL_STREETS, CARDS, COLOURS, DONE, MONEY, Kind, Phase
from faubourg.games.paris.options import ParisOptions

# PA-2b More rent than any match can pay; a dump may not claim more.
MOST_TOKENS: Final[i64] = 1_000_000


class Paris(State):
    """Lots and cards are bits of one number. What can be counted is counted once: a dump leaves those fields out."""

    def __init__(self, game: Game, table: ParisOptions, figures: Figures, seats: i64, pile: Pile) -> None:
        super().__init__(game, table, seats)
        self.table: ParisOptions = table
        self.figures: Figures = figures
        # PA-2h Each seat's lots, and its rent in points.
        self.owned: vec[i64] = NO_CELLS
        self.tokens: vec[i64] = NO_CELLS
        # PA-2a The only secrets: each seat's cards, as a set; and, counted from them, what they are worth.
        self.hands: vec[i64] = NO_CELLS
        self.cash: vec[i64] = NO_CELLS
        # PA-2d The action so far: the moves of its items, in order; the streets among them whose hotel was bought
        # without three houses; its cost, counted; the cards paid, and, counted, their sum and the last of them.
        self.items: vec[i64] = NO_CELLS
        self.kind: i64 = Kind.NOTHING
        self.direct: i64 = 0
        self.cost: i64 = 0
        self.paid: i64 = 0
        self.covered: i64 = 0
        self.last_paid: i64 = -1
        self.pile: Pile = pile
        # PA-1c, PA-2b The colour on top of the money pile; -1 while nobody has looked, or without a pile.
        self.top: i64 = -1
        # PA-2g How many times the money pile has run out.
        self.runs: i64 = 0
        # PA-1c The lots face down, and those on sale.
        self.lots: i64 = ALL_LOTS
        self.on_sale: i64 = 0
        # PA-3c Houses on each street, in two digits: a street in `ones` has one, in `twos` two, in both three.
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.hotels: i64 = 0
        # PA-3e What the bank has left, counted.
        self.houses_left: i64 = figures.houses
        self.hotels_left: i64 = figures.hotels
        self.phase: i64 = Phase.FIRST
        # Whose turn it is, and who began.
        self.turn: i64 = 0
        self.first: i64 = -1

    def copy_fields(self, other: "Paris") -> None:
        """Take over another position's fields, but for the pile, which a clone is made with."""
        self.copy_common(other)
        self.owned = other.owned[:]
        self.tokens = other.tokens[:]
        self.hands = other.hands[:]
        self.cash = other.cash[:]
        self.items = other.items[:]
        self.kind = other.kind
        self.direct = other.direct
        self.cost = other.cost
        self.paid = other.paid
        self.covered = other.covered
        self.last_paid = other.last_paid
        self.top = other.top
        self.runs = other.runs
        self.lots = other.lots
        self.on_sale = other.on_sale
        self.ones = other.ones
        self.twos = other.twos
        self.hotels = other.hotels
        self.houses_left = other.houses_left
        self.hotels_left = other.hotels_left
        self.phase = other.phase
        self.turn = other.turn
        self.first = other.first

    def declare(self, ledger: Ledger) -> None:
        self.owned = ledger.cells("owned", self.owned, 0, ALL_LOTS, self.seats)
        self.tokens = ledger.cells("tokens", self.tokens, 0, MOST_TOKENS, self.seats)
        self.hands = ledger.hands("hands", self.hands, CARDS)
        self.items = ledger.cells("items", self.items, 0, DONE - 1)
        self.direct = ledger.number("direct", self.direct, 0, ALL_STREETS)
        self.paid = ledger.cards("paid", self.paid, CARDS)
        self.pile.declare(ledger, MONEY)
        self.top = ledger.number("top", self.top, -1, COLOURS - 1)
        self.runs = ledger.number("runs", self.runs, 0, self.figures.runs)
        self.lots = ledger.number("lots", self.lots, 0, ALL_LOTS)
        self.on_sale = ledger.number("on_sale", self.on_sale, 0, ALL_LOTS)
        self.ones = ledger.number("ones", self.ones, 0, ALL_STREETS)
        self.twos = ledger.number("twos", self.twos, 0, ALL_STREETS)
        self.hotels = ledger.number("hotels", self.hotels, 0, ALL_STREETS)
        self.phase = ledger.number("phase", self.phase, 0, Phase.OVER)
        self.turn = ledger.number("turn", self.turn, 0, self.seats - 1)
        self.first = ledger.number("first", self.first, -1, self.seats - 1)

    def count_cash(self) -> None:
        """What each hand is worth, anew."""
        for seat in range(self.seats):
            self.cash[seat] = self.figures.sum_of(self.hands[seat])
