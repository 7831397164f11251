"""Positions as text: what cannot come about is not restored."""

import json
from collections.abc import Callable

import pytest

import faubourg
from faubourg.core.state import State
from tests.games.paris.positions import GAME, cards, legal, play, seen, set_of, table


def choosing() -> State:
    state = table(owned={0: "red1"}, hands={0: "red5 brown5 pink2"}, on_sale="brown1 pink1")
    return play(state, "buy brown1")


def building() -> State:
    state = table(owned={0: "red1 red2"}, houses={"red2": 3}, hands={0: "red5 brown5 pink5"})
    return play(state, "hotel red1", "hotel red2", "done")


def last_hotel() -> State:
    five = "pink1 pink2 pink3 orange1 orange2"
    state = table(owned={0: "red1 red2", 1: five}, houses={"red1": 3, "red2": 1}, hotels=five, hands={0: "red5"})
    return play(state, "hotel red1")


def paying() -> State:
    state = table(hands={0: "red5 brown3 pink2"}, on_sale="green3 brown2")
    return play(state, "buy green3", "buy brown2", "done", "pay cash-red5")


POSITIONS: dict[str, Callable[[], State]] = {
    "first": lambda: GAME.start(3),
    "market": lambda: play(GAME.start(2, {"first": 1}), "turn up red1"),
    "open": lambda: GAME.start(4, {"first": 0, "dynamic": True}),
    "draw": lambda: table(phase="draw"),
    "back": lambda: table(phase="back", owned={1: "red1"}, houses={"red1": 2}),
    "act": table,
    "more": choosing,
    "hotels": building,
    "last-hotel": last_hotel,
    "pay": paying,
    "refill": lambda: play(table(on_sale="brown1", hands={0: "red2"}), "pass"),
    "over": lambda: table(phase="over", runs=2, shuffles=3),
    "start-cash": lambda: table(hands={1: "start1", 2: "start2 red1"}, options={"start_cash": True}),
}


@pytest.mark.parametrize("name", list(POSITIONS))
def test_a_position_is_restored_as_it_was(name: str) -> None:
    state = POSITIONS[name]()
    again = GAME.restore(state.dump())
    assert again.dump() == state.dump()
    assert again.view(0) == state.view(0)
    assert (again.prompt(0), again.choices(0)) == (state.prompt(0), state.choices(0))
    assert legal(again) == legal(state) if not state.over else again.over


def broken(name: str, **fields: object) -> str:
    """The problem with a position whose dump is changed so."""
    values = json.loads(POSITIONS[name]().dump()) | fields
    with pytest.raises(faubourg.InputError) as caught:
        GAME.restore(json.dumps(values))
    assert caught.value.code in ("dump-broken", "dump-bad-field"), caught.value.code
    return str(caught.value.params.get("problem", caught.value.params.get("field")))


WRONG: list[tuple[str, dict[str, object], str]] = [
    ("act", {"owned": [set_of("station1"), 0, 0]}, "lots"),
    ("act", {"owned": [set_of("red1"), set_of("red1"), 0]}, "lots"),
    ("act", {"lots": 0}, "lots"),
    ("back", {"hotels": set_of("red1")}, "buildings"),
    ("back", {"hotels": set_of("red2")}, "buildings"),
    ("back", {"ones": set_of("pink1")}, "buildings"),
    ("back", {"owned": [0, (1 << 22) - 1, 0], "lots": 0, "on_sale": 63 << 22, "ones": (1 << 22) - 1}, "buildings"),
    ("back", {"owned": [0, 255, 0], "lots": 0, "on_sale": (1 << 28) - 256, "hotels": 127, "twos": 0}, "buildings"),
    ("act", {"tokens": [0, -1, 0]}, "tokens"),
    ("act", {"tokens": [0, 5, 0], "turns": 1}, "tokens"),
    ("act", {"unseen": list(range(39))}, "cards"),
    ("act", {"discards": [0]}, "cards"),
    ("act", {"hands": [[0], [], []]}, "cards"),
    ("act", {"hands": [[40], [], []]}, "cards"),
    ("act", {"shuffles": []}, "cards"),
    ("act", {"shuffles": [1]}, "cards"),
    ("act", {"shuffles": [(1 << 40) - 1, (1 << 40) - 1]}, "cards"),
    ("act", {"runs": 2}, "cards"),
    ("act", {"unseen": [], "discards": list(range(40)), "top": -1}, "cards"),
    ("start-cash", {"hands": [[40], [], [20]]}, "cards"),
    ("start-cash", {"hands": [[], [41], [20]]}, "cards"),
    ("start-cash", {"hands": [[], [40, 42], [20]]}, "cards"),
    ("draw", {"items": [0]}, "basket"),
    ("draw", {"direct": 1}, "basket"),
    ("more", {"items": [2]}, "basket"),
    ("more", {"items": [0, 0]}, "basket"),
    ("more", {"items": [0, 28]}, "basket"),
    ("more", {"items": [39]}, "basket"),
    ("hotels", {"items": [28 + 22 + 11, 28 + 22 + 11]}, "basket"),
    ("hotels", {"items": [28 + 22 + 11], "direct": set_of("red2")}, "basket"),
    ("hotels", {"items": [28 + 22 + 5]}, "basket"),
    ("last-hotel", {"items": []}, "basket"),
    ("last-hotel", {"items": [28 + 22 + 11, 28 + 12]}, "basket"),
    ("act", {"items": [28]}, "basket"),
    ("pay", {"items": []}, "basket"),
    ("pay", {"hands": [cards("brown3"), [], []], "paid": cards("red5 pink2")}, "basket"),
    ("pay", {"hands": [cards("red5 brown3"), [], []], "paid": cards("pink2")}, "basket"),
    ("pay", {"phase": 5}, "basket"),
    ("draw", {"actor": 0}, "phase"),
    ("act", {"actor": -2}, "phase"),
    ("act", {"actor": 1}, "phase"),
    ("act", {"first": -1}, "phase"),
    ("first", {"first": 0}, "phase"),
    ("act", {"turns": 0}, "phase"),
    ("market", {"turns": 3}, "phase"),
    ("act", {"top": -1}, "phase"),
    ("draw", {"top": -1}, "phase"),
    ("back", {"top": 3}, "phase"),
    ("first", {"lots": 0, "on_sale": (1 << 28) - 1}, "phase"),
    ("open", {"lots": 1, "on_sale": (1 << 28) - 2}, "phase"),
    ("draw", {"lots": (1 << 28) - 2, "on_sale": 1}, "phase"),
    ("act", {"lots": 0, "on_sale": (1 << 28) - 1}, "phase"),
    ("market", {"lots": (1 << 28) - 16, "on_sale": 15}, "phase"),
    ("over", {"phase": 5}, "phase"),
    ("act", {"phase": 8}, "phase"),
    ("act", {"phase": 6}, "basket"),
    ("act", {"over": True}, "actor"),
    ("act", {"truncated": True}, "actor"),
]


@pytest.mark.parametrize(("name", "fields", "problem"), WRONG)
def test_what_cannot_come_about_is_refused(name: str, fields: dict[str, object], problem: str) -> None:
    assert broken(name, **fields) == problem


def test_a_pile_without_the_back_on_top_is_refused() -> None:
    values = json.loads(table(pile="red1 green1", top="red").dump())
    assert GAME.restore(json.dumps(values))
    with pytest.raises(faubourg.InputError):
        GAME.restore(json.dumps(values | {"top": 0}))


def test_after_the_sixth_hotel_or_the_last_turn_nothing_is_drawn() -> None:
    six = "pink1 pink2 pink3 orange1 orange2 orange3"
    for fields in ({"owned": {1: six}, "hotels": six}, {"runs": 2, "shuffles": 3}):
        for phase in ("draw", "open", "refill"):
            with pytest.raises(faubourg.InputError):
                table(phase=phase, **fields)
        assert seen(table(phase="over", turn=1, **fields))["over"]
