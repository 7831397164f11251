"""The position of a Paris match: its fields, and the rules it hands its moves to."""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import ANYONE, HIDDEN
from faubourg.core.bits import NO_CELLS, cells_of, count_bits
from faubourg.core.choices import offered
from faubourg.core.fields import Ledger
from faubourg.core.observation import Observation
from faubourg.core.pile import Pile, imagine_hands, new_pile
from faubourg.core.refusal import Refusal
from faubourg.core.rng import Rng
from faubourg.core.state import Choice, Prompt, State
from faubourg.games.paris import choices, invariants, observation, prompts, refusals, view
from faubourg.games.paris.figures import Figures
from faubourg.games.paris.invariants import MOST_TOKENS
from faubourg.games.paris.numbering import (
    ALL_LOTS,
    ALL_MONEY,
    ALL_STREETS,
    CARDS,
    COLOURS,
    DONE,
    DRAW,
    FIRST,
    MONEY,
    PAY,
    Kind,
    Phase,
    cards_with,
)
from faubourg.games.paris.options import ParisOptions
from faubourg.games.paris.rules import payment, phases, score

if TYPE_CHECKING:
    from faubourg.core.game import Game


@final
class Paris(State):
    """Lots and cards are bits of one number. What can be counted is counted once: a dump leaves those fields out."""

    def __init__(self, game: "Game", table: ParisOptions, figures: Figures, seats: i64, pile: Pile) -> None:
        super().__init__(game, table, seats)
        self.table: ParisOptions = table
        self.figures: Figures = figures
        # PA-2h Each seat's lots, and its rent in points.
        self.owned: vec[i64] = NO_CELLS
        self.tokens: vec[i64] = NO_CELLS
        # PA-2a The only secrets: each seat's cards, as a set; and, counted from them, what they are worth.
        self.hands: vec[i64] = NO_CELLS
        self.cash: vec[i64] = NO_CELLS
        # PA-2d The action so far: the moves of its items, in order; the streets among them whose hotel was bought
        # without three houses; its cost, counted; the cards paid, and, counted, their sum and the last of them.
        self.items: vec[i64] = NO_CELLS
        self.kind: i64 = Kind.NOTHING
        self.direct: i64 = 0
        self.cost: i64 = 0
        self.paid: i64 = 0
        self.covered: i64 = 0
        self.last_paid: i64 = -1
        self.pile: Pile = pile
        # PA-1c, PA-2b The colour on top of the money pile; -1 while nobody has looked, or without a pile.
        self.top: i64 = -1
        # PA-2g How many times the money pile has run out.
        self.runs: i64 = 0
        # PA-1c The lots face down, and those on sale.
        self.lots: i64 = ALL_LOTS
        self.on_sale: i64 = 0
        # PA-3c Houses on each street, in two digits: a street in `ones` has one, in `twos` two, in both three.
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.hotels: i64 = 0
        # PA-3e What the bank has left, counted.
        self.houses_left: i64 = figures.houses
        self.hotels_left: i64 = figures.hotels
        self.phase: i64 = Phase.FIRST
        # Whose turn it is, and who began.
        self.turn: i64 = 0
        self.first: i64 = -1

    def clone(self) -> "Paris":
        copy = Paris(self.game, self.table, self.figures, self.seats, self.pile.clone())
        copy.copy_common(self)
        copy.owned = self.owned[:]
        copy.tokens = self.tokens[:]
        copy.hands = self.hands[:]
        copy.cash = self.cash[:]
        copy.items = self.items[:]
        copy.kind = self.kind
        copy.direct = self.direct
        copy.cost = self.cost
        copy.paid = self.paid
        copy.covered = self.covered
        copy.last_paid = self.last_paid
        copy.top = self.top
        copy.runs = self.runs
        copy.lots = self.lots
        copy.on_sale = self.on_sale
        copy.ones = self.ones
        copy.twos = self.twos
        copy.hotels = self.hotels
        copy.houses_left = self.houses_left
        copy.hotels_left = self.hotels_left
        copy.phase = self.phase
        copy.turn = self.turn
        copy.first = self.first
        return copy

    def declare(self, ledger: Ledger) -> None:
        self.owned = ledger.cells("owned", self.owned, 0, ALL_LOTS, self.seats)
        self.tokens = ledger.cells("tokens", self.tokens, 0, MOST_TOKENS, self.seats)
        self.hands = ledger.hands("hands", self.hands, CARDS)
        self.items = ledger.cells("items", self.items, 0, DONE - 1)
        self.direct = ledger.number("direct", self.direct, 0, ALL_STREETS)
        self.paid = ledger.cards("paid", self.paid, CARDS)
        self.pile.declare(ledger, MONEY)
        self.top = ledger.number("top", self.top, -1, COLOURS - 1)
        self.runs = ledger.number("runs", self.runs, 0, self.figures.runs)
        self.lots = ledger.number("lots", self.lots, 0, ALL_LOTS)
        self.on_sale = ledger.number("on_sale", self.on_sale, 0, ALL_LOTS)
        self.ones = ledger.number("ones", self.ones, 0, ALL_STREETS)
        self.twos = ledger.number("twos", self.twos, 0, ALL_STREETS)
        self.hotels = ledger.number("hotels", self.hotels, 0, ALL_STREETS)
        self.phase = ledger.number("phase", self.phase, 0, Phase.OVER)
        self.turn = ledger.number("turn", self.turn, 0, self.seats - 1)
        self.first = ledger.number("first", self.first, -1, self.seats - 1)

    def recount(self) -> None:
        self.count_cash()
        self.houses_left = self.figures.houses - count_bits(self.ones) - 2 * count_bits(self.twos)
        self.hotels_left = self.figures.hotels - count_bits(self.hotels)
        payment.count_basket(self)

    def count_cash(self) -> None:
        """What each hand is worth, anew."""
        for seat in range(self.seats):
            self.cash[seat] = self.figures.sum_of(self.hands[seat])

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
        return offered(self, seat)

    def choice_of(self, move: i64, seat: i64) -> Choice:
        return choices.choice_of(self, move)

    def candidates(self, seat: i64) -> list[tuple[str, int]]:
        return choices.candidates(self, seat)

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

    def clause_now(self) -> str:
        # As in `State`, without working out what else a prompt says.
        return self.end_clause() if self.over else prompts.clause_of(self)

    def reveals(self, move: int) -> bool:
        # PA-2d A card paid was hidden before.
        return PAY <= move < FIRST

    def seen(self, move: int, seat: int | None) -> int:
        # PA-2a A card drawn is seen by whoever draws it, and by nobody else; its back has been seen by all.
        if move >= DRAW and seat != self.turn:
            return HIDDEN
        return move

    def imagine(self, seat: int | None, rng: Rng) -> "Paris":
        self.check_viewer(seat)
        knower: i64 = seat if seat is not None else -1
        while True:
            copy = self.clone()
            # PA-2a Backs are seen. PA-1d So is a start card, which no shuffle ever held.
            imagine_hands(copy.pile, copy.hands, knower, cells_of([int(cards_with(c)) for c in range(COLOURS)]), rng)
            copy.count_cash()
            # PA-2d Whoever has chosen items can pay for them: a hand that could not is not possible.
            if payment.can_cover(copy):
                return copy


def new_state(game: "Game", table: ParisOptions, figures: Figures, seats: i64) -> Paris:
    """Nothing owned, nothing drawn, everything face down."""
    none = [0] * int(seats)
    state = Paris(game, table, figures, seats, new_pile(ALL_MONEY))
    state.owned = cells_of(none)
    state.tokens = cells_of(none)
    state.hands = cells_of(none)
    state.cash = cells_of(none)
    return state
