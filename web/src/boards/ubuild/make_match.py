"""Writes match.json: a whole match as the board is shown it, for its unit tests.

python web/src/boards/ubuild/make_match.py, from the top of the project, whenever the rules or the view have changed.
"""

import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import faubourg
from faubourg.core.state import Choice

# A match with every sort of building, hazards that move, open bridges, auctions, a deal, mortgages, jail, a bankruptcy.
SEATS = 3
SEED = 35
OPTIONS: dict[str, object] = {"stadium": True}
# Whoever buys and builds all there is makes a city; bids are few, or the match would be all auctions.
WEIGHTS: Mapping[str, float] = {
    "buy": 60,
    "residential": 6,
    "industrial": 6,
    "stadium": 60,
    "skyscraper": 90,
    "tower": 90,
    "place": 6,
    "bid": 0.05,
    "out": 6,
    "done": 4,
    "mortgage": 0.3,
    "accept": 60,
}
# When, and how often, a seat offers a deal instead.
BARGAINS = ("roll", "debt")
OFFERS = 0.3
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


def chosen(choices: list[Choice], chance: random.Random) -> int:
    legal = {choice["move"]: WEIGHTS.get(choice["kind"], 1) for choice in choices if choice["move"] is not None}
    return chance.choices(list(legal), list(legal.values()))[0]


def can_build(choices: list[Choice]) -> bool:
    return any(choice["kind"] == "residential" and choice["move"] is not None for choice in choices)


def bargain(view: dict[str, Any], seat: int, chance: random.Random) -> str | None:
    """An exchange of two districts, with some money on top: one that makes the groups of both larger, if there is."""
    others = [one for one in view["players"] if one["seat"] != seat and one["districts"]]
    mine = view["players"][seat]["districts"]
    if not others or not mine:
        return None
    other = chance.choice(others)
    wanted = [one for one in other["districts"] if any(one[:-1] == own[:-1] for own in mine)] or other["districts"]
    spare = [own for own in mine if own[:-1] != wanted[0][:-1]] or mine
    return f"deal {other['seat']} {chance.choice(spare)}+{wanted[0]} pay 10"


def made() -> str:
    match = faubourg.new("ubuild", seats=SEATS, seed=SEED, options=OPTIONS)
    chance = random.Random(SEED)
    first = view = match.state.view(0)
    frames: list[object] = []
    offered: dict[str, object] = {}
    while not match.state.over:
        seat = match.state.actor
        prompt = match.state.prompt(seat)
        choices = match.state.choices(seat)
        kind = prompt["kind"]
        # Of the turns to build, the first with blocks to place.
        if seat == 0 and (kind != "act" or can_build(choices)):
            offered.setdefault(kind, {"prompt": prompt, "choices": choices, "step": len(frames)})
        move = chosen(choices, chance)
        offer = bargain(view, seat, chance) if kind in BARGAINS and chance.random() < OFFERS else None
        if offer is not None and match.state.why_not(match.state.parse(offer)) is None:
            move = match.state.parse(offer)
        match.play(move)
        after = match.state.view(0)
        frames.append({"changes": changes(view, after), "events": match.events(0), "seat": seat, "move": move})
        view = after
    scene = match.game.scene(match.options)
    whole = {"scene": scene, "first": first, "frames": frames, "offered": offered}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(made(), "utf-8")
