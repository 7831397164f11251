"""`faubourg compare`: two ways to play a game, match by match with the same luck."""

import argparse
import math

from faubourg.bots.arena import Contest
from faubourg.cli.complaint import Complaint, read_text
from faubourg.cli.measuring import (
    CHECKED,
    MOST_MATCHES,
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
from faubourg.cli.people import read_bots
from faubourg.cli.play import read_options
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.games import game
from faubourg.lab.comparison import FIRST_WINS, SETTLED, Comparison, Difference, compare, measures_of
from faubourg.lab.sides import sides_of
from faubourg.lab.words import Words
from faubourg.text.decimals import decimal, interval, signed
from faubourg.text.messages import Messages

# What is said of a side besides options of the game.
SEATS, BOTS, DATA = "seats", "bots", "data"


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add = parser.add_argument
    add("one", metavar="A", help=words.say("compare-side"))
    add("other", metavar="B", help=words.say("compare-other"))
    add("--matches", metavar="N", type=whole(2, MOST_MATCHES), default=2_000, help=words.say("compare-matches"))
    form = words.say("compare-until-form")
    add("--until", metavar=form, help=words.say("compare-until"))
    add_work_arguments(parser)


def run(args: argparse.Namespace) -> int:
    words = Words(args.lang)
    one, file = read_side(args.one, args)
    other, other_file = read_side(args.other, args, one, file)
    until = None if args.until is None else read_until(args.until, one, words)
    found = Comparison(one, other, args.matches, until, file=file, other_file=other_file)
    if is_only_checked():
        return CHECKED
    with working(args, words, args.matches, lambda: found.matches) as work:
        compare(one, other, args.matches, until, args.jobs, work.runner, work.advance, found)
    if not found.matches:
        say_lines([interrupted(words, 0, args.matches)])
        return work.code
    say_lines(told(found, words, work.code != 0))
    return work.code


def read_side(
    text: str, args: argparse.Namespace, first: Contest | None = None, file: str | None = None
) -> tuple[Contest, str | None]:
    """`GAME:name=value,...`: options of the game, `seats`, `bots` joined by +, and `data`, a file; with the name of
    its data file. The second side may leave the game out, `:rounds=20`, and is like the first in all it does not name.
    """
    name, _, rest = text.partition(":")
    own: dict[str, str] = {}
    options = []
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        if key in (SEATS, BOTS, DATA):
            if not equals or not value:
                raise Complaint("cli-args-no-value", what=key)
            own[key] = value
        else:
            options.append(part)
    try:
        seats = whole(1, 64)(own[SEATS]) if SEATS in own else None
    except argparse.ArgumentTypeError:
        raise Complaint("cli-args-between", what=SEATS, low="1", high="64", given=shown(own[SEATS])) from None
    if first is None or name not in ("", first.game_id):
        return contest_of(name, own.get(BOTS, "greedy"), seats, options, own.get(DATA), args, "+"), own.get(DATA)
    return like(first, own, seats, options, args), own.get(DATA, file)


def like(first: Contest, own: dict[str, str], seats: int | None, given: list[str], args: argparse.Namespace) -> Contest:
    """The first side with what is named changed; where fewer can play so, as many as can."""
    data = read_text(own[DATA]) if DATA in own else first.data
    found = game(first.game_id, data)
    if seats is not None:
        found.check_seats(seats)
    options = {**first.options, **read_options(given, found, seats or found.seats.stop - 1)}
    if seats is None:
        seats = min(first.seats, found.most_seats(options))
    bots = read_bots(own[BOTS], "+") if BOTS in own else named_bots(first)
    return Contest(first.game_id, bots, seats, options, args.seed, args.playouts, data)


def named_bots(contest: Contest) -> list[str]:
    """Without those that only fill the seats: the last one fills any number of them."""
    bots = list(contest.bots)
    while len(bots) > 1 and bots[-1] == bots[-2]:
        bots.pop()
    return bots


def read_until(text: str, contest: Contest, words: Messages) -> tuple[str, float]:
    """`turns=0.5`: a measure, by its name or as the table calls it, and how far its difference may be from the true
    one."""
    given, _, figure = text.partition("=")
    own = Words(words.language, contest.game_id)
    known = measures_of(contest)
    called = {own.say(f"measure-{name}").casefold(): name for name in known}
    name = called.get(given.strip().casefold(), given)
    if name not in known:
        raise InputError("unknown-measure", {"given": shown(given), "known": ", ".join(known)})
    try:
        reach = float(figure.replace(",", "."))
    except ValueError:
        reach = math.nan
    if not (0 < reach < math.inf):
        raise Complaint("compare-no-figure", given=shown(figure), name=name)
    # Shares are given in percent.
    return name, reach / 100 if name in (FIRST_WINS, SETTLED) else reach


def told(found: Comparison, words: Messages, stopped: bool) -> list[str]:
    """All that was found: a line a measure."""
    say = words.say
    rows = [[say(f"compare-column-{name}") for name in ("measure", "one", "other", "difference", "interval", "saved")]]
    rows += [row_of(one, found.one, words) for one in found.differences()]
    lines = [say("compare-title", game=found.one.game.title, matches=found.matches), *heading(found, words)]
    lines += ["", *table(rows), ""]
    lines.append(say("compare-meaning"))
    if found.until is not None:
        lines.append(say("compare-sequence" if found.is_precise() else "compare-not-reached"))
    if stopped:
        lines.append(interrupted(words, found.matches, found.wanted))
    return lines


def heading(found: Comparison, words: Messages) -> list[str]:
    """What is played on each side."""
    one, other = sides_of(found, words.language)
    lines = [words.say("compare-side-one", side=one), words.say("compare-side-other", side=other)]
    return [*lines, words.say("compare-same")] if played_so(found.one) == played_so(found.other) else lines


def played_so(contest: Contest) -> tuple[object, ...]:
    """All that decides the matches; a data file with the built-in figures is no other than these."""
    *rest, _ = contest.packed()
    return (*rest, contest.game.data_digest)


def row_of(one: Difference, contest: Contest, words: Messages) -> list[str]:
    own = Words(words.language, contest.game_id)
    scale, unit = (100, " %") if one.name in (FIRST_WINS, SETTLED) else (1, "")

    def number(value: float) -> str:
        return signed(value * scale, one.digits, words.language)

    sign = "+" if one.value > 0 else ""
    mark = " *" if one.is_clear else ""
    saved = words.say("compare-saved", times=decimal(one.saved, 1, words.language)) if math.isfinite(one.saved) else ""
    return [
        own.say(f"measure-{one.name}") + mark,
        number(one.one) + unit,
        number(one.other) + unit,
        sign + number(one.value) + unit,
        interval(one.low * scale, one.high * scale, one.digits, words.language),
        saved,
    ]
