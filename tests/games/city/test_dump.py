"""Positions as text: what cannot come about is not restored."""

import json
from collections.abc import Callable

import pytest

import faubourg
from faubourg import CLOCK
from faubourg.core.state import State
from faubourg.games.city.numbering import LISTED
from faubourg.games.estate.deals import deal_code
from tests.games.city.positions import GAME, PINK, Position, draw, land, legal, play, set_of, table

POOR: Position = {"cash": {0: 0}, "owned": {0: "red1", 1: "lightblue1"}}


def ruin() -> State:
    state = draw(6, owned={0: "red1 brown1"}, pieces={"sewage": "brown1"}, cash={0: 0})
    return play(state, "bankrupt")


def hour() -> State:
    return play(land(play(table(options={"length": "hour"}), "clock: time hour"), 10), "done", "accept")


POSITIONS: dict[str, Callable[[], State]] = {
    "first": lambda: GAME.start(3),
    "roll": lambda: table(owned={0: "red1", 1: "green1"}, residential={"red1": 2}),
    "dice": lambda: table(step="dice"),
    "act": lambda: table(step="act", unit="2", owned={0: "red1"}),
    "jail": lambda: table(jail={0: 2}),
    "fine": lambda: play(table(jail={0: 3}, held={0: "jail1"}), "roll", "dice 1 2"),
    "fine-debt": lambda: play(table(jail={0: 3}, cash={0: 0}, owned={0: "red1"}), "roll", "dice 1 2"),
    "fine-card": lambda: play(table(jail={0: 3}, cash={0: 0}, held={0: "jail1"}), "roll", "dice 1 2", "pay"),
    "press": lambda: play(table(step="act"), "build"),
    "taxi": lambda: land(table(held={0: "taxi"}, places={0: 24}), 30),
    "taxi-past-go": lambda: land(table(held={0: "taxi"}, places={0: 36}), 1),
    "taxi-on-go": lambda: play(land(table(held={0: "taxi"}, places={0: 33}), 36), "pass", "draw chance5"),
    "taxi-back": lambda: play(land(table(held={0: "taxi"}, places={0: 39}), 2), "pass", "draw chance16"),
    "buy": lambda: land(table(), "lightblue1"),
    "rent": lambda: land(table(held={0: "dodge"}, owned={1: "lightblue1"}), "lightblue1"),
    "tax": lambda: land(table(held={0: "tax-dodge"}, owned={0: "red1"}, industrial={"red1": 1}), 4),
    "call": lambda: land(table(places={0: 5}), 12),
    "permit": lambda: land(table(places={0: 1}), 5),
    "draw": lambda: land(table(places={0: 4}), 7),
    "jump": lambda: land(table(owned={0: "lightblue1"}, rails="lightblue1 red1"), "lightblue1"),
    "card": lambda: draw(9),
    "kind": lambda: draw(15),
    "chosen": lambda: play(draw(15), "choose power"),
    "opening": lambda: play(land(table(), "lightblue1"), "decline"),
    "bid": lambda: play(land(table(), "lightblue1"), "decline", "bid 100"),
    "live-opening": lambda: play(land(table(options={"auctions": "live"}), "lightblue1"), "decline"),
    "live-late": lambda: play(
        land(table(options={"auctions": "live"}), "lightblue1"), "decline", "clock: time auction", "0: out"
    ),
    "live": lambda: play(land(table(options={"auctions": "live"}), "lightblue1"), "decline", "bid 100", "1: out"),
    "debt": lambda: land(table(**POOR), "lightblue1"),
    "deal": lambda: play(table(owned={0: "red1"}), "deal 1 red1 get 100"),
    "refused": lambda: play(table(owned={0: "red1"}), "deal 1 red1 get 100", "refuse"),
    "debt-deal": lambda: play(land(table(**POOR), "lightblue1"), "deal 1 red1 get 60"),
    "debt-dodge": lambda: play(land(table(**POOR | {"held": {0: "dodge"}}), "lightblue1"), "pay"),
    "debt-dodge-deal": lambda: play(
        land(table(**POOR | {"held": {2: "dodge"}}), "lightblue1"), "deal 2 red1+dodge pay 0"
    ),
    "tax-dodge-debt": lambda: play(
        land(table(held={0: "tax-dodge"}, cash={0: 0}, owned={0: "red1"}, industrial={"red1": 1}), 4), "pay"
    ),
    # Where the first district is what everything is about: its numbers follow those of the last for another verb.
    "first-act": lambda: table(step="act", unit="1", owned={0: f"brown1 brown2 {PINK}"}, pieces={"dump": "brown1"}),
    "first-rail": lambda: table(step="act", unit="rail", owned={0: "brown1"}),
    "first-permit": lambda: land(table(places={0: 1}, owned={1: "brown1"}), 5),
    "first-debt": lambda: land(table(cash={0: 0}, owned={0: "brown1", 1: "lightblue1"}), "lightblue1"),
    "first-jump": lambda: land(table(owned={0: "lightblue1"}, rails="lightblue1 brown1"), "lightblue1"),
    "bankruptcy": ruin,
    "question": hour,
    "over": lambda: play(land(table(turn=2, round=5, options={"rounds": 5}), 10), "done"),
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


@pytest.mark.parametrize("name", list(POSITIONS))
def test_of_all_numbered_moves_exactly_those_that_are_listed_may_be_played(name: str) -> None:
    state = POSITIONS[name]()
    actors = [*state.actors(), *([CLOCK] if state.is_asked(CLOCK) else [])]
    for actor in actors:
        playable = [move for move in range(int(LISTED)) if state.can_play(move, actor)]
        assert playable == state.legal(actor)


def broken(name: str, **fields: object) -> str:
    """The problem with a position whose dump is changed so."""
    values = json.loads(POSITIONS[name]().dump()) | fields
    with pytest.raises(faubourg.InputError) as caught:
        GAME.restore(json.dumps(values))
    assert caught.value.code in ("dump-broken", "dump-bad-field"), caught.value.code
    return str(caught.value.params.get("problem", caught.value.params.get("field")))


NOTHING = [0] * 22
# Offers of seat 0 to seat 1, as they are remembered.
RED1_FOR_100 = int(deal_code(1, set_of("red1"), 0, 100)) * 8
RED1_TO_PAY_100 = int(deal_code(1, set_of("red1"), 0, -100)) * 8
WRONG: list[tuple[str, dict[str, object], str]] = [
    ("roll", {"cash": [37700, 37700, 37690]}, "money"),
    ("roll", {"bank": 10}, "money"),
    ("roll", {"cash": [37705, 37695, 37700]}, "money"),
    ("roll", {"playing": 3}, "players"),
    ("roll", {"fallen": 1}, "players"),
    ("roll", {"playing": 3, "fallen": 3, "cash": [37700, 37700, 0], "bank": 37700, "held": [0, 0, 16]}, "players"),
    ("roll", {"fallen": 0o77, "playing": 1}, "players"),
    ("jail", {"places": [9, 0, 0]}, "players"),
    ("jail", {"jail": [1, 4, 0], "places": [10, 10, 0]}, "players"),
    ("roll", {"owned": [set_of("red1"), set_of("red1"), 0]}, "titles"),
    ("roll", {"mortgaged": set_of("pink1")}, "titles"),
    ("roll", {"mortgaged": set_of("red1")}, "titles"),
    ("roll", {"sums": [100, *NOTHING[1:]]}, "titles"),
    ("roll", {"residential": [8] * 22, "industrial": [1, *NOTHING[1:]]}, "pieces"),
    ("roll", {"kinds": [1, 1, 0, 0, 0, 0, 0, 0]}, "pieces"),
    ("roll", {"kinds": [15, 0, 0, 0, 0, 0, 0, 0]}, "pieces"),
    ("roll", {"rails": 511}, "pieces"),
    ("roll", {"stadiums": set_of("pink1 pink2")}, "pieces"),
    ("roll", {"stadiums": set_of("pink1 red1 green1")}, "pieces"),
    ("roll", {"skyscrapers": set_of("pink1 pink2")}, "pieces"),
    ("roll", {"skyscrapers": set_of("brown1 lightblue1 pink1 orange1 red1 green1")}, "pieces"),
    ("roll", {"unseen": (1 << 25) - 2}, "cards"),
    ("roll", {"under": [3]}, "cards"),
    ("roll", {"held": [1, 0, 0]}, "cards"),
    ("roll", {"held": [16, 16, 0]}, "cards"),
    ("roll", {"time_up": True}, "clock"),
    ("roll", {"hours": 2}, "clock"),
    ("roll", {"round": 0}, "clock"),
    ("roll", {"first": -1}, "clock"),
    ("roll", {"round": 21}, "clock"),
    ("roll", {"low_die": 3, "high_die": 2}, "clock"),
    ("roll", {"low_die": 0}, "clock"),
    ("over", {"round": 4}, "clock"),
    ("over", {"frames": [0, 1, 2, 0, 0]}, "clock"),
    ("roll", {"offered": 4}, "offered"),
    ("roll", {"offers": [5, 0]}, "offers"),
    ("roll", {"offers": [RED1_FOR_100]}, "offers"),
    ("roll", {"offers": [RED1_FOR_100 + 3, 0]}, "offers"),
    ("roll", {"offers": [RED1_FOR_100, set_of("red2")]}, "offers"),
    ("roll", {"offers": [RED1_FOR_100, 1 << 22]}, "offers"),
    ("roll", {"offers": [RED1_FOR_100, 11 << 25]}, "offers"),
    ("roll", {"offers": [RED1_TO_PAY_100, 10 << 25]}, "offers"),
    ("roll", {"dropped": 1}, "offers"),
    ("roll", {"caller": 0}, "offers"),
    ("roll", {"frames": []}, "frames"),
    ("roll", {"frames": [0, 1, 0]}, "frames"),
    ("roll", {"frames": [0, 1, 1, 0, 0]}, "frames"),
    ("roll", {"frames": [0, 1, 0, 3, 0]}, "frames"),
    ("roll", {"frames": [0, 1, 0, 0, 6]}, "frames"),
    ("roll", {"frames": [0, 7, 0, 0, 0]}, "frames"),
    ("act", {"frames": [0, 6, 0, 0, 5], "rails": 255}, "frames"),
    ("roll", {"frames": [0, 3, 0, 0, 0]}, "frames"),
    ("roll", {"frames": [0, 9, 0, 0, 0]}, "frames"),
    ("roll", {"frames": [9, 1, 0, 0, 0]}, "frames"),
    ("roll", {"frames": [0, 0, 0, 0, 0]}, "frames"),
    ("roll", {"actor": 1}, "frames"),
    ("roll", {"frames": [0, 6, 0, 0, 0] * 2}, "frames"),
    ("jail", {"frames": [0, 1, 0, 1, 0]}, "frames"),
    ("buy", {"places": [7, 0, 0]}, "frames"),
    ("buy", {"frames": [0, 6, 0, 0, 0, 1, 15, 6, 0, 0]}, "frames"),
    ("buy", {"frames": [0, 6, 0, 0, 0, 1, 12, 6, 4, 0]}, "frames"),
    ("buy", {"owned": [set_of("lightblue1"), 0, 0]}, "frames"),
    ("taxi", {"frames": [0, 6, 0, 0, 0, 1, 10, 30, 0, 1]}, "frames"),
    ("taxi", {"frames": [0, 6, 0, 0, 0, 1, 10, 30, 0, -1]}, "frames"),
    ("taxi-past-go", {"frames": [0, 6, 0, 0, 0, 1, 10, 1, 0, 2]}, "frames"),
    ("taxi-past-go", {"frames": [0, 6, 0, 0, 0, 1, 10, 1, 1, -1]}, "frames"),
    ("taxi-past-go", {"frames": [0, 6, 0, 0, 0, 1, 10, 1, 2, 1]}, "frames"),
    ("rent", {"held": [0, 16, 0]}, "frames"),
    ("rent", {"owned": [set_of("lightblue1"), 0, 0]}, "frames"),
    ("tax", {"frames": [0, 6, 0, 0, 0, 1, 14, 4, 0, 10]}, "frames"),
    ("card", {"frames": [0, 6, 0, 0, 0, 1, 19, 7, 0, 0, 2, 21, 17, 0, 0]}, "frames"),
    ("card", {"frames": [0, 6, 0, 0, 0, 1, 19, 7, 0, 0, 2, 21, 14, 0, 0]}, "frames"),
    ("card", {"frames": [0, 6, 0, 0, 0, 1, 19, 7, 0, 0, 2, 21, 9, 4, 0]}, "frames"),
    ("bid", {"frames": [0, 6, 0, 0, 0, 1, 18, 6, 0, 0, 3, 31, 2, 105, 0]}, "frames"),
    ("bid", {"frames": [0, 6, 0, 0, 0, 1, 18, 6, 0, 0, 3, 31, 2, 100, -1]}, "frames"),
    ("bid", {"dropped": 1}, "frames"),
    ("bid", {"dropped": 6}, "frames"),
    ("opening", {"dropped": 2}, "frames"),
    ("opening", {"caller": -1}, "frames"),
    ("debt", {"frames": [0, 6, 0, 0, 0, 1, 18, 6, 0, 0, 4, 0, 0, 0, 1]}, "frames"),
    ("debt", {"frames": [0, 6, 0, 0, 0, 1, 18, 6, 0, 0, 4, 0, 0, 60, 0]}, "frames"),
    ("debt", {"frames": [0, 6, 0, 0, 0, 1, 18, 6, 0, 0, 4, 4, 0, 60, 1]}, "frames"),
    ("debt", {"frames": [0, 6, 0, 0, 0, 1, 18, 6, 0, 0, 4, 0, 1, 40000, 0]}, "frames"),
    ("debt-dodge-deal", {"held": [0, 0, 0]}, "frames"),
    ("deal", {"offered": 0}, "frames"),
    ("deal", {"owned": [0, 0, 0]}, "frames"),
    ("debt-deal", {"frames": []}, "frames"),
    ("question", {"time_up": False}, "frames"),
    ("bankruptcy", {"turn": 1}, "frames"),
]


@pytest.mark.parametrize(("name", "fields", "problem"), WRONG)
def test_a_position_that_cannot_come_about_is_not_restored(name: str, fields: dict[str, object], problem: str) -> None:
    assert broken(name, **fields) == problem


def test_a_position_that_differs_only_a_little_is_restored() -> None:
    values = json.loads(POSITIONS["roll"]().dump())
    assert GAME.restore(json.dumps(values | {"owned": [set_of(PINK), 0, 0]})).choices(0)
    for meant in (set_of("red1"), 10 << 25):
        assert GAME.restore(json.dumps(values | {"offers": [RED1_FOR_100, meant]})).choices(0)
