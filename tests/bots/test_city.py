"""The bot of City: legal, steady in auctions, and no fool with money."""

import json

import pytest

import faubourg
from faubourg.bots.arena import Contest, Tally, hold
from faubourg.bots.coach import advise
from faubourg.bots.heuristics.city import CityHeuristic
from faubourg.bots.heuristics.heuristic import CERTAIN
from faubourg.bots.heuristics.registry import heuristic_for
from faubourg.bots.player import BOTS, ask_bot, bot
from faubourg.bots.playout import PLAYED_TIME, end_played_time
from faubourg.bots.search import rank
from faubourg.core.actors import CLOCK, NATURE, SEVERAL
from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.games.city.state import City
from tests.games.city.positions import PINK, Position, draw, land, legal, number, phase, play, player, table

GAME = faubourg.game("city")


def judge() -> CityHeuristic:
    found = heuristic_for("city")
    assert isinstance(found, CityHeuristic)
    return found


def choice(state: State, seat: int | None = None) -> str:
    """What greedy does, as text."""
    who = int(state.actor) if seat is None else seat
    return state.text(ask_bot(bot("greedy"), state, who, Rng(1)))


def step(state: State, rng: Rng, name: str) -> None:
    """One move of whoever may act, players by a bot."""
    if end_played_time(state):
        return
    actor = int(state.actor)
    if actor == SEVERAL:
        actors = state.actors()
        actor = actors[rng.below(len(actors))]
    move = state.filled(actor).pick(rng) if actor == NATURE else ask_bot(bot(name), state, actor, rng)
    state.play(move, actor)


def position(seed: int, decisions: int, seats: int = 4, name: str = "greedy") -> City:
    """After so many decisions of bots, a position in which a seat is to act."""
    rng = Rng(f"position/{seed}")
    state = GAME.start(seats, {})
    while state.actor == NATURE or state.decisions < decisions:
        step(state, rng, name)
    assert isinstance(state, City)
    return state


# Legal and reproducible


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("number", range(len(GAME.option_sets())))
def test_a_bot_only_makes_legal_moves(name: str, number: int) -> None:
    seats, options = GAME.option_sets()[number]
    rng = Rng(number)
    state = GAME.start(seats, options)
    # `play` refuses what is not legal.
    while not state.over and state.decisions < 150:
        step(state, rng, name)


def test_a_match_of_bots_comes_to_its_end_when_the_hour_is_over() -> None:
    fields = json.loads(GAME.start(3, {"length": "hour", "first": 0}).dump())
    state = GAME.restore(json.dumps(fields | {"decisions": PLAYED_TIME}))
    rng = Rng(2)
    while not state.over:
        step(state, rng, "greedy")
    assert state.decisions < PLAYED_TIME + 100


def test_the_same_position_and_random_numbers_give_the_same_choice() -> None:
    for seed in range(4):
        state = position(seed, 40 + 60 * seed)
        seat = int(state.actor)
        before = state.dump()
        assert len({ask_bot(bot("greedy"), state, seat, Rng(seed)) for _ in range(3)}) == 1
        assert state.dump() == before


# Buying and building


def test_greedy_buys_what_completes_a_colour() -> None:
    state = land(table(cash={0: 9000}, owned={0: "pink1 pink2"}, places={0: 7}), "pink3")
    while phase(state) == "buy":
        play(state, choice(state))
    assert player(state)["districts"] == PINK.split()


def test_greedy_does_not_buy_in_the_last_round_what_only_costs() -> None:
    # Bare land is worth its rent when all is counted, 260 here, and costs 3000.
    state = land(table(2, owned={1: "red1"}, places={0: 26}, round=20, first=1), "green1")
    assert choice(state) == "decline"


def test_greedy_presses_build_before_it_is_done() -> None:
    state = land(table(owned={0: "pink1"}), 10)
    assert choice(state) == "build"


def test_greedy_builds_where_it_earns() -> None:
    # One block more makes 14000 of 10000 in one, and 100 of 20 in the other.
    blocks = {"yellow2": 7}
    state = table(owned={0: "brown1 yellow2"}, residential=blocks, step="act", unit="1", round=18)
    assert choice(state) == "residential yellow2"


def test_greedy_does_not_build_what_will_never_pay() -> None:
    # In its last turn a block of 2000 would raise the rent of green1 from 260 to 1300.
    state = table(owned={0: "green1"}, step="act", unit="3", round=20)
    assert choice(state) == "done"


def test_greedy_builds_a_skyscraper_on_a_colour_that_brings_much() -> None:
    blocks = {"pink1": 6, "pink2": 5, "pink3": 6}
    assert choice(table(owned={0: PINK}, residential=blocks, cash={0: 9000})).startswith("skyscraper pink")


def test_greedy_takes_a_railroad_past_go_to_a_place_that_costs_nothing() -> None:
    state = land(table(owned={0: "green3 brown1"}, rails="green3 brown1", places={0: 28}), "green3")
    assert phase(state) == "jump"
    assert choice(state) == "jump brown1"


# Hazards and bonus buildings


def test_greedy_puts_a_hazard_on_the_best_district_of_the_richest_rival() -> None:
    owned = {0: "brown1", 1: "yellow1 yellow2", 2: "orange1"}
    blocks = {"yellow1": 8, "yellow2": 1, "orange1": 3}
    state = land(table(owned=owned, residential=blocks, places={0: 9}, round=19), 15)
    assert choice(state) == "hazard yellow1"


def test_greedy_protects_what_it_has_when_there_is_nobody_to_harm() -> None:
    state = land(table(2, owned={0: "brown1 yellow1"}, residential={"yellow1": 8}, places={0: 9}), 15)
    assert choice(state) == "bonus yellow1"


def test_greedy_removes_a_hazard_that_costs_it_more() -> None:
    state = table(owned={0: "yellow1"}, residential={"yellow1": 8}, pieces={"dump": "yellow1"})
    assert choice(state) == "remove yellow1"


def test_greedy_leaves_a_hazard_that_does_no_harm() -> None:
    state = table(owned={0: "yellow1"}, industrial={"yellow1": 8}, pieces={"dump": "yellow1"})
    assert choice(state) == "roll"


# Debts, jail, cards


def in_debt(owned: dict[int, str], residential: dict[str, int] | None = None) -> State:
    """Seat 0 comes to darkblue2, where it owes 3000 and has 100."""
    titles = {1: "darkblue2", **owned}
    blocks = {"darkblue2": 1, **(residential or {})}
    return land(table(cash={0: 100}, owned=titles, residential=blocks, places={0: 34}), "darkblue2")


def test_greedy_pays_a_debt_by_the_least_loss() -> None:
    # 2900 are missing: pink1 alone brings 3000, red1 12000; pink2 and pink3 bring 2500 and 600.
    blocks = {"pink1": 4, "pink2": 3, "pink3": 1, "red1": 8}
    state = in_debt(owned={0: f"{PINK} red1"}, residential=blocks)
    assert phase(state) == "debt"
    assert choice(state) == "mortgage pink1"
    play(state, choice(state))
    assert player(state)["cash"] == 100


def test_greedy_never_goes_bankrupt_while_mortgages_cover_the_debt() -> None:
    state = in_debt(owned={0: PINK}, residential={"pink1": 3, "pink2": 2, "pink3": 1})
    while phase(state) == "debt":
        assert choice(state).startswith("mortgage")
        play(state, choice(state))
    assert player(state)["out"] is False


def test_greedy_gives_up_at_once_when_nothing_can_save_it() -> None:
    state = in_debt(owned={0: "brown1"})
    assert legal(state) == ["bankrupt", "mortgage brown1"]
    assert choice(state) == "bankrupt"


def test_greedy_settles_by_its_card_a_fine_that_has_become_a_debt() -> None:
    state = table(jail={0: 3}, cash={0: 0}, owned={0: "red1 red2 red3"}, held={0: "jail1"})
    play(state, "roll", "dice 1 2", "pay")
    assert legal(state) == ["jail-card", "mortgage red1", "mortgage red2", "mortgage red3"]
    assert choice(state) == "jail-card"


@pytest.mark.clause("CI-11f", "CI-13.20")
def test_greedy_settles_by_its_dodge_a_rent_or_tax_that_has_become_a_debt() -> None:
    owned = {0: "red1 red2 red3", 1: "darkblue2"}
    place = table(owned=owned, residential={"darkblue2": 8}, cash={0: 100}, places={0: 34}, held={0: "dodge"})
    rent = play(land(place, "darkblue2"), "pay")
    place = table(owned={0: "red1 red2"}, industrial={"red1": 4}, cash={0: 100}, held={0: "tax-dodge"})
    tax = play(land(place, 4), "pay")
    for state in (rent, tax):
        assert phase(state) == "debt"
        assert choice(state) == "dodge"


def test_greedy_lifts_a_mortgage_when_it_has_the_money() -> None:
    state = table(owned={0: "yellow1"}, residential={"yellow1": 8}, mortgaged={"yellow1": 14000})
    assert choice(state) == "lift yellow1"


def test_greedy_leaves_jail_while_there_is_something_to_buy() -> None:
    assert choice(table(jail={0: 1})) == "bail"


def test_greedy_stays_in_jail_when_every_street_is_dear() -> None:
    colours = "orange1 orange2 orange3 red1 red2 red3 yellow1 yellow2 yellow3"
    state = table(jail={0: 1}, owned={1: colours}, residential=dict.fromkeys(colours.split(), 8))
    assert choice(state) == "roll"


def test_greedy_keeps_the_rent_dodge_for_a_rent_worth_it() -> None:
    rents: Position = {"owned": {1: "brown1 yellow1"}, "residential": {"yellow1": 8}, "held": {0: "dodge"}}
    cheap = land(table(**(rents | Position(places={0: 32}))), 1)
    assert choice(cheap) == "pay"
    dear = land(table(**(rents | Position(places={0: 20}))), "yellow1")
    assert choice(dear) == "dodge"


@pytest.mark.parametrize(("cash", "wins"), [(900, False), (2900, True)])
def test_greedy_ends_the_match_by_jail_only_if_it_wins(cash: int, wins: bool) -> None:
    # From 28 the taxi can go on to 30 and so to jail, which ends the last round.
    owned = {0: "yellow2", 1: "yellow3"}
    state = table(2, cash={0: cash, 1: 1000}, owned=owned, places={0: 22}, held={0: "taxi"}, round=20, first=1)
    land(state, 28)
    assert phase(state) == "taxi"
    assert (choice(state) == "taxi 2") == wins


def test_greedy_takes_the_best_of_another_players_districts() -> None:
    owned = {1: "yellow1 brown1 orange2"}
    assert choice(draw(14, owned=owned, residential={"yellow1": 6, "orange2": 2})) == "take yellow1"


def test_greedy_gives_the_least_back() -> None:
    assert choice(draw(12, owned={0: "yellow1 brown1"}, residential={"yellow1": 2})) == "give brown1"


def test_greedy_says_no_to_another_hour() -> None:
    state = table(options={"length": "hour", "minutes": 1}, step="act", unit="used", time_up=True)
    play(state, "done")
    assert phase(state) == "hour"
    assert choice(state) == "refuse"


# Auctions


def called(live: bool, owned: dict[int, str] | None = None, cash: dict[int, int] | None = None) -> State:
    """Seat 0 has pink3 auctioned, and has opened with 10."""
    options = {"auctions": "live"} if live else {}
    state = land(table(4, places={0: 2}, options=options, owned=owned, cash=cash), 12)
    return play(state, "call pink3", "bid 10")


def test_whoever_opens_an_auction_bids_the_least() -> None:
    state = play(land(table(4, places={0: 2}), 12), "call pink3")
    assert choice(state) == "bid 10"


@pytest.mark.parametrize("live", [False, True])
def test_a_limit_is_the_same_at_every_moment_of_an_auction(live: bool) -> None:
    owned = {0: "pink1", 1: "pink2 red1", 2: "green1 green2", 3: ""}
    state = called(live, owned=owned, cash={1: 20000, 3: 4000})
    assert isinstance(state, City)
    limits = judge().limits
    first = [limits.limit(state, seat, number("pink3")) for seat in range(4)]
    assert max(first) > 1000
    rng = Rng(5)
    moments = 0
    while phase(state) == "bid":
        moments += 1
        assert [limits.limit(state, seat, number("pink3")) for seat in range(4)] == first
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        # Somebody else may bid anything.
        moves = [move for move in legal(state, seat=seat) if move != "out"][:4]
        play(state, f"{seat}: {moves[rng.below(len(moves))]}" if moments < 12 else f"{seat}: out")
    assert moments > 8


def test_time_that_runs_out_does_not_change_a_limit() -> None:
    options = {"length": "hour", "auctions": "live"}
    state = play(land(table(4, places={0: 2}, options=options), 12), "call pink3", "bid 10")
    assert isinstance(state, City)
    limits = judge().limits
    before = [limits.limit(state, seat, number("pink3")) for seat in range(4)]
    state.play(state.parse("time hour"), CLOCK)
    assert [limits.limit(state, seat, number("pink3")) for seat in range(4)] == before


@pytest.mark.parametrize("live", [False, True])
def test_greedy_answers_with_the_next_rung_up_to_its_limit_and_then_is_out(live: bool) -> None:
    state = called(live, owned={1: "pink1 pink2"})
    assert isinstance(state, City)
    limit = judge().limits.limit(state, 1, number("pink3"))
    while phase(state) == "bid":
        seat = state.actors()[0]
        assert seat in (0, 1, 2, 3)
        if seat != 1:
            # One of the others always bids more, the rest is out.
            rungs = legal(state, "bid", seat)
            play(state, f"{seat}: {rungs[0]}" if seat == 0 else f"{seat}: out")
            continue
        rungs = legal(state, "bid", 1)
        amount = int(rungs[0].split()[1])
        assert choice(state, 1) == (rungs[0] if amount <= limit else "out")
        play(state, f"1: {choice(state, 1)}")
    assert limit > 3000


def test_greedy_bids_more_for_what_completes_its_colour() -> None:
    limits = judge().limits
    alone = called(False)
    completing = called(False, owned={1: "pink1 pink2"})
    assert isinstance(alone, City)
    assert isinstance(completing, City)
    assert limits.limit(completing, 1, number("pink3")) > limits.limit(alone, 1, number("pink3"))


def test_greedy_never_bids_more_than_its_cash() -> None:
    state = called(False, owned={1: "pink1 pink2"}, cash={1: 730})
    assert isinstance(state, City)
    assert 0 < judge().limits.limit(state, 1, number("pink3")) <= 730


# Judgement


def test_the_heuristic_says_who_has_won() -> None:
    for seed in range(6):
        seats, options = GAME.option_sets()[seed % len(GAME.option_sets())]
        state = GAME.start(seats, options)
        rng = Rng(seed)
        while not state.over:
            if not end_played_time(state):
                actors = state.actors()
                actor = actors[rng.below(len(actors))]
                answer = int(state.bot_answer())
                state.apply(answer if answer >= 0 else state.filled(actor).pick(rng), actor)
            if state.decisions % 20 == 0:
                assert all(0 <= judge().value(state, seat) <= CERTAIN for seat in range(seats))
        values = [judge().value(state, seat) for seat in range(seats)]
        winners = state.ranking()[0]
        assert {seat for seat in range(seats) if values[seat] == max(values)} == set(winners)
        assert max(value for seat, value in enumerate(values) if seat not in winners) < 2_000


def test_more_is_better() -> None:
    for seed in range(3):
        state = position(seed, 100 + 100 * seed)
        seat = int(state.actor)
        before = judge().value(state, seat)
        state.cash[seat] += 3000
        assert judge().value(state, seat) > before


def test_the_coach_gives_the_best_move_and_a_few_others() -> None:
    state = position(2, 150)
    seat = int(state.actor)
    deal, *advice = advise(state, seat, Rng(1), alternatives=3)
    assert deal.move not in state.legal(seat)
    assert state.can_play(deal.move, seat)
    assert len(advice) == min(3, len(state.legal(seat)))
    assert all(given.move in state.legal(seat) and 0 <= given.chance <= 1 for given in advice)
    ranked = rank(state, seat, judge(), 1, Rng(1))
    assert ranked.moves == state.legal(seat)
    assert max(ranked.values) == ranked.values[ranked.moves.index(advice[0].move)]


# Not bad at it


def win_rate(seats: int, options: dict[str, object], matches: int) -> float:
    contest = Contest("city", ["greedy", "random"], seats, options, seed=3)
    tally = Tally(contest)
    for played in hold(contest, matches):
        tally.add(played)
    return tally.results()[0].rate()


def test_greedy_beats_random_clearly() -> None:
    assert win_rate(4, {"rounds": 8}, 8) > 0.8
    assert win_rate(2, {"rounds": 8}, 8) > 0.8


def test_greedy_beats_random_in_live_auctions_too() -> None:
    assert win_rate(3, {"rounds": 6, "auctions": "live"}, 6) > 0.6
