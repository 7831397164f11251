"""Writes samples.json: boards with the rents and the wealth that the rules find on them, for the calculator's tests.

python web/src/unit/make_samples.py, from the top of the project, whenever the rules or the figures have changed.
"""

import json
import random
from pathlib import Path

from faubourg.core.bits import bit
from faubourg.core.options import read_options
from faubourg.games.city.game import CityGame
from faubourg.games.city.rules import score
from faubourg.games.city.state import City
from faubourg.games.estate import rent
from faubourg.games.estate.districts import COLOUR_IDS, COLOUR_START, DISTRICT_IDS, MOST_BLOCKS

FILE = Path(__file__).with_name("samples.json")
SEATS = 2
PLAYER = 0
BOARDS = 60


def sample(state: City, chance: random.Random) -> dict[str, object]:
    owned = sorted(chance.sample(range(len(DISTRICT_IDS)), chance.randint(1, 10)))
    districts = {}
    state.owned[PLAYER] = sum(bit(district) for district in owned)
    state.hazards = state.mortgaged = state.skyscrapers = 0
    for district in owned:
        residential = chance.randint(0, MOST_BLOCKS)
        industrial = chance.randint(0, MOST_BLOCKS - residential)
        place, mortgaged = chance.choice(["nothing", "bonus", "hazard"]), chance.random() < 0.2
        state.residential[district], state.industrial[district] = residential, industrial
        state.hazards |= bit(district) if place == "hazard" else 0
        state.mortgaged |= bit(district) if mortgaged else 0
        districts[DISTRICT_IDS[district]] = {
            "residential": residential,
            "industrial": industrial,
            "place": place,
            "mortgaged": mortgaged,
        }
    colours = chance.sample(range(len(COLOUR_IDS)), chance.randint(0, 3))
    # Somewhere in its colour, whoever owns that (CI-7c).
    state.skyscrapers = sum(bit(COLOUR_START[colour + 1] - 1) for colour in colours)
    state.tower = chance.choice([-1, -1, owned[0]])
    state.cash[PLAYER] = 10 * chance.randint(0, 4000)
    return {
        "board": {
            "districts": districts,
            "skyscrapers": [COLOUR_IDS[colour] for colour in colours],
            "tower": state.tower >= 0,
            "owned": list(districts),
            "cash": int(state.cash[PLAYER]),
        },
        "rents": [int(rent.rent_due(state, district, PLAYER)) for district in owned],
        "wealth": int(score.wealth_of(state, PLAYER)),
    }


def made() -> str:
    game = CityGame()
    state = game.begin(game.read(read_options(game.options, None, SEATS), SEATS), SEATS)
    assert isinstance(state, City)
    chance = random.Random(16)
    lines = [json.dumps(sample(state, chance)) for _ in range(BOARDS)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(made(), "utf-8")
