"""The moves of U-Build: numbers, words, and what they are about."""

import pytest

from faubourg.core.notation import Bid, Deal
from faubourg.core.refusal import InputError
from faubourg.games.estate.deals import deal_code
from tests.games.city.positions import play, why
from tests.games.ubuild.positions import GAME, land, table


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("roll", 0),
        ("bankrupt", 10),
        ("remove sewage", 13),
        ("place school", 14),
        ("place sewage", 19),
        ("step power 0", 20),
        ("step sewage 5", 37),
        ("site 1", 38),
        ("site 66", 103),
        ("call brown1", 104),
        ("skyscraper darkblue2", 257),
        ("lift darkblue2", 323),
        ("bid 10", 324),
        ("first 5", 389),
        ("die 6", 395),
        ("dice 6 6", 416),
        ("draw chance17", 433),
        ("time match", 434),
    ],
)
def test_words_and_numbers(text: str, number: int) -> None:
    assert (GAME.parse(text), GAME.text(number)) == (number, text)
    assert (GAME.policy, GAME.listed) == (384, 435)


def test_bids_deals_and_dice_in_any_order() -> None:
    assert GAME.move(GAME.parse("bid 370")) == Bid(370)
    assert GAME.move(GAME.parse("deal 2 red2+brown1 get 500")) == Deal(2, ["brown1", "red2"], 500)
    assert GAME.parse("dice 5 2") == GAME.parse("dice 2 5")
    with pytest.raises(InputError):
        GAME.parse("deal 1 jail1 get 10")


@pytest.mark.clause("UB-7b")
def test_cards_are_no_part_of_a_deal() -> None:
    move = int(deal_code(1, 0, 1, 10))
    refusal = table(owned={0: "red2"}).why_not(move)
    assert refusal is not None
    assert refusal.code == "unknown-move"
    with pytest.raises(InputError):
        GAME.move(move)


def test_a_choice_names_its_targets_and_its_cost() -> None:
    state = table(owned={0: "red2 red3"})
    building = next(choice for choice in state.choices(0) if choice["kind"] == "skyscraper")
    assert (building["targets"], building["cost"]) == (["district:red2", "piece:skyscraper"], 4000)
    play(state, "skyscraper red2")
    assert state.choices(0)[0] == {
        "move": GAME.parse("site 24"),
        "kind": "site",
        "targets": ["site:s24", "piece:skyscraper"],
        "cost": None,
        "refusal": None,
    }
    greyed = [choice for choice in state.choices(0) if choice["refusal"] is not None]
    assert (len(greyed), greyed[0]["targets"]) == (40, ["site:s1"])
    moving = table(owned={0: "yellow2"}, pieces={"power": 33}, step="act")
    step = next(choice for choice in moving.choices(0) if choice["kind"] == "step")
    assert (step["targets"], step["cost"]) == (["piece:power", "site:s31"], 1000)


def test_what_is_asked_says_what_one_needs_to_know() -> None:
    state = play(table(owned={0: "yellow2"}, pieces={"power": 33}, step="act"), "step power 4")
    assert state.prompt(0) == {
        "kind": "step",
        "clause": "UB-5e",
        "params": {"piece": "power", "site": 35, "cost": 1000, "stop": True},
    }
    permit = land(table(places={0: 2}, owned={0: "red2"}, pieces={"school": 25}), 9)
    assert permit.prompt(0)["params"] == {"pieces": ["park", "power", "prison"]}
    assert permit.prompt(1) == {"kind": "wait", "clause": "UB-5b", "params": {"actors": [0]}}
    assert why(permit, "done")[0] == "not-asked-now"
