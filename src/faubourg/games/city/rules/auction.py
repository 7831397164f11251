"""Chapter 5: the time of live auctions (CI-5a, CI-5c). The rest is as in `estate`."""

from mypy_extensions import i64

from faubourg.core.forms import Timer
from faubourg.games.city.numbering import TIME_AUCTION, Step
from faubourg.games.city.state import City
from faubourg.games.estate import auction, bidding
from faubourg.games.estate.districts import BANK


def open_late(state: City) -> None:
    """CI-5a Live, the bank opens for a caller who has named no price in time; that of the auction runs on."""
    state.frames.set_step(Step.BIDDING)
    state.caller = BANK
    if state.telling:
        state.tell("time-up", "CI-5a", {"about": "opening"})
    auction.tell_opened(state)


def time_out(state: City) -> None:
    # CI-5a Time runs out: that for the opening price, then that for the auction.
    if state.frames.step() == Step.OPENING:
        open_late(state)
        return
    if state.telling:
        state.tell("time-up", "CI-5a", {"about": "auction"})
    auction.hammer(state)


def timers(state: City) -> list[Timer]:
    found: list[Timer] = []
    figures = state.figures
    number = int(state.auctions)
    # CI-5a Both run from the moment the auction is called. The first to end opens it, if that is still to be done.
    if state.frames.step() == Step.OPENING:
        found.append(Timer("opening", int(figures.opening_seconds), int(TIME_AUCTION), number))
    # CI-5a, CI-5c What moves the end is a bid.
    extends = int(figures.last_seconds) if state.table.extension else 0
    bid = int(bidding.highest(state))
    found.append(Timer("auction", int(figures.seconds), int(TIME_AUCTION), number, extends, mark=bid))
    return found


def ask(state: City, seat: i64) -> dict[str, object]:
    found = auction.ask(state, seat)
    if state.frames.step() == Step.OPENING:
        # CI-5a Live, there is not much time; 0 when there is all of it.
        seconds = int(state.figures.opening_seconds) if state.table.live else 0
        return {"district": found.pop("district"), "seconds": seconds} | found
    return found
