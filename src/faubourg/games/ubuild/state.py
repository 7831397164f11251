"""The position of a U-Build match: its fields."""

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.bits import NO_CELLS, bit
from faubourg.core.fields import Ledger
from faubourg.core.frames import Frames
from faubourg.core.game import Game
from faubourg.core.pile import Pile
from faubourg.games.estate.districts import ALL_DISTRICTS, COLOURS, DISTRICTS
from faubourg.games.estate.state import Estate
from faubourg.games.ubuild.figures import Figures
from faubourg.games.ubuild.layouts.layout import Layout
from faubourg.games.ubuild.moves import TERMS
from faubourg.games.ubuild.numbering import CARDS, KINDS, MOST_SPACES, PIECES, Piece
from faubourg.games.ubuild.options import UBuildOptions

# What may stand on a site: each kind once, a skyscraper of each colour, the stadium and the tower.
SLOTS: Final[i64] = KINDS + COLOURS + 2


class UBuild(Estate):
    """Districts are bits of one number, and so are spaces. What can be counted is counted once: a dump leaves those
    fields out."""

    def __init__(
        self,
        game: Game,
        table: UBuildOptions,
        figures: Figures,
        layout: Layout,
        seats: i64,
        pile: Pile,
        frames: Frames,
    ) -> None:
        super().__init__(game, table, figures, seats, TERMS, layout.in_play, False, pile, frames)
        self.table: UBuildOptions = table
        self.figures: Figures = figures
        self.layout: Layout = layout
        # UB-1e By slot (`sites` names them), the site of what stands there, -1 while it does not; clones share it.
        self.stands: vec[i64] = NO_CELLS
        # UB-3f, UB-4g The spaces of the bridges that are open, as a set.
        self.bridges: i64 = 0
        # UB-5g, UB-5h The district with which the stadium is recorded; -1 while it is not built.
        self.stadium: i64 = -1
        # UB-8f The districts mortgaged or lifted in this turn, as a set.
        self.changed: i64 = 0
        # Counted: the districts that a bonus building touches, the sites that are taken, and the blocks in stock.
        self.protected: i64 = 0
        self.taken_low: i64 = 0
        self.taken_high: i64 = 0
        self.residential_left: i64 = 0
        self.industrial_left: i64 = 0

    @abstractmethod
    def clone(self) -> "UBuild":
        """As for every state; `game.py` knows of which class."""

    def copy_fields(self, other: "UBuild") -> None:
        """Take over another position's fields, but for pile and frames, which a clone is made with."""
        self.copy_estate(other)
        self.stands = other.stands
        self.bridges = other.bridges
        self.stadium = other.stadium
        self.changed = other.changed
        self.protected = other.protected
        self.taken_low = other.taken_low
        self.taken_high = other.taken_high
        self.residential_left = other.residential_left
        self.industrial_left = other.industrial_left

    def declare(self, ledger: Ledger) -> None:
        super().declare(ledger)
        self.declare_board(ledger, self.layout.spaces, CARDS)
        self.stands = ledger.cells("standing", self.stands, -1, self.layout.sites - 1, SLOTS)
        self.bridges = ledger.number("bridges", self.bridges, 0, bit(MOST_SPACES) - 1)
        self.stadium = ledger.number("stadium", self.stadium, -1, DISTRICTS - 1)
        self.changed = ledger.number("changed", self.changed, 0, ALL_DISTRICTS)

    def stock(self, piece: i64) -> i64:
        """UB-2a, UB-2b, UB-2c How many of a piece the mode has."""
        # UB-2b An option adds the stadium to Classic.
        if piece == Piece.STADIUM and self.table.stadium:
            return 1
        return self.figures.stock[self.table.mode * PIECES + piece]
