"""What U-Build's drawings and readings need beside the view: the track, names, codes and figures."""

from collections.abc import Iterable
from typing import NamedTuple, cast

from faubourg.cli.boards.estate import paint
from faubourg.cli.boards.estate.facts import Thing
from faubourg.cli.boards.ubuild import look
from faubourg.cli.boards.ubuild.names import Names, names_of
from faubourg.cli.boards.ubuild.standing import OnSite, OnSpace, Standing
from faubourg.core.bits import bits_of
from faubourg.games.ubuild.layouts.layout import Layout
from faubourg.games.ubuild.numbering import PIECE_IDS
from faubourg.games.ubuild.state import UBuild
from faubourg.games.ubuild.view import DistrictView, UBuildView
from faubourg.text.messages import Messages


class Facts(NamedTuple):
    """Of districts, by id: colour, name, price and space; the codes of colours; the toll of a bridge; the pieces that
    the match has; whether it is by the clock."""

    layout: Layout
    track: Names
    colours: dict[str, str]
    names: dict[str, str]
    prices: dict[str, int]
    spaces: dict[str, int]
    codes: dict[str, str]
    toll: int
    pieces: frozenset[str]
    by_clock: bool
    look: look.Signs

    @property
    def signs(self) -> paint.Signs:
        return self.look.common

    def code(self, district: str) -> str:
        """`RE2`: what a district is called on the board."""
        return self.track.codes[self.spaces[district]]

    def named(self, space: int) -> str:
        """`The Docks (PI3)`; a space that is called by its code, only once."""
        name, code = self.track.spaces[space], self.track.codes[space]
        return name if name == code else f"{name} ({code})"

    def touched(self, site: int) -> list[int]:
        """The spaces that a site touches; sites are counted from 1 here."""
        return bits_of(self.layout.spaces_at[site - 1])

    def beside(self, site: int) -> list[int]:
        """The next site in each direction; 0 where there is none."""
        first = (site - 1) * 6
        return [int(self.layout.beside[first + direction]) + 1 for direction in range(6)]


def facts_of(state: UBuild, scene: Thing, words: Messages) -> Facts:
    track = names_of(state.layout, state.figures, words)
    districts = cast(list[Thing], scene["districts"])
    spaces = {str(district["id"]): cast(int, district["space"]) for district in districts}
    return Facts(
        state.layout,
        track,
        {str(district["id"]): str(district["colour"]) for district in districts},
        {id: track.spaces[space] for id, space in spaces.items()},
        {str(district["id"]): cast(int, district["price"]) for district in districts},
        spaces,
        {colour: words.say(f"board-code-{colour}") for colour in cast(Thing, scene["colours"])},
        cast(int, scene["toll"]),
        frozenset(piece for number, piece in enumerate(PIECE_IDS) if state.stock(number)),
        state.table.by_minutes,
        look.FINE,
    )


def district_at(view: UBuildView, facts: Facts, space: int) -> DistrictView | None:
    return next((district for district in view["districts"] if facts.spaces[district["id"]] == space), None)


def standing_of(view: UBuildView, facts: Facts, bright: Iterable[int]) -> Standing:
    """What stands on the track; sites to be seen first are counted from 1."""
    spaces: dict[int, OnSpace] = {}
    for district in view["districts"]:
        spaces[facts.spaces[district["id"]]] = OnSpace(
            district["owner"], district["mortgaged"], district["residential"], district["industrial"]
        )
    for bridge in view["bridges"]:
        spaces[bridge["space"]] = OnSpace(is_open=bridge["open"])
    for player in view["players"]:
        if not player["out"]:
            here = spaces.get(player["space"], OnSpace())
            if player["jailed"]:
                here = here._replace(jailed=(*here.jailed, player["seat"]))
            else:
                here = here._replace(pawns=(*here.pawns, player["seat"]))
            spaces[player["space"]] = here
    sites = {
        found["site"] - 1: OnSite(
            found["piece"], None if found["district"] is None else facts.spaces[found["district"]]
        )
        for found in view["sites"]
    }
    return Standing(spaces, sites, frozenset(site - 1 for site in bright))
