"""The toy game: its metadata, options, start and codec."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from faubourg.core.data import Shelf
from faubourg.core.game import Game
from faubourg.core.options import FLAG, NUMBER, TEXT, Option, Options
from faubourg.core.refusal import InputError
from faubourg.core.request import Request
from faubourg.core.state import State
from tests.toy.events import EVENTS
from tests.toy.figures import Figures
from tests.toy.moves import CODEC, deal_of
from tests.toy.numbering import CARD_IDS, LADDER, LOT_IDS, LOT_LETTERS, POLICY
from tests.toy.requests import requests
from tests.toy.state import ToyOptions, new_state

FOLDER: Final = Path(__file__).parent
# TOY-1e
SHORT: Final = 3
SHELF: Final = Shelf("tests.toy", "toy")


def check_street(text: str) -> None:
    """TOY-1d Each lot once."""
    for place, letter in enumerate(text):
        if letter in text[:place]:
            raise InputError("toy-lot-twice", {"letter": letter, "place": place + 1})


DECLARED: Final = [
    # TOY-6a
    Option("rounds", NUMBER, 6, (), 1, 12),
    # TOY-3c
    Option("debts", FLAG, True),
    # TOY-1d
    Option("street", TEXT, LOT_LETTERS, (), 1, 6, letters=LOT_LETTERS, check=check_street),
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
        return [(2, {}), (3, {"rounds": 12}), (4, {"rounds": 5}), (4, {"debts": False}), (3, {"street": "fa"})]

    def read(self, values: dict[str, object], seats: int) -> Options:
        return ToyOptions(values)

    def begin(self, options: Options, seats: int) -> State:
        assert isinstance(options, ToyOptions)
        return new_state(self, options, self.figures, seats)

    def scene(self, options: Mapping[str, object] | None = None) -> dict[str, object]:
        lots = [{"id": lot, "name": name} for lot, name in zip(LOT_IDS, self.figures.lot_names)]
        cards = [{"id": card, "brings": int(self.figures.brings(place))} for place, card in enumerate(CARD_IDS)]
        return {"lots": lots, "worth": int(self.figures.worth), "cards": cards}

    def seats_for(self, options: Mapping[str, object]) -> range:
        # TOY-1e
        return range(2, 4) if len(str(options["street"])) < SHORT else self.seats

    def requests(self) -> list[Request]:
        return requests(self)

    def deal_assets(self) -> list[str]:
        return list(LOT_IDS)

    def deal_ladder(self) -> list[int]:
        return list(LADDER)

    def partner_of(self, move: int) -> int:
        deal = deal_of(move)
        return -1 if deal is None else int(deal[0])
