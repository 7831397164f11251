"""The figures of Room Share, read from a data file once; states refer to them and clones share them."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.bits import bit, cells_of
from faubourg.core.data import Sheet
from faubourg.games.roomshare import numbering
from faubourg.games.roomshare.numbering import CARD_KIND_IDS, EVENTS_PER_KIND, KEY_CARDS, KEYS_PER_COLOUR, KIND_IDS


@final
class Figures:
    def __init__(self, sheet: Sheet) -> None:
        # RS-2a, RS-3b, RS-3c, RS-3d
        self.tenants: i64 = sheet.number("tenants.per_colour", 3, 9)
        self.own: i64 = sheet.number("tenants.own", 1, 8)
        self.second_of_two: i64 = sheet.number("tenants.second_of_two", 0, 8)
        self.second_of_three: i64 = sheet.number("tenants.second_of_three", 0, 2)
        # RS-2b The royal suite has its own count of one; it comes in place of another (RS-8.1a).
        self.flats: vec[i64] = cells_of(
            [
                sheet.number("flats.classic", 7, 18),
                sheet.number("flats.suite", 1, 12),
                sheet.number("flats.haunted", 1, 12),
                0,
            ]
        )
        # RS-2c
        self.keys: i64 = sheet.number("cards.keys_per_colour", 1, int(KEYS_PER_COLOUR))
        self.events: vec[i64] = cells_of(
            [sheet.number(f"cards.{kind}", 0, int(EVENTS_PER_KIND)) for kind in CARD_KIND_IDS[4:]]
        )
        # RS-3h
        self.hand: i64 = sheet.number("cards.hand", 1, 4)
        # RS-4.3f
        self.free_evictions: i64 = sheet.number("eviction.free", 1, 1000)
        # RS-5.1b
        self.crowded: i64 = sheet.number("last_chance.crowded", 1, 3)
        # RS-6a to RS-6d
        self.sharing: i64 = sheet.number("points.sharing", 1, 3)
        self.points: vec[i64] = cells_of([sheet.number(f"points.{kind}", -9, 9) for kind in KIND_IDS])
        self.colour_names = [sheet.names(f"names.colours.{colour}") for colour in numbering.COLOUR_IDS]
        self.flat_names = [sheet.names(f"names.flats.{kind}") for kind in KIND_IDS]
        self.card_names = [sheet.names(f"names.cards.{kind}") for kind in CARD_KIND_IDS]
        sheet.finish()
        self.check(sheet)

    def check(self, sheet: Sheet) -> None:
        """Figures that must fit together."""
        # RS-3e One tenant of each colour stands in a corner; RS-3f three of an unused one.
        if self.own + 1 > self.tenants:
            raise sheet.wrong("data-too-many-tenants", "tenants.own", {"most": int(self.tenants - 1)})
        if self.second_of_two + 1 > self.tenants:
            raise sheet.wrong("data-too-many-tenants", "tenants.second_of_two", {"most": int(self.tenants - 1)})
        if self.second_of_three * 3 + 3 > self.tenants:
            raise sheet.wrong("data-too-many-tenants", "tenants.second_of_three", {"most": int(self.tenants - 3) // 3})
        # RS-3g The grid has twenty apartments.
        total = int(self.flats[0] + self.flats[1] + self.flats[2])
        if total != 20:
            raise sheet.wrong("data-flats-do-not-fill", "flats.classic", {"total": total})
        # RS-3h, RS-4.4a Four hands and one card to draw.
        deck = int(self.keys * 4 + self.events[0] + self.events[1] + self.events[2] + self.events[3] + self.events[4])
        if deck < self.hand * 4 + 1:
            raise sheet.wrong("data-too-few-cards", "cards.hand", {"cards": deck, "needed": int(self.hand * 4 + 1)})

    def deck(self, renovation: bool) -> i64:
        """RS-3a, RS-8.1b The cards in play, as a set."""
        cards: i64 = 0
        for colour in range(i64(4)):
            for number in range(self.keys):
                cards |= bit(colour * KEYS_PER_COLOUR + number)
        kinds: i64 = 6 if renovation else 5
        for kind in range(kinds):
            for number in range(self.events[kind]):
                cards |= bit(KEY_CARDS + kind * EVENTS_PER_KIND + number)
        return cards
