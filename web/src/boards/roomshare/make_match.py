"""Writes match.json: a whole random match as the board is shown it, for its unit tests.

python web/src/boards/roomshare/make_match.py, from the top of the project, whenever the rules or the view have changed.
"""

import json
import random
from pathlib import Path
from typing import cast

import faubourg
from faubourg.games.roomshare.view import RoomShareView

# A match with two colours a seat, in which a tenant must stay because the neighbour is full.
SEATS = 2
SEED = 29
OPTIONS: dict[str, object] = {"royal": "haunted", "renovation": True}
FILE = Path(__file__).with_name("match.json")


def frame(match: faubourg.Match, events: list[dict[str, object]]) -> dict[str, object]:
    """What changed on the board, and what happened; the rest of the view is that of the beginning."""
    view = cast(RoomShareView, match.state.view(0))
    tenants = {
        flat["id"] + arrow: colour for flat in view["flats"] for arrow, colour in flat["tenants"].items() if colour
    }
    scores = [player["score"] for player in view["players"]]
    counting = [flat["id"] for flat in view["flats"] if flat["counts"]]
    return {
        "tenants": tenants,
        "counting": counting,
        "eviction": view["eviction"],
        "scores": scores,
        "events": events,
    }


def made() -> str:
    match = faubourg.new("roomshare", seats=SEATS, seed=SEED, options=OPTIONS)
    random_move = random.Random(SEED)
    frames = [frame(match, [])]
    offered: dict[str, object] = {}
    first = match.state.view(0)
    while not match.state.over:
        seat = match.state.actor
        offered.setdefault(match.state.prompt(seat)["kind"], match.state.choices(seat))
        match.play(random_move.choice(match.state.legal()))
        frames.append(frame(match, match.events(0)))
    whole = {"scene": match.game.scene(match.options), "first": first, "frames": frames, "offered": offered}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(made(), "utf-8")
