"""Writes samples.json: what the rules find on thousands of boards, for the tests of the page beside the physical board.

python web/src/boards/ubuild/box/make_samples.py, from the top of the project, whenever the rules or the figures have
changed. A board is drawn from a number, here and in samples.ts in the same way, so that the file need not hold it; of
what the rules find on it the file holds four letters. With a number of a layout and one of a board, all is printed.
"""

import json
import sys
from pathlib import Path

from faubourg.bots.requests import request_of
from faubourg.core.bits import bit, cells_of, with_cell
from faubourg.core.frames import empty_frames
from faubourg.core.options import read_options
from faubourg.core.ranking import ranked, told_apart
from faubourg.games.estate import debts
from faubourg.games.estate.districts import BANK, DISTRICT_IDS, MOST_BLOCKS
from faubourg.games.ubuild import sites
from faubourg.games.ubuild.gallery import entries
from faubourg.games.ubuild.game import UBuildGame
from faubourg.games.ubuild.numbering import KIND_IDS, PIECE_IDS, Piece
from faubourg.games.ubuild.rules import ending
from faubourg.games.ubuild.scene_types import UBuildScene
from faubourg.games.ubuild.state import SLOTS, UBuild
from faubourg.games.ubuild.view import district_view, player_view

FILE = Path(__file__).with_name("samples.json")
EACH = 700
PAWNS = 6
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
WORD = 0xFFFFFFFF


class Chance:
    """The numbers that samples.ts draws, too: Mulberry32."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, end: int) -> int:
        self.state = (self.state + 0x6D2B79F5) & WORD
        found = (self.state ^ (self.state >> 15)) * (self.state | 1) & WORD
        found ^= found + (found ^ (found >> 7)) * (found | 61) & WORD
        return (found ^ (found >> 14)) % end

    def once_in(self, number: int) -> bool:
        return self.below(number) == 0


def new(game: UBuildGame, scene: UBuildScene, seats: int) -> UBuild:
    options = read_options(game.options, {"mode": scene["mode"], "layout": scene["layout"]}, seats)
    state = game.begin(game.read(options, seats), seats)
    assert isinstance(state, UBuild)
    state.telling = False
    return state


def draw(game: UBuildGame, scene: UBuildScene, chance: Chance) -> tuple[UBuild, list[int]]:
    """A board, and the pawn of each seat."""
    choice = game.seats_for({"mode": scene["mode"]})
    seats = choice[chance.below(len(choice))]
    first = chance.below(PAWNS)
    pawns = [(5 * seat + first) % PAWNS for seat in range(seats)]
    state = new(game, scene, seats)
    # Now and then nothing is built and little is owned: then cash or the number of districts may decide, or nothing.
    bare = chance.once_in(6)
    own(state, scene, seats, bare, chance)
    place(state, scene, chance)
    for seat in range(seats):
        state.cash[seat] = 20 * chance.below(3 if bare else 2000)
    # UB-11a Somebody is bankrupt, and owes a player or the bank.
    if chance.once_in(3):
        debtor, creditor = chance.below(seats), chance.below(seats + 1)
        state.frames = empty_frames()
        debts.owe(state, debtor, BANK if creditor in (seats, debtor) else creditor, 10)
        ending.go_bankrupt(state)
    return state, pawns


def own(state: UBuild, scene: UBuildScene, seats: int, bare: bool, chance: Chance) -> None:
    """Who has what, and what is built there."""
    for one in scene["districts"]:
        district = DISTRICT_IDS.index(one["id"])
        owner = chance.below(4 * seats if bare else seats + 1)
        residential = 0 if bare else chance.below(int(MOST_BLOCKS) + 1)
        industrial = 0 if bare else chance.below(int(MOST_BLOCKS) + 1 - residential)
        mortgage = 10 * chance.below(2000) if chance.once_in(5) else None
        state.residential[district], state.industrial[district] = residential, industrial
        if owner < seats:
            state.owned[owner] |= bit(district)
            if mortgage is not None:
                state.mortgaged |= bit(district)
                state.sums = with_cell(state.sums, district, mortgage)


def place(state: UBuild, scene: UBuildScene, chance: Chance) -> None:
    """What stands on sites; of two that would stand on one, the first."""
    state.stands = cells_of([-1] * int(SLOTS))
    state.recount()
    for kind in KIND_IDS:
        if chance.once_in(2):
            put(state, PIECE_IDS.index(kind), -1, 1 + chance.below(len(scene["sites"])))
    for colour in scene["colours"].values():
        if chance.once_in(3):
            district = colour["districts"][chance.below(len(colour["districts"]))]
            if put_beside(state, scene, Piece.SKYSCRAPER, district, chance):
                state.skyscrapers |= bit(DISTRICT_IDS.index(district))
    for piece in (Piece.STADIUM, Piece.TOWER):
        if chance.once_in(2):
            district = scene["districts"][chance.below(len(scene["districts"]))]["id"]
            if put_beside(state, scene, piece, district, chance):
                number = DISTRICT_IDS.index(district)
                state.stadium = number if piece == Piece.STADIUM else state.stadium
                state.tower = number if piece == Piece.TOWER else state.tower


def put_beside(state: UBuild, scene: UBuildScene, piece: int, district: str, chance: Chance) -> bool:
    """On a site that touches the district."""
    space = next(one["space"] for one in scene["districts"] if one["id"] == district)
    beside = scene["spaces"][space]["sites"]
    return put(state, piece, DISTRICT_IDS.index(district), beside[chance.below(len(beside))])


def put(state: UBuild, piece: int, district: int, site: int) -> bool:
    if sites.is_taken(state, site - 1):
        return False
    sites.put(state, sites.slot_of(piece, district), site - 1)
    return True


def found_on(state: UBuild, scene: UBuildScene, pawns: list[int]) -> list[object]:
    """What the rules find: district by district, player by player, the ranking, and what decides."""
    districts = [district_view(state, DISTRICT_IDS.index(one["id"])) for one in scene["districts"]]
    players = [player_view(state, seat) for seat in range(len(pawns))]
    standings = [state.standing(seat) for seat in range(len(pawns))]
    told = ("counted", "spoiled", "protected", "rent", "doubled", "mortgage", "worth", "lift")
    return [
        [[pawn_of(pawns, one["owner"]), *(one[name] for name in told)] for one in districts],
        [
            [pawns[seat], one["out"], one["cash"], one["salary"], one["wealth"], one["districts"]]
            for seat, one in enumerate(players)
        ],
        [[pawns[seat] for seat in tied] for tied in ranked(standings)],
        told_apart(standings, state.standing_names()),
    ]


def pawn_of(pawns: list[int], owner: object) -> int | None:
    return pawns[owner] if isinstance(owner, int) else None


def as_text(found: list[object]) -> str:
    return json.dumps(found, separators=(",", ":"))


def letters_of(text: str) -> str:
    """Four letters for a text: FNV-1a."""
    found = 0x811C9DC5
    for letter in text.encode():
        found = (found ^ letter) * 0x01000193 & WORD
    return "".join(LETTERS[found >> shift & 63] for shift in (0, 6, 12, 18))


def brief(scene: UBuildScene) -> dict[str, object]:
    """As much of a scene as counting takes."""
    return {
        "mode": scene["mode"],
        "layout": scene["layout"],
        "colours": {colour: {"districts": one["districts"]} for colour, one in scene["colours"].items()},
        "districts": [{name: one[name] for name in ("id", "space", "colour")} for one in scene["districts"]],
        "spaces": [{"district": one["district"], "sites": one["sites"]} for one in scene["spaces"]],
        "sites": [{"spaces": one["spaces"]} for one in scene["sites"]],
    }


def scenes(game: UBuildGame) -> list[UBuildScene]:
    """Of the printed layouts, and those of the gallery."""
    layouts = [*game.figures.box.printed, *(entry.layout for entry in entries())]
    return [request_of(game, "scene").answer({"layout": layout}) for layout in layouts]  # type: ignore[misc]


def sample(game: UBuildGame, scene: UBuildScene, layout: int, number: int) -> str:
    state, pawns = draw(game, scene, Chance(layout * EACH + number))
    return as_text(found_on(state, scene, pawns))


def made() -> str:
    game = UBuildGame()
    lines = []
    for layout, scene in enumerate(scenes(game)):
        found = [sample(game, scene, layout, number) for number in range(EACH)]
        told = {"scene": brief(scene), "first": json.loads(found[0]), "letters": "".join(map(letters_of, found))}
        lines.append(json.dumps(told, separators=(",", ":")))
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    if len(sys.argv) == 3:
        game = UBuildGame()
        layout, number = int(sys.argv[1]), int(sys.argv[2])
        sys.stdout.write(sample(game, scenes(game)[layout], layout, number) + "\n")
    else:
        FILE.write_text(made(), "utf-8")
