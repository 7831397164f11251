"""The page of the ladder: `docs/ladder.md` with its plot, and the figures that tables show, in `measured.toml`."""

from pathlib import Path

from faubourg.bots.arena import Result
from faubourg.bots.ladder import ANCHOR, RUNGS, Step, ratings_of, result_of
from faubourg.bots.levels import LEVELS, Measured, measured
from faubourg.bots.rating import Rating, expected
from faubourg.cli.complaint import Complaint
from faubourg.cli.ladder_book import Book
from faubourg.cli.ladder_plot import plot
from faubourg.core.options import shown
from faubourg.games import game_ids
from faubourg.text.messages import Messages

PAGE = Path("docs/ladder.md")
PLOT = Path("docs/ladder.svg")
FIGURES = Path("src/faubourg/bots/measured.toml")

# A share of fewer matches says too little to be shown where people choose a level.
LEAST_MATCHES = 100

Ratings = dict[int, dict[str, Rating]]


def check_checkout(root: Path) -> None:
    """The page belongs to the sources: there is nowhere else to write it."""
    if not (root / FIGURES).is_file():
        raise Complaint("ladder-no-checkout", folder=shown(str(root)), file=FIGURES.as_posix())


def write_page(root: Path, books: list[Book]) -> None:
    words = Messages("en")
    (root / FIGURES).write_text(figures_text(books), encoding="utf-8")
    # Of some only the time was taken.
    books = [book for book in books if book.matches()]
    ratings = {book.game.id: ratings_by_seats(book) for book in books}
    parts = [
        words.say("ladder-page-title"),
        words.say("ladder-page-how"),
        f"![{words.say('ladder-page-plot')}]({PLOT.name})",
    ]
    for book in books:
        parts += chapter(book, ratings[book.game.id], words)
    (root / PAGE).write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    titled = {book.game.title: ratings[book.game.id] for book in books}
    (root / PLOT).write_text(plot(titled, words.say("ladder-plot-title")), encoding="utf-8")


def ratings_by_seats(book: Book) -> Ratings:
    counts = sorted({step.seats for step in book.tallies})
    return {
        seats: ratings_of((step, tally) for step, tally in book.tallies.items() if step.seats == seats)
        for seats in counts
    }


# The page


def chapter(book: Book, ratings: Ratings, words: Messages) -> list[str]:
    """One game: what was played, what follows from it, and what was not played."""
    parts = [f"## {book.game.title}"]
    rows = [[words.say(f"ladder-column-{name}") for name in ("step", "seats", "matches", "wins", "interval", "time")]]
    for step, tally in book.tallies.items():
        if tally.matches():
            upper = result_of(tally, step.upper)
            low, high = upper.interval()
            share = f"**{100 * upper.rate():.1f} %**"
            between = f"{100 * low:.1f} – {100 * high:.1f} %"
            pair = f"{step.upper} against {step.lower}"
            time = f"{upper.milliseconds():.2f} ms"
            rows.append([pair, str(step.seats), str(tally.matches()), share, between, time])
    parts.append(markdown(rows))
    for seats, found in ratings.items():
        if not found:
            # Nobody has met the anchor there yet.
            continue
        parts += [words.say("ladder-page-ratings", seats=seats), markdown(rated(book, seats, found, words))]
    return parts


def rated(book: Book, seats: int, ratings: dict[str, Rating], words: Messages) -> list[list[str]]:
    """Each with its rating, and with its share of the victories alone against each other: played, or only fitted."""
    order = sorted(ratings, key=lambda name: -ratings[name].value)
    rows = [["", words.say("ladder-column-rating"), *order]]
    for upper in order:
        found = ratings[upper]
        cells = [upper, f"{found.value:.0f} ± {found.reach:.0f}" if upper != ANCHOR else f"{found.value:.0f}"]
        for lower in order:
            tally = book.tallies.get(Step(upper, lower, seats))
            if upper == lower:
                cells.append("")
            elif tally is not None and tally.matches():
                cells.append(f"**{100 * result_of(tally, upper).rate():.0f} %**")
            else:
                cells.append(f"≈ {100 * expected(found.value, ratings[lower].value, seats):.0f} %")
        rows.append(cells)
    return rows


def markdown(rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "|---" + "|--:" * (len(rows[0]) - 1) + "|")
    return "\n".join(lines)


# The figures


def figures_text(books: list[Book]) -> str:
    """What was measured of each level of each game; what was not measured again stays as it was."""
    lines = ["# Made by `faubourg ladder`: see levels.py."]
    written = {book.game.id: book for book in books}
    for id in game_ids():
        for level in LEVELS:
            found = figures_of(written[id], level) if id in written else measured(id, level)
            known = [(name, value) for name, value in zip(Measured._fields, found) if value is not None]
            if known:
                lines += ["", f"[{id}.{level}]", *[f"{name} = {value}" for name, value in known]]
    return "\n".join(lines) + "\n"


def figures_of(book: Book, level: str) -> Measured:
    below = RUNGS[RUNGS.index(level) - 1] if level != LEVELS[0] else None
    results: list[Result] = []
    shares: dict[int, float | None] = {}
    for step, tally in book.tallies.items():
        if tally.matches() and level in (step.upper, step.lower):
            results.append(result_of(tally, level))
            if (step.upper, step.lower) == (level, below) and tally.matches() >= LEAST_MATCHES:
                shares[step.seats] = round(result_of(tally, level).rate(), 4)
    chosen = sum(result.chosen for result in results)
    time = round(1000 * sum(result.seconds for result in results) / chosen, 3) if chosen else None
    slow = book.clocks.get((level, False))
    return Measured(shares.get(2), shares.get(4), time, None if slow is None else round(slow, 1))
