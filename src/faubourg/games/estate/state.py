"""What positions of City and U-Build have in common: players with money, districts with owners and mortgages."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.frames import Frames
from faubourg.core.options import Options
from faubourg.core.state import State
from faubourg.games.estate.districts import ALL_DISTRICTS, BANK

if TYPE_CHECKING:
    from faubourg.core.game import Game


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

    def __init__(
        self,
        game: "Game",
        options: Options,
        seats: i64,
        rents: vec[i64],
        cash: vec[i64],
        owned: vec[i64],
        residential: vec[i64],
        industrial: vec[i64],
        sums: vec[i64],
        offers: vec[i64],
        frames: Frames,
    ) -> None:
        super().__init__(game, options, seats)
        # By district and number of blocks: a figure, which clones share.
        self.rents: vec[i64] = rents
        # By seat: cash, and districts as a set.
        self.cash: vec[i64] = cash
        self.owned: vec[i64] = owned
        # By district: blocks, and the sum recorded for a mortgage.
        self.residential: vec[i64] = residential
        self.industrial: vec[i64] = industrial
        self.sums: vec[i64] = sums
        # CI-7a What was offered in vain this turn, in pairs: the move with who offered it, and what it came to.
        self.offers: vec[i64] = offers
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
        """Take over another position's common fields, but for those that a clone is made with."""
        self.copy_common(other)
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
