"""Chapter 5: auctions, live and in turn."""

from typing import Unpack

import pytest

import faubourg
from faubourg import CLOCK, SEVERAL
from faubourg.core.forms import BidForm
from faubourg.core.state import State
from tests.games.city.positions import (
    Position,
    auction,
    cash,
    draw,
    events,
    land,
    legal,
    owner,
    phase,
    play,
    refused,
    table,
    told,
    why,
)

LIVE = {"auctions": "live"}


def declined(**others: Unpack[Position]) -> State:
    """Seat 0 has declined Rive Gauche."""
    return play(land(table(**others), "lightblue1"), "decline")


def form(state: State, seat: int) -> tuple[int, int, int]:
    found = state.forms(seat)[0]
    assert isinstance(found, BidForm)
    return found.low, found.high, found.step


@pytest.mark.clause("CI-5a")
def test_the_caller_opens_with_a_bid_of_at_least_ten() -> None:
    state = declined()
    assert (phase(state), state.actors(), form(state, 0)) == ("opening", [0], (10, 37700, 10))
    assert legal(state, "out") == []
    assert why(state, "out")[0] == "not-asked-now"
    play(state, "bid 10")
    assert (auction(state)["leader"], auction(state)["bid"], auction(state)["caller"]) == (0, 10, 0)


@pytest.mark.clause("CI-5a")
def test_a_caller_without_ten_leaves_it_to_the_bank() -> None:
    state = declined(cash={0: 0})
    assert (phase(state), state.actors()) == ("bid", [1])
    assert (auction(state)["caller"], auction(state)["leader"], auction(state)["low"]) == (None, None, 10)
    assert told(state, "auction-opened")["district"] == "lightblue1"


@pytest.mark.clause("CI-5a")
def test_with_no_bid_the_district_stays_unowned() -> None:
    state = play(declined(cash={0: 0}), "1: out", "2: out")
    assert (owner(state, "lightblue1"), phase(state)) == (None, "act")
    assert told(state, "district-unsold")["clause"] == "CI-5a"


@pytest.mark.clause("CI-5a")
def test_the_winner_pays_the_bank_and_the_turn_goes_on() -> None:
    state = play(declined(), "0: bid 100", "1: bid 1500", "2: out", "0: out")
    assert (owner(state, "lightblue1"), cash(state, 1), cash(state)) == (1, 36200, 37700)
    assert (phase(state), state.actors()) == ("act", [0])


@pytest.mark.clause("CI-5b")
def test_bids_are_multiples_of_ten_and_never_above_the_bidders_cash() -> None:
    state = play(declined(cash={1: 340}), "bid 230")
    assert form(state, 1) == (240, 340, 10)
    assert refused(state, "bid 230") == ("bid-too-low", "CI-5a", {"amount": 230, "low": 240})
    assert refused(state, "bid 350") == ("bid-too-high", "CI-5b", {"amount": 350, "cash": 340})
    assert legal(state) == ["out", "bid 300"]
    with pytest.raises(faubourg.InputError):
        state.parse("bid 245")


@pytest.mark.clause("CI-5b")
def test_even_the_richest_can_bid_all_there_is() -> None:
    state = play(declined(cash={1: 200_000}), "bid 10")
    assert (legal(state)[-1], form(state, 1)) == ("bid 150000", (20, 200_000, 10))
    play(state, "bid 200000")
    assert (owner(state, "lightblue1"), cash(state, 1)) == (1, 0)
    state = play(declined(cash={1: 200_000, 0: 200_000}), "bid 150000")
    assert legal(state) == ["out"]


@pytest.mark.clause("CI-5c")
def test_in_turn_the_left_neighbour_speaks_first_and_everybody_raises_or_drops_for_good() -> None:
    state = play(declined(seats=4), "bid 50")
    spoken = []
    for line in ("bid 100", "out", "bid 200", "bid 300", "out", "out"):
        spoken.append(state.actors()[0])
        play(state, line)
    assert spoken == [1, 2, 3, 0, 1, 3]
    assert (owner(state, "lightblue1"), cash(state)) == (0, 37400)


@pytest.mark.clause("CI-5c")
def test_whoever_cannot_raise_is_passed_over() -> None:
    state = play(declined(cash={1: 90}), "bid 100")
    assert state.actors() == [2]
    play(state, "out")
    assert owner(state, "lightblue1") == 0


@pytest.mark.clause("CI-5c")
def test_if_nobody_has_bid_the_last_one_in_may_still_take_the_reserve() -> None:
    state = play(declined(cash={0: 0}), "1: out")
    assert state.actors() == [2]
    play(state, "bid 10")
    assert (owner(state, "lightblue1"), cash(state, 2)) == (2, 37690)


@pytest.mark.clause("CI-5c")
def test_live_anybody_but_the_leader_may_bid_at_any_moment() -> None:
    state = play(declined(options=LIVE), "bid 100")
    assert state.actor == SEVERAL
    assert state.actors() == [1, 2]
    play(state, "2: bid 200", "0: bid 500", "2: bid 510")
    assert state.actors() == [0, 1]
    assert auction(state)["leader"] == 2
    with pytest.raises(faubourg.IllegalMove):
        play(state, "2: bid 600")
    with pytest.raises(ValueError, match="say which"):
        state.legal()


@pytest.mark.clause("CI-5c")
def test_live_of_equal_bids_the_first_received_stands() -> None:
    state = play(declined(options=LIVE), "bid 100", "2: bid 200")
    assert why(state, "bid 200", 1) == ("bid-too-low", "CI-5a")


@pytest.mark.clause("CI-5a", "CI-5c", "CI-16a")
def test_live_the_clocks_move_ends_it() -> None:
    state = play(declined(options=LIVE), "bid 100", "1: bid 200")
    timer = state.timers()[0]
    assert (timer.kind, timer.seconds, timer.extends) == ("auction", 50, 0)
    assert state.is_asked(CLOCK)
    play(state, "clock: time auction")
    assert owner(state, "lightblue1") == 1
    assert told(state, "time-up")["about"] == "auction"
    assert state.timers() == []


def running(state: State) -> dict[str, tuple[int, int]]:
    """By kind, the number and the seconds of what the clock counts."""
    return {timer.kind: (timer.number, timer.seconds) for timer in state.timers()}


@pytest.mark.clause("CI-5a")
def test_live_both_counts_run_from_the_call_and_naming_a_price_restarts_neither() -> None:
    state = declined(options=LIVE)
    assert (running(state), state.is_asked(CLOCK)) == ({"opening": (1, 10), "auction": (1, 50)}, True)
    assert state.prompt(0)["params"]["seconds"] == 10
    play(state, "bid 100")
    assert running(state) == {"auction": (1, 50)}
    waiting = declined()
    assert (waiting.timers(), waiting.is_asked(CLOCK)) == ([], False)
    assert waiting.prompt(0)["params"]["seconds"] == 0


@pytest.mark.clause("CI-5a")
def test_live_a_caller_who_names_no_price_in_time_has_it_opened_by_the_bank() -> None:
    state = play(declined(options=LIVE), "clock: time auction")
    assert (told(state, "time-up")["about"], told(state, "auction-opened")["district"]) == ("opening", "lightblue1")
    assert (phase(state), state.actors(), running(state)) == ("bid", [0, 1, 2], {"auction": (1, 50)})
    assert (auction(state)["caller"], auction(state)["leader"], auction(state)["low"]) == (None, None, 10)
    # The caller bids as everybody does, or says out.
    unsold = play(state.clone(), "0: out", "1: out", "clock: time auction")
    assert (owner(unsold, "lightblue1"), told(unsold, "time-up")["about"]) == (None, "auction")
    play(state, "0: bid 10", "clock: time auction")
    assert (owner(state, "lightblue1"), cash(state)) == (0, 37690)


@pytest.mark.clause("CI-5a")
def test_live_what_the_bank_has_opened_late_can_be_put_down_and_taken_up_again() -> None:
    state = declined(options=LIVE)
    for line in ("clock: time auction", "1: bid 20", "0: bid 30"):
        play(state, line)
        again = state.game.restore(state.dump())
        assert (again.dump(), again.actors(), running(again)) == (state.dump(), state.actors(), running(state))


@pytest.mark.clause("CI-5a", "CI-13.2", "CI-4d")
def test_live_every_auction_that_a_player_calls_may_be_opened_by_the_bank() -> None:
    called = play(land(table(places={0: 6}, options=LIVE), 12), "call red1", "clock: time auction", "1: bid 20")
    assert (auction(called)["district"], auction(called)["leader"]) == ("red1", 1)
    drawn = play(draw(2, options=LIVE), "call green1", "clock: time auction", "2: bid 20", "clock: time auction")
    assert (owner(drawn, "green1"), phase(drawn), drawn.actors()) == (2, "act", [0])


@pytest.mark.clause("CI-5c")
def test_live_it_ends_at_once_when_all_but_the_leader_are_out_or_cannot_raise() -> None:
    state = play(declined(options=LIVE, cash={2: 150}), "bid 100", "1: out")
    assert state.actors() == [2]
    play(state, "2: bid 150", "0: out")
    assert owner(state, "lightblue1") == 2


@pytest.mark.clause("CI-5c")
def test_live_an_opening_that_nobody_can_top_ends_it_at_once() -> None:
    state = play(declined(options=LIVE, cash={1: 0, 2: 90}), "bid 90")
    assert (owner(state, "lightblue1"), phase(state)) == (0, "act")


@pytest.mark.clause("CI-5c")
def test_out_is_final_for_this_auction_and_for_no_other() -> None:
    state = play(declined(options=LIVE), "bid 100", "1: out")
    with pytest.raises(faubourg.IllegalMove):
        play(state, "1: bid 200")
    play(state, "clock: time auction", "done")
    play(land(state, "lightblue2"), "decline", "bid 10")
    assert state.actors() == [0, 2]


@pytest.mark.clause("CI-5c")
def test_live_with_no_bid_it_ends_when_all_are_out() -> None:
    state = play(declined(options=LIVE, cash={0: 0}), "2: out")
    assert auction(state)["out"] == [2]
    play(state, "1: out")
    assert events(state, "district-unsold")


@pytest.mark.clause("CI-5c")
def test_an_option_lets_a_late_bid_move_the_end() -> None:
    state = play(declined(options={"auctions": "live", "extension": True}), "bid 100")
    assert state.timers()[0].extends == 5


@pytest.mark.clause("CI-5c")
def test_every_auction_has_a_count_of_its_own() -> None:
    state = play(declined(options=LIVE), "bid 100")
    first = state.timers()[0].number
    play(state, "1: out", "2: out", "done")
    play(land(state, "lightblue2"), "decline", "bid 10")
    assert state.timers()[0].number == first + 1


@pytest.mark.clause("CI-5c")
def test_in_turn_there_is_no_clock() -> None:
    state = play(declined(), "bid 100")
    assert state.timers() == []
    assert not state.is_asked(CLOCK)


@pytest.mark.clause("CI-5a", "CI-5c")
@pytest.mark.parametrize("options", [{}, LIVE])
def test_the_leader_may_neither_overbid_itself_nor_drop_out(options: dict[str, object]) -> None:
    state = play(declined(options=options), "bid 100")
    assert why(state, "bid 200", 0)[0] == "not-your-turn"
    assert why(state, "out", 0)[0] == "not-your-turn"
    # Overbid, the caller may bid as anybody else.
    play(state, "1: bid 110", "2: out", "0: bid 120", "1: out")
    assert (owner(state, "lightblue1"), cash(state)) == (0, 37580)


@pytest.mark.clause("CI-5b", "CI-5c")
def test_live_whoever_cannot_raise_is_not_asked_and_the_cash_of_the_others_is_the_limit() -> None:
    state = play(declined(options=LIVE, cash={2: 100, 1: 370}), "bid 100")
    assert state.actors() == [1]
    assert why(state, "bid 110", 2)[0] == "not-your-turn"
    assert why(state, "bid 380", 1) == ("bid-too-high", "CI-5b")
    play(state, "1: bid 370")
    assert state.actors() == [0]
    play(state, "0: out")
    assert (owner(state, "lightblue1"), cash(state, 1)) == (1, 0)


@pytest.mark.clause("CI-5a")
def test_a_caller_with_ten_opens_with_all_of_it() -> None:
    state = declined(cash={0: 10})
    assert (phase(state), legal(state)) == ("opening", ["bid 10"])


@pytest.mark.clause("CI-5a", "CI-5c", "CI-14a")
def test_live_the_districts_of_a_bankrupt_are_auctioned_each_by_a_count_of_its_own() -> None:
    state = draw(6, owned={0: "red1 brown1"}, pieces={"sewage": "brown1"}, cash={0: 0}, options=LIVE)
    play(state, "bankrupt")
    assert (auction(state)["district"], auction(state)["caller"], state.actors()) == ("brown1", None, [1, 2])
    first = state.timers()[0].number
    play(state, "clock: time auction")
    assert owner(state, "brown1") is None
    assert (auction(state)["district"], state.timers()[0].number) == ("red1", first + 1)
    play(state, "2: bid 50", "clock: time auction")
    assert (owner(state, "red1"), phase(state), state.actors()) == (2, "roll", [1])
