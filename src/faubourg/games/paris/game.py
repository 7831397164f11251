"""Paris: the wiring of the game, and nothing else."""

from collections.abc import Mapping
from typing import Final, final

from faubourg.core.data import Shelf
from faubourg.core.fields import Fields
from faubourg.core.game import Game
from faubourg.core.options import Option, Options, read_options
from faubourg.core.state import State
from faubourg.core.told import Shapes
from faubourg.games.paris import moves
from faubourg.games.paris.events import EVENTS
from faubourg.games.paris.figures import Figures
from faubourg.games.paris.naming import PARAMS, SORTS
from faubourg.games.paris.numbering import (
    CARD_IDS,
    CARDS,
    COLOUR_IDS,
    COLOUR_OF,
    COLOUR_START,
    LEVELS,
    LISTED,
    LOT_IDS,
    LOTS,
    MONEY,
    PER_BACK,
    POLICY,
    STATIONS,
    STREETS,
)
from faubourg.games.paris.options import DECLARED, ParisOptions
from faubourg.games.paris.rules import setup
from faubourg.games.paris.scene_types import ParisScene
from faubourg.games.paris.state import new_state, state_from

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
        )
        self.figures = Figures(self.sheet())

    @property
    def options(self) -> list[Option]:
        return DECLARED

    def read(self, values: dict[str, object], seats: int) -> ParisOptions:
        return ParisOptions(values)

    def begin(self, options: Options, seats: int) -> State:
        assert isinstance(options, ParisOptions)
        state = new_state(self, options, self.figures, seats)
        setup.go_on(state)
        return state

    def revive(self, fields: Fields, options: Options, seats: int) -> State:
        assert isinstance(options, ParisOptions)
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
        return ParisScene

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
        figures = self.figures
        return {
            "game": self.id,
            "options": read_options(self.options, options, self.seats.stop - 1),
            "colours": {
                colour: {
                    "names": figures.colour_names[number],
                    "streets": LOT_IDS[COLOUR_START[number] : COLOUR_START[number + 1]],
                }
                for number, colour in enumerate(COLOUR_IDS)
            },
            "lots": [self.lot_scene(lot) for lot in range(int(LOTS))],
            "cards": [self.card_scene(card) for card in range(int(CARDS))],
            "prices": {
                "house": int(figures.house_price),
                "hotel": int(figures.hotel_price),
                "direct": int(figures.direct_price),
            },
            "bank": {"houses": int(figures.houses), "hotels": int(figures.hotels), "tokens": int(figures.tokens)},
            "points": {
                "house": int(figures.house_points),
                "hotel": int(figures.hotel_points),
                "utility": int(figures.utility_points),
                "stations": [int(figures.station_points[number]) for number in range(1, int(STATIONS) + 1)],
                "crisis": int(figures.crisis_points),
            },
            "on_sale": int(figures.on_sale),
            "runs": int(figures.runs),
            "start": {
                str(seats): [CARD_IDS[setup.start_card(seats, place)] for place in range(1, seats)]
                for seats in self.seats
            },
            "marks": figures.marks,
            "naming": {"sorts": dict(SORTS), "params": dict(PARAMS)},
        }

    def lot_scene(self, lot: int) -> dict[str, object]:
        figures = self.figures
        is_street = lot < STREETS
        colour = COLOUR_OF[lot] if is_street else 0
        return {
            "id": LOT_IDS[lot],
            "sort": "street" if is_street else "station" if lot < STREETS + STATIONS else "utility",
            "colour": COLOUR_IDS[colour] if is_street else None,
            "names": figures.lot_names[lot],
            "price": int(figures.prices[lot]),
            "rents": [int(figures.rents[colour * LEVELS + level]) for level in range(LEVELS)] if is_street else None,
        }

    def card_scene(self, card: int) -> dict[str, object]:
        value = int(self.figures.values[card])
        return {
            "id": CARD_IDS[card],
            "back": COLOUR_IDS[card // PER_BACK] if card < MONEY else None,
            "value": value,
            "names": {"fr": str(value), "en": str(value)},
        }
