"""What is measured of matches of City and U-Build alike: what is spent, earned and owed."""

from typing import Final, cast

from mypy_extensions import i64

from faubourg.core.bits import bits_of, count_bits
from faubourg.core.event import Event
from faubourg.core.measures import (
    RATIO,
    SHARE,
    VICTORIES,
    Chapter,
    Figure,
    Measures,
    Row,
    Sums,
    Witness,
    add,
    note,
    note_both,
    shares_of,
)
from faubourg.core.state import State
from faubourg.games.estate.districts import COLOUR_IDS, COLOURS, DISTRICT_IDS, DISTRICTS, colour_set
from faubourg.games.estate.state import Estate

COLUMNS: Final = ["rounds", "bankruptcies", "districts", "colours", "blocks", "mortgages", "auctions", "cash"]
BUILT: Final = ("block-built", "skyscraper-built")
GOT: Final = ("district-bought", "district-won", "district-taken")
# Events that are counted in a match.
COUNTED: Final = (
    "bankrupt",
    "debt",
    "mortgaged",
    "deal-offered",
    "deal-accepted",
    "rent-paid",
    "salary-paid",
    "jailed",
)

# The chapters that both games have.
MONEY: Final = Chapter(
    "money",
    [
        Figure("troubled", SHARE),
        Figure("bankrupt", digits=2),
        Figure("fell", by="troubled"),
        Figure("debt", digits=2),
        Figure("mortgaged", digits=2),
        Figure("deal-offered", digits=2),
        Figure("deal-accepted", digits=2),
        Figure("rent-paid"),
        Figure("salary-paid"),
        Figure("jailed", digits=2),
    ],
)
AUCTIONS: Final = Chapter(
    "auctions",
    [
        Figure("held"),
        Figure("unsold", digits=2),
        Figure("reached", RATIO, "printed", 0),
        Figure("below", SHARE, "auctions"),
    ],
)
WEALTH: Final = Chapter(
    "wealth",
    [
        Figure("wealth", by="players", digits=0),
        Figure("cash-left", by="players", digits=0),
        Figure("best", by="winners", digits=0),
        Figure("best-cash", by="winners", digits=0),
    ],
)
OF_DISTRICTS: Final = [
    Figure("owned", SHARE),
    Figure("reached", RATIO, "printed", 0),
    Figure("rent", digits=0),
    Figure("spent", digits=0),
    Figure("rent", RATIO, "spent", 0),
    Figure("standing", by="owned"),
    Figure("won-with", VICTORIES, "owned"),
]
OF_COLOURS: Final = [
    Figure("rent", digits=0),
    Figure("spent", digits=0),
    Figure("rent", RATIO, "spent", 0),
    Figure("complete", SHARE),
]


def about_districts(in_play: i64) -> list[Chapter]:
    """What each district, and each colour, is worth."""
    districts = tuple(DISTRICT_IDS[number] for number in bits_of(in_play))
    colours = tuple(COLOUR_IDS[colour] for colour in range(COLOURS) if in_play & colour_set(colour))
    return [
        Chapter("districts", OF_DISTRICTS, "district", districts, "won-with"),
        Chapter("by-colour", OF_COLOURS, "colour", colours, "rent"),
    ]


class EstateMeasures(Measures):
    """The columns of both games."""

    def first(self, state: State) -> i64:
        assert isinstance(state, Estate)
        return state.first

    def count(self, state: State, row: Row) -> None:
        assert isinstance(state, Estate)
        row.add(self.rounds(state))
        row.add(state.seats - count_bits(state.playing))
        row.add(count_bits(state.in_play & ~state.unowned))
        seats: i64 = state.seats
        owned = state.owned
        complete: i64 = 0
        for colour in range(COLOURS):
            wanted: i64 = state.in_play & colour_set(colour)
            if wanted:
                for seat in range(seats):
                    if owned[seat] & wanted == wanted:
                        complete += 1
        row.add(complete)
        residential = state.residential
        industrial = state.industrial
        blocks: i64 = 0
        for district in range(DISTRICTS):
            blocks += residential[district] + industrial[district]
        row.add(blocks)
        row.add(count_bits(state.mortgaged))
        row.add(state.auctions)
        in_hand = state.cash
        cash: i64 = 0
        for seat in range(seats):
            cash += in_hand[seat]
        row.add(cash)

    def rounds(self, state: Estate) -> i64:
        """How many were begun."""
        return state.round


class EstateWitness(Witness):
    """Hears what is spent, earned and owed; a game says where a pawn stands, and adds what is its own."""

    def __init__(self) -> None:
        super().__init__(True)
        self.counts: Sums = {}
        # A rent that somebody owes, by debtor; and the round of the first bankruptcy.
        self.owed: dict[int, int] = {}
        self.fell: i64 = 0
        # By district: rent, what was spent, prices reached in auctions, and those printed.
        self.rent = [0] * int(DISTRICTS)
        self.spent = [0] * int(DISTRICTS)
        self.reached = [0] * int(DISTRICTS)
        self.printed = [0] * int(DISTRICTS)

    def district_under(self, state: Estate, seat: int) -> int:
        """The district on which a pawn stands; -1: none."""
        return -1

    def hear(self, state: State, events: list[Event]) -> None:
        assert isinstance(state, Estate)
        for event in events:
            if event.kind in COUNTED:
                add(self.counts, event.kind, 1)
            self.hear_money(state, event)
            if event.kind == "bankrupt" and not self.fell:
                self.fell = state.round

    def hear_money(self, state: Estate, event: Event) -> None:
        """What is spent on a district and what it earns."""
        kind, params = event.kind, event.params
        amount = cast(int, params.get("amount", 0))
        if kind in GOT or kind in BUILT:
            self.spent[district_in(params)] += amount
        if kind == "district-won":
            self.hear_price(state, district_in(params), amount)
        if kind == "district-unsold":
            add(self.counts, "unsold", 1)
        if kind == "rent-paid":
            self.rent[district_in(params)] += amount
        if kind == "debt":
            self.hear_debt(state, cast(int, params["seat"]), cast(int, params["owner"]))
        if kind in ("debt-paid", "bankrupt"):
            district = self.owed.pop(cast(int, params["seat"]), -1)
            if district >= 0:
                self.rent[district] += amount or cast(int, params.get("cash", 0))

    def hear_price(self, state: Estate, district: int, amount: int) -> None:
        """A price reached in an auction, beside the printed one."""
        price = int(state.prices[district])
        self.reached[district] += amount
        self.printed[district] += price
        add(self.counts, "auctions", 1)
        add(self.counts, "below", 1 if amount < price else 0)

    def hear_debt(self, state: Estate, debtor: int, creditor: int) -> None:
        """A rent is owed by whoever has the turn, to the owner of the space; other debts are no rents."""
        district = self.district_under(state, debtor) if debtor == state.turn and creditor >= 0 else -1
        if 0 <= district < DISTRICTS and (state.owned[creditor] >> district) & 1:
            self.owed[debtor] = district

    def tell(self, state: State, sums: Sums) -> None:
        assert isinstance(state, Estate)
        for kind in COUNTED:
            note(sums, kind, self.counts.get(kind, 0))
        auctions, unsold = self.counts.get("auctions", 0), self.counts.get("unsold", 0)
        note(sums, "held", auctions + unsold)
        note(sums, "unsold", unsold)
        add(sums, "auctions", auctions)
        add(sums, "below", self.counts.get("below", 0))
        note_both(sums, "reached", "printed", sum(self.reached), sum(self.printed))
        if self.fell:
            add(sums, "troubled", 1)
            note(sums, "fell", int(self.fell))
        shares = shares_of(state)
        for seat in range(int(state.seats)):
            tell_wealth(state, seat, shares[seat] > 0, sums)
        self.tell_districts(state, shares, sums)

    def tell_districts(self, state: Estate, shares: list[int], sums: Sums) -> None:
        for number in bits_of(state.in_play):
            id = DISTRICT_IDS[number]
            note_both(sums, f"rent-{id}", f"spent-{id}", self.rent[number], self.spent[number])
            note_both(sums, f"reached-{id}", f"printed-{id}", self.reached[number], self.printed[number])
        for colour in range(COLOURS):
            self.tell_colour(state, colour, sums)
        for seat in range(int(state.seats)):
            for number in bits_of(state.owned[seat]):
                id = DISTRICT_IDS[number]
                add(sums, f"owned-{id}", 1)
                add(sums, f"won-with-{id}", shares[seat])
                note(sums, f"standing-{id}", int(state.residential[number] + state.industrial[number]))

    def tell_colour(self, state: Estate, colour: i64, sums: Sums) -> None:
        wanted: i64 = state.in_play & colour_set(colour)
        id = COLOUR_IDS[colour]
        rent = sum(self.rent[number] for number in bits_of(wanted))
        spent = sum(self.spent[number] for number in bits_of(wanted))
        note_both(sums, f"rent-{id}", f"spent-{id}", rent, spent)
        for seat in range(int(state.seats)):
            if wanted and state.owned[seat] & wanted == wanted:
                add(sums, f"complete-{id}", 1)


def district_in(params: dict[str, object]) -> int:
    return DISTRICT_IDS.index(str(params["district"]))


def tell_wealth(state: Estate, seat: int, won: bool, sums: Sums) -> None:
    wealth = int(state.score_of(seat))
    cash = int(state.cash[seat])
    add(sums, "players", 1)
    note(sums, "wealth", wealth)
    note(sums, "cash-left", cash)
    if won:
        add(sums, "winners", 1)
        note(sums, "best", wealth)
        note(sums, "best-cash", cash)
