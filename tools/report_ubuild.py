"""What is noted of a match of U-Build, and the page made of it. `tools/report.py` plays the matches."""

from dataclasses import dataclass
from math import sqrt
from typing import Final, cast, final

from faubourg import game
from faubourg.bots.arena import SIGMAS
from faubourg.bots.heuristics.ubuild_judge import SECONDS
from faubourg.core.bits import bits_of
from faubourg.core.event import Event
from faubourg.core.frames import WIDTH
from faubourg.core.state import State
from faubourg.games.estate import rent
from faubourg.games.estate.districts import BANK, COLOUR_IDS, DISTRICT_IDS, LEVELS, MOST_BLOCKS
from faubourg.games.estate.state import Estate
from faubourg.games.ubuild.game import UBuildGame
from faubourg.games.ubuild.layouts.generator import generated
from faubourg.games.ubuild.layouts.layout import Layout
from faubourg.games.ubuild.numbering import FIRST_HAZARD, KINDS, MODE_IDS, Frame, Mode
from faubourg.games.ubuild.rules.ending import ended_by
from faubourg.games.ubuild.state import UBuild
from tools.estate_report import ORDINALS, EstateWitness, advantage, districts_of, place_of
from tools.report import Setting, Sums, measured, note, paragraph, part, spans, table

SEATS: Final = 4
# UB-2a, UB-2b, UB-2c How many minutes the booklet says.
BOOKLET: Final = (30, 60, 90)
# UB-2h For every 25 matches on a printed layout one that is made at random, of all modes in turn, and ten matches on
# each: 200 for 5,000.
PRINTED_TO_ONE: Final = 25
ON_EACH: Final = 10
# How many sites of a layout are told of.
BEST_SITES: Final = 8


@dataclass(frozen=True)
class MadeLayouts(Setting):
    """Matches of a mode on layouts made at random, closed ones and open ones in turn."""

    mode: int = Mode.CLASSIC

    def matches(self, wanted: int) -> int:
        modes = len(MODE_IDS)
        return max(1, (wanted // PRINTED_TO_ONE + modes - 1 - self.mode) // modes) * ON_EACH

    def options_of(self, number: int) -> dict[str, object]:
        made = number // ON_EACH
        text = generated(ubuild().figures.box, self.mode, made, is_open=made % 2 == 1)
        return {**self.options, "layout": text}


NAMES: Final = ("Beginner", "Classic", "Advanced")
PRINTED: Final = [Setting(name, SEATS, {"mode": mode}) for name, mode in zip(NAMES, MODE_IDS, strict=True)]
MADE: Final = [
    MadeLayouts(f"{name}, made layouts", SEATS, {"mode": mode}, number)
    for number, (name, mode) in enumerate(zip(NAMES, MODE_IDS, strict=True))
]
SETTINGS: Final = [*PRINTED, *MADE]

# By what it ends: the debt that could not be paid, or none.
CAUSES: Final = {"rent": "a rent", "player": "a card, to a player", "toll": "a toll", "card": "a card", "bail": "bail"}
LIMIT: Final = "decisions"

INTRODUCTION: Final = """Matches of the bot `greedy` against itself at four seats, with the built-in data file, until a
bankruptcy ends them (UB-11a): on the printed layout of each mode, and on layouts made at random, half of them open ones
with railroads. The figures of tiles and cards are inferred or reconstructed, so these figures describe the game as it
is played here. Amounts are in thousands. In brackets, everywhere, the 95 % interval."""
ABOUT_LENGTH: Final = f"""Turns of a player in a match: their mean, what one match in twenty falls short of, the middle,
and what one in twenty exceeds; the minutes that the mean comes to at {SECONDS} seconds a turn, and those of the
booklet; rounds begun, and decisions (one move of a player or of chance)."""
ABOUT_ENDS: Final = """By what the match ends: by whose demand the debt was that could not be paid, or by the limit on
decisions."""
ABOUT_DEBTOR: Final = """Whose debt it is, by place in the order of turns; and how often the one to whom it is owed wins
the match, of all that end by a debt to a player."""
ABOUT_STAKES: Final = """What follows from the data file alone: what everybody begins with, how many spaces of the
track are districts, and the rent of one with all its eight blocks, which three rolls can build (UB-5a): the lowest, the
mean and the highest. A skyscraper or the tower doubles it."""
ABOUT_WHY: Final = """What the bankrupt had when the turn began in which it happened: cash, and means, which are cash
and what all mortgages together bring (UB-8a); what was asked; how often cash and all that was ever spent on blocks
would have been enough; how often nobody had less means; and how many of the other three could not have paid it
either."""
ABOUT_SEATS: Final = """The share of victories by place in the order of turns, a shared one counting its share."""
ABOUT_MONEY: Final = """In a match: rents paid in cash at once, debts that cash did not cover, districts mortgaged,
deals agreed on, salaries drawn, and how often anybody goes to jail."""
ABOUT_BRIDGES: Final = """How often bridges are paid in a match (UB-3f, UB-4f), all of them, and each of the printed
layouts in the order of the track."""
ABOUT_COLOURS: Final = """In a match on the printed layout, by colour: the rent that other players paid for its
districts in cash, what the bankrupt had left included; what was spent on them (bought or won, with blocks and
skyscrapers; deals between players are left out); the rent for each 100 spent; and how often all of it is in one hand in
the end."""
ABOUT_SITES: Final = f"""The {BEST_SITES} sites of each printed layout beside which most rent is paid in a match: the
districts that a site touches, the rent paid for them, the rent that hazards there have taken away (what the residential
blocks of the districts they touch would have added, whenever a rent fell due), and how often there stands in the end a
bonus building, a hazard, or a skyscraper, the stadium or the tower."""
ABOUT_LAYOUTS: Final = f"""Only {ON_EACH} matches were played on each of the layouts made at random. How much these
differ among themselves is told by the standard deviation of the true mean of a layout, once the luck of its few matches
is taken off; and by the means of the shortest and the longest layout in twenty, with that luck in them."""


# Noting


@final
class Witness(EstateWitness):
    def __init__(self) -> None:
        super().__init__()
        # By seat, when the turn began: cash, and means. By seat: what was spent on blocks.
        self.cash: list[int] = []
        self.means: list[int] = []
        self.blocks: list[int] = []
        # Of the last debt: why, by whom, to whom, how much.
        self.cause = ""
        self.debtor = BANK
        self.creditor = BANK
        self.due = 0
        # By site: rent that hazards there have taken away.
        self.taken_away: dict[int, int] = {}

    def district_under(self, state: Estate, seat: int) -> int:
        assert isinstance(state, UBuild)
        return int(state.layout.districts[state.places[seat]])

    def ended_by(self, state: Estate) -> str:
        assert isinstance(state, UBuild)
        return ended_by(state)

    def rounds(self, state: Estate) -> int:
        return int(state.round)

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
            self.counts[f"toll-{params['space']}"] += 1
            self.counts["tolls"] += 1
        elif kind == "rent-paid":
            self.hear_hazards(state, DISTRICT_IDS.index(str(params["district"])))
        elif kind == "debt":
            self.debtor = cast(int, params["seat"])
            self.creditor = cast(int, params["owner"])
            self.due = cast(int, params["amount"])
            self.cause = self.cause_of(state)
            if self.cause == "rent":
                self.hear_hazards(state, self.district_under(state, self.debtor))

    def hear_hazards(self, state: UBuild, district: int) -> None:
        """UB-5c What residential blocks would have added to a rent, by the sites of the hazards that touch it."""
        if not (state.hazards >> district) & 1:
            return
        row = district * LEVELS
        all_blocks = state.residential[district] + state.industrial[district]
        lost = int(state.rents[row + all_blocks] - state.rents[row + state.industrial[district]])
        touching = [site for site in hazard_sites(state) if (state.layout.districts_at[site] >> district) & 1]
        for site in touching:
            self.taken_away[site] = self.taken_away.get(site, 0) + lost // len(touching)

    def cause_of(self, state: UBuild) -> str:
        """Why the debt on top of the stack is owed."""
        below = state.frames.depth - 2
        kind = int(state.frames.rows[below * WIDTH]) if below >= 0 else -1
        if self.creditor != BANK:
            return "player" if kind == Frame.CARD else "rent"
        return {int(Frame.CARD): "card", int(Frame.LANDING): "toll"}.get(kind, "bail")

    def tell(self, state: State, sums: Sums) -> None:
        assert isinstance(state, UBuild)
        super().tell(state, sums)
        turns = int(state.turns)
        sums["turns²"] += turns * turns
        sums[f"turns-{turns}"] += 1
        for name in ("rounds", "decisions"):
            value = self.rounds(state) if name == "rounds" else int(state.decisions)
            sums[f"{name}²"] += value * value
        for kind in (*MONEY, "tolls"):
            sums[f"{kind}²"] += self.counts[kind] ** 2
        self.tell_end(state, sums)
        self.tell_colours(state, sums)
        if state.table.layout:
            sums[f"made-{state.layout.text}"] += 1
            sums[f"made-turns-{state.layout.text}"] += turns
            sums[f"made-squares-{state.layout.text}"] += turns * turns
        else:
            self.tell_sites(state, sums)

    def tell_end(self, state: UBuild, sums: Sums) -> None:
        if state.truncated:
            sums[f"cause-{LIMIT}"] += 1
            return
        sums[f"cause-{self.cause}"] += 1
        sums[f"debtor-{place_of(state, self.debtor)}"] += 1
        sums["bankruptcies"] += 1
        if self.creditor != BANK:
            sums["creditors"] += 1
            sums["creditor-won"] += self.creditor in state.ranking()[0]
        others = [means for seat, means in enumerate(self.means) if seat != self.debtor]
        note(sums, "had-cash", self.cash[self.debtor])
        note(sums, "had-means", self.means[self.debtor])
        note(sums, "due", self.due)
        note(sums, "others-too", sum(means < self.due for means in others))
        sums["blocks-enough"] += self.cash[self.debtor] + self.blocks[self.debtor] >= self.due
        sums["poorest"] += self.means[self.debtor] <= min(others)

    def tell_colours(self, state: UBuild, sums: Sums) -> None:
        for colour in COLOUR_IDS:
            ids = districts_of(colour, int(state.in_play))
            earned = sum(self.counts[f"rent-{district}"] for district in ids)
            spent = sum(self.counts[f"spent-{district}"] for district in ids)
            note(sums, f"earned-{colour}", earned)
            note(sums, f"paid-{colour}", spent)
            sums[f"both-{colour}"] += earned * spent
            sums[f"sold-{colour}"] += bool(ids)

    def tell_sites(self, state: UBuild, sums: Sums) -> None:
        layout = state.layout
        for space in range(int(layout.spaces)):
            sums[f"toll-{space}²"] += self.counts[f"toll-{space}"] ** 2
        for site in range(int(layout.sites)):
            touched = bits_of(layout.districts_at[site])
            note(sums, f"site-rent-{site}", sum(self.counts[f"rent-{DISTRICT_IDS[number]}"] for number in touched))
            note(sums, f"site-lost-{site}", self.taken_away.get(site, 0))
        for slot, site in enumerate(state.stands):
            if site >= 0:
                kind = "bonus" if slot < FIRST_HAZARD else "hazard" if slot < KINDS else "landmark"
                sums[f"site-{kind}-{int(site)}"] += 1


def hazard_sites(state: UBuild) -> list[int]:
    return [int(state.stands[slot]) for slot in range(int(FIRST_HAZARD), int(KINDS)) if state.stands[slot] >= 0]


def witness() -> Witness:
    return Witness()


def ubuild() -> UBuildGame:
    found = game("ubuild")
    assert isinstance(found, UBuildGame)
    return found


# The page

MONEY: Final = {
    "rent-paid": "rents",
    "debt": "debts",
    "mortgaged": "mortgages",
    "deal-accepted": "deals",
    "salary-paid": "salaries",
    "jailed": "jail",
}


def text(found: dict[str, Sums]) -> str:
    chapters = [
        "# U-Build in figures",
        paragraph(INTRODUCTION),
        "## How long a match lasts",
        paragraph(ABOUT_LENGTH),
        lengths(found),
        paragraph(verdict(found)),
        "## How it ends",
        paragraph(ABOUT_ENDS),
        endings(found),
        paragraph(ABOUT_DEBTOR),
        debtors(found),
        "## Why it ends when it does",
        paragraph(ABOUT_STAKES),
        stakes(),
        paragraph(ABOUT_WHY),
        reasons(found),
        "## The advantage of the seat",
        paragraph(ABOUT_SEATS),
        advantage(SETTINGS, found),
        "## Rents, debts and deals",
        paragraph(ABOUT_MONEY),
        money(found),
        "## Bridges",
        paragraph(ABOUT_BRIDGES),
        bridges(found),
        "## Which colours earn",
        paragraph(ABOUT_COLOURS),
        *(chapter for setting in PRINTED for chapter in (f"### {setting.name}", colours(found[setting.name]))),
        "## Which sites earn",
        paragraph(ABOUT_SITES),
        *(
            chapter
            for mode, setting in enumerate(PRINTED)
            for chapter in (f"### {setting.name}", sites(printed_layout(mode), found[setting.name]))
        ),
        "## Layouts made at random",
        paragraph(ABOUT_LAYOUTS),
        layouts(found),
    ]
    return "\n\n".join(chapters) + "\n"


def printed_layout(mode: int) -> Layout:
    return ubuild().layouts.of(ubuild().figures.box.printed[mode])


def minutes(sums: Sums) -> float:
    return sums["turns"] / sums["matches"] * SECONDS / 60


def lengths(found: dict[str, Sums]) -> str:
    rows = []
    for number, setting in enumerate(SETTINGS):
        sums = found[setting.name]
        counts = {int(name.removeprefix("turns-")): sums[name] for name in sums if name.startswith("turns-")}
        rows.append(
            [
                setting.name,
                measured(sums, "turns"),
                *(str(turns) for turns in spans(counts)),
                measured(sums, "turns", SECONDS / 60),
                str(BOOKLET[number % len(BOOKLET)]),
                measured(sums, "rounds"),
                measured(sums, "decisions", digits=0),
            ]
        )
    titles = ["", "turns, mean", "5 % have fewer than", "median", "5 % have more than", "minutes", "booklet"]
    return table([*titles, "rounds", "decisions"], rows)


def verdict(found: dict[str, Sums]) -> str:
    """The minutes of each mode beside the booklet's."""
    told = []
    for setting, booklet in zip(PRINTED, BOOKLET):
        lasts = minutes(found[setting.name])
        told.append(f"{setting.name} {100 * lasts / booklet:.0f} %")
    longest = max(minutes(found[setting.name]) for setting in PRINTED)
    evening = "None takes an evening" if longest < 2 * BOOKLET[-1] else "The longest takes an evening"
    return (
        f"At {SECONDS} seconds a turn these are, of the booklet's minutes: {', '.join(told)}. Bots do not bargain for"
        f" long, and read no rules aloud. {evening}; whoever wants a fixed length sets a limit of rounds or minutes"
        " (UB-11c)."
    )


def endings(found: dict[str, Sums]) -> str:
    rows = []
    for setting in SETTINGS:
        sums = found[setting.name]
        rows.append([setting.name, *(part(sums, f"cause-{cause}") for cause in (*CAUSES, LIMIT))])
    return table(["", *CAUSES.values(), "limit"], rows)


def debtors(found: dict[str, Sums]) -> str:
    rows = []
    for setting in SETTINGS:
        sums = found[setting.name]
        shares = [part(sums, f"debtor-{place}", "bankruptcies") for place in range(SEATS)]
        rows.append([setting.name, *shares, part(sums, "creditor-won", "creditors")])
    return table(["", *ORDINALS[:SEATS], "the creditor wins"], rows)


def stakes() -> str:
    """What one rent may come to, beside what there is to pay it."""
    figures = ubuild().figures
    rows = []
    for mode, name in enumerate(NAMES):
        layout = printed_layout(mode)
        districts = bits_of(layout.in_play)
        rents = [int(figures.rents[number * LEVELS + MOST_BLOCKS]) for number in districts]
        mean = sum(rents) / len(rents)
        rows.append(
            [
                name,
                f"{int(figures.start_cash[mode]):,}",
                f"{len(districts)} of {int(layout.spaces)}",
                *(f"{amount:,.0f}" for amount in (min(rents), mean, max(rents))),
            ]
        )
    return table(["", "cash at the start", "districts", "lowest full rent", "mean", "highest"], rows)


def reasons(found: dict[str, Sums]) -> str:
    rows = []
    for setting in SETTINGS:
        sums = found[setting.name]
        amounts = [measured(sums, name, digits=0, count="bankruptcies") for name in ("had-cash", "had-means", "due")]
        rows.append(
            [
                setting.name,
                *amounts,
                part(sums, "blocks-enough", "bankruptcies"),
                part(sums, "poorest", "bankruptcies"),
                measured(sums, "others-too", digits=2, count="bankruptcies"),
            ]
        )
    return table(["", "cash", "means", "asked", "enough without blocks", "the poorest", "others who could not"], rows)


def money(found: dict[str, Sums]) -> str:
    rows = [[setting.name, *(measured(found[setting.name], kind, digits=2) for kind in MONEY)] for setting in SETTINGS]
    return table(["", *MONEY.values()], rows)


def bridges(found: dict[str, Sums]) -> str:
    rows = []
    most = max(len(printed_layout(mode).bridges) for mode in range(len(MODE_IDS)))
    for setting in SETTINGS:
        sums = found[setting.name]
        each = []
        if setting in PRINTED:
            layout = printed_layout(PRINTED.index(setting))
            each = [measured(sums, f"toll-{int(space)}", digits=2) for space in layout.bridges]
        rows.append([setting.name, measured(sums, "tolls", digits=2), *each, *[""] * (most - len(each))])
    return table(["", "all", *ORDINALS[:most]], rows)


def colours(sums: Sums) -> str:
    rows = []
    for colour in COLOUR_IDS:
        if sums[f"sold-{colour}"]:
            amounts = [measured(sums, f"{name}-{colour}", digits=0) for name in ("earned", "paid")]
            rows.append([colour, *amounts, returned(sums, colour), part(sums, f"complete-{colour}")])
    return table(["colour", "rent", "spent", "rent for 100", "in one hand"], rows)


def returned(sums: Sums, colour: str) -> str:
    """The rent for each 100 spent, and its interval by the two means and how they vary together."""
    matches, earned, spent = sums["matches"], sums[f"earned-{colour}"], sums[f"paid-{colour}"]
    if spent == 0:
        return ""
    rate = earned / spent
    squares = sums[f"earned-{colour}²"] - 2 * rate * sums[f"both-{colour}"] + rate * rate * sums[f"paid-{colour}²"]
    reach = SIGMAS * sqrt(max(0.0, squares / matches) / matches) / (spent / matches)
    return f"{100 * rate:.0f} ({100 * max(0.0, rate - reach):.0f} – {100 * (rate + reach):.0f})"


def sites(layout: Layout, sums: Sums) -> str:
    rows = []
    best = sorted(range(int(layout.sites)), key=lambda site: -sums[f"site-rent-{site}"])[:BEST_SITES]
    for site in best:
        touched = ", ".join(DISTRICT_IDS[number] for number in bits_of(layout.districts_at[site]))
        amounts = [measured(sums, f"site-{name}-{site}", digits=0) for name in ("rent", "lost")]
        stands = [part(sums, f"site-{kind}-{site}") for kind in ("bonus", "hazard", "landmark")]
        # People count them from 1.
        rows.append([f"s{site + 1}: {touched}", *amounts, *stands])
    return table(["site", "rent beside it", "taken away", "bonus", "hazard", "landmark"], rows)


def layouts(found: dict[str, Sums]) -> str:
    rows = []
    for setting, printed in zip(MADE, PRINTED, strict=True):
        sums = found[setting.name]
        means, deviation = between(sums)
        ordered = sorted(means)
        last = len(ordered) - 1
        rows.append(
            [
                setting.name,
                str(len(ordered)),
                measured(found[printed.name], "turns"),
                measured(sums, "turns"),
                f"{deviation:.1f}",
                f"{ordered[round(0.05 * last)]:.1f} – {ordered[round(0.95 * last)]:.1f}",
            ]
        )
    titles = ["", "layouts", "turns, printed", "turns, made", "deviation of a layout", "shortest and longest"]
    return table(titles, rows)


def between(sums: Sums) -> tuple[list[float], float]:
    """The mean turns of each layout, and the standard deviation of the true ones."""
    texts = sorted(name.removeprefix("made-turns-") for name in sums if name.startswith("made-turns-"))
    means = []
    luck = 0.0
    for layout in texts:
        matches = sums[f"made-{layout}"]
        middle = sums[f"made-turns-{layout}"] / matches
        means.append(middle)
        within = max(0.0, sums[f"made-squares-{layout}"] / matches - middle * middle)
        # Of the mean of so few.
        luck += within / max(1, matches - 1)
    whole = sum(means) / len(means)
    apart = sum((middle - whole) ** 2 for middle in means) / max(1, len(means) - 1)
    return means, sqrt(max(0.0, apart - luck / len(means)))
