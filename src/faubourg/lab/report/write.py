"""What a report says, in the words of the reader."""

from collections.abc import Sequence

from faubourg.bots.counted import PARTS
from faubourg.core.game import Game
from faubourg.core.measures import RATIO, SHARE, VICTORIES, WHOLE, Chapter, Figure, Kind, Sums
from faubourg.lab.comparison import FIRST_WINS, Comparison
from faubourg.lab.comparison import SETTLED as SETTLED_SHARE
from faubourg.lab.estimate import Estimate, estimate, mean, percent
from faubourg.lab.report.document import (
    Block,
    Cell,
    Code,
    Curve,
    Definitions,
    Document,
    Heading,
    Histogram,
    Mark,
    Paragraph,
    Ranking,
    Table,
)
from faubourg.lab.report.noted import COMMON_NOTED, ENDED, LENGTH, PLACE, SETTLED, Noted
from faubourg.lab.sides import label, sides_of
from faubourg.lab.words import Words
from faubourg.text.decimals import interval, signed
from faubourg.text.language import Language
from faubourg.text.phrases import Phrases

# Of the figures that every match has, how many digits are shown; those of points are many thousands in one game and few
# in another.
DIGITS = {"decisions": 0, "choices": 0, "turns": 1, "lead_changes": 1}
# The tenths at which a curve is told as figures, too.
TOLD = (2, 5, 10, 15, 18)


class Writer:
    """Puts the report of one game together."""

    def __init__(self, game: Game, language: Language, noted: Sequence[Noted]) -> None:
        self.game = game
        self.language = language
        self.noted = [one for one in noted if one.matches]
        self.words = Phrases(game, language, options=self.noted[0].kind.options if self.noted else None)
        self.told = Words(language, game.id)
        self.say = self.told.say
        self.is_poor = False

    def document(self, made: str, command: str, against: Comparison | None = None, stopped: str = "") -> Document:
        close = self.noted[0]
        blocks: list[Block] = [Paragraph(stopped, is_warning=True)] if stopped else []
        blocks.append(Paragraph(self.introduction()))
        place = len(blocks)
        blocks += self.lengths()
        blocks += self.endings()
        blocks += self.seats()
        blocks += self.known()
        for chapter in self.game.measures().chapters(close.kind):
            blocks += self.chapter(chapter, close)
        if against is not None and against.matches:
            blocks += self.differences(against)
        if self.is_poor:
            blocks.insert(place, Paragraph(self.say("report-poor"), is_warning=True))
        blocks += [Heading(self.say("report-made")), Paragraph(made), Code(command)]
        return Document(self.say("report-title", game=self.game.title), self.language, blocks)

    def introduction(self) -> str:
        bots = sorted({name for one in self.noted for name in one.contest.bots})
        data = "builtin" if self.game.builtin else "own"
        about = self.say(f"report-figures-{data}")
        own = self.say("report-about") if self.told.knows("report-about") else ""
        return " ".join(part for part in (self.say("report-intro", bots=", ".join(bots)), about, own) if part)

    # Words and figures

    def number(self, value: float, digits: int) -> str:
        return signed(value, digits, self.language)

    def between(self, low: float, high: float, digits: int) -> str:
        return interval(low, high, digits, self.language)

    def cell(self, found: Estimate | None, digits: int = 1, unit: str = "") -> Cell:
        """A figure with its interval."""
        if found is None:
            return Cell("–")
        self.is_poor = self.is_poor or found.is_poor
        return Cell(self.number(found.value, digits) + unit, self.between(found.low, found.high, digits), found.is_poor)

    def label(self, kind: Kind) -> str:
        """How many seats, and which options, in words."""
        return label(kind, self.words, self.told)

    def of_kinds(self, titles: list[str], rows: list[list[Cell]]) -> Table:
        named = [[Cell(self.label(one.kind)), *row] for one, row in zip(self.noted, rows, strict=True)]
        return Table([self.say("report-kind"), *titles], named)

    def titles(self, names: Sequence[str]) -> list[str]:
        return [self.say(f"measure-{name}") for name in names]

    def about(self, names: Sequence[str]) -> Definitions:
        """What each column means."""
        return self.definitions([(self.say(f"measure-{name}"), f"measure-{name}-about") for name in names])

    def definitions(self, told: Sequence[tuple[str, str]]) -> Definitions:
        return Definitions([(self.say("report-term", name=name), self.say(key)) for name, key in told])

    def listed(self, parts: Sequence[str]) -> str:
        return ("\u00a0; " if self.language == "fr" else "; ").join(parts)

    def stopped(self, all_kinds: Sequence[Noted], wanted: int, against: Comparison | None) -> str:
        """What a report is made of that was interrupted: of each kind, and of pairs, so many were wanted."""
        done = [one.matches for one in all_kinds]
        parts = [
            self.say("report-stopped-part", kind=self.label(one.kind), done=one.matches, wanted=wanted)
            for one in all_kinds
        ]
        if against is not None:
            done.append(against.matches)
            parts.append(self.say("report-stopped-pairs", done=against.matches, wanted=wanted))
        return self.say("report-stopped", done=sum(done), wanted=wanted * len(done), parts=self.listed(parts))

    # What is told of every game

    def lengths(self) -> list[Block]:
        names = [*COMMON_NOTED, SETTLED]
        rows = []
        digits = {name: self.digits_of(name) for name in COMMON_NOTED}
        for one in self.noted:
            sums = one.sums
            row = [
                self.cell(mean(sums[f"all-{name}"], sums[f"all-{name}²"], one.matches, one.matches), digits[name])
                for name in COMMON_NOTED
            ]
            part = mean(sums[f"all-{SETTLED}"] / 10, sums[f"all-{SETTLED}²"] / 100, one.matches, one.matches)
            rows.append([*row, self.cell(part, 0, " %")])
        close = self.noted[0]
        counts = {
            int(name.removeprefix(f"{LENGTH}-")): count
            for name, count in close.sums.items()
            if name.startswith(f"{LENGTH}-")
        }
        title = self.say("report-length-plot", kind=self.label(close.kind), matches=close.matches)
        return [
            Heading(self.say("report-length")),
            self.about(names),
            self.of_kinds(self.titles(names), rows),
            Histogram(title, counts, self.say("measure-turns")),
        ]

    def digits_of(self, name: str) -> int:
        """As many as are worth showing, the same for all kinds of match, and for the margin as for the spread."""
        largest = max(one.sums["all-spread"] / one.matches for one in self.noted)
        return DIGITS.get(name, 0 if largest >= 100 else 1 if largest >= 10 else 2)

    def endings(self) -> list[Block]:
        names = self.game.measures().endings
        found = [name for name in names if any(one.sums.get(f"{ENDED}-{name}") for one in self.noted)]
        rows = [
            [
                self.cell(percent(one.sums.get(f"{ENDED}-{name}", 0) / one.matches, one.matches), 1, " %")
                for name in found
            ]
            for one in self.noted
        ]
        titles = [self.say(f"ending-{name}") for name in found]
        return [Heading(self.say("report-ends")), Paragraph(self.say("report-ends-about")), self.of_kinds(titles, rows)]

    def seats(self) -> list[Block]:
        most = max(one.kind.seats for one in self.noted)
        titles = [self.say("report-place", place=place + 1) for place in range(most)]
        rows = []
        for one in self.noted:
            shares = [self.cell(self.share_of(one, place), 1, " %") for place in range(one.kind.seats)]
            rows.append([*shares, *[Cell("")] * (most - one.kind.seats)])
        close = self.noted[0]
        marks = [self.mark(titles[place], self.share_of(close, place)) for place in range(close.kind.seats)]
        title = self.say("report-seats-plot", kind=self.label(close.kind), matches=close.matches)
        return [
            Heading(self.say("report-advantage")),
            Paragraph(self.say("report-advantage-about")),
            self.of_kinds(titles, rows),
            Ranking(title, marks, 100 / close.kind.seats),
        ]

    def share_of(self, one: Noted, place: int) -> Estimate:
        return percent(one.sums.get(f"{PLACE}-{place}", 0) / WHOLE / one.matches, one.matches)

    def mark(self, name: str, found: Estimate, digits: int = 1, unit: str = " %") -> Mark:
        return Mark(name, found, self.number(found.value, digits) + unit)

    def known(self) -> list[Block]:
        """How early the winner is known."""
        titles = [self.say("report-part", part=part * 100 // PARTS) for part in TOLD]
        rows = [[self.cell(self.led(one, part), 0, " %") for part in TOLD] for one in self.noted]
        close = self.noted[0]
        found = [(part * 100 / PARTS, led) for part in range(1, PARTS) if (led := self.led(close, part)) is not None]
        # The few who lead at once would make the curve begin with a guess.
        curve = [point for point in found if not point[1].is_poor] or found
        title = self.say("report-known-plot", kind=self.label(close.kind), matches=close.matches)
        return [
            Heading(self.say("report-known")),
            Paragraph(self.say("report-known-about")),
            self.of_kinds(titles, rows),
            Curve(title, curve, self.say("report-known-across"), self.say("report-known-up")),
        ]

    def led(self, one: Noted, part: int) -> Estimate | None:
        cases = one.sums.get(f"led-{part}", 0)
        return percent(one.sums.get(f"led-won-{part}", 0) / cases, cases) if cases else None

    # What only this game has

    def chapter(self, chapter: Chapter, close: Noted) -> list[Block]:
        head = Heading(self.say(f"chapter-{chapter.name}"))
        titles = [self.title_of(figure) for figure in chapter.figures]
        told = self.definitions([(title, self.key_of(figure)) for title, figure in zip(titles, chapter.figures)])
        if not chapter.ids:
            rows = [[self.figure(one.sums, figure) for figure in chapter.figures] for one in self.noted]
            return [head, told, self.of_kinds(titles, rows)]
        about = self.say("report-things", kind=self.label(close.kind), matches=close.matches)
        rows = [
            [
                Cell(self.thing(chapter.sort, id)),
                *(self.figure(close.sums, figure, f"-{id}") for figure in chapter.figures),
            ]
            for id in chapter.ids
        ]
        table = Table([self.say(f"things-{chapter.name}"), *titles], rows)
        return [head, told, Paragraph(about), table, *self.drawn(chapter, close)]

    def title_of(self, figure: Figure) -> str:
        return self.say(self.key_of(figure).removesuffix("-about"))

    def key_of(self, figure: Figure) -> str:
        """The message that defines a figure."""
        name = figure.name if figure.kind != RATIO else f"{figure.name}-by-{figure.by}"
        return f"measure-{name}-about"

    def figure(self, sums: Sums, figure: Figure, id: str = "") -> Cell:
        unit = " %" if figure.kind in (SHARE, VICTORIES) else ""
        return self.cell(estimate(sums, figure, id), figure.digits, unit)

    def thing(self, sort: str, id: str) -> str:
        return self.words.name(sort, id) if sort else id

    def drawn(self, chapter: Chapter, close: Noted) -> list[Block]:
        """The figure of the things that is drawn, the largest first."""
        found = next((figure for figure in chapter.figures if figure.name == chapter.drawn), None)
        if found is None:
            return []
        unit = " %" if found.kind in (SHARE, VICTORIES) else ""
        marks = [
            self.mark(self.thing(chapter.sort, id), value, found.digits, unit)
            for id in chapter.ids
            if (value := estimate(close.sums, found, f"-{id}")) is not None
        ]
        marks.sort(key=lambda mark: -mark.estimate.value)
        # Of victories, what each seat would have if nothing mattered.
        fair = 100 / close.kind.seats if found.kind == VICTORIES else None
        key = "report-drawn" if fair is None else "report-drawn-shares"
        what = self.title_of(found)
        title = self.say(key, what=what[:1].upper() + what[1:], kind=self.label(close.kind), matches=close.matches)
        return [Ranking(title, marks, fair)]

    # Beside another

    def differences(self, found: Comparison) -> list[Block]:
        rows = []
        for one in found.differences():
            scale, unit, digits = (100, " %", 1) if one.name in (SETTLED_SHARE, FIRST_WINS) else (1, "", one.digits)
            name = self.say(f"measure-{one.name}")
            between = self.between(one.low * scale, one.high * scale, digits)
            sign = "+" if one.value > 0 else ""
            apart = Cell(sign + self.number(one.value * scale, digits) + unit, between)
            means = [Cell(self.number(value * scale, digits) + unit) for value in (one.one, one.other)]
            rows.append([Cell(name), *means, apart, Cell(self.say("compare-clear") if one.is_clear else "")])
        titles = [self.say(f"compare-column-{name}") for name in ("measure", "one", "other", "difference", "clear")]
        one_side, other_side = sides_of(found, self.language)
        about = self.say("report-against-about", matches=found.matches, one=one_side, other=other_side)
        return [Heading(self.say("report-against")), Paragraph(about), Table(titles, rows)]
