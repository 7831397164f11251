"""The position as numbers for learning: one length for 2, 3 and 4 seats, seen from one seat."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit, count_bits
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
    PLACES,
    Phase,
)
from faubourg.games.roomshare.rules import eviction
from faubourg.games.roomshare.rules.board import kind_of, tenant_at
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


def describe(state: RoomShare, found: Observation, seat: i64) -> None:
    """Colours and seats are counted from the observer on, so that one network plays every seat."""
    colours = colours_from(state, seat)
    found.about("")
    for flat in range(FLATS):
        found.one_of(FLAT_NAMES[flat], KINDS, kind_of(state, flat))
    for spot in range(PLACES):
        found.one_of(TENANTS[spot], COLOUR_NAMES, place_in(colours, tenant_at(state, spot // ARROWS, spot % ARROWS)))
    for place in range(MOST_SEATS):
        found.about(PLAYERS[place], place >= state.seats)
        describe_player(state, found, (seat + place) % state.seats, colours)
    describe_cards(found, "hand", state.hands[seat], colours)
    describe_cards(found, "discarded", state.pile.discards, colours)
    describe_cards(found, "shown", bit(state.shown) if state.shown >= 0 else 0, colours)
    found.about("")
    found.part("pile", state.pile.size(), CARDS)
    found.one_of("phase", PHASES, state.phase)
    found.one_of("actor", PLAYERS, relative(state, state.actor, seat))
    found.one_of("trigger", PLAYERS, relative(state, state.trigger, seat))
    is_landing = state.phase == Phase.LAND
    found.one_of("evicting", FLAT_IDS, state.evicting)
    found.one_of("landing", FLAT_IDS, eviction.landing_flat(state) if is_landing else -1)
    found.one_of("mover", COLOUR_NAMES, place_in(colours, eviction.landing_colour(state) if is_landing else -1))
    found.one_of("swap", PLACE_IDS, state.swap_place)


def colours_from(state: RoomShare, seat: i64) -> list[int]:
    """The colours in the order of their owners from a seat on, nobody's last."""
    found = [int(state.table.own[(seat + place) % state.seats]) for place in range(state.seats)]
    second = int(state.table.second[seat])
    if second >= 0:
        found.append(second)
    return found + [colour for colour in range(4) if colour not in found]


def place_in(colours: list[int], colour: i64) -> i64:
    return colours.index(colour) if colour >= 0 else -1


def relative(state: RoomShare, seat: i64, observer: i64) -> i64:
    """A seat's distance from the observer; -1 for what is no seat."""
    return (seat - observer + state.seats) % state.seats if seat >= 0 else -1


def describe_player(state: RoomShare, found: Observation, seat: i64, colours: list[int]) -> None:
    """Whether the seat is played, its reserve by colour and its number of cards."""
    found.flag("plays", True)
    for place in range(COLOURS):
        found.part(RESERVES[place], state.reserve[seat * COLOURS + colours[place]], state.figures.tenants)
    found.part("cards", count_bits(state.hands[seat]), MOST_CARDS)


def describe_cards(found: Observation, name: str, cards: i64, colours: list[int]) -> None:
    """How many cards of each kind, the keys in the observer's order of colours."""
    found.about(name)
    for place in range(COLOURS):
        keys: i64 = (cards >> (KEYS_PER_COLOUR * colours[place])) & KEYS
        found.part(CARD_NAMES[place], count_bits(keys), KEYS_PER_COLOUR)
    for kind in range(COLOURS, CARD_KINDS):
        events: i64 = (cards >> (KEY_CARDS + EVENTS_PER_KIND * (kind - COLOURS))) & EVENTS
        found.part(CARD_NAMES[kind], count_bits(events), EVENTS_PER_KIND)
