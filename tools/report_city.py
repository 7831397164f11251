"""What is noted of a match of City, and the page made of it. `tools/report.py` plays the matches."""

from typing import Final, final

from faubourg import game
from faubourg.games.city.figures import Figures
from faubourg.games.city.game import CityGame
from faubourg.games.city.numbering import DISTRICT_AT
from faubourg.games.city.rules.ending import ended_by
from faubourg.games.city.state import City
from faubourg.games.estate.districts import COLOUR_IDS, DISTRICT_IDS
from faubourg.games.estate.state import Estate
from tools.estate_report import EstateWitness, advantage, auctions, districts_of, earned, ratio, wealth
from tools.report import WHOLE, Setting, Sums, mean, paragraph, percent, spans, table

SEATS: Final = (2, 3, 4, 5, 6)
# Of three lengths (CI-1e) the one that can be compared at all numbers of seats, and at four seats the others.
ROUNDS: Final = [Setting(f"30 rounds, {seats} seats", seats, {"rounds": 30}) for seats in SEATS]
SHORT: Final = Setting("20 rounds, 4 seats", 4, {"rounds": 20})
LAST: Final = Setting("to the last, 4 seats", 4, {"length": "last"})
SETTINGS: Final = [*ROUNDS, SHORT, LAST]
# Which matches the page looks at more closely.
CLOSE: Final = ROUNDS[SEATS.index(4)]

ENDINGS: Final = {"rounds": "all rounds played", "last": "one player left", "decisions": "limit on decisions"}

INTRODUCTION: Final = """Matches of the bot `greedy` against itself, with the built-in data file and auctions in turn.
The figures of the cards are taken from public sources or inferred, so these figures describe the game as it is played
here. Amounts are in thousands, as on the board."""
ABOUT_LENGTH: Final = """Rounds, turns of a player and decisions of a match (a decision is one move of a player or of
chance); of the rounds what one match in twenty falls short of, and the middle."""
ABOUT_SEATS: Final = """The share of victories by place in the order of turns, a shared one counting its share, with
the 95 % interval."""
ABOUT_TROUBLE: Final = """How often anybody goes bankrupt at all, how many do in a match, and in which round the first
of them; how many debts there are that cash does not cover, and districts mortgaged; and how many deals are proposed
and agreed on."""
ABOUT_AUCTIONS: Final = """How many auctions there are in a match, and how many of them end without a bid; the price
reached, as a share of the price printed on the title, and how often it is below."""
ABOUT_DISTRICTS: Final = """How often anybody owns a district in the end; the price reached in auctions, as a share of
the printed one; in a match, the rent that other players paid for it in cash, what was spent on it (bought, won or
taken, with its blocks and its skyscraper; deals between players are left out), and the rent for each 100 spent; the
blocks on it in the end; and how often its last owner wins, a shared victory counting its share. Four seats, 30
rounds."""
ABOUT_COLOURS: Final = """The same by colour, and how often all of it is in one hand in the end."""
ABOUT_WEALTH: Final = """Wealth in the end: cash, and the rents of one's districts (CI-15a); the bankrupt have
none."""


# Noting


@final
class Witness(EstateWitness):
    def district_under(self, state: Estate, seat: int) -> int:
        assert isinstance(state, City)
        return int(DISTRICT_AT[state.places[seat]])

    def ended_by(self, state: Estate) -> str:
        assert isinstance(state, City)
        return ended_by(state)

    def rounds(self, state: Estate) -> int:
        assert isinstance(state, City)
        rounds = int(state.round)
        # The round that was not begun any more does not count.
        return min(rounds, int(state.table.rounds)) if state.table.by_rounds else rounds


def witness() -> Witness:
    return Witness()


def figures() -> Figures:
    found = game("city")
    assert isinstance(found, CityGame)
    return found.figures


# The page


def text(found: dict[str, Sums]) -> str:
    close = found[CLOSE.name]
    chapters = [
        "# City in figures",
        paragraph(INTRODUCTION),
        "## How long a match lasts",
        paragraph(ABOUT_LENGTH),
        lengths(found),
        "## How it ends",
        endings(found),
        "## The advantage of the seat",
        paragraph(ABOUT_SEATS),
        advantage(SETTINGS, found),
        "## Debts, bankruptcies and deals",
        paragraph(ABOUT_TROUBLE),
        trouble(found),
        "## Auctions",
        paragraph(ABOUT_AUCTIONS),
        auctions(rows_of(found)),
        "## Wealth",
        paragraph(ABOUT_WEALTH),
        wealth(rows_of(found)),
        "## Which districts earn",
        paragraph(ABOUT_DISTRICTS),
        districts(close),
        paragraph(ABOUT_COLOURS),
        colours(close),
    ]
    return "\n\n".join(chapters) + "\n"


def rows_of(found: dict[str, Sums]) -> list[tuple[str, Sums]]:
    return [(setting.name, found[setting.name]) for setting in SETTINGS]


def lengths(found: dict[str, Sums]) -> str:
    rows = []
    for name, sums in rows_of(found):
        counts = {int(key.removeprefix("length-")): count for key, count in sums.items() if key.startswith("length-")}
        low, middle, _ = spans(counts)
        figures = [f"{mean(sums, key):.1f}" for key in ("rounds", "turns", "decisions")]
        rows.append([name, figures[0], str(low), str(middle), *figures[1:]])
    return table(["", "rounds, mean", "5 % have fewer than", "median", "turns", "decisions"], rows)


def endings(found: dict[str, Sums]) -> str:
    rows = [[name, *(percent(sums, f"ended-{ending}") for ending in ENDINGS)] for name, sums in rows_of(found)]
    return table(["", *ENDINGS.values()], rows)


def trouble(found: dict[str, Sums]) -> str:
    rows = []
    for name, sums in rows_of(found):
        first = f"{mean(sums, 'fell', 'troubled'):.1f}" if sums["troubled"] else ""
        kinds = ("bankrupt", "debt", "mortgaged", "deal-offered", "deal-accepted")
        figures = [f"{mean(sums, kind):.2f}" for kind in kinds]
        rows.append([name, percent(sums, "troubled"), figures[0], first, *figures[1:]])
    titles = ["", "any bankruptcy", "bankruptcies", "round of the first", "debts", "mortgages", "offers", "deals"]
    return table(titles, rows)


def districts(sums: Sums) -> str:
    names, prices = figures().district_names, figures().prices
    rows = []
    for number, district in enumerate(DISTRICT_IDS):
        won = 100 * mean(sums, f"won-with-{district}", f"owned-{district}") / WHOLE
        blocks = mean(sums, f"blocks-{district}", f"owned-{district}")
        rows.append(
            [
                f"{names[number]['en']} ({district})",
                str(int(prices[number])),
                percent(sums, f"owned-{district}"),
                ratio(sums, f"-{district}"),
                *earned(sums, [district]),
                f"{blocks:.1f}",
                f"{won:.1f} %",
            ]
        )
    titles = ["district", "price", "owned", "in auctions", "rent", "spent", "rent for 100", "blocks", "its owner wins"]
    return table(titles, rows)


def colours(sums: Sums) -> str:
    rows = []
    for colour in COLOUR_IDS:
        ids = districts_of(colour)
        rows.append([colour, *earned(sums, ids), percent(sums, f"complete-{colour}")])
    return table(["colour", "rent", "spent", "rent for 100", "in one hand"], rows)
