"""What is noted of a match of City, and the page made of it. `tools/report.py` plays the matches."""

from collections import Counter
from typing import Final, cast, final

from faubourg import game
from faubourg.core.bits import bits_of
from faubourg.core.event import Event
from faubourg.core.state import State
from faubourg.games.city.figures import Figures
from faubourg.games.city.game import CityGame
from faubourg.games.city.numbering import DISTRICT_AT
from faubourg.games.city.rules.ending import ended_by
from faubourg.games.city.state import City
from faubourg.games.estate.districts import COLOUR_IDS, COLOUR_OF, DISTRICT_IDS
from tools.report import WHOLE, Setting, Sums, mean, paragraph, percent, share, spans, table

SEATS: Final = (2, 3, 4, 5, 6)
# Of three lengths (CI-1e) the one that can be compared at all numbers of seats, and at four seats the others.
ROUNDS: Final = [Setting(f"30 rounds, {seats} seats", seats, {"rounds": 30}) for seats in SEATS]
SHORT: Final = Setting("20 rounds, 4 seats", 4, {"rounds": 20})
LAST: Final = Setting("to the last, 4 seats", 4, {"length": "last"})
SETTINGS: Final = [*ROUNDS, SHORT, LAST]
# Which matches the page looks at more closely.
CLOSE: Final = ROUNDS[SEATS.index(4)]

ENDINGS: Final = {"rounds": "all rounds played", "last": "one player left", "decisions": "limit on decisions"}
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
BUILT: Final = ("block-built", "skyscraper-built")
GOT: Final = ("district-bought", "district-won", "district-taken")

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
class Witness:
    listens = True

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        # A rent that somebody owes, by debtor; and the round of the first bankruptcy.
        self.owed: dict[int, str] = {}
        self.fell = 0

    def see(self, state: State, move: int) -> None:
        """What is of interest is told after the moves."""

    def hear(self, state: State, events: list[Event]) -> None:
        assert isinstance(state, City)
        for event in events:
            self.counts[event.kind] += 1
            self.hear_money(state, event)
            if event.kind == "bankrupt" and not self.fell:
                self.fell = int(state.round)

    def hear_money(self, state: City, event: Event) -> None:
        """What is spent on a district and what it earns."""
        kind, params = event.kind, event.params
        amount = cast(int, params.get("amount", 0))
        if kind in GOT or kind in BUILT:
            self.counts[f"spent-{params['district']}"] += amount
        if kind == "district-won":
            self.hear_price(str(params["district"]), amount)
        if kind == "rent-paid":
            self.counts[f"rent-{params['district']}"] += amount
        if kind == "debt":
            self.hear_debt(state, cast(int, params["seat"]), cast(int, params["owner"]))
        if kind in ("debt-paid", "bankrupt"):
            district = self.owed.pop(cast(int, params["seat"]), "")
            if district:
                self.counts[f"rent-{district}"] += amount or cast(int, params.get("cash", 0))

    def hear_price(self, district: str, amount: int) -> None:
        """A price reached in an auction, in thousandths of the printed one."""
        price = int(figures().prices[DISTRICT_IDS.index(district)])
        for name in ("", f"-{district}"):
            self.counts[f"auctions{name}"] += 1
            self.counts[f"ratio{name}"] += 1000 * amount // price
        self.counts["below"] += amount < price

    def hear_debt(self, state: City, debtor: int, creditor: int) -> None:
        """A rent is owed by whoever has the turn, to the owner of the square; other debts are no rents."""
        square = int(state.places[debtor])
        district = int(DISTRICT_AT[square]) if debtor == state.turn and creditor >= 0 else -1
        if 0 <= district < len(DISTRICT_IDS) and (state.owned[creditor] >> district) & 1:
            self.owed[debtor] = DISTRICT_IDS[district]

    def tell(self, state: State, sums: Sums) -> None:
        assert isinstance(state, City)
        sums.update(self.counts)
        rounds = int(state.round)
        if state.table.by_rounds:
            # The round that was not begun any more does not count.
            rounds = min(rounds, int(state.table.rounds))
        sums["rounds"] += rounds
        sums[f"length-{rounds}"] += 1
        sums["turns"] += int(state.turns)
        sums["decisions"] += int(state.decisions)
        sums[f"ended-{ended_by(state)}"] += 1
        sums["troubled"] += self.fell > 0
        sums["fell"] += self.fell
        winners = state.ranking()[0]
        for seat in range(int(state.seats)):
            won = WHOLE // len(winners) if seat in winners else 0
            sums[f"won-{(seat - int(state.first)) % int(state.seats)}"] += won
            tell_wealth(state, seat, won > 0, sums)
            tell_districts(state, seat, won, sums)


def tell_wealth(state: City, seat: int, won: bool, sums: Sums) -> None:
    wealth = state.scores()[seat]
    sums["players"] += 1
    sums["winners"] += won
    sums["wealth"] += wealth
    sums["best"] += wealth if won else 0
    sums["cash"] += int(state.cash[seat])
    sums["best-cash"] += int(state.cash[seat]) if won else 0


def tell_districts(state: City, seat: int, won: int, sums: Sums) -> None:
    colours: Counter[str] = Counter()
    for number in bits_of(state.owned[seat]):
        district = DISTRICT_IDS[number]
        colours[COLOUR_IDS[COLOUR_OF[number]]] += 1
        sums[f"owned-{district}"] += 1
        sums[f"won-with-{district}"] += won
        sums[f"blocks-{district}"] += int(state.residential[number] + state.industrial[number])
    for colour, count in colours.items():
        sums[f"complete-{colour}"] += count == len(districts_of(colour))


def districts_of(colour: str) -> list[str]:
    return [id for number, id in enumerate(DISTRICT_IDS) if COLOUR_IDS[COLOUR_OF[number]] == colour]


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
        advantage(found),
        "## Debts, bankruptcies and deals",
        paragraph(ABOUT_TROUBLE),
        trouble(found),
        "## Auctions",
        paragraph(ABOUT_AUCTIONS),
        auctions(found),
        "## Wealth",
        paragraph(ABOUT_WEALTH),
        wealth(found),
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


def advantage(found: dict[str, Sums]) -> str:
    rows = []
    for setting in SETTINGS:
        shares = [share(found[setting.name], f"won-{place}") for place in range(setting.seats)]
        rows.append([setting.name, f"{100 / setting.seats:.1f} %", *shares, *[""] * (SEATS[-1] - setting.seats)])
    return table(["", "fair", *ORDINALS], rows)


def trouble(found: dict[str, Sums]) -> str:
    rows = []
    for name, sums in rows_of(found):
        first = f"{mean(sums, 'fell', 'troubled'):.1f}" if sums["troubled"] else ""
        kinds = ("bankrupt", "debt", "mortgaged", "deal-offered", "deal-accepted")
        figures = [f"{mean(sums, kind):.2f}" for kind in kinds]
        rows.append([name, percent(sums, "troubled"), figures[0], first, *figures[1:]])
    titles = ["", "any bankruptcy", "bankruptcies", "round of the first", "debts", "mortgages", "offers", "deals"]
    return table(titles, rows)


def auctions(found: dict[str, Sums]) -> str:
    rows = []
    for name, sums in rows_of(found):
        held = sums["auctions"] + sums["district-unsold"]
        unsold = 100 * sums["district-unsold"] / held if held else 0.0
        rows.append(
            [
                name,
                f"{held / sums['matches']:.1f}",
                f"{unsold:.1f} %",
                ratio(sums, ""),
                percent(sums, "below", "auctions"),
            ]
        )
    return table(["", "auctions", "unsold", "price reached", "below the printed price"], rows)


def ratio(sums: Sums, name: str) -> str:
    """A mean price reached, as a share of the printed one."""
    return f"{mean(sums, f'ratio{name}', f'auctions{name}') / 10:.0f} %" if sums[f"auctions{name}"] else ""


def wealth(found: dict[str, Sums]) -> str:
    rows = []
    for name, sums in rows_of(found):
        player = [f"{mean(sums, key, 'players'):,.0f}" for key in ("wealth", "cash")]
        winner = [f"{mean(sums, key, 'winners'):,.0f}" for key in ("best", "best-cash")]
        rows.append([name, *player, *winner])
    return table(["", "a player", "of it cash", "the winner", "of it cash"], rows)


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


def earned(sums: Sums, ids: list[str]) -> list[str]:
    """Rent and what was spent, of a match; and the rent for each 100 spent."""
    rent = sum(sums[f"rent-{district}"] for district in ids)
    spent = sum(sums[f"spent-{district}"] for district in ids)
    matches = sums["matches"] or 1
    return [f"{rent / matches:,.0f}", f"{spent / matches:,.0f}", f"{100 * rent / spent:.0f}" if spent else ""]


def colours(sums: Sums) -> str:
    rows = []
    for colour in COLOUR_IDS:
        ids = districts_of(colour)
        rows.append([colour, *earned(sums, ids), percent(sums, f"complete-{colour}")])
    return table(["colour", "rent", "spent", "rent for 100", "in one hand"], rows)
