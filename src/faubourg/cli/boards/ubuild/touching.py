"""What a site touches, and whose that is: in full, or as short as a menu beside the drawing needs it."""

from typing import TYPE_CHECKING

from faubourg.cli.boards.estate.paint import LETTERS
from faubourg.cli.boards.ubuild.facts import Facts, district_at
from faubourg.games.ubuild.view import DistrictView, UBuildView
from faubourg.text.messages import Messages

if TYPE_CHECKING:
    from faubourg.cli.boards.ubuild.board import UBuildBoard


def in_short(words: Messages, view: UBuildView, facts: Facts, site: int) -> str:
    """`s12: PI2A PI3B!`: with the letters of the owners, and signs where it is protected or spoiled."""
    found = []
    for space in facts.touched(site):
        district = district_at(view, facts, space)
        found.append(facts.track.codes[space] + (marks(facts, district) if district is not None else ""))
    return words.say("board-site", site=f"s{site}", spaces=" ".join(found))


def by_name(words: Messages, view: UBuildView, facts: Facts, site: int) -> str:
    """`s12: Station Quarter (A), The Docks (B!)`."""
    found = []
    for space in facts.touched(site):
        district = district_at(view, facts, space)
        signs = marks(facts, district) if district is not None else ""
        found.append(facts.track.spaces[space] + (f" ({signs})" if signs else ""))
    return words.say("board-site", site=f"s{site}", spaces=", ".join(found))


def marks(facts: Facts, district: DistrictView) -> str:
    owner = "" if district["owner"] is None else LETTERS[district["owner"]]
    sign = facts.signs.bonus if district["protected"] else facts.signs.hazard if district["spoiled"] else ""
    return owner + sign


def in_words(board: "UBuildBoard", view: UBuildView, site: int) -> str:
    """Each space with its owner, and whether it is protected or spoiled."""
    return ", ".join(space_in_words(board, view, space) for space in board.fine.touched(site))


def space_in_words(board: "UBuildBoard", view: UBuildView, space: int) -> str:
    name = board.fine.track.spaces[space]
    district = district_at(view, board.fine, space)
    if district is None:
        return name
    return board.words.say(
        "board-touched",
        space=name,
        owned="no" if district["owner"] is None else "yes",
        owner="" if district["owner"] is None else board.names[district["owner"]],
        state="protected" if district["protected"] else "spoiled" if district["spoiled"] else "plain",
    )
