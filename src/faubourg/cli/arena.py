"""`faubourg arena`: bots play many matches against each other and are measured."""

import argparse
from time import perf_counter

from faubourg.bots.arena import Tally, hold
from faubourg.cli.measuring import (
    CHECKED,
    MOST_MATCHES,
    add_match_arguments,
    add_work_arguments,
    contest_of,
    interrupted,
    is_only_checked,
    say_lines,
    table,
    whole,
    working,
)
from faubourg.cli.parser import Parser
from faubourg.cli.play import idle_options
from faubourg.text.decimals import decimal
from faubourg.text.messages import Messages


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add = parser.add_argument
    add("game", metavar=words.say("cli-game"), help=words.say("cli-game-help"))
    add("--bots", metavar="greedy,random", default="greedy,random", help=words.say("arena-bots"))
    add("--matches", metavar="N", type=whole(1, MOST_MATCHES), default=400, help=words.say("arena-matches"))
    add_match_arguments(parser)
    add_work_arguments(parser)


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang)
    contest = contest_of(args.game, args.bots, args.seats, args.option, args.data, args)
    if is_only_checked():
        return CHECKED
    # Whole rounds around the table: every bot sits everywhere equally often.
    matches = -(-args.matches // contest.seats) * contest.seats
    tally = Tally(contest)
    start = perf_counter()
    with working(args, words, matches, tally.matches) as work:
        for played in hold(contest, matches, args.jobs, runner=work.runner):
            tally.add(played)
            work.advance(1)
    seconds = perf_counter() - start
    title, seats = contest.game.title, contest.seats
    lines = [words.say("arena-title", game=title, seats=seats, matches=tally.matches(), seed=str(args.seed))]
    lines += idle_options(args.option, contest.game, words)
    lines += results(tally, words)
    lines.append(words.say("arena-speed", decisions=tally.decisions(), rate=int(tally.decisions() / seconds)))
    if work.code:
        lines.append(interrupted(words, tally.matches(), matches))
    say_lines(lines)
    return work.code


def results(tally: Tally, words: Messages) -> list[str]:
    """One line for each bot, below a heading."""
    rows = [[words.say(f"arena-column-{name}") for name in ("bot", "wins", "interval", "score", "place", "time")]]
    for result in tally.results():
        low, high = result.interval()
        rows.append(
            [
                result.name,
                decimal(100 * result.rate(), 1, words.language) + " %",
                f"{decimal(100 * low, 1, words.language)} – {decimal(100 * high, 1, words.language)} %",
                decimal(result.mean_score(), 2, words.language),
                decimal(result.mean_place(), 2, words.language),
                decimal(result.milliseconds(), 2, words.language) + " ms",
            ]
        )
    return table(rows)
