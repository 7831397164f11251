"""U-Build: what a layout is like to play, measured by matches of bots on it (UB-2h)."""

from collections.abc import Callable, Iterator
from math import sqrt
from typing import TYPE_CHECKING, Final, final

from faubourg.bots.arena import SIGMAS, wilson
from faubourg.bots.crew import spread
from faubourg.bots.player import ask_bot, bot
from faubourg.core.actors import NATURE
from faubourg.core.refusal import InputError
from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.games import game
from faubourg.games.estate.districts import BANK, DISTRICT_IDS, DISTRICTS
from faubourg.games.ubuild.game import UBuildGame
from faubourg.games.ubuild.layouts.checker import check_text
from faubourg.games.ubuild.layouts.layout import Layout
from faubourg.games.ubuild.numbering import MODE_IDS, Sort
from faubourg.games.ubuild.state import UBuild

if TYPE_CHECKING:
    from faubourg.bots.heuristics.ubuild_request_types import AskJudge, BoardJudged, Judged, Measured

# More would keep a server busy for too long.
MOST_MATCHES: Final = 2000
# How long people take for a turn.
SECONDS: Final = 25
BOT: Final = "greedy"
BATCH: Final = 10

# Some matches on a layout, as they are sent to another process: data file, options, seats, seed, and their numbers.
Batch = tuple[str | None, dict[str, object], int, int, list[int]]


@final
class Story:
    """What one match was like, as plain numbers."""

    def __init__(self, spaces: int) -> None:
        self.turns = 0
        self.bankrupt = 0.0
        self.first = 0.0
        # By district: the rent that fell due; by space: the tolls that were paid.
        self.rents = [0] * int(DISTRICTS)
        self.tolls = [0] * spaces

    def packed(self) -> tuple[int, float, float, list[int], list[int]]:
        return self.turns, self.bankrupt, self.first, self.rents, self.tolls


def silent(matches: int) -> None:
    """Nobody waits for news of so many matches more."""


def judge(found: UBuildGame, asked: "AskJudge", jobs: int = 1, advance: Callable[[int], None] = silent) -> "Judged":
    """Measure a layout beside the printed one of its mode; `advance` is told how many matches more are done."""
    check_text(asked["layout"], found.figures.box)
    layout = found.layouts.of(asked["layout"])
    if not 1 <= asked["matches"] <= MOST_MATCHES:
        raise InputError("layout-judge-matches", {"given": asked["matches"], "most": MOST_MATCHES})
    printed = found.layouts.of(found.figures.box.printed[layout.mode])
    boards: list[BoardJudged] = []
    for board in (layout, printed):
        stories: list[Story] = []
        for story in play_all(found, board, asked, jobs):
            stories.append(story)
            advance(1)
        boards.append(summed_up(board, stories, asked["seats"]))
    return {
        "mode": MODE_IDS[layout.mode],
        "seats": asked["seats"],
        "matches": asked["matches"],
        "judged": boards[0],
        "printed": boards[1],
    }


# Playing


def play_all(found: UBuildGame, layout: Layout, asked: "AskJudge", jobs: int) -> Iterator[Story]:
    options: dict[str, object] = {"mode": MODE_IDS[layout.mode], "layout": layout.text}
    # What cannot be played is refused before any process is started.
    found.start(asked["seats"], options)
    data = None if found.builtin else found.data
    numbers = list(range(asked["matches"]))
    batches: list[Batch] = [
        (data, options, asked["seats"], asked["seed"], numbers[first : first + BATCH])
        for first in range(0, len(numbers), BATCH)
    ]
    for rows in spread(play_batch, batches, jobs):
        for turns, bankrupt, first, rents, tolls in rows:
            story = Story(int(layout.spaces))
            story.turns = turns
            story.bankrupt = bankrupt
            story.first = first
            story.rents = rents
            story.tolls = tolls
            yield story


def play_batch(batch: Batch) -> list[object]:
    """Some matches, in any process."""
    data, options, seats, seed, numbers = batch
    found = game("ubuild", data)
    return [play_match(found.start(seats, options), f"{seed}/{number}").packed() for number in numbers]


def play_match(state: State, seed: str) -> Story:
    """One match of bots, whose randomness follows from its seed alone."""
    assert isinstance(state, UBuild)
    story = Story(int(state.layout.spaces))
    player = bot(BOT)
    nature = Rng(seed)
    mind = Rng(f"{seed}/bots")
    while not state.over:
        actor = int(state.actor)
        if actor == NATURE:
            # Only by dice and cards does a pawn come anywhere.
            state.play(state.filled(NATURE).pick(nature), NATURE)
        else:
            state.play(ask_bot(player, state, actor, mind), actor)
        note(state, story)
    winners = state.ranking()[0]
    story.turns = int(state.turns)
    story.bankrupt = 0.0 if state.truncated else 1.0
    story.first = 1 / len(winners) if int(state.first) in winners else 0.0
    return story


def note(state: UBuild, story: Story) -> None:
    """What the last play did."""
    for event in state.happened():
        given = event.params
        if event.kind == "rent-paid":
            story.rents[DISTRICT_IDS.index(str(given["district"]))] += whole(given["amount"])
        elif event.kind == "debt" and whole(given["owner"]) != BANK and whole(given["seat"]) == state.turn:
            # UB-8e A rent that cash did not cover; what a card makes one pay is paid on a bridge, or by others.
            district = state.layout.districts[state.places[state.turn]]
            if district >= 0:
                story.rents[district] += whole(given["amount"])
        elif event.kind == "bridge-closed":
            # UB-3f, UB-4f Nobody closes a bridge who has not paid.
            story.tolls[whole(given["space"])] += 1


def whole(given: object) -> int:
    assert isinstance(given, int)
    return given


# What it comes to


def summed_up(layout: Layout, stories: list[Story], seats: int) -> "BoardJudged":
    turns = [float(story.turns) for story in stories]
    districts = [district for district in layout.districts if district >= 0]
    rents = [(district, mean([float(story.rents[district]) for story in stories])) for district in districts]
    rents.sort(key=lambda pair: -pair[1]["value"])
    bridges = [int(space) for space in range(layout.spaces) if layout.sorts[space] == Sort.BRIDGE]
    first = share(sum(story.first for story in stories), len(stories))
    fair = 1 / seats
    return {
        "layout": layout.text,
        "turns": mean(turns),
        "minutes": mean([number * SECONDS / 60 for number in turns]),
        "bankrupt": share(sum(story.bankrupt for story in stories), len(stories)),
        "first": {"value": first["value"] - fair, "low": first["low"] - fair, "high": first["high"] - fair},
        "districts": [{"district": DISTRICT_IDS[district], "rent": rent} for district, rent in rents],
        "bridges": [
            {"space": space, "tolls": mean([float(story.tolls[space]) for story in stories])} for space in bridges
        ],
    }


def mean(numbers: list[float]) -> "Measured":
    """Of numbers none of which is below zero."""
    middle = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return {"value": middle, "low": middle, "high": middle}
    variance = sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1)
    reach = SIGMAS * sqrt(variance / len(numbers))
    return {"value": middle, "low": max(0.0, middle - reach), "high": middle + reach}


def share(wins: float, matches: int) -> "Measured":
    low, high = wilson(wins, matches)
    return {"value": wins / matches, "low": low, "high": high}
