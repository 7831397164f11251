"""The position of a Paris match: its fields, and the rules it hands its moves to."""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import ANYONE, HIDDEN
from faubourg.core.bits import bits_of, cells_of, count_bits, numbers_of
from faubourg.core.fields import Fields
from faubourg.core.observation import Observation
from faubourg.core.pile import Pile, imagine_hands, new_pile
from faubourg.core.refusal import Refusal
from faubourg.core.rng import Rng
from faubourg.core.state import Choice, Prompt, State
from faubourg.games.paris import choices, explanation, invariants, observation, prompts, view
from faubourg.games.paris.figures import Figures
from faubourg.games.paris.numbering import (
    ALL_LOTS,
    ALL_MONEY,
    ALL_STREETS,
    CARDS,
    COLOURS,
    DRAW,
    FIRST,
    MONEY,
    PASS,
    PAY,
    Kind,
    Phase,
    cards_with,
)
from faubourg.games.paris.options import ParisOptions
from faubourg.games.paris.rules import legality, payment, score, turn

if TYPE_CHECKING:
    from faubourg.core.game import Game


@final
class Paris(State):
    """Lots and cards are bits of one number. What can be counted is counted once: a dump leaves those fields out."""

    def __init__(
        self,
        game: "Game",
        table: ParisOptions,
        figures: Figures,
        seats: i64,
        owned: vec[i64],
        tokens: vec[i64],
        hands: vec[i64],
        cash: vec[i64],
        items: vec[i64],
        pile: Pile,
    ) -> None:
        super().__init__(game, table, seats)
        self.table: ParisOptions = table
        self.figures: Figures = figures
        # PA-2h Each seat's lots, and its rent in points.
        self.owned: vec[i64] = owned
        self.tokens: vec[i64] = tokens
        # PA-2a The only secrets: each seat's cards, as a set; and, counted from them, what they are worth.
        self.hands: vec[i64] = hands
        self.cash: vec[i64] = cash
        # PA-2d The action so far: the moves of its items, in order; the streets among them whose hotel was bought
        # without three houses; its cost, counted; the cards paid, and, counted, their sum and the last of them.
        self.items: vec[i64] = items
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
        copy = Paris(
            self.game,
            self.table,
            self.figures,
            self.seats,
            self.owned[:],
            self.tokens[:],
            self.hands[:],
            self.cash[:],
            self.items[:],
            self.pile.clone(),
        )
        copy.copy_common(self)
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

    def count_cash(self) -> None:
        """What each hand is worth, anew."""
        for seat in range(self.seats):
            self.cash[seat] = self.figures.sum_of(self.hands[seat])

    def fields(self) -> dict[str, object]:
        return {
            "owned": numbers_of(self.owned),
            "tokens": numbers_of(self.tokens),
            "hands": [bits_of(self.hands[seat]) for seat in range(self.seats)],
            "items": numbers_of(self.items),
            "direct": int(self.direct),
            "paid": bits_of(self.paid),
            "unseen": bits_of(self.pile.unseen),
            "discards": bits_of(self.pile.discards),
            "shuffles": list(self.pile.shuffles),
            "top": int(self.top),
            "runs": int(self.runs),
            "lots": int(self.lots),
            "on_sale": int(self.on_sale),
            "ones": int(self.ones),
            "twos": int(self.twos),
            "hotels": int(self.hotels),
            "phase": int(self.phase),
            "turn": int(self.turn),
            "first": int(self.first),
        }


def new_state(game: "Game", table: ParisOptions, figures: Figures, seats: i64) -> Paris:
    """Nothing owned, nothing drawn, everything face down."""
    none = [0] * int(seats)
    return Paris(
        game,
        table,
        figures,
        seats,
        cells_of(none),
        cells_of(none),
        cells_of(none),
        cells_of(none),
        vec[i64](),
        new_pile(ALL_MONEY),
    )


def state_from(game: "Game", table: ParisOptions, figures: Figures, seats: int, fields: Fields) -> Paris:
    """The inverse of `Paris.fields`; what is counted is counted again."""
    every_lot, every_street, every_card = int(ALL_LOTS), int(ALL_STREETS), int(CARDS) - 1
    owned = cells_of(fields.numbers("owned", 0, every_lot, seats))
    tokens = cells_of(fields.numbers("tokens", 0, invariants.MOST_TOKENS, seats))
    hands = invariants.hands_in(fields, seats)
    items = cells_of(fields.numbers("items", 0, int(PASS) - 2))
    unseen = invariants.card_set(fields.numbers("unseen", 0, int(MONEY) - 1))
    discards = invariants.card_set(fields.numbers("discards", 0, int(MONEY) - 1))
    shuffles = fields.numbers("shuffles", 0, int(ALL_MONEY))
    pile = Pile(unseen, discards, (), tuple(shuffles))
    cash = cells_of([0] * seats)
    state = Paris(game, table, figures, seats, owned, tokens, hands, cash, items, pile)
    state.direct = fields.number("direct", 0, every_street)
    state.paid = invariants.card_set(fields.numbers("paid", 0, every_card))
    state.top = fields.number("top", -1, int(COLOURS) - 1)
    state.runs = fields.number("runs", 0, int(figures.runs))
    state.lots = fields.number("lots", 0, every_lot)
    state.on_sale = fields.number("on_sale", 0, every_lot)
    state.ones = fields.number("ones", 0, every_street)
    state.twos = fields.number("twos", 0, every_street)
    state.hotels = fields.number("hotels", 0, every_street)
    state.phase = fields.number("phase", 0, Phase.OVER)
    state.turn = fields.number("turn", 0, seats - 1)
    state.first = fields.number("first", -1, seats - 1)
    state.count_cash()
    state.houses_left -= count_bits(state.ones) + 2 * count_bits(state.twos)
    state.hotels_left -= count_bits(state.hotels)
    payment.count_basket(state)
    return state
