"""What can be answered of what is typed behind `./play` before anything is set up: its help, and what nobody can mean.

    python -m tools.arguments ./play ARGUMENT...

Answers 10 where there is more to do; with anything else all has been said. Standard library only, and so the sentences
are read from the text files by lines: only such as have no choice in them.
"""

import ast
import io
import os
import re
import sys
import textwrap

from tools.steps import ROOT, in_french

PACKAGE = ROOT / "src" / "faubourg"
# As the commands answer: `BAD_INPUT` and `CHECKED`.
BAD_INPUT, GO_ON = 2, 10
USUAL_PORT, LAST_PORT = 8017, 65_535
WIDTH = 80
_PLACEABLE = re.compile(r"\{ (?:NUMBER\()?\$(?P<name>[\w-]+)[^{}]* \}|\{\"(?P<text>[^\"]*)\"\}")


class Words:
    """The sentences of a language, and of the games that bring commands of their own."""

    def __init__(self, language: str) -> None:
        files = [PACKAGE / "text" / f"{language}.ftl", *sorted(PACKAGE.glob(f"games/*/text/{language}.ftl"))]
        lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
        self.messages = dict(line.split(" = ", 1) for line in lines if re.match(r"cli-[\w-]+ = ", line))

    def say(self, key: str, **params: str | int) -> str:
        pattern = self.messages[key]
        return _PLACEABLE.sub(lambda found: str(params[found["name"]]) if found["name"] else found["text"], pattern)


def main(command: str, typed: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        # A letter that the terminal lacks stops nothing.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    own = typed[:1] != ["serve"]
    words = Words(language_of(typed))
    if own and not {"-h", "--help"}.isdisjoint(typed):
        show(help_text(command, words))
        return 0
    told = complaint(typed if own else typed[1:], words)
    if told is None:
        return GO_ON
    print(told, file=sys.stderr)
    return BAD_INPUT


def complaint(typed: list[str], words: Words) -> str | None:
    """What the server would say of its arguments, where it can be said here; its help and the version come first."""
    if typed[:1] == ["--version"] or not {"-h", "--help", "--"}.isdisjoint(typed):
        return None
    strays = unread(typed)
    if strays:
        return words.say("cli-args-unknown", what=shown(" ".join(strays).strip("'\"")))
    port = last_value(typed, "--port")
    if port is None or is_port(port):
        return None
    return words.say("cli-serve-bad-number", option="--port", low=0, high=LAST_PORT, given=shown(port))


def unread(typed: list[str]) -> list[str]:
    """What is neither an option of the server nor the value of one."""
    options = server_options()
    found, rest = [], iter(typed)
    for argument in rest:
        name, is_given, _ = argument.partition("=")
        if name not in options:
            found.append(argument)
        elif options[name] and not is_given:
            # Its value.
            next(rest, None)
    return found


def server_options() -> dict[str, bool]:
    """The options of `faubourg serve`, and whether a value belongs to each."""
    tree = ast.parse((PACKAGE / "cli" / "serve.py").read_text("utf-8"))
    [adder] = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "add_arguments"]
    calls = [node for node in ast.walk(adder) if isinstance(node, ast.Call) and node.args]
    named = {str(call.args[0].value): call for call in calls if isinstance(call.args[0], ast.Constant)}
    return {"--lang": True} | {
        name: "action='store_true'" not in map(ast.unparse, call.keywords)
        for name, call in named.items()
        if name.startswith("--")
    }


def show(text: str) -> None:
    try:
        print(text, flush=True)
    except BrokenPipeError:
        # Whoever read our output has gone: nothing is left to say, nor to flush.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def language_of(typed: list[str]) -> str:
    """The one asked for, else that of the surroundings."""
    wanted = (last_value(typed, "--lang") or "").lower()[:2]
    return wanted if wanted in ("fr", "en") else "fr" if in_french() else "en"


def last_value(typed: list[str], option: str) -> str | None:
    """What stands behind an option, the last time it is given; None if nothing does."""
    found = None
    for argument, following in zip(typed, [*typed[1:], None], strict=True):
        if argument == option:
            found = following
        elif argument.startswith(f"{option}="):
            found = argument.partition("=")[2]
    return found


def is_port(text: str) -> bool:
    # What looks like another option is for the command to complain of.
    return text.startswith("--") or (text.isascii() and text.isdigit() and int(text[:9]) <= LAST_PORT)


def shown(text: str) -> str:
    """Short enough for a sentence."""
    return text if len(text) <= 60 else text[:57] + "..."


# The help


def help_text(command: str, words: Words) -> str:
    game, other = words.say("cli-game"), words.say("cli-command")
    usage = words.say("cli-usage")
    ways = [
        (f"{command} [--lan] [--port PORT] [--no-open]", words.say("cli-way-browser")),
        (f"{command} {game} ...", words.say("cli-way-terminal", games=", ".join(games()))),
        (f"{command} {other} ...", words.say("cli-way-command")),
    ]
    options = [
        ("--lan", words.say("cli-serve-lan")),
        ("--port PORT", words.say("cli-serve-port", default=USUAL_PORT)),
        ("--no-open", words.say("cli-serve-no-open")),
        ("--lang fr|en", words.say("cli-lang")),
        ("--version", words.say("cli-version")),
        ("-h, --help", words.say("cli-help-help")),
    ]
    named = [(name, words.say(f"cli-{name}")) for name in commands()]
    parts = [
        *("\n".join([f"{usage} {way}", indented(about)]) for way, about in ways),
        listed(words.say("cli-options"), options),
        listed(words.say("cli-commands"), named),
        textwrap.fill(words.say("cli-way-more", play=command), WIDTH, break_on_hyphens=False),
    ]
    return "\n\n".join(parts)


def indented(about: str) -> str:
    return textwrap.fill(about, WIDTH, initial_indent=" " * 4, subsequent_indent=" " * 4)


def listed(title: str, rows: list[tuple[str, str]]) -> str:
    wide = max(len(name) for name, _ in rows) + 2
    lines = [
        textwrap.fill(about, WIDTH, initial_indent=f"  {name:{wide}}", subsequent_indent=" " * (wide + 2))
        for name, about in rows
    ]
    return "\n".join([f"{title}:", *lines])


def games() -> list[str]:
    return sorted(path.parent.name for path in PACKAGE.glob("games/*/game.py"))


def commands() -> list[str]:
    """Those of `faubourg`, in its order, and those that games bring."""
    tree = ast.parse((PACKAGE / "cli" / "main.py").read_text("utf-8"))
    [table] = [
        node.value for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMMANDS"
    ]
    own = sorted(path.stem for path in PACKAGE.glob("cli/boards/*/commands/[!_]*.py"))
    return [*ast.literal_eval(table), *own]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
