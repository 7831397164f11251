"""Chapters 3 and 11: the first player, how turns pass on, and how long is played (UB-3i, UB-11a, UB-11c)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, count_bits, lowest
from faubourg.core.forms import Timer
from faubourg.core.frames import empty_frames
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.estate import bidding, debts, money, owners
from faubourg.games.estate.bidding import next_of
from faubourg.games.estate.districts import BANK
from faubourg.games.ubuild.numbering import DIE, FIRST, TIME_UP, Refused
from faubourg.games.ubuild.rules import score, turn

if TYPE_CHECKING:
    from faubourg.games.ubuild.state import UBuild


def refusal_first(state: "UBuild", move: i64) -> i64:
    if not FIRST <= move < DIE:
        return NOT_ASKED_NOW
    return FINE if move - FIRST < state.seats else Refused.NO_SUCH_SEAT


def fill_first(state: "UBuild", actions: Actions) -> None:
    # UB-3i The highest roll starts, and ties roll again: everybody is as likely as the next.
    for seat in range(state.seats):
        actions.add(FIRST + seat)


def name_first(state: "UBuild", seat: i64) -> None:
    """UB-3i The first player; from there on clockwise."""
    state.first = seat
    state.round = 1
    if state.telling:
        state.tell("first-player", "UB-3i", {"seat": int(seat)})
    turn.begin(state, seat)


def pass_on(state: "UBuild") -> None:
    """The turn is over."""
    # UB-11c Time is up, and this turn has been played out.
    if state.time_up:
        stop(state, "UB-11c")
        return
    following: i64 = next_of(state.playing, state.turn, state.seats)
    # UB-11c Everybody has had a turn, counted from the starter's seat.
    if following == state.first and end_round(state):
        return
    # UB-3i Clockwise.
    if state.telling:
        state.tell("turn-passed", "UB-3i", {"seat": int(following)})
    turn.begin(state, following)


def end_round(state: "UBuild") -> bool:
    """A round is over; whether the match is, too."""
    if state.telling:
        state.tell("round-over", "UB-11c", {"round": int(state.round)})
    # UB-11c A limit in rounds.
    if state.table.by_rounds and state.round >= state.table.rounds:
        stop(state, "UB-11c")
        return True
    state.round += 1
    return False


# Time


def is_running(state: "UBuild") -> bool:
    """UB-11c The time runs out once, at any moment of the match."""
    return state.table.by_minutes and state.turns > 0 and not state.time_up and not state.over


def time_out(state: "UBuild") -> None:
    # UB-11c The current turn is played out.
    state.time_up = True
    if state.telling:
        state.tell("time-up", "UB-11c", {"about": "match"})


def timers(state: "UBuild") -> list[Timer]:
    # UB-11c
    return [Timer("match", int(state.table.minutes) * 60, int(TIME_UP), played=True)]


# Bankruptcy


def go_bankrupt(state: "UBuild") -> None:
    """UB-11a The debtor cannot pay, and the match ends at once."""
    seat: i64 = debts.debtor(state)
    creditor: i64 = debts.creditor(state)
    cash: i64 = state.cash[seat]
    if state.telling:
        state.tell("bankrupt", "UB-11a", {"seat": int(seat), "owner": int(creditor), "cash": int(cash)})
    money.pay(state, seat, creditor, cash)
    if creditor != BANK:
        # UB-11a A player gets the unmortgaged cards, with what is recorded on them.
        unmortgaged: i64 = state.owned[seat] & ~state.mortgaged
        state.owned[creditor] |= unmortgaged
        state.owned[seat] &= ~unmortgaged
    # UB-11a The others go back to the bank; what stands there stays.
    left: i64 = state.owned[seat]
    while left:
        owners.take_back(state, lowest(left), seat)
        left &= left - 1
    state.playing &= ~bit(seat)
    state.jail[seat] = 0
    stop(state, "UB-11a")


# The end


def is_anybody_out(state: "UBuild") -> bool:
    return count_bits(state.playing) < state.seats


def stop(state: "UBuild", clause: str) -> None:
    """Nobody plays again."""
    close(state)
    state.finish()
    if state.telling:
        state.tell("match-ended", clause, {"by": ended_by(state)})
        score.tell_result(state)


def cut_short(state: "UBuild") -> None:
    """UB-11c The limit on decisions is reached."""
    close(state)
    state.truncate()
    if state.telling:
        state.tell("match-ended", "UB-11c", {"by": ended_by(state)})
        score.tell_result(state)


def close(state: "UBuild") -> None:
    """Nothing is open any more."""
    state.frames = empty_frames()
    bidding.forget(state)


def ended_by(state: "UBuild") -> str:
    """What has ended the match."""
    if state.truncated:
        return "decisions"
    if is_anybody_out(state):
        return "bankruptcy"
    return "rounds" if state.table.by_rounds else "minutes"
