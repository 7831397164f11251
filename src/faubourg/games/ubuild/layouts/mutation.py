"""Texts of layouts changed at random, most of them such that they can still be read (UB-2h)."""

from typing import Final

from faubourg.core.rng import Rng
from faubourg.games.ubuild.layouts.plan import LETTERS, MODE_LETTERS, OPEN, TURN_LETTERS

MOST_CHANGES: Final = 3


def mutated(rng: Rng, text: str) -> str:
    """The text after one change or a few."""
    for _ in range(1 + int(rng.below(MOST_CHANGES))):
        text = changed(rng, text)
    return text


def changed(rng: Rng, text: str) -> str:
    kind = int(rng.below(8))
    place = int(rng.below(len(text) + 1))
    if kind == 0:
        return text[:place] + text[place + 1 :]
    if kind == 1:
        return text[:place] + LETTERS[rng.below(len(LETTERS))] + text[place:]
    if kind == 2:
        return MODE_LETTERS[rng.below(len(MODE_LETTERS))] + text[1:]
    if kind == 3:
        return text.removesuffix(OPEN) if text.endswith(OPEN) else text + OPEN
    head, _, rest = text.partition("-")
    tiles, _, turns = rest.partition("-")
    if kind == 4:
        return f"{head}-{exchanged(rng, tiles)}-{turns}"
    cut = int(rng.below(len(turns) + 1))
    if kind == 5:
        return f"{head}-{tiles}-{turns[::-1]}"
    if kind == 6:
        return f"{head}-{tiles}-{turns[cut:]}{turns[:cut]}"
    return f"{head}-{tiles}-{turns[:cut]}{TURN_LETTERS[rng.below(3)]}{turns[cut + 1 :]}"


def exchanged(rng: Rng, tiles: str) -> str:
    """Two tiles in each other's place."""
    codes = [tiles[place : place + 2] for place in range(0, len(tiles), 2)]
    if codes:
        one, other = int(rng.below(len(codes))), int(rng.below(len(codes)))
        codes[one], codes[other] = codes[other], codes[one]
    return "".join(codes)
