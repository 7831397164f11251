"""The position as numbers for learning: one length for 2, 3 and 4 seats, seen from one seat."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.bits import count_bits
from faubourg.games.paris.numbering import (
    ALL_LOTS,
    ALL_START,
    ALL_STREETS,
    CARDS,
    COLOURS,
    LOTS,
    MOST_SEATS,
    STREETS,
    Kind,
    Phase,
    cards_with,
)
from faubourg.games.paris.rules import payment, rent, turn

if TYPE_CHECKING:
    from faubourg.games.paris.state import Paris


def observe(state: "Paris", seat: i64) -> list[float]:
    """Seats are counted from the observer on, so that one network plays every seat."""
    found: list[float] = []
    for place in range(MOST_SEATS):
        found += player_row(state, (seat + place) % state.seats, place < state.seats)
    found += bits_row(state.on_sale, LOTS)
    found += bits_row(state.lots, LOTS)
    for street in range(STREETS):
        found.append(float(rent.houses_on(state, street)) / 3.0)
    found += bits_row(state.hotels, STREETS)
    found += bits_row(state.hands[seat], CARDS)
    found += bits_row(state.pile.discards, CARDS)
    found += bits_row(state.paid, CARDS)
    for colour in range(COLOURS):
        found.append(float(turn.backs_left(state, colour)) / 5.0)
    found += one_hot(state.top, COLOURS)
    found.append(float(state.runs))
    found.append(float(state.houses_left) / 20.0)
    found.append(float(state.hotels_left) / 6.0)
    found.append(float(state.cost) / 1000.0)
    found.append(float(payment.left_to_pay(state)) / 1000.0)
    found += one_hot(state.kind, Kind.BUILDINGS + 1)
    found += one_hot(state.phase, Phase.OVER + 1)
    found += one_hot((state.turn - seat + state.seats) % state.seats, MOST_SEATS)
    found += [float(state.table.crisis == ALL_LOTS), float(state.table.crisis == ALL_STREETS)]
    found += [float(state.table.dynamic), float(state.table.harmony)]
    return found


def player_row(state: "Paris", seat: i64, present: bool) -> list[float]:
    """Whether the seat is played, its tokens, its lots, and the backs of its cards."""
    if not present:
        return [0.0] * int(3 + LOTS + COLOURS)
    hand: i64 = state.hands[seat]
    found = [1.0, float(state.tokens[seat]) / 50.0, float(state.figures.sum_of(hand & ALL_START)) / 100.0]
    found += bits_row(state.owned[seat], LOTS)
    for colour in range(COLOURS):
        found.append(float(count_bits(hand & cards_with(colour))) / 5.0)
    return found


def bits_row(number: i64, size: i64) -> list[float]:
    return [float((number >> place) & 1) for place in range(size)]


def one_hot(place: i64, size: i64) -> list[float]:
    found = [0.0] * int(size)
    if place >= 0:
        found[place] = 1.0
    return found
