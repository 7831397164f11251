"""A grid of characters with styles, painted on and then read line by line."""

from itertools import groupby
from typing import final

from rich.text import Text


@final
class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Paint a text; what would stand outside is left off."""
        for place, sign in enumerate(text, start=x):
            if 0 <= place < self.width and 0 <= y < self.height:
                self.signs[y][place] = sign
                self.styles[y][place] = style

    def restyle(self, x: int, y: int, style: str) -> None:
        """Another style for the sign that is there."""
        self.styles[y][x] = style

    def lines(self) -> list[Text]:
        found = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            line = Text(no_wrap=True, end="")
            for style, run in groupby(zip(signs, styles, strict=True), key=lambda spot: spot[1]):
                line.append("".join(sign for sign, _ in run), style or None)
            found.append(line)
        return found
