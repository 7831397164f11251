"""Room Share: the wiring of the game and of its positions, and nothing else."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import ANYONE, HIDDEN
from faubourg.core.bits import cells_of
from faubourg.core.data import Shelf
from faubourg.core.game import Game
from faubourg.core.observation import Observation
from faubourg.core.options import Options
from faubourg.core.pile import imagine_hands, new_pile
from faubourg.core.refusal import Refusal
from faubourg.core.rng import Rng
from faubourg.core.state import Choice, Prompt, State
from faubourg.games.roomshare import choices, invariants, observation, prompts, refusals, scene, view
from faubourg.games.roomshare.events import EVENTS
from faubourg.games.roomshare.figures import Figures
from faubourg.games.roomshare.measures import RoomShareMeasures
from faubourg.games.roomshare.moves import CODEC
from faubourg.games.roomshare.numbering import DEAL, PLACE, POLICY
from faubourg.games.roomshare.options import DECLARED, RoomShareOptions
from faubourg.games.roomshare.rules import board, phases, score, setup, turn
from faubourg.games.roomshare.scene_types import RoomShareScene
from faubourg.games.roomshare.state import RoomShare

SHELF: Final = Shelf("faubourg.games.roomshare", "roomshare")


@final
class RoomShareState(RoomShare):
    """A position with its rules: each question goes to the module that answers it."""

    def clone(self) -> "RoomShareState":
        copy = RoomShareState(self.game, self.table, self.figures, self.seats, self.pile.clone())
        copy.copy_fields(self)
        return copy

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

    def score_of(self, seat: i64) -> i64:
        return score.score_of(self, seat)

    def standing(self, seat: i64) -> tuple[int, ...]:
        return score.standing(self, seat)

    def standing_names(self) -> tuple[str, ...]:
        # RS-6f, RS-8.2b
        return ("score", "reserve", "first-turn" if self.table.duel else "order")

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

    def imagine(self, seat: int | None, rng: Rng) -> "RoomShareState":
        self.check_viewer(seat)
        copy = self.clone()
        knower: i64 = seat if seat is not None else -1
        # All cards have the same back.
        backs = cells_of([(1 << 32) - 1])
        imagine_hands(copy.pile, copy.hands, knower, backs, rng)
        return copy


@final
class RoomShareGame(Game):
    def __init__(self, data: str | None = None, kept: bool = False, shelf: Shelf = SHELF) -> None:
        super().__init__(
            id="roomshare",
            title="Room Share",
            seats=range(2, 5),
            rules_version="1",
            policy=int(POLICY),
            over_clause="RS-6f",
            limit_clause="RS-9f",
            shelf=shelf,
            data=data,
            kept=kept,
            codec=CODEC,
            options=DECLARED,
            shapes=EVENTS,
            scene_shape=RoomShareScene,
        )
        self.figures = Figures(self.sheet())

    def read(self, values: dict[str, object], seats: int) -> RoomShareOptions:
        return RoomShareOptions(values, seats)

    def begin(self, options: Options, seats: int) -> State:
        """An empty board, empty hands, all cards in the pile."""
        assert isinstance(options, RoomShareOptions)
        # RS-8.2a The duel has no cards.
        deck: i64 = 0 if options.duel else self.figures.deck(options.renovation)
        state = RoomShareState(self, options, self.figures, seats, new_pile(deck))
        state.tenants = cells_of([0] * 20)
        state.reserve = cells_of([0] * 16)
        state.hands = cells_of([0] * seats)
        setup.begin(state)
        return state

    def measures(self) -> RoomShareMeasures:
        return RoomShareMeasures()

    def option_sets(self) -> list[tuple[int, dict[str, object]]]:
        return [
            (4, {}),
            (3, {}),
            (2, {}),
            (4, {"royal": "classic", "renovation": True}),
            (3, {"royal": "suite", "renovation": True, "colours": ["green", "red", "yellow"]}),
            (2, {"royal": "haunted", "colours": ["yellow", "red"], "second_colours": ["green", "blue"]}),
            (4, {"renovation": True, "first": 2, "corners": ["green", "blue", "red", "yellow"]}),
            (2, {"duel": True}),
            (2, {"duel": True, "royal": "classic", "first": 1}),
        ]

    def scene(self, options: Mapping[str, object] | None = None) -> dict[str, object]:
        return scene.scene(self.id, self.figures, self.complete(options))
