"""The terminal: lines out, lines in. Plain when it is no terminal, or when asked."""

import os
import sys
import textwrap
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, final

from faubourg.cli.guard import Guard, Stop
from faubourg.cli.letters import printable

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

# Everything on the screen and, where terminals allow it, everything above it.
WIPE = "\033[H\033[2J\033[3J"
NARROWEST = 60
LONGEST_LINE = 1000


@final
class Screen:
    def __init__(self, plain: bool, colour: bool, pace: float, guard: Guard) -> None:
        self.guard = guard
        self.typed_by_hand = sys.stdin.isatty()
        shown = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self.plain = plain or not shown or not self.typed_by_hand
        self.pace = pace if shown else 0.0
        self.console: Console | None = None
        if not self.plain:
            from rich import console

            self.console = console.Console(no_color=not colour or None, highlight=False, markup=False, emoji=False)
            if self.console.width < NARROWEST:
                self.plain = True
        if self.typed_by_hand:
            # Lines can be edited and called back.
            import contextlib

            with contextlib.suppress(ImportError):
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        return self.console.width if self.console else 80

    @property
    def height(self) -> int:
        return self.console.height if self.console else 24

    @property
    def simple(self) -> bool:
        """Whether the terminal cannot show more than the oldest letters."""
        return not can_show("★†♛✓►×┼↑−", sys.stdout.encoding)

    def say(self, text: str, style: str = "", *, whole: bool = False) -> None:
        """One sentence, or several lines; what may be copied is left whole."""
        text = printable(text, sys.stdout.encoding)
        if self.console is None or self.plain:
            sys.stdout.write(text + "\n")
        else:
            for line in [text] if whole else self.wrapped(text):
                self.console.print(line, style=style or None, no_wrap=True, overflow="ignore", crop=False)
        sys.stdout.flush()

    def page(self, text: str) -> None:
        """A long text, a screenful at a time: Enter shows the next."""
        lines = self.wrapped(printable(text, sys.stdout.encoding))
        most = max(self.height - 1, 1)
        for start in range(0, len(lines), most):
            if start:
                self.ask(printable("… ", sys.stdout.encoding))
            self.say("\n".join(lines[start : start + most]))

    def show(self, lines: "Iterable[Text]") -> None:
        if self.console is not None:
            for line in lines:
                self.console.print(line)

    def clear(self) -> None:
        """A fresh screen; nothing to do where lines only follow each other."""
        if self.console is not None and not self.plain:
            sys.stdout.write(WIPE)
            sys.stdout.flush()

    def wrapped(self, text: str) -> list[str]:
        """Lines that fit; unlike Rich, a no-break space breaks no line."""
        found: list[str] = []
        for line in text.split("\n"):
            found += textwrap.wrap(line, self.width, break_on_hyphens=False) if len(line) > self.width else [line]
        return found

    def height_of(self, text: str) -> int:
        """How many lines a text takes."""
        return len(self.wrapped(text))

    def ask(self, sign: str = "> ") -> str:
        """The next line typed; a Stop at the end of the input or by a signal."""
        sys.stdout.flush()
        with self.guard.waiting():
            try:
                line = input(sign) if self.typed_by_hand else next_line()
            except (EOFError, OSError):
                raise Stop(0) from None
        return line[:LONGEST_LINE]

    def forget(self) -> None:
        """What one person typed is not called back by the next."""
        readline = sys.modules.get("readline")
        if readline is not None:
            readline.clear_history()

    def pause(self, seconds: float) -> None:
        if self.pace and seconds:
            with self.guard.waiting():
                time.sleep(seconds * self.pace)


def can_show(signs: str, encoding: str | None) -> bool:
    """Whether a terminal of that encoding has all these signs."""
    try:
        signs.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def next_line() -> str:
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\r\n")
