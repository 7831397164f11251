"""The fields of a dump, written and read back."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faubourg import InputError
from faubourg.core.bits import cells_of, numbers_of
from faubourg.core.fields import Fields, Ledger, as_json


def fields(**values: object) -> Fields:
    return Fields(json.dumps(values))


def refusal(read: object) -> tuple[str, object]:
    assert callable(read)
    with pytest.raises(InputError) as caught:
        read()
    return caught.value.code, caught.value.params.get("field")


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(VALUES)
def test_a_dump_is_written_as_the_library_would_write_it(value: object) -> None:
    assert as_json(value) == json.dumps(value, sort_keys=True, separators=(",", ":"))


def test_what_json_does_not_know_is_not_written() -> None:
    with pytest.raises(TypeError, match="set"):
        as_json({"cards": {1, 2}})


def test_fields_of_every_kind_are_read() -> None:
    found = fields(number=3, flag=True, word="x", numbers=[1, 2], mapping={"a": 1})
    assert found.number("number", 0, 3) == 3
    assert found.flag("flag") is True
    assert found.word("word") == "x"
    assert found.numbers("numbers", 0, 2, 2) == [1, 2]
    assert found.mapping("mapping") == {"a": 1}
    found.finish()


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "3", "null", '"x"', "{]", "[" * 100_000, '{"a":' * 100_000, "9" * 5000, "\x00", "{'a': 1}"]
)
def test_what_is_no_json_object_is_refused(text: str) -> None:
    assert refusal(lambda: Fields(text)) == ("dump-not-json", None)


@pytest.mark.parametrize(("number", "read"), [(10**30, 2**62), (-(10**30), -(2**62)), (2**62 - 1, 2**62 - 1)])
def test_no_number_is_larger_than_compiled_rules_can_hold_wherever_it_stands(number: int, read: int) -> None:
    assert fields(hands={"0": [[number]]}).mapping("hands") == {"0": [[read]]}


def test_a_missing_field_is_refused_by_name() -> None:
    assert refusal(lambda: fields(a=1).number("b", 0, 1)) == ("dump-missing-field", "b")


def test_a_field_is_read_once() -> None:
    found = fields(a=1)
    found.number("a", 0, 1)
    assert refusal(lambda: found.number("a", 0, 1)) == ("dump-missing-field", "a")


@pytest.mark.parametrize("value", [-1, 4, 10**30, 1.0, "1", None, True, [1], {}])
def test_a_number_out_of_range_or_of_another_type_is_refused(value: object) -> None:
    assert refusal(lambda: fields(a=value).number("a", 0, 3)) == ("dump-bad-field", "a")


@pytest.mark.parametrize("value", [0, 1, None, "true", []])
def test_a_flag_is_true_or_false(value: object) -> None:
    assert refusal(lambda: fields(a=value).flag("a")) == ("dump-bad-field", "a")


@pytest.mark.parametrize("value", [0, None, True, ["x"]])
def test_a_word_is_text(value: object) -> None:
    assert refusal(lambda: fields(a=value).word("a")) == ("dump-bad-field", "a")


@pytest.mark.parametrize("value", [0, None, "12", [1], [1, 2, 3], [1, 4], [1, True], [1, 1.0], [1, None], {"0": 1}])
def test_numbers_are_a_list_of_the_right_length_in_range(value: object) -> None:
    assert refusal(lambda: fields(a=value).numbers("a", 0, 3, 2)) == ("dump-bad-field", "a")


def test_numbers_of_any_length_have_a_limit_nevertheless() -> None:
    assert fields(a=[]).numbers("a", 0, 3) == []
    assert refusal(lambda: fields(a=[0] * 100_001).numbers("a", 0, 3)) == ("dump-bad-field", "a")


@pytest.mark.parametrize("value", [0, None, "x", [], True])
def test_a_mapping_is_a_mapping(value: object) -> None:
    assert refusal(lambda: fields(a=value).mapping("a")) == ("dump-bad-field", "a")


def test_a_field_that_nobody_asked_for_is_refused_and_shown_shortened() -> None:
    found = fields(**{"x" * 100: 1})
    assert refusal(found.finish) == ("dump-unknown-field", "x" * 60)


class Position:
    """Something with a field of every kind, each declared once."""

    def __init__(self, hands: list[int]) -> None:
        self.number, self.flag, self.cards = 0, False, 0
        self.row: tuple[int, ...] = ()
        self.cells, self.hands = cells_of([]), cells_of(hands)

    def declare(self, ledger: Ledger) -> None:
        self.number = ledger.number("number", self.number, -1, 9)
        self.flag = ledger.flag("flag", self.flag)
        self.row = ledger.row("row", self.row, 0, 9)
        self.cells = ledger.cells("cells", self.cells, 0, 9, 2)
        self.cards = ledger.cards("cards", self.cards, 5)
        self.hands = ledger.hands("hands", self.hands, 5)


WRITTEN = {"number": 7, "flag": True, "row": [1, 1, 3], "cells": [4, 5], "cards": [0, 4], "hands": [[1], [2, 3]]}


def read_back(**changes: object) -> Position:
    found = Position([0, 0])
    found.declare(Ledger(fields(**{**WRITTEN, **changes})))
    return found


def test_a_declaration_writes_what_it_reads() -> None:
    found = read_back()
    assert (found.number, found.flag, found.row, found.cards) == (7, True, (1, 1, 3), 0b10001)
    assert (numbers_of(found.cells), numbers_of(found.hands)) == ([4, 5], [0b10, 0b1100])
    ledger = Ledger()
    found.declare(ledger)
    assert ledger.written == WRITTEN


def test_cells_beyond_the_length_are_left_out_and_stay() -> None:
    ledger = Ledger()
    cells = ledger.cells("cells", cells_of([4, 5, 6]), 0, 9, 2)
    assert ledger.written == {"cells": [4, 5]}
    assert numbers_of(cells) == [4, 5, 6]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("number", 10),
        ("number", True),
        ("flag", 1),
        ("row", [10]),
        ("row", 3),
        ("cells", [1]),
        ("cells", [1, 2, 3]),
        ("cards", [5]),
        ("cards", [-1]),
        ("cards", [True]),
        ("cards", 3),
        ("hands", [[1]]),
        ("hands", [1, 2]),
        ("hands", [[1], [5]]),
    ],
)
def test_a_field_that_is_not_as_declared_is_refused(name: str, value: object) -> None:
    assert refusal(lambda: read_back(**{name: value})) == ("dump-bad-field", name)


def test_a_card_named_twice_is_refused() -> None:
    assert refusal(lambda: read_back(cards=[1, 1])) == ("dump-broken", None)
