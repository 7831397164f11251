"""A district in a few columns: its code on its colour, whose it is, what is built, and what landing there costs."""

from typing import TypedDict

from rich.text import Text

from faubourg.cli.boards.estate.facts import Facts
from faubourg.cli.boards.estate.paint import (
    BONUS,
    HAZARD,
    INDUSTRIAL,
    LANDMARK,
    RESIDENTIAL,
    SOFT,
    STYLES,
    Signs,
    letter,
)


class Title(TypedDict):
    """Of a district, what every game of districts has."""

    id: str
    owner: int | None
    residential: int
    industrial: int
    skyscraper: bool
    stadium: bool
    tower: bool
    mortgaged: bool
    rent: int


def chip(facts: Facts, district: str) -> Text:
    """The code of a district on its colour; both say the same."""
    return Text(f" {facts.code(district)} ", STYLES[facts.colours[district]])


def built(signs: Signs, district: Title, bonus: bool, hazard: bool) -> Text:
    """The blocks, whether a bonus building or a hazard counts for it, and what is recorded with it."""
    line = Text()
    if district["residential"]:
        line.append(f"{signs.residential}{district['residential']}", RESIDENTIAL)
    if district["industrial"]:
        line.append(f"{signs.industrial}{district['industrial']}", INDUSTRIAL)
    line.append(signs.bonus if bonus else "", BONUS)
    line.append(signs.hazard if hazard else "", HAZARD)
    line.append(signs.stadium if district["stadium"] else "", LANDMARK)
    line.append(signs.skyscraper if district["skyscraper"] else "", LANDMARK)
    line.append(signs.tower if district["tower"] else "", LANDMARK)
    return line


def owner_sign(signs: Signs, district: Title) -> Text:
    return Text(signs.dot, SOFT) if district["owner"] is None else letter(district["owner"])


def worth(facts: Facts, district: Title) -> Text:
    """What landing there costs: the rent, or the price of what nobody owns; of a mortgage only the sign."""
    if district["mortgaged"]:
        return Text(facts.signs.mortgaged, HAZARD)
    if district["owner"] is None:
        return Text(str(facts.prices[district["id"]]), SOFT)
    return Text(str(district["rent"]), "bold")
