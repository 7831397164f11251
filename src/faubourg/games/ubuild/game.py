"""U-Build: the wiring of the game, and nothing else."""

from collections.abc import Mapping
from typing import Final, final

from faubourg.core.data import Shelf
from faubourg.core.game import Game
from faubourg.core.options import Options
from faubourg.core.shared import Shared
from faubourg.core.state import State
from faubourg.games.estate import deals
from faubourg.games.ubuild import scene
from faubourg.games.ubuild.events import EVENTS
from faubourg.games.ubuild.figures import Figures
from faubourg.games.ubuild.layouts.checker import check_text
from faubourg.games.ubuild.layouts.layout import Layout, built
from faubourg.games.ubuild.layouts.traffic import Traffic
from faubourg.games.ubuild.moves import CODEC
from faubourg.games.ubuild.numbering import LISTED, MODE_IDS, POLICY, Mode
from faubourg.games.ubuild.options import PRINTED, UBuildOptions, declared
from faubourg.games.ubuild.rules import phases
from faubourg.games.ubuild.scene_types import UBuildScene
from faubourg.games.ubuild.state import new_state

SHELF: Final = Shelf("faubourg.games.ubuild", "ubuild")
# Layouts kept in memory; a table has its own in any case.
MOST_LAYOUTS: Final = 64


@final
class UBuildGame(Game):
    def __init__(self, data: str | None = None, kept: bool = False, shelf: Shelf = SHELF) -> None:
        super().__init__(
            id="ubuild",
            title="U-Build",
            seats=range(2, 7),
            rules_version="1",
            policy=int(POLICY),
            listed=int(LISTED),
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
        self.layouts: Shared[Layout] = Shared(self.lay, MOST_LAYOUTS)
        self.traffic: Shared[Traffic] = Shared(self.count_traffic, MOST_LAYOUTS)

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
        assert isinstance(options, UBuildOptions)
        state = new_state(self, options, self.figures, self.layout_of(options), seats)
        phases.begin(state)
        return state

    def seats_for(self, options: Mapping[str, object]) -> range:
        # UB-2a
        return range(2, 5) if options.get("mode") == MODE_IDS[Mode.BEGINNER] else self.seats

    def partner_of(self, move: int) -> int:
        return int(deals.partner_of(move)) if deals.is_deal(move) else -1

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

    def scene(self, options: Mapping[str, object] | None = None) -> dict[str, object]:
        complete = self.complete(options)
        layout = self.layout_of(self.read(complete, self.seats.start))
        return scene.scene(self.id, self.figures, layout, complete)
