"""Which games have a heuristic of their own. The others are searched by playouts."""

from faubourg.bots.heuristics.heuristic import Heuristic
from faubourg.bots.heuristics.roomshare import RoomShareHeuristic

_made: dict[str, Heuristic] = {}


def heuristic_for(game: str) -> Heuristic | None:
    """The heuristic of a game by its id; None when it has none."""
    if game == "roomshare" and game not in _made:
        _made[game] = RoomShareHeuristic()
    return _made.get(game)
