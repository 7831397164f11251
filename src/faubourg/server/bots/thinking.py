"""What a bot answers to a task: pure work, in whatever process it is done."""

from functools import lru_cache
from typing import Any

from faubourg.bots.coach import hint
from faubourg.bots.player import acceptable, bot
from faubourg.core.fields import data_of
from faubourg.core.game import Game
from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.games import game
from faubourg.server.bots.tasks import Answer

# How many decisions a bot makes at a stretch: the strongest think 0.3 s about each, and the table waits for them all.
LONGEST_GESTURE = 16
# Figures of tables that are remembered, more than one address can bring in an hour: to read a large file takes longer
# than most thoughts. One takes some 400 kB.
MOST_GAMES = 64


@lru_cache(maxsize=MOST_GAMES)
def known_game(id: str, data: str | None, digest: str) -> Game:
    return game(id, data, digest)


def gesture(state: State, seat: int, name: str, playouts: int | None, rng: Rng) -> list[int]:
    """The moves of a bot in one go, from a position imagined for its seat.

    It ends where the real position may go on otherwise than the imagined one, before Nature or another actor moves, and
    with the turn. What its own moves show was in its own hand, which it knows.
    """
    player = bot(name, playouts)
    turns = state.turns
    moves: list[int] = []
    while state.is_asked(seat) and state.turns == turns and len(moves) < LONGEST_GESTURE:
        move = player.choose(state, seat, rng)
        state.play(move, seat)
        moves.append(move)
        # Where several may act, another seat's move may come next.
        if state.actor != seat:
            break
    return moves


def answer(task: dict[str, Any]) -> Answer:
    """Moves, or for a hint all that is said of it."""
    state = known_game(task["game"], task["data"], data_of(task["dump"])).restore(task["dump"])
    seat: int = task["seat"]
    rng = Rng(task["seed"])
    if not state.is_asked(seat):
        raise ValueError("the seat is not asked")
    if task["kind"] == "hint":
        return hint(state, seat, rng)._asdict()
    if task["kind"] == "wish":
        wished = acceptable(state, seat, rng, task["bot"])
        return {"moves": [] if wished is None else [wished]}
    return {"moves": gesture(state, seat, task["bot"], task["playouts"], rng)}
