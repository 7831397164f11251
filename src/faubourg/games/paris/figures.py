"""The figures of Paris, read from a data file once; states refer to them and clones share them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.bits import bit, cells_of
from faubourg.core.data import Sheet
from faubourg.games.paris.numbering import CARDS, COLOUR_IDS, LEVEL_IDS, LOT_IDS, MONEY, PER_BACK, START_CARDS, STREETS

STATION_NUMBERS: Final = ("one", "two", "three", "four")
# No figure in money is larger: sums of a whole hand then stay small.
DEAREST: Final = 10_000


@final
class Figures:
    def __init__(self, sheet: Sheet) -> None:
        # PA-1a, PA-3e A piece for every street is the most that can ever stand.
        self.houses: i64 = sheet.number("buildings.houses", 0, int(STREETS) * 3)
        self.hotels: i64 = sheet.number("buildings.hotels", 1, int(STREETS))
        # PA-3a, PA-3b
        self.house_price: i64 = sheet.number("buildings.house_price", 1, DEAREST)
        self.hotel_price: i64 = sheet.number("buildings.hotel_price", 1, DEAREST)
        self.direct_price: i64 = sheet.number("buildings.direct_price", 1, DEAREST)
        # PA-1a, PA-2b
        tokens = [sheet.number(f"tokens.{name}", 0, 1000) for name in ("ones", "fives", "tens")]
        self.tokens: i64 = tokens[0] + 5 * tokens[1] + 10 * tokens[2]
        # PA-1c, PA-2f
        self.on_sale: i64 = sheet.number("market.on_sale", 1, 28)
        # PA-5a
        self.runs: i64 = sheet.number("ending.runs", 1, 5)
        # PA-5b
        self.house_points: i64 = sheet.number("points.house", 0, 99)
        self.hotel_points: i64 = sheet.number("points.hotel", 0, 99)
        self.utility_points: i64 = sheet.number("points.utility", 0, 99)
        self.station_points: vec[i64] = cells_of(
            [0] + [sheet.number(f"points.stations_{number}", 0, 999) for number in STATION_NUMBERS]
        )
        # PA-6a
        self.crisis_points: i64 = sheet.number("points.crisis", 0, 99)
        # PA-4a
        self.prices: vec[i64] = cells_of([sheet.number(f"prices.{lot}", 1, DEAREST) for lot in LOT_IDS])
        # PA-4b By colour and level.
        self.rents: vec[i64] = cells_of(
            [sheet.number(f"rents.{colour}.{level}", 0, 99) for colour in COLOUR_IDS for level in LEVEL_IDS]
        )
        # PA-4c, PA-1d
        self.values: vec[i64] = cells_of(values_in(sheet))
        self.colour_names = [sheet.names(f"names.colours.{colour}") for colour in COLOUR_IDS]
        self.lot_names = [sheet.names(f"names.lots.{lot}") for lot in LOT_IDS]
        sheet.finish()
        self.marks: dict[str, list[str]] = sheet.marks()
        self.order: vec[i64] = in_order(self.values)
        self.below: vec[i64] = sets_below(self.order)

    def sum_of(self, cards: i64) -> i64:
        """What a set of money cards is worth."""
        total: i64 = 0
        card: i64 = 0
        while cards:
            if cards & 1:
                total += self.values[card]
            cards >>= 1
            card += 1
        return total


def values_in(sheet: Sheet) -> list[int]:
    """The value of each card, the start cards last."""
    found: list[int] = []
    for card in range(int(MONEY)):
        colour = COLOUR_IDS[card // int(PER_BACK)]
        found.append(sheet.number(f"money.{colour}.card{card % int(PER_BACK) + 1}", 1, DEAREST))
    for number in range(int(START_CARDS)):
        found.append(sheet.number(f"start.card{number + 1}", 1, DEAREST))
    return found


def in_order(values: vec[i64]) -> vec[i64]:
    """PA-2d The cards by rising value, and by rising number where values are equal."""
    cards = sorted(range(int(CARDS)), key=lambda card: (values[card], card))
    return cells_of(cards)


def sets_below(order: vec[i64]) -> vec[i64]:
    """PA-2d For each card the set of those that come before it in the order."""
    found = cells_of([0] * int(CARDS))
    lower: i64 = 0
    for place in range(CARDS):
        card: i64 = order[place]
        found[card] = lower
        lower |= bit(card)
    return found
