"""A layout judged by bots: the same figures for the same seed, and what is wrong is said."""

import pytest

import faubourg
from faubourg.bots.heuristics.ubuild_judge import MOST_MATCHES, Story, judge, mean, play_match, summed_up
from faubourg.bots.heuristics.ubuild_request_types import AskJudge, Judged
from faubourg.bots.requests import request_of
from faubourg.core.refusal import InputError
from faubourg.games.estate.districts import DISTRICT_IDS
from faubourg.games.ubuild.game import UBuildGame
from faubourg.games.ubuild.layouts.generator import generated
from faubourg.games.ubuild.numbering import Mode

GAME = faubourg.game("ubuild")
MATCHES = 3


def game() -> UBuildGame:
    assert isinstance(GAME, UBuildGame)
    return GAME


def asked(layout: str | None = None, seats: int = 2, matches: int = MATCHES) -> AskJudge:
    text = generated(game().figures.box, Mode.BEGINNER, 4) if layout is None else layout
    return {"layout": text, "seats": seats, "matches": matches, "seed": 7}


@pytest.fixture(scope="module")
def judged() -> Judged:
    found: Judged = request_of(GAME, "judge").answer(asked())  # type: ignore[assignment]
    return found


def test_a_layout_is_judged_beside_the_printed_one(judged: Judged) -> None:
    assert (judged["mode"], judged["seats"], judged["matches"]) == ("beginner", 2, MATCHES)
    assert judged["judged"]["layout"] == asked()["layout"]
    assert judged["printed"]["layout"] == game().figures.box.printed[Mode.BEGINNER]
    for board in (judged["judged"], judged["printed"]):
        assert board["minutes"]["value"] == pytest.approx(board["turns"]["value"] * 25 / 60)
        assert board["turns"]["low"] <= board["turns"]["value"] <= board["turns"]["high"]
        assert -0.5 <= board["first"]["value"] <= 0.5
        layout = game().layouts.of(board["layout"])
        assert [bridge["space"] for bridge in board["bridges"]] == [int(space) for space in layout.bridges]
        assert {found["district"] for found in board["districts"]} == {
            DISTRICT_IDS[district] for district in layout.districts if district >= 0
        }
        rents = [found["rent"]["value"] for found in board["districts"]]
        assert rents == sorted(rents, reverse=True)
        assert sum(rents) > 0


def test_the_same_seed_gives_the_same_figures(judged: Judged) -> None:
    done: list[int] = []
    assert judge(game(), asked(), 1, done.append) == judged
    assert done == [1] * 2 * MATCHES
    assert judge(game(), {**asked(), "seed": 8}) != judged


def test_a_request_that_takes_long_is_answered_elsewhere() -> None:
    assert request_of(GAME, "judge").quick is False


@pytest.mark.parametrize("matches", [0, -1, MOST_MATCHES + 1])
def test_too_many_matches_are_refused(matches: int) -> None:
    with pytest.raises(InputError) as refused:
        judge(game(), asked(matches=matches))
    assert refused.value.code == "layout-judge-matches"


def test_what_cannot_be_played_is_refused() -> None:
    for wrong in (asked("b1-go"), asked(""), asked(seats=5)):
        with pytest.raises(InputError):
            judge(game(), wrong)


def test_tolls_and_rents_are_those_of_the_match() -> None:
    # Every rent that is paid in cash at once is also told; here nothing else is owed but by the bankrupt.
    state = GAME.start(3, {"mode": "beginner"})
    story = play_match(state, "tolls")
    assert story.turns == state.turns
    assert story.bankrupt == 1
    assert sum(story.rents) > 0
    layout = game().layouts.of(game().figures.box.printed[Mode.BEGINNER])
    assert {space for space, tolls in enumerate(story.tolls) if tolls} <= {int(space) for space in layout.bridges}


def test_intervals_shrink_with_the_number_of_matches() -> None:
    few, many = mean([1.0, 2.0, 3.0]), mean([1.0, 2.0, 3.0] * 100)
    assert few["value"] == many["value"] == 2
    assert many["high"] - many["low"] < (few["high"] - few["low"]) / 5
    layout = game().layouts.of(game().figures.box.printed[Mode.BEGINNER])
    stories = [Story(int(layout.spaces)) for _ in range(8)]
    for number, story in enumerate(stories):
        story.first = float(number < 6)
        story.turns = 30
    found = summed_up(layout, stories, 4)
    assert found["first"]["value"] == pytest.approx(0.5)
    assert found["first"]["low"] > 0
    assert found["turns"] == {"value": 30, "low": 30, "high": 30}
