"""Positions as text: each is restored as it was, and offers just what may be played in it."""

import json
from collections.abc import Callable

import pytest

from faubourg import CLOCK
from faubourg.core.state import State
from faubourg.games.ubuild.numbering import LISTED
from tests.games.city.positions import legal, play
from tests.games.ubuild.positions import GAME, Position, draw, land, table

BEGINNER = {"mode": "beginner"}
ADVANCED = {"mode": "advanced"}
# Two colours and a mortgaged district, somebody else's beside them, hazards near and far, one district full of blocks.
RICH: Position = {
    "owned": {0: "red2 red3 brown1 brown2 green2", 1: "green3 yellow1"},
    "mortgaged": {"green2": 260},
    "pieces": {"power": 27, "prison": 33},
    "industrial": {"red3": 8},
}
POOR: Position = {"cash": {0: 90}, "owned": {0: "red2 red3", 1: "pink2"}, "places": {0: 4}}


def permit() -> State:
    """Seat 0 comes to the permit on space 9, with a hazard and a bonus building on the board."""
    owned = {0: "red2 yellow1", 1: "green2 yellow2"}
    return land(table(places={0: 2}, owned=owned, pieces={"power": 38, "school": 25}), 9)


def swap() -> State:
    owned = {0: "red2 brown1 green3", 1: "red3 yellow1 brown2", 2: "lightblue1"}
    return draw(17, open=True, owned=owned, mortgaged={"green3": 280}, residential={"yellow1": 1})


POSITIONS: dict[str, Callable[[], State]] = {
    "first": lambda: GAME.start(3),
    "roll": lambda: table(**RICH),
    "roll-stadium": lambda: table(**RICH | {"options": {"stadium": True}}),
    "dice": lambda: table(step="dice"),
    "die": lambda: table(2, step="dice", options=BEGINNER),
    "act": lambda: table(step="act", **RICH),
    "act-poor": lambda: table(step="act", **RICH | {"cash": {0: 900}}),
    "act-built": lambda: table(step="act", built=3, **RICH),
    "act-moved": lambda: table(step="act", built=4, **RICH),
    "act-none-left": lambda: table(
        step="act", owned={0: "brown1 brown2 red2 red3"}, industrial={"brown1": 8, "brown2": 8, "red2": 4}
    ),
    "act-beginner": lambda: table(2, step="act", owned={0: "red2 red3", 1: "green2"}, options=BEGINNER),
    "act-changed": lambda: play(table(step="act", **RICH), "mortgage red2", "lift green2"),
    "act-towered": lambda: table(step="act", **RICH | {"tower": ("brown1", 5), "skyscrapers": {"red2": 25}}),
    "act-advanced": lambda: table(step="act", owned={0: "red1 red2 green1"}, pieces={"sewage": 41}, options=ADVANCED),
    "jail": lambda: table(**RICH | {"jail": {0: 2}}),
    "jail-poor": lambda: table(jail={0: 2}, cash={0: 490}),
    "jail-act": lambda: play(table(**RICH | {"jail": {0: 1}}), "roll", "dice 1 2"),
    "fine-debt": lambda: play(table(jail={0: 3}, cash={0: 400}, owned={0: "red2"}), "roll", "dice 1 4"),
    "buy": lambda: land(table(**RICH), 4),
    "buy-poor": lambda: land(table(**RICH | {"cash": {0: 990}}), 4),
    "opening": lambda: play(land(table(), 4), "decline"),
    "bid": lambda: play(land(table(cash={1: 500}), 4), "decline", "bid 370"),
    "permit": permit,
    "permit-bonus": lambda: play(permit(), "place park"),
    "permit-hazard": lambda: play(permit(), "place prison"),
    "permit-step": lambda: play(permit(), "step power 1"),
    "skyscraper": lambda: play(table(**RICH), "skyscraper red2"),
    "stadium": lambda: play(table(**RICH | {"options": {"stadium": True}}), "stadium brown2"),
    "tower": lambda: play(table(**RICH), "tower brown1"),
    "step": lambda: play(table(owned={0: "yellow2"}, pieces={"power": 33, "prison": 34}, step="act"), "step power 4"),
    "step-barred": lambda: play(
        table(owned={0: "green3"}, pieces={"power": 42, "school": 37}, step="act"), "step power 2"
    ),
    "draw": lambda: land(table(), 5),
    "draw-known": lambda: land(table(pile="chance7 chance3"), 5),
    "blocks": lambda: draw(3, open=True, **RICH),
    "blocks-second": lambda: play(draw(3, open=False, **RICH), "residential red2"),
    "residential": lambda: draw(4, open=True, **RICH),
    "industrial": lambda: draw(4, open=False, **RICH),
    "hazard": lambda: draw(5, open=True, owned={0: "red2", 1: "green2"}),
    "bonus": lambda: draw(5, open=False, owned={0: "red2", 1: "green2"}),
    "hazard-site": lambda: play(draw(6, open=False, owned={0: "red2", 1: "green2"}), "place prison"),
    "move": lambda: draw(7, open=True, pieces={"power": 38, "prison": 33, "school": 5}),
    "call": lambda: draw(15, open=True, owned={1: "red2"}),
    "half-price": lambda: draw(15, open=False, owned={1: "red2"}, cash={0: 2500}),
    "give": swap,
    "take": lambda: play(swap(), "give red2"),
    "remove": lambda: draw(17, open=False, **RICH),
    "debt": lambda: land(table(**POOR), 7),
    "debt-refused": lambda: play(land(table(**POOR), 7), "deal 1 red2 get 100", "refuse"),
    "debt-deal": lambda: play(land(table(**POOR), 7), "deal 1 red2 get 100"),
    "debt-lifted": lambda: land(play(table(**POOR | {"mortgaged": {"red3": 50}, "cash": {0: 290}}), "lift red3"), 7),
    "toll": lambda: land(table(cash={0: 900}, owned={0: "red2"}, bridges=(5,)), 7),
    "toll-on-landing": lambda: land(table(cash={0: 900}, owned={0: "red2"}, bridges=(5,)), 5),
    "debt-of-another": lambda: draw(11, open=False, owned={1: "red2"}, cash={1: 400}),
    "debts-of-several": lambda: draw(10, open=True, owned={0: "red2"}, cash={0: 300}),
    "deal": lambda: play(table(owned={0: "red2"}), "deal 1 red2 get 100"),
    "deal-while-buying": lambda: play(land(table(owned={0: "red2"}), 4), "deal 1 red2 get 100"),
    "minutes": lambda: table(options={"length": "minutes"}),
    "time-up": lambda: play(table(options={"length": "minutes"}), "clock: time match"),
    "over": lambda: play(land(table(2, turn=1, round=5, options={"length": "rounds", "rounds": 5}), 6), "done"),
    "bankrupt": lambda: play(land(table(cash={0: 90}, owned={1: "pink2"}, places={0: 4}), 7), "bankrupt"),
}


@pytest.mark.parametrize("name", list(POSITIONS))
def test_a_position_is_restored_as_it_was(name: str) -> None:
    state = POSITIONS[name]()
    again = GAME.restore(state.dump())
    assert again.dump() == state.dump()
    assert again.view(0) == state.view(0)
    for seat in range(int(state.seats)):
        assert (again.prompt(seat), again.choices(seat)) == (state.prompt(seat), state.choices(seat))
        assert legal(again, seat=seat) == legal(state, seat=seat)
        assert [form.as_dict() for form in again.forms(seat)] == [form.as_dict() for form in state.forms(seat)]


@pytest.mark.parametrize("name", list(POSITIONS))
def test_of_all_numbered_moves_exactly_those_that_are_listed_may_be_played(name: str) -> None:
    state = POSITIONS[name]()
    actors = [*state.actors(), *([CLOCK] if state.is_asked(CLOCK) else [])]
    for actor in actors:
        playable = [move for move in range(int(LISTED)) if state.can_play(move, actor)]
        assert playable == state.legal(actor)


@pytest.mark.parametrize("name", list(POSITIONS))
def test_whatever_is_played_leaves_a_position_that_can_be(name: str) -> None:
    state = POSITIONS[name]()
    for actor in state.actors():
        for move in state.legal(actor):
            after = state.clone()
            after.play(move, actor)
            assert after.broken() == "", state.text(move)
            assert GAME.restore(after.dump()).digest() == after.digest()


@pytest.mark.parametrize("name", list(POSITIONS))
def test_nothing_is_hidden_from_anybody(name: str) -> None:
    """The same bytes for every seat and for whoever looks on, of the position and of what happens in it."""
    state = POSITIONS[name]()
    lookers = [*range(int(state.seats)), None]
    assert len({json.dumps(state.view(seat)) for seat in lookers}) == 1
    for actor in state.actors():
        for move in state.legal(actor)[:5]:
            assert {state.seen(move, seat) for seat in lookers} == {move}
            after = state.clone()
            after.play(move, actor)
            assert len({json.dumps(after.events(seat)) for seat in lookers}) == 1


def test_every_phase_is_among_them() -> None:
    found = {str(make().view(None)["phase"]) for make in POSITIONS.values()}
    phases = {entry.name.removeprefix("phase_") for entry in GAME.observation if entry.name.startswith("phase_")}
    assert found == phases
