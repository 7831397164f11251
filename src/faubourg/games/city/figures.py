"""The figures of City, read from a data file once; states refer to them and clones share them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.bits import cells_of
from faubourg.core.data import Sheet
from faubourg.games.city.numbering import KIND_IDS, SORT_IDS
from faubourg.games.estate.districts import COLOUR_IDS, DISTRICT_IDS

LEVEL_IDS: Final = ("bare", "one", "two", "three", "four", "five", "six", "seven", "eight")
PIECE_IDS: Final = ("residential", "industrial", "rail", "stadium", "skyscraper", "tower", *KIND_IDS)
COST_IDS: Final = ("residential", "industrial", "skyscraper")
# The tables of a data file whose figures the booklet may not print; a client says where they come from.
MARKED: Final = (
    "start",
    "board",
    "unit",
    "stock",
    "hazards",
    "buildings",
    "chance",
    "prices",
    "costs",
    "rents",
    "names",
)
# CI-5a
OPENING: Final = 10
# No figure in money is larger: wealth then stays small.
DEAREST: Final = 100_000


@final
class Figures:
    def __init__(self, sheet: Sheet) -> None:
        # CI-1b
        self.start_cash: i64 = money(sheet, "start.cash")
        # CI-3a, CI-9f, CI-4e, CI-12c
        self.salary: i64 = money(sheet, "board.salary")
        self.stadium_salary: i64 = money(sheet, "board.stadium_salary")
        self.tax: i64 = money(sheet, "board.tax")
        self.bail: i64 = money(sheet, "board.bail")
        # CI-5a, CI-5c, CI-16a
        self.seconds: i64 = sheet.number("unit.seconds", 1, 600)
        self.last_seconds: i64 = sheet.number("unit.last_seconds", 1, 60)
        # CI-5a Of the seconds of an auction. A file from before there was such a figure plays by the usual one.
        opening = sheet.number("unit.opening_seconds", 1, 600, before=OPENING)
        self.opening_seconds: i64 = min(opening, int(self.seconds))
        # CI-6a
        self.odds: vec[i64] = cells_of(
            [sheet.number(f"unit.odds_{name}", 1, 99) for name in ("one", "two", "three", "rail")]
        )
        # CI-1f
        self.rails: i64 = sheet.number("stock.rail", 0, 22)
        self.stadiums: i64 = sheet.number("stock.stadium", 0, 8)
        self.skyscrapers: i64 = sheet.number("stock.skyscraper", 0, 8)
        self.towers: i64 = sheet.number("stock.tower", 0, 1)
        self.kinds: vec[i64] = cells_of([sheet.number(f"stock.{kind}", 0, 22) for kind in KIND_IDS])
        # CI-8d, CI-8f
        self.removal: i64 = money(sheet, "hazards.removal")
        self.sizes: vec[i64] = cells_of([sheet.number(f"hazards.{kind}", 1, 8) for kind in KIND_IDS[4:]])
        # CI-9a, CI-9d
        self.stadium_price: i64 = money(sheet, "buildings.stadium")
        self.tower_price: i64 = money(sheet, "buildings.tower")
        # CI-13
        self.neighbour: i64 = money(sheet, "chance.neighbour")
        self.take: i64 = money(sheet, "chance.take")
        self.sewage: i64 = money(sheet, "chance.sewage")
        self.consolation: i64 = money(sheet, "chance.consolation")
        self.give_back: i64 = money(sheet, "chance.give_back")
        self.own_none: i64 = money(sheet, "chance.own_none")
        # CI-4a, CI-2b
        self.prices: vec[i64] = cells_of([money(sheet, f"prices.{district}") for district in DISTRICT_IDS])
        # CI-2b, CI-6b, CI-9b By piece and district.
        self.costs: vec[i64] = cells_of(
            [money(sheet, f"costs.{piece}.{district}") for piece in COST_IDS for district in DISTRICT_IDS]
        )
        # CI-2c, CI-11a, CI-11b By district and number of blocks.
        self.rents: vec[i64] = cells_of(
            [money(sheet, f"rents.{district}.{level}") for district in DISTRICT_IDS for level in LEVEL_IDS]
        )
        self.colour_names = [sheet.names(f"names.colours.{colour}") for colour in COLOUR_IDS]
        self.district_names = [sheet.names(f"names.districts.{district}") for district in DISTRICT_IDS]
        self.square_names = {sort: sheet.names(f"names.squares.{sort}") for sort in SORT_IDS if sort != "district"}
        self.piece_names = {piece: sheet.names(f"names.pieces.{piece}") for piece in PIECE_IDS}
        sheet.finish()
        self.marks: dict[str, list[str]] = sheet.marks(MARKED)

    def residential(self, district: i64) -> i64:
        """CI-6b What a residential block costs there."""
        return self.costs[district]

    def industrial(self, district: i64) -> i64:
        return self.costs[22 + district]

    def skyscraper(self, district: i64) -> i64:
        """CI-9b"""
        return self.costs[44 + district]


def money(sheet: Sheet, path: str, before: int | None = None) -> int:
    """CI-5b Every amount is a multiple of ten, so that cash can be bid to the last."""
    amount = sheet.number(path, 10, DEAREST, before)
    if amount % 10:
        raise sheet.wrong("data-bad-figure", path, {"low": 10, "high": DEAREST})
    return amount
