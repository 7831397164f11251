"""U-Build: how good a seat's own moves are.

What a seat does in its turn changes cash, districts and sites at once, so each move is judged by the wealth that is
foretold after it; only what a space, a card or the choice of a site asks next is looked at, too.
"""

from typing import Final, final

from mypy_extensions import i64

from faubourg.bots.heuristics.estate_forecast import SURE
from faubourg.bots.heuristics.estate_judgement import AHEAD, Judgement, settled
from faubourg.bots.heuristics.estate_trader import Trader, Zeal
from faubourg.bots.heuristics.heuristic import CERTAIN
from faubourg.bots.heuristics.ubuild_forecast import UBuildForecast
from faubourg.core.actions import Actions
from faubourg.core.bits import count_bits
from faubourg.core.state import FINE
from faubourg.games.estate import bidding
from faubourg.games.estate.state import Estate
from faubourg.games.ubuild.numbering import (
    CALL,
    DONE,
    PLACE,
    RESIDENTIAL,
    ROLL,
    SITE,
    STADIUM,
    STEP,
    STOP,
    Frame,
    Piece,
)
from faubourg.games.ubuild.rules import permits
from faubourg.games.ubuild.state import UBuild


@final
class UBuildHeuristic(Judgement):
    def __init__(self, seasoned: bool = False) -> None:
        super().__init__(UBuildForecast(seasoned))
        # What was foretold while bonus buildings and hazards are moved about: by what they touch, and the cash.
        self.known: dict[tuple[int, int, int], int] = {}

    def judge_acts(self, state: Estate, seat: i64, moves: list[int]) -> list[int]:
        assert isinstance(state, UBuild)
        if state.frames.kind() == Frame.SITE and permits.piece(state) < Piece.FIRST_KIND:
            return self.judge_ground(state, seat, moves)
        self.known.clear()
        now: i64 = self.forecast.estimate(state, seat)
        fine: list[int] = []
        for move in moves:
            worth: i64 = now
            if move not in (ROLL, DONE):
                child = state.clone()
                child.apply(move, seat)
                worth = self.worth(child, seat, AHEAD, is_placing(move))
            fine.append(worth)
        if state.frames.kind() == Frame.TURN:
            self.build_first(state, seat, moves, fine)
        return fine

    def build_first(self, state: UBuild, seat: i64, moves: list[int], fine: list[int]) -> None:
        """UB-3h After a paid step of a hazard there are no blocks: one that is worth it comes first, if the money is
        enough for both."""
        best = fine.index(max(fine))
        step: i64 = moves[best]
        if not STEP <= step < SITE:
            return
        for place, move in enumerate(moves):
            if RESIDENTIAL <= move < STADIUM:
                child = state.clone()
                child.apply(move, seat)
                if child.refusal(step, seat) == FINE:
                    child.apply(step, seat)
                    fine[place] = max(fine[place], int(self.worth(child, seat, AHEAD, False)))

    def judge_ground(self, state: UBuild, seat: i64, moves: list[int]) -> list[int]:
        """UB-5f, UB-5g, UB-5h The site does not matter to a skyscraper, the stadium or the tower; but no hazard comes
        to a site that is taken."""
        now: i64 = self.forecast.estimate(state, seat)
        fine: list[int] = []
        for move in moves:
            touched: i64 = state.layout.districts_at[move - SITE] & ~state.protected
            fine.append(now + count_bits(touched & state.owned[seat]))
        return fine

    def worth(self, state: UBuild, seat: i64, ahead: i64, placing: bool) -> i64:
        """What a position is worth to a seat that answers well what is asked of it next; it is used up."""
        # UB-11c Whoever is sent to jail ends the turn, and maybe the match.
        if state.over:
            return SURE * settled(state, seat) // CERTAIN
        kind: i64 = state.frames.kind()
        if kind == Frame.AUCTION:
            self.limits.settle(state, bidding.district(state), state.caller)
            return self.forecast.estimate(state, seat)
        if kind == Frame.SITE and permits.piece(state) < Piece.FIRST_KIND:
            # Any site will do.
            self.play_first(state, seat)
            return self.forecast.estimate(state, seat)
        is_asked = kind in (Frame.LANDING, Frame.CARD, Frame.SITE, Frame.HAZARD)
        if ahead == 0 or state.actor != seat or not is_asked:
            return self.foretold(state, seat) if placing else self.forecast.estimate(state, seat)
        actions = Actions()
        state.moves_of(seat, actions)
        best: i64 = 0
        for number in range(actions.count):
            move: i64 = actions.items[number]
            # UB-3j What could be done at any moment is not what is asked.
            if kind == Frame.LANDING and move >= STADIUM:
                continue
            child = state.clone()
            child.apply(move, seat)
            best = max(best, self.worth(child, seat, ahead - 1, placing))
        return best

    def play_first(self, state: UBuild, seat: i64) -> None:
        actions = Actions()
        state.moves_of(seat, actions)
        state.apply(actions.items[0], seat)

    def foretold(self, state: UBuild, seat: i64) -> i64:
        """The estimate, of all sites that come to the same only once."""
        key = (int(state.hazards), int(state.protected), int(state.cash[seat]))
        if key not in self.known:
            self.known[key] = int(self.forecast.estimate(state, seat))
        return self.known[key]


def is_placing(move: i64) -> bool:
    """Whether nothing but a bonus building or a hazard, and maybe cash, changes its place."""
    return move == STOP or PLACE <= move < CALL


def modest() -> Trader:
    """A player who has the end in sight and knows what a deal does to all, but only asks for what a colour lacks."""
    return Trader(UBuildHeuristic(True), UBuildHeuristic(), Zeal.MODEST)


def seasoned() -> Trader:
    """One who deals."""
    return Trader(UBuildHeuristic(True), UBuildHeuristic(), Zeal.STEADY)


def keenest() -> Trader:
    """One who deals at every moment."""
    return Trader(UBuildHeuristic(True), UBuildHeuristic(), Zeal.KEEN)


# What the registry asks for.
HEURISTIC: Final = UBuildHeuristic
MODEST: Final = modest
MIND: Final = seasoned
MASTER: Final = keenest
