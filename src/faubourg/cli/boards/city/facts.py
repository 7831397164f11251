"""What City's drawings and readings need beside the view: names, codes and figures, and how they stand on a square."""

from collections.abc import Mapping
from typing import NamedTuple, cast

from rich.text import Text

from faubourg.cli.boards.estate import titles
from faubourg.cli.boards.estate.facts import Thing, name_in
from faubourg.cli.boards.estate.paint import FINE, Signs
from faubourg.cli.boards.estate.titles import owner_sign
from faubourg.games.city.view import DistrictView, PlayerView
from faubourg.text.messages import Messages


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


def built(facts: Facts, district: DistrictView) -> Text:
    """All that stands on a district but its railroad, which stands on the square."""
    return titles.built(facts.signs, district, district["bonus"] is not None, district["hazard"] is not None)


def owner_mark(facts: Facts, district: DistrictView) -> Text:
    """Whose it is, with a sign for a railroad; two columns."""
    return Text.assemble(owner_sign(facts.signs, district), (facts.signs.rail if district["rail"] else " ", "bold"))


def standing(players: list[PlayerView], square: int, jailed: bool = False) -> list[int]:
    """Who is on a square; in jail or not."""
    return [
        player["seat"]
        for player in players
        if player["square"] == square and player["jailed"] == jailed and not player["out"]
    ]
