"""What positions of City and U-Build have in common: players with money, districts with owners and mortgages."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.actors import MOVE_LIMIT
from faubourg.core.bits import NO_CELLS, bit
from faubourg.core.fields import Ledger
from faubourg.core.frames import Frames
from faubourg.core.options import Options
from faubourg.core.state import State
from faubourg.games.estate.districts import ALL_DISTRICTS, BANK, DISTRICTS, MOST_BLOCKS

if TYPE_CHECKING:
    from faubourg.core.game import Game

# CI-7a In a turn, and for each debt.
MOST_OFFERS: Final[i64] = 3
# More than any match can bring together, and deeper than any nests: a dump may not claim more.
MOST_CASH: Final[i64] = 1 << 40
DEEPEST: Final[i64] = 16


class Frame:
    """The frames of both games: `bidding`, `debts` and `offers` name what they hold. A game has others besides."""

    AUCTION: Final = 3
    DEBT: Final = 4
    DEAL: Final = 5


class Step:
    """Where these go on."""

    OPENING: Final = 30
    BIDDING: Final = 31
    ASK: Final = 40


class Estate(State):
    """Districts are bits of one number. What is typed as an Estate is a rule of both games."""

    def __init__(self, game: "Game", options: Options, seats: i64, rents: vec[i64], frames: Frames) -> None:
        super().__init__(game, options, seats)
        # By district and number of blocks: a figure, which clones share.
        self.rents: vec[i64] = rents
        # By seat: cash, and districts as a set.
        self.cash: vec[i64] = NO_CELLS
        self.owned: vec[i64] = NO_CELLS
        # By district: blocks, and the sum recorded for a mortgage.
        self.residential: vec[i64] = NO_CELLS
        self.industrial: vec[i64] = NO_CELLS
        self.sums: vec[i64] = NO_CELLS
        # CI-7a What was offered in vain this turn, in pairs: the move with who offered it, and what it came to.
        self.offers: vec[i64] = NO_CELLS
        self.frames: Frames = frames
        # What players have paid the bank, less what it has paid them.
        self.bank: i64 = 0
        # Whose turn it is, and the offers made in it, not counting those over debts.
        self.turn: i64 = 0
        self.offered: i64 = 0
        # CI-5c The present auction: the seats out of it, who spoke last, who called it; and how many there were.
        self.dropped: i64 = 0
        self.spoke: i64 = 0
        self.caller: i64 = BANK
        self.auctions: i64 = 0
        # The seats still in, as a set.
        self.playing: i64 = 0
        # Sets of districts; where a hazard is, residential blocks count for nothing.
        self.mortgaged: i64 = 0
        self.hazards: i64 = 0
        self.skyscrapers: i64 = 0
        # The district of the tower; -1 while it is not built.
        self.tower: i64 = -1
        # Counted: what nobody owns.
        self.unowned: i64 = ALL_DISTRICTS

    def copy_estate(self, other: "Estate") -> None:
        """Take over another position's common fields, but for the frames, which a clone is made with."""
        self.copy_common(other)
        self.cash = other.cash[:]
        self.owned = other.owned[:]
        self.residential = other.residential[:]
        self.industrial = other.industrial[:]
        self.sums = other.sums[:]
        self.offers = other.offers[:]
        self.bank = other.bank
        self.turn = other.turn
        self.offered = other.offered
        self.dropped = other.dropped
        self.spoke = other.spoke
        self.caller = other.caller
        self.auctions = other.auctions
        self.playing = other.playing
        self.mortgaged = other.mortgaged
        self.hazards = other.hazards
        self.skyscrapers = other.skyscrapers
        self.tower = other.tower
        self.unowned = other.unowned

    def declare(self, ledger: Ledger) -> None:
        last: i64 = self.seats - 1
        everybody: i64 = bit(self.seats) - 1
        most: i64 = MOST_CASH * self.seats
        self.cash = ledger.cells("cash", self.cash, 0, MOST_CASH, self.seats)
        self.owned = ledger.cells("owned", self.owned, 0, ALL_DISTRICTS, self.seats)
        self.residential = ledger.cells("residential", self.residential, 0, MOST_BLOCKS, DISTRICTS)
        self.industrial = ledger.cells("industrial", self.industrial, 0, MOST_BLOCKS, DISTRICTS)
        self.sums = ledger.cells("sums", self.sums, 0, MOST_CASH, DISTRICTS)
        self.offers = ledger.cells("offers", self.offers, 0, MOVE_LIMIT - 1)
        self.frames.declare(ledger, BANK, DEEPEST)
        self.bank = ledger.number("bank", self.bank, -most, most)
        self.turn = ledger.number("turn", self.turn, 0, last)
        self.offered = ledger.number("offered", self.offered, 0, MOST_OFFERS)
        self.dropped = ledger.number("dropped", self.dropped, 0, everybody)
        self.spoke = ledger.number("spoke", self.spoke, 0, last)
        self.caller = ledger.number("caller", self.caller, BANK, last)
        self.auctions = ledger.number("auctions", self.auctions, 0, MOST_CASH)
        self.playing = ledger.number("playing", self.playing, 1, everybody)
        self.mortgaged = ledger.number("mortgaged", self.mortgaged, 0, ALL_DISTRICTS)
        self.skyscrapers = ledger.number("skyscrapers", self.skyscrapers, 0, ALL_DISTRICTS)
        self.tower = ledger.number("tower", self.tower, -1, DISTRICTS - 1)

    def recount(self) -> None:
        """What nobody owns."""
        self.unowned = ALL_DISTRICTS
        for seat in range(self.seats):
            self.unowned &= ~self.owned[seat]
