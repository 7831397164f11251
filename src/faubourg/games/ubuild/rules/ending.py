"""Chapters 3 and 11: the first player, how turns pass on, and how long is played (UB-3i, UB-11a, UB-11c)."""

from mypy_extensions import i64

from faubourg.core.bits import bit, count_bits, lowest, with_cell
from faubourg.core.forms import Timer
from faubourg.games.estate import debts, money, owners, turns
from faubourg.games.estate.bidding import next_of
from faubourg.games.estate.districts import BANK
from faubourg.games.ubuild.numbering import TIME_UP
from faubourg.games.ubuild.rules import turn
from faubourg.games.ubuild.state import UBuild


def name_first(state: UBuild, seat: i64) -> None:
    # UB-3i
    turns.name_first(state, seat)
    turn.begin(state, seat)


def pass_on(state: UBuild) -> None:
    """The turn is over."""
    # UB-11c Time is up, and this turn has been played out.
    if state.time_up:
        stop(state, "UB-11c")
        return
    following: i64 = next_of(state.playing, state.turn, state.seats)
    # UB-11c A limit in rounds.
    if turns.is_new_round(state, following) and turns.is_last_round(state):
        stop(state, "UB-11c")
        return
    turns.tell_passed(state, following)
    turn.begin(state, following)


# Time


def timers(state: UBuild) -> list[Timer]:
    # UB-11c
    return [Timer("match", int(state.minutes) * 60, int(TIME_UP), played=True)]


# Bankruptcy


def go_bankrupt(state: UBuild) -> None:
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
    state.jail = with_cell(state.jail, seat, 0)
    stop(state, "UB-11a")


# The end


def is_anybody_out(state: UBuild) -> bool:
    return count_bits(state.playing) < state.seats


def stop(state: UBuild, clause: str) -> None:
    turns.stop(state, clause, ended_by(state))


def ended_by(state: UBuild) -> str:
    """What has ended the match."""
    return turns.ended_by(state, is_anybody_out(state), "bankruptcy", "minutes")
