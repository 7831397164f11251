"""The names and figures that a client is told once."""

import pytest

import faubourg


def test_the_colours_have_the_names_of_the_booklet() -> None:
    assert faubourg.game("roomshare").scene()["colours"] == {
        "red": {"fr": "rouge", "en": "red"},
        "blue": {"fr": "bleu", "en": "blue"},
        "yellow": {"fr": "jaune", "en": "yellow"},
        "green": {"fr": "vert", "en": "green"},
    }


@pytest.mark.clause("RS-6a", "RS-6b", "RS-6c", "RS-6d")
def test_rs_6a_to_6d_the_apartments_have_their_names_and_their_points() -> None:
    scene = faubourg.game("roomshare").scene()
    assert scene["kinds"] == {
        "classic": {"names": {"fr": "appartement classique", "en": "classic apartment"}, "points": 1},
        "suite": {"names": {"fr": "suite", "en": "suite"}, "points": 2},
        "haunted": {"names": {"fr": "appartement hanté", "en": "haunted apartment"}, "points": -2},
        "royal": {"names": {"fr": "suite royale", "en": "royal suite"}, "points": 3},
    }
    assert scene["sharing"] == 3


def test_the_cards_have_the_names_of_the_booklet() -> None:
    assert faubourg.game("roomshare").scene()["cards"] == {
        "red": {"fr": "Clé rouge", "en": "Red key"},
        "blue": {"fr": "Clé bleue", "en": "Blue key"},
        "yellow": {"fr": "Clé jaune", "en": "Yellow key"},
        "green": {"fr": "Clé verte", "en": "Green key"},
        "communication": {"fr": "Communication", "en": "Communication"},
        "departure": {"fr": "Jour de départ", "en": "Departure day"},
        "eviction": {"fr": "Expulsion forcée", "en": "Forced eviction"},
        "contract": {"fr": "Nouveau contrat", "en": "New contract"},
        "swap": {"fr": "Échange d’appartements", "en": "Apartment swap"},
        "renovation": {"fr": "Rénovation", "en": "Renovation"},
    }


def test_the_grid_is_five_wide_and_four_high_and_the_options_are_told_whole() -> None:
    scene = faubourg.game("roomshare").scene({"royal": "suite"})
    assert (scene["game"], scene["columns"], scene["rows"], scene["hand"]) == ("roomshare", 5, 4, 3)
    assert scene["options"] == {
        "royal": "suite",
        "renovation": False,
        "duel": False,
        "first": None,
        "colours": None,
        "second_colours": None,
        "corners": None,
    }
