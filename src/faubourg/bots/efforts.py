"""How each level plays: what it overlooks, how far it plans and looks ahead, and how many positions it may judge."""

import tomllib
from importlib.resources import files
from typing import Final, NamedTuple, final

from mypy_extensions import i64

from faubourg.bots.levels import LEVELS
from faubourg.bots.lookahead import Effort
from faubourg.bots.mistakes import GIVEN_AWAY, Carelessness

# How much of another budget goes into the plan of one's own turn, where one looks ahead as well.
SHARE_OF_TURN: Final = 10
# More moves than there are at any position: enough to judge each of them, whatever else a level does or leaves.
EACH_MOVE: Final = 1000
# How a game is played that does not say otherwise.
USUAL: Final = "usual"

_skills: dict[str, dict[str, "Skill"]] = {}
_versions: dict[str, int] = {}


class Skill(NamedTuple):
    """How a level plays, in figures.

    How many positions it judges to plan a turn; how often, of a hundred times, it chooses a move in haste, and how
    often it overlooks one, and how many hundredths of the chance of winning that may cost, and which part of a good
    position, one of so many: less by each move where a turn has several. If it looks ahead: how many turns it compares,
    by how many continuations in all; how many positions are judged for a turn in these, and how many unfinished turns
    followed at once; and how many positions it judges for all that.
    """

    turn: int
    hasty: int = 0
    overlooked: int = 0
    cost: int = 0
    given: int = GIVEN_AWAY
    compared: int = 0
    continuations: int = 0
    inner_turn: int = 0
    inner_width: int = 0
    positions: int = 0


@final
class Manner:
    """How many positions are judged for a decision at the most, be it for moves, for plans or for deals; of these, how
    many to plan a turn; what is overlooked; how far is looked ahead; whether deals are offered.

    A position is judged wherever a heuristic is asked for a value. A move that a game judges by itself counts as one.
    """

    def __init__(
        self, most: int, turn: int, carelessness: Carelessness | None, effort: Effort | None, offers: bool
    ) -> None:
        self.most: i64 = most
        self.turn: i64 = turn
        self.carelessness = carelessness
        self.effort = effort
        self.offers = offers


def skill_of(level: str, game: str) -> Skill:
    """How a level plays a game."""
    read_skills()
    usual = _skills[USUAL][level]
    return _skills[game].get(level, usual) if game in _skills else usual


def version_of(game: str) -> int:
    """Another one whenever a level may choose otherwise than before: what was measured of the old one says nothing of
    it."""
    read_skills()
    return _versions.get(game, _versions[USUAL])


def read_skills() -> None:
    """From `skills.toml` beside this module."""
    if _skills:
        return
    for name, levels in tomllib.loads(files("faubourg.bots").joinpath("skills.toml").read_text()).items():
        _versions[name] = levels.pop("version")
        _skills[name] = {found: Skill(**figures) for found, figures in levels.items()}


def manner_of(level: str, game: str, positions: int | None = None) -> Manner:
    """The manner of a level in a game; with so many positions in all, if another budget than its own is given."""
    skill = skill_of(level, game)
    is_careless = skill.cost > 0
    carelessness = Carelessness(skill.hasty, skill.overlooked, skill.cost, skill.given) if is_careless else None
    # Whoever plays for the first time does not think of dealing.
    offers = level != LEVELS[0]
    if not skill.compared:
        most = max(skill.turn, EACH_MOVE) if positions is None else positions
        return Manner(most, positions or skill.turn, carelessness, None, offers)
    most = skill.turn + skill.positions if positions is None else positions
    turn = skill.turn if positions is None else max(1, positions // SHARE_OF_TURN)
    effort = Effort(skill.compared, skill.continuations, skill.inner_turn, skill.inner_width, most - turn)
    return Manner(most, turn, carelessness, effort, offers)
