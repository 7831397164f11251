"""What a seat is asked and offered, and what is greyed, with the reason."""

import pytest

from faubourg.core.state import State
from tests.games.city.positions import GAME, PINK, draw, land, play, table


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


def test_every_legal_move_is_offered_with_its_targets_and_its_cost() -> None:
    state = table(
        owned={0: f"{PINK} red1 brown1 brown2"},
        pieces={"dump": "red1"},
        mortgaged={"red1": 180},
        step="act",
        unit="1",
        cash={0: 7000},
    )
    found = offered(state)
    assert found["residential pink1"] == (["district:pink1", "piece:residential"], 1000)
    assert found["industrial pink1"] == (["district:pink1", "piece:industrial"], 2000)
    assert found["remove red1"] == (["district:red1", "piece:dump"], 1000)
    assert found["stadium pink2"] == (["district:pink2", "piece:stadium"], 2000)
    assert found["skyscraper brown1"] == (["district:brown1", "piece:skyscraper"], 2000)
    assert found["tower pink3"] == (["district:pink3", "piece:tower"], 7000)
    assert found["lift red1"] == (["district:red1"], 180)
    assert found["done"] == ([], None)


def test_cards_squares_and_prices_are_targets_too() -> None:
    assert offered(table(jail={0: 1}, held={0: "jail2"})) == {
        "roll": ([], None),
        "bail": ([], 500),
        "jail-card": (["card:jail2"], None),
    }
    taxi = land(table(held={0: "taxi"}, places={0: 35}), 39)
    assert offered(taxi)["taxi 2"] == (["square:1"], None)
    assert offered(taxi)["taxi -1"] == (["square:38"], None)
    rent = land(table(held={0: "dodge"}, owned={1: "lightblue1"}), "lightblue1")
    assert offered(rent) == {"pay": ([], 60), "dodge": (["card:dodge"], None)}
    tax = land(table(held={0: "tax-dodge"}, owned={0: "red1"}, industrial={"red1": 1}), 4)
    assert offered(tax) == {"pay": ([], 2000), "dodge": (["card:tax-dodge"], None)}
    fine = play(table(jail={0: 3}, held={0: "jail1"}), "roll", "dice 1 2")
    assert offered(fine) == {"jail-card": (["card:jail1"], None), "pay": ([], 500)}


def test_bids_are_about_the_district_and_cost_their_amount() -> None:
    state = play(land(table(cash={0: 50}), "lightblue1"), "decline")
    assert offered(state) == {f"bid {amount}": (["district:lightblue1"], amount) for amount in (10, 20, 50)}


def test_what_cards_do_is_offered_with_what_it_brings() -> None:
    assert offered(draw(3))["take red1"] == (["district:red1"], 500)
    assert offered(draw(12, owned={0: "red1"})) == {"give red1": (["district:red1"], -1000)}
    assert offered(draw(14, owned={1: "red1"})) == {"take red1": (["district:red1"], 0)}
    assert offered(draw(9))["hazard red1"] == (["district:red1", "piece:prison"], 0)
    assert offered(draw(24))["bonus red1"] == (["district:red1", "piece:wind"], 0)
    assert offered(draw(15))["choose power"] == (["piece:power"], None)
    assert offered(draw(15, pieces={"park": "red1"})) == {"demolish red1": (["district:red1", "piece:park"], 0)}
    assert offered(draw(11, owned={0: "red1"})) == {"residential red1": (["district:red1", "piece:residential"], 0)}


def test_a_mortgage_is_offered_with_what_it_brings() -> None:
    state = land(table(cash={0: 0}, owned={0: "red1 brown1", 1: "lightblue1"}, mortgaged={"brown1": 20}), "lightblue1")
    assert offered(state) == {"mortgage red1": (["district:red1"], -180)}
    assert greyed(state) == {"district:brown1": ("mortgage", "is-mortgaged")}


def test_what_cannot_be_had_is_greyed_with_the_reason() -> None:
    assert greyed(land(table(cash={0: 0}), "lightblue1")) == {"district:lightblue1": ("buy", "too-dear")}
    acting = table(owned={0: "red1 red2"}, mortgaged={"red1": 3000}, step="act", unit="1", cash={0: 1990})
    assert greyed(acting) == {"district:red1": ("residential", "is-mortgaged")}
    calling = land(table(places={0: 5}, owned={1: "red1"}), 12)
    assert greyed(calling) == {"district:red1": ("call", "district-owned")}
    permit = land(table(places={0: 1}, owned={0: "red1"}, pieces={"park": "red1", "dump": "red2"}), 5)
    assert greyed(permit) == {"district:red1": ("bonus", "bonus-here"), "district:red2": ("hazard", "hazard-here")}
    card = draw(14, owned={0: "red1", 1: PINK + " red2"})
    assert greyed(card)["district:pink1"] == ("take", "colour-complete")
    assert greyed(card)["district:red1"] == ("take", "not-anothers")


def test_before_build_is_pressed_own_districts_say_so() -> None:
    state = table(owned={0: "red1"}, step="act", cash={0: 0})
    assert greyed(state) == {"district:red1": ("residential", "press-first")}


@pytest.mark.clause("CI-12c", "CI-6b", "CI-6d", "CI-13.9")
def test_a_prompt_names_the_clause_behind_it() -> None:
    assert table().prompt(0)["clause"] == "CI-3a"
    assert table(jail={0: 1}).prompt(0)["clause"] == "CI-12c"
    assert table(step="act").prompt(0)["clause"] == "CI-3c"
    assert table(step="act", unit="2").prompt(0)["clause"] == "CI-6b"
    assert table(step="act", unit="rail").prompt(0)["clause"] == "CI-6d"
    assert draw(9).prompt(0) == {"kind": "card", "clause": "CI-13.9", "params": {"card": "chance9"}}
    waiting = table().prompt(1)
    assert (waiting["kind"], waiting["params"]) == ("wait", {"actors": [0]})
    assert GAME.start(2).prompt(None)["clause"] == "CI-1d"


def test_nobody_else_is_offered_anything() -> None:
    assert table().choices(1) == []
