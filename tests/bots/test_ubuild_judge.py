"""A layout judged by bots: the same figures for the same seed, and what is wrong is said."""

import pytest

import faubourg
from faubourg.bots.heuristics.ubuild_judge import BATCH, MOST_MATCHES, judge, play_match, summed_up
from faubourg.bots.heuristics.ubuild_request_types import AskJudge, BoardJudged, Judged
from faubourg.bots.heuristics.ubuild_tally import Story, Sums, Tally
from faubourg.bots.requests import request_of
from faubourg.core.refusal import InputError
from faubourg.core.request import Study, studied
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


def both(judged: Judged) -> tuple[BoardJudged, BoardJudged]:
    mine, printed = judged["judged"], judged["printed"]
    assert mine is not None
    assert printed is not None
    return mine, printed


def study() -> Study:
    found = request_of(GAME, "judge").study
    assert found is not None
    return found


@pytest.fixture(scope="module")
def judged() -> Judged:
    found: Judged = request_of(GAME, "judge").answer(asked())  # type: ignore[assignment]
    return found


def test_a_layout_is_judged_beside_the_printed_one(judged: Judged) -> None:
    assert (judged["mode"], judged["seats"], judged["matches"]) == ("beginner", 2, MATCHES)
    mine, printed = both(judged)
    assert mine["layout"] == asked()["layout"]
    assert printed["layout"] == game().figures.box.printed[Mode.BEGINNER]
    for board in (mine, printed):
        assert board["matches"] == MATCHES
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
    assert done == [MATCHES, MATCHES]
    assert judge(game(), {**asked(), "seed": 8}) != judged


def test_piece_by_piece_it_comes_to_the_same(judged: Judged) -> None:
    assert request_of(GAME, "judge").quick is False
    assert studied(study(), asked()) == judged


def test_pieces_are_of_both_layouts_in_turn_and_of_the_printed_one_alone_where_it_is_judged() -> None:
    printed = game().figures.box.printed[Mode.BEGINNER]
    wanted = asked(matches=2 * BATCH + 1)
    names = study().pieces(wanted)
    assert [name.split(" ")[0] for name in names] == [wanted["layout"], printed] * 3
    assert [name.split(" ")[-1] for name in names] == [str(BATCH)] * 4 + ["1"] * 2
    assert len(study().pieces(asked(printed, matches=2 * BATCH))) == 2
    # Who asks for more matches later has those already.
    assert names[:4] == study().pieces(asked(matches=2 * BATCH))


def test_what_is_not_done_is_not_counted() -> None:
    assert study().so_far(asked(), {})["judged"] is None
    names = study().pieces(asked())
    half = study().so_far(asked(), {names[0]: study().work(names[0])})
    assert half["matches"] == MATCHES
    assert half["printed"] is None
    mine = half["judged"]
    assert isinstance(mine, dict)
    assert mine["matches"] == MATCHES


def test_who_asks_again_has_only_what_is_new_counted() -> None:
    wanted = asked(matches=3 * BATCH)
    names = study().pieces(wanted)
    done = {name: study().work(name) for name in names}
    read: list[str] = []

    class Noted(dict[str, object]):
        def __getitem__(self, name: str) -> object:
            read.append(name)
            return super().__getitem__(name)

    def found(count: int) -> object:
        read.clear()
        return study().so_far(wanted, Noted({name: done[name] for name in names[:count]}))

    first = found(4)
    assert sorted(read) == sorted(names[:4])
    whole = found(6)
    assert sorted(read) == sorted(names[4:])
    assert whole == found(6)
    assert read == []
    # Fewer than others asked for are counted by themselves.
    assert found(4) == first


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


def sums_of(numbers: list[int]) -> Sums:
    return Sums(sum(numbers), sum(number * number for number in numbers))


def test_intervals_shrink_with_the_number_of_matches() -> None:
    few, many = sums_of([1, 2, 3]).mean(3), sums_of([1, 2, 3] * 100).mean(300)
    assert few["value"] == many["value"] == 2
    # The deviation is 1, and 1.96 of it over the square root of three.
    assert few["high"] == pytest.approx(2 + 1.96 / 3**0.5, abs=0.001)
    assert few["low"] == pytest.approx(2 - 1.96 / 3**0.5, abs=0.001)
    assert many["high"] - many["low"] < (few["high"] - few["low"]) / 5
    layout = game().layouts.of(game().figures.box.printed[Mode.BEGINNER])
    tally = Tally(int(layout.spaces))
    for number in range(8):
        story = Story(int(layout.spaces))
        story.first = float(number < 6)
        story.turns = 30
        tally.add(story)
    found = summed_up(layout, tally, 4)
    assert found["first"]["value"] == pytest.approx(0.5)
    assert found["first"]["low"] > 0
    assert found["turns"] == {"value": 30, "low": 30, "high": 30}
