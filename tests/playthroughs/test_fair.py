"""Matches dealt fairly, as they were written under either scheme: what was once promised can be checked for good."""

from pathlib import Path

import pytest

import faubourg
from faubourg.core.dealer import Fair, commitment

FOLDER = Path(__file__).parent / "fair"


@pytest.mark.parametrize("name", ["clear", "promised"])
def test_a_frozen_match_still_verifies(name: str) -> None:
    text = (FOLDER / f"{name}.record").read_text()
    match = faubourg.verify(text)
    assert match.state.over
    assert match.save() == text


def test_a_frozen_match_of_the_older_scheme_is_told_from_one_with_promises() -> None:
    older, newer = (faubourg.load((FOLDER / f"{name}.record").read_text()).dealer for name in ("clear", "promised"))
    assert isinstance(older, Fair)
    assert isinstance(newer, Fair)
    assert older.promises is None
    # The second seat kept back what it had promised, and is named.
    assert newer.promises == [commitment(older.entropies[0]), commitment(older.entropies[1])]
    assert newer.entropies == [older.entropies[0], b""]
