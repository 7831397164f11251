"""Hexagons and their six directions (UB-1d).

A hexagon is one number made of its axial coordinates, so that a step in a direction is an addition. On a screen whose
second axis points down, the directions run clockwise from the right: a turn to the right is the next one.
"""

from typing import Final

from mypy_extensions import i64

DIRECTIONS: Final[i64] = 6
# Coordinates lie between -REACH and REACH - 1: twice as far as the longest track goes.
REACH: Final[i64] = 64
WIDTH: Final[i64] = 128
ORIGIN: Final[i64] = 64 * 128 + 64
# (1,0) (0,1) (-1,1) (-1,0) (0,-1) (1,-1)
STEPS: Final[tuple[int, ...]] = (128, 1, -127, -128, -1, 127)


def hexagon(q: i64, r: i64) -> i64:
    return (q + REACH) * WIDTH + r + REACH


def q_of(place: i64) -> i64:
    return place // WIDTH - REACH


def r_of(place: i64) -> i64:
    return place % WIDTH - REACH


def beside(place: i64, direction: i64) -> i64:
    """The next hexagon in a direction, which may be any number: six is once round."""
    return place + STEPS[direction % DIRECTIONS]


def distance(one: i64, other: i64) -> i64:
    """How many steps lie between two hexagons."""
    across = int(q_of(one) - q_of(other))
    down = int(r_of(one) - r_of(other))
    return max(abs(across), abs(down), abs(across + down))
