"""Deals offered to the bot of City: it takes what is good for it, and no sequence of deals can pump it."""

from typing import Unpack

import pytest

import faubourg
from faubourg.bots.heuristics.city import CityHeuristic
from faubourg.bots.heuristics.registry import heuristic_for
from faubourg.bots.player import acceptable, ask_bot, bot
from faubourg.core.bits import bits_of
from faubourg.core.rng import Rng
from faubourg.core.state import FINE, State
from faubourg.games.city.numbering import Frame
from faubourg.games.city.state import City
from faubourg.games.estate import dealing
from tests.bots.bargains import anything, greedy, hand_turn, make, pump, random_deal, turn_of_bots
from tests.games.city.positions import PINK, Position, land, phase, play, player, table

GAME = faubourg.game("city")


def judge() -> CityHeuristic:
    found = heuristic_for("city")
    assert isinstance(found, CityHeuristic)
    return found


def opened(state: State, line: str) -> City:
    """The position after an offer."""
    found = play(state, line)
    assert isinstance(found, City)
    return found


def answered(line: str, **others: Unpack[Position]) -> bool:
    """Whether greedy, at seat 1, accepts what seat 0 offers."""
    return greedy(opened(table(**others), line), 1)


# What it accepts


def test_greedy_gives_nothing_away() -> None:
    assert not answered("deal 1 red1 pay 0", owned={1: "red1"})
    assert not answered("deal 1 red1 pay 10", owned={1: "red1"})
    assert not answered("deal 1 jail1 pay 0", held={1: "jail1"})


def test_greedy_takes_what_is_given() -> None:
    assert answered("deal 1 red1 pay 0", owned={0: "red1"})
    assert answered("deal 1 red1 pay 1000", owned={0: "red1"})
    assert answered("deal 1 dodge pay 0", held={0: "dodge"}, owned={2: "red1"}, residential={"red1": 6})


def test_greedy_sells_for_enough() -> None:
    assert answered("deal 1 brown1 pay 30000", owned={1: "brown1 red1"})


def test_greedy_asks_more_for_what_completes_a_colour_of_its_rival() -> None:
    blocks = {"red1": 6, "red2": 6}
    assert answered("deal 1 red3 pay 9000", owned={1: "red3 pink1"})
    assert not answered("deal 1 red3 pay 9000", owned={0: "red1 red2", 1: "red3 pink1"}, residential=blocks)
    # Nor to somebody whose friend has the others.
    assert not answered("deal 1 red3 pay 9000", owned={2: "red1 red2", 1: "red3 pink1"}, residential=blocks)


def test_greedy_gives_more_for_what_completes_its_own_colour() -> None:
    lonely = {0: "pink3", 1: "red1"}
    completing = {0: "pink3", 1: "pink1 pink2"}
    assert not answered("deal 1 pink3 get 6000", owned=lonely)
    assert answered("deal 1 pink3 get 6000", owned=completing)


def test_a_creditor_takes_a_good_district_for_a_debt_and_forgives_none() -> None:
    owned = {0: "yellow1 pink1", 1: "darkblue2"}
    blocks = {"darkblue2": 1, "yellow1": 5}
    state = land(table(cash={0: 100}, owned=owned, residential=blocks, places={0: 34}), "darkblue2")
    assert phase(state) == "debt"
    for line, accepted in (("yellow1", True), ("pink1", False), ("nothing", False)):
        assert greedy(opened(state.clone(), f"deal 1 {line} get 3000"), 1) == accepted


def test_a_creditor_does_not_sell_the_dodge_that_refuses_its_own_rent_for_a_song() -> None:
    given: Position = {
        "owned": {0: "yellow1 pink1", 1: "darkblue2"},
        "residential": {"darkblue2": 6, "yellow1": 5},
        "cash": {0: 14000},
        "places": {0: 34},
        "held": {1: "dodge"},
    }
    # The rent is 15000, which cash and mortgages would cover.
    state = land(table(**given), "darkblue2")
    assert phase(state) == "debt"
    for price in (5000, 10000, 14000):
        assert not greedy(opened(state.clone(), f"deal 1 dodge pay {price}"), 1)
    # A stranger to the debt sells it for as much.
    state = land(table(**given | {"owned": {0: "yellow1 pink1", 2: "darkblue2"}}), "darkblue2")
    assert greedy(opened(state, "deal 1 dodge pay 14000"), 1)


# What it suggests and what it offers


def test_greedy_says_for_how_much_it_would_sell() -> None:
    state = play(table(owned={1: "red1 pink1"}), "deal 1 red1 pay 500")
    assert isinstance(state, City)
    assert not greedy(state, 1)
    better = acceptable(state, 1, Rng(1))
    assert better is not None
    typed = state.text(better)
    assert typed.startswith("deal 1 red1 pay ")
    play(state, "refuse")
    # It is what it says, and ten less is not enough.
    assert greedy(opened(state.clone(), typed), 1)
    less = f"deal 1 red1 pay {int(typed.split()[-1]) - 10}"
    assert not greedy(opened(state.clone(), less), 1)


def test_greedy_suggests_nothing_that_cannot_be_paid() -> None:
    state = play(table(cash={0: 600}, owned={1: "red1 pink1"}), "deal 1 red1 pay 500")
    assert acceptable(state, 1, Rng(1)) is None
    assert acceptable(table(), 0, Rng(1)) is None


def own_offer(round: int) -> tuple[City, str]:
    state = table(owned={0: "pink1 pink2", 1: "pink3"}, round=round)
    assert isinstance(state, City)
    return state, state.text(ask_bot(bot("greedy"), state, 0, Rng(1)))


def test_greedy_offers_a_fair_price_for_the_district_it_lacks() -> None:
    offers = [own_offer(round) for round in range(2, 6)]
    made = [(state, line) for state, line in offers if line.startswith("deal")]
    # Only once in some rounds, so that a refusal is taken for an answer.
    assert len(made) == 1
    state, line = made[0]
    assert line.startswith("deal 1 pink3 pay ")
    play(state, line)
    assert greedy(state, 1)
    play(state, "accept")
    assert player(state)["districts"] == PINK.split()


def test_greedy_makes_at_most_one_offer_a_turn() -> None:
    for round in range(2, 6):
        state, line = own_offer(round)
        if line.startswith("deal"):
            play(state, line, "refuse")
            assert not state.text(ask_bot(bot("greedy"), state, 0, Rng(1))).startswith("deal")


# It cannot be pumped


def start_of_turn(seed: int, name: str, decisions: int) -> City:
    state = turn_of_bots(GAME, {}, seed, name, decisions)
    assert isinstance(state, City)
    return state


@pytest.mark.parametrize(("seed", "name", "decisions"), [(1, "random", 60), (2, "greedy", 120), (3, "greedy", 240)])
def test_no_sequence_of_deals_leaves_greedy_worse_off_by_its_own_estimate(seed: int, name: str, decisions: int) -> None:
    start = start_of_turn(seed, name, decisions)
    total = 0
    for victim in bits_of(start.playing):
        state = start.clone()
        before, lowest, made = pump(judge(), state, victim, greedy, Rng(f"{seed}/{victim}"), 60)
        assert lowest >= before
        total += made
    # The search did find deals that greedy accepts.
    assert total >= 5


def test_a_bot_that_accepts_anything_is_pumped_at_once() -> None:
    state = start_of_turn(2, "greedy", 120)
    victim = bits_of(state.playing)[0]
    before, lowest, made = pump(judge(), state, victim, anything, Rng(1), 20)
    assert made > 0
    assert lowest < before


def test_every_deal_that_greedy_accepts_is_better_as_things_stand_too() -> None:
    state = start_of_turn(3, "greedy", 200)
    victim = bits_of(state.playing)[-1]
    rng = Rng(4)
    made = 0
    for _ in range(150):
        proposer = bits_of(state.playing)[0]
        hand_turn(state, proposer)
        move = random_deal(state, rng, proposer, victim)
        if dealing.refusal(state, move, proposer) == FINE:
            before = judge().forecast.estimate(state, victim)
            accepted = make(state, move, victim, greedy)
            made += accepted
            assert state.frames.kind() == Frame.TURN
            assert not accepted or judge().forecast.estimate(state, victim) > before
    assert made > 0


def test_deals_over_a_debt_do_not_pump_either() -> None:
    """The debtor and the creditor, or somebody else, deal over a debt again and again."""
    owned = {0: "yellow1 pink1 green1", 1: "darkblue2 red1", 2: "pink2"}
    blocks = {"darkblue2": 8, "yellow1": 5, "green1": 4}
    balance = judge().deals.pool.balance
    made = 0
    for seed in range(12):
        rng = Rng(f"debt/{seed}")
        for partner in (1, 2):
            # CI-11f In every other case somebody has a dodge for it.
            held = {1 + seed // 2 % 2: "dodge"} if seed % 2 else {}
            place = table(cash={0: 100}, owned=owned, residential=blocks, places={0: 34}, held=held)
            state = land(place, "darkblue2")
            assert isinstance(state, City)
            before = balance(state, partner)
            while phase(state) == "debt" and rng.below(30):
                state.frames.set_step(0)
                move = random_deal(state, rng, 0, partner)
                if dealing.refusal(state, move, 0) == FINE:
                    made += make(state, move, partner, greedy)
                    assert balance(state, partner) >= before
    assert made > 0


def test_what_others_deal_among_themselves_does_not_change_the_balance() -> None:
    state = start_of_turn(2, "greedy", 200)
    seats = bits_of(state.playing)
    victim = seats[0]
    rng = Rng(6)
    balance = judge().deals.pool.balance
    before = balance(state, victim)
    made = 0
    for _ in range(60):
        proposer, partner = seats[1 + rng.below(len(seats) - 1)], seats[1 + rng.below(len(seats) - 1)]
        hand_turn(state, proposer)
        move = random_deal(state, rng, proposer, partner)
        if dealing.refusal(state, move, proposer) == FINE:
            make(state, move, victim, greedy)
            made += 1
            assert balance(state, victim) == before
    assert made > 5


def test_a_refused_offer_leaves_everything_as_it_was() -> None:
    state: State = table(owned={1: "red1"})
    cash = player(state, 1)["cash"]
    play(state, "deal 1 red1 pay 10", "refuse")
    assert player(state, 1)["cash"] == cash
