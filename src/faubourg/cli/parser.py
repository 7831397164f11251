"""The command line, in the user's language: argparse with its own sentences replaced."""

import argparse
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NoReturn

from faubourg.cli.built import ShowVersion
from faubourg.cli.complaint import Complaint
from faubourg.core.options import shown
from faubourg.text.messages import Messages

# What argparse complains of, and the message that says it in our words; what is not listed gets a general sentence.
COMPLAINTS = (
    (re.compile(r"the following arguments are required: (?P<what>.*)", re.DOTALL), "cli-args-required"),
    (re.compile(r"unrecognized arguments: (?P<what>.*)", re.DOTALL), "cli-args-unknown"),
    (re.compile(r"argument (?P<what>.*?): expected .*argument", re.DOTALL), "cli-args-no-value"),
    (re.compile(r"argument .*?: invalid choice: (?P<what>.*?) \(choose from .*\)", re.DOTALL), "cli-args-no-command"),
    (re.compile(r"argument (?P<what>.*?): not allowed with argument (?P<other>.*)", re.DOTALL), "cli-args-together"),
    (re.compile(r"argument (?P<what>.*?): ignored explicit argument .*", re.DOTALL), "cli-args-needless"),
    (re.compile(r"argument (?P<what>.*?): (?P<low>\d+)\.\.(?P<high>\d+) (?P<given>.*)", re.DOTALL), "cli-args-between"),
    (re.compile(r"argument (?P<what>.*?): invalid .* value: .*", re.DOTALL), "cli-args-bad-value"),
)


class Formatter(argparse.HelpFormatter):
    """Says `usage:` as the words do, and of each option what it is when nobody says."""

    usage_word = "usage: "
    words: Messages | None = None

    def _get_help_string(self, action: argparse.Action) -> str:
        found = super()._get_help_string(action) or ""
        usual = action.default
        if self.words is None or isinstance(usual, bool) or not isinstance(usual, (int, str)):
            return found
        if usual == argparse.SUPPRESS or not action.option_strings:
            return found
        return f"{found} {self.words.say('cli-usual', value=str(usual))}"

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.usage_word if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Every complaint is raised, never printed; nothing may be abbreviated."""

    def __init__(self, words: Messages, prog: str, description: str) -> None:
        usage = words.say("cli-usage") + " "

        def formatter(*, prog: str) -> Formatter:
            found = Formatter(prog)
            found.usage_word = usage
            found.words = words
            return found

        super().__init__(
            prog=prog, description=description, formatter_class=formatter, add_help=False, allow_abbrev=False
        )
        self.words = words
        self._positionals.title = words.say("cli-positionals")
        self._optionals.title = words.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=words.say("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        for pattern, key in COMPLAINTS:
            found = pattern.fullmatch(message)
            if found:
                params = {name: shown(value.strip("'\"")) for name, value in found.groupdict().items()}
                raise Complaint(key, **params)
        raise Complaint("cli-args-wrong")


Adder = Callable[[Parser], None]


def command_parser(words: Messages, commands: dict[str, Adder | None], own: Mapping[str, Messages]) -> Parser:
    """The parser of all commands; only those with an adder get their arguments, the others just their line of help.
    Those that a game brings, its `own`, speak in its words."""
    parser = Parser(words, "faubourg", words.say("cli-about"))
    parser.add_argument("--version", action=ShowVersion, nargs=0, const=words, help=words.say("cli-version"))
    add_language(parser)

    add_commands(parser, commands, "command", "cli", own)
    return parser


def add_commands(
    parser: Parser, commands: Mapping[str, Adder | None], dest: str, prefix: str, own: Mapping[str, Messages]
) -> None:
    """Commands of a parser, or of a command: what each does is said by the key of its name behind the prefix."""
    words = parser.words

    def make(**given: Any) -> Parser:
        return Parser(words, str(given["prog"]), str(given["description"]))

    kinds = parser.add_subparsers(title=words.say("cli-commands"), dest=dest, metavar=words.say("cli-command"))
    # What makes the parser of a command; the type of argparse asks for a class.
    kinds._parser_class = make  # type: ignore[assignment]
    for name, adder in commands.items():
        speaking = own.get(name, words)
        about = speaking.say(f"{prefix}-{name}")
        chosen = kinds.add_parser(name, help=about, description=about)
        chosen.words = speaking
        add_language(chosen)
        if adder is not None:
            adder(chosen)


def add_language(parser: Parser) -> None:
    """Where the language was asked for is read beforehand; here it only has to be accepted."""
    parser.add_argument("--lang", metavar="fr|en", default=argparse.SUPPRESS, help=parser.words.say("cli-lang"))


def wanted_language(arguments: list[str]) -> str | None:
    """The language asked for anywhere on the command line, the last one said."""
    wanted = None
    for number, argument in enumerate(arguments):
        if argument == "--lang" and number + 1 < len(arguments):
            wanted = arguments[number + 1]
        elif argument.startswith("--lang="):
            wanted = argument.partition("=")[2]
    return wanted
