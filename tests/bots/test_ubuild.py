"""The bot of U-Build: legal, steady in auctions, and no fool with money, on any layout."""

import pytest

import faubourg
from faubourg.bots.arena import Contest, Tally, hold
from faubourg.bots.coach import advise
from faubourg.bots.heuristics.heuristic import CERTAIN
from faubourg.bots.heuristics.registry import heuristic_for
from faubourg.bots.heuristics.ubuild import UBuildHeuristic
from faubourg.bots.player import BOTS, Bot, ask_bot, bot
from faubourg.bots.search import rank
from faubourg.core.actors import CLOCK, NATURE
from faubourg.core.bits import numbers_of
from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.games.ubuild.game import UBuildGame
from faubourg.games.ubuild.layouts.generator import generated
from faubourg.games.ubuild.numbering import MODE_IDS
from faubourg.games.ubuild.state import UBuild
from tests.games.city.positions import legal, number, play
from tests.games.ubuild.positions import draw, is_open, land, phase, player, rent, site_of, table

GAME = faubourg.game("ubuild")
BEGINNER = {"mode": "beginner"}
# Classic: a whole colour, and the space before which a throw of three or more comes to each.
PINK = "pink2 pink3"


def judge() -> UBuildHeuristic:
    found = heuristic_for("ubuild")
    assert isinstance(found, UBuildHeuristic)
    return found


def choice(state: State, seat: int | None = None) -> str:
    """What greedy does, as text."""
    who = int(state.actor) if seat is None else seat
    return state.text(ask_bot(bot("greedy"), state, who, Rng(1)))


def step(state: State, rng: Rng, name: str) -> None:
    """One move of whoever may act, players by a bot."""
    actor = int(state.actor)
    move = state.filled(actor).pick(rng) if actor == NATURE else ask_bot(bot(name), state, actor, rng)
    state.play(move, actor)


def position(seed: int, decisions: int, options: dict[str, object] | None = None) -> UBuild:
    """After so many decisions of greedy, a position in which a seat is to act."""
    rng = Rng(f"position/{seed}")
    state = GAME.start(4, options or {})
    while state.actor == NATURE or state.decisions < decisions:
        step(state, rng, "greedy")
        assert not state.over
    assert isinstance(state, UBuild)
    return state


# Legal and reproducible


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("number", range(len(GAME.option_sets())))
def test_a_bot_only_makes_legal_moves(name: str, number: int) -> None:
    seats, options = GAME.option_sets()[number]
    rng = Rng(number)
    state = GAME.start(seats, options)
    # `play` refuses what is not legal.
    while not state.over and state.decisions < 120:
        step(state, rng, name)


def test_a_match_of_bots_comes_to_its_end_by_a_bankruptcy() -> None:
    state = GAME.start(4, BEGINNER)
    rng = Rng(2)
    while not state.over:
        step(state, rng, "greedy")
    assert not state.truncated
    assert any(player(state, seat)["out"] for seat in range(4))


def test_the_same_position_and_random_numbers_give_the_same_choice() -> None:
    for seed in range(4):
        state = position(seed, 20 + 30 * seed)
        seat = int(state.actor)
        before = state.dump()
        assert len({ask_bot(bot("greedy"), state, seat, Rng(seed)) for _ in range(3)}) == 1
        assert state.dump() == before


def test_a_choice_does_not_depend_on_what_was_judged_before() -> None:
    # The same bot sits at tables with other layouts.
    state = position(1, 60)
    seat = int(state.actor)
    moves = state.legal(seat)
    before = judge().judge(state, seat, moves)
    other = position(2, 40, {"mode": "advanced"})
    judge().judge(other, int(other.actor), other.legal())
    assert judge().judge(state, seat, moves) == before


class Curious(Bot):
    """Keeps what it was shown."""

    def __init__(self) -> None:
        super().__init__("curious")
        self.shown: list[State] = []

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.shown.append(state)
        return state.legal(seat)[0]


def test_a_bot_is_shown_a_position_of_its_own() -> None:
    # Nothing is hidden in U-Build but the order of the pile, which no position has.
    state = position(1, 40)
    curious = Curious()
    ask_bot(curious, state, int(state.actor), Rng(1))
    assert curious.shown[0] is not state
    assert curious.shown[0].dump() == state.dump()


# How often a layout's districts are visited


def test_the_heuristic_reckons_with_the_visits_of_the_layout_that_is_played() -> None:
    assert isinstance(GAME, UBuildGame)
    for mode in range(len(MODE_IDS)):
        layout = generated(GAME.figures.box, mode, 5)
        state = GAME.start(4, {"mode": MODE_IDS[mode], "layout": layout})
        judge().value(state, 0)
        growth = judge().forecast.growth
        assert numbers_of(growth.visits) == numbers_of(GAME.traffic.of(layout).visits)
        assert growth.laps == GAME.traffic.of(layout).laps


def test_a_limit_of_rounds_is_the_end_if_it_comes_sooner() -> None:
    for rounds in (4, 200):
        state = table(round=2, options={"length": "rounds", "rounds": rounds})
        assert isinstance(state, UBuild)
        assert (judge().forecast.rounds_left(state) == rounds - 2) == (rounds == 4)


# Buying and building


def test_greedy_buys_what_completes_a_colour() -> None:
    # Pink3 lies on space 8 of Classic.
    state = land(table(owned={0: "pink2"}, places={0: 3}), 8)
    assert phase(state) == "buy"
    assert choice(state) == "buy"


def test_greedy_does_not_buy_in_the_last_round_what_only_costs() -> None:
    # Bare land is worth its rent when all is counted, 260 here, and costs 3000.
    options = {"length": "rounds", "rounds": 20}
    state = land(table(2, owned={1: "red2"}, places={0: 13}, round=20, first=1, options=options), 18)
    assert phase(state) == "buy"
    assert choice(state) == "decline"


def test_greedy_mortgages_for_what_is_worth_more() -> None:
    # Bellevue would complete dark blue; it costs 4000, and a little less is in hand.
    blocks = {"darkblue1": 5}
    state = land(table(owned={0: "darkblue1 pink2 red2"}, residential=blocks, cash={0: 3950}, places={0: 14}), 21)
    assert "buy" not in legal(state)
    assert choice(state).startswith("mortgage ")
    assert choice(play(state, choice(state))) == "buy"


def test_greedy_builds_where_it_earns() -> None:
    # One block more makes much more of the one than of the other.
    state = table(owned={0: "brown1 yellow2"}, residential={"yellow2": 7}, step="act")
    assert choice(state) == "residential yellow2"


def test_greedy_does_not_build_what_will_never_pay() -> None:
    # In its last turn a block of 2000 would raise the rent of green2 by less.
    options = {"length": "rounds", "rounds": 20}
    state = table(owned={0: "green2"}, step="act", round=20, options=options)
    assert choice(state) == "done"


def test_greedy_builds_a_skyscraper_on_a_colour_that_brings_much() -> None:
    state = table(owned={0: PINK}, residential={"pink2": 6, "pink3": 6})
    assert choice(state).startswith("skyscraper pink")
    play(state, choice(state))
    play(state, choice(state))
    assert rent(state, "pink2") == 2 * rent(table(owned={0: PINK}, residential={"pink2": 6}), "pink2")


def test_greedy_builds_the_tower_on_two_colours_that_bring_much() -> None:
    blocks = {"pink2": 6, "pink3": 6, "brown1": 6, "brown2": 6, "yellow1": 7}
    state = table(owned={0: f"{PINK} brown1 brown2 yellow1"}, residential=blocks, cash={0: 20000})
    assert choice(state).split()[0] in ("tower", "skyscraper")
    last = table(
        owned={0: f"{PINK} brown1 brown2 yellow1"}, residential=blocks, cash={0: 20000}, skyscrapers={"pink2": 16}
    )
    assert choice(last).startswith("tower ")


# Hazards and bonus buildings


def test_greedy_puts_a_hazard_beside_the_best_districts_of_its_rival() -> None:
    owned = {0: "brown1", 1: "yellow1 yellow2", 2: "pink2"}
    blocks = {"yellow1": 8, "yellow2": 8, "pink2": 2}
    state = land(table(owned=owned, residential=blocks, places={0: 6}), 9)
    assert phase(state) == "permit"
    while phase(state) in ("permit", "site"):
        play(state, choice(state))
    assert {site_of(state, kind) for kind in ("power", "prison")} != {None}
    assert rent(state, "yellow1") == rent(table(owned=owned), "yellow1")
    assert rent(state, "yellow2") == rent(table(owned=owned), "yellow2")


def test_greedy_protects_what_it_has_when_there_is_nobody_to_harm() -> None:
    state = land(table(2, owned={0: "brown1 yellow1"}, residential={"yellow1": 8}, places={0: 6}), 9)
    play(state, choice(state))
    play(state, choice(state))
    assert isinstance(state, UBuild)
    assert state.protected & (1 << number("yellow1"))


def hazard_beside(residential: int = 0, industrial: int = 0) -> State:
    """The power station stands on the first site that touches yellow1 of seat 0, which is to act."""
    state = GAME.start(2, {})
    assert isinstance(state, UBuild)
    layout = state.layout
    site = layout.sites_of[layout.space_of[number("yellow1")] * 4]
    blocks = {"yellow1": residential}, {"yellow1": industrial}
    pieces = {"power": int(site) + 1}
    return table(owned={0: "yellow1"}, step="act", pieces=pieces, residential=blocks[0], industrial=blocks[1])


def test_greedy_pays_to_move_a_hazard_that_costs_it_more() -> None:
    state = hazard_beside(residential=8)
    spoiled = rent(state, "yellow1")
    assert choice(state).startswith("step power ")
    while choice(state) != "done":
        play(state, choice(state))
    assert rent(state, "yellow1") > spoiled


def test_greedy_builds_before_it_moves_a_hazard() -> None:
    state = hazard_beside(residential=6)
    assert choice(state).endswith("al yellow1")


def test_greedy_leaves_a_hazard_that_does_no_harm() -> None:
    assert choice(hazard_beside(industrial=8)) == "done"


# Debts, jail, cards


def in_debt(owned: dict[int, str], residential: dict[str, int] | None = None) -> State:
    """Seat 0 comes to darkblue2, where it owes 3000 and has 100."""
    titles = {1: "darkblue2", **owned}
    blocks = {"darkblue2": 1, **(residential or {})}
    return land(table(cash={0: 100}, owned=titles, residential=blocks, places={0: 15}), 21)


def test_greedy_pays_a_debt_by_the_least_loss() -> None:
    state = in_debt({0: f"{PINK} red2"}, {"pink2": 4, "pink3": 2, "red2": 8})
    assert phase(state) == "debt"
    assert choice(state) == "mortgage pink2"
    play(state, choice(state))
    assert phase(state) != "debt"


def test_greedy_never_goes_bankrupt_while_mortgages_cover_the_debt() -> None:
    state = in_debt({0: f"{PINK} brown1"}, {"pink2": 3, "pink3": 2})
    while phase(state) == "debt":
        assert choice(state).startswith("mortgage")
        play(state, choice(state))
    assert player(state)["out"] is False


def test_greedy_gives_up_at_once_when_nothing_can_save_it() -> None:
    state = in_debt({0: "brown1"})
    assert legal(state) == ["bankrupt", "mortgage brown1"]
    assert choice(state) == "bankrupt"


def test_greedy_lifts_a_mortgage_when_it_has_the_money() -> None:
    state = table(owned={0: "yellow1"}, residential={"yellow1": 6}, mortgaged={"yellow1": 8000})
    assert choice(state) == "lift yellow1"


def test_greedy_does_not_mortgage_for_nothing() -> None:
    state = table(owned={0: PINK}, residential={"pink2": 4, "pink3": 4}, cash={0: 9000})
    assert not choice(state).startswith("mortgage")


def test_greedy_leaves_jail_while_there_is_something_to_buy() -> None:
    assert choice(table(jail={0: 1})) == "bail"


def test_greedy_stays_in_jail_when_every_district_is_dear() -> None:
    theirs = "pink2 pink3 red2 red3 yellow1 yellow2 green2 green3"
    blocks = dict.fromkeys(theirs.split(), 5)
    assert choice(table(jail={0: 1}, owned={1: theirs}, residential=blocks)) == "roll"


def test_greedy_swaps_its_least_for_what_completes_a_colour() -> None:
    # UB-10.17 Yellow1 and yellow2 cost as much, green2 more.
    state = draw(17, open=True, owned={0: "pink2 green2 yellow1", 1: "yellow2", 2: "brown1"})
    assert choice(state) == "give green2"
    assert choice(play(state, "give green2")) == "take yellow2"


def test_greedy_takes_the_best_district_at_half_price() -> None:
    state = draw(15, open=False, owned={0: "green2", 1: "brown1"})
    assert is_open(state, 5) is False
    assert choice(state) in ("take green3", "take darkblue1", "take darkblue2")


def test_greedy_puts_a_free_block_where_it_earns() -> None:
    state = draw(3, open=True, owned={0: "brown1 yellow2"}, residential={"yellow2": 7})
    assert choice(state) == "residential yellow2" or choice(state) == "industrial yellow2"


# Auctions


def called(owned: dict[int, str] | None = None, money: dict[int, int] | None = None) -> State:
    """Seat 0 declines pink3, and has opened with 10."""
    state = land(table(4, places={0: 3}, owned=owned, cash=money), 8)
    return play(state, "decline", "bid 10")


def test_whoever_opens_an_auction_bids_the_least() -> None:
    assert choice(play(land(table(4, places={0: 3}), 8), "decline")) == "bid 10"


def test_a_limit_is_the_same_at_every_moment_of_an_auction() -> None:
    state = called(owned={0: "pink2", 1: "red2 red3", 2: "green2 green3"}, money={1: 20000, 3: 4000})
    assert isinstance(state, UBuild)
    limits = judge().limits
    first = [limits.limit(state, seat, number("pink3")) for seat in range(4)]
    assert max(first) > 1000
    rng = Rng(5)
    moments = 0
    while phase(state) == "bid":
        moments += 1
        assert [limits.limit(state, seat, number("pink3")) for seat in range(4)] == first
        # Somebody else may bid anything.
        moves = [move for move in legal(state) if move != "out"][:4]
        play(state, moves[rng.below(len(moves))] if moments < 12 else "out")
    assert moments > 8


def test_time_that_runs_out_does_not_change_a_limit() -> None:
    state = land(table(4, places={0: 3}, options={"length": "minutes", "minutes": 30}), 8)
    play(state, "decline", "bid 10")
    assert isinstance(state, UBuild)
    limits = judge().limits
    before = [limits.limit(state, seat, number("pink3")) for seat in range(4)]
    state.play(state.parse("time match"), CLOCK)
    assert [limits.limit(state, seat, number("pink3")) for seat in range(4)] == before


def test_greedy_answers_with_the_next_rung_up_to_its_limit_and_then_is_out() -> None:
    state = called(owned={1: "pink2"})
    assert isinstance(state, UBuild)
    limit = judge().limits.limit(state, 1, number("pink3"))
    assert limit > 1600
    while phase(state) == "bid":
        seat = int(state.actor)
        rungs = legal(state, "bid", seat)
        if seat != 1:
            # One of the others always bids more, the rest is out.
            play(state, rungs[0] if seat == 0 and rungs else "out")
            continue
        amount = int(rungs[0].split()[1])
        assert choice(state, 1) == (rungs[0] if amount <= limit else "out")
        play(state, choice(state, 1))


def test_greedy_bids_more_for_what_completes_its_colour() -> None:
    limits = judge().limits
    alone, completing = called(), called(owned={1: "pink2"})
    assert isinstance(alone, UBuild)
    assert isinstance(completing, UBuild)
    assert limits.limit(completing, 1, number("pink3")) > limits.limit(alone, 1, number("pink3"))


def test_greedy_never_bids_more_than_its_cash() -> None:
    state = called(owned={1: "pink2"}, money={1: 730})
    assert isinstance(state, UBuild)
    assert 0 < judge().limits.limit(state, 1, number("pink3")) <= 730


# Judgement


def test_the_heuristic_says_who_has_won() -> None:
    for seed in range(4):
        seats, options = GAME.option_sets()[seed]
        state = GAME.start(seats, options)
        rng = Rng(seed)
        while not state.over:
            actor = int(state.actor)
            state.apply(state.filled(actor).pick(rng), actor)
            if state.decisions % 40 == 0:
                assert all(0 <= judge().value(state, seat) <= CERTAIN for seat in range(seats))
        values = [judge().value(state, seat) for seat in range(seats)]
        winners = state.ranking()[0]
        assert {seat for seat in range(seats) if values[seat] == max(values)} == set(winners)
        assert max(value for seat, value in enumerate(values) if seat not in winners) < 2_000


def test_more_is_better() -> None:
    for seed in range(3):
        state = position(seed, 50 + 40 * seed)
        seat = int(state.actor)
        before = judge().value(state, seat)
        state.cash[seat] += 3000
        assert judge().value(state, seat) > before


def test_the_coach_gives_the_best_move_and_a_few_others() -> None:
    state = position(2, 80)
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
    contest = Contest("ubuild", ["greedy", "random"], seats, options, seed=3)
    tally = Tally(contest)
    for played in hold(contest, matches):
        tally.add(played)
    return tally.results()[0].rate()


@pytest.mark.parametrize("mode", MODE_IDS)
def test_greedy_beats_random_clearly(mode: str) -> None:
    assert win_rate(4, {"mode": mode}, 12) > 0.6


def test_greedy_beats_random_on_a_layout_made_at_random_too() -> None:
    assert isinstance(GAME, UBuildGame)
    layout = generated(GAME.figures.box, 1, 9, is_open=True)
    assert win_rate(3, {"mode": "classic", "layout": layout}, 12) > 0.6
