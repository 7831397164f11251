"""What City's drawings and readings need beside the view: names, codes and figures, and how they stand on a square."""

from collections.abc import Mapping
from typing import NamedTuple, cast

from rich.text import Text

from faubourg.cli.boards.estate.paint import (
    BONUS,
    FINE,
    HAZARD,
    INDUSTRIAL,
    LANDMARK,
    RESIDENTIAL,
    SOFT,
    STYLES,
    Signs,
    letter,
)
from faubourg.games.city.view import DistrictView, PlayerView
from faubourg.text.messages import Messages

Thing = Mapping[str, object]


class Facts(NamedTuple):
    """Of districts, by id: colour, name, price and square; of squares, by number: sort, label, name, district and the
    pair of a permit; names of pieces; codes of colours; what the rent dodge is called in short."""

    colours: dict[str, str]
    names: dict[str, str]
    prices: dict[str, int]
    squares: dict[str, int]
    sorts: list[str]
    labels: list[str]
    square_names: list[str]
    districts: list[str | None]
    pairs: list[tuple[str, str] | None]
    pieces: dict[str, str]
    codes: dict[str, str]
    dodge: str
    signs: Signs

    def code(self, district: str) -> str:
        """`RE2`: what a district is called on the board."""
        return self.codes[self.colours[district]] + district[-1]

    def place(self, square: int) -> str:
        """A square in short."""
        district = self.districts[square]
        return self.code(district) if district is not None else self.labels[square]


def facts_of(scene: Thing, words: Messages) -> Facts:
    language = words.language
    districts = cast(list[Thing], scene["districts"])
    squares = cast(list[Thing], scene["squares"])
    pieces = {id: name_in(piece, language) for id, piece in cast(Mapping[str, Thing], scene["pieces"]).items()}
    return Facts(
        {str(district["id"]): str(district["colour"]) for district in districts},
        {str(district["id"]): name_in(district, language) for district in districts},
        {str(district["id"]): cast(int, district["price"]) for district in districts},
        {str(district["id"]): cast(int, district["square"]) for district in districts},
        [str(square["sort"]) for square in squares],
        ["" if square["district"] else words.say(f"board-square-{square['sort']}") for square in squares],
        [name_in(square, language) for square in squares],
        [cast("str | None", square["district"]) for square in squares],
        [
            (pieces[str(square["bonus"])], pieces[str(square["hazard"])]) if square["bonus"] else None
            for square in squares
        ],
        pieces,
        {colour: words.say(f"board-code-{colour}") for colour in cast(Mapping[str, Thing], scene["colours"])},
        words.say("board-dodge"),
        FINE,
    )


def name_in(thing: Thing, language: str) -> str:
    return cast(Mapping[str, str], thing["names"])[language]


def chip(facts: Facts, district: str) -> Text:
    """The code of a district on its colour; both say the same."""
    return Text(f" {facts.code(district)} ", STYLES[facts.colours[district]])


def built(facts: Facts, district: DistrictView) -> Text:
    """All that stands on a district but its railroad, which stands on the square."""
    signs = facts.signs
    line = Text()
    if district["residential"]:
        line.append(f"{signs.residential}{district['residential']}", RESIDENTIAL)
    if district["industrial"]:
        line.append(f"{signs.industrial}{district['industrial']}", INDUSTRIAL)
    line.append(signs.bonus if district["bonus"] else "", BONUS)
    line.append(signs.hazard if district["hazard"] else "", HAZARD)
    for name in ("stadium", "skyscraper", "tower"):
        line.append(getattr(signs, name) if district[name] else "", LANDMARK)
    return line


def owner_mark(facts: Facts, district: DistrictView) -> Text:
    """Whose it is, with a sign for a railroad; two columns."""
    owner = Text(facts.signs.dot, SOFT) if district["owner"] is None else letter(district["owner"])
    return Text.assemble(owner, (facts.signs.rail if district["rail"] else " ", "bold"))


def worth(facts: Facts, district: DistrictView) -> Text:
    """What landing there costs: the rent, or the price of what nobody owns; of a mortgage only the sign."""
    if district["mortgaged"]:
        return Text(facts.signs.mortgaged, HAZARD)
    if district["owner"] is None:
        return Text(str(facts.prices[district["id"]]), SOFT)
    return Text(str(district["rent"]), "bold")


def standing(players: list[PlayerView], square: int, jailed: bool = False) -> list[int]:
    """Who is on a square; in jail or not."""
    return [
        player["seat"]
        for player in players
        if player["square"] == square and player["jailed"] == jailed and not player["out"]
    ]
