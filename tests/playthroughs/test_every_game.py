"""A registered game without a playthrough fails here."""

import pytest

import faubourg
from tools.golden import FOLDER, plans


@pytest.mark.parametrize("game_id", faubourg.game_ids())
def test_a_game_has_playthroughs_for_each_number_of_seats_and_a_table_of_its_numbers(game_id: str) -> None:
    game = faubourg.game(game_id)
    assert {plan.seats for plan in plans(game_id)} == set(game.seats)
    for plan in plans(game_id):
        assert (FOLDER / game_id / f"{plan.name}.txt").is_file()
    assert (FOLDER / game_id / "numbering.txt").is_file()
