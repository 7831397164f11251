"""The stack of interruptions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faubourg.core.fields import Fields, Ledger, as_json
from faubourg.core.frames import empty_frames

LOW = -(2**40)
ROWS = st.lists(st.lists(st.integers(LOW, 2**40), min_size=5, max_size=5), max_size=12)


def test_a_new_stack_is_empty() -> None:
    frames = empty_frames()
    assert frames.kind() == -1
    assert frames.depth == 0
    assert frames.dump() == []


def test_the_top_frame_is_the_last_one_pushed() -> None:
    frames = empty_frames()
    frames.push(1, 2)
    frames.push(3, 4, 5, 6, 7)
    assert [frames.kind(), frames.step(), frames.a(), frames.b(), frames.c()] == [3, 4, 5, 6, 7]
    frames.pop()
    assert [frames.kind(), frames.step(), frames.a(), frames.b(), frames.c()] == [1, 2, 0, 0, 0]
    frames.pop()
    assert frames.kind() == -1


def test_only_the_top_frame_changes() -> None:
    frames = empty_frames()
    frames.push(1, 2, 3, 4, 5)
    frames.push(6, 0)
    frames.set_step(7)
    frames.set_a(8)
    frames.set_b(9)
    frames.set_c(10)
    assert frames.dump() == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


def test_a_frame_that_was_popped_leaves_nothing_behind() -> None:
    frames = empty_frames()
    frames.push(1, 1, 1, 1, 1)
    frames.pop()
    frames.push(2, 0)
    assert frames.dump() == [2, 0, 0, 0, 0]


def test_a_clone_is_independent() -> None:
    frames = empty_frames()
    frames.push(1, 2)
    copy = frames.clone()
    copy.set_step(9)
    copy.push(3, 4)
    assert frames.dump() == [1, 2, 0, 0, 0]
    frames.pop()
    assert copy.dump() == [1, 9, 0, 0, 0, 3, 4, 0, 0, 0]


@given(ROWS)
def test_a_stack_is_what_its_dump_says(rows: list[list[int]]) -> None:
    frames = empty_frames()
    for row in rows:
        frames.push(*row)
    numbers = [number for row in rows for number in row]
    assert frames.dump() == numbers
    ledger = Ledger()
    frames.declare(ledger, LOW, 50)
    again = empty_frames()
    again.declare(Ledger(Fields(as_json(ledger.written))), LOW, 50)
    assert again.dump() == numbers
    assert again.depth == len(rows)
    for row in reversed(rows):
        assert [again.kind(), again.step(), again.a(), again.b(), again.c()] == row
        again.pop()
    assert again.depth == 0


@pytest.mark.parametrize("depth", [1, 50, 500])
def test_any_nesting_fits(depth: int) -> None:
    frames = empty_frames()
    for number in range(depth):
        frames.push(number, 0)
    for number in reversed(range(depth)):
        assert frames.kind() == number
        frames.pop()
