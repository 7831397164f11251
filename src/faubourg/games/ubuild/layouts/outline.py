"""Outlines drawn at random: the turns of a track that can be laid (UB-2d to UB-2g: the outline is free).

Both kinds start from one that is known and are bent again and again, keeping only what can be laid. Every bend is as
likely as the one that undoes it, so in the end any track is as likely as any other, crumpled ones, of which there are
many more, as well as round ones.
"""

from typing import Final

from mypy_extensions import i64

from faubourg.core.rng import Rng
from faubourg.games.ubuild.layouts.hexagon import ORIGIN, beside
from faubourg.games.ubuild.layouts.plan import TURN_LETTERS
from faubourg.games.ubuild.layouts.track import STRAIGHT, turn_of, walked

# Bends that are tried for each hexagon. Of 1,500 outlines of Beginner, 62 in all, chi-square is then 61 of 61 degrees;
# with half as many bends 86: what comes out still resembles the start.
TRIES: Final = 60


def closed_outline(rng: Rng, known: str) -> str:
    """The turns of a closed track as long as a known one, clockwise."""
    headings = walked(known, False).headings
    count = len(headings)
    for _ in range(TRIES * count):
        tried = bent_loop(rng, headings)
        if tried != headings and turns_gently(tried) and is_apart(tried, is_open=False):
            headings = tried
    return letters_of(headings, headings[0] - headings[-1])


def bent_loop(rng: Rng, headings: list[int]) -> list[int]:
    """Steps in another order or direction that still lead back to the start."""
    count = len(headings)
    tried = headings[:]
    one, other, third = int(rng.below(count)), int(rng.below(count)), int(rng.below(count))
    aside = 1 if rng.below(2) else 5
    kind = int(rng.below(4))
    if kind == 0:
        # A stretch walked from its end to its beginning: it lies turned by half.
        low, high = min(one, other), max(one, other)
        tried[low : high + 1] = tried[low : high + 1][::-1]
    elif kind == 1:
        tried[one], tried[other] = tried[other], tried[one]
    elif kind == 2 and (headings[one] - headings[other]) % 6 == 3:
        # Two opposite steps, each a little aside.
        tried[one], tried[other] = (headings[one] + aside) % 6, (headings[other] + aside) % 6
    elif kind == 3 and (headings[other] - headings[one]) % 6 == 2 and (headings[third] - headings[other]) % 6 == 2:
        # Three steps that lead round a triangle, each a little aside: some outlines cannot be reached without.
        for place in (one, other, third):
            tried[place] = (headings[place] + aside) % 6
    return tried


def turns_gently(headings: list[int]) -> bool:
    """Whether a loop nowhere turns sharply, and once round to the right."""
    total = 0
    before = headings[-1]
    for heading in headings:
        turn = (heading - before + 1) % 6
        if turn > 2:
            return False
        total += turn - 1
        before = heading
    return total == 6


def open_outline(rng: Rng, count: int) -> str:
    """The turns of an open track of so many hexagons, with room for a railroad at each end."""
    turns = [STRAIGHT] * count
    for _ in range(TRIES * count // 6):
        place = 1 + int(rng.below(count - 2))
        before = turns[place]
        turns[place] = TURN_LETTERS[rng.below(3)]
        # Railroads lie as hexagons do that come before and after.
        if turns[place] != before and not is_apart(steps_between_railroads(turns), is_open=True):
            turns[place] = before
    return "".join(turns)


def steps_between_railroads(turns: list[str]) -> list[int]:
    """The steps from one railroad to the other."""
    headings = [0]
    for letter in turns:
        headings.append((headings[-1] + turn_of(letter)) % 6)
    return headings


def is_apart(headings: list[int], *, is_open: bool) -> bool:
    """Whether hexagons that do not follow each other lie apart. An open track ends where its last step leads."""
    places: list[int] = []
    place: i64 = ORIGIN
    for heading in headings:
        places.append(place)
        place = beside(place, heading)
    if is_open:
        places.append(place)
    numbers: dict[int, int] = {place: number for number, place in enumerate(places)}
    if len(numbers) < len(places):
        return False
    last = len(places) - 1
    for number, here in enumerate(places):
        for direction in range(3):
            other = numbers.get(int(beside(here, direction)), -1)
            apart = abs(other - number)
            if other >= 0 and apart > 1 and (is_open or apart != last):
                return False
    return True


def letters_of(headings: list[int], first: int) -> str:
    """The letters of a walk; the turn on its first hexagon is given."""
    turns = [first] + [headings[place] - headings[place - 1] for place in range(1, len(headings))]
    return "".join([TURN_LETTERS[(turn + 1) % 6] for turn in turns])
