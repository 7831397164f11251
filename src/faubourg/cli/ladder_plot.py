"""The plot of the ladder: a drawing of lines and dots, small enough to be made by hand."""

from collections.abc import Callable
from xml.sax.saxutils import escape

from faubourg.bots.rating import Rating

Across = Callable[[float], float]

WIDTH = 760
LEFT, RIGHT = 110, 24
TOP = 56
ROW = 22
GAP = 34
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#333}.game{font-weight:600}.axis{stroke:#bbb}.reach{stroke-width:2}"
    ".two{fill:none;stroke:#b3541e}.four{fill:#1f5f8b;stroke:#1f5f8b}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.axis{stroke:#555}.two{stroke:#f0a070}"
    ".four{fill:#7fc1ee;stroke:#7fc1ee}}"
)


def plot(games: dict[str, dict[int, dict[str, Rating]]], title: str) -> str:
    """For each game a line a level, from the strongest down; a dot and its interval for each number of seats."""
    every = [found for ratings in games.values() for by in ratings.values() for found in by.values()]
    low = min((found.value - found.reach for found in every), default=1400.0) - 20
    high = max((found.value + found.reach for found in every), default=1600.0) + 20

    def across(value: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low), 1)

    drawn: list[str] = []
    bottom = TOP
    for name, ratings in games.items():
        highest = next((ratings[seats] for seats in sorted(ratings, reverse=True) if ratings[seats]), {})
        drawn.append(f'<text class="game" x="8" y="{bottom + 4}">{escape(name)}</text>')
        for rung in sorted(highest, key=lambda rung: -highest[rung].value):
            bottom += ROW
            drawn.append(f'<text x="{LEFT - 8}" y="{bottom + 4}" text-anchor="end">{escape(rung)}</text>')
            for seats, by in ratings.items():
                if rung in by:
                    drawn.append(dot(by[rung], across, bottom + (4 if seats == min(ratings) else -3), seats))
        bottom += GAP
    height = bottom
    lines = []
    for value in range(int(low // 100 + 1) * 100, int(high) + 1, 100):
        x = across(value)
        lines.append(f'<line class="axis" x1="{x}" x2="{x}" y1="{TOP - 20}" y2="{height - GAP + 8}"/>')
        if value % 200 == 100:
            lines.append(f'<text x="{x}" y="{TOP - 24}" text-anchor="middle">{value}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img">'
    heading = f'<title>{escape(title)}</title><text class="game" x="8" y="16">{escape(title)}</text>'
    return "\n".join([head, f"<style>{STYLE}</style>", heading, *lines, *drawn, "</svg>"]) + "\n"


def dot(found: Rating, across: Across, y: int, seats: int) -> str:
    kind = "two" if seats == 2 else "four"
    left, middle, right = (across(found.value + side * found.reach) for side in (-1, 0, 1))
    line = f'<line class="{kind} reach" x1="{left}" x2="{right}" y1="{y}" y2="{y}"/>'
    return f'{line}<circle class="{kind}" cx="{middle}" cy="{y}" r="4"/>'
