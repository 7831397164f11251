"""The measuring of the rules: what each game should reach, and whether a figure does."""

import pytest

from bench import engine, lab

FAST = {"inside": 2.6e6, "clone": 340.0, "layout": 1.9e6}
SLOW = {"inside": 2.4e6, "clone": 360.0, "layout": 2.1e6}


@pytest.mark.parametrize(("values", "answer"), [(FAST, "yes"), (SLOW, "NO")])
@pytest.mark.parametrize(
    ("name", "goal"),
    [("inside", "at least 2,500,000/s"), ("clone", "at most 350 ns"), ("layout", "at most 2,000,000 ns")],
)
def test_ubuild_is_told_whether_it_reaches_its_goals(
    name: str, goal: str, values: dict[str, float], answer: str
) -> None:
    assert engine.verdict(engine.BY_NAME[name], values, "ubuild") == f"{answer}: {goal}"


def test_a_goal_of_its_own_is_the_only_one_a_game_has() -> None:
    values = {"api": 1.0, "clone": 1e9, "turns": 60e3, "spiel-python": 1e9}
    assert engine.verdict(engine.BY_NAME["api"], values, "ubuild") == ""
    assert engine.verdict(engine.BY_NAME["clone"], values, "city") == ""
    assert engine.verdict(engine.BY_NAME["turns"], values, "city") == "yes: at least 50,000/s"


def test_other_games_are_measured_by_what_all_should_reach_and_beside_a_peer() -> None:
    values = {"api": 2e6, "clone": 290.0, "spiel-python": 1.5e6}
    assert engine.verdict(engine.BY_NAME["clone"], values, "paris") == "yes: at most 300 ns"
    assert engine.verdict(engine.BY_NAME["api"], values, "paris") == "NO: at least 1,000,000/s and 2 x OpenSpiel"
    assert engine.verdict(engine.BY_NAME["spiel-python"], values, "paris") == ""


def test_times_are_told_in_nanoseconds() -> None:
    rows = engine.lines(FAST, dict.fromkeys(FAST, 0.1), "ubuild")
    assert [row.split("  ")[0] for row in rows[1:]] == [
        "compiled, inside",
        "compiled, clone",
        "compiled, a layout read and built",
    ]
    assert [" ns " in row for row in rows[1:]] == [False, True, True]


def test_a_layout_is_read_checked_and_built_in_good_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "SPAN", 0.01)
    monkeypatch.setattr(engine, "LAYOUTS", 6)
    # Interpreted, and beside other work, it may take far more than the goal.
    assert 0 < engine.layout("ubuild") < 200e6


def test_an_environment_is_told_whether_it_reaches_its_goal_and_a_peer_has_none() -> None:
    rows = lab.lines({"city, bot": [310e3, 290e3, 305e3], "ubuild, numpy": [299e3], "pgx connect_four": [1e6], "x": []})
    assert rows[1:] == [
        "city, bot                         305,000     7%  yes: at least 300,000",
        "ubuild, numpy                     299,000     0%  NO: at least 300,000",
        "pgx connect_four                1,000,000     0%",
    ]
