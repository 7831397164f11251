"""The position as numbers for learning: one length for 2 to 6 seats, seen from one seat."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from faubourg.games.city import prompts
from faubourg.games.city.numbering import (
    ALL_CARDS,
    CARDS,
    DISTRICTS,
    KINDS,
    MOST_SEATS,
    SQUARES,
    Frame,
)
from faubourg.games.city.rules import landmarks, rent
from faubourg.games.estate.deals import cards_of, cash_of, districts_of

if TYPE_CHECKING:
    from faubourg.games.city.state import City

PHASES: Final = (*prompts.CLAUSES, "card", "over")
HELD: Final = 5
MONEY: Final = 10000.0


def observe(state: "City", seat: i64) -> list[float]:
    """Seats are counted from the observer on, so that one network plays every seat."""
    found: list[float] = []
    for place in range(MOST_SEATS):
        found += player_row(state, (seat + place) % state.seats, place < state.seats)
    for district in range(DISTRICTS):
        found += [float(state.residential[district]) / 8.0, float(state.industrial[district]) / 8.0]
        found += [float(rent.card_rent(state, district)) / MONEY, float(state.sums[district]) / MONEY]
    for sets in (state.mortgaged, state.rails, state.stadiums, state.skyscrapers):
        found += bits_row(sets, DISTRICTS)
    found += one_hot(state.tower, DISTRICTS)
    for kind in range(KINDS):
        found += bits_row(state.kinds[kind], DISTRICTS)
    found += bits_row(state.pile.unseen & ALL_CARDS, CARDS)
    found += one_hot(state.last_card - 1, CARDS)
    found += [float(state.low_die) / 6.0, float(state.high_die) / 6.0, float(state.offered) / 3.0]
    found += [float(state.time_up), float(state.table.live), float(state.round) / 30.0]
    found += one_hot((state.turn - seat + state.seats) % state.seats, MOST_SEATS)
    found += [float(prompts.phase_of(state) == phase) for phase in PHASES]
    return found + top_row(state, seat)


def player_row(state: "City", seat: i64, present: bool) -> list[float]:
    """Whether the seat plays, its cash and salary, where its pawn is, what it holds and owns."""
    if not present:
        return [0.0] * int(5 + SQUARES + HELD + DISTRICTS)
    found = [float((state.playing >> seat) & 1), float(state.cash[seat]) / MONEY]
    found += [float(landmarks.salary(state, seat)) / MONEY, float(state.jail[seat]) / 4.0]
    found.append(float((state.dropped >> seat) & 1))
    found += one_hot(state.places[seat], SQUARES)
    found += bits_row(state.held[seat], HELD)
    return found + bits_row(state.owned[seat], DISTRICTS)


def top_row(state: "City", seat: i64) -> list[float]:
    """What the present auction, debt or offer is about: its district, its amount, and who is on the other side."""
    frames = state.frames
    kind: i64 = frames.kind()
    districts = [0.0] * int(DISTRICTS)
    amount = 0.0
    other: i64 = -1
    cards: i64 = 0
    if kind == Frame.AUCTION:
        districts = one_hot(frames.a(), DISTRICTS)
        amount = float(frames.b()) / MONEY
        other = frames.c()
    elif kind == Frame.DEBT:
        amount = float(frames.b()) / MONEY
        other = frames.c()
    elif kind == Frame.DEAL:
        districts = bits_row(districts_of(frames.c()), DISTRICTS)
        cards = cards_of(frames.c())
        amount = float(cash_of(frames.c())) / MONEY
        other = frames.a()
    place: i64 = (other - seat + state.seats) % state.seats if other >= 0 else -1
    unit = [float(frames.c()) / 5.0 if kind == Frame.TURN else 0.0]
    return [*districts, amount, *one_hot(place, MOST_SEATS), *bits_row(cards, 3), *unit]


def bits_row(number: i64, size: i64) -> list[float]:
    return [float((number >> place) & 1) for place in range(size)]


def one_hot(place: i64, size: i64) -> list[float]:
    found = [0.0] * int(size)
    if place >= 0:
        found[place] = 1.0
    return found
