"""The figures of the toy game, read from a data file once."""

from typing import final

from mypy_extensions import i64

from faubourg.core.data import Sheet
from tests.toy.numbering import LOT_IDS


@final
class Figures:
    def __init__(self, sheet: Sheet) -> None:
        # TOY-1a
        self.hand: i64 = sheet.number("cards.hand", 1, 2)
        self.least: i64 = ten(sheet, "cards.least")
        self.steps: i64 = sheet.number("cards.steps", 1, 12)
        # TOY-1b, TOY-1c
        self.seat_cash: i64 = ten(sheet, "cash.seat")
        self.bank: i64 = ten(sheet, "cash.bank")
        self.worth: i64 = ten(sheet, "cash.lot")
        # TOY-2c
        self.premium: i64 = ten(sheet, "bury.premium")
        # TOY-3e
        self.seconds: i64 = sheet.number("auction.seconds", 1, 600)
        self.lot_names = [sheet.names(f"names.lots.{lot}") for lot in LOT_IDS]
        sheet.finish()

    def brings(self, card: i64) -> i64:
        """TOY-1a What a card is sold for."""
        return self.least + card % self.steps * 10


def ten(sheet: Sheet, path: str) -> int:
    """TOY-1c A multiple of ten."""
    return sheet.number(path, 10, 5000, step=10)
