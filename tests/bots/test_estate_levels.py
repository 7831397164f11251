"""The levels of City and U-Build: when the highest deals, what people are advised, and what no level does."""

import pytest

import faubourg
from faubourg.bots.coach import advise, hint
from faubourg.bots.efforts import manner_of
from faubourg.bots.heuristics.estate_calendar import is_before_dice
from faubourg.bots.heuristics.estate_trader import Trader
from faubourg.bots.levels import LEVELS
from faubourg.bots.player import LevelBot, acceptable, ask_bot, bot, judgement_of
from faubourg.cli.advisers import Advisers
from faubourg.cli.guard import Guard
from faubourg.core.actors import CLOCK, NATURE
from faubourg.core.bits import bits_of
from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.games.city.numbering import TIME_HOUR
from faubourg.games.city.state import City
from faubourg.games.estate import rent
from faubourg.games.estate.districts import DISTRICTS
from faubourg.games.estate.state import Estate, Frame
from faubourg.server.bots.thinking import answer
from tests.bots.exploiter import FOR_DEALS, PLAIN, keenest_of, trader_of
from tests.bots.positions import asked_positions
from tests.bots.test_traders import GAMES, estate, fresh
from tests.games.city import positions as city

# When it offers


@pytest.mark.parametrize("game", GAMES)
def test_the_keenest_deals_at_every_moment_that_is_free_for_it(game: str) -> None:
    """CI-3e, UB-3j After the roll, too; but never in the turn of another."""
    keenest, other = keenest_of(game), trader_of(game)
    late = 0
    for state in turns_after_the_roll(game):
        for seat in bits_of(state.playing):
            assert other.offer(state, seat, FOR_DEALS) < 0
            if keenest.offer(state, seat, FOR_DEALS) >= 0:
                assert seat == state.turn
                late += 1
    assert late


def turns_after_the_roll(game: str) -> list[Estate]:
    """Positions of a match of plain players in which the seat whose turn it is has rolled, and may do as it likes."""
    found: list[Estate] = []
    player = bot(PLAIN)
    for seed in (1, 2):
        state, rng = fresh(game, seed), Rng(seed)
        while len(found) < 4 * seed and not state.over:
            actor = int(state.actor)
            is_late = state.frames.kind() == Frame.TURN and not is_before_dice(state)
            if actor == state.turn and is_late and state.is_free(actor):
                found.append(estate(state.clone()))
            move = state.filled(actor).pick(rng) if actor == NATURE else ask_bot(player, state, actor, rng)
            state.apply(move, actor)
    return found


# What people are advised


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_a_deal_where_the_strongest_level_would_offer_one(game: str) -> None:
    state = fresh(game, 1)
    seat = int(state.actor)
    found = hint(state, seat, Rng(1))
    assert found.move == ask_bot(bot(found.level), state, seat, Rng(1))
    assert state.text(found.move).startswith("deal")
    assert state.can_play(found.move, seat)
    assert (found.sure, found.confidence) == (None, "unknown")
    # The listed moves stand behind it, and say how sure they are.
    deal, *listed = advise(state, seat, Rng(1), 2)
    assert deal.move == found.move
    assert len(listed) == min(2, len(state.legal(seat)))
    assert all(given.move in state.legal(seat) and given.sure is not None for given in listed)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_advised_alike_in_the_terminal_and_by_a_server(game: str) -> None:
    match = faubourg.new(game, seats=4, seed=1)
    match.state = fresh(game, 1)
    seat = int(match.state.actor)
    said = Advisers(match, Guard()).hint(seat)
    task = {"kind": "hint", "game": game, "data": None, "dump": match.state.dump(), "seat": seat, "seed": "any"}
    assert answer(task) == said._asdict()
    assert said.confidence == "unknown"


@pytest.mark.parametrize(
    ("deal", "answer", "least"),
    [("deal 1 darkblue2 pay 10", "refuse", 0.95), ("deal 1 brown1 pay 20000", "accept", 0.6)],
)
def test_a_hint_is_sure_of_an_answer_by_what_the_deal_does(deal: str, answer: str, least: float) -> None:
    owned = {0: "brown1 brown2", 1: "darkblue1 darkblue2", 2: "green1"}
    state = city.table(seats=3, owned=owned, residential={"darkblue1": 8, "darkblue2": 8})
    city.play(state, deal)
    found = hint(state, 1, Rng(1))
    assert state.text(found.move) == answer
    assert found.sure is not None
    assert found.sure >= least


def test_a_hint_is_sure_of_a_bid_by_what_the_district_is_worth() -> None:
    state = city.land(city.table(places={0: 34}, cash={0: 30000}), "darkblue2")
    city.play(state, "decline", "bid 10")
    cheap = hint(state, int(state.actor), Rng(1))
    assert (state.text(cheap.move), cheap.confidence) == ("bid 20", "certain")
    city.play(state, "bid 35000")
    dear = hint(state, int(state.actor), Rng(1))
    assert (state.text(dear.move), dear.confidence) == ("out", "certain")


def test_a_hint_is_sure_of_what_costs_nothing() -> None:
    """CI-6a"""
    state = city.table(step="act")
    found = hint(state, 0, Rng(1))
    assert (state.text(found.move), found.confidence) == ("build", "certain")


# What nobody would do


@pytest.mark.clause("CI-11f")
@pytest.mark.parametrize("level", LEVELS)
def test_whoever_holds_the_dodge_sells_nothing_for_the_rent(level: str) -> None:
    owned = {
        0: "pink1 pink2 brown1 brown2",
        1: "darkblue1 darkblue2 yellow3 pink3 orange2 orange3 red2 red3",
        2: "green1",
    }
    blocks = {"darkblue2": 8, "pink1": 5, "pink2": 5, "brown1": 5, "brown2": 5}
    cash = {0: 700, 1: 20000, 2: 300}
    place = city.table(cash=cash, round=19, held={0: "dodge"}, owned=owned, residential=blocks, places={0: 34})
    state = city.play(city.land(place, "darkblue2"), "pay")
    assert state.text(ask_bot(bot(level), state, 0, Rng(1))) == "dodge"


@pytest.mark.parametrize("level", LEVELS)
def test_with_the_hour_up_nobody_pays_for_a_district_more_than_it_counts(level: str) -> None:
    """CI-15a"""
    owned = {0: "darkblue1", 1: "green1", 2: "red1 red2", 3: "yellow1"}
    hour = {"length": "hour", "minutes": 60}
    state = city.table(
        seats=4, cash=dict.fromkeys(range(4), 20000), owned=owned, places={0: 34}, round=12, options=hour
    )
    state.apply(TIME_HOUR, CLOCK)
    city.play(city.land(state, "darkblue2"), "decline")
    assert isinstance(state, City)
    before = [int(rent.wealth(state, seat)) for seat in range(4)]
    while state.frames.kind() == Frame.AUCTION:
        seat = int(state.actor)
        state.apply(ask_bot(bot(level), state, seat, Rng(1)), seat)
    assert all(rent.wealth(state, seat) >= before[seat] for seat in range(4))


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_refusing_player_asks_for_is_more_than_it_would_take(level: str) -> None:
    def offered(pay: int) -> State:
        place = city.table(owned={0: "pink1 pink2", 1: "pink3 red1", 2: "green1"}, round=5)
        return city.play(place, f"deal 1 pink3 pay {pay}")

    state = offered(100)
    asked = acceptable(state, 1, Rng(1), level)
    assert asked is not None
    told = int(state.text(asked).split()[-1])
    state = offered(told - 400)
    assert state.text(ask_bot(bot(level), state, 1, Rng(1))) == "accept"


@pytest.mark.parametrize("level", [level for level in LEVELS if manner_of(level, "ubuild").carelessness])
def test_nobody_pledges_by_mistake_what_need_not_be(level: str) -> None:
    """UB-8f Only where it is thought the best."""
    player = LevelBot(level)
    pledged = 0
    for state, seat in asked_positions("ubuild", 4, 3, 40, 6):
        assert isinstance(state, Estate)
        if state.frames.kind() == Frame.DEBT:
            continue
        ranked = player.rank(state, seat, Rng(1))
        best = max(ranked.values)
        first = int(state.terms.moves.mortgage)
        pledges = {move for move in ranked.moves if first <= move < first + DISTRICTS}
        pledged += len(pledges)
        worse = {move for move, value in zip(ranked.moves, ranked.values) if value < best} & pledges
        assert not worse & {player.choose(state.clone(), seat, Rng(number)) for number in range(12)}
    assert pledged


# How much is looked at


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS[3:])
def test_looking_for_a_deal_keeps_to_the_budget(game: str, level: str) -> None:
    state = fresh(game, 1)
    seat = int(state.actor)
    trader = judgement_of(level, game)
    assert isinstance(trader, Trader)
    forecasts = [trader.base.forecast, trader.plain.taste.forecast]
    assert trader.offer(state, seat, manner_of(level, game).most) >= 0
    for budget in (1, 300, 900):
        before = sum(int(one.counted) for one in forecasts)
        trader.offer(state, seat, budget)
        assert sum(int(one.counted) for one in forecasts) - before <= budget


@pytest.mark.parametrize("game", GAMES)
def test_nobody_bids_above_the_limit_or_accepts_by_lot_for_want_of_positions(game: str) -> None:
    asked = [
        (state, seat) for state, seat in asked_positions(game, 4, 31, 3, 24) if estate_kind(state) == Frame.AUCTION
    ]
    assert len(asked) > 5
    offered = fresh(game, 1)
    offered.apply(bot(LEVELS[-1]).choose(offered, int(offered.actor), Rng(1)), int(offered.actor))
    assert estate_kind(offered) == Frame.DEAL
    for state, seat in [*asked, (offered, int(offered.actor))]:
        told = bot(LEVELS[-1]).choose(state, seat, Rng(1))
        for budget in (2, 7, 20):
            assert {bot(LEVELS[-1], budget).choose(state, seat, Rng(number)) for number in range(4)} == {told}
        # By a single position nothing is told apart: it drops out, opens with the lowest bid, or refuses.
        careful = state.refusing() if state.refusing() >= 0 else state.legal(seat)[0]
        assert {bot(LEVELS[-1], 1).choose(state, seat, Rng(number)) for number in range(4)} == {careful}


def estate_kind(state: State) -> int:
    assert isinstance(state, Estate)
    return int(state.frames.kind())
