"""`faubourg`: one entry for all commands. A module is loaded only by the command that needs it."""

import argparse
import errno
import importlib
import os
import sys
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import ModuleType
from typing import TextIO

from faubourg.cli.built import tell_once
from faubourg.cli.complaint import Complaint, sentence
from faubourg.cli.labels import Labels
from faubourg.cli.letters import printable
from faubourg.cli.own import own_commands, own_module
from faubourg.cli.parser import Adder, command_parser, wanted_language
from faubourg.core.refusal import IllegalMove, InputError
from faubourg.text.language import LANGUAGES, pick_language
from faubourg.text.messages import Messages

# Each is a module of this folder, with `add_arguments(parser)` and the function named here, which takes the arguments.
COMMANDS = {
    "play": "run",
    "rules": "show",
    "games": "run",
    "data": "run",
    "verify": "run",
    "arena": "run",
    "ladder": "run",
    "simulate": "run",
    "compare": "run",
    "report": "run",
    "fuzz": "run",
    "serve": "run",
    "backup": "run",
    "restore": "run",
}

BAD_INPUT = 2
BROKEN = 70
UNWRITTEN = 74


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code; whatever goes wrong is one sentence on the error stream."""
    arguments = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        soften(stream)
    words = Labels(LANGUAGES[0])
    try:
        words = Labels(pick_language(None, os.environ))
        words = Labels(pick_language(wanted_language(arguments), os.environ))
        return finished(arguments, words)
    except (Complaint, InputError, IllegalMove) as problem:
        complain(sentence(problem, words))
        return BAD_INPUT
    except BrokenPipeError:
        # Whoever read our output has gone: nothing is left to say, nor to flush.
        leave_output()
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as problem:
        if isinstance(problem, OSError) and problem.errno == errno.ENOSPC:
            # What could not be written is not tried again at the end.
            leave_output()
            complain(words.say("cli-output-full"))
            return UNWRITTEN
        if os.environ.get("FAUBOURG_DEBUG"):
            traceback.print_exc()
        complain(words.say("cli-broken", problem=f"{type(problem).__name__}: {problem}"))
        return BROKEN


def finished(arguments: list[str], words: Messages) -> int:
    """The exit code of a command that came to its end, when all that it said is written."""
    try:
        code = run(arguments, words)
    except SystemExit as ended:
        # argparse has shown a help or a version.
        code = ended.code if isinstance(ended.code, int) else 0
    sys.stdout.flush()
    return code


def run(arguments: list[str], words: Messages) -> int:
    # A game's own commands, in its own words. It cannot take those of all games.
    own = {name: game for name, game in own_commands().items() if name not in COMMANDS}
    commands: dict[str, Adder | None] = dict.fromkeys([*COMMANDS, *own])
    chosen = next((argument for argument in arguments if argument in commands), None)
    if chosen is not None:
        commands[chosen] = module_of(chosen, own).add_arguments
    parser = command_parser(words, commands, {name: Labels(words.language, game) for name, game in own.items()})
    args = parser.parse_args(arguments)
    if args.command is None:
        parser.print_help()
        return 0
    args.lang = words.language
    tell_once(words, os.environ)
    return command(str(args.command), own)(args)


def command(name: str, own: Mapping[str, str]) -> Callable[[argparse.Namespace], int]:
    found: Callable[[argparse.Namespace], int] = getattr(module_of(name, own), COMMANDS.get(name, "run"))
    return found


def module_of(name: str, own: Mapping[str, str]) -> ModuleType:
    return importlib.import_module(own_module(name, own[name]) if name in own else f"faubourg.cli.{name}")


def leave_output() -> None:
    """Whatever is still to be written goes nowhere."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(text: str) -> None:
    try:
        sys.stderr.write(printable(" ".join(text.splitlines()), sys.stderr.encoding) + "\n")
        sys.stderr.flush()
    except OSError:
        pass


def soften(stream: TextIO) -> None:
    """A letter that cannot be written, or bytes that are no letters, must not stop a match."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
