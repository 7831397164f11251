"""Events as each seat may know them."""

import pytest

from faubourg.core.event import Event
from faubourg.core.secret import Secret


def drawn() -> Event:
    return Event("card-drawn", "RS-4.4a", {"seat": 1, "card": Secret(1, "red1"), "deep": [{"x": Secret(0, 3)}]})


def test_a_seat_sees_the_kind_the_clause_and_what_is_its_own() -> None:
    seen = drawn().seen_by(1)
    assert seen == {"kind": "card-drawn", "clause": "RS-4.4a", "seat": 1, "card": "red1", "deep": [{"x": None}]}


def test_a_spectator_sees_that_something_is_hidden() -> None:
    assert drawn().seen_by(None)["card"] is None
    assert drawn().seen_by(None)["deep"] == [{"x": None}]


@pytest.mark.parametrize("name", ["kind", "clause"])
def test_no_particular_hides_the_kind_or_the_clause(name: str) -> None:
    with pytest.raises(ValueError, match="particular"):
        Event("flat-laid", "RS-3g", {name: "suite"})


def test_being_seen_changes_nothing() -> None:
    event = drawn()
    event.seen_by(0)
    assert event.seen_by(1) == drawn().seen_by(1)
    assert event.seen_by(0) == drawn().seen_by(0)
