"""The position as numbers for learning: one length for 2, 3 and 4 seats, seen from one seat."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit, count_bits, lowest
from faubourg.core.observation import Observation
from faubourg.games.roomshare.numbering import (
    ARROWS,
    CARD_KIND_IDS,
    CARD_KINDS,
    CARDS,
    COLOURS,
    EVENTS_PER_KIND,
    FLAT_IDS,
    FLATS,
    KEY_CARDS,
    KEYS_PER_COLOUR,
    KIND_IDS,
    MOST_SEATS,
    PHASE_IDS,
    PLACE_IDS,
    Phase,
)
from faubourg.games.roomshare.rules import eviction
from faubourg.games.roomshare.rules.board import kind_of
from faubourg.games.roomshare.state import RoomShare

# Seats and colours are counted from the observer on: player_0 is oneself, colour_0 the own colour.
PLAYERS: Final = [f"player_{place}" for place in range(4)]
COLOUR_NAMES: Final = [f"colour_{place}" for place in range(4)]
RESERVES: Final = [f"reserve_colour_{place}" for place in range(4)]
FLAT_NAMES: Final = [f"flat_{flat}" for flat in FLAT_IDS]
TENANTS: Final = [f"tenant_{place}" for place in PLACE_IDS]
KINDS: Final = list(KIND_IDS)
CARD_NAMES: Final = [*COLOUR_NAMES, *CARD_KIND_IDS[4:]]
PHASES: Final = list(PHASE_IDS)
MOST_CARDS: Final[i64] = 4
KEYS: Final[i64] = 0b11111
EVENTS: Final[i64] = 0b11
# An order of the colours is one number, of so many bits a place.
PLACE_BITS: Final[i64] = 4
PLACE_MASK: Final[i64] = 0b1111


def describe(state: RoomShare, found: Observation, seat: i64) -> None:
    """Colours and seats are counted from the observer on, so that one network plays every seat."""
    colours: i64 = colours_from(state, seat)
    found.about("")
    kinds: i64 = found.table(FLAT_NAMES, KINDS)
    for flat in range(FLATS):
        found.tick(kinds + flat * len(KINDS) + kind_of(state, flat))
    describe_tenants(state, found, colours)
    for place in range(MOST_SEATS):
        found.about(PLAYERS[place], place >= state.seats)
        describe_player(state, found, (seat + place) % state.seats, colours)
    describe_cards(found, "hand", state.hands[seat], colours)
    describe_cards(found, "discarded", state.pile.discards, colours)
    shown: i64 = 0
    if state.shown >= 0:
        shown = bit(state.shown)
    describe_cards(found, "shown", shown, colours)
    found.about("")
    found.part("pile", state.pile.size(), CARDS)
    found.one_of("phase", PHASES, state.phase)
    found.one_of("actor", PLAYERS, relative(state, state.actor, seat))
    found.one_of("trigger", PLAYERS, relative(state, state.trigger, seat))
    landing: i64 = -1
    mover: i64 = -1
    if state.phase == Phase.LAND:
        landing = eviction.landing_flat(state)
        mover = place_in(colours, eviction.landing_colour(state))
    found.one_of("evicting", FLAT_IDS, state.evicting)
    found.one_of("landing", FLAT_IDS, landing)
    found.one_of("mover", COLOUR_NAMES, mover)
    found.one_of("swap", PLACE_IDS, state.swap_place)


def describe_tenants(state: RoomShare, found: Observation, colours: i64) -> None:
    """The colour of the tenant on each arrow of each flat."""
    start: i64 = found.table(TENANTS, COLOUR_NAMES)
    for place in range(COLOURS):
        row: i64 = colour_at(colours, place) * ARROWS
        for arrow in range(ARROWS):
            flats: i64 = state.tenants[row + arrow]
            while flats:
                found.tick(start + (lowest(flats) * ARROWS + arrow) * COLOURS + place)
                flats &= flats - 1


def colours_from(state: RoomShare, seat: i64) -> i64:
    """The colours in the order of their owners from a seat on, nobody's last; the first of them lowest."""
    found: i64 = 0
    known: i64 = 0
    count: i64 = 0
    for place in range(state.seats):
        colour: i64 = state.table.own[(seat + place) % state.seats]
        found |= colour << (count * PLACE_BITS)
        known |= bit(colour)
        count += 1
    second: i64 = state.table.second[seat]
    if second >= 0:
        found |= second << (count * PLACE_BITS)
        known |= bit(second)
        count += 1
    for colour in range(COLOURS):
        if (known >> colour) & 1 == 0:
            found |= colour << (count * PLACE_BITS)
            count += 1
    return found


def colour_at(colours: i64, place: i64) -> i64:
    return (colours >> (place * PLACE_BITS)) & PLACE_MASK


def place_in(colours: i64, colour: i64) -> i64:
    """The place of a colour in the order; -1 for what is no colour."""
    for place in range(COLOURS):
        if colour_at(colours, place) == colour:
            return place
    return -1


def relative(state: RoomShare, seat: i64, observer: i64) -> i64:
    """A seat's distance from the observer; -1 for what is no seat."""
    if seat < 0:
        return -1
    return (seat - observer + state.seats) % state.seats


def describe_player(state: RoomShare, found: Observation, seat: i64, colours: i64) -> None:
    """Whether the seat is played, its reserve by colour and its number of cards."""
    found.flag("plays", True)
    for place in range(COLOURS):
        found.part(RESERVES[place], state.reserve[seat * COLOURS + colour_at(colours, place)], state.figures.tenants)
    found.part("cards", count_bits(state.hands[seat]), MOST_CARDS)


def describe_cards(found: Observation, name: str, cards: i64, colours: i64) -> None:
    """How many cards of each kind, the keys in the observer's order of colours."""
    found.about(name)
    for place in range(COLOURS):
        keys: i64 = (cards >> (KEYS_PER_COLOUR * colour_at(colours, place))) & KEYS
        found.part(CARD_NAMES[place], count_bits(keys), KEYS_PER_COLOUR)
    for kind in range(COLOURS, CARD_KINDS):
        events: i64 = (cards >> (KEY_CARDS + EVENTS_PER_KIND * (kind - COLOURS))) & EVENTS
        found.part(CARD_NAMES[kind], count_bits(events), EVENTS_PER_KIND)
