"""The levels of City and U-Build: when the highest deals, what people are advised, and who the plain player is."""

import pytest

import faubourg
from faubourg.bots.arena import Contest, hold
from faubourg.bots.coach import advise, hint
from faubourg.bots.heuristics.estate_calendar import is_before_dice
from faubourg.bots.player import ask_bot, bot
from faubourg.cli.advisers import Advisers
from faubourg.cli.guard import Guard
from faubourg.core.actors import NATURE
from faubourg.core.bits import bits_of
from faubourg.core.rng import Rng
from faubourg.games.estate.state import Estate, Frame
from faubourg.server.bots.thinking import answer
from tests.bots.exploiter import PLAIN, keenest_of, trader_of
from tests.bots.test_traders import GAMES, estate, fresh

# When it offers


@pytest.mark.parametrize("game", GAMES)
def test_the_keenest_deals_at_every_moment_that_is_free_for_it(game: str) -> None:
    """CI-3e, UB-3j After the roll, too; but never in the turn of another."""
    keenest, other = keenest_of(game), trader_of(game)
    late = 0
    for state in turns_after_the_roll(game):
        for seat in bits_of(state.playing):
            assert other.offer(state, seat) < 0
            if keenest.offer(state, seat) >= 0:
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


# The plain player


def test_the_neighbour_of_ubuild_is_the_measure_itself() -> None:
    """It plans no further, deals as little and overlooks nothing: a match goes on as if `greedy-1` sat there."""
    told = []
    for bots in (["greedy-1"], ["neighbour", "greedy-1"]):
        played = sorted(hold(Contest("ubuild", bots, 4, {}, seed=8), 2))
        told.append([(one.number, one.scores, one.decisions, one.chosen) for one in played])
    assert told[0] == told[1]
