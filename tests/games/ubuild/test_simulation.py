"""Random matches on printed and generated layouts: money, stock and sites are conserved, and every match ends."""

import json

import pytest

from faubourg.core.actions import Actions
from faubourg.core.refusal import InputError
from faubourg.core.rng import Rng
from faubourg.core.runtime import is_compiled
from faubourg.core.state import State
from faubourg.games.ubuild.game import TRIED_IN_A_ROW, TRIED_LAYOUTS, UBuildGame
from faubourg.games.ubuild.layouts.generator import generated
from faubourg.games.ubuild.numbering import LISTED, MODE_IDS, MORTGAGE, Mode
from faubourg.games.ubuild.state import UBuild
from faubourg.lab.fuzz import Findings, Plan, fuzz
from tests.games.city.positions import play
from tests.games.ubuild.positions import GAME, land, table

assert isinstance(GAME, UBuildGame)
BOX = GAME.figures.box


def layouts() -> list[tuple[str, str]]:
    """By mode the printed one, a freestyle one, and one with railroads."""
    found = []
    for mode, id in enumerate(MODE_IDS):
        found += [(id, ""), (id, generated(BOX, mode, 7)), (id, generated(BOX, mode, 8, is_open=True))]
    return found


def patient(actions: Actions, rng: Rng) -> int:
    """A move at random, but mortgages rarely: else nobody ever builds."""
    move = actions.pick(rng)
    return int(actions.pick(rng) if MORTGAGE <= move < MORTGAGE + 22 else move)


@pytest.mark.clause("UB-2h", "UB-11a")
@pytest.mark.parametrize(("mode", "layout"), layouts())
def test_nothing_is_lost_on_any_layout(mode: str, layout: str) -> None:
    rng, actions = Rng(f"{mode} {layout}"), Actions()
    state = GAME.start(3, {"mode": mode, "layout": layout, "length": "rounds", "rounds": 8})
    turns = -1
    while not state.over:
        if state.turns != turns:
            turns = state.turns
            assert state.broken() == ""
            assert GAME.restore(state.dump()).dump() == state.dump()
        state.moves_of(state.actor, actions)
        state.apply(patient(actions, rng))
    assert state.broken() == ""


@pytest.mark.clause("UB-5e", "UB-10b")
@pytest.mark.parametrize("mode", MODE_IDS)
def test_what_is_offered_is_what_is_not_refused(mode: str) -> None:
    rng, actions = Rng(f"offered {mode}"), Actions()
    state = table(cash={0: 60_000, 1: 60_000, 2: 60_000}, options={"mode": mode, "length": "rounds", "rounds": 6})
    while not state.over:
        state.moves_of(state.actor, actions)
        if rng.below(8) == 0:
            fine = [move for move in range(LISTED) if state.refusal(move, state.actor) == 0]
            assert fine == actions.moves()
        state.apply(patient(actions, rng))


def all_findings(plan: Plan) -> Findings:
    found = Findings()
    for some in fuzz(plan):
        found.add(some)
    return found


@pytest.mark.clause("UB-2h", "UB-11a", "UB-11c")
def test_random_matches_of_all_modes_and_layouts_show_nothing() -> None:
    """The short form of `faubourg fuzz ubuild --matches 100000`, which sees a thousand layouts."""
    matches = 500 if is_compiled() else 20
    found = all_findings(Plan(("ubuild",), matches))
    assert found.faults == []
    assert found.matches == matches
    assert found.positions == found.decisions + matches


@pytest.mark.clause("UB-2d", "UB-2e", "UB-2f", "UB-2g")
def test_a_hundred_thousand_matches_see_a_thousand_layouts_of_all_modes_and_seats() -> None:
    sets = [GAME.option_set(number) for number in range(1, 9 * 99, 99)]
    layouts = [str(options["layout"]) for _, options in sets]
    # Of each mode in turn, three of them closed, then three open.
    assert [text[0] for text in layouts] == [*"bcabcabca"]
    assert [text.endswith("-o") for text in layouts] == [False] * 3 + [True] * 3 + [False] * 3
    assert len(set(layouts)) == 9
    # A layout is played so many times in a row, by all numbers of seats; the one after the last is the first again.
    row = [GAME.option_set(number) for number in range(1, 99, 3)]
    assert len(row) == TRIED_IN_A_ROW
    assert {options["layout"] for _, options in row} == {layouts[0]}
    assert {seats for seats, _ in row} == {2, 3, 4}
    assert GAME.option_set(1 + 99 * TRIED_LAYOUTS)[1] == row[0][1]
    assert 99 * TRIED_LAYOUTS <= 100_000
    # Between them come all the others.
    assert [GAME.option_set(number) for number in (0, 8, 2, 3, 11)] == [
        GAME.option_sets()[place] for place in (0, 0, 2, 3, 3)
    ]


@pytest.mark.clause("UB-1e")
def test_a_layout_is_laid_once_and_shared() -> None:
    one, other = GAME.start(2), GAME.start(4)
    assert isinstance(one, UBuild)
    assert isinstance(other, UBuild)
    assert one.layout is other.layout
    assert one.clone().layout is one.layout
    assert one.layout.mode == Mode.CLASSIC


@pytest.mark.clause("UB-9a", "UB-9c", "UB-10c", "UB-11a")
@pytest.mark.parametrize(
    ("state", "lines"),
    [
        (table(jail={0: 2}), ["bail"]),
        (table(jail={0: 2}), ["roll", "dice 1 2"]),
        (table(jail={0: 3}), ["roll", "dice 1 2"]),
        # A card is drawn and put under the pile, and sends to jail.
        (land(table(), 5), ["draw chance2"]),
        (land(table(pile="chance9"), 5), ["draw chance9"]),
        # Out of the match, and so out of jail.
        (play(table(jail={0: 3}, cash={0: 0}), "roll", "dice 1 2"), ["bankrupt"]),
    ],
)
def test_a_match_that_goes_on_leaves_its_clones_as_they_were(state: State, lines: list[str]) -> None:
    copy, before = state.clone(), state.dump()
    after = play(state, *lines).dump()
    assert after != before
    assert copy.dump() == before
    assert play(copy, *lines).dump() == after
    assert state.dump() == after


@pytest.mark.clause("UB-5d", "UB-1e", "UB-4g", "UB-11a")
@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("bank", 10, "money"),
        ("playing", 3, "players"),
        ("owned", [1 << 5, 0, 0], "titles"),
        ("residential", [0, 0, 0, 0, 0, 1] + [0] * 16, "pieces"),
        # The school and the power station both beside Right Bank.
        ("standing", [24, -1, -1, 26] + [-1] * 12, "sites"),
        ("standing", [24, 24] + [-1] * 14, "sites"),
        # There is no wind farm in Classic.
        ("standing", [-1, -1, 24] + [-1] * 13, "sites"),
        ("bridges", 1 << 4, "sites"),
        ("unseen", 1, "cards"),
        ("time_up", True, "clock"),
        ("high_die", 0, "clock"),
        ("offers", [1], "offers"),
        ("frames", [0, 6, 0, 0, 5], "frames"),
        ("frames", [4, 0, 0, 30000, -1], "frames"),
        ("frames", [0, 6, 0, 0, 0, 7, 40, 3, 5, 0], "frames"),
        ("frames", [0, 6, 0, 0, 0, 6, 40, 2, 3, 0], "frames"),
        ("frames", [0, 6, 0, 0, 0, 1, 11, 7, 0, 2, 4, 0, 0, 30000, -1], "frames"),
    ],
)
def test_what_cannot_be_is_refused(field: str, value: object, problem: str) -> None:
    fields = json.loads(table().dump()) | {field: value}
    with pytest.raises(InputError) as wrong:
        GAME.restore(json.dumps(fields))
    assert (wrong.value.code, wrong.value.params) == ("dump-broken", {"problem": problem})
