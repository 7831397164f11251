"""The position as numbers: one size for all layouts, the order of the track, and what stands on each site."""

import pytest

from faubourg.core.state import State
from tests.games.ubuild.positions import GAME, table

RAILROADS = "b1-jae0fpg0brgjj0gob0br-srssslsssrsrss-o"


def observed(state: State, seat: int = 0) -> dict[str, float]:
    names = [entry.name for entry in GAME.observation]
    return dict(zip(names, state.observe(seat), strict=True))


@pytest.mark.parametrize(
    "options", [{}, {"mode": "beginner"}, {"mode": "advanced"}, {"mode": "beginner", "layout": RAILROADS}]
)
def test_one_size_for_all_layouts(options: dict[str, object]) -> None:
    assert len(GAME.start(2, options).observe(1)) == len(GAME.observation)


@pytest.mark.clause("UB-1d", "UB-1e")
def test_the_order_of_the_track_and_what_stands_on_each_site() -> None:
    found = observed(table(pieces={"power": 27}, bridges=(16,)))
    spaces = ("space_0_is_go", "space_1_is_brown1", "space_5_is_bridge", "space_9_is_permit")
    assert [found[name] for name in spaces] == [1.0] * 4
    assert (found["space_16_open"], found["space_5_open"], found["space_0_right"]) == (1.0, 0.0, 1.0)
    assert (found["site_27_has_power"], found["site_26_has_power"]) == (1.0, 0.0)
    # The Classic board has 22 spaces.
    assert not any(value for name, value in found.items() if name.startswith("space_22_"))


@pytest.mark.clause("UB-5c")
def test_what_is_spoiled_and_protected() -> None:
    found = observed(table(pieces={"power": 27, "school": 33}))
    assert (found["spoiled_red2"], found["spoiled_red3"], found["spoiled_yellow2"]) == (1.0, 1.0, 0.0)
    assert (found["protected_yellow2"], found["protected_red2"]) == (1.0, 0.0)


def test_seats_are_counted_from_the_observer_on() -> None:
    state = table(owned={1: "red2"})
    assert observed(state, 1)["player_0_owns_red2"] == 1.0
    assert observed(state, 0)["player_1_owns_red2"] == 1.0
