"""Take the pictures of the README: a real match of Room Share at the terminal table, in both languages.

    python -m tools.picture

The bots play some turns, the match is saved, the program loads it in a terminal of its own and is asked to play a card.
"""

import fcntl
import io
import os
import pty
import struct
import sys
import tempfile
import termios
import time
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import faubourg
from faubourg.bots.player import ask_bot, bot
from faubourg.cli.clock import Played
from faubourg.cli.people import read_players
from faubourg.cli.saves import save
from faubourg.text.language import LANGUAGES, Language
from faubourg.text.messages import Messages

ROOT = Path(__file__).resolve().parent.parent
PICTURES: dict[Language, str] = {"en": "docs/roomshare-terminal.svg", "fr": "docs/roomshare-terminal.fr.svg"}
WIDTH, HEIGHT = 80, 36
SEED, TURNS = 11, 21
WIPE = "\x1b[3J"
# The colours of the street: warm paper, ink, and the four of the tenants.
INK, SOFT = (29, 36, 48), (91, 101, 116)
HUES = [(201, 60, 43), (35, 133, 90), (166, 118, 0), (37, 99, 201), (122, 60, 140), (15, 98, 118)]
PAPER = TerminalTheme((255, 251, 243), INK, [INK, *HUES, SOFT], [SOFT, *HUES, INK])
# As Rich draws it, but with the fonts of the reader: nothing is fetched from anywhere.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def play_some(path: Path, language: Language) -> None:
    """A match of three bots until it is the first seat's turn again, saved as if a person sat there."""
    match = faubourg.new("roomshare", seats=3, seed=SEED, options={"royal": "suite", "first": 0})
    rng = faubourg.Rng(SEED)
    greedy = bot("greedy")
    while match.state.turns <= TURNS or match.state.actors() != [0]:
        seat = match.state.actors()[0]
        match.play(ask_bot(greedy, match.state, seat, rng), seat)
    save(match, read_players("me,neighbour,neighbour", Messages(language)), path, Played(0, 0.0))


def screen_of(path: Path, language: Language) -> str:
    """The last screen that the program shows after a card has been played."""
    pid, terminal = pty.fork()
    if pid == 0:
        fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
        os.environ.update(TERM="xterm-256color", COLORTERM="", PYTHONIOENCODING="utf-8")
        options = ["--load", str(path), "--lang", language, "--fast"]
        command = [sys.executable, "-m", "faubourg", "play", "roomshare", *options]
        os.execv(sys.executable, command)
    shown = read_until_quiet(terminal)
    os.write(terminal, b"1\n")
    shown += read_until_quiet(terminal)
    os.write(terminal, b"\x04")
    read_until_quiet(terminal)
    os.waitpid(pid, 0)
    return shown.rpartition(WIPE)[2].replace("\r", "").rstrip()


def read_until_quiet(terminal: int) -> str:
    """What the program prints until it waits for a line."""
    os.set_blocking(terminal, False)
    shown = b""
    quiet_since = time.monotonic()
    while time.monotonic() - quiet_since < (1.0 if shown else 15.0):
        try:
            part = os.read(terminal, 65536)
        except BlockingIOError:
            time.sleep(0.05)
            continue
        except OSError:
            break
        if not part:
            break
        shown += part
        quiet_since = time.monotonic()
    return shown.decode("utf-8", "replace")


def main() -> None:
    for language in LANGUAGES:
        with tempfile.TemporaryDirectory() as folder:
            os.environ["FAUBOURG_HOME"] = folder
            path = Path(folder) / "match.faubourg"
            play_some(path, language)
            screen = screen_of(path, language)
        console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, highlight=False)
        console.print(Text.from_ansi(screen))
        picture = console.export_svg(title="Faubourg", theme=PAPER, code_format=FRAME, unique_id="faubourg")
        target = ROOT / PICTURES[language]
        target.parent.mkdir(exist_ok=True)
        target.write_text(picture, encoding="utf-8")
        sys.stdout.write(f"{PICTURES[language]}: {len(picture) // 1024} kB\n")


if __name__ == "__main__":
    main()
