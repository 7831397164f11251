"""Matches: gestures, drafts, undo, and Nature's draws."""

import pytest

import faubourg
from faubourg import NATURE, SEVERAL, IllegalMove, InputError, Match, Scripted, Seeded
from tests.core.matches import asks, data_with, play_on, prompt_kind, until
from tests.toy.game import ToyGame

# Everybody has a red key first; the draws after the script follow a seed.
DEALT = ["lay classic"] * 8 + ["lay suite"] * 3 + ["lay haunted"] * 3
CARDS = ["red1", "swap1", "blue1", "red2", "swap2", "blue2"]


def scripted(*draws: str) -> Match:
    """Two seats, seat 0 first, red at the top left, and hands known to the test."""
    options = {"first": 0, "corners": ["red", "blue", "yellow", "green"]}
    script = [*DEALT, *(f"draw {card}" for card in (*CARDS, *draws))]
    return faubourg.new("roomshare", 2, options=options, dealer=Scripted(script, Seeded(1)))


def codes(match: Match, *texts: str) -> list[object]:
    return [match.state.parse(text) for text in texts]


def snapshot(match: Match) -> tuple[object, ...]:
    return match.state.dump(), match.save(), match.draws, len(match.entries), match.events(None)


def refused(match: Match, moves: list[object], seat: int | None = None) -> str:
    before = snapshot(match)
    with pytest.raises(IllegalMove) as caught:
        match.play_all(moves, seat)
    assert snapshot(match) == before
    return caught.value.refusal.code


# Gestures


def test_a_gesture_of_several_moves_is_made_as_a_whole_and_nature_replies() -> None:
    match = scripted("green1")
    entries = len(match.entries)
    match.play_all(codes(match, "play red1", "place red b2n"), 0)
    assert [(entry.actor, match.state.text(entry.code)) for entry in match.entries[entries:]] == [
        (0, "play red1"),
        (0, "place red b2n"),
        (NATURE, "draw green1"),
    ]
    assert match.state.actor == 1


def test_a_gesture_whose_last_move_is_illegal_is_not_made_at_all() -> None:
    match = scripted()
    assert refused(match, codes(match, "play red1", "place red a0n"), 0) == "no-key-tenant"
    assert refused(match, [*codes(match, "play red1"), True], 0) == "not-a-number"
    assert refused(match, [*codes(match, "play red1"), -1], 0) == "negative"


def test_a_gesture_may_not_run_past_a_move_of_nature_or_of_another_actor() -> None:
    match = scripted()
    assert refused(match, codes(match, "play red1", "place red b2n", "play red2"), 0) == "gesture-too-long"
    assert refused(match, codes(match, "play red1", "place red b2n", "draw green1"), 0) == "gesture-too-long"
    duel = faubourg.new("roomshare", 2, seed=5, options={"duel": True, "first": 0})
    move = duel.state.legal()[0]
    assert refused(duel, [move, move], 0) == "gesture-too-long"


def test_whatever_runs_too_far_is_named_in_the_refusal() -> None:
    match = scripted()
    for move in (10**5000, "x", None):
        with pytest.raises(IllegalMove) as caught:
            match.play_all([*codes(match, "play red1", "place red b2n"), move], 0)
        assert caught.value.refusal.code == "gesture-too-long"
        assert str(caught.value)


def test_natures_moves_are_made_one_by_one() -> None:
    match = Match(faubourg.game("roomshare"), 2, Seeded(1), auto_nature=False)
    assert refused(match, codes(match, "first 1", "corners red blue yellow green")) == "gesture-too-long"


def test_an_empty_gesture_does_nothing() -> None:
    match = scripted()
    before = snapshot(match)
    match.play_all([], 0)
    assert snapshot(match) == before


def test_a_gesture_of_another_seat_is_refused() -> None:
    match = scripted()
    assert refused(match, codes(match, "play red2"), 1) == "not-your-turn"
    assert refused(match, codes(match, "draw green1"), NATURE) == "not-your-turn"
    with pytest.raises(ValueError, match="no such seat"):
        match.play(0, 7)


def test_a_gesture_whose_draw_fails_is_not_made() -> None:
    options = {"first": 0, "corners": ["red", "blue", "yellow", "green"]}
    script = [*DEALT, *(f"draw {card}" for card in CARDS)]
    match = faubourg.new("roomshare", 2, options=options, dealer=Scripted(script))
    before = snapshot(match)
    with pytest.raises(InputError) as caught:
        match.play_all(codes(match, "play red1", "place red b2n"), 0)
    assert caught.value.code == "script-ran-out"
    assert snapshot(match) == before


def test_the_events_of_a_gesture_tell_all_of_it_to_each_seat_what_it_may_know() -> None:
    match = scripted("green1")
    match.play_all(codes(match, "play red1", "place red b2n"), 0)
    kinds = [event["kind"] for event in match.events(None)]
    assert kinds == ["card-played", "placed", "card-drawn", "turn-passed"]
    assert match.events(0)[2]["card"] == "green1"
    assert match.events(1)[2]["card"] is None
    assert match.events(None)[2]["card"] is None


# Nature


def test_without_automatic_draws_nature_is_played_by_hand() -> None:
    match = Match(faubourg.game("roomshare"), 4, Seeded(5), auto_nature=False)
    assert match.entries == []
    alone = faubourg.new("roomshare", 4, seed=5)
    while match.state.actor == NATURE:
        match.play(match.dealer.pick(match.state, match.draws))
    assert match.save() == alone.save()
    assert [entry.draw for entry in match.entries] == list(range(28))
    play_on(match, 1)
    assert match.draws == 28
    match.let_nature_play()
    assert match.state.actor >= 0


def test_the_draws_of_a_match_are_numbered_without_gaps() -> None:
    match = play_on(faubourg.new("roomshare", 3, seed=2), 60)
    draws = [entry.draw for entry in match.entries if entry.actor == NATURE]
    assert draws == list(range(match.draws))
    assert all(entry.draw == -1 for entry in match.entries if entry.actor != NATURE)


def test_a_digest_is_noted_where_a_turn_ends() -> None:
    match = play_on(faubourg.new("roomshare", 2, seed=2, options={"duel": True}), 10_000)
    state = match.game.start(2, match.options)
    for entry in match.entries:
        turns = state.turns
        state.apply(entry.code, entry.actor)
        assert entry.digest == (state.digest() if state.turns != turns or state.over else "")


@pytest.mark.parametrize("game", faubourg.game_ids())
def test_a_gesture_that_ends_a_turn_dumps_the_position_after_it(game: str) -> None:
    match = faubourg.new(game, 2, seed=2)
    dumped = 0
    while not match.state.over:
        turns = match.state.turns
        gesture = match.prepare([match.state.legal()[-1]], match.state.actors()[0])
        match.accept(gesture)
        if match.state.turns != turns or match.state.over:
            dumped += 1
            assert (gesture.dump, gesture.digest) == (match.state.dump(), match.state.digest())
        else:
            assert (gesture.dump, gesture.digest) == ("", "")
    assert dumped > 5


# Drafts


def test_a_draft_shows_what_would_be_and_stores_nothing() -> None:
    match = scripted()
    before = snapshot(match)
    draft = match.draft(codes(match, "play red1"), 0)
    assert draft.prompt["kind"] == "place-key"
    assert draft.view["shown"] == "red1"
    assert [event["kind"] for event in draft.events] == ["card-played"]
    assert any(choice["move"] == match.state.parse("place red b2n") for choice in draft.choices)
    assert draft.forms == []
    assert snapshot(match) == before


def test_a_draft_stops_before_nature() -> None:
    match = scripted()
    draft = match.draft(codes(match, "play red1", "place red b2n"), 0)
    assert draft.view["phase"] == "draw"
    assert draft.prompt["kind"] == "wait"
    assert draft.choices == []
    assert draft.view["pile"] == match.state.view(0)["pile"]
    with pytest.raises(IllegalMove) as caught:
        match.draft(codes(match, "play red1", "place red b2n", "draw green1"), 0)
    assert caught.value.refusal.code == "gesture-too-long"


def test_an_empty_draft_shows_the_present() -> None:
    match = scripted()
    draft = match.draft([], 1)
    assert draft.view == match.state.view(1)
    assert draft.prompt == match.state.prompt(1)
    assert draft.choices == []
    assert draft.events == []


def test_an_illegal_draft_is_refused_and_stores_nothing() -> None:
    match = scripted()
    before = snapshot(match)
    nothing: list[object] = [None]
    for moves, seat, code in (
        (codes(match, "play red2"), 0, "not-in-hand"),
        (codes(match, "play red2"), 1, "not-your-turn"),
        (nothing, 0, "not-a-number"),
        (codes(match, "play red1", "pass"), 0, "not-asked-now"),
    ):
        with pytest.raises(IllegalMove) as caught:
            match.draft(moves, seat)
        assert caught.value.refusal.code == code
    with pytest.raises(ValueError, match="no such seat"):
        match.draft([], 7)
    assert snapshot(match) == before


# Undo


def test_a_seat_takes_back_its_own_moves_since_the_last_card_shown() -> None:
    match = scripted()
    match.play_all(codes(match, "play swap1", "swap b2e"), 0)
    assert prompt_kind(match) == "swap-second"
    match.undo(0)
    # The card was shown: it cannot be hidden again.
    assert prompt_kind(match) == "swap-first"
    assert match.state.view(None)["shown"] == "swap1"
    assert match.undo_point(0) == -1
    with pytest.raises(IllegalMove) as caught:
        match.undo(0)
    assert caught.value.refusal.code == "nothing-to-undo"


def test_a_draw_ends_what_can_be_taken_back() -> None:
    match = scripted()
    match.play_all(codes(match, "play red1", "place red b2n"), 0)
    for seat in (0, 1, NATURE, faubourg.CLOCK, 7):
        assert match.undo_point(seat) == -1


def test_another_seats_moves_are_not_taken_back() -> None:
    match = scripted()
    match.play_all(codes(match, "play swap1", "swap b2e"), 0)
    assert match.undo_point(1) == -1
    duel = faubourg.new("roomshare", 2, seed=5, options={"duel": True, "first": 0})
    play_on(duel, 3)
    assert duel.undo_point(1) == -1


def test_landings_are_taken_back_together() -> None:
    match = until(faubourg.new("roomshare", 4, seed=3), asks("land"))
    seat = match.state.actor
    point = match.undo_point(seat)
    dump = match.state_after(*at(match, point)).dump()
    match.play(match.state.legal()[0])
    if match.state.actor == seat:
        match.undo(seat)
        assert match.state.dump() == dump


def at(match: Match, point: int) -> tuple[int, list[int]]:
    path = [number for number in match.path() if number < point]
    return len(path), path


def test_a_turn_that_has_passed_is_not_undone_alone_even_without_a_draw() -> None:
    match = faubourg.new("roomshare", 2, 1, {"duel": True, "first": 0})
    while match.state.turns == 1:
        match.play(match.state.legal()[0])
    assert match.undo_point(0) == -1


def test_what_several_may_answer_is_not_undone_alone() -> None:
    match = Match(ToyGame(), 3, Seeded(1))
    seat = int(match.state.actor)
    match.play(next(move for move in match.state.legal() if match.state.text(move).startswith("auction")))
    assert match.state.actor == SEVERAL
    assert match.undo_point(seat) == -1
    match.play(match.state.parse("out"), seat)
    assert match.undo_point(seat) == -1


def test_nothing_is_deleted_by_an_undo_and_draw_numbers_are_never_used_again() -> None:
    match = play_on(faubourg.new("roomshare", 2, seed=9), 12)
    entries, draws, before = len(match.entries), match.draws, match.state.digest()
    play_on(match, 20, seed=1)
    later_draws = match.draws
    assert later_draws > draws
    first_try = [entry.code for entry in match.entries[entries:] if entry.actor == NATURE]
    count = len(match.entries)
    match.undo_to(entries)
    assert match.state.digest() == before
    assert len(match.entries) == count + 1
    assert match.draws == later_draws
    play_on(match, 20, seed=1)
    again = [entry for entry in match.entries[count + 1 :] if entry.actor == NATURE]
    assert [entry.draw for entry in again] == list(range(later_draws, match.draws))
    assert [entry.code for entry in again][: len(first_try)] != first_try
    assert all(match.dealer.pick(state_before(match, entry.draw), entry.draw) == entry.code for entry in again)


def state_before(match: Match, draw: int) -> faubourg.State:
    path = match.path()
    place = next(place for place, number in enumerate(path) if match.entries[number].draw == draw)
    return match.state_after(place, path)


def test_an_undo_leads_to_where_the_match_stood_even_past_another_undo() -> None:
    match = play_on(faubourg.new("roomshare", 2, seed=9, options={"duel": True}), 1)
    stood = {len(match.entries): match.state.digest()}
    for round_number in range(12):
        play_on(match, 2, seed=round_number)
        stood[len(match.entries)] = match.state.digest()
        if round_number % 3 == 2:
            point = sorted(stood)[round_number // 2]
            match.undo_to(point)
            assert match.state.digest() == stood[point]
            stood[len(match.entries)] = match.state.digest()
    for point in sorted(stood)[:-1]:
        match.undo_to(point)
        assert match.state.digest() == stood[point]
    assert faubourg.load(match.save()).state.digest() == match.state.digest()


@pytest.mark.parametrize("point", [-1, 10**6])
def test_an_undo_to_nowhere_is_refused(point: int) -> None:
    match = play_on(faubourg.new("roomshare", 2, seed=9), 3)
    before = snapshot(match)
    with pytest.raises(IllegalMove):
        match.undo_to(point)
    assert snapshot(match) == before


def test_nothing_is_taken_back_alone_once_the_match_is_over() -> None:
    match = play_on(faubourg.new("roomshare", 2, seed=9, options={"duel": True}), 10_000)
    assert [match.undo_point(seat) for seat in (0, 1)] == [-1, -1]


# Resuming


def test_a_match_is_resumed_from_a_dump_and_is_not_undone_past_it() -> None:
    match = play_on(faubourg.new("roomshare", 2, seed=9), 8)
    later = play_on(faubourg.load(match.save()), 6, seed=2)
    match.resume(later.state.dump())
    assert match.state.dump() == later.state.dump()
    with pytest.raises(IllegalMove):
        match.undo_to(3)
    play_on(match, 4)
    again = faubourg.load(match.save())
    assert again.state.dump() == match.state.dump()
    assert again.save() == match.save()


def test_a_match_is_not_resumed_from_a_position_of_another_table() -> None:
    match = play_on(faubourg.new("roomshare", 2, seed=9), 8)
    before = snapshot(match)
    for other in (
        faubourg.new("roomshare", 3, seed=1).state.dump(),
        faubourg.new("roomshare", 2, seed=1, options={"renovation": True}).state.dump(),
        faubourg.new("roomshare", 2, seed=1, data=data_with(("hand = { value = 3", "hand = { value = 2"))).state.dump(),
        "nonsense",
    ):
        with pytest.raises(InputError):
            match.resume(other)
        assert snapshot(match) == before
