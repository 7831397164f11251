"""The tool that tries the weights of a heuristic: it changes what it names, and finds what is plainly worse."""

from collections.abc import Callable

import pytest

from faubourg.bots.heuristics.city import CityHeuristic
from faubourg.bots.heuristics.estate_judgement import Judgement
from faubourg.bots.heuristics.paris import ParisHeuristic
from faubourg.bots.heuristics.ubuild import UBuildHeuristic
from faubourg.core.bits import cells_of, numbers_of
from tools import tune
from tools.tune import (
    CITY_FORECAST,
    ESTATE_GROWTH,
    PARIS_WEIGHTS,
    UBUILD_FORECAST,
    changed_city,
    changed_paris,
    changed_ubuild,
    edge_of,
)

SOME = 4


def doubled(before: list[int], place: int) -> list[int]:
    return [value * 2 if number == place else value for number, value in enumerate(before)]


def test_every_weight_of_paris_has_a_name_and_is_changed_alone() -> None:
    plain = ParisHeuristic()
    assert len(PARIS_WEIGHTS) == len(plain.weights)
    for place, name in enumerate(PARIS_WEIGHTS):
        assert numbers_of(changed_paris(name, 200).weights) == doubled(numbers_of(plain.weights), place)
    assert numbers_of(changed_paris("TURNS", 200).turns) == [2 * turns for turns in numbers_of(plain.turns)]
    assert max(numbers_of(changed_paris("NEXT_TURN", 200).next_turn)) == 100


@pytest.mark.parametrize(
    ("plain", "names", "changed"),
    [
        (CityHeuristic(), CITY_FORECAST, changed_city),
        (UBuildHeuristic(), UBUILD_FORECAST, changed_ubuild),
    ],
)
def test_every_weight_of_city_and_u_build_has_a_name_and_is_changed_alone(
    plain: Judgement, names: tuple[str, ...], changed: Callable[[str, int], Judgement]
) -> None:
    before, grown = numbers_of(plain.forecast.weights), numbers_of(plain.forecast.growth.weights)
    assert len(names) == len(before)
    assert len(ESTATE_GROWTH) == len(grown)
    for place, name in enumerate(names):
        forecast = changed(name, 200).forecast
        assert numbers_of(forecast.weights) == doubled(before, place)
        assert numbers_of(forecast.growth.weights) == grown
    for place, name in enumerate(ESTATE_GROWTH):
        assert numbers_of(changed(name, 200).forecast.growth.weights) == doubled(grown, place)


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
