"""`faubourg fuzz`: random matches of all option sets, searched for contradictions in the rules."""

import argparse
import json
import os
import sys
from time import perf_counter

from faubourg.cli.measuring import CHECKED, INTERRUPTED, MOST_MATCHES, cores, progress, whole
from faubourg.cli.parser import Parser
from faubourg.core.runtime import is_compiled
from faubourg.games import game, game_ids
from faubourg.lab.fuzz import Fault, Findings, Plan, fuzz
from faubourg.text.messages import Messages

FAULTY = 1
# So many faults are shown in full; a rule that is wrong is wrong in very many matches.
SHOWN = 20


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add = parser.add_argument
    add("game", nargs="?", metavar=words.say("cli-game"), help=words.say("fuzz-game"))
    add("--matches", metavar="N", type=whole(1, MOST_MATCHES), default=20_000, help=words.say("fuzz-matches"))
    add("--interpreted", metavar="N", type=whole(0, MOST_MATCHES), default=1_000, help=words.say("fuzz-interpreted"))
    add("--thorough", metavar="N", type=whole(0, MOST_MATCHES), default=500, help=words.say("fuzz-thorough"))
    add("--first", metavar="N", type=whole(0, 10**18), default=0, help=words.say("fuzz-first"))
    add("--seed", metavar="N", type=whole(0, 10**18), default=1, help=words.say("measure-seed"))
    add("--jobs", metavar="N", type=whole(1, 1024), default=cores(), help=words.say("measure-jobs"))


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang)
    games = tuple(game_ids()) if args.game is None else (game(args.game).id,)
    if os.environ.get("FAUBOURG_CHECK"):
        return CHECKED
    compiled = is_compiled()
    plan = Plan(
        games,
        args.matches,
        # Interpreted rules that agree with themselves show nothing.
        interpreted=min(args.interpreted, args.matches) if compiled else 0,
        thorough=args.thorough,
        seed=args.seed,
        first=args.first,
        jobs=args.jobs,
    )
    findings = Findings()
    start = perf_counter()
    interrupted = False
    try:
        with progress(words.say("fuzz-progress"), plan.matches) as advance:
            for found in fuzz(plan):
                findings.add(found)
                advance(found.matches)
    except KeyboardInterrupt:
        interrupted = True
    lines = summary(findings, words, perf_counter() - start)
    if not compiled:
        lines.append(words.say("fuzz-not-compiled"))
    if interrupted:
        lines.append(words.say("measure-interrupted", done=findings.matches, wanted=plan.matches))
    sys.stdout.write("\n".join(lines) + "\n")
    if findings.faults:
        return FAULTY
    return INTERRUPTED if interrupted else 0


def summary(findings: Findings, words: Messages, seconds: float) -> list[str]:
    say = words.say
    lines = [
        say("fuzz-played", matches=findings.matches, decisions=findings.decisions, seconds=round(seconds)),
        say("fuzz-positions", positions=findings.positions),
        say("fuzz-thoroughly", matches=findings.thorough, positions=findings.thorough_positions),
        say("fuzz-compared", matches=findings.interpreted),
    ]
    if findings.longest:
        lines.append(say("fuzz-longest", decisions=findings.longest, number=str(findings.longest_match)))
    if findings.deepest:
        lines.append(say("fuzz-deepest", depth=findings.deepest, number=str(findings.deepest_match)))
    lines.append(say("fuzz-faults", count=len(findings.faults)))
    lines += [fault_line(fault, words) for fault in findings.faults[:SHOWN]]
    return lines


def fault_line(fault: Fault, words: Messages) -> str:
    return words.say(
        "fuzz-fault",
        game=fault.game,
        seats=fault.seats,
        options=json.dumps(fault.options),
        seed=str(fault.seed),
        number=str(fault.number),
        decision=str(fault.decision),
        problem=fault.problem,
    )
