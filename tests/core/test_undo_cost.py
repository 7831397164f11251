"""What an undo costs: the same in a long match as in a short one, live or read from a record."""

import pytest
from mypy_extensions import i64

from faubourg import Game, Match, Rng, Seeded
from faubourg.core import match as matches
from faubourg.core.actors import ANYONE
from faubourg.core.record import load_record
from tests.toy.game import ToyGame
from tests.toy.state import Toy

# Instead of the real one, which is longer than a toy match.
SPACING = 8
# What one gesture of a seat brings about at most here, Nature's reply included.
GESTURE = 4
UNDOS = 60
honest = Toy.apply


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The moves that were applied, one after the other."""
    made: list[int] = []

    def apply(state: Toy, move: i64, seat: i64 = ANYONE) -> None:
        made.append(int(move))
        honest(state, move, seat)

    monkeypatch.setattr(matches, "SPACING", SPACING, raising=False)
    monkeypatch.setattr(Toy, "apply", apply)
    return made


def found(id: str, data: str | None, digest: str) -> Game:
    return ToyGame(data)


def play_some(match: Match, times: int, rng: Rng) -> None:
    for _ in range(times):
        seat = match.state.actors()[0]
        moves = match.state.legal(seat)
        match.play(moves[int(rng.below(len(moves)))], seat)


def long_match() -> Match:
    """A match of some length, not over."""
    match = Match(ToyGame(), 4, Seeded(3), {"rounds": 12})
    play_some(match, 40, Rng("long"))
    assert not match.state.over
    assert len(match.path()) > 8 * SPACING
    return match


def take_back(match: Match, undos: int) -> None:
    """Play a little and take it back, again and again; also past where it was taken back before, and round positions
    that were kept."""
    rng = Rng("back")
    for number in range(undos):
        point = len(match.entries)
        play_some(match, 1 + number % 3, rng)
        match.undo_to(point)
        # Else it would be the same place each time.
        if number % 8 == 0:
            play_some(match, 1, rng)


def test_an_undo_plays_no_more_than_a_few_moves_again_however_long_the_match_is(applied: list[int]) -> None:
    match = long_match()
    rng = Rng("live")
    for _ in range(UNDOS):
        point = len(match.entries)
        play_some(match, 1, rng)
        applied.clear()
        match.undo_to(point)
        assert len(applied) <= SPACING + GESTURE, f"{len(applied)} of {len(match.path())} moves were played again"


def test_to_read_a_record_costs_what_its_lines_cost_and_little_for_each_undo(applied: list[int]) -> None:
    match = long_match()
    take_back(match, UNDOS)
    record = match.save()
    applied.clear()
    again = load_record(record, found)
    moves = sum(entry.undo_to < 0 for entry in match.entries)
    most = moves + UNDOS * (SPACING + GESTURE)
    assert again.save() == record
    assert len(applied) <= most, f"{len(applied)} moves were made for a record of {moves} and {UNDOS} undos"


def test_whatever_was_undone_between_no_position_is_far_from_one_that_is_kept(applied: list[int]) -> None:
    match = long_match()
    take_back(match, UNDOS)
    for point in range(0, len(match.entries), 7):
        path = match.path_to(point)
        expected = match.state_after(len(path), path).digest()
        applied.clear()
        assert match.state_at(point).digest() == expected, f"another position after {point} entries"
        assert len(applied) <= SPACING + GESTURE, f"{len(applied)} moves lead to the position after {point} entries"


def test_a_position_that_is_kept_is_not_changed_by_what_is_played_from_it(applied: list[int]) -> None:
    match = long_match()
    before = {count: state.digest() for count, state in match.places.items()}
    assert before
    take_back(match, UNDOS)
    match.undo_to(min(before))
    play_some(match, 5, Rng("on"))
    assert {count: match.places[count].digest() for count in before} == before
