"""The shapes of what is told: of events and of scenes; and what all games tell alike.

A game's `events.py` gives each kind of its events a shape, and no other kind is told; its `scene_types.py` says what is
in its scene. The client's types are made of these. A shape names the particulars as a seat sees them: what is secret is
None for the others. These modules are never compiled, for compiled code forgets what is inside a list.
"""

from collections.abc import Mapping
from typing import Final, TypedDict

# By kind of event, the TypedDict of its particulars.
Shapes = Mapping[str, type]


# By language.
Names = dict[str, str]


class Naming(TypedDict):
    """What ids look like, and which parameters hold them: `text/phrases.py` says how they become words."""

    sorts: dict[str, str]
    params: dict[str, list[str]]


class Nothing(TypedDict):
    """The kind says it all."""


class BySeat(TypedDict):
    """A player, whatever it is that this player does."""

    seat: int


class MatchOver(TypedDict):
    """The result: scores by seat, the seats from the best on with ties together, and what told the first two apart."""

    scores: list[int]
    ranking: list[list[int]]
    decided_by: str


# What every game tells, so that whoever shows a match may treat it apart.
TURN_PASSED: Final = "turn-passed"
MATCH_OVER: Final = "match-over"
# What ended it is for a game to tell, and may be the limit on decisions.
MATCH_ENDED: Final = "match-ended"
DECISIONS: Final = "decisions"

COMMON: Final[Shapes] = {"first-player": BySeat, TURN_PASSED: BySeat, MATCH_OVER: MatchOver}
