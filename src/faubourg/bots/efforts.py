"""How each level plays: what it overlooks, how far it plans and looks ahead, and how many positions it may judge."""

from typing import Final, final

from mypy_extensions import i64

from faubourg.bots.lookahead import Effort
from faubourg.bots.mistakes import Carelessness

# How much of another budget goes into the plan of one's own turn, where one looks ahead as well.
SHARE_OF_TURN: Final = 10


@final
class Manner:
    """The positions judged to plan a turn; what is overlooked; how far is looked ahead; whether the newest judgement of
    the game is played by, and whether deals are offered."""

    def __init__(
        self, turn: int, carelessness: Carelessness | None, effort: Effort | None, minds: bool, offers: bool
    ) -> None:
        self.turn: i64 = turn
        self.carelessness = carelessness
        self.effort = effort
        self.minds = minds
        self.offers = offers

    def positions(self) -> int:
        """The most positions that a decision takes."""
        looked: i64 = 0
        if self.effort is not None:
            looked = self.effort.positions
        return int(self.turn + looked)


def manner_of(level: str, positions: int | None = None) -> Manner:
    """The manner of a level; with so many positions in all, if another budget than its own is given."""
    if level == "newcomer":
        return Manner(positions or 100, Carelessness(45, 30), None, False, False)
    if level == "tenant":
        return Manner(positions or 400, Carelessness(20, 15), None, False, True)
    if level == "neighbour":
        return Manner(positions or 3000, None, None, False, True)
    turn = 3000 if positions is None else max(1, positions // SHARE_OF_TURN)
    if level == "caretaker":
        return Manner(turn, None, effort_of(4, 16, 150, 6, 20_000, turn, positions), True, True)
    return Manner(turn, None, effort_of(8, 96, 300, 6, 300_000, turn, positions), True, True)


def effort_of(
    moves: int, continuations: int, turn: int, width: int, own: int, planned: int, positions: int | None
) -> Effort:
    """An effort with its own budget, or with what the plan of the turn leaves of another."""
    return Effort(moves, continuations, turn, width, own if positions is None else max(0, positions - planned))
