"""Replays: a match step by step, as it was played."""

import gzip
import json
import time

import pytest

import faubourg
from faubourg.core.actors import NATURE
from faubourg.core.dealer import Fair, Sealed, commitment
from faubourg.core.match import Entry, Match
from faubourg.core.refusal import InputError
from faubourg.core.secret import seen_by, unsealed
from faubourg.server.archive.replay import packed, position_at, replay_of, replay_of_record
from faubourg.server.wire import http
from tests.server.replayed import with_views

SEED = bytes(range(32))
ENTROPY = bytes(range(32, 64))


def play_gesture(match: Match) -> int:
    """One turn of a seat as one gesture, the last legal move each time; how many entries it made."""
    before = len(match.entries)
    seat = match.state.actors()[0]
    moves: list[object] = []
    state = match.state.clone()
    while state.is_asked(seat) and (not moves or state.turns == match.state.turns):
        moves.append(state.legal()[-1])
        state.play(state.legal()[-1], seat)
    match.play_all(moves, seat)
    return len(match.entries) - before


def finished_match() -> tuple[Match, list[int]]:
    match = faubourg.new("roomshare", seats=2, dealer=Fair(SEED, [ENTROPY, b""]))
    groups: list[int] = []
    while not match.state.over:
        groups.append(play_gesture(match))
    return match, groups


def unpacked(found: dict[str, object]) -> dict[str, object]:
    whole: dict[str, object] = json.loads(gzip.decompress(packed(found)))
    return whole


def replay(match: Match, groups: list[int] | None = None) -> http.Replay:
    found = unpacked(replay_of(match, table="t1", names=["A", "B"], bots=[None, "easy"], groups=groups))
    return http.Replay.model_validate(with_views(found))


def test_a_replay_has_a_step_for_the_deal_and_one_for_each_stored_entry() -> None:
    match, groups = finished_match()
    found = replay(match, groups)
    assert [step.seq for step in found.steps] == list(range(len(groups) + 1))
    assert found.steps[0].actor == NATURE
    assert {step.actor for step in found.steps[1:]} == {0, 1}
    assert found.over
    assert found.steps[-1].view["over"] is True


def test_every_view_is_the_one_the_seats_saw_in_the_match() -> None:
    match = faubourg.new("roomshare", seats=2, seed=5)
    views = [[match.state.view(seat) for seat in (None, 0, 1)]]
    for _ in range(12):
        match.play(match.state.legal()[0])
        views.append([match.state.view(seat) for seat in (None, 0, 1)])
    found = replay(match)
    assert len(found.steps) == len(views)
    for step, seen in zip(found.steps, views, strict=True):
        assert [seen_by(unsealed(step.view), seat) for seat in (None, 0, 1)] == seen


def test_a_step_tells_what_happened_with_secrets_marked() -> None:
    match = faubourg.new("roomshare", seats=2, seed=5)
    drawn = [event for event in replay(match).steps[0].events if event["kind"] == "card-drawn"]
    assert len(drawn) == 6
    marked = drawn[0]["card"]
    assert isinstance(marked, dict)
    assert set(marked) == {"secret", "value"}


def test_the_draws_follow_from_the_seed_and_are_numbered_in_order() -> None:
    match, groups = finished_match()
    found = replay(match, groups)
    draws = [draw for step in found.steps for draw in step.draws]
    assert [draw.number for draw in draws] == list(range(match.draws))
    dealer = Fair(bytes.fromhex(found.seed or ""), [bytes.fromhex(entropy) for entropy in found.entropies])
    for draw in draws:
        rest = dealer.below(sum(draw.weights), draw.number)
        assert sum(draw.weights[: draw.place]) <= rest < sum(draw.weights[: draw.place + 1])
    assert found.dealer == "fair"
    assert found.commitment == commitment(SEED)
    assert found.entropies == [ENTROPY.hex(), ""]


def test_a_replay_tells_what_each_seat_promised_and_what_it_kept_back() -> None:
    promises = [commitment(ENTROPY), commitment(SEED)]
    match = faubourg.new("roomshare", seats=2, dealer=Fair(SEED, [ENTROPY, b""], promises))
    for dealer in (match.dealer, Sealed(match.dealer.header())):
        match.dealer = dealer
        found = replay(match)
        assert found.dealer == "fair-2"
        assert found.promises == promises
        assert found.entropies == [ENTROPY.hex(), ""]


def test_an_undo_is_a_step_that_shows_the_position_it_leads_back_to() -> None:
    match = faubourg.new("roomshare", seats=2, seed=5, options={"duel": True})
    match.play(match.state.legal()[0])
    before = match.state.view(None)
    point = len(match.entries)
    match.play(match.state.legal()[0])
    match.undo_to(point)
    found = replay(match)
    assert found.steps[-1].undo_to == 1
    views = [seen_by(unsealed(step.view), None) for step in found.steps]
    assert views[1] == views[-1] == before
    assert views[2] != before


def test_a_match_that_goes_on_from_a_position_begins_there() -> None:
    earlier = faubourg.new("roomshare", seats=2, seed=5, options={"duel": True})
    for _ in range(5):
        earlier.play(earlier.state.legal()[0])
    dump = position_at(earlier, 3)
    match = Match(earlier.game, 2, faubourg.Seeded(9), earlier.options, auto_nature=False)
    match.resume(dump)
    match.play(match.state.legal()[0])
    found = replay(match)
    assert [step.seq for step in found.steps] == [0, 1]
    assert found.steps[0].view == replay(earlier).steps[3].view


def test_a_stretch_under_rules_that_are_not_here_is_left_out_and_noted() -> None:
    match = faubourg.new("roomshare", seats=2, seed=5, options={"duel": True})
    dump = match.state.dump()
    digest = match.state.digest()
    match.entries = [Entry(NATURE, 740, 0), Entry(0, 3), Entry(1, 4)]
    match.draws = 1
    match.rules_version = "0"
    match.entries[-1].digest = digest
    match.resume(dump)
    match.notes.append("stretch-not-verified")
    match.play(match.state.legal()[0])
    found = replay(match, [1, 1, 1, 1, 1])
    assert [step.seq for step in found.steps] == [4, 5]
    # Its draw is counted, so that nobody takes the rest for a match in which one was skipped.
    shown = [draw.number for step in found.steps for draw in step.draws]
    assert found.unseen == [0]
    assert shown == list(range(1, match.draws))
    assert found.notes == ["stretch-not-verified"]
    with pytest.raises(InputError) as refused:
        position_at(match, 2, [1, 1, 1, 1, 1])
    assert refused.value.code == "no-such-step"
    assert position_at(match, 4, [1, 1, 1, 1, 1]) == dump


def test_the_time_of_a_step_is_that_of_its_entry() -> None:
    match = faubourg.new("roomshare", seats=2, seed=5, options={"duel": True})
    match.play(match.state.legal()[0])
    found = unpacked(replay_of(match, table=None, names=["", ""], bots=[None, None], times=[700], groups=[1]))
    assert [step.at for step in http.Replay.model_validate(found).steps] == [700, 700]


def test_the_notes_of_the_table_stand_before_those_of_the_match() -> None:
    match = faubourg.new("roomshare", seats=2, seed=5)
    match.notes = ["stretch-not-verified", "played-on"]
    found = replay_of(match, table=None, names=["", ""], bots=[None, None], notes=["played-on"])
    assert found["notes"] == ["played-on", "stretch-not-verified"]


def test_groups_that_do_not_fit_the_match_are_refused() -> None:
    match = faubourg.new("roomshare", seats=2, seed=5)
    with pytest.raises(ValueError, match="groups"):
        replay(match, [len(match.entries) + 1])


def test_a_record_opens_as_a_replay_finished_or_not() -> None:
    match, _ = finished_match()
    found = http.Replay.model_validate(unpacked(replay_of_record(match.save())))
    assert found.over
    assert found.seed == SEED.hex()
    begun = faubourg.new("roomshare", seats=3, dealer=Fair(SEED, [b"", b"", b""]))
    found = http.Replay.model_validate(unpacked(replay_of_record(begun.save())))
    assert not found.over
    assert found.seed is None
    assert found.names == ["", "", ""]


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "record-foreign"), ("faubourg record 2\n", "record-newer"), ("faubourg record 1\nx\n", "record-torn")],
)
def test_a_broken_record_is_refused_in_words(text: str, code: str) -> None:
    with pytest.raises(InputError) as refused:
        replay_of_record(text)
    assert refused.value.code == code


def test_the_position_after_any_step_can_be_played_on() -> None:
    match, groups = finished_match()
    found = replay(match, groups)
    for step in (0, 1, len(groups) // 2, len(groups) - 1):
        state = match.game.restore(position_at(match, step, groups))
        assert seen_by(unsealed(found.steps[step].view), None) == state.view(None)


@pytest.mark.parametrize("step", [-2, 10_000])
def test_a_step_that_is_not_there_is_refused(step: int) -> None:
    match, groups = finished_match()
    with pytest.raises(InputError) as refused:
        position_at(match, step, groups)
    assert refused.value.code == "no-such-step"


def test_nobody_can_play_on_from_the_end() -> None:
    match, groups = finished_match()
    with pytest.raises(InputError) as refused:
        position_at(match, len(groups), groups)
    assert refused.value.code == "position-over"


def test_what_only_one_seat_knew_is_marked_with_its_owner() -> None:
    match, groups = finished_match()
    step = replay(match, groups).steps[3]
    players = step.view["players"]
    assert isinstance(players, list)
    assert [player["hand"]["secret"] for player in players] == [0, 1]
    assert all(player["hand"]["value"] for player in players)


def test_a_long_match_becomes_a_replay_quickly() -> None:
    match, groups = finished_match()
    begun = time.process_time()
    packed(replay_of(match, table=None, names=["", ""], bots=[None, None], groups=groups))
    assert time.process_time() - begun < 1
