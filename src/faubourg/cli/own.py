"""Commands that a game brings: modules of the folder `commands` beside its board, made as those of this folder are."""

from pathlib import Path

from faubourg.cli import boards
from faubourg.games import game_ids


def own_commands() -> dict[str, str]:
    """By name, the game that brings it: the first, if several do. Nothing is imported for it."""
    found: dict[str, str] = {}
    for place in boards.__path__:
        for game in game_ids():
            for file in sorted(Path(place, game, "commands").glob("[!_]*.py")):
                found.setdefault(file.stem, game)
    return found


def own_module(name: str, game: str) -> str:
    return f"{boards.__name__}.{game}.commands.{name}"
