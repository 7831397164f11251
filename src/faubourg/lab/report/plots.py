"""Plots as SVG, drawn by hand: a page of them weighs some kilobytes, needs no script, and prints.

Sizes are in the units of the drawing; colours are the page's, so that a plot turns dark with it.
"""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

from faubourg.lab.report.document import Curve, Histogram, Ranking
from faubourg.text.decimals import decimal
from faubourg.text.language import Language

WIDTH = 720
# A line of a ranking; the room for its name and for its value.
LINE = 24
NAMES = 210
VALUES = 78
# The field of a histogram or a curve, and the room around it.
HEIGHT = 240
LEFT, BOTTOM, TOP = 48, 46, 14
MOST_BARS = 40


def ticks(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers between two, about so many.

    >>> ticks(0, 96)
    [0.0, 20.0, 40.0, 60.0, 80.0]
    """
    span = max(high - low, 1e-9) / wanted
    power = 10.0 ** floor(log10(span))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= span)
    return [round(step * number, 10) for number in range(ceil(low / step), floor(high / step) + 1)]


def plain(value: float, language: Language) -> str:
    """A round number, with the digits it needs.

    >>> plain(20000.0, "en"), plain(0.25, "fr")
    ('20,000', '0,25')
    """
    return decimal(value, len(f"{value:.6g}".partition(".")[2]), language)


def drawing(height: float, title: str, parts: Sequence[str]) -> str:
    """A plot with its title as what is read aloud."""
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">' + "".join(parts) + "</svg>"


def text(x: float, y: float, content: str, place: str, kind: str = "label") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{place}" class="{kind}">{escape(content)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def shortened(name: str, most: int = 30) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def ranking(plot: Ranking, language: Language) -> str:
    """A dot for each value, on a line that is its interval."""
    marks = plot.marks
    low = min((mark.estimate.low for mark in marks), default=0.0)
    high = max((mark.estimate.high for mark in marks), default=1.0)
    if plot.fair is not None:
        low, high = min(low, plot.fair), max(high, plot.fair)
    # From nothing, where that does not press all values together.
    if low > 0 and low < 0.6 * high:
        low = 0.0
    room = (high - low) * 0.04 or 1.0
    low, high = (low if low == 0.0 else low - room), high + room
    start, end = NAMES, WIDTH - VALUES
    height = len(marks) * LINE + BOTTOM

    def across(value: float) -> float:
        return start + (value - low) / (high - low) * (end - start)

    field = len(marks) * LINE + 8
    parts = []
    for tick in ticks(low, high):
        parts += [
            line(across(tick), 4, across(tick), field, "grid"),
            text(across(tick), field + 18, plain(tick, language), "middle"),
        ]
    if plot.fair is not None:
        parts.append(line(across(plot.fair), 4, across(plot.fair), field, "fair"))
    for number, mark in enumerate(marks):
        y = number * LINE + LINE / 2 + 4
        found = mark.estimate
        kind = "dot poor" if found.is_poor else "dot"
        parts += [
            text(start - 10, y + 4, shortened(mark.name), "end"),
            line(across(found.low), y, across(found.high), y, "interval"),
            f'<circle cx="{across(found.value):.1f}" cy="{y:.1f}" r="4.5" class="{kind}"/>',
            text(WIDTH - 4, y + 4, mark.text, "end", "value"),
        ]
    return drawing(height, plot.title, parts)


def gathered(counts: dict[int, int]) -> tuple[list[int], int, int]:
    """Counts in bars of equal width, at most so many: the bars, where they begin, and how wide each is."""
    low, high = min(counts), max(counts)
    # The few longest of all would press the others together.
    total, passed = sum(counts.values()), 0
    for value in sorted(counts):
        passed += counts[value]
        if passed >= 0.99 * total:
            high = value
            break
    wide = max(1, ceil((high - low + 1) / MOST_BARS))
    bars = [0] * ceil((high - low + 1) / wide)
    for value, count in counts.items():
        if value <= high:
            bars[(value - low) // wide] += count
    return bars, low, wide


def histogram(plot: Histogram, language: Language) -> str:
    bars, low, wide = gathered(plot.counts)
    total = sum(plot.counts.values())
    top = max(bars) / total * 100
    end = low + len(bars) * wide

    def across(value: float) -> float:
        return LEFT + (value - low) / (end - low) * (WIDTH - LEFT - 12)

    def up(share: float) -> float:
        return TOP + HEIGHT * (1 - share / top)

    parts = []
    for tick in ticks(0, top, 4):
        parts += [
            line(LEFT, up(tick), WIDTH - 12, up(tick), "grid"),
            text(LEFT - 8, up(tick) + 4, plain(tick, language) + " %", "end"),
        ]
    for number, count in enumerate(bars):
        x, y = across(low + number * wide), up(count / total * 100)
        width = max(1.0, across(low + wide) - across(low) - 1.5)
        parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{up(0) - y:.1f}" class="bar"/>')
    for tick in ticks(low, end, 7):
        parts.append(text(across(tick), up(0) + 18, plain(tick, language), "middle"))
    parts.append(text((LEFT + WIDTH) / 2, up(0) + 38, plot.axis, "middle", "axis"))
    return drawing(HEIGHT + TOP + BOTTOM, plot.title, parts)


def curve(plot: Curve) -> str:
    def across(part: float) -> float:
        return LEFT + part / 100 * (WIDTH - LEFT - 12)

    def up(share: float) -> float:
        return TOP + HEIGHT * (1 - share / 100)

    parts = []
    for tick in (0, 25, 50, 75, 100):
        parts += [
            line(LEFT, up(tick), WIDTH - 12, up(tick), "grid"),
            text(LEFT - 8, up(tick) + 4, f"{tick} %", "end"),
            text(across(tick), up(0) + 18, f"{tick} %", "end" if tick == 100 else "middle"),
        ]
    band = [f"{across(part):.1f},{up(found.high):.1f}" for part, found in plot.points]
    band += [f"{across(part):.1f},{up(found.low):.1f}" for part, found in reversed(plot.points)]
    path = " ".join(f"{across(part):.1f},{up(found.value):.1f}" for part, found in plot.points)
    parts += [
        f'<polygon points="{" ".join(band)}" class="band"/>',
        f'<polyline points="{path}" class="curve"/>',
        text((LEFT + WIDTH) / 2, up(0) + 38, plot.across, "middle", "axis"),
        text(LEFT + 10, TOP + 14, plot.up, "start", "axis"),
    ]
    return drawing(HEIGHT + TOP + BOTTOM, plot.title, parts)
