"""`faubourg layout judge`: what a layout is like to play, measured by bots beside the printed one (UB-2h)."""

import argparse
import sys

from faubourg.bots.heuristics.ubuild_judge import MOST_MATCHES, judge
from faubourg.bots.heuristics.ubuild_request_types import BoardJudged, Judged, Measured
from faubourg.cli.boards.ubuild.layouts.given import GAME, add_data, add_layout, one_given
from faubourg.cli.complaint import read_text
from faubourg.cli.measuring import INTERRUPTED, cores, progress, table, whole
from faubourg.cli.parser import Parser
from faubourg.games import game
from faubourg.games.estate.districts import DISTRICT_IDS
from faubourg.games.ubuild.game import UBuildGame
from faubourg.text.decimals import decimal
from faubourg.text.messages import Messages

# So many of the districts that earn most are shown.
SHOWN = 5


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add = parser.add_argument
    add_layout(parser)
    add("--matches", metavar="N", type=whole(1, MOST_MATCHES), default=200, help=words.say("cli-layout-judge-matches"))
    add("--seats", metavar="N", type=whole(2, 6), default=4, help=words.say("cli-layout-judge-seats"))
    add("--seed", metavar="N", type=whole(0, 10**18), default=1, help=words.say("measure-seed"))
    add("--jobs", metavar="N", type=whole(1, 1024), default=cores(), help=words.say("measure-jobs"))
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang, GAME)
    found = game(GAME, None if args.data is None else read_text(args.data))
    assert isinstance(found, UBuildGame)
    layout = one_given(args.layout)
    try:
        with progress(words.say("layout-judge-progress"), 2 * args.matches) as advance:
            judged = judge(
                found,
                {"layout": layout, "seats": args.seats, "matches": args.matches, "seed": args.seed},
                args.jobs,
                advance,
            )
    except KeyboardInterrupt:
        return INTERRUPTED
    sys.stdout.write("\n".join(report(judged, found.figures.district_names, words)) + "\n")
    return 0


def report(judged: Judged, names: list[dict[str, str]], words: Messages) -> list[str]:
    boards = [board for board in (judged["judged"], judged["printed"]) if board is not None]
    mode, seats, matches = judged["mode"], judged["seats"], judged["matches"]
    heading = [words.say(f"layout-judge-column-{name}") for name in ("figure", "layout", "printed")]
    rows = [heading]
    for name in ("turns", "minutes"):
        rows.append([words.say(f"layout-judge-{name}"), *(number(figure(board, name), words) for board in boards)])
    for name in ("bankrupt", "first"):
        rows.append([words.say(f"layout-judge-{name}"), *(percent(figure(board, name), words) for board in boards)])
    # The two have as many bridges, though not on the same spaces.
    for place in range(len(boards[0]["bridges"])):
        tolls = [number(board["bridges"][place]["tolls"], words) for board in boards]
        rows.append([words.say("layout-judge-bridge", number=place + 1), *tolls])
    for earned in boards[0]["districts"][:SHOWN]:
        district = earned["district"]
        rents = [number(rent_of(board, district), words, 0) for board in boards]
        rows.append(
            [words.say("layout-judge-rent", district=names[DISTRICT_IDS.index(district)][words.language]), *rents]
        )
    return [words.say("layout-judge-title", mode=mode, seats=seats, matches=matches), *table(rows)]


def figure(board: BoardJudged, name: str) -> Measured:
    figures = {key: board[key] for key in ("turns", "minutes", "bankrupt", "first")}
    return figures[name]


def rent_of(board: BoardJudged, district: str) -> Measured | None:
    """None for a district that is not on that board."""
    return next((found["rent"] for found in board["districts"] if found["district"] == district), None)


def number(measured: Measured | None, words: Messages, digits: int = 1) -> str:
    return "" if measured is None else written(measured, 1.0, "", digits, words)


def percent(measured: Measured, words: Messages) -> str:
    return written(measured, 100.0, " %", 1, words)


def written(measured: Measured, factor: float, unit: str, digits: int, words: Messages) -> str:
    """As short as it can be: three columns are to fit into a terminal."""
    value, low, high = (decimal(factor * measured[key], digits, words.language) for key in ("value", "low", "high"))
    return f"{value}{unit} [{low}–{high}]"
