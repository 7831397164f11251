"""The tool that tries the weights of Paris: it changes what it names, and finds what is plainly worse."""

import pytest

from faubourg.bots.heuristics.paris import ParisHeuristic
from faubourg.core.bits import cells_of, numbers_of
from tools import tune
from tools.tune import NAMES, changed, edge_of

SOME = 4


def test_every_weight_has_a_name_and_is_changed_alone() -> None:
    plain = ParisHeuristic()
    assert len(NAMES) == len(plain.weights)
    for place, name in enumerate(NAMES):
        before, after = numbers_of(plain.weights), numbers_of(changed(name, 200).weights)
        assert after == [value * 2 if number == place else value for number, value in enumerate(before)]
    assert numbers_of(changed("TURNS", 200).turns) == [2 * turns for turns in numbers_of(plain.turns)]
    assert max(numbers_of(changed("NEXT_TURN", 200).next_turn)) == 100


def test_an_unchanged_bot_has_no_edge_and_a_miser_loses() -> None:
    assert edge_of("BLUR", 100, SOME, 1, 20, 1).percent == pytest.approx(0, abs=25)
    miser = edge_of("MONEY", 2000, SOME, 1, 20, 1)
    assert miser.percent < -20
    assert edge_of("MONEY", 2000, SOME, 1, 20, 1) == miser


def test_the_table_is_a_line_for_each_change(capsys: pytest.CaptureFixture[str]) -> None:
    tune.main(["--matches", "1", "--only", "BUILD", "--playouts", "20"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:3] for line in lines] == [["BUILD", "x", f"{factor / 100:.2f}"] for factor in tune.FACTORS]


def test_cells_keep_their_number() -> None:
    assert numbers_of(tune.scaled(cells_of([10, 50, 90]), 120, 100)) == [12, 60, 100]
