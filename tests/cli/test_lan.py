"""`./play --lan`: the address for others and its code in the terminal, or why there is none."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from faubourg.cli import serve
from faubourg.cli.main import main
from faubourg.cli.qrcode import code_for_terminal, code_of, framed
from faubourg.text.messages import Messages
from tests.cli.driver import Terminal
from tests.machines import HOST, two_machines
from tests.patience import PATIENCE

# What a telephone does.
VISIT = """
import sys, urllib.request
opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
print(opener.open(sys.argv[1] + "api/games", timeout=30).status)
"""
ADDRESS = "http://192.168.1.5:8017/"
# As another program draws it (uqr 0.1.3, least correction, first pattern).
SQUARES = """
#######...#....##.#######
#.....#..#...###..#.....#
#.###.#.#..#...#..#.###.#
#.###.#..#..#.....#.###.#
#.###.#..#..##.##.#.###.#
#.....#...###..##.#.....#
#######.#.#.#.#.#.#######
........#..#.#.#.........
###.#####...###..##...#..
...#.#...#.##.#...##....#
#...####..###.#.#.###.###
...#...####.##..#####..#.
##....#...##.####.##.#.##
.......#####.##..###.#..#
#.##.######...#.##.##.###
.#.#...###.#.#.#.###.#.#.
#..#.##.#.#.##########...
........#..####.#...#####
#######.#..##.###.#.#..##
#.....#.###.#####...##.#.
#.###.#.#######.#####....
#.###.#..###.#####..#.#..
#.###.#.##...#.###..##..#
#.....#.#...###.##..##.#.
#######.#.#####.####...##
"""


def drawn(text: str) -> str:
    return "\n".join("".join("#" if dark else "." for dark in row) for row in code_of(text))


def test_a_code_is_what_other_programs_draw() -> None:
    assert drawn(ADDRESS) == SQUARES.strip()


@pytest.mark.parametrize("length", [1, 17, 18, 32, 33, 53, 54, 78, 79, 106])
def test_a_code_is_as_small_as_it_gets(length: int) -> None:
    smallest = next(size for size, room in ((21, 17), (25, 32), (29, 53), (33, 78), (37, 106)) if length <= room)
    assert len(code_of("x" * length)) == smallest


def test_what_is_too_long_has_no_code() -> None:
    assert code_of("x" * 107) == []
    assert code_for_terminal("x" * 107, "utf-8", {"TERM": "xterm"}) == ""


def test_a_terminal_shows_two_rows_in_a_line_dark_on_light() -> None:
    shown = code_for_terminal(ADDRESS, "utf-8", {"TERM": "xterm"})
    lines = [re.sub(r"\x1b\[[\d;]*m", "", line) for line in shown.split("\n")]
    halves = {" ": "..", "▀": "#.", "▄": ".#", "█": "##"}
    rows = ["".join(halves[letter][half] for letter in line) for line in lines for half in (0, 1)]
    assert [[square == "#" for square in row] for row in rows[:29]] == framed(code_of(ADDRESS))
    assert all(line.startswith("\x1b[38;5;16;48;5;231m") for line in shown.split("\n"))


def test_without_colours_what_is_light_is_drawn() -> None:
    first = code_for_terminal(ADDRESS, "utf-8", {"TERM": "xterm", "NO_COLOR": "1"}).split("\n")[0]
    assert first == "█" * 29


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "nonsense"])
def test_a_terminal_without_the_letters_shows_none(encoding: str) -> None:
    assert code_for_terminal(ADDRESS, encoding, {"TERM": "xterm"}) == ""


# Starting


def test_where_there_is_no_house_it_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "house_address", lambda: None)
    assert main(["serve", "--lan", "--port", "0"]) == 2
    assert capsys.readouterr().err.startswith("This machine is in no network of a house")


@pytest.mark.parametrize("others", [["--host", "0.0.0.0"], ["--behind-proxy"]])
def test_a_server_for_more_needs_no_lan(others: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--lan", *others]) == 2
    assert "--host 0.0.0.0" in capsys.readouterr().err


def test_a_port_that_is_taken_in_the_house_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "house_address", lambda: "127.0.0.2")
    with socket.create_server(("127.0.0.2", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--lan", "--port", str(port)]) == 2
    assert capsys.readouterr().err.startswith(f"Port {port} is in use already on 127.0.0.2: ")


def test_in_a_pipe_there_is_the_address_and_no_code(capsys: pytest.CaptureFixture[str]) -> None:
    serve.tell_others(Messages("fr"), ADDRESS)
    assert capsys.readouterr().out == f"Les autres, sur le même réseau, ouvrent {ADDRESS}\n"


def test_others_in_the_house_open_what_the_terminal_shows(home: Path) -> None:
    with (
        two_machines() as (host, phone),
        Terminal("serve", "--lan", "--no-open", "--port", "0", "--quiet", home=home, within=host.enter) as terminal,
    ):
        shown = terminal.until("Ctrl-C stops it.")
        port = shown.partition("127.0.0.1:")[2].partition("/")[0]
        root = f"http://{HOST}:{port}/"
        assert f"Others on the same network open {root}\r\n" in shown
        assert code_for_terminal(root, "utf-8", {"TERM": "xterm-256color"}) in shown.replace("\r", "")
        visit = [*phone.enter, sys.executable, "-c", VISIT, root]
        answer = subprocess.run(visit, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert answer.stdout == "200\n", answer.stderr
        terminal.stop(signal.SIGTERM)
        terminal.rest()
