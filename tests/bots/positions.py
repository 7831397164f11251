"""Positions that bots are asked about, of any game."""

import faubourg
from faubourg.bots.efforts import EACH_MOVE
from faubourg.bots.player import LevelBot
from faubourg.core.rng import Rng
from faubourg.core.state import State


def walked(state: State, seat: int, rng: Rng) -> int:
    """The move of somebody who is quick and no fool: all that a game asks comes up in such matches."""
    walker = LevelBot("tenant", EACH_MOVE)
    walker.remember(state)
    # It judges each move, and plans no turn.
    walker.manner.turn = 1
    return walker.choose(state, seat, rng)


def asked_positions(game: str, seats: int, seed: int, apart: int, number: int) -> list[tuple[State, int]]:
    """So many positions of seeded matches in which a seat has a choice, so many decisions apart."""
    found: list[tuple[State, int]] = []
    rng = Rng(f"asked/{seed}")
    state = faubourg.game(game).start(seats)
    since = 0
    while len(found) < number:
        if state.over:
            state = faubourg.game(game).start(seats)
        actor = state.actors()[0]
        if actor == faubourg.NATURE:
            state.apply(state.filled(actor).pick(rng), actor)
            continue
        since += 1
        if since >= apart and len(state.legal(actor)) > 1:
            found.append((state.clone(), actor))
            since = 0
        state.apply(walked(state, actor, rng), actor)
    return found
