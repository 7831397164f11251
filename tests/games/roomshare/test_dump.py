"""Positions as text: what cannot come about is not restored."""

import json
from collections.abc import Callable

import pytest

import faubourg
from faubourg.core.state import State
from tests.games.roomshare.positions import CORNERS, GAME, evicting, finished, last_chance, legal, phase, play, table

FULL = {"c2": "rbyg", "c3": "rbyg"}
NINE_RED = {"a3": "rr..", "c3": "rr..", "e3": "rr..", "b2": "rr..", "e1": "r..."}


def effect(card: str, **board: str) -> State:
    """Seat 0 has played a card."""
    state = table(board={**CORNERS, **board}, hands={0: f"{card} red4 red5"}, options={"renovation": True})
    return play(state, f"play {card}")


def dealing() -> State:
    state = GAME.start(4, {"first": 0, "corners": ["red", "blue", "yellow", "green"]})
    return play(state, *["lay classic"] * 8, *["lay suite"] * 3, *["lay haunted"] * 3)


def staying() -> State:
    return play(evicting(FULL), "evict c2", "land n", "land n", "land n")


POSITIONS: dict[str, Callable[[], State]] = {
    "first-player": lambda: GAME.start(3),
    "arrange": lambda: GAME.start(2, {"first": 1}),
    "lay": lambda: play(GAME.start(4, {"first": 0}), "corners green red blue yellow", "lay suite"),
    "deal": dealing,
    "play-card": table,
    "place": lambda: effect("red1"),
    "take": lambda: effect("departure1", c2="bb.."),
    "force": lambda: effect("eviction1"),
    "chain": lambda: evicting(FULL),
    "land": lambda: play(evicting(FULL), "evict c2"),
    "stay": staying,
    "swap-first": lambda: effect("swap1"),
    "swap-second": lambda: play(effect("swap1"), "swap b2e"),
    "renovate": lambda: effect("renovation1", c2="rg.."),
    "draw": lambda: play(effect("red1"), "place red b2n"),
    "duel": lambda: table(2, options={"duel": True}),
    "last-chance": lambda: last_chance({**NINE_RED, "d2": "b..."}),
    "over": lambda: finished({**NINE_RED, "d2": "b..."}),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_kind_of_position_is_restored_as_it_was(name: str) -> None:
    state = POSITIONS[name]()
    assert phase(state) == {"stay": "land", "duel": "place"}.get(name, name)
    again = GAME.restore(state.dump())
    assert again.dump() == state.dump()
    assert again.digest() == state.digest() == state.clone().digest()
    for seat in (0, 1, None):
        assert again.view(seat) == state.view(seat)
    if not state.over:
        assert again.legal() == state.legal()
        assert state.broken() == ""


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("first-player", "first", 0),
        ("first-player", "laid", 1),
        ("first-player", "turns", 1),
        ("arrange", "first", -1),
        ("lay", "laid", 14),
        ("lay", "trigger", 0),
        ("deal", "laid", 13),
        ("deal", "actor", 0),
        ("play-card", "turns", 0),
        ("play-card", "actor", 1),
        ("play-card", "actor", faubourg.NATURE),
        ("play-card", "trigger", 1),
        ("play-card", "phase", 15),
        ("play-card", "phase", 5),
        ("play-card", "chain", [3]),
        ("play-card", "leaving", 1),
        ("play-card", "swap_place", 3),
        ("place", "phase", 6),
        ("place", "phase", 12),
        ("take", "phase", 5),
        ("take", "phase", 8),
        ("force", "phase", 10),
        ("force", "actor", 2),
        ("chain", "evicting", 7),
        ("land", "evicting", -1),
        ("land", "evicting", 3),
        ("land", "chain", []),
        ("land", "chain", [2]),
        ("land", "leaving", 0),
        ("land", "leaving", 15),
        ("land", "lifted", 1),
        ("land", "swap_place", 1),
        ("stay", "leaving", 1),
        ("swap-first", "phase", 11),
        ("swap-second", "swap_place", -1),
        ("swap-second", "swap_place", 0),
        ("swap-second", "swap_place", 13 * 4 + 3),
        ("renovate", "phase", 7),
        ("draw", "phase", 4),
        ("draw", "actor", 0),
        ("duel", "phase", 4),
        ("duel", "phase", 13),
        ("last-chance", "actor", 0),
        ("last-chance", "trigger", -1),
        ("over", "trigger", -1),
        ("over", "phase", 14),
    ],
)
def test_a_position_whose_parts_do_not_agree_is_refused(name: str, field: str, value: object) -> None:
    fields = json.loads(POSITIONS[name]().dump())
    fields[field] = value
    with pytest.raises(faubourg.InputError) as error:
        GAME.restore(json.dumps(fields))
    assert error.value.code == "dump-broken"


@pytest.mark.parametrize("name", POSITIONS)
def test_a_move_is_legal_or_refused_in_every_kind_of_position(name: str) -> None:
    state = POSITIONS[name]()
    asked = state.actors()
    allowed = set(state.legal(asked[0])) if asked else set()
    for move in range(GAME.listed):
        refusal = state.why_not(move, asked[0] if asked else 0)
        assert (refusal is None) == (move in allowed), state.text(move)
        assert refusal is None or refusal.clause.startswith("RS-")


def restored_without(name: str, **changes: object) -> str:
    """What is wrong with a position in which some fields were changed."""
    fields = json.loads(POSITIONS[name]().dump())
    fields.update(changes)
    with pytest.raises(faubourg.InputError) as error:
        GAME.restore(json.dumps(fields))
    return str(error.value.params.get("problem", error.value.params.get("field")))


@pytest.mark.clause("RS-2a")
def test_rs_2a_no_tenant_is_lost_or_found() -> None:
    reserve = [8, 0, 0, 0, 0, 8, 0, 0, 0, 0, 8, 0, 0, 0, 0, 8]
    assert restored_without("play-card", reserve=[7, *reserve[1:]]) == "tenants"
    assert restored_without("play-card", reserve=[8, 1, 0, 0, 0, 7, *reserve[6:]]) == "tenants"
    assert restored_without("stay", lifted=2) == "tenants"
    assert restored_without("stay", lifted=0o51) == "phase"


@pytest.mark.clause("RS-2b")
def test_rs_2b_an_apartment_has_one_kind() -> None:
    fields = json.loads(table().dump())
    assert restored_without("play-card", haunted=fields["suites"]) == "flats"
    assert restored_without("play-card", royals=fields["suites"]) == "flats"
    assert restored_without("play-card", royals=fields["haunted"]) == "flats"
    assert restored_without("play-card", royals=2 + 8) == "flats"


@pytest.mark.clause("RS-2c")
def test_rs_2c_every_card_is_in_one_place() -> None:
    fields = json.loads(table().dump())
    unseen, hands = fields["unseen"], fields["hands"]
    assert restored_without("play-card", unseen=unseen[1:]) == "cards"
    assert restored_without("play-card", unseen=[*unseen, unseen[0]]) == "cards"
    assert restored_without("play-card", discards=[unseen[0]]) == "cards"
    assert restored_without("play-card", discards=[hands[0][0]]) == "cards"
    assert restored_without("play-card", shown=hands[0][0]) == "cards"
    assert restored_without("play-card", shuffles=[]) == "cards"
    assert restored_without("play-card", shuffles=[fields["shuffles"][0], 1]) == "cards"
    assert restored_without("play-card", hands=hands[1:]) == "hands"
    assert restored_without("play-card", hands=[0, *hands[1:]]) == "hands"
    assert restored_without("play-card", hands=[[32], *hands[1:]]) == "hands"


@pytest.mark.clause("RS-4.3b")
def test_rs_4_3b_nobody_rests_in_an_apartment_of_four() -> None:
    with pytest.raises(faubourg.InputError) as error:
        table(board=FULL)
    assert error.value.params == {"problem": "phase"}


@pytest.mark.parametrize("seed", range(40))
def test_whatever_can_be_restored_can_be_looked_at_and_played(seed: int) -> None:
    """A field or two changed at random: the dump is refused, or the match goes on without a mishap."""
    rng = faubourg.Rng(seed)
    names = sorted(POSITIONS)
    bounds = {"phase": 16, "turn": 2, "first": 3, "shown": 33, "evicting": 21, "leaving": 16, "lifted": 64, "laid": 15}
    bounds |= {"swap_place": 81, "trigger": 3, "actor": 4, "turns": 2}
    lowest = {"first": -1, "shown": -1, "evicting": -1, "swap_place": -1, "trigger": -1, "actor": faubourg.NATURE}
    for _ in range(25):
        fields = json.loads(POSITIONS[names[int(rng.below(len(names)))]]().dump())
        for _ in range(1 + int(rng.below(2))):
            field = sorted(bounds)[int(rng.below(len(bounds)))]
            fields[field] = lowest.get(field, 0) + int(rng.below(bounds[field]))
        try:
            state = GAME.restore(json.dumps(fields))
        except faubourg.InputError:
            continue
        for _ in range(6):
            for seat in range(int(state.seats)):
                state.view(seat)
                state.choices(seat)
                state.prompt(seat)
            if state.over:
                break
            moves = legal(state)
            play(state, moves[int(rng.below(len(moves)))])
            assert state.broken() == ""
