"""The position of a Room Share match: its fields."""

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.bits import NO_CELLS
from faubourg.core.fields import Ledger
from faubourg.core.game import Game
from faubourg.core.pile import Pile
from faubourg.core.state import State
from faubourg.games.roomshare.figures import Figures
from faubourg.games.roomshare.numbering import ALL_FLATS, CARDS, FLATS, OUTER_FLATS, PLACES, TAKEN, Phase
from faubourg.games.roomshare.options import RoomShareOptions


class RoomShare(State):
    """Tenants are bitboards: for each colour and arrow (colour * 4 + arrow) the set of flats where one stands.

    Four more, from TAKEN on, hold for each arrow all of them together; a dump leaves these out.
    """

    def __init__(self, game: Game, table: RoomShareOptions, figures: Figures, seats: i64, pile: Pile) -> None:
        super().__init__(game, table, seats)
        self.table: RoomShareOptions = table
        self.figures: Figures = figures
        self.tenants: vec[i64] = NO_CELLS
        # Tenants in front of each player: seat * 4 + colour.
        self.reserve: vec[i64] = NO_CELLS
        # RS-3k The only secrets: each seat's cards, as a set.
        self.hands: vec[i64] = NO_CELLS
        self.pile: Pile = pile
        self.phase: i64 = Phase.FIRST
        # Whose turn it is, and who began.
        self.turn: i64 = 0
        self.first: i64 = -1
        # The flats that are not classic, as sets, and how many of the outer ones are laid.
        self.suites: i64 = 0
        self.haunted: i64 = 0
        self.royals: i64 = 0
        self.laid: i64 = 0
        # RS-4.1 The card shown this turn; -1 is none.
        self.shown: i64 = -1
        # RS-4.3 The flat being evicted (-1: none), the arrows whose tenants have still to leave, and the colours of
        # those who stay, lifted off the board: three bits each, colour + 1, the next one lowest.
        self.evicting: i64 = -1
        self.leaving: i64 = 0
        self.lifted: i64 = 0
        # RS-4.3f The flats evicted in this chain, in order.
        self.chain: tuple[int, ...] = ()
        # RS-7e The first place of a swap; -1 is none.
        self.swap_place: i64 = -1
        # RS-5.0 Who emptied the reserve; -1 while nobody has.
        self.trigger: i64 = -1

    def copy_fields(self, other: "RoomShare") -> None:
        """Take over another position's fields, but for the pile, which a clone is made with."""
        self.copy_common(other)
        self.tenants = other.tenants[:]
        self.reserve = other.reserve[:]
        self.hands = other.hands[:]
        self.phase = other.phase
        self.turn = other.turn
        self.first = other.first
        self.suites = other.suites
        self.haunted = other.haunted
        self.royals = other.royals
        self.laid = other.laid
        self.shown = other.shown
        self.evicting = other.evicting
        self.leaving = other.leaving
        self.lifted = other.lifted
        self.chain = other.chain
        self.swap_place = other.swap_place
        self.trigger = other.trigger

    def declare(self, ledger: Ledger) -> None:
        self.tenants = ledger.cells("tenants", self.tenants, 0, ALL_FLATS, TAKEN)
        self.reserve = ledger.cells("reserve", self.reserve, 0, 36, 16)
        self.hands = ledger.hands("hands", self.hands, CARDS)
        self.pile.declare(ledger, CARDS)
        self.phase = ledger.number("phase", self.phase, 0, Phase.OVER)
        self.turn = ledger.number("turn", self.turn, 0, self.seats - 1)
        self.first = ledger.number("first", self.first, -1, self.seats - 1)
        self.suites = ledger.number("suites", self.suites, 0, ALL_FLATS)
        self.haunted = ledger.number("haunted", self.haunted, 0, ALL_FLATS)
        self.royals = ledger.number("royals", self.royals, 0, ALL_FLATS)
        self.laid = ledger.number("laid", self.laid, 0, OUTER_FLATS)
        self.shown = ledger.number("shown", self.shown, -1, CARDS - 1)
        self.evicting = ledger.number("evicting", self.evicting, -1, FLATS - 1)
        self.leaving = ledger.number("leaving", self.leaving, 0, 15)
        self.lifted = ledger.number("lifted", self.lifted, 0, (1 << 12) - 1)
        self.chain = ledger.row("chain", self.chain, 0, FLATS - 1)
        self.swap_place = ledger.number("swap_place", self.swap_place, -1, PLACES - 1)
        self.trigger = ledger.number("trigger", self.trigger, -1, self.seats - 1)
