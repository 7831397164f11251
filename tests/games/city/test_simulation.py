"""City without people: an hour is so many decisions, and bots want no other hour."""

import pytest

from faubourg.bots.arena import Contest, play_match
from faubourg.bots.player import bot
from faubourg.bots.playout import PLAYED_TIME, end_played_time, play_out, random_step
from faubourg.core.actions import Actions
from faubourg.core.rng import Rng
from faubourg.core.state import State
from tests.games.city.positions import GAME, land, phase, play, seen, table

HOUR = {"length": "hour"}


@pytest.mark.clause("CI-1e")
def test_in_a_simulation_the_hour_is_up_after_three_thousand_decisions() -> None:
    before = table(options=HOUR, decisions=2999)
    assert PLAYED_TIME == 3000
    assert not end_played_time(before)
    state = table(options=HOUR, decisions=3000)
    assert end_played_time(state)
    assert seen(state)["time_up"]
    # It runs out once, and only where an hour is played.
    assert not end_played_time(state)
    assert not end_played_time(table(decisions=3000))


@pytest.mark.clause("CI-1e")
@pytest.mark.parametrize("auctions", ["turn", "live"])
def test_a_playout_plays_the_turn_out_and_then_counts(auctions: str) -> None:
    state = table(4, options={**HOUR, "auctions": auctions}, decisions=2990)
    play_out(state, Rng(3), Actions())
    assert state.over
    assert (seen(state)["ended_by"], seen(state)["hour"]) == ("hour", 1)
    assert 3000 < state.decisions < 3200


@pytest.mark.clause("CI-1e")
def test_in_a_live_auction_of_a_playout_the_clock_ends_the_auction_and_never_the_hour() -> None:
    state = table(2, options={**HOUR, "auctions": "live"}, decisions=0)
    rng = Rng(1)
    while state.decisions < 400 and not state.over:
        random_step(state, rng, Actions())
        assert not seen(state)["time_up"]


@pytest.mark.clause("CI-1e")
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_say_no_to_another_hour(name: str) -> None:
    state = play(land(play(table(options=HOUR), "clock: time hour"), 10), "done")
    assert phase(state) == "hour"
    player = bot(name, 10)
    assert {state.text(player.choose(state, 1, Rng(seed))) for seed in range(10)} == {"refuse"}
    assert GAME.start(3).bot_answer() < 0


@pytest.mark.clause("CI-1e")
def test_a_contest_over_an_hour_ends() -> None:
    played = play_match(Contest("city", ["random"], 3, HOUR), 0)
    assert played.decisions < 3200
    assert sum(played.shares) == 1.0


@pytest.mark.clause("CI-12a", "CI-12c", "CI-13a", "CI-14c")
@pytest.mark.parametrize(
    ("state", "lines"),
    [
        (table(jail={0: 2}), ["bail"]),
        (table(jail={0: 2}), ["roll", "dice 1 2"]),
        (table(jail={0: 2}, held={0: "jail1"}), ["jail-card"]),
        (play(table(jail={0: 3}, cash={0: 0}), "roll", "dice 1 2"), ["bankrupt"]),
        (table(places={0: 26}), ["roll", "dice 1 3"]),
        # A card that goes under the pile at once, and one that is kept.
        (land(table(places={0: 4}), 7), ["draw chance1"]),
        (land(table(places={0: 4}), 7), ["draw chance17"]),
    ],
)
def test_a_match_that_goes_on_leaves_its_clones_as_they_were(state: State, lines: list[str]) -> None:
    copy, before = state.clone(), state.dump()
    after = play(state, *lines).dump()
    assert after != before
    assert copy.dump() == before
    assert play(copy, *lines).dump() == after
    assert state.dump() == after
