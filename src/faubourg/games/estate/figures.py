"""The figures that the data files of City and U-Build have alike; states refer to them and clones share them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.bits import cells_of
from faubourg.core.data import Sheet
from faubourg.games.estate.districts import COLOUR_IDS, COLOUR_OF, DISTRICT_IDS, DISTRICTS, LEVELS, PIECE_IDS

LEVEL_IDS: Final = ("bare", "one", "two", "three", "four", "five", "six", "seven", "eight")
# Those whose price is on the titles. CI-9a, CI-9d, UB-5g, UB-5h The stadium and the tower cost the same everywhere.
TITLE_PIECES: Final = PIECE_IDS[:3]
# No figure in money is larger: wealth then stays small.
DEAREST: Final = 100_000


def money(sheet: Sheet, path: str) -> int:
    """CI-5b, UB-7a Every amount is a multiple of ten, so that cash can be bid to the last."""
    return sheet.number(path, 10, DEAREST, step=10)


class EstateFigures:
    """The titles, and what is paid at GO, in jail and for landmarks. A game reads the rest of its file."""

    def __init__(self, sheet: Sheet) -> None:
        # CI-3a, CI-9f, UB-3g, UB-5g
        self.salary: i64 = money(sheet, "board.salary")
        self.stadium_salary: i64 = money(sheet, "board.stadium_salary")
        # CI-12c, UB-9c
        self.bail: i64 = money(sheet, "board.bail")
        # CI-9a, CI-9d, UB-5g, UB-5h
        self.stadium_price: i64 = money(sheet, "buildings.stadium")
        self.tower_price: i64 = money(sheet, "buildings.tower")
        # CI-2b, CI-4a, UB-1c, UB-4a
        self.prices: vec[i64] = cells_of([money(sheet, f"prices.{district}") for district in DISTRICT_IDS])
        # CI-2b, CI-6b, CI-9b, UB-5a, UB-5f By piece and district.
        costs = [money(sheet, f"costs.{piece}.{district}") for piece in TITLE_PIECES for district in DISTRICT_IDS]
        for price in (self.stadium_price, self.tower_price):
            costs += [int(price)] * int(DISTRICTS)
        self.costs: vec[i64] = cells_of(costs)
        # CI-2c, CI-11a, CI-11b, UB-1c, UB-6a By district and number of blocks.
        self.rents: vec[i64] = cells_of(
            [money(sheet, f"rents.{district}.{level}") for district in DISTRICT_IDS for level in LEVEL_IDS]
        )
        self.colour_names = [sheet.names(f"names.colours.{colour}") for colour in COLOUR_IDS]
        self.district_names = [sheet.names(f"names.districts.{district}") for district in DISTRICT_IDS]

    def title(self, district: i64) -> dict[str, object]:
        """What is printed on it."""
        return {
            "colour": COLOUR_IDS[COLOUR_OF[district]],
            "names": self.district_names[district],
            "price": int(self.prices[district]),
            "rents": [int(self.rents[district * LEVELS + level]) for level in range(LEVELS)],
            **{id: int(self.price_of(piece, district)) for piece, id in enumerate(TITLE_PIECES)},
        }

    def price_of(self, piece: i64, district: i64) -> i64:
        """CI-6b, CI-9, UB-5a, UB-5f to UB-5h What a piece costs there."""
        return self.costs[piece * DISTRICTS + district]
