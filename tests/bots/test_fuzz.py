"""The fuzzer: it finds what is broken, and says where."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faubourg.bots import crew
from faubourg.bots.playout import fuzz_match, play_out
from faubourg.cli.main import main
from faubourg.core.actions import Actions
from faubourg.core.game import Game
from faubourg.core.rng import Rng
from faubourg.core.runtime import is_compiled
from faubourg.games import MAKERS, game
from faubourg.lab import fuzz as lab
from faubourg.lab.fuzz import Findings, Plan, copy_sources, fuzz, match_rng, setting
from tests.toy.game import ToyGame
from tests.toy.state import Toy

ROOMSHARE = game("roomshare")


def all_findings(plan: Plan) -> Findings:
    total = Findings()
    for found in fuzz(plan):
        total.add(found)
    return total


def test_random_matches_of_all_option_sets_show_nothing() -> None:
    found = all_findings(Plan(("roomshare",), 180))
    assert found.faults == []
    assert found.matches == 180
    assert found.positions == found.decisions + 180
    assert found.longest > 100
    assert found.deepest > 3
    # The match that is named is the one.
    plan = Plan(("roomshare",), 180)
    again = all_findings(Plan(("roomshare",), 1, first=found.deepest_match))
    assert again.deepest == found.deepest
    table, seats, options = setting(plan, found.longest_match)
    state = table.start(seats, options)
    assert play_out(state, match_rng(plan, found.longest_match), Actions()) == found.longest


def test_the_findings_are_the_same_for_any_number_of_processes() -> None:
    one = all_findings(Plan(("roomshare",), 60, jobs=1))
    assert all_findings(Plan(("roomshare",), 60, jobs=2)) == one


def test_some_matches_are_checked_in_every_way() -> None:
    found = all_findings(Plan(("roomshare",), 8, thorough=8))
    assert (found.thorough, found.faults) == (1, [])
    assert found.thorough_positions > 50


@pytest.mark.skipif(not is_compiled(), reason="there is nothing compiled to compare")
def test_some_matches_are_played_again_interpreted() -> None:
    found = all_findings(Plan(("roomshare",), 30, interpreted=20))
    assert (found.interpreted, found.faults) == (20, [])


def test_the_sources_are_copied_without_anything_compiled(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    names = [path.name for path in tmp_path.rglob("*") if path.is_file()]
    assert {"state.py", "roomshare.toml", "en.ftl", "rules.fr.md"} <= set(names)
    assert not [name for name in names if name.endswith((".so", ".pyc"))]


# Planted faults


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A small game of its own, known to the fuzzer."""
    made = ToyGame()
    monkeypatch.setattr(lab, "game", lambda id: made)
    monkeypatch.setitem(MAKERS, made.id, ToyGame)
    return made


def plant_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the tenth decision on, positions say that they are broken."""
    real = Toy.broken

    def broken(state: Toy) -> str:
        return "planted" if state.decisions >= 10 else real(state)

    monkeypatch.setattr(Toy, "broken", broken)


def plant_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tenth decision fails."""
    real = Toy.apply

    def apply(state: Toy, move: int, seat: int = -1) -> None:
        if state.decisions == 9:
            raise IndexError("planted")
        real(state, move, seat)

    monkeypatch.setattr(Toy, "apply", apply)


@pytest.mark.parametrize(
    ("plant", "decision", "problem"), [(plant_broken, 10, "planted"), (plant_crash, 9, "IndexError: planted")]
)
def test_a_planted_fault_is_found_with_its_match_and_decision(
    plant: Callable[[pytest.MonkeyPatch], None],
    decision: int,
    problem: str,
    toy: Game,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert all_findings(Plan((toy.id,), 3, seed=5)).faults == []
    plant(monkeypatch)
    found = all_findings(Plan((toy.id,), 3, seed=5))
    assert [(fault.number, fault.decision, fault.problem) for fault in found.faults] == [
        (number, decision, problem) for number in range(3)
    ]
    assert {fault.seed for fault in found.faults} == {5}


def test_a_thorough_check_finds_a_planted_fault_too(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    plant_broken(monkeypatch)
    found = all_findings(Plan((toy.id,), 1, thorough=1))
    assert [fault.problem.startswith("thorough: ") for fault in found.faults] == [False, True]
    assert "planted" in found.faults[1].problem


def test_a_match_stops_at_the_first_broken_position(monkeypatch: pytest.MonkeyPatch) -> None:
    plant_broken(monkeypatch)
    state = ToyGame().start(2)
    trial = fuzz_match(state, Rng(1), Actions())
    assert (trial.problem, trial.decisions, state.over) == ("planted", 10, False)


def test_a_different_end_interpreted_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "interpreted_digests", lambda plan, numbers, sources: dict.fromkeys(numbers, "other"))
    found = all_findings(Plan(("roomshare",), 4, interpreted=2))
    assert [fault.number for fault in found.faults] == [0, 1]
    assert "interpreted in other" in found.faults[0].problem


def test_the_command_says_what_was_found(capsys: pytest.CaptureFixture[str]) -> None:
    command = "fuzz roomshare --matches 20 --interpreted 0 --thorough 0 --jobs 1 --lang en"
    assert main(command.split()) == 0
    assert "Violations: none." in capsys.readouterr().out


def test_the_command_fails_when_something_was_found(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(ROOMSHARE), "option_sets", lambda self: [(4, {})])
    monkeypatch.setattr(lab, "interpreted_digests", lambda plan, numbers, sources: dict.fromkeys(numbers, "other"))
    monkeypatch.setattr("faubourg.cli.fuzz.is_compiled", lambda: True)
    command = "fuzz roomshare --matches 3 --interpreted 1 --thorough 0 --jobs 1 --seed 4 --lang en"
    assert main(command.split()) == 1
    shown = capsys.readouterr().out
    assert "Violations: 1." in shown
    assert "--seed 4 --first 0 --matches 1" in shown


# Work in several processes


def square(numbers: list[int]) -> list[int]:
    if 13 in numbers:
        raise ValueError("thirteen")
    return [number * number for number in numbers]


def test_work_is_spread_over_processes() -> None:
    batches = [[number, number + 1] for number in range(0, 10, 2)]
    assert sorted(number for result in crew.spread(square, batches, 2) for number in result) == [
        number * number for number in range(10)
    ]


def test_a_failure_in_another_process_is_raised_here() -> None:
    with pytest.raises(ValueError, match="thirteen"):
        list(crew.spread(square, [[1], [13], [2]], 2))


def test_processes_end_when_nobody_listens_any_more() -> None:
    results = crew.spread(square, [[number] for number in range(100)], 2)
    next(results)
    results.close()  # type: ignore[attr-defined]
