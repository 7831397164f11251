"""A line of a ladder's book, read with care: files are edited, cut short and mixed up."""

import json
from typing import Any, NamedTuple

from faubourg.bots.arena import Played
from faubourg.bots.ladder import Step
from faubourg.bots.levels import LEVELS

# No count, score or time of a match is larger.
LARGEST = 10**12


class Unreadable(Exception):
    """A line that no ladder has written, or not all of it."""


class Clocked(NamedTuple):
    """What a level takes for a decision, in milliseconds of the processor."""

    level: str
    compiled: bool
    milliseconds: float


class Noted(NamedTuple):
    """A match of a step, played with a seed."""

    seed: int
    step: Step
    played: Played


def fields_of(line: bytes) -> dict[str, Any]:
    """What a line says; all say to which edition they belong."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise Unreadable from None
    check(isinstance(found, dict) and isinstance(found.get("edition"), str))
    return dict(found)


def is_match(found: dict[str, Any]) -> bool:
    return "played" in found


def clocked_of(found: dict[str, Any]) -> Clocked:
    told = Clocked(*values_of(found, Clocked._fields))
    check(told.level in LEVELS and isinstance(told.compiled, bool) and is_number(told.milliseconds))
    return told


def noted_of(found: dict[str, Any]) -> Noted:
    seed, step, played = values_of(found, Noted._fields)
    check(type(seed) is int and isinstance(step, list) and [type(part) for part in step] == [str, str, int])
    check(isinstance(played, dict))
    return Noted(seed, Step(*step), checked(Played(*values_of(played, Played._fields)), step[-1]))


def checked(played: Played, seats: int) -> Played:
    """The match, if there is a sensible figure for every seat."""
    check(is_whole(played.number) and is_whole(played.decisions))
    for several in (played.scores, played.places, played.shares, played.chosen, played.seconds):
        check(isinstance(several, list) and len(several) == seats)
    check(all(is_whole(score, -LARGEST) for score in played.scores))
    check(all(is_number(place, 1, seats) for place in played.places))
    check(all(is_number(share, 0, 1) for share in played.shares))
    check(all(map(is_whole, played.chosen)) and all(map(is_number, played.seconds)))
    return played


def values_of(found: dict[str, Any], names: tuple[str, ...]) -> list[Any]:
    check(all(name in found for name in names))
    return [found[name] for name in names]


def is_whole(value: object, low: int = 0) -> bool:
    return type(value) is int and is_number(value, low)


def is_number(value: object, low: int = 0, high: int = LARGEST) -> bool:
    """A number between two bounds; true and false are none, nor is what JSON calls NaN."""
    return isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high


def check(is_right: bool) -> None:
    if not is_right:
        raise Unreadable
