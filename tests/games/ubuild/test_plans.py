"""The text of a layout: read, written, and refused where nobody can read on."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faubourg import InputError
from faubourg.games.ubuild.layouts.plan import LETTERS, LONGEST, read_plan
from tests.games.ubuild.boxes import ADVANCED, BEGINNER, BOX, CLASSIC, STRAIGHT, examples, fault, is_accepted


@pytest.mark.clause("UB-1d")
def test_ub_1d_the_printed_layouts_are_those_of_the_rulebook() -> None:
    assert BEGINNER == "b1-gob0brjae0fpg0brgjj0-rsrsrssrsrsrss"
    assert CLASSIC == "c1-goa0b0brjad0k0fpg0h0brgjj0l0-rssrsssrsssrssrsssrsss"
    assert ADVANCED == "a1-goa0b0brc0jad0e0brf0fpg0h0bri0gjj0k0brl0-rssssrssssrsssssrssssrssssrsssss"
    assert [len(text) for text in BOX.printed] == [38, 54, 76]


@pytest.mark.parametrize("text", [BEGINNER, CLASSIC, ADVANCED, STRAIGHT, *examples()])
def test_a_text_is_written_as_it_was_read(text: str) -> None:
    assert read_plan(text).text() == text
    assert len(text) <= LONGEST
    assert set(text) <= set(LETTERS)


@pytest.mark.clause("UB-2h")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", {"code": "ends", "place": 0}),
        ("x1-go-s", {"code": "unreadable", "place": 1, "found": "x"}),
        ("B1-go-s", {"code": "unreadable", "place": 1, "found": "B"}),
        ("b", {"code": "ends", "place": 1}),
        ("b-go-s", {"code": "unreadable", "place": 2, "found": "-"}),
        ("b1", {"code": "ends", "place": 2}),
        ("b01-go-s", {"code": "unreadable", "place": 2, "found": "0"}),
        ("b1x-go-s", {"code": "unreadable", "place": 3, "found": "x"}),
        ("b²-go-s", {"code": "unreadable", "place": 2, "found": "²"}),
        ("b2-go-s", {"code": "version", "version": "2", "expected": "1"}),
        ("b1-go", {"code": "ends", "place": 5}),
        ("b1-gom0-s", {"code": "unknown-tile", "tile": "m0", "place": 2}),
        ("b1-goa2-s", {"code": "unknown-tile", "tile": "a2", "place": 2}),
        ("b1-goa-s", {"code": "unknown-tile", "tile": "a", "place": 2}),
        ("b1-GO-s", {"code": "unknown-tile", "tile": "GO", "place": 1}),
        ("b1-go-sx", {"code": "unreadable", "place": 8, "found": "x"}),
        ("b1-go-s-", {"code": "unreadable", "place": 8, "found": "-"}),
        ("b1-go-s-o-o", {"code": "unreadable", "place": 8, "found": "-"}),
        ("b1-go-s-p", {"code": "unreadable", "place": 8, "found": "-"}),
        ("b1-go-" + "s" * 115, {"code": "too-long", "given": 121, "most": 120}),
    ],
)
def test_what_nobody_can_read_is_refused_at_its_place(text: str, expected: dict[str, int | str]) -> None:
    assert fault(text) == expected


@given(st.text(max_size=130))
def test_any_text_is_read_or_refused(text: str) -> None:
    is_accepted(text)


@given(st.text(alphabet="bca1gojafpbrklsr0-", max_size=125))
def test_any_text_of_its_letters_is_read_as_it_would_be_written_or_refused(text: str) -> None:
    with suppress(InputError):
        assert read_plan(text).text() == text
