"""What positions of City and U-Build have in common: players with money, districts with owners and mortgages."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.frames import Frames
from faubourg.core.options import Options
from faubourg.core.state import State
from faubourg.games.estate.districts import ALL_DISTRICTS

if TYPE_CHECKING:
    from faubourg.core.game import Game


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
        self.frames: Frames = frames
        # What players have paid the bank, less what it has paid them.
        self.bank: i64 = 0
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
        self.playing = other.playing
        self.mortgaged = other.mortgaged
        self.hazards = other.hazards
        self.skyscrapers = other.skyscrapers
        self.tower = other.tower
        self.unowned = other.unowned
