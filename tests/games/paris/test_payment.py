"""Chapter 2: the items of an action and their payment."""

from itertools import combinations

import pytest

from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.games.paris.numbering import CARD_IDS
from tests.games.paris.positions import GAME, kinds_told, legal, play, player, refused, seen, table, told

VALUES = {card["id"]: card["value"] for card in GAME.scene()["cards"]}  # type: ignore[attr-defined]


def paying(cost_of: str, hand: str) -> State:
    """Seat 0 has chosen some lots and pays."""
    lots = cost_of.split()
    return play(table(on_sale=cost_of, hands={0: hand}), *(f"buy {lot}" for lot in lots), "done")


@pytest.mark.clause("PA-2d")
def test_pa_2d_one_payment_for_the_whole_action_without_change() -> None:
    state = table(on_sale="brown1 brown2 red1", hands={0: "red3 red2 red1"})
    play(state, "buy brown1", "buy brown2")
    assert seen(state)["basket"] == {
        "kind": "lots",
        "items": [{"kind": "lot", "lot": "brown1", "cost": 60}, {"kind": "lot", "lot": "brown2", "cost": 60}],
        "cost": 120,
        "paid": [],
        "covered": 0,
        "change": 0,
    }
    play(state, "done", "pay cash-red3")
    assert told(state, "card-paid") == [{"clause": "PA-2d", "seat": 0, "card": "cash-red3", "value": 150}]
    assert told(state, "action-paid") == [{"clause": "PA-2d", "seat": 0, "cost": 120, "paid": 150, "change": 30}]
    assert seen(state)["money"]["discards"] == ["cash-red3"]
    assert player(state, 0)["hand"] == ["cash-red2", "cash-red1"]
    assert seen(state)["basket"]["items"] == []


@pytest.mark.clause("PA-2d")
def test_pa_2d_an_item_is_refused_when_the_total_would_exceed_the_hand() -> None:
    state = table(on_sale="red1 brown1 lightblue1", hands={0: "red4"})
    assert refused(state, "buy red1") == ("too-dear", "PA-2d", {"lot": "red1", "cost": 220, "cash": 200, "missing": 20})
    play(state, "buy lightblue1")
    assert legal(state) == ["buy brown1", "done"]
    play(state, "buy brown1")
    assert legal(state) == ["done"]
    exact = table(on_sale="station1", hands={0: "red4"})
    assert legal(exact) == ["buy station1", "pass"]


@pytest.mark.clause("PA-2d")
def test_pa_2d_done_needs_an_item_and_passing_is_a_move_of_its_own() -> None:
    state = table(on_sale="brown1", hands={0: "red4"})
    assert refused(state, "done") == ("nothing-chosen", "PA-2d", {})
    play(state, "buy brown1")
    assert refused(state, "pass") == ("already-chosen", "PA-2d", {})
    play(state, "done")
    assert refused(state, "done")[0] == "not-asked-now"


@pytest.mark.clause("PA-2d")
def test_pa_2d_cards_are_paid_in_falling_value_and_number() -> None:
    state = paying("yellow3", "red4 pink3 pink4 brown2")
    # 280: of the three 200s, the number decides which comes first.
    assert legal(state) == ["pay cash-pink3", "pay cash-pink4", "pay cash-red4"]
    play(state, "pay cash-pink4")
    assert refused(state, "pay cash-red4") == (
        "card-not-lower",
        "PA-2d",
        {"card": "cash-red4", "last": "cash-pink4"},
    )
    assert legal(state) == ["pay cash-brown2", "pay cash-pink3"]
    play(state, "pay cash-pink3")
    assert seen(state)["money"]["discards"] == ["cash-pink3", "cash-pink4"]


@pytest.mark.clause("PA-2d")
def test_pa_2d_a_card_is_refused_when_those_below_it_could_not_cover_the_rest() -> None:
    state = paying("yellow3", "red1 red2 red3 red5")
    # 280 with 50, 100, 150 and 300: the lower three together make 300, the lower two 150.
    assert legal(state) == ["pay cash-red3", "pay cash-red5"]
    assert refused(state, "pay cash-red2") == (
        "card-too-small",
        "PA-2d",
        {"card": "cash-red2", "left": 280, "below": 150},
    )
    play(state, "pay cash-red3")
    assert refused(state, "pay cash-red1") == (
        "card-too-small",
        "PA-2d",
        {"card": "cash-red1", "left": 130, "below": 50},
    )
    assert refused(state, "pay cash-red5")[0] == "card-not-lower"
    assert refused(state, "pay cash-green1") == ("card-not-held", "PA-2d", {"card": "cash-green1"})
    assert legal(state) == ["pay cash-red2"]
    play(state, "pay cash-red2")
    assert seen(state)["basket"]["paid"] == ["cash-red3", "cash-red2"]
    assert seen(state)["basket"]["covered"] == 250
    assert legal(state) == ["pay cash-red1"]
    assert kinds_told(play(state, "pay cash-red1"))[:2] == ["card-paid", "action-paid"]


def payments(state: State) -> list[frozenset[str]]:
    """Every payment that can be made from here: the cards of each."""
    if seen(state)["phase"] != "pay":
        return [frozenset()]
    assert state.legal(), "a payment leads into a dead end"
    found = []
    for move in state.legal():
        after = state.clone()
        after.apply(move)
        card = state.text(move).removeprefix("pay ")
        found += [rest | {card} for rest in payments(after)]
    return found


def needed_payments(hand: list[str], cost: int) -> set[frozenset[str]]:
    """Every set of cards that covers the cost and of which every card is needed."""
    found = set()
    for size in range(1, len(hand) + 1):
        for cards in combinations(hand, size):
            total = sum(VALUES[card] for card in cards)
            if total >= cost and all(total - VALUES[card] < cost for card in cards):
                found.add(frozenset(cards))
    return found


@pytest.mark.clause("PA-2d")
@pytest.mark.parametrize("seed", range(30))
def test_pa_2d_exactly_the_payments_in_which_every_card_is_needed_can_be_made(seed: int) -> None:
    rng = Rng(f"payment {seed}")
    numbers: set[int] = set()
    while len(numbers) < 3 + seed % 6:
        numbers.add(int(rng.below(40)))
    hand = [CARD_IDS[number] for number in sorted(numbers)]
    state = table(on_sale=None, hands={0: " ".join(card.removeprefix("cash-") for card in hand)}, options=DYNAMIC)
    for _ in range(1 + int(rng.below(4))):
        buys = legal(state, "buy")
        if buys:
            play(state, buys[int(rng.below(len(buys)))])
    play(state, "done")
    made = payments(state)
    assert len(made) == len(set(made)), "a payment can be made in one order only"
    assert set(made) == needed_payments(hand, seen(state)["basket"]["cost"])


DYNAMIC = {"dynamic": True}


@pytest.mark.clause("PA-2d")
@pytest.mark.parametrize("seed", range(20))
def test_the_suggestion_loses_least_and_then_takes_the_fewest_cards(seed: int) -> None:
    rng = Rng(f"suggestion {seed}")
    numbers: set[int] = set()
    while len(numbers) < 7:
        numbers.add(int(rng.below(40)))
    hand = [CARD_IDS[number] for number in sorted(numbers)]
    state = table(on_sale=None, hands={0: " ".join(card.removeprefix("cash-") for card in hand)}, options=DYNAMIC)
    for _ in range(2):
        buys = legal(state, "buy")
        play(state, buys[int(rng.below(len(buys)))])
    play(state, "done")
    cost = seen(state)["basket"]["cost"]
    best = min((sum(VALUES[card] for card in cards), len(cards)) for cards in needed_payments(hand, cost))
    params = state.prompt(0)["params"]
    suggested, moves = params["suggested"], params["suggested_moves"]
    assert isinstance(suggested, list)
    assert isinstance(moves, list)
    assert (sum(VALUES[card] for card in suggested), len(suggested)) == best
    assert [state.text(move) for move in moves] == [f"pay {card}" for card in suggested]
    for place, move in enumerate(moves):
        # What is left of a suggestion is suggested again, or something as good.
        left = state.prompt(0)["params"]["suggested"]
        assert isinstance(left, list)
        assert len(left) == len(moves) - place
        state.play(move)
    assert seen(state)["phase"] != "pay"


@pytest.mark.clause("PA-1d", "PA-2d")
def test_pa_1d_a_start_card_is_paid_like_any_card_and_then_leaves_the_game() -> None:
    state = table(2, on_sale="pink1 brown1", hands={0: "red1", 1: "start2 red2"}, turn=1, options={"start_cash": True})
    play(state, "buy pink1", "done")
    # The start card is worth 100, as the red one, and has the higher number.
    assert legal(state) == ["pay start2"]
    play(state, "pay start2")
    assert [each["start"] for each in seen(state)["players"]] == [None, None]
    assert seen(state)["basket"]["paid"] == ["start2"]
    play(state, "pay cash-red2")
    assert seen(state)["money"]["discards"] == ["cash-red2"]
    assert player(state, 1)["cards"] == 0


@pytest.mark.clause("PA-2e")
def test_pa_2e_rent_tokens_never_buy_anything() -> None:
    state = table(owned={0: "red1"}, on_sale="brown1", tokens={0: 90})
    assert legal(state) == ["pass"]
    assert refused(state, "buy brown1")[2] == {"lot": "brown1", "cost": 60, "cash": 0, "missing": 60}


@pytest.mark.clause("PA-2d")
def test_a_card_paid_was_hidden_and_cannot_be_taken_back_alone() -> None:
    state = paying("brown1", "red3")
    assert state.reveals(state.parse("pay cash-red3"))
    assert state.reveals(state.parse("pay start3"))
    for line in ("buy brown1", "house red1", "hotel red1", "done", "pass"):
        assert not state.reveals(state.parse(line))
