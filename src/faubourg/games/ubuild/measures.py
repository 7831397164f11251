"""What is measured of matches of U-Build: of debts, by which they end, and of bridges and sites, besides."""

from typing import Final, cast, final

from mypy_extensions import i64

from faubourg.core.bits import bits_of, count_bits
from faubourg.core.event import Event
from faubourg.core.frames import WIDTH
from faubourg.core.measures import SHARE, Chapter, Figure, Kind, Row, Sums, Witness, add, note
from faubourg.core.state import State
from faubourg.games.estate import rent
from faubourg.games.estate.districts import BANK, DISTRICT_IDS, LEVELS
from faubourg.games.estate.measures import (
    AUCTIONS,
    COLUMNS,
    MONEY,
    WEALTH,
    EstateMeasures,
    EstateWitness,
    about_districts,
)
from faubourg.games.estate.state import Estate
from faubourg.games.ubuild.figures import Figures
from faubourg.games.ubuild.layouts.layout import Layout, built
from faubourg.games.ubuild.numbering import FIRST_HAZARD, KINDS, MODE_IDS, Frame
from faubourg.games.ubuild.rules.ending import ended_by
from faubourg.games.ubuild.state import UBuild

ENDINGS: Final = ["bankruptcy", "rounds", "minutes"]
# Whose demand the debt was that could not be paid.
CAUSES: Final = ("rent", "player", "toll", "card", "bail")

OF_DEBTS: Final = Chapter(
    "causes",
    [
        *(Figure(f"cause-{cause}", SHARE, "bankruptcies") for cause in CAUSES),
        Figure("had-cash", by="bankruptcies", digits=0),
        Figure("had-means", by="bankruptcies", digits=0),
        Figure("due", by="bankruptcies", digits=0),
        Figure("blocks-enough", SHARE, "bankruptcies"),
        Figure("poorest", SHARE, "bankruptcies"),
        Figure("others-too", by="bankruptcies", digits=2),
        Figure("creditor-won", SHARE, "creditors"),
        Figure("tolls", digits=2),
    ],
)
OF_SITES: Final = [
    Figure("site-rent", digits=0),
    Figure("site-lost", digits=0),
    Figure("site-bonus", SHARE),
    Figure("site-hazard", SHARE),
    Figure("site-landmark", SHARE),
]


@final
class UBuildMeasures(EstateMeasures):
    def __init__(self, figures: Figures) -> None:
        super().__init__([*COLUMNS, "bridges"], ENDINGS)
        self.figures = figures

    def ended(self, state: State) -> str:
        assert isinstance(state, UBuild)
        return ended_by(state)

    def count(self, state: State, row: Row) -> None:
        assert isinstance(state, UBuild)
        super().count(state, row)
        row.add(count_bits(state.bridges))

    def kinds(self) -> list[Kind]:
        # UB-2a, UB-2b, UB-2c The printed layout of each mode.
        return [Kind(4, {"mode": mode}) for mode in MODE_IDS[1:]] + [Kind(4, {"mode": MODE_IDS[0]})]

    def witness(self) -> Witness | None:
        return UBuildWitness()

    def chapters(self, kind: Kind) -> list[Chapter]:
        layout = self.layout_of(kind)
        sites = tuple(f"s{site + 1}" for site in range(int(layout.sites)))
        things = about_districts(layout.in_play)
        return [MONEY, OF_DEBTS, AUCTIONS, WEALTH, *things, Chapter("sites", OF_SITES, "site", sites, "site-rent")]

    def layout_of(self, kind: Kind) -> Layout:
        mode = MODE_IDS.index(str(kind.options.get("mode", MODE_IDS[1])))
        text = kind.options.get("layout") or self.figures.box.printed[mode]
        return built(str(text), self.figures.box)


@final
class UBuildWitness(EstateWitness):
    def __init__(self) -> None:
        super().__init__()
        # By seat, when the turn began: cash, and means. By seat: what was spent on blocks.
        self.cash: list[int] = []
        self.means: list[int] = []
        self.blocks: list[int] = []
        # Of the last debt: why, by whom, to whom, how much.
        self.cause = ""
        self.debtor: int = int(BANK)
        self.creditor: int = int(BANK)
        self.due = 0
        self.tolls = 0
        # By site: rent that hazards there have taken away.
        self.taken_away: dict[int, int] = {}

    def district_under(self, state: Estate, seat: int) -> int:
        assert isinstance(state, UBuild)
        return int(state.layout.districts[state.places[seat]])

    def hear(self, state: State, events: list[Event]) -> None:
        assert isinstance(state, UBuild)
        for event in events:
            self.hear_own(state, event)
        super().hear(state, events)

    def hear_own(self, state: UBuild, event: Event) -> None:
        kind, params = event.kind, event.params
        if kind in ("first-player", "turn-passed"):
            seats = range(int(state.seats))
            self.cash = [int(state.cash[seat]) for seat in seats]
            self.means = [int(rent.means(state, seat)) for seat in seats]
            self.blocks = self.blocks or [0 for _ in seats]
        elif kind == "block-built":
            self.blocks[cast(int, params["seat"])] += cast(int, params["amount"])
        elif kind == "bridge-closed":
            # UB-3f, UB-4f Nobody closes a bridge who has not paid.
            self.tolls += 1
        elif kind == "rent-paid":
            self.hear_hazards(state, DISTRICT_IDS.index(str(params["district"])))
        elif kind == "debt":
            self.debtor = cast(int, params["seat"])
            self.creditor = cast(int, params["owner"])
            self.due = cast(int, params["amount"])
            self.cause = self.cause_of(state)
            if self.cause == "rent":
                self.hear_hazards(state, self.district_under(state, self.debtor))

    def hear_hazards(self, state: UBuild, district: i64) -> None:
        """UB-5c What residential blocks would have added to a rent, by the sites of the hazards that touch it."""
        if (state.hazards >> district) & 1 == 0:
            return
        row: i64 = district * LEVELS
        all_blocks: i64 = state.residential[district] + state.industrial[district]
        lost = int(state.rents[row + all_blocks] - state.rents[row + state.industrial[district]])
        touching = [site for site in hazard_sites(state) if (state.layout.districts_at[site] >> district) & 1]
        for site in touching:
            self.taken_away[site] = self.taken_away.get(site, 0) + lost // len(touching)

    def cause_of(self, state: UBuild) -> str:
        """Why the debt on top of the stack is owed."""
        below: i64 = state.frames.depth - 2
        kind = int(state.frames.rows[below * WIDTH]) if below >= 0 else -1
        if self.creditor != BANK:
            return "player" if kind == Frame.CARD else "rent"
        return {int(Frame.CARD): "card", int(Frame.LANDING): "toll"}.get(kind, "bail")

    def tell(self, state: State, sums: Sums) -> None:
        assert isinstance(state, UBuild)
        super().tell(state, sums)
        note(sums, "tolls", self.tolls)
        if not state.truncated and self.cause and count_bits(state.playing) < state.seats:
            self.tell_end(state, sums)
        self.tell_sites(state, sums)

    def tell_end(self, state: UBuild, sums: Sums) -> None:
        add(sums, f"cause-{self.cause}", 1)
        add(sums, "bankruptcies", 1)
        if self.creditor != BANK:
            add(sums, "creditors", 1)
            add(sums, "creditor-won", 1 if self.creditor in state.ranking()[0] else 0)
        others = [means for seat, means in enumerate(self.means) if seat != self.debtor]
        note(sums, "had-cash", self.cash[self.debtor])
        note(sums, "had-means", self.means[self.debtor])
        note(sums, "due", self.due)
        note(sums, "others-too", sum(means < self.due for means in others))
        add(sums, "blocks-enough", 1 if self.cash[self.debtor] + self.blocks[self.debtor] >= self.due else 0)
        add(sums, "poorest", 1 if self.means[self.debtor] <= min(others) else 0)

    def tell_sites(self, state: UBuild, sums: Sums) -> None:
        layout = state.layout
        for site in range(int(layout.sites)):
            touched = bits_of(layout.districts_at[site])
            note(sums, f"site-rent-s{site + 1}", sum(self.rent[number] for number in touched))
            note(sums, f"site-lost-s{site + 1}", self.taken_away.get(site, 0))
        for slot, site in enumerate(state.stands):
            if site >= 0:
                kind = "bonus" if slot < FIRST_HAZARD else "hazard" if slot < KINDS else "landmark"
                add(sums, f"site-{kind}-s{int(site) + 1}", 1)


def hazard_sites(state: UBuild) -> list[int]:
    return [int(state.stands[slot]) for slot in range(int(FIRST_HAZARD), int(KINDS)) if state.stands[slot] >= 0]
