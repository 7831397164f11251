"""Bots: legal, reproducible, honest, and not bad at it."""

import json

import pytest

import faubourg
from faubourg.bots.arena import Contest, Tally, hold
from faubourg.bots.coach import advise, hint
from faubourg.bots.heuristics.heuristic import CERTAIN
from faubourg.bots.heuristics.registry import heuristic_for
from faubourg.bots.player import BOTS, Bot, GreedyBot, ask_bot, bot
from faubourg.bots.search import rank
from faubourg.core.rng import Rng
from faubourg.core.state import State
from tests.toy.game import ToyGame

GAME = faubourg.game("roomshare")
QUICK = 60


def position(seats: int, options: dict[str, object], seed: int, decisions: int) -> State:
    """A position after so many random decisions in which a seat is asked."""
    rng = Rng(f"position/{seed}")
    state = GAME.start(seats, options)
    while state.actor == faubourg.NATURE or state.decisions < decisions:
        actor = int(state.actor)
        state.apply(state.filled(actor).pick(rng), actor)
    return state


# Legal and reproducible


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("number", range(len(GAME.option_sets())))
def test_a_bot_only_makes_legal_moves(name: str, number: int) -> None:
    seats, options = GAME.option_sets()[number]
    player = bot(name, QUICK)
    match = faubourg.new("roomshare", seats, seed=number, options=options)
    rng = Rng(number)
    while not match.state.over:
        seat = int(match.state.actor)
        move = ask_bot(player, match.state, seat, rng)
        assert move in match.state.legal()
        match.play(move, seat)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_position_and_random_numbers_give_the_same_choice(name: str) -> None:
    for seed in range(5):
        state = position(4, {}, seed, 60 + 10 * seed)
        seat = int(state.actor)
        before = state.dump()
        choices = {ask_bot(bot(name, 300), state, seat, Rng(seed)) for _ in range(3)}
        assert len(choices) == 1
        assert state.dump() == before


def test_a_bigger_budget_is_spent_and_a_small_one_is_enough() -> None:
    state = position(4, {}, 3, 90)
    seat = int(state.actor)
    for playouts in (1, 10, 5000):
        assert bot("greedy", playouts).choose(state.imagine(seat, Rng(1)), seat, Rng(2)) in state.legal()


# Honest


def with_other_cards(state: State, seat: int) -> State:
    """The same position with the other hands and the pile dealt again."""
    for attempt in range(100):
        other = state.imagine(seat, Rng(f"other/{attempt}"))
        if other.dump() != state.dump():
            return other
    raise AssertionError("nothing is hidden here")


@pytest.mark.parametrize("decisions", [45, 70, 100])
def test_greedy_does_not_look_at_cards_hidden_from_it(decisions: int) -> None:
    state = position(4, {}, decisions, decisions)
    seat = int(state.actor)
    other = with_other_cards(state, seat)
    fields, others = json.loads(state.dump()), json.loads(other.dump())
    assert fields["hands"] != others["hands"]
    assert fields["hands"][seat] == others["hands"][seat]
    assert state.view(seat) == other.view(seat)
    # Only what was imagined reaches the bot, and even that may not sway a judgement of its own turn.
    assert [GreedyBot(500).choose(known, seat, Rng(8)) for known in (state, other)] == [
        GreedyBot(500).choose(state.imagine(seat, Rng(9)), seat, Rng(8))
    ] * 2


class Curious(Bot):
    """Keeps what it was shown."""

    def __init__(self) -> None:
        super().__init__("curious")
        self.shown: list[State] = []

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.shown.append(state)
        return state.legal(seat)[0]


def test_a_bot_is_shown_an_imagined_position_never_the_real_one() -> None:
    state = position(4, {}, 1, 60)
    seat = int(state.actor)
    curious = Curious()
    for number in range(20):
        ask_bot(curious, state, seat, Rng(number))
    assert all(shown is not state and shown.view(seat) == state.view(seat) for shown in curious.shown)
    assert len({shown.dump() for shown in curious.shown}) > 1


# Not bad at it


def win_rate(seats: int, options: dict[str, object], matches: int) -> float:
    contest = Contest("roomshare", ["greedy", "random"], seats, options, seed=3, playouts=400)
    tally = Tally(contest)
    for played in hold(contest, matches):
        tally.add(played)
    return tally.results()[0].rate()


def test_greedy_beats_random_clearly() -> None:
    assert win_rate(4, {}, 60) > 0.6
    assert win_rate(2, {}, 40) > 0.8


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (2, {"duel": True}), (4, {"renovation": True, "royal": "classic"})]
)
def test_greedy_beats_random_in_the_variants_too(seats: int, options: dict[str, object]) -> None:
    assert win_rate(seats, options, 12 * seats) > 1.5 / seats


def test_the_heuristic_says_who_has_won() -> None:
    heuristic = heuristic_for("roomshare")
    assert heuristic is not None
    for seed in range(20):
        seats, options = GAME.option_sets()[seed % len(GAME.option_sets())]
        state = GAME.start(seats, options)
        rng = Rng(seed)
        while not state.over:
            actor = int(state.actor)
            state.apply(state.filled(actor).pick(rng), actor)
        values = [heuristic.value(state, seat) for seat in range(seats)]
        assert values.index(max(values)) == state.ranking()[0][0]
        assert all(0 <= value <= CERTAIN for value in values)


# Names


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(faubourg.InputError) as caught:
        bot("genius")
    assert caught.value.code == "unknown-bot"
    assert caught.value.params == {"bot": "genius", "known": ", ".join(BOTS)}


@pytest.mark.parametrize("playouts", [0, -1, 10**9, "7", 7.5, True])
@pytest.mark.parametrize("name", ["greedy", "landlord", "random"])
def test_a_budget_that_makes_no_sense_is_refused(name: str, playouts: object) -> None:
    with pytest.raises(faubourg.InputError, match="playouts") as refused:
        bot(name, playouts)
    assert str(playouts) in str(refused.value)


# A game without a heuristic


def test_a_game_without_a_heuristic_is_searched_by_playouts() -> None:
    game = ToyGame()
    assert heuristic_for(game.id) is None
    rng = Rng(5)
    state = game.start(game.seats.start)
    while not state.over:
        actor = state.actors()[0]
        if actor == faubourg.NATURE:
            move = int(state.filled(actor).pick(rng))
        else:
            ranked = rank(state.imagine(actor, rng), actor, None, 20, rng)
            assert ranked.moves == state.legal(actor)
            assert all(0 <= value <= CERTAIN for value in ranked.values)
            move = ask_bot(bot("greedy", 20), state, actor, rng)
        assert move in state.legal(actor)
        state.apply(move, actor)


# The coach


def test_the_coach_gives_the_best_move_and_a_few_others_in_order() -> None:
    state = position(4, {}, 2, 100)
    seat = int(state.actor)
    advice = advise(state, seat, Rng(1), alternatives=2)
    assert advice[0].move == hint(state, seat, Rng(1)).move
    assert len(advice) == min(3, len(state.legal()))
    assert len({given.move for given in advice}) == len(advice)
    assert all(given.move in state.legal() and 0 <= given.chance <= 1 for given in advice)
    assert [given.chance for given in advice] == sorted((given.chance for given in advice), reverse=True)
