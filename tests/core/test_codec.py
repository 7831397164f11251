"""The codec: one table of verbs and targets tells number, typed move and line."""

import pytest

from faubourg import InputError
from faubourg.core.codec import Codec, Verb
from faubourg.core.notation import Bid, TypedMove, number_in, unreadable

VERBS = [Verb(0, "wait"), Verb(1, "put", colour=("red", "blue"), square=range(3))]


def open_move(code: int) -> TypedMove | None:
    return Bid(code - 100) if 100 < code < 200 else None


def open_code(words: list[str], text: str) -> int:
    if words[:1] != ["bid"]:
        return -1
    if len(words) != 2:
        raise unreadable(text)
    return 100 + number_in(words[1], text)


CODEC = Codec(VERBS, open_move, open_code)
LINES = ["wait", "put red 0", "put red 1", "put red 2", "put blue 0", "put blue 1", "put blue 2"]


def test_of_several_lists_of_targets_the_last_counts_fastest() -> None:
    assert [CODEC.text(code) for code in range(7)] == LINES
    assert CODEC.move(5) == TypedMove("put", colour="blue", square=1)


def test_every_line_and_every_typed_move_leads_back_to_its_number() -> None:
    for code in [*range(7), 101, 199]:
        assert CODEC.parse(f" {CODEC.text(code).upper()}  ") == code
        assert CODEC.code(CODEC.move(code)) == code


@pytest.mark.parametrize("code", [-1, 7, 100, 200, 1 << 60, True, "wait", None])
def test_a_number_that_is_no_move_is_refused(code: object) -> None:
    with pytest.raises(InputError) as caught:
        CODEC.move(code)
    assert (caught.value.code, caught.value.params["listed"]) == ("no-such-move", 7)


@pytest.mark.parametrize(
    "line", ["", "wait red", "put", "put red", "put red 3", "put 0 red", "bid", "bid x", "x" * 300]
)
def test_a_line_that_is_no_move_is_refused(line: str) -> None:
    with pytest.raises(InputError) as caught:
        CODEC.parse(line)
    assert caught.value.code == "unreadable-move"


def test_what_is_no_typed_move_has_no_number() -> None:
    with pytest.raises(InputError) as caught:
        CODEC.code("wait")
    assert caught.value.params == {"text": "wait"}


def test_a_game_without_open_moves_has_none() -> None:
    with pytest.raises(InputError):
        Codec(VERBS).move(101)
    with pytest.raises(InputError):
        Codec(VERBS).parse("bid 1")


def test_a_table_may_have_no_gap() -> None:
    with pytest.raises(AssertionError):
        Codec([Verb(0, "wait"), Verb(2, "wait")])
