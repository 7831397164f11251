"""The position as numbers for learning: one length for 2, 3 and 4 seats, seen from one seat."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.bits import bit, bits_of, count_bits
from faubourg.games.roomshare.numbering import (
    ARROWS,
    CARD_KIND,
    CARD_KINDS,
    COLOURS,
    FLATS,
    KINDS,
    MOST_SEATS,
    PLACES,
    Phase,
)
from faubourg.games.roomshare.rules import eviction
from faubourg.games.roomshare.rules.board import kind_of, tenant_at

if TYPE_CHECKING:
    from faubourg.games.roomshare.state import RoomShare


def observe(state: "RoomShare", seat: i64) -> list[float]:
    """Colours and seats are counted from the observer on, so that one network plays every seat."""
    colours = colours_from(state, seat)
    found: list[float] = []
    for flat in range(FLATS):
        found += one_hot(kind_of(state, flat), KINDS)
    for spot in range(PLACES):
        at: i64 = tenant_at(state, spot // ARROWS, spot % ARROWS)
        found += one_hot(place_in(colours, at), COLOURS)
    for place in range(MOST_SEATS):
        found += player_row(state, (seat + place) % state.seats, place < state.seats, colours)
    found += card_counts(state.hands[seat], colours)
    found += card_counts(state.pile.discards, colours)
    found += card_counts(bit(state.shown) if state.shown >= 0 else 0, colours)
    found.append(float(state.pile.size()) / 32.0)
    found += one_hot(state.phase, Phase.OVER + 1)
    found += one_hot(relative(state, state.actor, seat), MOST_SEATS)
    found += one_hot(relative(state, state.trigger, seat), MOST_SEATS)
    landing: i64 = eviction.landing_flat(state) if state.phase == Phase.LAND else -1
    mover: i64 = eviction.landing_colour(state) if state.phase == Phase.LAND else -1
    found += one_hot(state.evicting, FLATS)
    found += one_hot(landing, FLATS)
    found += one_hot(place_in(colours, mover), COLOURS)
    found += one_hot(state.swap_place, PLACES)
    return found


def colours_from(state: "RoomShare", seat: i64) -> list[int]:
    """The colours in the order of their owners from a seat on, nobody's last."""
    found = [int(state.table.own[(seat + place) % state.seats]) for place in range(state.seats)]
    second = int(state.table.second[seat])
    if second >= 0:
        found.append(second)
    return found + [colour for colour in range(4) if colour not in found]


def place_in(colours: list[int], colour: i64) -> i64:
    return colours.index(colour) if colour >= 0 else -1


def relative(state: "RoomShare", seat: i64, observer: i64) -> i64:
    """A seat's distance from the observer; -1 for what is no seat."""
    return (seat - observer + state.seats) % state.seats if seat >= 0 else -1


def one_hot(place: i64, size: i64) -> list[float]:
    found = [0.0] * int(size)
    if place >= 0:
        found[place] = 1.0
    return found


def player_row(state: "RoomShare", seat: i64, present: bool, colours: list[int]) -> list[float]:
    """Whether the seat is played, its reserve by colour and its number of cards."""
    if not present:
        return [0.0] * 6
    reserve = [float(state.reserve[seat * 4 + colour]) / 8.0 for colour in colours]
    return [1.0, *reserve, float(count_bits(state.hands[seat])) / 4.0]


def card_counts(cards: i64, colours: list[int]) -> list[float]:
    """How many cards of each kind, the keys in the observer's order of colours."""
    counts = [0.0] * int(CARD_KINDS)
    for card in bits_of(cards):
        kind: i64 = CARD_KIND[card]
        place: i64 = place_in(colours, kind) if kind < COLOURS else kind
        counts[place] += 0.5
    return counts
