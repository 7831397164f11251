"""Chapter 8: mortgages and need of money (UB-8a to UB-8g). The rest is as in `estate`."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.estate import debts, mortgages
from faubourg.games.ubuild.numbering import BANKRUPT, LIFT, MORTGAGE, Refused
from faubourg.games.ubuild.rules import ending
from faubourg.games.ubuild.state import UBuild

# A debtor. UB-8d Districts can also be sold to players: deals are open to a debtor, as to whoever's turn it is.


def fill(state: UBuild, actions: Actions, seat: i64) -> None:
    if debts.refusal_bankrupt(state, seat) == FINE:
        actions.add(BANKRUPT)
    actions.add_bits(state.owned[seat] & ~state.mortgaged, MORTGAGE)


def refusal(state: UBuild, move: i64, seat: i64) -> i64:
    if move == BANKRUPT:
        return debts.refusal_bankrupt(state, seat)
    # UB-8f A debtor may mortgage what was lifted this turn.
    return mortgages.refusal_mortgage(state, seat, move - MORTGAGE) if MORTGAGE <= move < LIFT else NOT_ASKED_NOW


def apply(state: UBuild, move: i64, seat: i64) -> None:
    if move == BANKRUPT:
        ending.go_bankrupt(state)
    else:
        mortgage(state, seat, move - MORTGAGE)


# In one's own turn


def refusal_extra(state: UBuild, move: i64, seat: i64) -> i64:
    district: i64 = move - (LIFT if move >= LIFT else MORTGAGE)
    refused: i64 = mortgages.refusal_mortgage(state, seat, district)
    if move >= LIFT:
        refused = mortgages.refusal_lift(state, seat, district)
    if refused != FINE:
        return refused
    # UB-8f What was mortgaged or lifted this turn may not change back this turn.
    return Refused.CHANGED_THIS_TURN if (state.changed >> district) & 1 else FINE


def fill_extras(state: UBuild, actions: Actions, seat: i64) -> None:
    mine: i64 = state.owned[seat] & ~state.changed
    if mine == 0:
        return
    # UB-8f
    actions.add_bits(mine & ~state.mortgaged, MORTGAGE)
    # UB-8c
    mortgages.fill_lift(state, actions, mine & state.mortgaged, seat)


def mortgage(state: UBuild, seat: i64, district: i64) -> None:
    state.changed |= bit(district)
    mortgages.mortgage(state, seat, district)


def lift(state: UBuild, seat: i64, district: i64) -> None:
    state.changed |= bit(district)
    mortgages.lift(state, seat, district)
