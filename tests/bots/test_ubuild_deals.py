"""Deals offered to the bot of U-Build: it takes what is good for it, and no sequence of deals can pump it."""

from typing import Unpack

import pytest

import faubourg
from faubourg.bots.heuristics.registry import heuristic_for
from faubourg.bots.heuristics.ubuild import UBuildHeuristic
from faubourg.bots.player import acceptable, ask_bot, bot
from faubourg.core.bits import bits_of
from faubourg.core.rng import Rng
from faubourg.core.state import FINE, State
from faubourg.games.estate import dealing
from faubourg.games.ubuild.game import UBuildGame
from faubourg.games.ubuild.layouts.generator import generated
from faubourg.games.ubuild.numbering import Frame
from faubourg.games.ubuild.state import UBuild
from tests.bots.bargains import anything, greedy, hand_turn, make, pump, random_deal, turn_of_bots
from tests.games.city.positions import play
from tests.games.ubuild.positions import Position, land, phase, player, table

GAME = faubourg.game("ubuild")


def judge() -> UBuildHeuristic:
    found = heuristic_for("ubuild")
    assert isinstance(found, UBuildHeuristic)
    return found


def opened(state: State, line: str) -> UBuild:
    """The position after an offer."""
    found = play(state, line)
    assert isinstance(found, UBuild)
    return found


def answered(line: str, **others: Unpack[Position]) -> bool:
    """Whether greedy, at seat 1, accepts what seat 0 offers."""
    return greedy(opened(table(**others), line), 1)


# What it accepts


def test_greedy_gives_nothing_away() -> None:
    assert not answered("deal 1 red2 pay 0", owned={1: "red2"})
    assert not answered("deal 1 red2 pay 10", owned={1: "red2"})


def test_greedy_takes_what_is_given() -> None:
    assert answered("deal 1 red2 pay 0", owned={0: "red2"})
    assert answered("deal 1 red2 pay 1000", owned={0: "red2"})


def test_greedy_sells_for_enough() -> None:
    assert answered("deal 1 brown1 pay 15000", owned={1: "brown1 red2"})


def price(owned: dict[int, str]) -> int:
    """For how much greedy, at seat 1, sells red3 to seat 0."""
    state = opened(table(owned=owned, residential={"red2": 6}, cash={0: 60000}), "deal 1 red3 pay 10")
    better = acceptable(state, 1, Rng(1))
    assert better is not None
    return int(state.text(better).split()[-1])


def test_greedy_asks_more_for_what_completes_a_colour_of_its_rival() -> None:
    alone = price({1: "red3 pink2"})
    assert price({0: "red2", 1: "red3 pink2"}) > alone + 2000
    # And from somebody whose friend has the other.
    assert price({2: "red2", 1: "red3 pink2"}) > alone


def test_greedy_gives_more_for_what_completes_its_own_colour() -> None:
    lonely = {0: "pink3", 1: "red2"}
    completing = {0: "pink3", 1: "pink2"}
    prices = range(1000, 15000, 500)
    most = [
        max([0, *(price for price in prices if answered(f"deal 1 pink3 get {price}", owned=owned))])
        for owned in (lonely, completing)
    ]
    assert most[1] > most[0] > 0


def test_a_creditor_takes_a_good_district_for_a_debt_and_forgives_none() -> None:
    owned = {0: "yellow1 pink2", 1: "darkblue2"}
    blocks = {"darkblue2": 1, "yellow1": 5}
    state = land(table(cash={0: 100}, owned=owned, residential=blocks, places={0: 15}), 21)
    assert phase(state) == "debt"
    for line, accepted in (("yellow1", True), ("pink2", False), ("nothing", False)):
        assert greedy(opened(state.clone(), f"deal 1 {line} get 2900"), 1) == accepted


# What it suggests and what it offers


def test_greedy_says_for_how_much_it_would_sell() -> None:
    state = opened(table(owned={1: "red2 pink2"}), "deal 1 red2 pay 500")
    assert not greedy(state, 1)
    better = acceptable(state, 1, Rng(1))
    assert better is not None
    typed = state.text(better)
    assert typed.startswith("deal 1 red2 pay ")
    play(state, "refuse")
    # It is what it says, and ten less is not enough.
    assert greedy(opened(state.clone(), typed), 1)
    less = f"deal 1 red2 pay {int(typed.split()[-1]) - 10}"
    assert not greedy(opened(state.clone(), less), 1)


def test_greedy_suggests_nothing_that_cannot_be_paid() -> None:
    state = opened(table(cash={0: 600}, owned={1: "red2 pink2"}), "deal 1 red2 pay 500")
    assert acceptable(state, 1, Rng(1)) is None
    assert acceptable(table(), 0, Rng(1)) is None


def own_offer(round: int) -> tuple[UBuild, str]:
    state = table(owned={0: "pink2", 1: "pink3"}, round=round)
    assert isinstance(state, UBuild)
    return state, state.text(ask_bot(bot("greedy"), state, 0, Rng(1)))


def test_greedy_offers_a_fair_price_for_the_district_it_lacks() -> None:
    made = [(state, line) for state, line in map(own_offer, range(2, 6)) if line.startswith("deal")]
    # Only once in some rounds, so that a refusal is taken for an answer.
    assert len(made) == 1
    state, line = made[0]
    assert line.startswith("deal 1 pink3 pay ")
    play(state, line)
    assert greedy(state, 1)
    play(state, "accept")
    assert player(state)["districts"] == ["pink2", "pink3"]


def test_greedy_makes_at_most_one_offer_a_turn() -> None:
    for round in range(2, 6):
        state, line = own_offer(round)
        if line.startswith("deal"):
            play(state, line, "refuse")
            assert not state.text(ask_bot(bot("greedy"), state, 0, Rng(1))).startswith("deal")


# It cannot be pumped


def start_of_turn(seed: int, name: str, decisions: int, options: dict[str, object] | None = None) -> UBuild:
    state = turn_of_bots(GAME, options or {}, seed, name, decisions)
    assert isinstance(state, UBuild)
    return state


def layout(mode: int) -> str:
    assert isinstance(GAME, UBuildGame)
    return generated(GAME.figures.box, mode, 11)


@pytest.mark.parametrize(
    ("seed", "name", "decisions", "options"),
    [
        (1, "random", 60, {}),
        (2, "greedy", 100, {"mode": "advanced"}),
        (3, "greedy", 60, {"mode": "beginner", "layout": layout(0)}),
    ],
)
def test_no_sequence_of_deals_leaves_greedy_worse_off_by_its_own_estimate(
    seed: int, name: str, decisions: int, options: dict[str, object]
) -> None:
    start = start_of_turn(seed, name, decisions, options)
    total = 0
    for victim in bits_of(start.playing):
        state = start.clone()
        before, lowest, made = pump(judge(), state, victim, greedy, Rng(f"{seed}/{victim}"), 50)
        assert lowest >= before
        total += made
    # The search did find deals that greedy accepts.
    assert total >= 5


def test_a_bot_that_accepts_anything_is_pumped_at_once() -> None:
    state = start_of_turn(2, "greedy", 80)
    victim = bits_of(state.playing)[0]
    before, lowest, made = pump(judge(), state, victim, anything, Rng(1), 20)
    assert made > 0
    assert lowest < before


def test_every_deal_that_greedy_accepts_is_better_as_things_stand_too() -> None:
    state = start_of_turn(3, "greedy", 90)
    victim = bits_of(state.playing)[-1]
    rng = Rng(4)
    made = 0
    for _ in range(120):
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
    owned = {0: "yellow1 pink2 green2", 1: "darkblue2 red2", 2: "pink3"}
    blocks = {"darkblue2": 8, "yellow1": 5, "green2": 4}
    balance = judge().deals.pool.balance
    made = 0
    for seed in range(8):
        rng = Rng(f"debt/{seed}")
        for partner in (1, 2):
            state = land(table(cash={0: 100}, owned=owned, residential=blocks, places={0: 15}), 21)
            assert isinstance(state, UBuild)
            before = balance(state, partner)
            while phase(state) == "debt" and rng.below(30):
                state.frames.set_step(0)
                move = random_deal(state, rng, 0, partner)
                if dealing.refusal(state, move, 0) == FINE:
                    made += make(state, move, partner, greedy)
                    assert balance(state, partner) >= before
    assert made > 0


def test_what_others_deal_among_themselves_does_not_change_the_balance() -> None:
    state = start_of_turn(2, "greedy", 90)
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
