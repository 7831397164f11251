"""Chapter 2: buying lots (PA-2c); PA-6c harmony keeps colours for their first buyers."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, lowest
from faubourg.core.state import FINE
from faubourg.games.paris.numbering import BUY, COLOURS, LOT_IDS, Kind, Refused, streets_of
from faubourg.games.paris.rules import payment
from faubourg.games.paris.rules.lots import owner_of
from faubourg.games.paris.state import Paris


def reserved(state: Paris, seat: i64) -> i64:
    """PA-6c The streets whose colour another seat was the first to buy. Stations and utilities are no colour."""
    others: i64 = 0
    for other in range(state.seats):
        if other != seat:
            others |= state.owned[other]
    found: i64 = 0
    for colour in range(COLOURS):
        streets: i64 = streets_of(colour)
        if others & streets:
            found |= streets
    return found


def refusal_buy(state: Paris, seat: i64, lot: i64) -> i64:
    # PA-2c One of the lots on sale.
    if (state.on_sale >> lot) & 1 == 0:
        # PA-2h No trading: what is owned stays where it is.
        return Refused.LOT_SOLD if owner_of(state, lot) >= 0 else Refused.NOT_ON_SALE
    # PA-2c Lots or buildings, not both.
    if state.kind == Kind.BUILDINGS:
        return Refused.OTHER_ACTION
    # PA-6c Harmony keeps a colour for its first buyer.
    if state.table.harmony and (reserved(state, seat) >> lot) & 1:
        return Refused.COLOUR_TAKEN
    # PA-2d The hand must cover the whole action.
    return FINE if state.figures.prices[lot] <= payment.budget(state, seat) else Refused.TOO_DEAR


def fill_lots(state: Paris, actions: Actions, seat: i64) -> None:
    budget: i64 = payment.budget(state, seat)
    prices = state.figures.prices
    offered: i64 = state.on_sale
    if state.table.harmony:
        offered &= ~reserved(state, seat)
    while offered:
        lot: i64 = lowest(offered)
        offered &= offered - 1
        if prices[lot] <= budget:
            actions.add(BUY + lot)


def buy(state: Paris, lot: i64) -> None:
    # PA-2c, PA-2h The lot lies face up before its owner.
    seat: i64 = state.turn
    cost: i64 = state.figures.prices[lot]
    state.on_sale &= ~bit(lot)
    state.owned[seat] |= bit(lot)
    payment.choose(state, BUY + lot, Kind.LOTS, cost)
    if state.telling:
        state.tell("lot-bought", "PA-2c", {"seat": int(seat), "lot": LOT_IDS[lot], "cost": int(cost)})
