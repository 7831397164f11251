"""A run of mutants that was cut off goes on where it stopped."""

import pytest

from tools.mutants import Mutant
from tools.mutate import going_on

MUTANTS = [Mutant("refusal", f"rules/{name}.py", 7, "TOO_DEAR is never given", ()) for name in ("bids", "jail", "rent")]


def test_it_begins_at_the_first_whose_title_has_the_place() -> None:
    assert going_on(MUTANTS, "rules/jail.py:7") == MUTANTS[1:]
    assert going_on(MUTANTS, "TOO_DEAR") == MUTANTS
    assert going_on(MUTANTS, "") == MUTANTS


def test_a_place_that_none_has_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"no mutant has 'jail.py:8' in its title"):
        going_on(MUTANTS, "jail.py:8")
