"""The bot of Paris: legal, honest, no fool with money, and it ends a match only when that wins it."""

import pytest

import faubourg
from faubourg.bots.arena import Contest, Tally, hold
from faubourg.bots.coach import advise
from faubourg.bots.heuristics.heuristic import CERTAIN
from faubourg.bots.heuristics.registry import heuristic_for
from faubourg.bots.player import BOTS, GreedyBot, ask_bot, bot
from faubourg.bots.search import rank
from faubourg.core.rng import Rng
from faubourg.core.state import State
from tests.games.paris.positions import table

GAME = faubourg.game("paris")
QUICK = 60


def is_of_interest(state: State) -> bool:
    if state.actor == faubourg.NATURE or state.prompt(int(state.actor))["kind"] != "act":
        return False
    return len({state.imagine(int(state.actor), Rng(number)).dump() for number in range(5)}) > 1


def position(seats: int, seed: int, decisions: int, options: dict[str, object] | None = None) -> State:
    """After so many random decisions, a position in which a seat is to act and the others hide something."""
    rng = Rng(f"position/{seed}")
    state = GAME.start(seats, options)
    while state.decisions < decisions or not is_of_interest(state):
        actor = int(state.actor)
        state.apply(state.filled(actor).pick(rng), actor)
    return state


def turn_of(state: State, seat: int, budget: int = 2000) -> list[str]:
    """What greedy does until its turn is over."""
    rng = Rng(1)
    found = []
    while state.actor == seat and not state.over:
        move = ask_bot(bot("greedy", budget), state, seat, rng)
        found.append(state.text(move))
        state.play(move, seat)
    return found


# Legal, reproducible, honest


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("number", range(len(GAME.option_sets())))
def test_a_bot_only_makes_legal_moves(name: str, number: int) -> None:
    seats, options = GAME.option_sets()[number]
    player = bot(name, QUICK)
    match = faubourg.new("paris", seats, seed=number, options=options)
    rng = Rng(number)
    while not match.state.over:
        seat = int(match.state.actor)
        move = ask_bot(player, match.state, seat, rng)
        assert move in match.state.legal()
        match.play(move, seat)


def test_the_same_position_and_random_numbers_give_the_same_choice() -> None:
    for seed in range(5):
        state = position(4, seed, 60 + 20 * seed)
        seat = int(state.actor)
        before = state.dump()
        assert len({ask_bot(bot("greedy", 300), state, seat, Rng(seed)) for _ in range(3)}) == 1
        assert state.dump() == before


@pytest.mark.parametrize("decisions", [60, 120, 180])
def test_greedy_does_not_look_at_cards_hidden_from_it(decisions: int) -> None:
    heuristic = heuristic_for("paris")
    assert heuristic is not None
    state = position(4, decisions, decisions)
    seat = int(state.actor)
    others = [state.imagine(seat, Rng(attempt)) for attempt in range(20)]
    assert len({other.dump() for other in others}) > 1
    assert all(other.view(seat) == state.view(seat) for other in others)
    assert len({(heuristic.value(other, seat), GreedyBot(300).choose(other, seat, Rng(8))) for other in others}) == 1


# Judgement


def test_greedy_pays_with_exact_change_when_it_can() -> None:
    state = table(2, owned={0: "darkblue1"}, on_sale="", hands={0: "brown5 lightblue3 pink1"})
    # 300, 150 and 100: three houses and the hotel take the 300 and the 100, and the 150 is kept.
    assert turn_of(state, 0) == [
        *["house darkblue1"] * 3,
        "hotel darkblue1",
        "done",
        "pay cash-brown5",
        "pay cash-pink1",
    ]


def test_greedy_keeps_a_large_card_rather_than_lose_most_of_it() -> None:
    state = table(2, owned={0: "brown1"}, on_sale="brown2", hands={0: "brown5"}, houses={"brown1": 2})
    assert "buy brown2" not in turn_of(state, 0)


def test_greedy_completes_the_stations() -> None:
    owned = {0: "station1 station2 station3 red1", 1: "red2 red3"}
    state = table(2, owned=owned, on_sale="station4 brown1 brown2", hotels="red1 red2 red3", hands={0: "brown4"})
    assert turn_of(state, 0)[0] == "buy station4"


def test_greedy_spends_all_it_can_in_the_last_turn() -> None:
    # PA-5a The pile has run out for the second time: money is worth nothing from now on.
    hands = {0: "brown2 red2"}
    state = table(2, owned={0: "brown1"}, on_sale="", hands=hands, runs=2, shuffles=3, tokens={0: 10, 1: 13})
    assert turn_of(state, 0).count("house brown1") == 2
    assert state.over


def five_hotels(mine: int, theirs: int) -> State:
    """One hotel is left, and seat 0 can have it for 100."""
    return table(
        2,
        owned={0: "red1 red2 red3", 1: "green1 green2 green3"},
        on_sale="",
        hotels="red1 red2 green1 green2 green3",
        houses={"red3": 3},
        hands={0: "brown2"},
        tokens={0: mine, 1: theirs},
    )


def test_greedy_builds_the_last_hotel_when_ahead() -> None:
    state = five_hotels(40, 10)
    assert turn_of(state, 0)[0] == "hotel red3"
    assert state.over
    assert state.ranking()[0] == [0]


def test_greedy_leaves_the_last_hotel_when_behind() -> None:
    state = five_hotels(10, 60)
    assert turn_of(state, 0) == ["pass"]
    assert not state.over


def test_the_heuristic_says_who_has_won() -> None:
    heuristic = heuristic_for("paris")
    assert heuristic is not None
    for seed in range(2 * len(GAME.option_sets())):
        seats, options = GAME.option_sets()[seed % len(GAME.option_sets())]
        state = GAME.start(seats, options)
        rng = Rng(seed)
        while not state.over:
            actor = int(state.actor)
            state.apply(state.filled(actor).pick(rng), actor)
            assert all(0 <= heuristic.value(state, seat) <= CERTAIN for seat in range(seats))
        values = [heuristic.value(state, seat) for seat in range(seats)]
        winners = state.ranking()[0]
        assert {seat for seat in range(seats) if values[seat] == max(values)} <= set(winners)
        assert max(value for seat, value in enumerate(values) if seat not in winners) < 2_000


# Not bad at it


def win_rate(seats: int, options: dict[str, object], matches: int) -> float:
    contest = Contest("paris", ["greedy", "random"], seats, options, seed=3, playouts=200)
    tally = Tally(contest)
    for played in hold(contest, matches):
        tally.add(played)
    return tally.results()[0].rate()


def test_greedy_beats_random_clearly() -> None:
    assert win_rate(4, {}, 24) > 0.7
    assert win_rate(2, {}, 20) > 0.9


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (2, {"harmony": True}),
        (3, {"dynamic": True}),
        (4, {"crisis": "lots", "dynamic": True, "harmony": True, "start_cash": True}),
    ],
)
def test_greedy_beats_random_in_the_variants_too(seats: int, options: dict[str, object]) -> None:
    assert win_rate(seats, options, 6 * seats) > 1.4 / seats


# Without the heuristic, and as a coach


def test_the_search_by_playouts_works_too() -> None:
    state = position(3, 1, 80)
    seat = int(state.actor)
    ranked = rank(state.imagine(seat, Rng(1)), seat, None, 40, Rng(2))
    assert ranked.moves == state.legal(seat)
    assert all(0 <= value <= CERTAIN for value in ranked.values)


def test_the_coach_gives_the_best_move_and_a_few_others() -> None:
    state = position(4, 2, 150)
    seat = int(state.actor)
    advice = advise(state, seat, Rng(1), alternatives=2)
    assert len(advice) == min(3, len(state.legal()))
    assert all(given.move in state.legal() and 0 <= given.chance <= 1 for given in advice)
