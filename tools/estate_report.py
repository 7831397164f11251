"""What is noted of a match of City or U-Build, and the tables that both pages have."""

from abc import ABC, abstractmethod
from collections import Counter
from typing import Final, cast

from faubourg.core.bits import bits_of
from faubourg.core.event import Event
from faubourg.core.state import State
from faubourg.games.estate.districts import COLOUR_IDS, COLOUR_OF, DISTRICT_IDS, DISTRICTS
from faubourg.games.estate.state import Estate
from tools.report import WHOLE, Setting, Sums, mean, percent, share, table

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
BUILT: Final = ("block-built", "skyscraper-built")
GOT: Final = ("district-bought", "district-won", "district-taken")


# Noting


class EstateWitness(ABC):
    """Hears what is spent, earned and owed; a game says where a pawn stands, and adds what is its own."""

    listens = True

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        # A rent that somebody owes, by debtor; and the round of the first bankruptcy.
        self.owed: dict[int, str] = {}
        self.fell = 0

    # What a game says

    @abstractmethod
    def district_under(self, state: Estate, seat: int) -> int:
        """The district on which a pawn stands; -1: none."""

    @abstractmethod
    def ended_by(self, state: Estate) -> str:
        """What has ended the match."""

    @abstractmethod
    def rounds(self, state: Estate) -> int:
        """How many were played."""

    # What follows

    def see(self, state: State, move: int) -> None:
        # What is of interest is told after the moves.
        return

    def hear(self, state: State, events: list[Event]) -> None:
        assert isinstance(state, Estate)
        for event in events:
            self.counts[event.kind] += 1
            self.hear_money(state, event)
            if event.kind == "bankrupt" and not self.fell:
                self.fell = int(state.round)

    def hear_money(self, state: Estate, event: Event) -> None:
        """What is spent on a district and what it earns."""
        kind, params = event.kind, event.params
        amount = cast(int, params.get("amount", 0))
        if kind in GOT or kind in BUILT:
            self.counts[f"spent-{params['district']}"] += amount
        if kind == "district-won":
            self.hear_price(state, str(params["district"]), amount)
        if kind == "rent-paid":
            self.counts[f"rent-{params['district']}"] += amount
        if kind == "debt":
            self.hear_debt(state, cast(int, params["seat"]), cast(int, params["owner"]))
        if kind in ("debt-paid", "bankrupt"):
            district = self.owed.pop(cast(int, params["seat"]), "")
            if district:
                self.counts[f"rent-{district}"] += amount or cast(int, params.get("cash", 0))

    def hear_price(self, state: Estate, district: str, amount: int) -> None:
        """A price reached in an auction, in thousandths of the printed one."""
        price = int(state.prices[DISTRICT_IDS.index(district)])
        for name in ("", f"-{district}"):
            self.counts[f"auctions{name}"] += 1
            self.counts[f"ratio{name}"] += 1000 * amount // price
        self.counts["below"] += amount < price

    def hear_debt(self, state: Estate, debtor: int, creditor: int) -> None:
        """A rent is owed by whoever has the turn, to the owner of the space; other debts are no rents."""
        district = self.district_under(state, debtor) if debtor == state.turn and creditor >= 0 else -1
        if 0 <= district < DISTRICTS and (state.owned[creditor] >> district) & 1:
            self.owed[debtor] = DISTRICT_IDS[district]

    def tell(self, state: State, sums: Sums) -> None:
        assert isinstance(state, Estate)
        sums.update(self.counts)
        rounds = self.rounds(state)
        sums["rounds"] += rounds
        sums[f"length-{rounds}"] += 1
        sums["turns"] += int(state.turns)
        sums["decisions"] += int(state.decisions)
        sums[f"ended-{self.ended_by(state)}"] += 1
        sums["troubled"] += self.fell > 0
        sums["fell"] += self.fell
        winners = state.ranking()[0]
        for seat in range(int(state.seats)):
            won = WHOLE // len(winners) if seat in winners else 0
            sums[f"won-{place_of(state, seat)}"] += won
            tell_wealth(state, seat, won > 0, sums)
            tell_districts(state, seat, won, sums)


def place_of(state: Estate, seat: int) -> int:
    """In the order of turns, from 0."""
    return (seat - int(state.first)) % int(state.seats)


def tell_wealth(state: Estate, seat: int, won: bool, sums: Sums) -> None:
    wealth = state.scores()[seat]
    sums["players"] += 1
    sums["winners"] += won
    sums["wealth"] += wealth
    sums["best"] += wealth if won else 0
    sums["cash"] += int(state.cash[seat])
    sums["best-cash"] += int(state.cash[seat]) if won else 0


def tell_districts(state: Estate, seat: int, won: int, sums: Sums) -> None:
    colours: Counter[str] = Counter()
    for number in bits_of(state.owned[seat]):
        district = DISTRICT_IDS[number]
        colours[COLOUR_IDS[COLOUR_OF[number]]] += 1
        sums[f"owned-{district}"] += 1
        sums[f"won-with-{district}"] += won
        sums[f"blocks-{district}"] += int(state.residential[number] + state.industrial[number])
    for colour, count in colours.items():
        sums[f"complete-{colour}"] += count == len(districts_of(colour, int(state.in_play)))


def districts_of(colour: str, in_play: int = -1) -> list[str]:
    """The districts of a colour that are on the board."""
    return [
        id
        for number, id in enumerate(DISTRICT_IDS)
        if COLOUR_IDS[COLOUR_OF[number]] == colour and (in_play >> number) & 1
    ]


# The page


def advantage(settings: list[Setting], found: dict[str, Sums]) -> str:
    """The victories by place in the order of turns."""
    most = max(setting.seats for setting in settings)
    rows = []
    for setting in settings:
        shares = [share(found[setting.name], f"won-{place}") for place in range(setting.seats)]
        rows.append([setting.name, f"{100 / setting.seats:.1f} %", *shares, *[""] * (most - setting.seats)])
    return table(["", "fair", *ORDINALS[:most]], rows)


def wealth(rows_of: list[tuple[str, Sums]]) -> str:
    rows = []
    for name, sums in rows_of:
        player = [f"{mean(sums, key, 'players'):,.0f}" for key in ("wealth", "cash")]
        winner = [f"{mean(sums, key, 'winners'):,.0f}" for key in ("best", "best-cash")]
        rows.append([name, *player, *winner])
    return table(["", "a player", "of it cash", "the winner", "of it cash"], rows)


def auctions(rows_of: list[tuple[str, Sums]]) -> str:
    rows = []
    for name, sums in rows_of:
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


def earned(sums: Sums, ids: list[str]) -> list[str]:
    """Rent and what was spent, of a match; and the rent for each 100 spent."""
    rent = sum(sums[f"rent-{district}"] for district in ids)
    spent = sum(sums[f"spent-{district}"] for district in ids)
    matches = sums["matches"] or 1
    return [f"{rent / matches:,.0f}", f"{spent / matches:,.0f}", f"{100 * rent / spent:.0f}" if spent else ""]
