"""How each level plays: what it overlooks, how far it plans and looks ahead, and how many positions it may judge."""

from typing import Final, final

from mypy_extensions import i64

from faubourg.bots.lookahead import Effort
from faubourg.bots.mistakes import Carelessness

# Another one whenever a level may choose otherwise than before: what was measured of the old one says nothing of it.
VERSION: Final = "2"
# What those who make no mistakes judge to plan a turn.
PLANNED: Final = 3000
# How much of another budget goes into the plan of one's own turn, where one looks ahead as well.
SHARE_OF_TURN: Final = 10


@final
class Manner:
    """How many positions are judged to plan a turn (each move is, in any case); what is overlooked; how far is looked
    ahead; whether the newest judgement of the game is played by, and whether deals are offered."""

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
        # It does not plan its turn: each move is judged as it stands.
        return Manner(positions or 1, Carelessness(65, 50), None, False, False)
    if level == "tenant":
        return Manner(positions or 150, Carelessness(45, 30), None, False, True)
    if level == "neighbour":
        return Manner(positions or PLANNED, None, None, False, True)
    planned = PLANNED if positions is None else max(1, positions // SHARE_OF_TURN)
    if level == "caretaker":
        return Manner(planned, None, effort_of(4, 24, 60, 3, 10_000, planned, positions), True, True)
    return Manner(planned, None, effort_of(8, 320, 150, 6, 40_000, planned, positions), True, True)


def effort_of(
    moves: int, continuations: int, turn: int, width: int, own: int, planned: int, positions: int | None
) -> Effort:
    """An effort with its own budget, or with what the plan of the turn leaves of another."""
    return Effort(moves, continuations, turn, width, own if positions is None else max(0, positions - planned))
