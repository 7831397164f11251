"""City: the wiring of the game, and nothing else."""

from collections.abc import Mapping
from typing import Final, final

from faubourg.core.data import Shelf
from faubourg.core.game import Game
from faubourg.core.options import Options
from faubourg.core.state import State
from faubourg.games.city import scene
from faubourg.games.city.events import EVENTS
from faubourg.games.city.figures import Figures
from faubourg.games.city.moves import CODEC
from faubourg.games.city.numbering import LISTED, POLICY
from faubourg.games.city.options import DECLARED, LIVE, CityOptions
from faubourg.games.city.rules import phases
from faubourg.games.city.scene_types import CityScene
from faubourg.games.city.state import new_state
from faubourg.games.estate import deals

SHELF: Final = Shelf("faubourg.games.city", "city")


@final
class CityGame(Game):
    def __init__(self, data: str | None = None, kept: bool = False, shelf: Shelf = SHELF) -> None:
        super().__init__(
            id="city",
            title="City",
            seats=range(2, 7),
            rules_version="2",
            policy=int(POLICY),
            listed=int(LISTED),
            over_clause="CI-15a",
            limit_clause="CI-17e",
            shelf=shelf,
            data=data,
            kept=kept,
            codec=CODEC,
            options=DECLARED,
            shapes=EVENTS,
            scene_shape=CityScene,
        )
        self.figures = Figures(self.sheet())

    def read(self, values: dict[str, object], seats: int) -> CityOptions:
        return CityOptions(values)

    def begin(self, options: Options, seats: int) -> State:
        assert isinstance(options, CityOptions)
        state = new_state(self, options, self.figures, seats)
        phases.begin(state)
        return state

    def partner_of(self, move: int) -> int:
        return int(deals.partner_of(move)) if deals.is_deal(move) else -1

    def at_once(self, options: Mapping[str, object]) -> bool:
        # CI-5c
        return options.get("auctions") == LIVE

    def option_sets(self) -> list[tuple[int, dict[str, object]]]:
        return [
            (4, {"rounds": 6}),
            (2, {"rounds": 10}),
            (3, {"rounds": 8, "auctions": "live"}),
            (5, {"rounds": 4, "first": 4}),
            (6, {"rounds": 3, "auctions": "live", "extension": True}),
            (3, {"length": "hour", "minutes": 30, "auctions": "live"}),
            (4, {"length": "hour"}),
            (2, {"length": "hour", "first": 1}),
        ]

    def scene(self, options: Mapping[str, object] | None = None) -> dict[str, object]:
        return scene.scene(self, self.figures, options)
