"""The position of a Room Share match: its fields, and the rules it hands its moves to."""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import ANYONE, HIDDEN
from faubourg.core.bits import NO_CELLS, cells_of
from faubourg.core.fields import Ledger
from faubourg.core.observation import Observation
from faubourg.core.pile import Pile, imagine_hands, new_pile
from faubourg.core.refusal import Refusal
from faubourg.core.rng import Rng
from faubourg.core.state import Choice, Prompt, State
from faubourg.games.roomshare import choices, invariants, observation, prompts, refusals, view
from faubourg.games.roomshare.figures import Figures
from faubourg.games.roomshare.numbering import ALL_FLATS, CARDS, DEAL, FLATS, OUTER_FLATS, PLACE, PLACES, TAKEN, Phase
from faubourg.games.roomshare.options import RoomShareOptions
from faubourg.games.roomshare.rules import board, phases, score, turn

if TYPE_CHECKING:
    from faubourg.core.game import Game


@final
class RoomShare(State):
    """Tenants are bitboards: for each colour and arrow (colour * 4 + arrow) the set of flats where one stands.

    Four more, from TAKEN on, hold for each arrow all of them together; a dump leaves these out.
    """

    def __init__(self, game: "Game", table: RoomShareOptions, figures: Figures, seats: i64, pile: Pile) -> None:
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

    def clone(self) -> "RoomShare":
        copy = RoomShare(self.game, self.table, self.figures, self.seats, self.pile.clone())
        copy.copy_common(self)
        copy.tenants = self.tenants[:]
        copy.reserve = self.reserve[:]
        copy.hands = self.hands[:]
        copy.phase = self.phase
        copy.turn = self.turn
        copy.first = self.first
        copy.suites = self.suites
        copy.haunted = self.haunted
        copy.royals = self.royals
        copy.laid = self.laid
        copy.shown = self.shown
        copy.evicting = self.evicting
        copy.leaving = self.leaving
        copy.lifted = self.lifted
        copy.chain = self.chain
        copy.swap_place = self.swap_place
        copy.trigger = self.trigger
        return copy

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

    def recount(self) -> None:
        board.count_taken(self)

    def fill(self, actions: Actions, seat: i64) -> None:
        phases.fill(self, actions, seat)

    def refusal(self, move: i64, seat: i64) -> i64:
        return phases.refusal(self, move, seat)

    def explain(self, number: i64, move: i64, seat: i64) -> Refusal:
        return refusals.explain(self, number, move, seat)

    def apply(self, move: i64, seat: i64 = ANYONE) -> None:
        phases.apply(self, move)

    def ask(self, seat: i64) -> Prompt:
        return prompts.ask(self, seat)

    def offer(self, seat: i64) -> list[Choice]:
        return choices.offer(self, seat)

    def choice_of(self, move: i64, seat: i64) -> Choice:
        return choices.choice_of(self, move)

    def candidates(self, seat: i64) -> list[tuple[str, int]]:
        return choices.candidates(self)

    def whole_view(self) -> dict[str, object]:
        return view.whole_view(self)

    def scores(self) -> list[int]:
        return score.scores(self)

    def standings(self) -> list[tuple[int, ...]]:
        return score.standings(self)

    def describe(self, found: Observation, seat: i64) -> None:
        observation.describe(self, found, seat)

    def broken(self) -> str:
        return invariants.broken(self)

    def reveals(self, move: int) -> bool:
        # RS-4.1 A card played was hidden before.
        return move < PLACE

    def depth(self) -> i64:
        # RS-4.3f The evictions of one chain so far.
        return len(self.chain)

    def seen(self, move: int, seat: int | None) -> int:
        # RS-3h, RS-3k, RS-4.4a A card drawn is seen by whoever draws it, and by nobody else.
        if move >= DEAL and seat != turn.receiver(self):
            return HIDDEN
        return move

    def imagine(self, seat: int | None, rng: Rng) -> "RoomShare":
        self.check_viewer(seat)
        copy = self.clone()
        knower: i64 = seat if seat is not None else -1
        # All cards have the same back.
        backs = cells_of([(1 << 32) - 1])
        imagine_hands(copy.pile, copy.hands, knower, backs, rng)
        return copy


def new_state(game: "Game", table: RoomShareOptions, figures: Figures, seats: i64) -> RoomShare:
    """An empty board, empty hands, all cards in the pile."""
    # RS-8.2a The duel has no cards.
    deck: i64 = 0 if table.duel else figures.deck(table.renovation)
    state = RoomShare(game, table, figures, seats, new_pile(deck))
    state.tenants = cells_of([0] * 20)
    state.reserve = cells_of([0] * 16)
    state.hands = cells_of([0] * int(seats))
    return state
