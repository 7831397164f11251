"""What follows from a text is made once, and no more of it kept than was said."""

import pytest

from faubourg.core.refusal import InputError
from faubourg.core.shared import Shared


class Maker:
    def __init__(self) -> None:
        self.made: list[str] = []

    def make(self, text: str) -> list[str]:
        self.made.append(text)
        if text == "bad":
            raise InputError("bad-option", {})
        return list(text)


def test_it_is_made_once_for_all() -> None:
    maker = Maker()
    shared = Shared(maker.make, 2)
    assert shared.of("ab") is shared.of("ab")
    assert maker.made == ["ab"]


def test_what_was_asked_for_longest_ago_is_made_again() -> None:
    maker = Maker()
    shared = Shared(maker.make, 2)
    for text in ("a", "b", "a", "c", "a", "b"):
        assert shared.of(text) == [text]
    assert maker.made == ["a", "b", "c", "b"]
    assert list(shared.kept) == ["a", "b"]


def test_there_is_never_more_of_it_than_was_said() -> None:
    shared = Shared(str.upper, 3)
    for number in range(100):
        shared.of(f"text {number}")
    assert list(shared.kept) == ["text 97", "text 98", "text 99"]


def test_what_is_refused_is_not_kept() -> None:
    maker = Maker()
    shared = Shared(maker.make, 1)
    kept = shared.of("good")
    for _ in range(2):
        with pytest.raises(InputError):
            shared.of("bad")
    assert maker.made == ["good", "bad", "bad"]
    assert shared.of("good") is kept
