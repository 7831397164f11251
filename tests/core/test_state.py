"""What every game's positions have in common, shown on Room Share."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import faubourg
from faubourg import CLOCK, NATURE, IllegalMove, InputError, Rng, State
from faubourg.core.state import digest_of
from tests.core.matches import asks, data_with, play_on, until

GAME = faubourg.game("roomshare")


def begun(seats: int = 4, **options: object) -> State:
    return faubourg.new("roomshare", seats, seed=3, options=options).state


def finished() -> State:
    return play_on(faubourg.new("roomshare", 2, seed=3, options={"duel": True}), 10_000).state


# Numbers at the edge


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (True, "not-a-number"),
        (False, "not-a-number"),
        ("3", "not-a-number"),
        (2.0, "not-a-number"),
        (None, "not-a-number"),
        ([3], "not-a-number"),
        (float("nan"), "not-a-number"),
        (-1, "negative"),
        (-(2**70), "negative"),
        (2**53, "too-large"),
        (2**63, "too-large"),
        (2**64 + 3, "too-large"),
        (2**70, "too-large"),
        pytest.param(10**5000, "too-large", id="a number of 5000 digits"),
        (2**53 - 1, "unknown-move"),
        (803, "unknown-move"),
        (802, "nature-decides"),
        (738, "not-asked-now"),
    ],
)
@pytest.mark.parametrize("by_match", [True, False], ids=["match", "state"])
def test_what_is_no_move_is_refused_by_its_code_and_nothing_changes(move: object, code: str, by_match: bool) -> None:
    match = faubourg.new("roomshare", 4, seed=3)
    state = match.state
    before, told, entries = state.dump(), state.events(None), len(match.entries)
    with pytest.raises(IllegalMove) as caught:
        (match if by_match else state).play(move)
    assert caught.value.refusal.code == code
    assert caught.value.refusal.clause == "RS-4.1"
    assert str(caught.value)
    assert state.dump() == before
    assert match.state is state
    assert state.events(None) == told
    assert len(match.entries) == entries
    assert not state.can_play(move)
    refusal = state.why_not(move)
    assert refusal is not None
    assert refusal.code == code


@pytest.mark.parametrize("seat", [7, True, False, -1, -4, -5, 4, 2**70, "0", 1.0])
def test_what_is_no_seat_is_a_value_error(seat: Any) -> None:
    state = begun()
    uses: list[Callable[[], object]] = [
        lambda: state.legal(seat),
        lambda: state.forms(seat),
        lambda: state.can_play(0, seat),
        lambda: state.why_not(0, seat),
        lambda: state.play(0, seat),
        lambda: state.view(seat),
        lambda: state.prompt(seat),
        lambda: state.choices(seat),
        lambda: state.events(seat),
    ]
    before = state.dump()
    for use in uses:
        with pytest.raises((ValueError, TypeError)) as caught:
            use()
        assert not isinstance(caught.value, IllegalMove | InputError)
    assert state.dump() == before


@pytest.mark.parametrize("seat", [7, True])
def test_the_moves_of_no_seat_are_a_value_error(seat: int) -> None:
    with pytest.raises(ValueError, match="no such seat"):
        begun().legal(seat)


def test_whoever_is_not_asked_has_no_moves_and_is_told_so() -> None:
    state = begun(first=2)
    for actor in (0, 1, 3, NATURE, CLOCK):
        assert state.legal(actor) == []
        refusal = state.why_not(0, actor)
        assert refusal is not None
        assert refusal.code == "not-your-turn"
        assert refusal.params == {"actor": 2}
    assert state.legal() == state.legal(2) != []


def test_nobody_may_play_after_the_end() -> None:
    state = finished()
    assert state.over
    assert state.actors() == []
    assert state.legal() == []
    assert state.weights() == []
    with pytest.raises(IllegalMove) as caught:
        state.play(0)
    assert caught.value.refusal.code == "match-over"
    assert caught.value.refusal.clause == "RS-6f"
    assert state.prompt(0) == {"kind": "over", "clause": "RS-6f", "params": {}}
    assert state.choices(0) == []


# Playing


def test_a_clone_is_equal_and_independent() -> None:
    state = begun()
    copy = state.clone()
    assert copy.dump() == state.dump()
    before = state.dump()
    copy.play(copy.legal()[0])
    assert state.dump() == before
    assert copy.dump() != before


def test_play_tells_what_happens_and_apply_does_not() -> None:
    state = begun()
    silent = state.clone()
    move = state.legal()[0]
    state.play(move)
    silent.apply(move)
    assert [event["kind"] for event in state.events(None)] == ["card-played"]
    assert silent.events(None) == []
    assert silent.dump() == state.dump()


def test_events_are_those_of_the_last_play_and_are_not_cloned() -> None:
    match = until(faubourg.new("roomshare", 4, seed=3, options={}), asks("land"))
    state = match.state.clone()
    assert state.events(None) == []
    state.play(state.legal()[0])
    kinds = [event["kind"] for event in state.events(None)]
    assert kinds[0] == "moved"
    assert kinds.count("moved") == 1


def test_nature_has_weights_beside_its_moves() -> None:
    state = GAME.start(4, {"first": 0, "corners": ["red", "blue", "yellow", "green"]})
    assert state.actors() == [NATURE]
    assert [state.text(move) for move in state.legal()] == ["lay classic", "lay suite", "lay haunted"]
    assert state.weights() == [8, 3, 3]


def test_a_seat_that_is_not_asked_waits_and_a_spectator_too() -> None:
    state = begun(first=1)
    assert state.prompt(1)["kind"] == "play-card"
    for seat in (0, 2, 3, None):
        assert state.prompt(seat) == {"kind": "wait", "clause": "RS-4.1", "params": {"actors": [1]}}
    assert state.choices(0) == []
    assert len(state.choices(1)) == 3


def test_returns_are_zero_while_the_match_goes_on_and_zero_in_sum_at_its_end() -> None:
    assert begun().returns() == [0.0] * 4
    state = play_on(faubourg.new("roomshare", 4, seed=9), 10_000).state
    returns = state.returns()
    assert sorted(returns) == pytest.approx([-1, -1 / 3, 1 / 3, 1])
    assert returns[state.ranking()[0][0]] == 1
    assert sum(returns) == pytest.approx(0)


def test_numbers_typed_moves_and_texts_are_the_same_thing() -> None:
    state = begun()
    for move in state.legal():
        assert state.code(state.move(move)) == state.parse(state.text(move)) == move


@pytest.mark.parametrize("seats", [0, 1, 5, 64, True, "2", 2.0, None, -2, 2**70])
def test_seats_that_the_game_does_not_have_are_refused(seats: Any) -> None:
    with pytest.raises(InputError) as caught:
        GAME.check_seats(seats)
    assert caught.value.code == "bad-seats"
    assert (caught.value.params["low"], caught.value.params["high"]) == (2, 4)


# Dumps


def test_equal_positions_have_equal_digests_and_a_dump_restores_its_position() -> None:
    for seats, options in GAME.option_sets():
        match = faubourg.new("roomshare", seats, 4, options)
        while not match.state.over:
            play_on(match, 7, seed=len(match.entries))
            again = GAME.restore(match.state.dump())
            assert again.dump() == match.state.dump()
            assert again.digest() == match.state.digest() == digest_of(again.dump())
            assert again.legal() == match.state.legal()
            for seat in range(seats):
                assert again.view(seat) == match.state.view(seat)


def test_every_missing_field_of_a_dump_is_refused_by_name() -> None:
    values = json.loads(begun().dump())
    for name in values:
        rest = {key: value for key, value in values.items() if key != name}
        with pytest.raises(InputError) as caught:
            GAME.restore(json.dumps(rest))
        assert caught.value.code == "dump-missing-field"
        assert caught.value.params == {"field": name}


def test_every_ill_typed_field_of_a_dump_is_refused() -> None:
    values = json.loads(begun().dump())
    ill_typed: list[object] = [None, "x", -99, 1.5, [[]], {"x": 1}, 2**70]
    for name in values:
        for wrong in ill_typed:
            with pytest.raises(InputError):
                GAME.restore(json.dumps(values | {name: wrong}))


def test_an_unknown_field_of_a_dump_is_refused() -> None:
    values = json.loads(begun().dump())
    with pytest.raises(InputError) as caught:
        GAME.restore(json.dumps(values | {"extra": 1}))
    assert caught.value.code == "dump-unknown-field"
    assert caught.value.params == {"field": "extra"}


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("game", "chess", "dump-other-game"),
        ("rules_version", "0", "dump-other-rules"),
        ("data", "00", "dump-other-data"),
        ("seats", 5, "bad-seats"),
        ("seats", 3, "dump-bad-field"),
        ("options", {"royal": "blue"}, "bad-option"),
        ("options", {"roial": "none"}, "unknown-option"),
        ("truncated", True, "dump-broken"),
        ("actor", -1, "dump-broken"),
        ("actor", -2, "dump-broken"),
        ("actor", -3, "dump-broken"),
        ("actor", -4, "dump-broken"),
        ("actor", -5, "dump-broken"),
        ("over", True, "dump-broken"),
        ("reserve", [0] * 16, "dump-broken"),
        ("phase", 9, "dump-broken"),
        ("phase", 13, "dump-broken"),
        ("unseen", [0, 0], "dump-broken"),
        ("shuffles", [], "dump-broken"),
    ],
)
def test_a_dump_that_cannot_be_is_refused_by_its_code(field: str, value: object, code: str) -> None:
    values = json.loads(begun().dump())
    with pytest.raises(InputError) as caught:
        GAME.restore(json.dumps(values | {field: value}))
    assert caught.value.code == code


def test_nature_at_a_decision_of_a_seat_is_refused_whatever_the_phase() -> None:
    """A position is asked for moves only when it is not broken: at phase 9 that was an error of another kind."""
    values = json.loads(begun().dump())
    for phase in range(16):
        for actor in range(-5, 4):
            try:
                GAME.restore(json.dumps(values | {"phase": phase, "actor": actor}))
            except InputError:
                continue


def test_a_dump_of_other_data_is_refused() -> None:
    other = faubourg.game("roomshare", data_with(("suite = { value = 2,", "suite = { value = 5,")))
    with pytest.raises(InputError) as caught:
        other.restore(begun().dump())
    assert caught.value.code == "dump-other-data"


DUMPS = [
    until(faubourg.new("roomshare", 4, seed=3), asks(kind)).state.dump()
    for kind in ("play-card", "place-key", "land", "take", "swap-second", "last-chance")
] + [begun(2, duel=True).dump(), GAME.start(3).dump()]

ODD = (
    st.none()
    | st.booleans()
    | st.integers(-6, 40)
    | st.sampled_from([2**20 - 1, 2**20, 2**31, 2**32, 2**53, 2**63, 2**64, 10**30, -(2**63)])
    | st.text(max_size=3)
    | st.lists(st.integers(-2, 40), max_size=4)
    | st.dictionaries(st.sampled_from(["royal", "duel", "first", "x"]), st.integers(0, 3) | st.booleans(), max_size=2)
)


@st.composite
def mutated_dumps(draw: st.DrawFn) -> str:
    values = json.loads(draw(st.sampled_from(DUMPS)))
    for _ in range(draw(st.integers(1, 3))):
        name = draw(st.sampled_from(sorted(values)))
        value = values[name]
        if isinstance(value, list) and value and draw(st.booleans()):
            place = draw(st.integers(0, len(value) - 1))
            value[place] = draw(ODD)
        elif type(value) is int and draw(st.booleans()):
            values[name] = value + draw(st.sampled_from([-2, -1, 1, 2, 1024]))
        else:
            values[name] = draw(ODD)
    return json.dumps(values)


@settings(max_examples=400)
@given(mutated_dumps())
def test_a_mutated_dump_is_refused_or_can_be_looked_at_and_played_on(text: str) -> None:
    try:
        state = GAME.restore(text)
    except InputError:
        return
    assert state.broken() == ""
    for seat in (*range(int(state.seats)), None):
        state.view(seat)
        state.prompt(seat)
    for actor in state.actors():
        assert state.legal(actor)
    assert GAME.restore(state.dump()).dump() == state.dump()
    rng = Rng(text)
    for _ in range(12):
        moves = state.legal()
        if moves:
            state.play(moves[int(rng.below(len(moves)))])


@settings(max_examples=200)
@given(
    st.text(max_size=40)
    | st.sampled_from(DUMPS).flatmap(lambda dump: st.integers(0, len(dump)).map(lambda n: dump[:n]))
)
def test_what_is_no_whole_dump_is_refused(text: str) -> None:
    if text not in DUMPS:
        with pytest.raises(InputError):
            GAME.restore(text)


def test_an_imagined_position_agrees_with_what_the_seat_sees() -> None:
    state = play_on(faubourg.new("roomshare", 4, seed=6), 40).state
    for seat in range(4):
        other = state.imagine(seat, Rng(seat))
        assert other.view(seat) == state.view(seat)
        assert other.broken() == ""
