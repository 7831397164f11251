"""Writes figures.json: what the page beside the physical board is told by the rules, so that it knows no rule itself.

python web/src/boards/ubuild/box/make_figures.py, from the top of the project, whenever the rules or the figures have
changed.
"""

import json
from pathlib import Path
from typing import Any

from faubourg.bots.requests import request_of
from faubourg.core.bits import bit
from faubourg.core.options import read_options
from faubourg.games.estate import rent
from faubourg.games.estate.districts import COLOUR_OF, DISTRICT_IDS, MOST_BLOCKS
from faubourg.games.estate.view import doubled_by
from faubourg.games.ubuild import sites
from faubourg.games.ubuild.game import UBuildGame
from faubourg.games.ubuild.numbering import KIND_IDS, MODE_IDS, PIECE_IDS, Piece
from faubourg.games.ubuild.rules import landmarks
from faubourg.games.ubuild.state import UBuild

FILE = Path(__file__).with_name("figures.json")
SEATS = 2
OWNER = 0
# What may double a rent (UB-6a): a skyscraper of the colour, the owner's tower.
DOUBLINGS = {"none": (False, False), "skyscraper": (True, False), "tower": (False, True), "both": (True, True)}
# The parts of a scene that the page does without.
SPARED = ("cards", "chance", "dealable", "ladder", "marks", "options")


def position() -> UBuild:
    """On the longest of the printed boards, which has every district: all are one player's, nothing is built."""
    game = UBuildGame()
    options = read_options(game.options, {"mode": "advanced"}, SEATS)
    state = game.begin(game.read(options, SEATS), SEATS)
    assert isinstance(state, UBuild)
    state.owned[OWNER] = bit(len(DISTRICT_IDS)) - 1
    state.cash[OWNER] = 0
    return state


def counted(spoiled: bool) -> list[list[int]]:
    """UB-6a How many blocks count, by residential and industrial ones."""
    state = position()
    state.hazards = 1 if spoiled else 0
    table = []
    for residential in range(MOST_BLOCKS + 1):
        row = []
        for industrial in range(MOST_BLOCKS + 1 - residential):
            state.residential[0], state.industrial[0] = residential, industrial
            row.append(int(rent.blocks_counted(state, 0)))
        table.append(row)
    return table


def double(state: UBuild, district: int, doubling: str) -> None:
    skyscraper, tower = DOUBLINGS[doubling]
    state.skyscrapers = bit(district) if skyscraper else 0
    # By a district of another colour.
    other = next(one for one in range(len(DISTRICT_IDS)) if COLOUR_OF[one] != COLOUR_OF[district])
    state.tower = other if tower else -1


def rents(district: int, doubling: str) -> list[int]:
    """UB-1c, UB-6a By the number of blocks that count."""
    state = position()
    double(state, district, doubling)
    found = []
    for blocks in range(MOST_BLOCKS + 1):
        state.industrial[district] = blocks
        found.append(int(rent.rent_due(state, district, OWNER)))
    return found


def mortgages(district: int) -> list[int]:
    """UB-8a What a mortgage brings, by the number of blocks that count, whatever doubles the rent."""
    state = position()
    double(state, district, "both")
    found = []
    for blocks in range(MOST_BLOCKS + 1):
        state.industrial[district] = blocks
        found.append(int(rent.mortgage_value(state, district, OWNER)))
    return found


def doubled(doubling: str) -> str | None:
    """UB-6a Which of the two it is said to be."""
    state = position()
    double(state, 0, doubling)
    return doubled_by(state, 0, OWNER)


def mortgaged() -> int:
    """UB-8b, UB-11b What a mortgaged district brings, and is worth."""
    state = position()
    state.owned[OWNER] = state.mortgaged = 1
    worth = rent.wealth(state, OWNER)
    assert worth == rent.rent_due(state, 0, OWNER)
    return int(worth)


def effects() -> dict[str, str | None]:
    """UB-5c, UB-5g, UB-5h What a piece does to the districts that its site touches."""
    found: dict[str, str | None] = {}
    for piece in range(Piece.SKYSCRAPER, len(PIECE_IDS)):
        state = position()
        site = int(state.layout.sites_of[0])
        sites.put(state, sites.slot_of(piece, 0), site)
        touched = state.layout.districts_at[site]
        spoils, protects = state.hazards == touched, state.protected == touched
        found[PIECE_IDS[piece]] = "spoiled" if spoils else "protected" if protects else None
    assert all(found[kind] for kind in KIND_IDS)
    return found


def salaries() -> list[int]:
    """UB-3g, UB-5g Without and with the stadium."""
    state = position()
    without = int(landmarks.salary(state, OWNER))
    state.stadium = 0
    return [without, int(landmarks.salary(state, OWNER))]


def scene(game: UBuildGame, layout: str) -> dict[str, Any]:
    found = dict(request_of(game, "scene").answer({"layout": layout}))
    return {name: value for name, value in found.items() if name not in SPARED}


def made() -> str:
    game = UBuildGame()
    districts = range(len(DISTRICT_IDS))
    figures: dict[str, object] = {
        "blocks": int(MOST_BLOCKS),
        # UB-2a
        "seats": {mode: list(game.seats_for({"mode": mode})) for mode in MODE_IDS},
        "effects": effects(),
        "counted": {"clear": counted(False), "spoiled": counted(True)},
        "rents": {
            doubling: {DISTRICT_IDS[district]: rents(district, doubling) for district in districts}
            for doubling in DOUBLINGS
        },
        "doubled": {doubling: doubled(doubling) for doubling in DOUBLINGS},
        "mortgages": {DISTRICT_IDS[district]: mortgages(district) for district in districts},
        "mortgaged": mortgaged(),
        "salaries": salaries(),
        "standing": list(position().standing_names()),
        "printed": [scene(game, layout) for layout in game.figures.box.printed],
    }
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in figures.items()]
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(made(), "utf-8")
