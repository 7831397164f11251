"""Writes match.json: a whole random match as the board is shown it, for its unit tests.

python web/src/boards/paris/make_match.py, from the top of the project, whenever the rules or the view have changed.
"""

import json
import random
from pathlib import Path

import faubourg

# A match with a start card paid, a pile that is shuffled anew, houses and hotels.
SEATS = 3
SEED = 4
OPTIONS: dict[str, object] = {"start_cash": True}
# Whoever passes half of the time saves enough for hotels.
PASS = 73
FILE = Path(__file__).with_name("match.json")


def changes(old: object, new: object) -> object:
    """What differs, part by part; lists of equal length are compared place by place."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {key: changes(old[key], value) for key, value in new.items() if old[key] != value}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and is_table(new):
        return {
            str(place): changes(*pair) for place, pair in enumerate(zip(old, new, strict=True)) if pair[0] != pair[1]
        }
    return new


def is_table(things: list[object]) -> bool:
    return len(things) > 0 and all(isinstance(thing, dict) for thing in things)


def made() -> str:
    match = faubourg.new("paris", seats=SEATS, seed=SEED, options=OPTIONS)
    chance = random.Random(SEED)
    first = view = match.state.view(0)
    frames: list[object] = []
    offered: dict[str, object] = {}
    while not match.state.over:
        seat = match.state.actor
        if seat == 0:
            prompt = match.state.prompt(seat)
            choices = match.state.choices(seat)
            # Of all turns the first with something to buy.
            if prompt["kind"] != "act" or any(
                choice["kind"] == "buy" and choice["move"] is not None for choice in choices
            ):
                offered.setdefault(prompt["kind"], {"prompt": prompt, "choices": choices, "step": len(frames)})
        legal = match.state.legal()
        wanted = PASS if PASS in legal and chance.random() < 0.5 else chance.choice(legal)
        match.play(wanted)
        after = match.state.view(0)
        frames.append({"changes": changes(view, after), "events": match.events(0), "seat": seat, "move": wanted})
        view = after
    scene = match.game.scene(match.options)
    whole = {"scene": scene, "first": first, "frames": frames, "offered": offered}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(made(), "utf-8")
