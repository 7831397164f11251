"""What positions of City and U-Build have in common: players with money, districts with owners and mortgages."""

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.actors import MOVE_LIMIT
from faubourg.core.bits import NO_CELLS, bit, cells_of
from faubourg.core.fields import Ledger
from faubourg.core.frames import Frames
from faubourg.core.game import Game
from faubourg.core.pile import Pile
from faubourg.core.refusal import Reasons
from faubourg.core.state import State
from faubourg.games.estate.districts import ALL_DISTRICTS, BANK, DISTRICTS, MOST_BLOCKS
from faubourg.games.estate.figures import EstateFigures
from faubourg.games.estate.options import EstateOptions
from faubourg.games.estate.terms import Terms

# CI-7a In a turn, and for each debt.
MOST_OFFERS: Final[i64] = 3
# More than any match can bring together, and deeper than any nests: a dump may not claim more.
MOST_CASH: Final[i64] = 1 << 40
DEEPEST: Final[i64] = 16


class Frame:
    """The frames of both games: `turns`, `bidding`, `debts` and `offers` name what theirs hold, each game what a
    landing and a card do. A game has others besides."""

    TURN: Final = 0
    LANDING: Final = 1
    CARD: Final = 2
    AUCTION: Final = 3
    DEBT: Final = 4
    DEAL: Final = 5


class Step:
    """Where these go on; and a turn, which each game takes further."""

    FIRST: Final = 0
    ROLL: Final = 1
    DICE: Final = 2
    LEAVE: Final = 4
    ACT: Final = 6
    END: Final = 7
    OPENING: Final = 30
    BIDDING: Final = 31
    ASK: Final = 40


# What can be wrong with a move, by game; each adds its own.
CITY: Final[Reasons] = Reasons()
UBUILD: Final[Reasons] = Reasons()


def both(code: str, city: str = "", ubuild: str = "") -> i64:
    """The number, the same in both games, of a refusal with the clause of either."""
    CITY.add(code, city)
    return UBUILD.add(code, ubuild)


class Refused:
    """What can be wrong with a move of either game: code and clauses. Without a clause it is that of the move."""

    NOT_IN_JAIL: Final = both("not-in-jail", "CI-12c", "UB-9c")
    TOO_DEAR: Final = both("too-dear")
    DISTRICT_OWNED: Final = both("district-owned")
    NOT_YOURS: Final = both("not-yours")
    IS_MORTGAGED: Final = both("is-mortgaged", "CI-10c")
    NOT_MORTGAGED: Final = both("not-mortgaged", "CI-10d", "UB-8c")
    EIGHT_BLOCKS: Final = both("eight-blocks", "CI-6c", "UB-5a")
    TWO_DISTRICTS_NEEDED: Final = both("two-districts-needed", "CI-9a", "UB-5g")
    COLOUR_NEEDED: Final = both("colour-needed", "CI-9b", "UB-5f")
    TWO_COLOURS_NEEDED: Final = both("two-colours-needed", "CI-9d", "UB-5h")
    SKYSCRAPER_ALREADY: Final = both("skyscraper-already", "CI-9b", "UB-5f")
    NONE_LEFT: Final = both("none-left", "CI-1f")
    BID_TOO_LOW: Final = both("bid-too-low", "CI-5a", "UB-7a")
    BID_TOO_HIGH: Final = both("bid-too-high", "CI-5b", "UB-7a")
    MORTGAGES_COVER: Final = both("mortgages-cover", "CI-10a", "UB-8e")
    NO_PARTNER: Final = both("no-partner", "CI-7a", "UB-7b")
    NO_OFFERS_LEFT: Final = both("no-offers-left", "CI-7a", "UB-7b")
    OFFER_REPEATED: Final = both("offer-repeated", "CI-7a", "UB-7b")
    NOTHING_OFFERED: Final = both("nothing-offered", "CI-7a", "UB-7b")
    NOT_OF_THE_TWO: Final = both("not-of-the-two", "CI-7a", "UB-7b")
    OFFERER_SHORT: Final = both("offerer-short", "CI-7a", "UB-7b")
    PARTNER_SHORT: Final = both("partner-short", "CI-7a", "UB-7b")
    NO_RELIEF: Final = both("no-relief", "CI-7b", "UB-7b")
    NO_SUCH_SEAT: Final = both("no-such-seat", "CI-1d", "UB-3i")
    CARD_NOT_IN_PILE: Final = both("card-not-in-pile", "CI-13a", "UB-10c")
    ESTATE_SHRINKS: Final = both("estate-shrinks", "CI-7b", "UB-7b")


class Estate(State):
    """Districts are bits of one number. What is typed as an Estate is a rule of both games."""

    def __init__(
        self,
        game: Game,
        options: EstateOptions,
        figures: EstateFigures,
        seats: i64,
        terms: Terms,
        in_play: i64,
        live: bool,
        pile: Pile,
        frames: Frames,
    ) -> None:
        super().__init__(game, options, seats)
        # How the game calls what both have.
        self.terms: Terms = terms
        # The districts on the board (UB-1f), as a set; and whether everybody may bid at any moment (CI-5c).
        self.in_play: i64 = in_play
        self.live: bool = live
        # CI-1e, UB-11c A limit in rounds or minutes; 0 is none.
        self.rounds: i64 = options.rounds
        self.minutes: i64 = options.minutes
        # By district and number of blocks: a figure, which clones share.
        self.rents: vec[i64] = figures.rents
        # Figures too: what districts cost, what stands there by piece and district, and what leaving jail costs.
        self.prices: vec[i64] = figures.prices
        self.costs: vec[i64] = figures.costs
        self.bail: i64 = figures.bail
        # By seat: cash, districts as a set, and where the pawn is.
        self.cash: vec[i64] = NO_CELLS
        self.owned: vec[i64] = NO_CELLS
        self.places: vec[i64] = NO_CELLS
        # By district: blocks, and the sum recorded for a mortgage. Clones share them: `with_cell` changes a copy.
        self.residential: vec[i64] = NO_CELLS
        self.industrial: vec[i64] = NO_CELLS
        self.sums: vec[i64] = NO_CELLS
        # CI-7a What was offered in vain this turn, in pairs: the move with who offered it, and what it came to.
        self.offers: vec[i64] = NO_CELLS
        # Clones share it: whoever changes it asks for `own_pile`.
        self.pile: Pile = pile
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
        # CI-12, UB-9 By seat: 0 when free, else one more than the failed rolls. Clones share it, too.
        self.jail: vec[i64] = NO_CELLS
        # Who began, and the round, from 1.
        self.first: i64 = -1
        self.round: i64 = 0
        # CI-1e, UB-11c Whether the time has run out.
        self.time_up: bool = False
        # CI-13, UB-10 The last chance card drawn, from 1; 0 before the first.
        self.last_card: i64 = 0
        # CI-3a, UB-3a The last throw; 0 before the first.
        self.low_die: i64 = 0
        self.high_die: i64 = 0
        # The seats still in, as a set.
        self.playing: i64 = 0
        # Sets of districts; where a hazard is, residential blocks count for nothing.
        self.mortgaged: i64 = 0
        self.hazards: i64 = 0
        self.skyscrapers: i64 = 0
        # The district of the tower; -1 while it is not built.
        self.tower: i64 = -1
        # Counted: what nobody owns.
        self.unowned: i64 = in_play

    @abstractmethod
    def clone(self) -> "Estate":
        """As for every state; `game.py` knows of which class."""

    def copy_estate(self, other: "Estate") -> None:
        """Take over another position's common fields, but for pile and frames, which a clone is made with."""
        self.copy_common(other)
        self.cash = other.cash[:]
        self.owned = other.owned[:]
        self.places = other.places[:]
        self.residential = other.residential
        self.industrial = other.industrial
        self.sums = other.sums
        # Mostly there are none, and a new position has none.
        if len(other.offers):
            self.offers = other.offers[:]
        self.bank = other.bank
        self.turn = other.turn
        self.offered = other.offered
        self.dropped = other.dropped
        self.spoke = other.spoke
        self.caller = other.caller
        self.auctions = other.auctions
        self.jail = other.jail
        self.first = other.first
        self.round = other.round
        self.time_up = other.time_up
        self.last_card = other.last_card
        self.low_die = other.low_die
        self.high_die = other.high_die
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
        self.jail = ledger.cells("jail", self.jail, 0, 4, self.seats)
        self.first = ledger.number("first", self.first, -1, last)
        self.round = ledger.number("round", self.round, 0, MOST_CASH)
        self.time_up = ledger.flag("time_up", self.time_up)
        self.low_die = ledger.number("low_die", self.low_die, 0, 6)
        self.high_die = ledger.number("high_die", self.high_die, 0, 6)
        self.playing = ledger.number("playing", self.playing, 1, everybody)
        self.mortgaged = ledger.number("mortgaged", self.mortgaged, 0, ALL_DISTRICTS)
        self.skyscrapers = ledger.number("skyscrapers", self.skyscrapers, 0, ALL_DISTRICTS)
        self.tower = ledger.number("tower", self.tower, -1, DISTRICTS - 1)

    def declare_board(self, ledger: Ledger, places: i64, cards: i64) -> None:
        """The pawns on so many places, and the pile of so many chance cards."""
        pile = self.pile
        self.places = ledger.cells("places", self.places, 0, places - 1, self.seats)
        pile.unseen = ledger.number("unseen", pile.unseen, 0, bit(cards) - 1)
        pile.under = ledger.row("under", pile.under, 0, cards - 1)
        self.last_card = ledger.number("last_card", self.last_card, 0, cards)

    def lay_out(self, cash: i64) -> None:
        """CI-1b, CI-1c, UB-3i Everybody on GO with the same cash, nothing owned; who begins is not known yet."""
        none = [0] * int(self.seats)
        nothing = [0] * int(DISTRICTS)
        self.cash = cells_of([int(cash)] * int(self.seats))
        self.owned = cells_of(none)
        self.places = cells_of(none)
        self.jail = cells_of(none)
        self.residential = cells_of(nothing)
        self.industrial = cells_of(nothing)
        self.sums = cells_of(nothing)
        self.playing = bit(self.seats) - 1
        self.frames.push(Frame.TURN, Step.FIRST)

    def own_pile(self) -> Pile:
        """The pile, to be changed: from now on no clone shares it."""
        self.pile = self.pile.clone()
        return self.pile

    def refusing(self) -> int:
        # CI-7a, UB-7b
        return int(self.terms.moves.refuse) if self.frames.kind() == Frame.DEAL else -1

    def recount(self) -> None:
        """What nobody owns."""
        self.unowned = self.in_play
        for seat in range(self.seats):
            self.unowned &= ~self.owned[seat]

    # What a game overrides where it applies.

    def is_free(self, seat: i64) -> bool:
        """CI-3e, UB-3j A point of the seat's own turn at which it may deal, because nothing is owed or open."""
        return False

    def go_on(self) -> None:
        """Settle the top frame, and the one below it, until a frame has something to ask."""

    def row_fits(self, above: i64) -> bool:
        """Whether the top frame can be, under one of that kind."""
        return False

    def cards_dealt(self, seat: i64) -> i64:
        """CI-7a The cards of a seat that can be part of a deal, as cards of a deal."""
        return 0

    def card_ids(self, cards: i64) -> list[str]:
        """Cards of a deal, by name."""
        return []

    def swap_cards(self, seat: i64, other: i64, cards: i64) -> None:
        """CI-7a These cards of a deal go to the other of the two."""

    def settles_debt(self, cards: i64) -> bool:
        """CI-7b Whether one of these cards of a deal refuses the debt on top."""
        return False
