"""Figures of one's own box: a game's file in which some are changed."""

import re

import faubourg

FILE = "my-box.toml"


def figures(game: str, **changed: int) -> str:
    """The game's own file with other figures: `buildings__hotels=2`."""
    text = faubourg.game(game).data
    for name, value in changed.items():
        table, _, entry = name.rpartition("__")
        head = re.escape(f"[{table.replace('__', '.')}]\n")
        text, found = re.subn(rf"({head}(?:[^\[]*\n)?{entry} = {{ value = )\d+", rf"\g<1>{value}", text)
        assert found == 1, f"there is no {name}"
    return text
