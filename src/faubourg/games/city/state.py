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
from faubourg.games.city.moves import TERMS
from faubourg.games.city.numbering import ALL_HELD, CARDS, FIRST_HAZARD, KINDS, SQUARES
from faubourg.games.city.options import CityOptions
from faubourg.games.estate.districts import ALL_DISTRICTS
from faubourg.games.estate.state import MOST_CASH, Estate


class City(Estate):
    """Districts are bits of one number. What can be counted is counted once: a dump leaves those fields out."""

    def __init__(
        self, game: Game, table: CityOptions, figures: Figures, seats: i64, pile: Pile, frames: Frames
    ) -> None:
        super().__init__(game, table, figures, seats, TERMS, ALL_DISTRICTS, table.live, pile, frames)
        self.table: CityOptions = table
        self.figures: Figures = figures
        # By seat: what it holds, as a set.
        self.held: vec[i64] = NO_CELLS
        # CI-8 By kind of bonus building and hazard, the districts with one; clones share it.
        self.kinds: vec[i64] = NO_CELLS
        # CI-14c Who is out, in the order they went, in digits of three bits.
        self.fallen: i64 = 0
        # Sets of districts.
        self.rails: i64 = 0
        self.stadiums: i64 = 0
        # Counted: where a bonus building stands.
        self.bonuses: i64 = 0
        # CI-1e Hours begun.
        self.hours: i64 = 1

    @abstractmethod
    def clone(self) -> "City":
        """As for every state; `game.py` knows of which class."""

    def copy_fields(self, other: "City") -> None:
        """Take over another position's fields, but for pile and frames, which a clone is made with."""
        self.copy_estate(other)
        self.held = other.held[:]
        self.kinds = other.kinds
        self.fallen = other.fallen
        self.rails = other.rails
        self.stadiums = other.stadiums
        self.bonuses = other.bonuses
        self.hours = other.hours

    def declare(self, ledger: Ledger) -> None:
        super().declare(ledger)
        self.declare_board(ledger, SQUARES, CARDS)
        self.held = ledger.cells("held", self.held, 0, ALL_HELD, self.seats)
        self.kinds = ledger.cells("kinds", self.kinds, 0, ALL_DISTRICTS, KINDS)
        self.fallen = ledger.number("fallen", self.fallen, 0, 1 << 18)
        self.rails = ledger.number("rails", self.rails, 0, ALL_DISTRICTS)
        self.stadiums = ledger.number("stadiums", self.stadiums, 0, ALL_DISTRICTS)
        self.hours = ledger.number("hours", self.hours, 1, MOST_CASH)

    def recount(self) -> None:
        super().recount()
        self.bonuses = 0
        self.hazards = 0
        for kind in range(KINDS):
            if kind < FIRST_HAZARD:
                self.bonuses |= self.kinds[kind]
            else:
                self.hazards |= self.kinds[kind]
