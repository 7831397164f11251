"""City: how good a seat's own moves are.

What a seat does in its turn changes cash and districts at once, so each move is judged by the wealth that is foretold
after it; only what a square or a card asks next is looked at, too.
"""

from typing import Final, final

from mypy_extensions import i64

from faubourg.bots.heuristics.city_forecast import CityForecast
from faubourg.bots.heuristics.estate_forecast import SURE
from faubourg.bots.heuristics.estate_judgement import AHEAD, Judgement, settled
from faubourg.bots.heuristics.estate_trader import Trader, Zeal
from faubourg.bots.heuristics.heuristic import CERTAIN
from faubourg.core.actions import Actions
from faubourg.core.state import State
from faubourg.games.city.numbering import (
    ACCEPT,
    BUILD,
    DONE,
    JAIL_CARD,
    REMOVE,
    ROLL,
    USE_DODGE,
    Frame,
)
from faubourg.games.city.state import City
from faubourg.games.estate import bidding
from faubourg.games.estate.state import Estate


@final
class CityHeuristic(Judgement):
    def __init__(self, seasoned: bool = False) -> None:
        super().__init__(CityForecast(seasoned))

    def cards_out(self) -> list[int]:
        # CI-12c, CI-11f A card that settles a fine, a rent or the tax costs no mortgage at all.
        return [JAIL_CARD, USE_DODGE]

    def lead(self, state: State, seat: i64, best: i64) -> i64:
        # CI-6a Building costs nothing.
        return CERTAIN if best == BUILD else super().lead(state, seat, best)

    def is_plausible(self, state: State, seat: i64, move: i64) -> bool:
        """Nobody leaves out what costs nothing; and what it would have brought, no value tells."""
        # CI-6a BUILD costs nothing.
        if move == DONE and state.can_play(BUILD, int(seat)):
            return False
        return super().is_plausible(state, seat, move)

    def judge_acts(self, state: Estate, seat: i64, moves: list[int]) -> list[int]:
        assert isinstance(state, City)
        if state.frames.kind() == Frame.QUESTION:
            # CI-1e Another hour is for people to ask for.
            return [0 if move == ACCEPT else 1 for move in moves]
        now: i64 = self.forecast.estimate(state, seat)
        best: i64 = now
        fine: list[int] = []
        for move in moves:
            worth: i64 = now
            if move not in (ROLL, DONE, BUILD):
                child = state.clone()
                child.apply(move, seat)
                worth = self.worth(child, seat, AHEAD)
            best = max(best, worth)
            fine.append(worth)
        if BUILD in moves:
            # CI-6a It costs nothing, and what it shows may help to decide the rest.
            fine[moves.index(BUILD)] = best + 1
        return fine

    def worth(self, state: City, seat: i64, ahead: i64) -> i64:
        """What a position is worth to a seat that answers well what a square or a card asks next; it is used up."""
        # CI-12a Whoever is sent to jail ends the turn, and maybe the match.
        if state.over:
            return SURE * settled(state, seat) // CERTAIN
        kind: i64 = state.frames.kind()
        if kind == Frame.AUCTION:
            self.limits.settle(state, bidding.district(state), state.caller)
            return self.forecast.estimate(state, seat)
        if ahead == 0 or state.actor != seat or kind not in (Frame.LANDING, Frame.CARD):
            return self.forecast.estimate(state, seat)
        actions = Actions()
        state.moves_of(seat, actions)
        best: i64 = 0
        for number in range(actions.count):
            move: i64 = actions.items[number]
            # CI-3e What could be done at any moment is not what is asked.
            if kind == Frame.LANDING and move >= REMOVE:
                continue
            child = state.clone()
            child.apply(move, seat)
            best = max(best, self.worth(child, seat, ahead - 1))
        return best


def modest() -> Trader:
    """A player who has the end in sight and knows what a deal does to all, but only asks for what a colour lacks."""
    return Trader(CityHeuristic(True), CityHeuristic(), Zeal.MODEST)


def seasoned() -> Trader:
    """One who deals."""
    return Trader(CityHeuristic(True), CityHeuristic(), Zeal.STEADY)


def keenest() -> Trader:
    """One who deals at every moment."""
    return Trader(CityHeuristic(True), CityHeuristic(), Zeal.KEEN)


# What the registry asks for.
HEURISTIC: Final = CityHeuristic
MODEST: Final = modest
MIND: Final = seasoned
MASTER: Final = keenest
