"""What every registered game has, whatever the position."""

import json

import pytest

import faubourg
from faubourg.lab.conformance import check_game
from faubourg.text.rulebook import Rulebook
from tests.conformance.cases import GAMES, game_of


@pytest.mark.parametrize("id", GAMES)
def test_numbers_typed_moves_and_texts_lead_to_each_other(id: str) -> None:
    check_game(game_of(id))


@pytest.mark.parametrize("id", GAMES)
def test_a_game_says_who_it_is(id: str) -> None:
    game = game_of(id)
    assert game.id == id
    assert game.title
    assert game.rules_version
    assert game.builtin
    assert len(game.seats) > 0
    json.dumps(game.scene(), allow_nan=False)


@pytest.mark.parametrize("id", faubourg.game_ids())
def test_a_game_has_a_rulebook_in_both_languages_with_the_same_clauses(id: str) -> None:
    english, french = Rulebook(id, "en"), Rulebook(id, "fr")
    assert [clause.id for clause in english.clauses] == [clause.id for clause in french.clauses]
    assert {game_of(id).over_clause, game_of(id).limit_clause} <= {clause.id for clause in english.clauses}


@pytest.mark.parametrize("id", faubourg.game_ids())
def test_a_game_with_its_own_data_file_is_the_same_game(id: str) -> None:
    game = game_of(id)
    again = faubourg.game(id, game.data)
    assert again.data_digest == game.data_digest
    assert again.start(game.seats.start).digest() == game.start(game.seats.start).digest()


@pytest.mark.parametrize("id", GAMES)
def test_any_number_has_an_option_set_that_can_be_played(id: str) -> None:
    game = game_of(id)
    sets = game.option_sets()
    assert game.option_set(0) == sets[0]
    for number in (*range(1, len(sets)), 10**6, 10**6 + 1, 10**6 + 2):
        seats, options = game.option_set(number)
        assert seats in game.seats_for(game.complete(options))
        assert game.start(seats, options).broken() == ""
