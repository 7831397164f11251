"""Chapter 14: bankruptcy (CI-14a to CI-14c). Its frame: the bankrupt, and the districts still to be auctioned."""

from mypy_extensions import i64

from faubourg.core.bits import bit, lowest, with_cell
from faubourg.games.city.numbering import DODGE, Frame, Step
from faubourg.games.city.rules import ending, kept
from faubourg.games.city.state import City
from faubourg.games.estate import auction, debts, money, owners, turns
from faubourg.games.estate.districts import BANK


def go_bankrupt(state: City) -> None:
    """The debtor gives up."""
    seat: i64 = debts.debtor(state)
    creditor: i64 = debts.creditor(state)
    debts.drop(state)
    cash: i64 = state.cash[seat]
    if state.telling:
        clause = "CI-14a" if creditor == BANK else "CI-14b"
        state.tell("bankrupt", clause, {"seat": int(seat), "owner": int(creditor), "cash": int(cash)})
    districts: i64 = state.owned[seat]
    money.pay(state, seat, creditor, cash)
    if creditor == BANK:
        return_to_bank(state, seat)
    else:
        hand_over(state, seat, creditor)
    # CI-14c Out; the last one left wins.
    state.playing &= ~bit(seat)
    state.fallen = state.fallen * 8 + seat + 1
    state.jail = with_cell(state.jail, seat, 0)
    if ending.is_last(state):
        ending.stop(state)
        return
    # CI-14c If it was their turn, it passes on.
    if seat == state.turn:
        turns.cut(state)
    # CI-14a The districts are auctioned at once, one by one.
    if creditor == BANK and districts:
        state.frames.push(Frame.BANKRUPTCY, Step.ASK, seat, districts)


def return_to_bank(state: City, seat: i64) -> None:
    # CI-14a Mortgages lapse, buildings stay.
    left: i64 = state.owned[seat]
    while left:
        owners.take_back(state, lowest(left), seat)
        left &= left - 1
    # CI-14a Kept cards go under the pile, lowest number first; the rent dodge to Free Parking.
    for card in range(4):
        if (state.held[seat] >> card) & 1:
            kept.put_back(state, seat, card)
    state.held[seat] &= ~DODGE


def hand_over(state: City, seat: i64, creditor: i64) -> None:
    # CI-14b All districts, mortgages with their sums, and all cards.
    state.owned[creditor] |= state.owned[seat]
    state.owned[seat] = 0
    state.held[creditor] |= state.held[seat]
    state.held[seat] = 0


def bankrupt(state: City) -> i64:
    return state.frames.a()


def districts_left(state: City) -> i64:
    return state.frames.b()


def go_on(state: City) -> bool:
    """CI-14a The next district, in board order from GO."""
    left: i64 = districts_left(state)
    if left == 0:
        state.frames.pop()
        return False
    state.frames.set_b(left & (left - 1))
    auction.open_by_bank(state, lowest(left), bankrupt(state))
    return False


def fits(state: City) -> bool:
    seat: i64 = bankrupt(state)
    left: i64 = districts_left(state)
    is_out = 0 <= seat < state.seats and not owners.is_playing(state, seat)
    return is_out and state.frames.step() == Step.ASK and left >= 0 and left & ~state.unowned == 0
