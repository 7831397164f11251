"""Which games have a heuristic of their own. The others are searched by playouts."""

from faubourg.bots.heuristics.city import CityHeuristic
from faubourg.bots.heuristics.heuristic import Heuristic
from faubourg.bots.heuristics.paris import ParisHeuristic
from faubourg.bots.heuristics.roomshare import RoomShareHeuristic

_made: dict[str, Heuristic] = {}


def heuristic_for(game: str) -> Heuristic | None:
    """The heuristic of a game by its id; None when it has none."""
    if game not in _made:
        if game == "roomshare":
            _made[game] = RoomShareHeuristic()
        elif game == "paris":
            _made[game] = ParisHeuristic()
        elif game == "city":
            _made[game] = CityHeuristic()
    return _made.get(game)
