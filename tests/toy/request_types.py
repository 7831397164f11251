"""What may be asked of the toy beside a match, and what it answers."""

from typing import TypedDict


class AskStreet(TypedDict):
    """A street as it is written in the option."""

    street: str


class Street(TypedDict):
    """Its lots, in the order of the text, and how many can play there."""

    lots: list[str]
    seats: list[int]


class Walked(TypedDict):
    """Of a street so many lots, and how many of them have been walked past."""

    lots: int
    walked: int
