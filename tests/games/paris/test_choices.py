"""What a seat is asked and offered, and what is greyed, with the reason."""

import pytest

from faubourg.core.state import Choice, State
from tests.games.paris.positions import GAME, play, table


def offered(state: State, seat: int = 0) -> dict[str, tuple[list[str], int | None]]:
    """By text of the move: targets and cost."""
    return {
        state.text(choice["move"]): (choice["targets"], choice["cost"])
        for choice in state.choices(seat)
        if choice["move"] is not None
    }


def greyed(state: State, seat: int = 0) -> dict[str, tuple[str, str]]:
    """By target: the kind of move that is refused, and the code."""
    return {
        choice["targets"][0]: (choice["kind"], str(choice["refusal"]["code"]))
        for choice in state.choices(seat)
        if choice["refusal"] is not None
    }


def acting() -> State:
    return table(
        owned={0: "red1 red2 pink1 station3", 1: "green1"},
        on_sale="brown1 darkblue2 station1 utility1",
        houses={"red2": 3},
        hotels="pink1",
        hands={0: "red3"},
    )


def test_every_legal_move_is_offered_with_its_targets_and_its_cost() -> None:
    assert offered(acting()) == {
        "buy brown1": (["lot:brown1"], 60),
        "buy utility1": (["lot:utility1"], 150),
        "house red1": (["lot:red1", "piece:house"], 100),
        "hotel red2": (["lot:red2", "piece:hotel"], 100),
        "pass": ([], None),
    }
    kinds = {choice["kind"] for choice in acting().choices(0) if choice["move"] is not None}
    assert kinds == {"buy", "house", "hotel", "pass"}
    rich = table(owned={0: "red1"}, on_sale="", hands={0: "red5 pink2"})
    assert offered(rich)["hotel red1"] == (["lot:red1", "piece:hotel"], 400)


def test_what_lies_on_the_table_and_cannot_be_had_is_greyed_with_the_reason() -> None:
    assert greyed(acting()) == {
        "lot:darkblue2": ("buy", "too-dear"),
        "lot:station1": ("buy", "too-dear"),
        "lot:pink1": ("house", "hotel-already"),
        "lot:green1": ("house", "not-your-street"),
    }


def test_after_the_first_item_the_other_kind_is_greyed() -> None:
    state = play(acting(), "buy brown1")
    assert list(offered(state)) == ["done"]
    assert offered(state)["done"] == ([], None)
    assert greyed(state)["lot:red1"] == ("house", "other-action")
    assert greyed(state)["lot:utility1"] == ("buy", "too-dear")


def test_in_a_payment_the_cards_of_the_hand_are_offered_or_greyed() -> None:
    state = table(on_sale="yellow3", hands={0: "red1 red2 red3 red5"})
    play(state, "buy yellow3", "done")
    assert offered(state) == {
        "pay cash-red3": (["card:cash-red3"], 150),
        "pay cash-red5": (["card:cash-red5"], 300),
    }
    assert greyed(state) == {
        "card:cash-red1": ("pay", "card-too-small"),
        "card:cash-red2": ("pay", "card-too-small"),
    }


@pytest.mark.clause("PA-2a")
def test_who_is_not_asked_is_offered_nothing() -> None:
    assert acting().choices(1) == []
    assert table(phase="draw").choices(0) == []
    whole: list[Choice] = acting().choices(0)
    assert len(whole) == 9


@pytest.mark.clause("PA-2c")
@pytest.mark.parametrize(
    ("hand", "owned", "on_sale", "can_buy", "can_build"),
    [
        ("red3 red1", "red1", "brown1", True, True),
        ("red3 red1", "", "brown1", True, False),
        ("red3 red1", "red1", "darkblue1", False, True),
        ("red1", "red1", "darkblue1", False, False),
    ],
)
def test_a_prompt_says_what_can_be_done_with_the_money_in_hand(
    hand: str, owned: str, on_sale: str, can_buy: bool, can_build: bool
) -> None:
    state = table(owned={0: owned}, on_sale=on_sale, hands={0: hand})
    params = state.prompt(0)["params"]
    assert (params["can_buy"], params["can_build"]) == (can_buy, can_build)


def test_a_prompt_says_what_is_asked_with_the_numbers() -> None:
    state = table(owned={0: "red1"}, on_sale="brown1", hands={0: "red3 red1"})
    params: dict[str, object] = {"cash": 200, "can_buy": True, "can_build": True}
    assert state.prompt(0) == {"kind": "act", "clause": "PA-2c", "params": params}
    play(state, "buy brown1")
    assert state.prompt(0) == {
        "kind": "more",
        "clause": "PA-2d",
        "params": {
            "action": "lots",
            "cost": 60,
            "cash": 200,
            "suggested": ["cash-red3"],
            "suggested_moves": [state.parse("done"), state.parse("pay cash-red3")],
        },
    }
    play(state, "done")
    assert state.prompt(0) == {
        "kind": "pay",
        "clause": "PA-2d",
        "params": {
            "cost": 60,
            "paid": 0,
            "left": 60,
            "suggested": ["cash-red3"],
            "suggested_moves": [state.parse("pay cash-red3")],
        },
    }
    assert state.prompt(1) == {"kind": "wait", "clause": "PA-2d", "params": {"actors": [0]}}


@pytest.mark.parametrize(
    ("phase", "clause"), [("draw", "PA-2a"), ("back", "PA-2b"), ("open", "PA-2g"), ("refill", "PA-2f")]
)
def test_chance_decides_by_a_clause(phase: str, clause: str) -> None:
    others = {"runs": 1, "shuffles": 2} if phase == "open" else {"on_sale": "red1"} if phase == "refill" else {}
    assert table(phase=phase, **others).prompt(0)["clause"] == clause


def test_the_setup_asks_by_its_clauses() -> None:
    assert GAME.start(2).prompt(0)["clause"] == "PA-1d"
    assert GAME.start(2, {"first": 0}).prompt(0)["clause"] == "PA-1c"
    assert GAME.start(2, {"first": 0, "dynamic": True}).prompt(0)["clause"] == "PA-1c"
