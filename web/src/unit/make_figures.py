"""Writes figures.json: what the unit and the calculator are told by the rules, so that neither knows a rule itself.

python web/src/unit/make_figures.py, from the top of the project, whenever the rules or the figures have changed.
"""

import json
from pathlib import Path

from faubourg.core.bits import bit, numbers_of
from faubourg.core.options import read_options
from faubourg.games.city.game import CityGame
from faubourg.games.city.rules import score
from faubourg.games.city.state import City
from faubourg.games.estate import rent
from faubourg.games.estate.districts import COLOUR_IDS, COLOUR_OF, DISTRICT_IDS, MOST_BLOCKS

FILE = Path(__file__).with_name("figures.json")
SEATS = 2
OWNER = 0
# What may double a rent (CI-11d): the skyscraper of the colour, the owner's tower.
DOUBLINGS = {"none": (False, False), "skyscraper": (True, False), "tower": (False, True), "both": (True, True)}


def position() -> City:
    """Everything is one player's, nothing is built."""
    game = CityGame()
    state = game.begin(game.read(read_options(game.options, None, SEATS), SEATS), SEATS)
    assert isinstance(state, City)
    state.owned[OWNER] = bit(len(DISTRICT_IDS)) - 1
    state.cash[OWNER] = 0
    return state


def counted(hazard: bool) -> list[list[int]]:
    """CI-11b, CI-11c How many blocks count, by residential and industrial ones."""
    state = position()
    state.hazards = 1 if hazard else 0
    table = []
    for residential in range(MOST_BLOCKS + 1):
        row = []
        for industrial in range(MOST_BLOCKS + 1 - residential):
            state.residential[0], state.industrial[0] = residential, industrial
            row.append(int(rent.blocks_counted(state, 0)))
        table.append(row)
    return table


def rents(district: int, doubling: str) -> list[int]:
    """CI-11a, CI-11b, CI-11d By the number of blocks that count."""
    state = position()
    skyscraper, tower = DOUBLINGS[doubling]
    state.skyscrapers = bit(district) if skyscraper else 0
    state.tower = (district + 1) % len(DISTRICT_IDS) if tower else -1
    found = []
    for blocks in range(MOST_BLOCKS + 1):
        state.industrial[district] = blocks
        found.append(int(rent.rent_due(state, district, OWNER)))
    return found


def mortgaged() -> int:
    """CI-10c, CI-15a What a mortgaged district brings, and is worth."""
    state = position()
    state.owned[OWNER] = state.mortgaged = 1
    worth = score.wealth_of(state, OWNER)
    assert worth == rent.rent_due(state, 0, OWNER)
    return int(worth)


def made() -> str:
    game = CityGame()
    known = game.figures
    figures = {
        # CI-5a, CI-6a, CI-1e
        "unit": {
            "seconds": int(known.seconds),
            "last": int(known.last_seconds),
            "minutes": read_options(game.options, None, SEATS)["minutes"],
            "odds": numbers_of(known.odds),
        },
        "blocks": int(MOST_BLOCKS),
        "colours": [{"id": id, "names": names} for id, names in zip(COLOUR_IDS, known.colour_names, strict=True)],
        "districts": [
            {"id": id, "colour": COLOUR_IDS[COLOUR_OF[number]], "names": known.district_names[number]}
            for number, id in enumerate(DISTRICT_IDS)
        ],
        "counted": {"clear": counted(False), "hazard": counted(True)},
        "rents": {
            doubling: [rents(district, doubling) for district in range(len(DISTRICT_IDS))] for doubling in DOUBLINGS
        },
        "mortgaged": mortgaged(),
    }
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in figures.items()]
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(made(), "utf-8")
