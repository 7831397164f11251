"""Helpers of the codec."""

import pytest

from faubourg import InputError
from faubourg.core.notation import index_of, number_in, unreadable, words_of


def test_a_line_is_read_in_lower_case_whatever_its_spaces() -> None:
    assert words_of("  Place\tRED   b2n\n") == ["place", "red", "b2n"]
    assert words_of("") == []


def test_too_long_a_line_is_no_move_and_is_shown_shortened() -> None:
    with pytest.raises(InputError) as caught:
        words_of("x" * 241)
    assert caught.value.code == "unreadable-move"
    assert len(str(caught.value.params["text"])) <= 60


def test_a_word_is_found_among_names() -> None:
    assert index_of(("n", "e", "s", "w"), "s", "land s") == 2
    with pytest.raises(InputError) as caught:
        index_of(("n", "e"), "x", "land x")
    assert caught.value.params == {"text": "land x"}


@pytest.mark.parametrize("word", ["", "-1", "1.0", "²", "١", "1" * 16, "0x1", "1_0", " 1"])
def test_what_is_no_whole_number_is_unreadable(word: str) -> None:
    with pytest.raises(InputError):
        number_in(word, f"bid {word}")


def test_a_whole_number_is_read() -> None:
    assert number_in("007", "bid 007") == 7
    assert number_in("9" * 15, "") == 10**15 - 1


def test_what_cannot_be_read_is_said() -> None:
    with pytest.raises(InputError) as caught:
        raise unreadable("gibberish")
    assert caught.value.code == "unreadable-move"
