"""Positions and games as pickles and copies."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest

import faubourg
from faubourg import InputError, Rng, State
from faubourg.games import MAKERS
from tests.games.city import positions as city
from tests.games.ubuild import positions as ubuild
from tests.toy.game import ToyGame


def pickled(state: State) -> State:
    again = pickle.loads(pickle.dumps(state))
    assert isinstance(again, State)
    return again


COPIES: list[Callable[[State], State]] = [pickled, copy.deepcopy, copy.copy]
CASES = [(id, number) for id in faubourg.game_ids() for number in range(len(faubourg.game(id).option_sets()))]


def begun(id: str, option_set: int = 0, decisions: int = 30, data: str | None = None) -> State:
    """A random match some way on, but not over, Nature to move or not."""
    game = faubourg.game(id, data)
    seats, options = game.option_sets()[option_set]
    state = game.start(seats, options)
    rng = Rng(f"{id} {option_set}")
    for _ in range(decisions):
        following = state.clone()
        following.apply(following.filled(following.actors()[0]).pick(rng), following.actors()[0])
        if following.over:
            break
        state = following
    return state


def other_figures(id: str) -> str:
    """A data file in which no figure is another, and which is not the built-in one."""
    return faubourg.game(id).data + "\n# Read from our own box.\n"


@pytest.mark.parametrize("copied", COPIES, ids=["pickle", "deepcopy", "copy"])
@pytest.mark.parametrize(("id", "option_set"), CASES)
def test_a_copy_is_the_same_position_and_one_of_its_own(
    id: str, option_set: int, copied: Callable[[State], State]
) -> None:
    state = begun(id, option_set)
    twin = copied(state)
    assert type(twin) is type(state)
    assert twin.digest() == state.digest()
    assert twin.game is state.game
    before = state.dump()
    twin.apply(twin.filled(twin.actors()[0]).pick(Rng(1)), twin.actors()[0])
    assert state.dump() == before != twin.dump()


@pytest.mark.parametrize("copied", COPIES, ids=["pickle", "deepcopy", "copy"])
@pytest.mark.parametrize(
    "state",
    [
        city.play(city.land(city.table(), "lightblue1"), "decline", "bid 1000"),
        city.land(city.table(cash={0: 0}, owned={1: "lightblue1"}), "lightblue1"),
        city.play(city.table(owned={0: "red1"}), "deal 1 red1 get 500"),
        city.play(ubuild.table(owned={0: "red2 red3"}), "skyscraper red2"),
        ubuild.land(ubuild.table(cash={0: 900}, owned={0: "red2"}, bridges=(5,)), 7),
    ],
    ids=["auction", "debt", "deal", "site", "toll"],
)
def test_what_is_being_settled_goes_on_in_a_copy(state: State, copied: Callable[[State], State]) -> None:
    twin = copied(state)
    for actor in state.actors():
        assert twin.legal(actor) == state.legal(actor)
        assert twin.prompt(actor) == state.prompt(actor)
        for move in state.legal(actor):
            one, two = state.clone(), twin.clone()
            one.play(move, actor)
            two.play(move, actor)
            assert one.digest() == two.digest()


def test_what_was_told_is_not_part_of_a_copy() -> None:
    state = city.play(city.table(owned={0: "red1"}), "deal 1 red1 get 500")
    assert state.events(0)
    assert pickled(state).events(0) == copy.deepcopy(state).events(0) == []


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_every_protocol_will_do(protocol: int) -> None:
    state = begun("paris")
    assert pickle.loads(pickle.dumps(state, protocol)).digest() == state.digest()


@pytest.mark.parametrize("id", faubourg.game_ids())
def test_a_pickle_carries_figures_of_ones_own_and_not_the_built_in_ones(id: str) -> None:
    own = begun(id, data=other_figures(id))
    assert b"Read from our own box" in pickle.dumps(own)
    twin = pickled(own)
    assert (twin.digest(), twin.game.data, twin.game.builtin) == (own.digest(), own.game.data, False)
    assert len(pickle.dumps(begun(id))) < 5000
    assert copy.deepcopy(own).game is own.game


def test_positions_pickled_together_share_their_game() -> None:
    state = begun("roomshare", data=other_figures("roomshare"))
    one, two = pickle.loads(pickle.dumps([state, state.clone()]))
    assert one is not two
    assert one.game is two.game is not state.game


def test_a_position_named_twice_is_copied_once() -> None:
    state = begun("roomshare")
    twins = copy.deepcopy({"now": state, "best": state})
    assert twins["now"] is twins["best"] is not state


@pytest.mark.parametrize("id", faubourg.game_ids())
def test_a_game_is_pickled_by_its_id_and_its_figures(id: str) -> None:
    game = faubourg.game(id)
    assert pickle.loads(pickle.dumps(game)) is copy.copy(game) is copy.deepcopy(game) is game
    own = faubourg.game(id, other_figures(id))
    again = pickle.loads(pickle.dumps(own))
    assert (again.id, again.data, again.builtin) == (id, own.data, False)


def test_built_in_figures_that_changed_since_are_not_taken_for_those_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MAKERS, "corrected", ToyGame)
    before = ToyGame()
    before.id = "corrected"
    stored = pickle.dumps(before), pickle.dumps(before.start(2))
    later = before.data.replace("value = 60", "value = 90")
    monkeypatch.setitem(MAKERS, "corrected", lambda data, kept: ToyGame(later if data is None else data, kept))
    for text in stored:
        with pytest.raises(InputError) as caught:
            pickle.loads(text)
        assert caught.value.code == "unknown-figures"


def test_a_game_that_is_not_there_is_refused_by_its_name() -> None:
    with pytest.raises(InputError) as caught:
        pickle.loads(pickle.dumps(ToyGame()))
    assert caught.value.params["game"] == "toy"


@pytest.mark.parametrize("data", [None, other_figures("city")], ids=["built-in", "own figures"])
def test_another_process_reads_a_pickle_without_having_imported_anything(data: str | None) -> None:
    state = begun("city", data=data)
    script = "import pickle, sys; print(pickle.load(sys.stdin.buffer).digest())"
    done = subprocess.run(
        [sys.executable, "-P", "-c", script], input=pickle.dumps(state), capture_output=True, check=True
    )
    assert done.stdout.decode().strip() == state.digest()
