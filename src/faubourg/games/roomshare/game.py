"""Room Share: the wiring of the game, and nothing else."""

from collections.abc import Mapping
from typing import Final, final

from faubourg.core.data import Shelf
from faubourg.core.game import Game
from faubourg.core.options import Options
from faubourg.core.state import State
from faubourg.games.roomshare import scene
from faubourg.games.roomshare.events import EVENTS
from faubourg.games.roomshare.figures import Figures
from faubourg.games.roomshare.moves import CODEC
from faubourg.games.roomshare.numbering import LISTED, POLICY
from faubourg.games.roomshare.options import DECLARED, RoomShareOptions
from faubourg.games.roomshare.rules import setup
from faubourg.games.roomshare.scene_types import RoomShareScene
from faubourg.games.roomshare.state import new_state

SHELF: Final = Shelf("faubourg.games.roomshare", "roomshare")


@final
class RoomShareGame(Game):
    def __init__(self, data: str | None = None, kept: bool = False, shelf: Shelf = SHELF) -> None:
        super().__init__(
            id="roomshare",
            title="Room Share",
            seats=range(2, 5),
            rules_version="1",
            policy=int(POLICY),
            listed=int(LISTED),
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
        assert isinstance(options, RoomShareOptions)
        state = new_state(self, options, self.figures, seats)
        setup.begin(state)
        return state

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
        return scene.scene(self, self.figures, options)
