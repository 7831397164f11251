"""Room Share: the wiring of the game, and nothing else."""

from collections.abc import Mapping
from typing import Final, final

from faubourg.core.data import Shelf
from faubourg.core.fields import Fields
from faubourg.core.game import Game
from faubourg.core.options import Option, Options, read_options
from faubourg.core.state import State
from faubourg.core.told import Shapes
from faubourg.games.roomshare import moves
from faubourg.games.roomshare.events import EVENTS
from faubourg.games.roomshare.figures import Figures
from faubourg.games.roomshare.naming import PARAMS, SORTS
from faubourg.games.roomshare.numbering import (
    ARROW_IDS,
    BLOCK,
    CARD_KIND_IDS,
    COLOUR_IDS,
    KIND_IDS,
    LISTED,
    NEIGHBOUR,
    POLICY,
    flat_id,
)
from faubourg.games.roomshare.options import DECLARED, RoomShareOptions
from faubourg.games.roomshare.rules import setup
from faubourg.games.roomshare.scene_types import RoomShareScene
from faubourg.games.roomshare.state import new_state, state_from

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
        )
        self.figures = Figures(self.sheet())

    @property
    def options(self) -> list[Option]:
        return DECLARED

    def read(self, values: dict[str, object], seats: int) -> RoomShareOptions:
        return RoomShareOptions(values, seats)

    def begin(self, options: Options, seats: int) -> State:
        assert isinstance(options, RoomShareOptions)
        state = new_state(self, options, self.figures, seats)
        setup.fill_reserves(state)
        setup.go_on(state)
        return state

    def revive(self, fields: Fields, options: Options, seats: int) -> State:
        assert isinstance(options, RoomShareOptions)
        return state_from(self, options, self.figures, seats, fields)

    def move(self, code: int) -> object:
        return moves.move_of(code)

    def code(self, move: object) -> int:
        return moves.code_of(move)

    def text(self, code: int) -> str:
        return moves.text_of(code)

    def parse(self, text: str) -> int:
        return moves.parse(text)

    @property
    def shapes(self) -> Shapes:
        return EVENTS

    @property
    def scene_shape(self) -> type:
        return RoomShareScene

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
        figures = self.figures
        return {
            "game": self.id,
            "options": read_options(self.options, options, self.seats.stop - 1),
            "columns": 5,
            "rows": 4,
            "arrows": list(ARROW_IDS),
            "flats": [
                {
                    "id": flat_id(flat),
                    "column": flat % 5,
                    "row": flat // 5,
                    "block": flat in BLOCK,
                    "neighbours": {ARROW_IDS[arrow]: flat_id(NEIGHBOUR[flat * 4 + arrow]) for arrow in range(4)},
                }
                for flat in range(20)
            ],
            "colours": dict(zip(COLOUR_IDS, figures.colour_names, strict=True)),
            "kinds": {
                kind: {"names": figures.flat_names[number], "points": int(figures.points[number])}
                for number, kind in enumerate(KIND_IDS)
            },
            "cards": dict(zip(CARD_KIND_IDS, figures.card_names, strict=True)),
            "naming": {"sorts": dict(SORTS), "params": dict(PARAMS)},
            "sharing": int(figures.sharing),
            "hand": int(figures.hand),
        }
