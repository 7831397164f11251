"""What a page beside the physical board is told of a layout (UB-2h)."""

import pytest

import faubourg
from faubourg.bots.requests import request_of
from faubourg.core.refusal import InputError
from faubourg.games.ubuild.scene_types import UBuildScene
from tests.games.ubuild.boxes import BEGINNER, CLASSIC, examples

pytestmark = pytest.mark.clause("UB-2h")
GAME = faubourg.game("ubuild")


def scene(layout: str) -> UBuildScene:
    found: UBuildScene = request_of(GAME, "scene").answer({"layout": layout})  # type: ignore[assignment]
    return found


@pytest.mark.parametrize("layout", [BEGINNER, *examples(1)])
def test_a_layout_has_the_scene_that_a_match_on_it_has(layout: str) -> None:
    found = scene(layout)
    match = GAME.scene({"mode": found["mode"], "layout": layout})
    told_apart = {key for key, value in match.items() if value != dict(found)[key]}
    # UB-2b A table may add the stadium.
    assert told_apart <= {"options", "pieces"}


@pytest.mark.clause("UB-2b")
def test_ub_2b_the_stadium_may_be_added() -> None:
    assert scene(CLASSIC)["pieces"]["stadium"]["stock"] == 1
    assert scene(BEGINNER)["pieces"]["stadium"]["stock"] == 0


@pytest.mark.parametrize("layout", ["", "c1-go-s", CLASSIC + "x", BEGINNER.replace("-rsrs", "-rrss")])
def test_what_cannot_be_played_is_refused(layout: str) -> None:
    with pytest.raises(InputError) as problem:
        scene(layout)
    assert problem.value.code.startswith("layout-")
