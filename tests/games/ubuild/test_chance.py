"""Chapter 10: chance, each half of each card."""

import pytest

import faubourg
from tests.games.city.positions import clause, events, legal, play, refused, told, why
from tests.games.ubuild.boxes import DATA
from tests.games.ubuild.positions import (
    auction,
    cash,
    debt,
    district,
    draw,
    is_open,
    land,
    owner,
    phase,
    player,
    seen,
    site_of,
    space,
    stock,
    table,
)

# What seat 0 has left after the toll of a bridge that is closed.
TOLLED = 18700


@pytest.mark.clause("UB-10a", "UB-4f")
def test_the_half_is_that_of_the_new_position() -> None:
    assert told(draw(8, open=True), "card-drawn")["open"] is True
    state = draw(8, open=False)
    assert (told(state, "card-drawn")["open"], is_open(state, 5)) == (False, False)


@pytest.mark.clause("UB-10b")
def test_what_cannot_be_done_does_nothing() -> None:
    state = draw(4, open=True)
    assert (phase(state), clause(state, "nothing-to-do"), cash(state)) == ("act", "UB-10b", 19700)
    assert seen(state)["chance"]["under"] == ["chance4"]


@pytest.mark.clause("UB-10c")
def test_a_card_goes_under_the_pile_before_it_is_obeyed() -> None:
    state = draw(15, open=True)
    assert (phase(state), seen(state)["chance"]["under"], seen(state)["chance"]["last"]) == (
        "card",
        ["chance15"],
        "chance15",
    )
    assert seen(state)["chance"]["pile"] == 17
    # The next card is known when all have been seen.
    known = land(table(pile="chance9"), 5)
    assert [known.text(move) for move in known.legal(-2)] == ["draw chance9"]
    assert why(known, "draw chance8", -2) == ("card-not-in-pile", "UB-10c")


@pytest.mark.clause("UB-10.1")
def test_pay_day() -> None:
    state = draw(1, open=True, bridges=(16,))
    # On the way the open bridge is crossed, and GO pays.
    assert (space(state), cash(state), is_open(state, 16)) == (0, 19700 - 1000 + 2000, False)


@pytest.mark.clause("UB-10.2")
def test_caught() -> None:
    assert player(draw(2, open=False))["jailed"]


@pytest.mark.clause("UB-10.3")
def test_builders_gift_open_is_one_block() -> None:
    state = draw(3, open=True, owned={0: "brown1 red2"}, mortgaged={"red2": 180})
    assert legal(state) == ["residential brown1", "industrial brown1"]
    play(state, "industrial brown1")
    assert (district(state, "brown1")["industrial"], cash(state), phase(state)) == (1, 19700, "act")
    assert clause(state, "block-built") == "UB-10.3"


@pytest.mark.clause("UB-10.3")
def test_builders_gift_closed_is_two_on_one_district() -> None:
    state = draw(3, open=False, owned={0: "brown1 red2"}, residential={"brown1": 7})
    play(state, "residential red2")
    assert phase(state) == "card"
    assert refused(state, "residential brown1") == (
        "other-district",
        "UB-10.3",
        {"district": "brown1", "other": "red2"},
    )
    play(state, "industrial red2")
    assert (district(state, "red2")["counted"], phase(state), cash(state)) == (2, "act", TOLLED)
    # As many as fit.
    state = draw(3, open=False, owned={0: "brown1"}, residential={"brown1": 7})
    assert phase(play(state, "residential brown1")) == "act"


@pytest.mark.clause("UB-10.4")
def test_home_and_factory_open_is_residential() -> None:
    state = draw(4, open=True, owned={0: "brown1"})
    assert legal(state) == ["residential brown1"]
    assert district(play(state, "residential brown1"), "brown1")["residential"] == 1


@pytest.mark.clause("UB-10.4")
def test_home_and_factory_closed_is_industrial_in_beginner_residential() -> None:
    assert legal(draw(4, open=False, owned={0: "brown1"})) == ["industrial brown1"]
    beginner = table(2, owned={0: "red2"}, bridges=(3,), options={"mode": "beginner"})
    assert legal(play(beginner, "roll", "die 3", "draw chance4")) == ["residential red2"]


@pytest.mark.clause("UB-10.5", "UB-5b")
def test_the_inspector_nods_open_is_a_hazard() -> None:
    state = draw(5, open=True, owned={0: "red2", 1: "green2"})
    assert legal(state) == ["place power", "place prison"]
    play(state, "place power", "site 38")
    assert (site_of(state, "power"), clause(state, "hazard-built"), phase(state)) == (38, "UB-10.5", "act")


@pytest.mark.clause("UB-10.5", "UB-5b")
def test_the_inspector_nods_closed_is_a_bonus() -> None:
    state = draw(5, open=False, owned={0: "red2", 1: "green2"})
    assert legal(state) == ["place school", "place park"]
    assert clause(play(state, "place school", "site 27"), "bonus-built") == "UB-10.5"


@pytest.mark.clause("UB-10.6", "UB-5b")
def test_the_mayor_signs_open_is_a_bonus() -> None:
    state = draw(6, open=True, owned={0: "red2", 1: "green2"})
    assert legal(state) == ["place school", "place park"]


@pytest.mark.clause("UB-10.6", "UB-5b")
def test_the_mayor_signs_closed_is_a_hazard() -> None:
    state = draw(6, open=False, owned={0: "red2", 1: "green2"})
    assert legal(state) == ["place power", "place prison"]


@pytest.mark.clause("UB-10.7", "UB-5e")
def test_not_in_my_back_yard_open_is_one_site() -> None:
    state = draw(7, open=True, owned={1: "green2"}, pieces={"power": 38})
    assert legal(state) == ["step power 1", "step power 5"]
    play(state, "step power 1")
    assert (phase(state), site_of(state, "power"), clause(state, "hazard-moved")) == ("act", 36, "UB-10.7")


@pytest.mark.clause("UB-10.7", "UB-5e")
def test_not_in_my_back_yard_closed_is_one_or_two() -> None:
    state = play(draw(7, open=False, owned={1: "green2"}, pieces={"power": 38}), "step power 1")
    assert (phase(state), legal(state)) == ("step", ["stop", "step power 1"])
    play(state, "step power 1")
    assert (cash(state), clause(state, "hazard-moved"), site_of(state, "power")) == (TOLLED, "UB-10.7", 34)


@pytest.mark.clause("UB-10.8")
def test_small_change_open_is_paid() -> None:
    state = draw(8, open=True)
    assert (cash(state), clause(state, "cash-paid")) == (19200, "UB-10.8")
    assert debt(draw(8, open=True, cash={0: 400}))["missing"] == 100


@pytest.mark.clause("UB-10.8")
def test_small_change_closed_is_taken() -> None:
    state = draw(8, open=False)
    assert (cash(state), clause(state, "cash-received")) == (TOLLED + 500, "UB-10.8")


@pytest.mark.clause("UB-10.9")
def test_the_audit_open_is_paid() -> None:
    assert cash(draw(9, open=True)) == 18700


@pytest.mark.clause("UB-10.9")
def test_the_audit_closed_is_taken() -> None:
    assert cash(draw(9, open=False)) == TOLLED + 1000


@pytest.mark.clause("UB-10.10", "UB-10c")
def test_street_party_open_pays_each_in_full_before_the_next() -> None:
    state = draw(10, open=True, cash={0: 300}, owned={0: "red2"})
    # Seat 1 is paid; for seat 2 something is missing.
    assert (cash(state, 1), debt(state)["creditor"], debt(state)["amount"], cash(state)) == (19900, 2, 200, 100)
    play(state, "mortgage red2")
    assert (cash(state), cash(state, 2), phase(state)) == (80, 19900, "act")


@pytest.mark.clause("UB-10.10", "UB-10c")
def test_street_party_closed_takes_from_each_clockwise() -> None:
    state = draw(10, open=False, cash={1: 100, 2: 100}, owned={1: "red2", 2: "red3"})
    assert (state.actor, debt(state)["debtor"]) == (1, 1)
    assert seen(state)["card"] == {"card": "chance10", "open": False, "district": None}
    play(state, "mortgage red2")
    assert (state.actor, cash(state)) == (2, TOLLED + 200)
    play(state, "mortgage red3")
    assert (state.actor, cash(state), cash(state, 1), cash(state, 2)) == (0, TOLLED + 400, 80, 100)


@pytest.mark.clause("UB-10.11")
def test_good_neighbours_open_pays_the_left_one() -> None:
    state = draw(11, open=True)
    assert [cash(state, seat) for seat in range(3)] == [19200, 20200, 19700]
    assert clause(state, "player-paid") == "UB-10.11"


@pytest.mark.clause("UB-10.11")
def test_good_neighbours_closed_takes_from_the_left_one() -> None:
    state = draw(11, open=False)
    assert [cash(state, seat) for seat in range(3)] == [TOLLED + 500, 19200, 19700]


@pytest.mark.clause("UB-10.12", "UB-3g")
def test_wrong_turning_open_goes_back() -> None:
    state = draw(12, open=True, owned={1: "brown2"})
    assert (space(state), cash(state, 1), told(state, "moved")["by"]) == (2, 19740, "card-back")
    # Back over GO nothing is paid, and bridges are settled: a layout with a bridge right after GO.
    layout = "c1-gobra0b0jad0k0fpg0brh0gjj0l0-rssrsssrsssrssrsssrsss"
    state = table(bridges=(14,), places={0: 19}, options={"layout": layout}, owned={0: "darkblue2"})
    play(state, "roll", "dice 1 3", "draw chance12")
    assert (space(state), cash(state)) == (20, 19700 + 2000)
    assert events(state, "salary-paid") == []


@pytest.mark.clause("UB-10.12", "UB-3f")
def test_a_move_backwards_settles_the_bridges_it_crosses() -> None:
    # Bridges on 5 and 8: three back from 8 would land on the other; from 7 steps further it is crossed.
    layout = "a1-goa0b0brc0jabrd0e0f0fpg0brh0i0gjj0brk0l0-rssssrssssrsssssrssssrssssrsssss"
    found = [bridge["space"] for bridge in seen(table(options={"mode": "advanced", "layout": layout}))["bridges"]]
    assert found == [5, 9, 19, 27]
    state = table(places={0: 5}, bridges=(), options={"mode": "advanced", "layout": layout})
    play(state, "roll", "dice 1 3", "draw chance12")
    assert (space(state), phase(state)) == (6, "buy")


@pytest.mark.clause("UB-10.12")
def test_wrong_turning_closed_goes_on() -> None:
    state = draw(12, open=False, owned={1: "pink3"})
    assert (space(state), cash(state, 1)) == (8, 19820)


@pytest.mark.clause("UB-10.13")
def test_up_for_sale_open_advances_to_the_next_unowned_district() -> None:
    state = draw(13, open=True, owned={1: "pink2"})
    assert (space(state), phase(state)) == (8, "buy")
    everything = " ".join(seen(state)["districts"][place]["id"] for place in range(14))
    assert clause(draw(13, open=True, owned={1: everything}), "nothing-to-do") == "UB-10b"


@pytest.mark.clause("UB-10.13")
def test_up_for_sale_closed_advances_to_the_dearest_district() -> None:
    state = draw(13, open=False, bridges=(16,))
    assert (space(state), cash(state)) == (21, TOLLED - 1000)
    # Of equals the next clockwise: Right Bank and North Side, if Beginner has nothing dearer.
    options = {"mode": "beginner", "layout": "b1-goa0brjae0fpb0brgjd0-rsrsrssrsrsrss"}
    beginner = table(2, bridges=(3,), options=options)
    play(beginner, "roll", "die 3", "draw chance13")
    assert space(beginner) == 5


@pytest.mark.clause("UB-10.14")
def test_repairs_open_are_paid_by_the_block() -> None:
    owned = {0: "red2 red3", 1: "green2"}
    state = draw(14, open=True, owned=owned, residential={"red2": 2, "green2": 4}, industrial={"red3": 3})
    assert (cash(state), clause(state, "cash-paid")) == (19200, "UB-10.14")
    assert clause(draw(14, open=True), "nothing-to-do") == "UB-10b"


@pytest.mark.clause("UB-10.14")
def test_repairs_closed_are_taken_by_the_block() -> None:
    state = draw(14, open=False, owned={0: "red2"}, residential={"red2": 2}, industrial={"red2": 3})
    assert cash(state) == TOLLED + 500


@pytest.mark.clause("UB-10.15", "UB-7a")
def test_under_the_hammer_open_is_an_auction() -> None:
    state = draw(15, open=True, owned={1: "red2"})
    assert refused(state, "call red2") == ("district-owned", "UB-10.15", {"district": "red2", "owner": 1})
    assert why(state, "pass")[0] == "not-asked-now"
    play(state, "call red3")
    assert (auction(state)["district"], auction(state)["caller"], state.actor) == ("red3", 0, 0)


@pytest.mark.clause("UB-10.15")
def test_under_the_hammer_closed_is_half_price() -> None:
    state = draw(15, open=False, cash={0: 2200})
    assert phase(play(state.clone(), "pass")) == "act"
    assert {"take red2", "take red3"} <= set(legal(state))
    assert refused(state, "take yellow1")[:2] == ("too-dear", "UB-10.15")
    play(state, "take red3")
    assert (owner(state, "red3"), cash(state), clause(state, "district-bought")) == (0, 0, "UB-10.15")


@pytest.mark.clause("UB-10.15", "UB-10c")
def test_half_a_price_is_rounded_up_to_a_multiple_of_ten() -> None:
    game = faubourg.game("ubuild", DATA.replace("red3 = { value = 2400", "red3 = { value = 2410"))
    assert why(draw(15, open=False, cash={0: 2200}, game=game), "take red3") == ("too-dear", "UB-10.15")
    assert cash(play(draw(15, open=False, cash={0: 2210}, game=game), "take red3")) == 0


@pytest.mark.clause("UB-10.16", "UB-10c")
def test_a_stroll_open_advances_to_the_next_bridge_and_draws_again() -> None:
    state = draw(16, open=True)
    assert (space(state), is_open(state, 16), phase(state)) == (16, True, "draw")
    play(state, "draw chance8")
    assert (cash(state), phase(state)) == (19200, "act")


@pytest.mark.clause("UB-10.16")
def test_a_stroll_closed_advances_to_free_parking() -> None:
    state = draw(16, open=False)
    assert (space(state), phase(state)) == (11, "act")


@pytest.mark.clause("UB-10.17")
def test_fair_exchange_open_swaps_plain_districts() -> None:
    owned = {0: "red2 brown1", 1: "red3 yellow1 pink2", 2: "lightblue1"}
    state = draw(17, open=True, owned=owned, residential={"pink2": 1})
    assert legal(state) == ["pass", "give red2"]
    assert refused(state, "give brown1") == ("price-too-high", "UB-10.17", {"district": "brown1"})
    play(state, "give red2")
    assert legal(state) == ["take lightblue1"]
    assert why(state, "take red3") == ("price-too-high", "UB-10.17")
    assert why(state, "take pink2") == ("not-plain", "UB-10.17")
    assert why(state, "take brown1") == ("not-anothers", "UB-10.17")
    play(state, "take lightblue1")
    assert (owner(state, "lightblue1"), owner(state, "red2"), clause(state, "districts-swapped")) == (0, 2, "UB-10.17")


@pytest.mark.clause("UB-10.17")
def test_what_is_recorded_or_mortgaged_is_not_swapped() -> None:
    owned = {0: "red2 red3 green2", 1: "brown1"}
    state = draw(17, open=True, owned=owned, skyscrapers={"red2": 27}, mortgaged={"green2": 260})
    assert legal(state) == ["pass", "give red3"]
    assert why(state, "give green2") == ("not-plain", "UB-10.17")
    assert phase(play(state, "pass")) == "act"


@pytest.mark.clause("UB-10.17")
def test_fair_exchange_closed_removes_a_hazard() -> None:
    state = draw(17, open=False, owned={0: "yellow2"}, pieces={"power": 33, "prison": 38})
    assert legal(state) == ["remove power"]
    assert refused(state, "remove prison")[:2] == ("not-beside-yours", "UB-10.17")
    assert refused(state, "remove sewage")[:2] == ("not-standing", "UB-10.17")
    play(state, "remove power")
    assert (site_of(state, "power"), stock(state, "power"), clause(state, "hazard-removed")) == (None, 1, "UB-10.17")
