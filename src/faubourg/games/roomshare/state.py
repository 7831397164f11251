"""The position of a Room Share match: its fields, and the rules it hands its moves to."""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import ANYONE, HIDDEN
from faubourg.core.bits import bits_of, cells_of, numbers_of
from faubourg.core.fields import Fields
from faubourg.core.observation import Observation
from faubourg.core.pile import Pile, imagine_hands, new_pile
from faubourg.core.refusal import Refusal
from faubourg.core.rng import Rng
from faubourg.core.state import Choice, Prompt, State
from faubourg.games.roomshare import choices, explanation, invariants, observation, prompts, view
from faubourg.games.roomshare.figures import Figures
from faubourg.games.roomshare.numbering import ALL_FLATS, CARDS, DEAL, PLACE, Phase
from faubourg.games.roomshare.options import RoomShareOptions
from faubourg.games.roomshare.rules import legality, score, turn

if TYPE_CHECKING:
    from faubourg.core.game import Game


@final
class RoomShare(State):
    """Tenants are bitboards: for each colour and arrow (colour * 4 + arrow) the set of flats where one stands.

    Four more, from TAKEN on, hold for each arrow all of them together; a dump leaves these out.
    """

    def __init__(
        self,
        game: "Game",
        table: RoomShareOptions,
        figures: Figures,
        seats: i64,
        tenants: vec[i64],
        reserve: vec[i64],
        hands: vec[i64],
        pile: Pile,
    ) -> None:
        super().__init__(game, table, seats)
        self.table: RoomShareOptions = table
        self.figures: Figures = figures
        self.tenants: vec[i64] = tenants
        # Tenants in front of each player: seat * 4 + colour.
        self.reserve: vec[i64] = reserve
        # RS-3k The only secrets: each seat's cards, as a set.
        self.hands: vec[i64] = hands
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
        copy = RoomShare(
            self.game,
            self.table,
            self.figures,
            self.seats,
            self.tenants[:],
            self.reserve[:],
            self.hands[:],
            self.pile.clone(),
        )
        copy.copy_common(self)
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

    def fill(self, actions: Actions, seat: i64) -> None:
        legality.fill(self, actions, seat)

    def refusal(self, move: i64, seat: i64) -> i64:
        return legality.refusal(self, move, seat)

    def explain(self, number: i64, move: i64, seat: i64) -> Refusal:
        return explanation.explain(self, number, move, seat)

    def apply(self, move: i64, seat: i64 = ANYONE) -> None:
        turn.apply(self, move)

    def ask(self, seat: i64) -> Prompt:
        return prompts.ask(self, seat)

    def offer(self, seat: i64) -> list[Choice]:
        return choices.offer(self, seat)

    def whole_view(self) -> dict[str, object]:
        return view.whole_view(self)

    def scores(self) -> list[int]:
        return score.scores(self)

    def ranking(self) -> list[list[int]]:
        return score.ranking(self)

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

    def fields(self) -> dict[str, object]:
        return {
            "tenants": numbers_of(self.tenants)[:16],
            "reserve": numbers_of(self.reserve),
            "hands": [bits_of(self.hands[seat]) for seat in range(self.seats)],
            "unseen": bits_of(self.pile.unseen),
            "discards": bits_of(self.pile.discards),
            "shuffles": list(self.pile.shuffles),
            "phase": int(self.phase),
            "turn": int(self.turn),
            "first": int(self.first),
            "suites": int(self.suites),
            "haunted": int(self.haunted),
            "royals": int(self.royals),
            "laid": int(self.laid),
            "shown": int(self.shown),
            "evicting": int(self.evicting),
            "leaving": int(self.leaving),
            "lifted": int(self.lifted),
            "chain": list(self.chain),
            "swap_place": int(self.swap_place),
            "trigger": int(self.trigger),
        }


def new_state(game: "Game", table: RoomShareOptions, figures: Figures, seats: i64) -> RoomShare:
    """An empty board, empty hands, all cards in the pile."""
    # RS-8.2a The duel has no cards.
    deck: i64 = 0 if table.duel else figures.deck(table.renovation)
    no_tenants = cells_of([0] * 20)
    return RoomShare(
        game, table, figures, seats, no_tenants, cells_of([0] * 16), cells_of([0] * int(seats)), new_pile(deck)
    )


def state_from(game: "Game", table: RoomShareOptions, figures: Figures, seats: int, fields: Fields) -> RoomShare:
    """The inverse of `RoomShare.fields`."""
    every_flat = int(ALL_FLATS)
    tenants = invariants.boards_in(fields)
    reserve = cells_of(fields.numbers("reserve", 0, 36, 16))
    hands = invariants.hands_in(fields, seats)
    unseen = fields.numbers("unseen", 0, int(CARDS) - 1)
    discards = fields.numbers("discards", 0, int(CARDS) - 1)
    shuffles = fields.numbers("shuffles", 0, (1 << 32) - 1)
    pile = Pile(invariants.card_set(unseen), invariants.card_set(discards), (), tuple(shuffles))
    state = RoomShare(game, table, figures, seats, tenants, reserve, hands, pile)
    state.phase = fields.number("phase", 0, Phase.OVER)
    state.turn = fields.number("turn", 0, seats - 1)
    state.first = fields.number("first", -1, seats - 1)
    state.suites = fields.number("suites", 0, every_flat)
    state.haunted = fields.number("haunted", 0, every_flat)
    state.royals = fields.number("royals", 0, every_flat)
    state.laid = fields.number("laid", 0, 14)
    state.shown = fields.number("shown", -1, int(CARDS) - 1)
    state.evicting = fields.number("evicting", -1, 19)
    state.leaving = fields.number("leaving", 0, 15)
    state.lifted = fields.number("lifted", 0, (1 << 12) - 1)
    state.chain = tuple(fields.numbers("chain", 0, 19))
    state.swap_place = fields.number("swap_place", -1, 79)
    state.trigger = fields.number("trigger", -1, seats - 1)
    return state
