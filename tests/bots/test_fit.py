"""The tool that fits the weights: it solves, it finds a known answer again, and it writes nothing but the table."""

from pathlib import Path
from random import Random
from runpy import run_path

import pytest

import faubourg
from faubourg.bots.heuristics.roomshare import RoomShareHeuristic
from faubourg.bots.heuristics.roomshare_weights import CARD_SORTS, FEATURES, NAMED, STAGES, TABLE
from faubourg.core.bits import cells_of
from faubourg.core.rng import Rng
from faubourg.games.roomshare.numbering import Phase
from faubourg.games.roomshare.state import RoomShare
from tools import fit
from tools.fit import Measured, Sums, add_row, fit_row, no_sums, solve, table_of

STAGE = 1


def end_of_turn(seed: int) -> RoomShare:
    """The first end of a turn after some random decisions."""
    rng = Rng(seed)
    state = faubourg.game("roomshare").start(3, {"renovation": True, "royal": "suite"})
    assert isinstance(state, RoomShare)
    while state.phase != Phase.DRAW or state.decisions < 40:
        actor = int(state.actor)
        state.apply(state.filled(actor).pick(rng), actor)
    return state


def made_up(weights: list[int], cards: list[int]) -> Sums:
    """Sums of rows whose score follows from the board, and from the cards of whoever has moved."""
    random = Random(1)
    sums = no_sums()
    for number in range(1200):
        features = [random.randrange(-9, 10) for _ in weights]
        score = 7 + sum(value * weight for value, weight in zip(features, weights))
        hand = [0] * len(cards)
        if number % 2:
            sort = random.randrange(len(cards))
            hand[sort] = 1
            score += cards[sort]
        add_row(sums, Measured(STAGE, 0, number % 2 == 1, [1, *features, *hand]), score)
    return sums


# Fitting


def test_a_known_system_is_solved() -> None:
    # The first equation has no first unknown: lines must be exchanged.
    assert solve([[0, 2, 1], [4, 1, 0], [1, 0, 3]], [7, 6, 10]) == pytest.approx([1, 2, 3])


def test_the_weights_that_made_the_scores_are_found_again() -> None:
    weights = [3, -2, 0, 5, 1, 1, -4, 2, 0, 0, 6, -1, 2, 8]
    blur, *found = fit_row(made_up(weights, [0] * int(CARD_SORTS)), STAGE)
    assert found[:FEATURES] == pytest.approx(weights, abs=0.02)
    assert found[FEATURES:] == pytest.approx([0] * int(CARD_SORTS), abs=0.02)
    assert blur == pytest.approx(0, abs=0.1)


def test_a_card_is_worth_what_it_adds_beyond_the_average_card() -> None:
    cards = [20, -20, 0, 0, 0, 0, 0, 0]
    _, *found = fit_row(made_up([1] * int(FEATURES), cards), STAGE)
    own, other, *rest = found[FEATURES:]
    # Held back towards the average, for every sort was held but 75 times.
    assert 9 < own < 20
    assert -20 < other < -9
    assert rest == pytest.approx([0] * len(rest), abs=3)


def test_rows_beside_count_where_the_fit_reaches_them() -> None:
    sums = no_sums()
    sums[5, True] = made_up([2] * int(FEATURES), [0] * int(CARD_SORTS))[STAGE, True]
    assert fit_row(sums, 3)[1 : FEATURES + 1] == [0] * int(FEATURES)
    assert fit_row(sums, 4)[1 : FEATURES + 1] == pytest.approx([2] * int(FEATURES), abs=0.2)


# Measuring


def test_the_tool_measures_what_the_heuristic_judges() -> None:
    heuristic = RoomShareHeuristic()
    heuristic.weights = cells_of([3**place for place in range(int(FEATURES))])
    heuristic.hand = cells_of([10**sort for sort in range(int(CARD_SORTS))])
    for seed in range(10):
        state = end_of_turn(seed)
        for row in fit.measured(state):
            features, hand = row.columns[1 : FEATURES + 1], row.columns[FEATURES + 1 :]
            assert row.columns[0] == 1
            assert len(row.columns) == 1 + FEATURES + CARD_SORTS
            assert heuristic.foretold(state, row.seat, 0) == sum(
                3**place * value for place, value in enumerate(features)
            )
            held = sum(10**sort * value for sort, value in enumerate(hand))
            assert row.has_moved == (row.seat == state.turn)
            assert held == (heuristic.hand_value(state, row.seat, 0) if row.has_moved else 0)


def test_the_same_seed_gives_the_same_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fit, "PLAYOUTS", 20)
    tables = []
    for batch in (1, 2):
        monkeypatch.setattr(fit, "BATCH", batch)
        fit.main(["roomshare", "--matches", "2", "--seed", "5"])
        tables.append(capsys.readouterr().out)
    assert tables[0] == tables[1]
    rows = [line.split() for line in tables[0].splitlines()]
    assert [(row[0], row[1]) for row in rows] == [
        (f"{seats}", f"{left}") for seats in (2, 3, 4) for left in range(STAGES)
    ]
    assert {len(row) for row in rows} == {NAMED + FEATURES + CARD_SORTS}


# Writing


def test_the_table_is_laid_out_as_the_one_in_use() -> None:
    old, new = TABLE.strip().splitlines(), table_of(2, no_sums())
    assert len(new) == STAGES
    assert [len(line) for line in new] == [len(line) for line in old[:STAGES]]
    # A spread of zero would be divided by.
    assert {line.split()[2] for line in new} == {"1"}


def test_writing_keeps_the_rest_of_the_file_and_leaves_it_loadable(tmp_path: Path) -> None:
    path = tmp_path / "weights.py"
    before = fit.WEIGHTS.read_bytes()
    path.write_bytes(before)
    old = loaded_table(path).strip()
    fit.write_table(path, old.splitlines())
    assert path.read_bytes() == before
    new = [line for seats in (2, 3, 4) for line in table_of(seats, no_sums())]
    fit.write_table(path, new)
    assert path.read_bytes().replace("\n".join(new).encode(), old.encode()) == before
    assert loaded_table(path).strip().splitlines() == new


def loaded_table(path: Path) -> str:
    """The table of a module, run from its file."""
    return str(run_path(str(path))["TABLE"])


def test_a_file_without_a_table_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.py"
    path.write_bytes(b"OTHER = 1\r\n")
    with pytest.raises(ValueError, match=r"no table in .*other\.py"):
        fit.write_table(path, ["2 0 1"])
    assert path.read_bytes() == b"OTHER = 1\r\n"
