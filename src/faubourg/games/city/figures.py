"""The figures of City, read from a data file once; states refer to them and clones share them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.bits import cells_of
from faubourg.core.data import Sheet
from faubourg.games.city.numbering import KIND_IDS, SORT_IDS
from faubourg.games.estate.figures import EstateFigures, money

PIECE_IDS: Final = ("residential", "industrial", "rail", "stadium", "skyscraper", "tower", *KIND_IDS)
# CI-5a
OPENING: Final = 10


@final
class Figures(EstateFigures):
    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        # CI-1b
        self.start_cash: i64 = money(sheet, "start.cash")
        # CI-4e
        self.tax: i64 = money(sheet, "board.tax")
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
        # CI-13
        self.neighbour: i64 = money(sheet, "chance.neighbour")
        self.take: i64 = money(sheet, "chance.take")
        self.sewage: i64 = money(sheet, "chance.sewage")
        self.consolation: i64 = money(sheet, "chance.consolation")
        self.give_back: i64 = money(sheet, "chance.give_back")
        self.own_none: i64 = money(sheet, "chance.own_none")
        self.square_names = {sort: sheet.names(f"names.squares.{sort}") for sort in SORT_IDS if sort != "district"}
        self.piece_names = {piece: sheet.names(f"names.pieces.{piece}") for piece in PIECE_IDS}
        sheet.finish()
        self.marks: dict[str, list[str]] = sheet.marks()
