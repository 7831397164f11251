"""`faubourg layout fuzz`: whether generator and checker agree on texts that are generated and mutated (UB-2h)."""

import argparse
import sys
from time import perf_counter

from faubourg.cli.boards.ubuild.layouts.given import GAME, add_data, figures_from
from faubourg.cli.fuzz import FAULTY, SHOWN
from faubourg.cli.measuring import INTERRUPTED, progress, whole
from faubourg.cli.parser import Parser
from faubourg.games.ubuild.layouts.fuzz import BATCH, Findings, Fuzzer
from faubourg.text.messages import Messages

MOST = 1_000_000_000


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add = parser.add_argument
    add("--count", metavar="N", type=whole(1, MOST), default=20_000, help=words.say("cli-layout-fuzz-count"))
    add("--seed", metavar="N", type=whole(0, 10**18), default=1, help=words.say("cli-layout-fuzz-seed"))
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang, GAME)
    fuzzer = Fuzzer(figures_from(args.data).box, args.seed)
    findings = fuzzer.findings
    start = perf_counter()
    interrupted = False
    try:
        with progress(words.say("layout-fuzz-progress"), args.count) as advance:
            while findings.texts < args.count:
                before = findings.texts
                fuzzer.search(min(BATCH, args.count - before))
                advance(findings.texts - before)
    except KeyboardInterrupt:
        interrupted = True
    lines = summary(findings, words, perf_counter() - start)
    if interrupted:
        lines.append(words.say("layout-fuzz-interrupted", done=findings.texts, wanted=args.count))
    sys.stdout.write("\n".join(lines) + "\n")
    if findings.faults:
        return FAULTY
    return INTERRUPTED if interrupted else 0


def summary(findings: Findings, words: Messages, seconds: float) -> list[str]:
    refused = sum(findings.refused.values())
    return [
        words.say("layout-fuzz-searched", texts=findings.texts, seconds=round(seconds)),
        words.say("layout-fuzz-accepted", count=findings.accepted),
        words.say("layout-fuzz-refused", count=refused, faults=len(findings.refused)),
        words.say("fuzz-faults", count=len(findings.faults)),
        *(
            words.say(f"layout-fuzz-{fault.problem}", text=fault.text, detail=fault.detail)
            for fault in findings.faults[:SHOWN]
        ),
    ]
