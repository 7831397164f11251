"""How often the spaces of a layout are landed on: worked out, and counted in matches (UB-3, UB-4, UB-9, UB-10)."""

import json

import pytest

import faubourg
from faubourg.core.actors import NATURE
from faubourg.core.bits import numbers_of
from faubourg.core.rng import Rng
from faubourg.games.ubuild.game import MOST_LAYOUTS, UBuildGame
from faubourg.games.ubuild.layouts.generator import generated
from faubourg.games.ubuild.layouts.traffic import TURNS, Traffic
from faubourg.games.ubuild.numbering import MODE_IDS, REMOVE, Mode
from faubourg.games.ubuild.state import UBuild

GAME = faubourg.game("ubuild")
RICH = 10**9
# How many turns are counted.
COUNTED = 1500


def game() -> UBuildGame:
    assert isinstance(GAME, UBuildGame)
    return GAME


class Count:
    """What happens in a match in which nobody can go bankrupt."""

    def __init__(self, layout: str, mode: int, turns: int) -> None:
        options: dict[str, object] = {"layout": layout, "mode": MODE_IDS[mode], "first": 0}
        fields = json.loads(GAME.start(2, options).dump())
        fields |= {"cash": [RICH, RICH], "bank": sum(fields["cash"]) - 2 * RICH}
        state = GAME.restore(json.dumps(fields))
        assert isinstance(state, UBuild)
        self.landings = [0] * int(state.layout.spaces)
        self.happened: dict[str, int] = {}
        rng = Rng(f"traffic/{layout}")
        while state.turns < turns:
            state.play(chosen(state, rng))
            self.note(state)
        self.turns = turns

    def note(self, state: UBuild) -> None:
        events = state.events(None)
        for event in events:
            kind = str(event["kind"])
            self.happened[kind] = self.happened.get(kind, 0) + 1
        # One play leads a pawn to one space at most: a card that leads on is another's, Nature's, play.
        ends = [event["to"] for event in events if event["kind"] == "moved"]
        if ends:
            assert isinstance(ends[-1], int)
            self.landings[ends[-1]] += 1


def chosen(state: UBuild, rng: Rng) -> int:
    """Any move, but nothing that only takes time; in jail one pays as often as not."""
    moves = state.legal()
    if int(state.actor) == NATURE:
        return int(state.filled(NATURE).pick(rng))
    short = [move for move in moves if move < REMOVE] or moves
    return short[rng.below(len(short))]


def excess(counted: list[int], traffic: Traffic, turns: int) -> float:
    """How far counts are from what is expected, for each space as its chance would have it: about 1."""
    expected = [landings * turns / TURNS for landings in numbers_of(traffic.landings)]
    return sum((found - wanted) ** 2 / wanted for found, wanted in zip(counted, expected)) / len(counted)


@pytest.mark.parametrize("mode", [Mode.BEGINNER, Mode.CLASSIC, Mode.ADVANCED])
def test_landings_are_as_often_as_worked_out(mode: int) -> None:
    layout = game().figures.box.printed[mode]
    traffic = game().traffic.of(layout)
    count = Count(layout, mode, COUNTED)
    assert excess(count.landings, traffic, count.turns) < 2
    # Spread evenly, they would be further off, or it would make no difference to look at the layout.
    assert sum(count.landings) == pytest.approx(sum(numbers_of(traffic.landings)) * count.turns / TURNS, rel=0.04)
    for kind, worked_out in (
        ("salary-paid", traffic.laps),
        ("jailed", traffic.arrests),
        ("bridge-closed", traffic.tolls),
    ):
        assert count.happened[kind] == pytest.approx(worked_out * count.turns / TURNS, rel=0.2)


def test_landings_are_as_often_as_worked_out_on_a_layout_between_railroads() -> None:
    layout = generated(game().figures.box, Mode.CLASSIC, 3, is_open=True)
    count = Count(layout, Mode.CLASSIC, COUNTED)
    assert excess(count.landings, game().traffic.of(layout), count.turns) < 2


def test_nobody_stays_on_go_to_jail_and_what_comes_after_jail_is_visited_more() -> None:
    layout = game().layouts.of(game().figures.box.printed[Mode.CLASSIC])
    traffic = game().traffic.of(layout.text)
    landings = numbers_of(traffic.landings)
    assert landings[layout.arrest] > 0
    assert sum(landings[8:16]) > 1.1 * sum(landings[1:9])
    assert [landings[space] for space in numbers_of(layout.space_of) if space >= 0] == [
        visits for visits in numbers_of(traffic.visits) if visits
    ]


def test_traffic_is_worked_out_once_for_a_layout_and_not_too_much_of_it_is_kept() -> None:
    own = UBuildGame()
    texts = [generated(own.figures.box, Mode.BEGINNER, seed) for seed in range(MOST_LAYOUTS + 3)]
    first = own.traffic.of(texts[0])
    assert own.traffic.of(texts[0]) is first
    for text in texts:
        own.traffic.of(text)
    assert len(own.traffic.kept) <= MOST_LAYOUTS
    assert numbers_of(own.traffic.of(texts[0]).landings) == numbers_of(first.landings)
