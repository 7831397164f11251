"""Refusals and errors: codes and numbers inside, sentences outside."""

import pickle

from faubourg import IllegalMove, InputError, Refusal
from faubourg.core import refusal as module


def test_equal_refusals_are_equal_and_have_the_same_hash() -> None:
    one = Refusal("take-own", "RS-7b", {"place": "a0n", "own": "red"})
    two = Refusal("take-own", "RS-7b", {"own": "red", "place": "a0n"})
    assert one == two
    assert hash(one) == hash(two)
    assert one != Refusal("take-own", "RS-7b", {"place": "a0n"})
    assert one != Refusal("take-last", "RS-7b", {"place": "a0n", "own": "red"})
    assert one != Refusal("take-own", "RS-7c", {"place": "a0n", "own": "red"})
    assert one != "take-own"


def test_a_refusal_as_a_dictionary_is_a_copy() -> None:
    refusal = Refusal("negative", "RS-4.1", {"move": 3})
    params = refusal.as_dict()["params"]
    assert isinstance(params, dict)
    params["move"] = 4
    assert refusal.params == {"move": 3}


def test_a_refusal_shows_all_of_itself_to_a_programmer() -> None:
    assert repr(Refusal("negative", "RS-4.1", {"move": 3})) == "Refusal('negative', 'RS-4.1', {'move': 3})"


def test_an_illegal_move_carries_its_refusal_and_names_the_clause() -> None:
    problem = IllegalMove(Refusal("match-over", "RS-6f", {}))
    assert problem.refusal.code == "match-over"
    assert str(problem).endswith("(RS-6f)")
    assert isinstance(problem, ValueError)


def test_an_input_error_carries_code_and_parameters() -> None:
    problem = InputError("unknown-game", {"game": "chess", "known": "roomshare"})
    assert problem.code == "unknown-game"
    assert problem.params == {"game": "chess", "known": "roomshare"}
    assert "chess" in str(problem)


def test_an_input_error_survives_the_way_to_another_process() -> None:
    problem = pickle.loads(pickle.dumps(InputError("bad-seats", {"given": "9"})))
    assert problem.code == "bad-seats"
    assert problem.params == {"given": "9"}


def test_without_a_speaker_the_code_is_said() -> None:
    speakers = list(module._speakers)
    module._speakers.clear()
    try:
        assert str(InputError("bad-seats", {"given": 9})) == "error-bad-seats given=9"
        assert str(IllegalMove(Refusal("negative", "RS-4.1", {"move": 3}))) == "refusal-negative move=3 (RS-4.1)"
    finally:
        module._speakers[:] = speakers
