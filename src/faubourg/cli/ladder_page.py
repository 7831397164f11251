"""The page of the ladder: `docs/ladder.md` with its plot, and the figures that tables show, in `measured.toml`."""

import re
from pathlib import Path

from faubourg.bots.arena import Result
from faubourg.bots.ladder import ANCHOR, RUNGS, Step, ratings_of, result_of
from faubourg.bots.levels import LEVELS, UNKNOWN, Measured, read_measured
from faubourg.bots.rating import Rating, expected
from faubourg.cli.complaint import Complaint, file_complaint, read_text, shown_path
from faubourg.cli.ladder_book import Book
from faubourg.cli.ladder_plot import plot
from faubourg.cli.saves import write_whole
from faubourg.games import game, game_ids
from faubourg.text.messages import Messages

# Below the folder that the command is run in.
PAGE = Path("docs/ladder.md")
PLOT = Path("docs/ladder.svg")
FIGURES = Path("src/faubourg/bots/measured.toml")

# A share of fewer matches says too little to be shown where people choose a level.
LEAST_MATCHES = 100

Ratings = dict[int, dict[str, Rating]]
Figures = dict[str, dict[str, Measured]]

# How the page says them.
CHAPTER = re.compile(r"^## ", re.MULTILINE)
SEATS = re.compile(r"^### (\d+) .*$", re.MULTILINE)
RATED = re.compile(r"^\| (\S+) \| (-?\d+)(?: ± (\d+))? \|", re.MULTILINE)


def check_checkout() -> None:
    """The page belongs to the sources: there is nowhere else to write it."""
    if not FIGURES.is_file():
        raise Complaint("ladder-no-checkout", folder=shown_path(Path.cwd()), file=FIGURES.as_posix())
    # What is to stay can be read: that is told before hours of play, not after.
    kept_figures()
    kept_chapters()


def write_page(books: list[Book]) -> None:
    """All is made before any of it is written. Games of which no match was played keep their chapters, and the plot is
    drawn by what the page then says."""
    words = Messages("en")
    figures = figures_text(books, kept_figures())
    played = {book.game.title: book for book in books if book.matches()}
    chapters = {**kept_chapters(), **{title: chapter(book, words) for title, book in played.items()}}
    titles = [game(id).title for id in game_ids()]
    order = sorted(chapters, key=lambda title: titles.index(title) if title in titles else len(titles))
    opening = [
        words.say("ladder-page-title"),
        words.say("ladder-page-how"),
        f"![{words.say('ladder-page-plot')}]({PLOT.name})",
    ]
    page = "\n\n".join([*opening, *(chapters[title] for title in order)]) + "\n"
    drawn = plot({title: ratings_told(chapters[title]) for title in order}, words.say("ladder-plot-title"))
    for file, text in ((FIGURES, figures), (PAGE, page), (PLOT, drawn)):
        write_whole(file, text, secret=False)


def ratings_by_seats(book: Book) -> Ratings:
    counts = sorted({step.seats for step in book.tallies})
    return {
        seats: ratings_of((step, tally) for step, tally in book.tallies.items() if step.seats == seats)
        for seats in counts
    }


# The page


def kept_chapters() -> dict[str, str]:
    """The chapters of the page as it is, by their titles."""
    found = CHAPTER.split(read_text(str(PAGE)))[1:] if PAGE.exists() else []
    return {part.partition("\n")[0].strip(): f"## {part.strip()}" for part in found}


def ratings_told(text: str) -> Ratings:
    """The ratings that a chapter tells, by seats."""
    _, *parts = SEATS.split(text)
    return {
        int(seats): {name: Rating(float(value), float(reach or 0)) for name, value, reach in RATED.findall(tables)}
        for seats, tables in zip(parts[::2], parts[1::2])
    }


def chapter(book: Book, words: Messages) -> str:
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
    for seats, found in ratings_by_seats(book).items():
        if not found:
            # Nobody has met the anchor there yet.
            continue
        parts += [words.say("ladder-page-ratings", seats=seats), markdown(rated(book, seats, found, words))]
    return "\n\n".join(parts)


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


def kept_figures() -> Figures:
    """What was measured before."""
    try:
        return read_measured(read_text(str(FIGURES)))
    except (ValueError, AttributeError):
        raise file_complaint(FIGURES, ValueError()) from None


def figures_text(books: list[Book], kept: Figures) -> str:
    """What was measured of each level of each game; what was not measured again stays as it was."""
    lines = ["# Made by `faubourg ladder`: see levels.py."]
    written = {book.game.id: book for book in books}
    for id in game_ids():
        for level in LEVELS:
            new = figures_of(written[id], level) if id in written else UNKNOWN
            old = kept.get(id, {}).get(level, UNKNOWN)
            found = [before if value is None else value for value, before in zip(new, old)]
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
