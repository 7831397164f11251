"""The tool that tries the weights of a heuristic: it changes what it names, and finds what is plainly worse."""

import re
from collections.abc import Callable, Sequence

import pytest

from faubourg.bots.heuristics.estate_judgement import Judgement
from faubourg.bots.heuristics.paris import ParisHeuristic
from faubourg.core.bits import cells_of, numbers_of
from tools import tune
from tools.steps import ROOT
from tools.tune import CITY, PARIS, PARIS_TABLES, UBUILD, changed_city, changed_paris, changed_ubuild, edge_of

SOME = 4


def declared(module: str) -> list[str]:
    """The weights that a module gives a value each."""
    text = (ROOT / f"src/faubourg/bots/heuristics/{module}.py").read_text(encoding="utf-8")
    return re.findall(r"self\.(\w+): i64 = ", text)


def check_alone(names: Sequence[str], plain: object, changed: Callable[[str], object]) -> None:
    """Each name is that of a weight, which is changed, and no other with it."""
    for name in names:
        weights = changed(name)
        for other in names:
            expected = getattr(plain, other.lower()) * (2 if other == name else 1)
            assert getattr(weights, other.lower()) == expected


def test_every_weight_of_paris_has_a_name_and_is_changed_alone() -> None:
    names = [name for name in PARIS if name not in PARIS_TABLES]
    assert sorted(name.lower() for name in names) == sorted(declared("paris_weights"))
    plain = ParisHeuristic()
    check_alone(names, plain.weights, lambda name: changed_paris(name, 200).weights)
    assert numbers_of(changed_paris("TURNS", 200).turns) == [2 * turns for turns in numbers_of(plain.turns)]
    assert max(numbers_of(changed_paris("NEXT_TURN", 200).next_turn)) == 100


@pytest.mark.parametrize(
    ("game", "names", "changed"), [("city", CITY, changed_city), ("ubuild", UBUILD, changed_ubuild)]
)
def test_every_weight_of_city_and_u_build_has_a_name_and_is_changed_alone(
    game: str, names: Sequence[str], changed: Callable[[str, int], Judgement]
) -> None:
    given = declared("estate_weights") + declared(f"{game}_weights")
    assert sorted(name.lower() for name in names) == sorted(given)
    plain = changed(names[0], 100).forecast.weights
    check_alone(names, plain, lambda name: changed(name, 200).forecast.weights)
    # What is built is counted by the same weights.
    forecast = changed("BLOCKS", 200).forecast
    assert forecast.growth.weights is forecast.weights


def test_an_unchanged_bot_has_no_edge_and_a_miser_loses() -> None:
    assert edge_of("paris", "BLUR", 100, SOME, 1, 20, 1).percent == pytest.approx(0, abs=25)
    miser = edge_of("paris", "MONEY", 2000, SOME, 1, 20, 1)
    assert miser.percent < -20
    assert edge_of("paris", "MONEY", 2000, SOME, 1, 20, 1) == miser


def test_the_table_is_a_line_for_each_change(capsys: pytest.CaptureFixture[str]) -> None:
    tune.main(["paris", "--matches", "1", "--only", "BUILD", "--playouts", "20"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:3] for line in lines] == [["BUILD", "x", f"{factor / 100:.2f}"] for factor in tune.FACTORS]


def test_a_weight_that_the_game_has_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tune.main(["city", "--only", "MONEY"])
    assert "GROWTH" in capsys.readouterr().err


def test_cells_keep_their_number() -> None:
    assert numbers_of(tune.scaled(cells_of([10, 50, 90]), 120, 100)) == [12, 60, 100]
