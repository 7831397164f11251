"""The position of a City match: its fields."""

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.bits import NO_CELLS
from faubourg.core.fields import Ledger
from faubourg.core.frames import Frames
from faubourg.core.game import Game
from faubourg.core.pile import Pile
from faubourg.games.city.figures import Figures
from faubourg.games.city.numbering import ALL_CARDS, ALL_HELD, CARDS, FIRST_HAZARD, KINDS, SQUARES, TERMS
from faubourg.games.city.options import CityOptions
from faubourg.games.estate.districts import ALL_DISTRICTS
from faubourg.games.estate.state import MOST_CASH, Estate


class City(Estate):
    """Districts are bits of one number. What can be counted is counted once: a dump leaves those fields out."""

    def __init__(
        self, game: Game, table: CityOptions, figures: Figures, seats: i64, pile: Pile, frames: Frames
    ) -> None:
        rents, prices, costs, bail = figures.rents, figures.prices, figures.costs, figures.bail
        super().__init__(game, table, seats, TERMS, rents, prices, costs, bail, ALL_DISTRICTS, table.live, frames)
        self.table: CityOptions = table
        self.figures: Figures = figures
        # By seat: the pawn's square, what it holds as a set.
        self.places: vec[i64] = NO_CELLS
        self.held: vec[i64] = NO_CELLS
        # CI-8 By kind of bonus building and hazard, the districts with one; clones share it.
        self.kinds: vec[i64] = NO_CELLS
        self.pile: Pile = pile
        # CI-14c Who is out, in the order they went, in digits of three bits.
        self.fallen: i64 = 0
        # Sets of districts.
        self.rails: i64 = 0
        self.stadiums: i64 = 0
        # Counted: where a bonus building stands.
        self.bonuses: i64 = 0
        # CI-1e Hours begun, and whether the present one has run out.
        self.hours: i64 = 1
        self.time_up: bool = False
        # CI-13 The last chance card drawn, from 1; 0 before the first.
        self.last_card: i64 = 0

    @abstractmethod
    def clone(self) -> "City":
        """As for every state; `game.py` knows of which class."""

    def copy_fields(self, other: "City") -> None:
        """Take over another position's fields, but for pile and frames, which a clone is made with."""
        self.copy_estate(other)
        self.places = other.places[:]
        self.held = other.held[:]
        self.kinds = other.kinds
        self.fallen = other.fallen
        self.rails = other.rails
        self.stadiums = other.stadiums
        self.bonuses = other.bonuses
        self.hours = other.hours
        self.time_up = other.time_up
        self.last_card = other.last_card

    def declare(self, ledger: Ledger) -> None:
        super().declare(ledger)
        pile = self.pile
        self.places = ledger.cells("places", self.places, 0, SQUARES - 1, self.seats)
        self.held = ledger.cells("held", self.held, 0, ALL_HELD, self.seats)
        self.kinds = ledger.cells("kinds", self.kinds, 0, ALL_DISTRICTS, KINDS)
        pile.unseen = ledger.number("unseen", pile.unseen, 0, ALL_CARDS)
        pile.under = ledger.row("under", pile.under, 0, CARDS - 1)
        self.fallen = ledger.number("fallen", self.fallen, 0, 1 << 18)
        self.rails = ledger.number("rails", self.rails, 0, ALL_DISTRICTS)
        self.stadiums = ledger.number("stadiums", self.stadiums, 0, ALL_DISTRICTS)
        self.hours = ledger.number("hours", self.hours, 1, MOST_CASH)
        self.time_up = ledger.flag("time_up", self.time_up)
        self.last_card = ledger.number("last_card", self.last_card, 0, CARDS)

    def recount(self) -> None:
        super().recount()
        self.bonuses = 0
        self.hazards = 0
        for kind in range(KINDS):
            if kind < FIRST_HAZARD:
                self.bonuses |= self.kinds[kind]
            else:
                self.hazards |= self.kinds[kind]
