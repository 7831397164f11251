"""The ledger notices what the other tests say does not happen."""

import pytest

from tests.faults.ledger import Draws, Ledger, draws_in

BEFORE = [(0, 740), (1, 741), (2, 740)]


@pytest.mark.parametrize(
    ("now", "word"),
    [
        ([(0, 740), (1, 742), (2, 740), (3, 741)], "had drawn"),
        ([(0, 740), (1, 741)], "had drawn"),
        ([], "had drawn"),
        ([(0, 740), (1, 741), (2, 740), (2, 741)], "numbered"),
        ([(0, 740), (1, 741), (2, 740), (4, 741)], "numbered"),
    ],
)
def test_draws_that_are_made_again_or_lost_or_doubled_or_skipped_are_noticed(now: Draws, word: str) -> None:
    ledger = Ledger()
    ledger.note_draws("t", BEFORE)
    assert ledger.wrong == []
    ledger.note_draws("t", now)
    assert word in ledger.wrong[0]


def test_draws_that_go_on_are_fine() -> None:
    ledger = Ledger()
    ledger.note_draws("t", BEFORE)
    ledger.note_draws("t", [*BEFORE, (3, 741)])
    ledger.is_clean()


def test_of_the_lines_of_an_entry_those_of_nature_are_draws() -> None:
    assert draws_in([[0, 5, -1, ""], [-1, 740, 7, ""], {"undo": 3}, [-1, 741, 8, "digest"]]) == [(7, 740), (8, 741)]
