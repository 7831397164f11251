"""Paris: the wiring of the game and of its positions, and nothing else."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import ANYONE, HIDDEN
from faubourg.core.bits import cells_of, count_bits
from faubourg.core.data import Shelf
from faubourg.core.game import Game
from faubourg.core.observation import Observation
from faubourg.core.options import Options
from faubourg.core.pile import imagine_hands, new_pile
from faubourg.core.refusal import Refusal
from faubourg.core.rng import Rng
from faubourg.core.state import Choice, Prompt, State
from faubourg.games.paris import choices, invariants, observation, prompts, refusals, scene, view
from faubourg.games.paris.events import EVENTS
from faubourg.games.paris.figures import Figures
from faubourg.games.paris.measures import ParisMeasures
from faubourg.games.paris.moves import CODEC
from faubourg.games.paris.numbering import ALL_MONEY, COLOURS, DRAW, FIRST, PAY, POLICY, cards_with
from faubourg.games.paris.options import DECLARED, ParisOptions
from faubourg.games.paris.rules import payment, phases, score, setup
from faubourg.games.paris.scene_types import ParisScene
from faubourg.games.paris.state import Paris

SHELF: Final = Shelf("faubourg.games.paris", "paris")


@final
class ParisState(Paris):
    """A position with its rules: each question goes to the module that answers it."""

    def clone(self) -> "ParisState":
        copy = ParisState(self.game, self.table, self.figures, self.seats, self.pile.clone())
        copy.copy_fields(self)
        return copy

    def recount(self) -> None:
        self.count_cash()
        self.houses_left = self.figures.houses - count_bits(self.ones) - 2 * count_bits(self.twos)
        self.hotels_left = self.figures.hotels - count_bits(self.hotels)
        payment.count_basket(self)

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

    def choice_of(self, move: i64, seat: i64) -> Choice:
        return choices.choice_of(self, move)

    def candidates(self, seat: i64) -> list[tuple[str, int]]:
        return choices.candidates(self, seat)

    def whole_view(self) -> dict[str, object]:
        return view.whole_view(self)

    def score_of(self, seat: i64) -> i64:
        return score.score_of(self, seat)

    def standing(self, seat: i64) -> tuple[int, ...]:
        return score.standing(self, seat)

    def standing_names(self) -> tuple[str, ...]:
        # PA-5c
        return ("points", "hotels", "lots")

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

    def imagine(self, seat: int | None, rng: Rng) -> "ParisState":
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


@final
class ParisGame(Game):
    def __init__(self, data: str | None = None, kept: bool = False, shelf: Shelf = SHELF) -> None:
        super().__init__(
            id="paris",
            title="Paris",
            seats=range(2, 5),
            rules_version="2",
            policy=int(POLICY),
            over_clause="PA-5c",
            limit_clause="PA-7e",
            shelf=shelf,
            data=data,
            kept=kept,
            codec=CODEC,
            options=DECLARED,
            shapes=EVENTS,
            scene_shape=ParisScene,
        )
        self.figures = Figures(self.sheet())

    def read(self, values: dict[str, object], seats: int) -> ParisOptions:
        return ParisOptions(values)

    def begin(self, options: Options, seats: int) -> State:
        """Nothing owned, nothing drawn, everything face down."""
        assert isinstance(options, ParisOptions)
        none = [0] * seats
        state = ParisState(self, options, self.figures, seats, new_pile(ALL_MONEY))
        state.owned = cells_of(none)
        state.tokens = cells_of(none)
        state.hands = cells_of(none)
        state.cash = cells_of(none)
        setup.begin(state)
        return state

    def measures(self) -> ParisMeasures:
        return ParisMeasures(self.figures)

    def option_sets(self) -> list[tuple[int, dict[str, object]]]:
        return [
            (4, {}),
            (3, {}),
            (2, {}),
            (4, {"crisis": "lots"}),
            (3, {"crisis": "streets"}),
            (3, {"dynamic": True}),
            (2, {"harmony": True}),
            (4, {"start_cash": True}),
            (3, {"start_cash": True, "first": 2}),
            (2, {"start_cash": True, "first": 1}),
            (4, {"crisis": "lots", "dynamic": True, "harmony": True, "start_cash": True}),
            (2, {"crisis": "streets", "dynamic": True, "harmony": True}),
        ]

    def scene(self, options: Mapping[str, object] | None = None) -> dict[str, object]:
        return scene.scene(self.id, self.figures, self.seats, self.complete(options))
