"""The toy game: its metadata, options, start and codec."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from faubourg.core.data import Shelf
from faubourg.core.game import Game
from faubourg.core.options import FLAG, NUMBER, Option, Options
from faubourg.core.state import State
from tests.toy.events import EVENTS
from tests.toy.figures import Figures
from tests.toy.moves import CODEC, deal_of
from tests.toy.numbering import CARD_IDS, LOT_IDS, POLICY
from tests.toy.state import ToyOptions, new_state

FOLDER: Final = Path(__file__).parent
SHELF: Final = Shelf("tests.toy", "toy")
DECLARED: Final = [
    # TOY-6a
    Option("rounds", NUMBER, 6, (), 1, 12),
    # TOY-3c
    Option("debts", FLAG, True),
]


@final
class ToyGame(Game):
    def __init__(self, data: str | None = None, kept: bool = False, shelf: Shelf = SHELF) -> None:
        super().__init__(
            "toy",
            "Toy",
            range(2, 5),
            "1",
            POLICY,
            "TOY-6a",
            "TOY-6c",
            shelf,
            data,
            kept,
            CODEC,
            DECLARED,
            EVENTS,
        )
        self.figures = Figures(self.sheet())

    def option_sets(self) -> list[tuple[int, dict[str, object]]]:
        return [(2, {}), (3, {"rounds": 12}), (4, {"rounds": 5}), (4, {"debts": False})]

    def read(self, values: dict[str, object], seats: int) -> Options:
        return ToyOptions(values)

    def begin(self, options: Options, seats: int) -> State:
        assert isinstance(options, ToyOptions)
        return new_state(self, options, self.figures, seats)

    def scene(self, options: Mapping[str, object] | None = None) -> dict[str, object]:
        lots = [{"id": lot, "name": name} for lot, name in zip(LOT_IDS, self.figures.lot_names)]
        cards = [{"id": card, "brings": int(self.figures.brings(place))} for place, card in enumerate(CARD_IDS)]
        return {"lots": lots, "worth": int(self.figures.worth), "cards": cards}

    def partner_of(self, move: int) -> int:
        deal = deal_of(move)
        return -1 if deal is None else int(deal[0])
