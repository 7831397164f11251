"""Texts of JSON are weighed by what they are besides their strings."""

import json
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faubourg.server.wire.outline import STRING, is_small

VALUES = st.recursive(
    st.none() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


def without_strings(value: object) -> object:
    """The same, with nothing in its strings; keys stay as many as they are."""
    if isinstance(value, dict):
        return {f"{place:09}": without_strings(item) for place, item in enumerate(value.values())}
    if isinstance(value, list):
        return [without_strings(item) for item in value]
    return "" if isinstance(value, str) else value


@given(VALUES, st.booleans())
def test_only_strings_are_left_out(value: object, in_ascii: bool) -> None:
    text = json.dumps(value, ensure_ascii=in_ascii).encode("utf-8", "surrogatepass")
    empty = json.dumps(without_strings(value)).encode()
    assert STRING.sub(b'"', text) == STRING.sub(b'"', empty)


def test_a_long_string_weighs_nothing_and_many_short_ones_do() -> None:
    assert is_small(json.dumps({"record": "x\n" * 100_000}).encode(), 100)
    assert not is_small(json.dumps({str(number): 0 for number in range(100)}).encode(), 400)


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-16", "utf-32"])
def test_what_is_not_in_utf8_cannot_hide_its_entries(encoding: str) -> None:
    """Python reads such JSON too. There half of a letter may look like the end of a string, or the beginning."""
    hidden = json.dumps(["Ģ", *[[]] * 10_000, "Ģ"], ensure_ascii=False)
    assert not is_small(hidden.encode(), 2000)
    assert not is_small(hidden.encode(encoding), 2000)


@pytest.mark.parametrize("text", [b'"' * 70_001, b'"' + b'\\"' * 35_000, b"\\" * 70_000, b'"' + b"\\" * 70_001])
def test_no_text_takes_long(text: bytes) -> None:
    began = process_time()
    is_small(text, 2000)
    assert process_time() - began < 0.5
