"""Chapter 6: variants (PA-6a to PA-6c). They combine freely."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.bits import count_bits
from faubourg.games.paris.numbering import ALL_LOTS, COLOURS, streets_of

if TYPE_CHECKING:
    from faubourg.games.paris.state import Paris


def idle_lots(state: "Paris", seat: i64) -> i64:
    """PA-6a How many lots of a seat that the housing crisis is about have no building."""
    return count_bits(state.owned[seat] & state.table.crisis & ~(state.ones | state.twos | state.hotels))


def open_market(state: "Paris") -> None:
    # PA-6b All lots are on sale, face up, and none is ever turned up.
    state.on_sale = ALL_LOTS
    state.lots = 0


def reserved(state: "Paris", seat: i64) -> i64:
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


def first_buyer(state: "Paris", colour: i64) -> i64:
    """PA-6c Who alone may buy the streets of a colour; -1 while everybody may."""
    streets: i64 = streets_of(colour)
    for seat in range(state.seats):
        if state.owned[seat] & streets:
            return seat
    return -1
