"""Paris: the wiring of the game, and nothing else."""

from collections.abc import Mapping
from typing import Final, final

from faubourg.core.data import Shelf
from faubourg.core.game import Game
from faubourg.core.options import Options
from faubourg.core.state import State
from faubourg.games.paris import scene
from faubourg.games.paris.events import EVENTS
from faubourg.games.paris.figures import Figures
from faubourg.games.paris.moves import CODEC
from faubourg.games.paris.numbering import LISTED, POLICY
from faubourg.games.paris.options import DECLARED, ParisOptions
from faubourg.games.paris.rules import setup
from faubourg.games.paris.scene_types import ParisScene
from faubourg.games.paris.state import new_state

SHELF: Final = Shelf("faubourg.games.paris", "paris")


@final
class ParisGame(Game):
    def __init__(self, data: str | None = None, kept: bool = False, shelf: Shelf = SHELF) -> None:
        super().__init__(
            id="paris",
            title="Paris",
            seats=range(2, 5),
            rules_version="2",
            policy=int(POLICY),
            listed=int(LISTED),
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
        assert isinstance(options, ParisOptions)
        state = new_state(self, options, self.figures, seats)
        setup.begin(state)
        return state

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
        return scene.scene(self, self.figures, options)
