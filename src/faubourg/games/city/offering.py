"""The open moves of a seat, and what the clock would end."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.bits import bits_of
from faubourg.core.forms import BidForm, DealForm, Form, Timer
from faubourg.games.city.numbering import (
    ALL_DISTRICTS,
    DEAL_CARD_IDS,
    DISTRICT_IDS,
    TIME_AUCTION,
    TIME_HOUR,
    TIME_OFFER,
    Frame,
    Step,
)
from faubourg.games.city.rules import auction, deal, legality
from faubourg.games.estate.bids import MOST_UNITS, STEP

if TYPE_CHECKING:
    from faubourg.games.city.state import City


def forms(state: "City", seat: i64) -> list[Form]:
    """The open moves of a seat that is asked."""
    if state.frames.kind() == Frame.AUCTION:
        # CI-5a, CI-5b
        high: i64 = min(state.cash[seat], (MOST_UNITS - 1) * STEP)
        low: i64 = auction.least_bid(state)
        return [BidForm(int(low), int(high), int(STEP))] if low <= high else []
    # CI-7a, CI-7b
    if not deal.may_offer(state, seat) or deal.offers_left(state) <= 0 or not deal.worth_asking(state):
        return []
    assets = [DISTRICT_IDS[district] for district in bits_of(ALL_DISTRICTS & ~state.unowned)]
    assets += [DEAL_CARD_IDS[card] for card in bits_of(deal.holders_of_cards(state))]
    return [DealForm(bits_of(deal.partners(state, seat)), assets)]


def is_timed(state: "City") -> bool:
    """Whether the clock may act."""
    if state.over:
        return False
    is_open = legality.refusal_time(state, TIME_AUCTION) == 0 or legality.refusal_time(state, TIME_OFFER) == 0
    return is_open or legality.refusal_time(state, TIME_HOUR) == 0


def timers(state: "City") -> list[Timer]:
    found: list[Timer] = []
    if state.over:
        return found
    figures = state.figures
    if legality.refusal_time(state, TIME_AUCTION) == 0:
        # CI-5a Both run from the moment the auction is called. The first to end opens it, if that is still to be done.
        if state.frames.step() == Step.OPENING:
            seconds = int(figures.opening_seconds)
            found.append(Timer("opening", seconds, int(TIME_AUCTION), int(state.auctions)))
        # CI-5a, CI-5c What moves the end is a bid.
        extends = int(figures.last_seconds) if state.table.extension else 0
        bid = int(state.frames.b())
        number = int(state.auctions)
        found.append(Timer("auction", int(figures.seconds), int(TIME_AUCTION), number, extends, mark=bid))
    if legality.refusal_time(state, TIME_OFFER) == 0:
        # CI-7a Every offer is a move of its own, and so is its count.
        found.append(Timer("offer", int(figures.seconds), int(TIME_OFFER), offer_number(state)))
    if legality.refusal_time(state, TIME_HOUR) == 0:
        # CI-1e
        whole = int(state.table.minutes) * 60
        found.append(Timer("hour", whole, int(TIME_HOUR), int(state.hours), played=True))
    return found


def offer_number(state: "City") -> int:
    """Which offer this is: its place among the decisions. While it is open only the hour can run out (CI-1e), and
    that is not counted."""
    return int(state.decisions) - int(state.hours) - int(state.time_up)
