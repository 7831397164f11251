"""What is given wrongly from outside is refused, and changes nothing."""

import functools
import json
from collections.abc import Callable, Iterator

import pytest

import faubourg
from faubourg.core.dealer import Seeded
from faubourg.core.game import Game
from faubourg.core.match import Match
from faubourg.core.options import CHOICE, FLAG, NUMBER, ORDER, SEAT, TEXT
from faubourg.core.rng import Rng
from faubourg.lab.conformance import random_turn
from tests.conformance.cases import GAMES, IS_THOROUGH, game_of

NO_MOVES = ["3", True, False, 2**70, 2**53, -1, -(2**70), None, 2.0, [1], {}, b"1"]
# One in so many positions is changed in every place.
RARELY = 40 if IS_THOROUGH else 120
NO_SEATS = [-1, -4, -5, 64, 2**70, True, "0", 1.0]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return game_of(request.param)


@pytest.fixture
def match(game: Game) -> Match:
    return Match(game, game.seats.start, Seeded(1))


def unchanged(match: Match, attempt: Callable[[], object], error: type[Exception]) -> None:
    """The attempt is an error, and neither position nor record show that it was made."""
    before = match.save()
    with pytest.raises(error):
        attempt()
    assert match.save() == before


@pytest.mark.parametrize("id", ["nope", "", "Roomshare", "../roomshare", 3, None, True])
def test_an_unknown_game_is_refused(id: str) -> None:
    with pytest.raises(faubourg.InputError, match=r"."):
        faubourg.game(id)
    with pytest.raises(faubourg.InputError):
        faubourg.new(id, seed=1)


@pytest.mark.parametrize("seats", [0, 1, 64, -1, 2**70, True, "3", 2.0, None])
def test_a_number_of_seats_that_does_not_fit_is_refused(game: Game, seats: int) -> None:
    with pytest.raises((faubourg.InputError, TypeError)):
        game.start(seats)


def test_an_unknown_option_is_refused(game: Game) -> None:
    with pytest.raises(faubourg.InputError):
        game.start(game.seats.start, {"no-such-option": 1})


def test_a_bad_value_of_any_option_is_refused(game: Game) -> None:
    bad: dict[str, list[object]] = {
        FLAG: [1, 0, "true", None, 1.0],
        CHOICE: ["no such value", 1, None, True, ["none"]],
        NUMBER: [2**70, -(2**70), "1", None, True, 1.5],
        SEAT: [64, -1, "0", True, 0.0],
        TEXT: ["\n", "x" * 10_000, "\ud800", 1, None, True, ["a"]],
        ORDER: ["no list", [1], ["no such value"], 3, {}, [[]]],
    }
    for option in game.options:
        for value in bad[option.kind]:
            if any(value is once for once, _ in option.former):
                continue
            with pytest.raises(faubourg.InputError):
                game.start(game.seats.start, {option.name: value})


@pytest.mark.parametrize("move", NO_MOVES, ids=repr)
def test_what_is_no_move_is_refused_and_changes_nothing(match: Match, move: object) -> None:
    seat = match.state.actors()[0]
    assert not match.state.can_play(move, seat)
    unchanged(match, lambda: match.state.play(move, seat), faubourg.IllegalMove)
    unchanged(match, lambda: match.play(move, seat), faubourg.IllegalMove)
    unchanged(match, lambda: match.play_all([match.state.legal(seat)[0], move], seat), faubourg.IllegalMove)
    unchanged(match, lambda: match.draft([move], seat), faubourg.IllegalMove)


@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_what_is_no_seat_is_an_error_and_changes_nothing(match: Match, seat: int) -> None:
    state = match.state
    move = state.legal(state.actors()[0])[0]
    questions: list[Callable[[], object]] = [
        lambda: state.legal(seat),
        lambda: state.forms(seat),
        lambda: state.prompt(seat),
        lambda: state.view(seat),
        lambda: state.events(seat),
        lambda: state.can_play(move, seat),
        lambda: state.why_not(move, seat),
        lambda: state.play(move, seat),
        lambda: match.play(move, seat),
        lambda: match.events(seat),
    ]
    if seat is not True:
        # Compiled, a parameter that is an int and nothing else takes True for 1.
        questions += [lambda: state.choices(seat), lambda: match.draft([move], seat)]
    for question in questions:
        before = match.save()
        with pytest.raises((ValueError, TypeError)):
            question()
        assert match.save() == before


def test_another_actor_cannot_play_for_the_one_who_is_asked(match: Match) -> None:
    asked = match.state.actors()[0]
    move = match.state.legal(asked)[0]
    for actor in (*range(match.seats), faubourg.NATURE, faubourg.CLOCK):
        if actor != asked:
            unchanged(match, functools.partial(match.play, move, actor), faubourg.IllegalMove)


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "1", "no json", "[" * 100_000, '{"game": "nope"}'])
def test_what_is_no_dump_is_refused(game: Game, text: str) -> None:
    with pytest.raises(faubourg.InputError):
        game.restore(text)


def test_a_dump_with_a_field_missing_added_or_of_another_type_is_refused(game: Game) -> None:
    whole: dict[str, object] = json.loads(Match(game, game.seats.start, Seeded(1)).state.dump())
    for name, right in whole.items():
        others: list[object] = [None, "x", 1.5, [None], {"x": 1}, -(2**70), 2**70]
        changed = [{**whole, name: wrong} for wrong in others if wrong != right]
        changed.append({key: value for key, value in whole.items() if key != name})
        for dump in changed:
            with pytest.raises(faubourg.InputError):
                game.restore(json.dumps(dump))
    with pytest.raises(faubourg.InputError):
        game.restore(json.dumps({**whole, "more": 1}))


def test_a_dump_with_one_number_changed_is_refused_or_can_be_played(game: Game) -> None:
    state = game.start(game.seats.start)
    rng = Rng("changed")
    while not state.over:
        actor, move = random_turn(state, rng)
        if rng.below(RARELY) == 0:
            for dump in changed_dumps(json.loads(state.dump()), rng):
                play_if_accepted(game, dump, rng)
        state.apply(move, actor)


def changed_dumps(whole: dict[str, object], rng: Rng) -> Iterator[str]:
    """The dump with each number in turn changed a little."""
    for name, value in whole.items():
        if type(value) is int:
            yield json.dumps({**whole, name: value + int(rng.below(5)) - 2})
        elif isinstance(value, list):
            for place, item in enumerate(value):
                if type(item) is int:
                    nearby = item ^ (1 << int(rng.below(8)))
                    yield json.dumps({**whole, name: [*value[:place], nearby, *value[place + 1 :]]})


def play_if_accepted(game: Game, dump: str, rng: Rng) -> None:
    try:
        state = game.restore(dump)
    except faubourg.InputError:
        return
    for _ in range(20):
        if not state.over:
            actor, move = random_turn(state, rng)
            state.play(move, actor)
        for seat in range(int(state.seats)):
            assert state.view(seat)
            assert state.prompt(seat)
            state.choices(seat)


@pytest.mark.parametrize("text", ["", "nope", "faubourg record 1", "faubourg record 2\nend x", "\x00", "é" * 1000])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(faubourg.InputError):
        faubourg.load(text)


@pytest.mark.parametrize("text", ["", "nope = 1", "[[[", "\x00", "a = 1\n" * 50_000])
def test_what_is_no_data_file_is_refused(text: str) -> None:
    for id in faubourg.game_ids():
        with pytest.raises(faubourg.InputError):
            faubourg.game(id, text)
