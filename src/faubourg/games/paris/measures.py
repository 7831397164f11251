"""What is measured of matches of Paris."""

from typing import Final, final

from mypy_extensions import i64

from faubourg.core.bits import bits_of, count_bits
from faubourg.core.measures import (
    SHARE,
    VICTORIES,
    Chapter,
    Figure,
    Kind,
    Measures,
    Row,
    Sums,
    Witness,
    add,
    note,
    shares_of,
)
from faubourg.core.state import State
from faubourg.games.paris.figures import Figures
from faubourg.games.paris.numbering import BACK, LOT_IDS, STREET_IDS, Phase, streets_of
from faubourg.games.paris.rules.ending import ended_by
from faubourg.games.paris.rules.rent import rent_of
from faubourg.games.paris.rules.score import points_of
from faubourg.games.paris.state import Paris

COLUMNS: Final = ["lots", "houses", "hotels", "tokens", "runs"]
ENDINGS: Final = ["hotels", "money", "nothing-to-draw"]
SOURCES: Final = ("tokens", "houses", "hotels", "stations", "utilities")

POINTS: Final = Chapter(
    "points",
    [
        Figure("score", by="players"),
        Figure("best", by="winners"),
        *(Figure(f"from-{source}", by="players") for source in SOURCES),
    ],
)
OF_LOTS: Final = [
    Figure("owned", SHARE),
    Figure("rent", by="let"),
    Figure("hotel", SHARE, "let"),
    Figure("won-with", VICTORIES, "owned"),
]


@final
class ParisMeasures(Measures):
    def __init__(self, figures: Figures) -> None:
        super().__init__(COLUMNS, ENDINGS)
        self.figures = figures

    def first(self, state: State) -> i64:
        assert isinstance(state, Paris)
        return state.first

    def ended(self, state: State) -> str:
        assert isinstance(state, Paris)
        return ended_by(state)

    def count(self, state: State, row: Row) -> None:
        assert isinstance(state, Paris)
        lots: i64 = 0
        tokens: i64 = 0
        for seat in range(state.seats):
            lots += count_bits(state.owned[seat])
            tokens += state.tokens[seat]
        row.add(lots)
        row.add(count_bits(state.ones) + 2 * count_bits(state.twos))
        row.add(count_bits(state.hotels))
        row.add(tokens)
        row.add(state.runs)

    def kinds(self) -> list[Kind]:
        return [Kind(seats, {"start_cash": started}) for started in (False, True) for seats in (4, 2, 3)]

    def witness(self) -> Witness | None:
        return ParisWitness()

    def chapters(self, kind: Kind) -> list[Chapter]:
        left = tuple(str(number) for number in range(1, int(self.figures.hotels) + 1))
        to_come = Chapter("hotels-left", [Figure("to-come", by="begun")], "", left)
        return [to_come, POINTS, Chapter("lots", OF_LOTS, "lot", tuple(LOT_IDS), "won-with")]


@final
class ParisWitness(Witness):
    def __init__(self) -> None:
        super().__init__(False)
        # Rent by lot; and, by the hotels left in the bank, the numbers of the turns that began with so many.
        self.rent: dict[str, int] = {}
        self.begun: dict[int, list[int]] = {}

    def see(self, state: State, move: int) -> None:
        assert isinstance(state, Paris)
        if state.phase == Phase.DRAW:
            self.begun.setdefault(int(state.hotels_left), []).append(int(state.turns))
        elif state.phase == Phase.BACK:
            self.see_rent(state, streets_of(move - BACK))

    def see_rent(self, state: Paris, named: i64) -> None:
        """PA-2b The streets named pay their owners, but not whoever has the turn."""
        for seat in range(state.seats):
            if seat != state.turn:
                for street in bits_of(state.owned[seat] & named):
                    add(self.rent, LOT_IDS[street], int(rent_of(state, street)))

    def tell(self, state: State, sums: Sums) -> None:
        assert isinstance(state, Paris)
        turns = int(state.turns)
        for left, numbers in self.begun.items():
            add(sums, f"begun-{left}", len(numbers))
            for number in numbers:
                note(sums, f"to-come-{left}", turns - number + 1)
        shares = shares_of(state)
        for seat in range(int(state.seats)):
            tell_points(state, seat, shares[seat] > 0, sums)
            self.tell_lots(state, seat, shares[seat], sums)

    def tell_lots(self, state: Paris, seat: int, won: int, sums: Sums) -> None:
        for number in bits_of(state.owned[seat]):
            lot = LOT_IDS[number]
            add(sums, f"owned-{lot}", 1)
            add(sums, f"won-with-{lot}", won)
            if lot in STREET_IDS:
                # Stations and utilities neither earn rent nor are built on.
                add(sums, f"let-{lot}", 1)
                note(sums, f"rent-{lot}", self.rent.get(lot, 0))
                add(sums, f"hotel-{lot}", int((state.hotels >> number) & 1))


def tell_points(state: Paris, seat: int, won: bool, sums: Sums) -> None:
    points = points_of(state, seat)
    add(sums, "players", 1)
    note(sums, "score", points["total"])
    if won:
        add(sums, "winners", 1)
        note(sums, "best", points["total"])
    note(sums, "from-tokens", points["tokens"])
    note(sums, "from-houses", points["houses"])
    note(sums, "from-hotels", points["hotels"])
    note(sums, "from-stations", points["stations"])
    note(sums, "from-utilities", points["utilities"])
