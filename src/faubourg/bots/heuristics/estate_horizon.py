"""City and U-Build: the end in sight.

A limit in rounds is known to the turn, and the forecast reckons with it. A clock may ring at any moment, and whoever
cannot pay a debt may be out at once.
"""

from typing import Final

from mypy_extensions import i64

from faubourg.bots.heuristics.estate_forecast import Forecast
from faubourg.core.state import FINE
from faubourg.games.estate import debts
from faubourg.games.estate.state import Estate, Frame

# So many rounds before the time should be up, it may be up at any moment.
NEAR: Final[i64] = 4


def may_end(state: Estate, forecast: Forecast) -> bool:
    """CI-1e, UB-11c Whether the match may be over before there is another turn."""
    if state.time_up or (state.rounds > 0 and state.round >= state.rounds):
        return True
    return state.minutes > 0 and forecast.rounds_left(state) <= NEAR


def unless_dealt(state: Estate) -> Estate:
    """The position when no deal is made any more: CI-10e, UB-11a a debtor who cannot pay is bankrupt."""
    if state.frames.kind() != Frame.DEBT:
        return state
    debtor: i64 = debts.debtor(state)
    if state.cash[debtor] >= debts.amount(state):
        return state
    child = state.clone()
    child.actor = debtor
    bankrupt: i64 = child.terms.moves.bankrupt
    if child.refusal(bankrupt, debtor) != FINE:
        return state
    child.apply(bankrupt, debtor)
    return child
