"""What can be typed at the table beside moves, in both languages."""

from typing import NamedTuple

WORDS = {
    "?": "rule",
    "rule": "rule",
    "règle": "rule",
    "regle": "rule",
    "why": "why",
    "pourquoi": "why",
    "all": "all",
    "tout": "all",
    "undo": "undo",
    "annuler": "undo",
    "annule": "undo",
    "back": "back",
    "retour": "back",
    "0": "back",
    "hint": "hint",
    "conseil": "hint",
    "indice": "hint",
    "board": "board",
    "plateau": "board",
    "immeuble": "board",
    "players": "players",
    "joueurs": "players",
    "hand": "hand",
    "main": "hand",
    "log": "log",
    "journal": "log",
    "save": "save",
    "sauver": "save",
    "sauvegarder": "save",
    "enregistrer": "save",
    "load": "load",
    "charger": "load",
    "help": "help",
    "aide": "help",
    "wait": "wait",
    "attendre": "wait",
    "attends": "wait",
    "time": "time",
    "temps": "time",
    "quit": "quit",
    "quitter": "quit",
    "exit": "quit",
}

# These stand alone: with anything behind them they are no command.
ALONE = ("all", "undo", "back", "hint", "board", "players", "hand", "wait", "quit")


class Command(NamedTuple):
    """What to do, and the rest of the line as it was typed."""

    name: str
    rest: str


def read_command(text: str) -> Command | None:
    """The command of a line, or None when it is none: a number or a move, then."""
    line = text.strip()
    if line.startswith("?"):
        return Command("rule", line[1:].strip())
    word, _, rest = line.partition(" ")
    name = WORDS.get(word.lower())
    if name is None or (rest.strip() and name in ALONE):
        return None
    return Command(name, rest.strip())
