"""Chapter 2: a turn."""

import pytest

from faubourg.core.actors import HIDDEN, NATURE
from tests.games.paris.positions import kinds_told, legal, lot, on_sale, play, player, refused, seen, table, told


@pytest.mark.clause("PA-2a")
def test_pa_2a_a_card_of_the_back_on_top_is_drawn_and_only_its_drawer_sees_it() -> None:
    state = table(phase="draw", hands={0: "red1 red2", 1: "red3"}, top="red")
    assert legal(state) == ["draw cash-red4", "draw cash-red5"]
    move = state.parse("draw cash-red5")
    assert [state.seen(move, seat) for seat in (0, 1, 2, None)] == [move, HIDDEN, HIDDEN, HIDDEN]
    play(state, "draw cash-red5")
    assert told(state, "card-drawn", 0) == [{"clause": "PA-2a", "seat": 0, "colour": "red", "card": "cash-red5"}]
    assert told(state, "card-drawn", 1) == [{"clause": "PA-2a", "seat": 0, "colour": "red", "card": None}]
    assert player(state, 0)["hand"] == ["cash-red5", "cash-red2", "cash-red1"]
    assert player(state, 0)["cash"] == 450
    assert refused(table(phase="draw", hands={0: "red1"}, top="red"), "draw cash-red1") == (
        "card-not-in-pile",
        "PA-2a",
        {"card": "cash-red1"},
    )
    assert refused(table(phase="draw", top="red"), "draw cash-pink1") == (
        "other-back",
        "PA-2a",
        {"card": "cash-pink1", "colour": "red"},
    )


@pytest.mark.clause("PA-2a")
def test_pa_2a_size_and_backs_of_a_hand_are_public_and_its_cards_are_not() -> None:
    state = table(hands={1: "red1 red2 green4"})
    held = seen(state, 0)["players"][1]
    assert (held["cards"], held["hand"], held["cash"]) == (3, None, None)
    assert {colour: count for colour, count in held["backs"].items() if count} == {"red": 2, "green": 1}
    assert player(state, 1)["hand"] == ["cash-green4", "cash-red2", "cash-red1"]


@pytest.mark.clause("PA-2b", "PA-4b")
def test_pa_2b_the_next_back_pays_everybody_but_the_player_of_the_turn() -> None:
    state = table(
        phase="back",
        owned={0: "red1", 1: "red2", 2: "red3 station3"},
        houses={"red2": 2},
        hotels="red3",
    )
    play(state, "back red")
    assert [each["tokens"] for each in seen(state)["players"]] == [0, 1, 4]
    assert told(state, "back-shown") == [{"clause": "PA-2b", "colour": "red"}]
    assert told(state, "rent-paid") == [
        {"clause": "PA-2b", "seat": 1, "colour": "red", "amount": 1, "lots": ["red2"]},
        {"clause": "PA-2b", "seat": 2, "colour": "red", "amount": 4, "lots": ["red3"]},
    ]
    assert seen(state)["money"]["paying"] == "red"
    assert (seen(state)["phase"], state.actor) == ("act", 0)


@pytest.mark.clause("PA-2b")
def test_pa_2b_all_streets_of_the_colour_pay_together_and_no_others() -> None:
    state = table(phase="back", owned={1: "green1 green2 green3 yellow1"}, houses={"green1": 1, "green2": 3})
    play(state, "back green")
    assert player(state, 1)["tokens"] == 1 + 3 + 1
    assert told(state, "rent-paid")[0]["lots"] == ["green1", "green2", "green3"]


@pytest.mark.clause("PA-2b", "PA-4b")
def test_pa_4b_bare_land_that_pays_nothing_is_not_told_as_a_payment() -> None:
    state = play(table(phase="back", owned={1: "red1", 2: "red2"}, houses={"red2": 1}), "back red")
    assert [each["seat"] for each in told(state, "rent-paid")] == [2]
    state = play(table(phase="back", owned={1: "red1"}), "back red")
    assert told(state, "rent-paid") == []
    assert told(state, "no-rent") == [{"clause": "PA-2b", "colour": "red"}]


@pytest.mark.clause("PA-2b")
def test_pa_2b_nobody_is_paid_when_nobody_else_owns_the_colour() -> None:
    state = play(table(phase="back", owned={0: "red1", 1: "station1 utility1"}), "back red")
    assert [each["tokens"] for each in seen(state)["players"]] == [0, 0, 0]
    assert told(state, "no-rent") == [{"clause": "PA-2b", "colour": "red"}]


@pytest.mark.clause("PA-2b")
def test_pa_2b_the_bank_never_runs_short_and_writes_credit_past_its_tokens() -> None:
    state = table(phase="back", owned={1: "red1"}, houses={"red1": 1}, tokens={0: 60, 1: 69})
    assert seen(state)["bank"]["credit"] == 0
    play(state, "back red")
    assert (player(state, 1)["tokens"], seen(state)["bank"]["credit"]) == (70, 0)
    richer = play(table(phase="back", owned={1: "red1"}, houses={"red1": 1}, tokens={0: 60, 1: 70}), "back red")
    assert (player(richer, 1)["tokens"], seen(richer)["bank"]["credit"]) == (71, 1)


@pytest.mark.clause("PA-2b", "PA-1c")
def test_pa_2b_a_back_weighs_what_is_left_of_it_in_the_pile() -> None:
    state = table(phase="back", pile="red1 red2 green3")
    assert dict(zip(legal(state), state.weights(), strict=True)) == {"back red": 2, "back green": 1}
    assert refused(state, "back pink") == ("back-not-in-pile", "PA-2b", {"colour": "pink"})
    assert {colour: count for colour, count in seen(state)["money"]["unseen"].items() if count} == {
        "red": 2,
        "green": 1,
    }


@pytest.mark.clause("PA-2c")
def test_pa_2c_one_may_buy_lots_or_build_or_pass() -> None:
    state = table(owned={0: "brown1"}, on_sale="red1 green1 station1", hands={0: "red5 brown3"})
    assert legal(state) == ["buy red1", "buy green1", "buy station1", "house brown1", "hotel brown1", "pass"]
    play(state, "pass")
    assert told(state, "passed") == [{"clause": "PA-2c", "seat": 0}]
    assert player(state, 0)["cards"] == 2, "cards not spent are kept"


@pytest.mark.clause("PA-2c")
def test_pa_2c_an_action_is_about_lots_or_about_buildings() -> None:
    state = table(owned={0: "brown1"}, on_sale="red1 station1", hands={0: "red5 red4 brown5"})
    play(state, "buy station1")
    assert legal(state) == ["buy red1", "done"]
    assert refused(state, "house brown1") == ("other-action", "PA-2c", {"lot": "brown1", "action": "lots"})
    assert refused(state, "hotel brown1") == ("other-action", "PA-2c", {"lot": "brown1", "action": "lots"})
    other = play(table(owned={0: "brown1"}, on_sale="red1", hands={0: "red5 brown5"}), "house brown1")
    assert refused(other, "buy red1") == ("other-action", "PA-2c", {"lot": "red1", "action": "buildings"})


@pytest.mark.clause("PA-2c", "PA-2h")
def test_pa_2c_only_a_lot_on_sale_can_be_bought() -> None:
    state = table(owned={1: "pink1"}, on_sale="red1", hands={0: "red*"})
    assert refused(state, "buy pink2") == ("not-on-sale", "PA-2c", {"lot": "pink2"})
    assert refused(state, "buy pink1") == ("lot-sold", "PA-2h", {"lot": "pink1", "owner": 1})
    play(state, "buy red1")
    assert told(state, "lot-bought") == [{"clause": "PA-2c", "seat": 0, "lot": "red1", "cost": 220}]
    assert lot(state, "red1")["owner"] == 0
    assert refused(state, "buy red1") == ("lot-sold", "PA-2h", {"lot": "red1", "owner": 0})


@pytest.mark.clause("PA-2f")
def test_pa_2f_at_the_end_of_the_turn_lots_are_turned_up_until_four_are_on_sale() -> None:
    state = table(on_sale="brown1 brown2 red1 red2", hands={0: "red3"})
    play(state, "buy brown1", "buy brown2", "done", "pay cash-red3")
    assert (seen(state)["phase"], state.actor) == ("refill", NATURE)
    assert refused(state, "turn up red1") == ("lot-not-in-pile", "PA-2f", {"lot": "red1"})
    play(state, "turn up pink1")
    assert told(state, "lot-turned-up") == [{"clause": "PA-2f", "lot": "pink1"}]
    assert seen(state)["phase"] == "refill"
    play(state, "turn up pink2")
    assert on_sale(state) == ["pink1", "pink2", "red1", "red2"]
    assert (seen(state)["phase"], seen(state)["turn"]) == ("draw", 1)
    assert told(state, "turn-passed") == [{"clause": "PA-1d", "seat": 1}]


@pytest.mark.clause("PA-2f")
def test_pa_2f_with_the_pile_of_lots_empty_there_are_fewer() -> None:
    streets = "pink1 pink2 pink3 orange1 orange2 orange3 red1 red2 red3 yellow1 yellow2 yellow3 green1 green2 green3"
    others = "lightblue1 lightblue2 lightblue3 darkblue1 darkblue2 station1 station2 station3 station4"
    state = table(owned={1: streets, 2: others}, on_sale=None, hands={0: "red3"})
    assert on_sale(state) == ["brown1", "brown2", "utility1", "utility2"]
    play(state, "buy brown1", "done", "pay cash-red3")
    assert on_sale(state) == ["brown2", "utility1", "utility2"]
    assert (seen(state)["phase"], seen(state)["turn"]) == ("draw", 1)


@pytest.mark.clause("PA-2g")
def test_pa_2g_when_the_last_card_is_drawn_the_discards_become_a_pile_whose_top_back_sets_the_rent() -> None:
    rest = "brown* lightblue* orange* yellow* green* darkblue* red2 red3 red4 red5"
    state = table(phase="draw", owned={1: "pink1"}, houses={"pink1": 1}, hands={2: rest}, pile="red1")
    assert len(seen(state)["money"]["discards"]) == 5
    play(state, "draw cash-red1")
    assert told(state, "pile-empty") == [{"clause": "PA-2g", "runs": 1}]
    assert told(state, "reshuffled") == [{"clause": "PA-2g", "cards": 5}]
    assert legal(state) == ["back pink"]
    assert state.weights() == [5]
    play(state, "back pink")
    assert player(state, 1)["tokens"] == 1
    assert seen(state)["money"]["runs"] == 1
    assert seen(state)["money"]["discards"] == []


@pytest.mark.clause("PA-2g")
def test_pa_2g_without_discards_no_rent_is_paid_and_the_shuffle_waits_for_the_next_draw() -> None:
    rest = "brown* lightblue* pink* orange* yellow* green* darkblue* red2 red3 red4"
    state = table(phase="draw", owned={1: "red1"}, hands={2: rest, 0: "red5"}, pile="red1", on_sale="utility1")
    play(state, "draw cash-red1")
    assert kinds_told(state) == ["card-drawn", "pile-empty", "no-rent-no-pile"]
    assert told(state, "no-rent-no-pile") == [{"clause": "PA-2g"}]
    assert (seen(state)["phase"], seen(state)["money"]["back"], seen(state)["money"]["paying"]) == ("act", None, None)
    play(state, "buy utility1", "done", "pay cash-red5")
    while seen(state)["phase"] == "refill":
        state.play(state.legal()[0])
    assert told(state, "reshuffled") == [{"clause": "PA-2g", "cards": 1}]
    assert (seen(state)["phase"], seen(state)["turn"]) == ("open", 1)
    play(state, "back red")
    assert told(state, "back-shown") == [{"clause": "PA-2g", "colour": "red"}]
    assert kinds_told(state) == ["back-shown"], "rent waits for the back after the draw"
    assert legal(state) == ["draw cash-red5"]
    assert refused(state, "draw cash-red1")[:2] == ("card-not-in-pile", "PA-2a")


@pytest.mark.clause("PA-2h")
def test_pa_2h_lots_tokens_discards_and_the_sizes_of_all_piles_are_public() -> None:
    state = table(owned={1: "red1"}, hands={0: "pink1"}, discards="green1 green2", tokens={2: 7})
    view = seen(state, None)
    assert lot(state, "red1")["owner"] == 1
    assert view["money"]["discards"] == ["cash-green1", "cash-green2"]
    assert (view["money"]["pile"], view["lots_left"]) == (37, 23)
    assert [each["tokens"] for each in view["players"]] == [0, 0, 7]


@pytest.mark.clause("PA-1d")
def test_pa_1d_turns_go_clockwise() -> None:
    state = table(seats=3, turn=2)
    play(state, "pass")
    assert seen(state)["turn"] == 0
    assert seen(state)["turns"] == 10
