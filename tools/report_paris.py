"""What is noted of a match of Paris, and the page made of it. `tools/report.py` plays the matches."""

from collections import Counter
from typing import Final, final

from faubourg import game
from faubourg.core.bits import bits_of
from faubourg.core.event import Event
from faubourg.core.state import State
from faubourg.games.paris.figures import Figures
from faubourg.games.paris.game import ParisGame
from faubourg.games.paris.numbering import BACK, COLOUR_IDS, LOT_IDS, Phase, streets_of
from faubourg.games.paris.rules.ending import ended_by
from faubourg.games.paris.rules.rent import rent_of
from faubourg.games.paris.rules.score import points_of
from faubourg.games.paris.state import Paris
from tools.report import WHOLE, Setting, Sums, mean, paragraph, percent, share, spans, table

SEATS: Final = (2, 3, 4)
PLAIN: Final = {seats: Setting(f"{seats} seats", seats, {}) for seats in SEATS}
STARTED: Final = {seats: Setting(f"{seats} seats, start cash", seats, {"start_cash": True}) for seats in SEATS}
SETTINGS: Final = [*PLAIN.values(), *STARTED.values()]

# About twenty minutes are promised: so many turns a player were expected.
EXPECTED: Final = (12, 22)
ENDINGS: Final = {
    "hotels": "last hotel",
    "money": "money out twice",
    "nothing-to-draw": "nothing to draw",
    "decisions": "limit on decisions",
}
SOURCES: Final = ("tokens", "houses", "hotels", "stations", "utilities")
TITLES: Final = ("rent", "houses", "hotels", "stations", "utilities")
ORDINALS: Final = ("first", "second", "third", "fourth")

INTRODUCTION: Final = """Matches of the bot `greedy` against itself, with the built-in data file and without variants.
What the cards of the box say is lost; rents and money cards are our reconstruction, so these figures describe the game
as it is played here."""
ABOUT_HOTELS: Final = """How many more turns of anybody a match lasts, by the hotels left in the bank when a turn
begins."""
ABOUT_SEATS: Final = """The share of victories by place in the order of turns, a shared one counting its share, with the
95 % interval; without the start cash of PA-1d, and with it."""
ABOUT_LOTS: Final = """How often anybody owns a lot in the end; the rent it then brought in a match, and that rent for
each 100 of its price; how often a hotel stands on it; and how often its owner wins, a shared victory counting its
share. Four seats."""


# Noting


@final
class Witness:
    listens = False

    def __init__(self) -> None:
        # Rent by lot; and, by the hotels left in the bank, the numbers of the turns that began with so many.
        self.rent: Counter[str] = Counter()
        self.begun: dict[int, list[int]] = {}

    def see(self, state: State, move: int) -> None:
        assert isinstance(state, Paris)
        if state.phase == Phase.DRAW:
            self.begun.setdefault(int(state.hotels_left), []).append(int(state.turns))
        elif state.phase == Phase.BACK:
            self.see_rent(state, streets_of(move - BACK))

    def hear(self, state: State, events: list[Event]) -> None:
        """What is of interest is seen before the moves."""

    def see_rent(self, state: Paris, named: int) -> None:
        """PA-2b The streets named pay their owners, but not whoever has the turn."""
        for seat in range(int(state.seats)):
            if seat != state.turn:
                for street in bits_of(state.owned[seat] & named):
                    self.rent[LOT_IDS[street]] += int(rent_of(state, street))

    def tell(self, state: State, sums: Sums) -> None:
        assert isinstance(state, Paris)
        turns = int(state.turns)
        sums["turns"] += turns
        sums[f"length-{turns}"] += 1
        sums[f"ended-{ended_by(state)}"] += 1
        for left, numbers in self.begun.items():
            sums[f"begun-{left}"] += len(numbers)
            sums[f"to-come-{left}"] += sum(turns - number + 1 for number in numbers)
        winners = state.ranking()[0]
        for seat in range(int(state.seats)):
            place = (seat - int(state.first)) % int(state.seats)
            won = WHOLE // len(winners) if seat in winners else 0
            sums[f"won-{place}"] += won
            tell_points(state, seat, won > 0, sums)
            tell_lots(state, seat, won, self.rent, sums)


def tell_points(state: Paris, seat: int, won: bool, sums: Sums) -> None:
    points = points_of(state, seat)
    sums["players"] += 1
    sums["winners"] += won
    sums["score"] += points["total"]
    sums["best"] += points["total"] if won else 0
    for source in SOURCES:
        sums[f"from-{source}"] += points[source]


def tell_lots(state: Paris, seat: int, won: int, rent: Counter[str], sums: Sums) -> None:
    for number in bits_of(state.owned[seat]):
        lot = LOT_IDS[number]
        sums[f"owned-{lot}"] += 1
        sums[f"won-with-{lot}"] += won
        sums[f"rent-{lot}"] += rent[lot]
        sums[f"hotel-{lot}"] += int((state.hotels >> number) & 1)


def witness() -> Witness:
    return Witness()


# The page


def text(found: dict[str, Sums]) -> str:
    plain = {seats: found[PLAIN[seats].name] for seats in SEATS}
    started = {seats: found[STARTED[seats].name] for seats in SEATS}
    chapters = [
        "# Paris in figures",
        paragraph(INTRODUCTION),
        "## How long a match lasts",
        lengths(plain),
        paragraph(verdict(plain)),
        paragraph(ABOUT_HOTELS),
        to_come(plain),
        "## How it ends",
        endings(plain),
        "## The advantage of the seat",
        paragraph(ABOUT_SEATS),
        advantage(plain, started),
        "## Points",
        scores(plain),
        "## Which lots earn",
        paragraph(ABOUT_LOTS),
        lots(plain[4]),
    ]
    return "\n\n".join(chapters) + "\n"


def lengths(found: dict[int, Sums]) -> str:
    rows = []
    for seats, sums in found.items():
        counts = {
            int(name.removeprefix("length-")): count for name, count in sums.items() if name.startswith("length-")
        }
        low, middle, high = spans(counts)
        turns = [f"{value / seats:.1f}" for value in (low, middle, high)]
        rows.append([f"{seats} seats", f"{turns_a_player(seats, sums):.1f}", *turns])
    return table(["", "turns a player, mean", "5 % are shorter than", "median", "5 % are longer than"], rows)


def turns_a_player(seats: int, sums: Sums) -> float:
    return mean(sums, "turns") / seats


def verdict(found: dict[int, Sums]) -> str:
    low, high = EXPECTED
    outside = [
        f"{turns_a_player(seats, sums):.1f} at {seats} seats"
        for seats, sums in found.items()
        if not low <= turns_a_player(seats, sums) <= high
    ]
    if not outside:
        return f"{low} to {high} were expected; every mean lies within."
    return (
        f"{low} to {high} were expected. Outside: {', '.join(outside)}. Neither rules nor figures were changed to fit."
    )


def to_come(found: dict[int, Sums]) -> str:
    hotels = int(figures().hotels)
    rows = [
        [f"{seats} seats", *(f"{mean(sums, f'to-come-{left}', f'begun-{left}'):.1f}" for left in range(1, hotels + 1))]
        for seats, sums in found.items()
    ]
    return table(["hotels left", *map(str, range(1, hotels + 1))], rows)


def figures() -> Figures:
    found = game("paris")
    assert isinstance(found, ParisGame)
    return found.figures


def endings(found: dict[int, Sums]) -> str:
    rows = [
        [f"{seats} seats", *(percent(sums, f"ended-{ending}") for ending in ENDINGS)] for seats, sums in found.items()
    ]
    return table(["", *ENDINGS.values()], rows)


def advantage(plain: dict[int, Sums], started: dict[int, Sums]) -> str:
    rows = []
    for seats in SEATS:
        for name, sums in ((f"{seats} seats", plain[seats]), (f"{seats} seats, start cash", started[seats])):
            shares = [share(sums, f"won-{place}") for place in range(seats)]
            rows.append([name, f"{100 / seats:.1f} %", *shares, *[""] * (SEATS[-1] - seats)])
    return table(["", "fair", *ORDINALS], rows)


def scores(found: dict[int, Sums]) -> str:
    rows = []
    for seats, sums in found.items():
        sources = [f"{mean(sums, f'from-{source}', 'players'):.1f}" for source in SOURCES]
        rows.append(
            [
                f"{seats} seats",
                f"{mean(sums, 'score', 'players'):.1f}",
                f"{mean(sums, 'best', 'winners'):.1f}",
                *sources,
            ]
        )
    return table(["", "a player", "the winner", *TITLES], rows)


def lots(sums: Sums) -> str:
    names, prices = figures().lot_names, figures().prices
    rows = []
    for number, lot in enumerate(LOT_IDS):
        owned = sums[f"owned-{lot}"]
        rent = mean(sums, f"rent-{lot}", f"owned-{lot}")
        won = 100 * sums[f"won-with-{lot}"] / WHOLE / owned if owned else 0.0
        is_street = lot.rstrip("0123456789") in COLOUR_IDS
        rows.append(
            [
                f"{names[number]['en']} ({lot})",
                str(int(prices[number])),
                percent(sums, f"owned-{lot}"),
                f"{rent:.1f}" if is_street else "",
                f"{100 * rent / int(prices[number]):.1f}" if is_street else "",
                percent(sums, f"hotel-{lot}") if is_street else "",
                f"{won:.1f} %",
            ]
        )
    return table(["lot", "price", "owned", "rent", "rent for 100", "hotel", "its owner wins"], rows)
