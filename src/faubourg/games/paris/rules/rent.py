"""Chapters 2 and 4: rent (PA-2b, PA-4b)."""

from mypy_extensions import i64

from faubourg.games.paris.numbering import COLOUR_IDS, COLOUR_OF, COLOUR_START, LEVELS, LOT_IDS, streets_of
from faubourg.games.paris.rules.lots import level_of
from faubourg.games.paris.state import Paris


def rent_of(state: Paris, street: i64) -> i64:
    """PA-4b The points a street pays, by its colour and its buildings."""
    colour: i64 = COLOUR_OF[street]
    return state.figures.rents[colour * LEVELS + level_of(state, street)]


def pay_rent(state: Paris, colour: i64) -> None:
    named: i64 = streets_of(colour)
    nobody: bool = True
    for seat in range(state.seats):
        # PA-2b Every player except the one whose turn it is. Stations and utilities have no colour and never pay.
        if seat == state.turn or state.owned[seat] & named == 0:
            continue
        amount: i64 = rent_due(state, seat, colour)
        # PA-4b Bare land may pay nothing.
        if amount == 0:
            continue
        # PA-2b In tokens; the bank never runs short.
        state.tokens[seat] += amount
        nobody = False
        if state.telling:
            tell_rent(state, seat, colour, amount)
    if nobody and state.telling:
        state.tell("no-rent", "PA-2b", {"colour": COLOUR_IDS[colour]})


def rent_due(state: Paris, seat: i64, colour: i64) -> i64:
    """What the streets of one colour pay a seat."""
    total: i64 = 0
    start: i64 = COLOUR_START[colour]
    end: i64 = COLOUR_START[colour + 1]
    for street in range(start, end):
        if (state.owned[seat] >> street) & 1:
            total += rent_of(state, street)
    return total


def tell_rent(state: Paris, seat: i64, colour: i64, amount: i64) -> None:
    start: i64 = COLOUR_START[colour]
    end: i64 = COLOUR_START[colour + 1]
    lots: list[object] = [LOT_IDS[street] for street in range(start, end) if (state.owned[seat] >> street) & 1]
    particulars: dict[str, object] = {"seat": int(seat), "colour": COLOUR_IDS[colour], "amount": int(amount)}
    state.tell("rent-paid", "PA-2b", particulars | {"lots": lots})


def credit(state: Paris) -> i64:
    """PA-2b The points written down past the tokens in the box."""
    given: i64 = 0
    for seat in range(state.seats):
        given += state.tokens[seat]
    return max(given - state.figures.tokens, 0)
