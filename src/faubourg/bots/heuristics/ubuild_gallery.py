"""U-Build: layouts worth playing on, chosen among many by what bots find who play on them (UB-2h).

Worth playing is what lasts about as long as the printed layout, favours nobody who begins, and has rent in many places
rather than in a few. Of those the best are taken, each with another outline.
"""

from collections.abc import Callable
from math import log
from typing import TYPE_CHECKING, Final, final

from faubourg.bots.crew import spread
from faubourg.bots.heuristics.ubuild_judge import Batch, matches_of, play_batch, summed_up
from faubourg.bots.heuristics.ubuild_tally import Tally
from faubourg.games.ubuild.game import UBuildGame
from faubourg.games.ubuild.layouts.generator import generated
from faubourg.games.ubuild.layouts.variety import outline_key
from faubourg.games.ubuild.numbering import MODE_IDS, MODES

if TYPE_CHECKING:
    from faubourg.bots.heuristics.ubuild_request_types import BoardJudged

SEATS: Final = 4
# Of each mode, closed and with railroads.
CLOSED: Final = 3
OPEN: Final = 1
# Among how many districts most of the rent may fall due.
FEW: Final = 3
# By so many turns to the left the outlines of a mode differ at least.
APART: Final = 2
# What a tenth of the victories is worth, beside a tenth of the time or of the rents.
FAIRNESS: Final = 2.0


@final
class Found:
    """A layout, and what bots found: minutes, the first seat's victories beyond its share, the share of all rent that
    falls due on the few best districts; and how far it is from what is wanted."""

    def __init__(self, text: str, board: "BoardJudged", printed: float) -> None:
        self.text = text
        self.minutes = board["minutes"]["value"]
        self.first = board["first"]["value"]
        rents = [one["rent"]["value"] for one in board["districts"]]
        self.top = sum(rents[:FEW]) / max(1.0, sum(rents))
        self.miss = abs(log(self.minutes / printed)) + FAIRNESS * abs(self.first) + self.top


def choose(
    found: UBuildGame, candidates: int, matches: int, seed: int, jobs: int, advance: Callable[[int], None]
) -> list[Found]:
    chosen: list[Found] = []
    for mode in range(MODES):
        printed = judged(found, found.figures.box.printed[mode], matches, seed, jobs)["minutes"]["value"]
        for is_open, wanted in ((False, CLOSED), (True, OPEN)):
            some: list[Found] = []
            for text in drawn(found, mode, candidates, seed, is_open=is_open):
                some.append(Found(text, judged(found, text, matches, seed, jobs), printed))
                advance(1)
            chosen += best(some, wanted)
    return chosen


def drawn(found: UBuildGame, mode: int, candidates: int, seed: int, *, is_open: bool) -> list[str]:
    """The layouts among which some are chosen."""
    names = [f"gallery {MODE_IDS[mode]} {seed} {number}" for number in range(candidates)]
    return [generated(found.figures.box, mode, name, is_open=is_open) for name in names]


def judged(found: UBuildGame, text: str, matches: int, seed: int, jobs: int) -> "BoardJudged":
    """What bots find on one layout."""
    data = None if found.builtin else found.data
    each = -(-matches // jobs)
    batches: list[Batch] = [
        (data, f"{text} {SEATS} {seed} {first} {min(each, matches - first)}") for first in range(0, matches, each)
    ]
    layout = found.layouts.of(text)
    tally = Tally(int(layout.spaces))
    for name, packed in spread(play_batch, batches, jobs):
        assert packed["matches"] == matches_of(name)
        tally.add_packed(packed)
    return summed_up(layout, tally, SEATS)


def best(some: list[Found], wanted: int) -> list[Found]:
    """The best of them, with outlines that differ as long as there are such."""
    left = sorted(some, key=lambda one: one.miss)
    taken: list[Found] = []
    for apart in range(APART, -1, -1):
        for one in left:
            if len(taken) < wanted and one not in taken and differs(one, taken, apart):
                taken.append(one)
    return taken


def differs(one: Found, others: list[Found], apart: int) -> bool:
    return all(
        outline(one.text) != outline(other.text) and abs(bends(one.text) - bends(other.text)) >= apart
        for other in others
    )


def outline(text: str) -> str:
    return outline_key(turns_in(text), text.endswith("-o"))


def bends(text: str) -> int:
    return turns_in(text).count("l")


def turns_in(text: str) -> str:
    return text.split("-")[2]
