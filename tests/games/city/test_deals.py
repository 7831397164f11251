"""Chapter 7: deals."""

import json
from random import Random
from typing import Unpack

import pytest

import faubourg
from faubourg import CLOCK
from faubourg.core.forms import DealForm
from faubourg.core.state import State
from faubourg.games.estate.deals import cash_of
from faubourg.games.estate.districts import DISTRICT_IDS
from tests.games.city.positions import (
    PINK,
    Position,
    cash,
    clause,
    debt,
    district,
    draw,
    events,
    land,
    legal,
    offer,
    owner,
    phase,
    play,
    player,
    refused,
    rent,
    seen,
    table,
    told,
    why,
)

OWNED = {0: "red1 brown1", 1: "red2 green1", 2: "red3"}


def owing(**others: Unpack[Position]) -> State:
    """Seat 0 owes seat 2 a rent of 1000 for Quartier des Affaires, and has 100 in cash."""
    given: Position = {"owned": OWNED, "cash": {0: 100}, "places": {0: 19}, "industrial": {"red3": 1}}
    return land(table(**(given | others)), "red3")


@pytest.mark.clause("CI-7a")
def test_districts_and_money_change_hands_as_the_two_agree() -> None:
    state = play(table(owned=OWNED), "deal 1 red1+red2 pay 300")
    assert (phase(state), state.actors()) == ("deal", [1])
    assert legal(state) == ["accept", "refuse"]
    play(state, "accept")
    assert (owner(state, "red1"), owner(state, "red2")) == (1, 0)
    assert (cash(state), cash(state, 1)) == (37400, 38000)
    assert (phase(state), state.actors()) == ("roll", [0])


@pytest.mark.clause("CI-7a")
def test_an_offer_says_what_each_side_gives() -> None:
    state = play(table(owned=OWNED, held={1: "jail2"}), "deal 1 red1+red2+jail2 get 300")
    assert offer(state)["gives"] == {"districts": ["red1"], "cards": [], "cash": 0}
    assert offer(state)["gets"] == {"districts": ["red2"], "cards": ["jail2"], "cash": 300}
    assert state.prompt(1)["params"] == {
        "proposer": 0,
        "offered": ["red1"],
        "wanted": ["red2", "jail2"],
        "cash": -300,
        "cash_offered": 0,
        "cash_wanted": 300,
        "cancels": 0,
    }
    assert told(state, "deal-offered")["cash"] == 300


@pytest.mark.clause("CI-7a")
def test_everything_on_a_district_and_its_mortgage_go_along() -> None:
    state = table(owned=OWNED, residential={"red1": 2}, pieces={"dump": "red1"}, mortgaged={"red1": 180}, rails="red1")
    play(state, "deal 1 red1 get 10", "accept")
    found = district(state, "red1")
    assert (found["owner"], found["residential"], found["hazard"], found["mortgage"], found["rail"]) == (
        1,
        2,
        "dump",
        180,
        True,
    )


@pytest.mark.clause("CI-7a")
def test_jail_cards_and_the_rent_dodge_may_be_dealt_and_other_kept_cards_not() -> None:
    state = table(owned=OWNED, held={0: "jail1 taxi", 1: "dodge"})
    form = state.forms()[0]
    assert isinstance(form, DealForm)
    assert form.assets == ["brown1", "red1", "red2", "red3", "green1", "jail1", "dodge"]
    play(state, "deal 1 jail1+dodge pay 0", "accept")
    assert (player(state)["cards"], player(state, 1)["cards"]) == (["taxi", "dodge"], ["jail1"])
    with pytest.raises(faubourg.InputError):
        state.parse("deal 1 taxi get 10")


@pytest.mark.clause("CI-7a")
def test_check_says_why_an_offer_is_not_allowed() -> None:
    state = table(4, owned=OWNED, cash={0: 500, 1: 700}, out=(3,))
    assert refused(state, "deal 3 red1 get 10") == ("no-partner", "CI-7a", {"seat": 3})
    assert why(state, "deal 0 red1 get 10") == ("no-partner", "CI-7a")
    assert refused(state, "deal 1 red3 get 10") == ("not-of-the-two", "CI-7a", {"asset": "red3", "partner": 1})
    assert refused(state, "deal 1 red1+jail1 get 10")[2] == {"asset": "jail1", "partner": 1}
    assert why(state, "deal 1 nothing get 10") == ("nothing-offered", "CI-7a")
    assert refused(state, "deal 1 red2 pay 510") == ("offerer-short", "CI-7a", {"cash": 500, "missing": 10})
    assert refused(state, "deal 1 red1 get 720") == (
        "partner-short",
        "CI-7a",
        {"partner": 1, "cash": 700, "missing": 20},
    )


@pytest.mark.clause("CI-7a")
def test_all_the_cash_of_either_may_be_offered() -> None:
    state = table(owned=OWNED, cash={0: 500, 1: 700})
    assert cash(play(state.clone(), "deal 1 red2 pay 500", "accept")) == 0
    assert cash(play(state, "deal 1 red1 get 700", "accept"), 1) == 0


@pytest.mark.clause("CI-7a", "CI-7b")
def test_there_is_something_to_deal_about_once_anybody_has_a_district_or_a_card_or_owes_a_player() -> None:
    assert table().forms() == []
    assert table(held={1: "taxi tax-dodge"}).forms() == []
    for state in (table(owned={2: "red1"}), table(held={1: "jail2"}), table(held={2: "dodge"})):
        assert isinstance(state.forms()[0], DealForm)
    assert draw(12, cash={0: 0}).forms() == []
    assert isinstance(draw(1, cash={1: 0}).forms()[0], DealForm)


@pytest.mark.clause("CI-7a")
def test_a_refused_offer_cannot_be_repeated_unchanged_in_the_same_turn() -> None:
    state = play(table(owned=OWNED, doubles=1, step="act"), "deal 1 red1 get 500", "refuse", "done")
    assert why(state, "deal 1 red1 get 500") == ("offer-repeated", "CI-7a")
    assert state.can_play(state.parse("deal 1 red1 get 510"))
    land(state, 10)
    assert why(state, "deal 1 red1 get 500") == ("offer-repeated", "CI-7a")
    play(state, "done")
    for _ in range(2):
        play(land(state, 10), "done")
    assert state.actors() == [0]
    assert state.can_play(state.parse("deal 1 red1 get 500"))


@pytest.mark.clause("CI-7a")
def test_once_something_has_changed_hands_the_same_words_are_another_offer() -> None:
    state = play(table(owned=OWNED), "deal 1 red1 get 500", "refuse", "deal 1 red1 get 400", "accept")
    # Now it would be seat 1 that gives the district, and the money as well.
    play(state, "deal 1 red1 get 500")
    assert offer(state)["gets"] == {"districts": ["red1"], "cards": [], "cash": 500}
    state = play(table(held={0: "dodge"}), "deal 1 dodge pay 10", "refuse", "deal 1 dodge get 10", "accept")
    assert state.can_play(state.parse("deal 1 dodge pay 10"))


@pytest.mark.clause("CI-7a", "CI-13.14")
def test_a_district_that_a_card_has_taken_may_be_offered_back_for_what_was_refused() -> None:
    state = play(table(owned={1: "green1"}, places={0: 4}), "deal 1 green1 pay 500", "refuse", "deal 1 green1 pay 0")
    play(state, "refuse", "roll", "dice 1 2", "draw chance14", "take green1")
    assert state.can_play(state.parse("deal 1 green1 pay 500"))
    assert district(state, "green1")["owner"] == 0


@pytest.mark.clause("CI-7a")
def test_an_offer_that_means_the_same_is_repeated_whatever_was_dealt_in_between() -> None:
    state = play(table(owned=OWNED), "deal 1 red1 get 500", "refuse", "deal 1 brown1 get 10", "accept")
    assert why(state, "deal 1 red1 get 500") == ("offer-repeated", "CI-7a")


@pytest.mark.clause("CI-7a", "CI-7b")
def test_what_was_refused_for_cash_may_be_offered_against_a_debt_once() -> None:
    given: Position = {"owned": OWNED, "cash": {0: 100}, "places": {0: 19}, "industrial": {"red3": 1}}
    state = land(play(table(**given), "deal 2 red1 get 300", "refuse", "deal 1 red1 get 200", "refuse"), "red3")
    assert phase(state) == "debt"
    # To anybody else it is the same offer.
    assert why(state, "deal 1 red1 get 200") == ("offer-repeated", "CI-7a")
    play(state, "deal 2 red1 get 300")
    assert offer(state)["cancels"] == 300
    play(state, "refuse")
    assert why(state, "deal 2 red1 get 300") == ("offer-repeated", "CI-7a")


@pytest.mark.clause("CI-7a")
def test_there_are_three_offers_a_turn() -> None:
    state = table(owned=OWNED)
    for amount, answer in ((10, "refuse"), (20, "accept"), (30, "refuse")):
        play(state, f"deal 1 red1 {'get' if answer == 'refuse' else 'pay'} {amount}", answer)
        if answer == "accept":
            assert owner(state, "red1") == 1
    assert refused(state, "deal 1 brown1 get 40") == ("no-offers-left", "CI-7a", {"most": 3})
    assert state.forms() == []
    assert seen(state)["offers_left"] == 0


@pytest.mark.clause("CI-7a")
def test_live_the_clock_ends_an_offer_and_in_turn_it_waits() -> None:
    state = play(table(owned=OWNED, options={"auctions": "live"}), "deal 1 red1 get 500")
    timer = state.timers()[0]
    assert (timer.kind, timer.seconds) == ("offer", 50)
    play(state, "clock: time offer")
    assert told(state, "deal-expired")["partner"] == 1
    assert why(state, "deal 1 red1 get 500") == ("offer-repeated", "CI-7a")
    waiting = play(table(owned=OWNED), "deal 1 red1 get 500")
    assert not waiting.is_asked(CLOCK)


@pytest.mark.clause("CI-7a")
def test_the_counts_of_two_offers_differ() -> None:
    state = table(owned=OWNED, options={"auctions": "live"})
    numbers = []
    for amount in (10, 20, 30):
        play(state, f"deal 1 red1 get {amount}")
        numbers.append(state.timers()[0].number)
        play(state, "refuse")
    assert len(set(numbers)) == 3


@pytest.mark.clause("CI-7a", "CI-1e")
def test_an_offer_keeps_its_count_when_the_hour_runs_out_and_the_next_over_the_same_debt_has_another() -> None:
    state = play(owing(options={"auctions": "live", "length": "hour"}), "deal 2 red1 get 300")
    first = state.timers()[0]
    play(state, "clock: time hour")
    assert [(timer.kind, timer.number) for timer in state.timers()] == [("offer", first.number)]
    play(state, "accept", "deal 2 brown1 get 300")
    assert state.timers()[0].number != first.number


@pytest.mark.clause("CI-7a")
def test_nobody_offers_out_of_turn() -> None:
    state = table(owned=OWNED)
    assert state.forms(1) == []
    assert why(state, "deal 0 red2 get 10", 1)[0] == "not-your-turn"


@pytest.mark.clause("CI-7b")
def test_a_debtor_and_the_creditor_may_cancel_a_part_of_the_debt_against_a_district() -> None:
    state = play(owing(), "deal 2 red1 get 300")
    assert offer(state)["cancels"] == 300
    assert offer(state)["gets"]["cash"] == 0
    assert state.prompt(2)["clause"] == "CI-7b"
    play(state, "accept")
    assert (owner(state, "red1"), debt(state)["amount"], debt(state)["missing"]) == (2, 700, 600)
    assert told(state, "debt-cancelled")["left"] == 700


@pytest.mark.clause("CI-7b")
def test_what_is_left_is_paid_at_once_when_cash_covers_it() -> None:
    state = play(owing(), "deal 2 red1 get 900", "accept")
    assert (cash(state), cash(state, 2), phase(state)) == (0, 37800, "act")


@pytest.mark.clause("CI-7b")
def test_cash_beyond_the_debt_must_be_the_creditors() -> None:
    state = owing(cash={0: 100, 2: 50})
    assert refused(state, "deal 2 red1 get 1060")[0] == "partner-short"
    play(state, "deal 2 red1 get 1050", "accept")
    assert (cash(state), cash(state, 2)) == (150, 0)
    assert phase(state) == "act"


@pytest.mark.clause("CI-7b")
def test_a_creditor_may_forgive_a_debt_for_nothing() -> None:
    state = play(owing(), "deal 2 nothing get 1000", "accept")
    assert (cash(state), cash(state, 2), phase(state)) == (100, 37700, "act")
    assert events(state, "debt-paid") == []


@pytest.mark.clause("CI-7b")
def test_a_debtor_may_sell_to_anybody_but_the_deal_must_bring_relief() -> None:
    state = owing()
    assert why(state, "deal 1 red1+red2 pay 0") == ("no-relief", "CI-7b")
    assert why(state, "deal 2 red1 pay 10") == ("no-relief", "CI-7b")
    assert why(state, "deal 1 nothing get 10") == ("nothing-offered", "CI-7a")
    play(state, "deal 1 red1 get 900", "accept")
    assert (cash(state), cash(state, 1), cash(state, 2)) == (0, 36800, 38700)


@pytest.mark.clause("CI-7a", "CI-7b", "CI-10b")
def test_a_mortgaged_district_may_be_dealt_over_a_debt_and_brings_its_mortgage_along() -> None:
    state = play(owing(), "mortgage red1", "deal 2 red1 get 700", "accept")
    assert (owner(state, "red1"), district(state, "red1")["mortgage"]) == (2, 180)
    assert (cash(state), debt(state)["amount"], debt(state)["mortgages"]) == (280, 300, 20)
    play(state, "mortgage brown1")
    assert (cash(state), cash(state, 2), phase(state)) == (0, 38000, "act")


@pytest.mark.clause("CI-7b")
def test_cards_and_districts_of_the_creditor_may_be_part_of_it() -> None:
    state = owing(held={0: "jail1", 2: "dodge"})
    play(state, "deal 2 jail1+dodge+red1+red3 get 1000", "accept")
    assert (player(state)["cards"], player(state, 2)["cards"]) == (["dodge"], ["jail1"])
    assert (owner(state, "red1"), owner(state, "red3"), phase(state)) == (2, 0, "act")


@pytest.mark.clause("CI-7a", "CI-12b")
def test_a_prisoner_may_accept_an_offer() -> None:
    state = play(table(owned=OWNED, jail={1: 2}), "deal 1 red2 pay 500", "accept")
    assert (owner(state, "red2"), player(state, 1)["jailed"]) == (0, True)


@pytest.mark.clause("CI-7a", "CI-7b")
def test_each_debt_has_three_fresh_offers() -> None:
    state = owing()
    for amount in (180, 190, 200):
        play(state, f"deal 1 red1 get {amount}", "refuse")
    assert (debt(state)["offers_left"], state.forms()) == (0, [])
    assert why(state, "deal 1 red1 get 210") == ("no-offers-left", "CI-7a")
    assert seen(state)["offers_left"] == 3


@pytest.mark.clause("CI-7b")
def test_a_debtor_gives_no_estate_away_on_the_road_to_bankruptcy() -> None:
    state = owing()
    # Red is worth 180 to a debtor, who has 100 and a brown district worth 20 besides.
    assert refused(state, "deal 1 red1 get 170") == ("estate-shrinks", "CI-7b", {"before": 300, "after": 290})
    assert state.can_play(state.parse("deal 1 red1 get 180"))
    # What comes is counted, too.
    assert state.can_play(state.parse("deal 1 red1+red2 get 10"))
    # With the creditor anything goes that brings relief: who would get it all gets some.
    assert state.can_play(state.parse("deal 2 red1+brown1 get 10"))
    # Out of debt one may make presents.
    assert table(owned=OWNED).can_play(state.parse("deal 1 red1 pay 500"))


@pytest.mark.clause("CI-7b")
def test_over_a_debt_to_the_bank_nobody_is_the_creditor() -> None:
    state = draw(6, owned={0: "red1 brown1", 1: "red2"}, pieces={"sewage": "brown1"}, cash={0: 0})
    assert refused(state, "deal 1 red1 get 170") == ("estate-shrinks", "CI-7b", {"before": 200, "after": 190})
    play(state, "deal 1 red1 get 180", "accept")
    assert (cash(state), debt(state)["mortgages"]) == (180, 20)


@pytest.mark.clause("CI-7b", "CI-7c", "CI-10b")
def test_what_a_debtor_would_be_left_with_is_counted_with_the_tower_where_it_goes() -> None:
    owned = {0: "red1 pink1 pink2", 1: "brown1 green1", 2: "red3"}
    state = owing(owned=owned, tower="red1")
    # With red go its own 360 and 200 of what the tower makes of pink.
    assert refused(state, "deal 1 red1 get 550")[2] == {"before": 860, "after": 850}
    assert state.can_play(state.parse("deal 1 red1 get 560"))
    # To get the tower is worth as much.
    state = owing(owned=owned, tower="brown1")
    assert state.can_play(state.parse("deal 1 red1+brown1 get 10"))


@pytest.mark.clause("CI-7b", "CI-10b")
def test_a_mortgaged_district_is_worth_nothing_to_a_debtor() -> None:
    state = play(owing(), "mortgage red1")
    assert state.can_play(state.parse("deal 1 red1 get 10"))
    # Nor is one that comes.
    state = owing(mortgaged={"green1": 260})
    assert refused(state, "deal 1 red1+green1 get 170")[2] == {"before": 300, "after": 290}


@pytest.mark.clause("CI-7b", "CI-11f")
def test_for_a_dodge_that_refuses_the_debt_a_debtor_may_give_anything() -> None:
    state = owing(held={1: "dodge"})
    play(state, "deal 1 red1+brown1+dodge pay 100", "accept")
    assert (cash(state), player(state)["cards"], legal(state)) == (0, ["dodge"], ["dodge"])
    # But not for one that does not: of another debt,
    taxed = table(owned={0: "red1", 1: "red2"}, industrial={"red1": 1}, held={1: "dodge"}, cash={0: 0})
    assert why(land(taxed, 4), "deal 1 red1+dodge pay 0") == ("no-relief", "CI-7b")
    # nor for one that goes the other way.
    holding = play(owing(held={0: "dodge"}), "pay")
    assert why(holding, "deal 1 dodge pay 0") == ("no-relief", "CI-7b")
    assert why(holding, "deal 1 red1+dodge get 10") == ("estate-shrinks", "CI-7b")
    assert refused(holding, "deal 1 red1+dodge get 10")[2] == {"before": 300, "after": 130}
    # Cash that is not there cannot be given for it either.
    assert why(owing(held={1: "dodge"}), "deal 1 dodge pay 110") == ("offerer-short", "CI-7a")


# Debtors at random

SOME = [district for district in DISTRICT_IDS if district != "red3"]


def some_of(dice: Random, names: list[str], most: int) -> list[str]:
    return dice.sample(names, min(dice.randint(0, most), len(names)))


def debtor(dice: Random) -> State:
    """Seat 0 owes seat 2, or the bank, more than there is; everything else is as it may be."""
    owners = [dice.randint(0, 3) for _ in SOME]
    owned = {
        seat: " ".join(d for d, owner in zip(SOME, owners, strict=True) if owner == seat) + " red3" * (seat == 2)
        for seat in range(3)
    }
    mine = [d for d, owner in zip(SOME, owners, strict=True) if owner < 3]
    given: Position = {
        "owned": owned,
        "cash": {0: dice.randint(0, 50) * 10, 1: 5000},
        "residential": {d: dice.randint(0, 3) for d in SOME},
        "industrial": {"red3": 8, **{d: dice.randint(0, 1) for d in SOME}},
        "pieces": {"dump": " ".join(some_of(dice, SOME, 3))},
        "mortgaged": dict.fromkeys(sorted(some_of(dice, mine, 5)), 100),
        "skyscrapers": dice.choice(["", "pink1", "pink1 green2", "red3 brown1 darkblue2"]),
        "tower": dice.choice(["", *SOME]),
        "held": {1: dice.choice(["", "dodge", "jail1"])},
        "places": {0: 19},
    }
    return land(table(**given), "red3")


def means(state: State) -> int:
    """Cash and rents of what is not mortgaged, as everybody sees them."""
    return cash(state) + sum(
        each["rent"] for each in seen(state)["districts"] if each["owner"] == 0 and not each["mortgaged"]
    )


@pytest.mark.clause("CI-7b")
def test_no_deal_of_a_debtor_with_a_third_party_lowers_cash_and_mortgages() -> None:
    dice = Random(7)
    judged = 0
    while judged < 150:
        state = debtor(dice)
        if phase(state) == "debt":
            judge_deals(state, dice)
            judged += 1


def judge_deals(state: State, dice: Random) -> None:
    before = means(state)
    theirs = [d for d in DISTRICT_IDS if owner(state, d) in (0, 1)]
    for _ in range(5):
        chosen = some_of(dice, theirs, 4)
        dodge = ["dodge"] if player(state, 1)["cards"] == ["dodge"] and dice.random() < 0.5 else []
        things = "+".join([*sorted(chosen, key=DISTRICT_IDS.index), *dodge]) or "nothing"
        amount = dice.randint(-10, 300) * 10
        move = state.parse(f"deal 1 {things} {'get' if amount > 0 else 'pay'} {abs(amount)}")
        refusal = state.why_not(move)
        if refusal is not None and refusal.code != "estate-shrinks":
            continue
        after = deals_done(state, move)
        if refusal is not None:
            assert refusal.params == {"before": before, "after": means(after)}
            assert means(after) < before
        elif not dodge:
            assert amount > 0
            assert means(after) >= before


def deals_done(state: State, move: int) -> State:
    """The position after a deal, whatever may be said against it, before the debt is paid from the cash."""
    fields = json.loads(state.dump())
    partner, districts, amount = 1, (move >> 3) & ((1 << 22) - 1), cash_of(move)
    mine = fields["owned"][0]
    theirs = fields["owned"][partner]
    fields["owned"][0] = (mine & ~districts) | (theirs & districts)
    fields["owned"][partner] = (theirs & ~districts) | (mine & districts)
    fields["cash"][0] += amount
    fields["cash"][partner] -= amount
    fields |= {"frames": [0, 6, 0, 0, 0], "actor": 0, "offers": []}
    return state.game.restore(json.dumps(fields))


@pytest.mark.clause("CI-7c")
def test_a_stadium_and_the_tower_work_for_whoever_owns_their_district() -> None:
    state = table(owned={0: f"{PINK} brown1 brown2", 1: "red1"}, stadiums="pink1", tower="brown1")
    assert (player(state)["salary"], rent(state, "pink2"), rent(state, "red1")) == (3000, 200, 180)
    play(state, "deal 1 pink1+brown1 get 10")
    assert offer(state)["rents"] == [
        {"district": "brown2", "before": 80, "after": 40},
        {"district": "pink2", "before": 200, "after": 100},
        {"district": "pink3", "before": 240, "after": 120},
        {"district": "red1", "before": 180, "after": 360},
    ]
    play(state, "accept")
    assert (player(state)["salary"], player(state, 1)["salary"]) == (2000, 3000)
    assert (rent(state, "pink2"), rent(state, "red1")) == (100, 360)


@pytest.mark.clause("CI-7c")
def test_a_skyscraper_keeps_doubling_its_colour_for_every_owner_and_blocks_a_second_one() -> None:
    state = table(owned={0: "pink1 pink2", 1: "pink3"}, skyscrapers="pink3")
    assert [rent(state, name) for name in PINK.split()] == [200, 200, 240]
    state = table(owned={0: PINK}, skyscrapers="pink3")
    assert why(state, "skyscraper pink1") == ("skyscraper-already", "CI-9b")


@pytest.mark.clause("CI-7c")
def test_a_bonus_building_and_a_hazard_stay_with_the_district() -> None:
    state = table(owned=OWNED, pieces={"park": "red1", "dump": "red2"})
    play(state, "deal 1 red1+red2 pay 0", "accept")
    assert (district(state, "red1")["bonus"], district(state, "red2")["hazard"]) == ("park", "dump")
    assert clause(state, "deal-accepted") == "CI-7a"


@pytest.mark.clause("CI-7b", "CI-11f")
def test_a_debtor_may_sell_a_dodge_for_cash_as_it_counts_neither_as_cash_nor_as_a_mortgage() -> None:
    holding = play(owing(held={0: "dodge"}), "pay")
    assert holding.can_play(holding.parse("deal 1 dodge get 10"))
    # What it brings may even pay the debt.
    play(holding, "deal 1 dodge get 900", "accept")
    assert (cash(holding), player(holding)["cards"]) == (0, [])


@pytest.mark.clause("CI-11f")
def test_a_refused_rent_names_the_creditor_even_if_the_district_has_changed_hands() -> None:
    state = owing(held={1: "dodge"})
    play(state, "deal 2 red3 get 10", "accept", "deal 1 dodge pay 100", "accept")
    state.play(state.parse("dodge"))
    [refused] = [event for event in state.events(None) if event["kind"] == "rent-refused"]
    assert (refused["seat"], refused["owner"], refused["amount"]) == (0, 2, 990)
