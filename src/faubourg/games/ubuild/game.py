"""U-Build: the wiring of the game and of its positions, and nothing else."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import ANYONE, CLOCK
from faubourg.core.bits import cells_of
from faubourg.core.data import Shelf
from faubourg.core.forms import Form, Timer
from faubourg.core.frames import empty_frames
from faubourg.core.game import Game
from faubourg.core.observation import Observation
from faubourg.core.options import Options
from faubourg.core.pile import new_pile
from faubourg.core.refusal import Refusal
from faubourg.core.request import Request
from faubourg.core.shared import Shared
from faubourg.core.state import Choice, Prompt, State
from faubourg.games.estate import dealing, deals, offers, turns
from faubourg.games.estate.districts import DISTRICT_IDS, DISTRICTS
from faubourg.games.ubuild import choices, invariants, observation, prompts, refusals, scene, sites, view
from faubourg.games.ubuild.events import EVENTS
from faubourg.games.ubuild.figures import Figures
from faubourg.games.ubuild.layouts.checker import check_text
from faubourg.games.ubuild.layouts.generator import generated
from faubourg.games.ubuild.layouts.layout import Layout, built
from faubourg.games.ubuild.layouts.traffic import Traffic
from faubourg.games.ubuild.measures import UBuildMeasures
from faubourg.games.ubuild.moves import CODEC
from faubourg.games.ubuild.numbering import ALL_CARDS, MODE_IDS, POLICY, Frame, Mode, Piece
from faubourg.games.ubuild.options import PRINTED, UBuildOptions, declared
from faubourg.games.ubuild.rules import ending, phases, score, turn
from faubourg.games.ubuild.scene_types import UBuildScene
from faubourg.games.ubuild.state import SLOTS, UBuild

SHELF: Final = Shelf("faubourg.games.ubuild", "ubuild")
# Layouts kept in memory; a table has its own in any case.
MOST_LAYOUTS: Final = 64
# Layouts that are made to be searched for faults, and matches in a row on each.
TRIED_LAYOUTS: Final = 1000
TRIED_IN_A_ROW: Final = 33


@final
class UBuildState(UBuild):
    """A position with its rules: each question goes to the module that answers it."""

    def clone(self) -> "UBuildState":
        frames = self.frames.clone()
        copy = UBuildState(self.game, self.table, self.figures, self.layout, self.seats, self.pile, frames)
        copy.copy_fields(self)
        return copy

    def recount(self) -> None:
        super().recount()
        sites.recount(self)
        self.residential_left = self.stock(Piece.RESIDENTIAL)
        self.industrial_left = self.stock(Piece.INDUSTRIAL)
        for district in range(DISTRICTS):
            self.residential_left -= self.residential[district]
            self.industrial_left -= self.industrial[district]

    def is_asked(self, seat: i64) -> bool:
        if seat == CLOCK:
            return turns.is_running(self)
        return seat == self.actor and not self.over

    def go_on(self) -> None:
        phases.go_on(self)

    def row_fits(self, above: i64) -> bool:
        return phases.row_fits(self, above)

    def is_free(self, seat: i64) -> bool:
        return turn.is_free(self, seat)

    def fill(self, actions: Actions, seat: i64) -> None:
        phases.fill(self, actions, seat)

    def refusal(self, move: i64, seat: i64) -> i64:
        return phases.refusal(self, move, seat)

    def explain(self, number: i64, move: i64, seat: i64) -> Refusal:
        return refusals.explain(self, number, move, seat)

    def apply(self, move: i64, seat: i64 = ANYONE) -> None:
        phases.apply(self, move, self.actor if seat == ANYONE else seat)

    def forms(self, seat: int | None = None) -> list[Form]:
        who = self.who(seat)
        return dealing.forms(self, who) if who >= 0 and self.is_asked(who) else []

    def timers(self) -> list[Timer]:
        return ending.timers(self) if turns.is_running(self) else []

    def ask(self, seat: i64) -> Prompt:
        return prompts.ask(self, seat)

    def clause_now(self) -> str:
        # As in `State`, without working out what else a prompt says.
        return self.end_clause() if self.over else prompts.clause_of(self)

    def choice_of(self, move: i64, seat: i64) -> Choice:
        return choices.choice_of(self, move, seat)

    def candidates(self, seat: i64) -> list[tuple[str, int]]:
        return choices.candidates(self, seat)

    def whole_view(self) -> dict[str, object]:
        return view.whole_view(self)

    def deal_partners(self, seat: i64) -> i64:
        return dealing.partners_now(self, seat)

    def deal_assets(self, seat: i64, partner: i64) -> i64:
        return dealing.assets_between(self, seat, partner)

    def deal_move(self, partner: i64, assets: i64, cash: i64) -> i64:
        return dealing.move_of(partner, assets, cash)

    def proposer(self) -> int:
        # UB-7b
        return int(offers.proposer(self)) if self.frames.kind() == Frame.DEAL else -1

    def score_of(self, seat: i64) -> i64:
        return score.wealth_of(self, seat)

    def standing(self, seat: i64) -> tuple[int, ...]:
        return score.standing(self, seat)

    def standing_names(self) -> tuple[str, ...]:
        # UB-11a, UB-11b
        return ("last", "wealth", "cash", "districts")

    def describe(self, found: Observation, seat: i64) -> None:
        observation.describe(self, found, seat)

    def broken(self) -> str:
        return invariants.broken(self)


@final
class UBuildGame(Game):
    def __init__(self, data: str | None = None, kept: bool = False, shelf: Shelf = SHELF) -> None:
        super().__init__(
            id="ubuild",
            title="U-Build",
            seats=range(2, 7),
            rules_version="1",
            policy=int(POLICY),
            over_clause="UB-11b",
            limit_clause="UB-11c",
            shelf=shelf,
            data=data,
            kept=kept,
            codec=CODEC,
            options=[],
            shapes=EVENTS,
            scene_shape=UBuildScene,
        )
        self.figures = Figures(self.sheet())
        # Which layouts can be played depends on the tiles in the box.
        self.options = declared(self.check_layout)
        self.layouts: Shared[str, Layout] = Shared(self.lay, MOST_LAYOUTS)
        self.traffic: Shared[str, Traffic] = Shared(self.count_traffic, MOST_LAYOUTS)
        self.tried: Shared[int, str] = Shared(self.try_layout, MOST_LAYOUTS)

    def check_layout(self, text: str) -> None:
        # UB-2h
        if text != PRINTED:
            check_text(text, self.figures.box)

    def lay(self, text: str) -> Layout:
        return built(text, self.figures.box)

    def count_traffic(self, text: str) -> Traffic:
        """How often each space is landed on; only bots ask."""
        return Traffic(self.layouts.of(text), self.figures)

    def layout_of(self, options: Options) -> Layout:
        """UB-1d The layout that was chosen, or the printed one of the mode."""
        assert isinstance(options, UBuildOptions)
        text = options.layout
        return self.layouts.of(self.figures.box.printed[options.mode] if text == PRINTED else text)

    def read(self, values: dict[str, object], seats: int) -> UBuildOptions:
        options = UBuildOptions(values)
        # UB-2f Mode and layout must agree.
        if options.layout != PRINTED:
            check_text(options.layout, self.figures.box, options.mode)
        return options

    def begin(self, options: Options, seats: int) -> State:
        """UB-3i Everything is in stock; UB-4g bridges are closed."""
        assert isinstance(options, UBuildOptions)
        layout = self.layout_of(options)
        state = UBuildState(self, options, self.figures, layout, seats, new_pile(ALL_CARDS), empty_frames())
        state.lay_out(self.figures.start_cash[options.mode])
        state.stands = cells_of([-1] * int(SLOTS))
        state.recount()
        phases.begin(state)
        return state

    def seats_for(self, options: Mapping[str, object]) -> range:
        # UB-2a
        return range(2, 5) if options.get("mode") == MODE_IDS[Mode.BEGINNER] else self.seats

    def requests(self) -> list[Request]:
        # Here, so that nobody waits for it who only plays.
        from faubourg.games.ubuild.requests import requests

        return requests(self.id, self.figures)

    def measures(self) -> UBuildMeasures:
        return UBuildMeasures(self.figures)

    def option_sets(self) -> list[tuple[int, dict[str, object]]]:
        railroads = "b1-jae0fpg0brgjj0gob0br-srssslsssrsrss-o"
        return [
            (4, {"length": "rounds", "rounds": 6}),
            (2, {"length": "rounds", "rounds": 10, "first": 1}),
            (3, {"mode": "beginner", "length": "rounds", "rounds": 12}),
            (5, {"mode": "advanced", "length": "rounds", "rounds": 4}),
            (6, {"length": "rounds", "rounds": 3, "stadium": True}),
            (4, {"length": "minutes", "minutes": 30}),
            (2, {"mode": "advanced"}),
            (3, {"mode": "beginner", "layout": railroads, "length": "rounds", "rounds": 8}),
        ]

    def option_set(self, number: int) -> tuple[int, dict[str, object]]:
        """Every third one on a layout that was made for it: 100,000 matches see all of these layouts."""
        if number % 3 != 1:
            return super().option_set(number)
        place = number // 3
        layout = place // TRIED_IN_A_ROW % TRIED_LAYOUTS
        options: dict[str, object] = {"mode": MODE_IDS[layout % len(MODE_IDS)], "layout": self.tried.of(layout)}
        seats = self.seats_for(options)
        return seats.start + place % len(seats), options

    def try_layout(self, number: int) -> str:
        """UB-2h A layout of each mode in turn, closed and open."""
        is_open = number // len(MODE_IDS) % 2 == 1
        return generated(self.figures.box, number % len(MODE_IDS), f"tried {number}", is_open=is_open)

    def deal_assets(self) -> list[str]:
        return [*DISTRICT_IDS]

    def deal_ladder(self) -> list[int]:
        return list(deals.LADDER)

    def scene(self, options: Mapping[str, object] | None = None) -> dict[str, object]:
        complete = self.complete(options)
        layout = self.layout_of(self.read(complete, self.seats.start))
        return scene.scene(self.id, self.figures, layout, complete)
