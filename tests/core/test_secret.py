"""What only one seat may know."""

import json

from hypothesis import given
from hypothesis import strategies as st

from faubourg.core.secret import Secret, marked, seen_by, unsealed

PLAIN = st.none() | st.booleans() | st.integers() | st.text(max_size=5)
VALUES = st.recursive(
    PLAIN,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from("abc"), inner, max_size=3)
        | st.builds(Secret, st.integers(0, 3), inner)
    ),
    max_leaves=12,
)


def test_its_owner_sees_a_secret_and_nobody_else_does() -> None:
    value = {"hand": Secret(1, ["red1"]), "cards": 1}
    assert seen_by(value, 1) == {"hand": ["red1"], "cards": 1}
    for other in (0, 2, None):
        assert seen_by(value, other) == {"hand": None, "cards": 1}


def test_a_secret_inside_a_secret_is_seen_only_by_who_owns_both() -> None:
    value = Secret(0, [Secret(1, "deep"), Secret(0, "own")])
    assert seen_by(value, 0) == [None, "own"]
    assert seen_by(value, 1) is None


@given(VALUES, st.none() | st.integers(0, 3))
def test_what_is_seen_is_plain(value: object, seat: int | None) -> None:
    json.dumps(seen_by(value, seat))


@given(VALUES)
def test_a_marked_value_is_plain_and_can_be_unsealed(value: object) -> None:
    text = json.dumps(value, default=marked)
    again = unsealed(json.loads(text))
    for seat in (None, 0, 1, 2, 3):
        assert seen_by(again, seat) == seen_by(value, seat)


@given(VALUES)
def test_a_spectator_owns_no_secret(value: object) -> None:
    if isinstance(value, Secret):
        assert seen_by(value, None) is None
