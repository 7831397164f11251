"""What a dump must agree with: the frames that stand on each other (CI-10f, UB-8e), and what was offered."""

from mypy_extensions import i64

from faubourg.core.frames import NO_FRAME
from faubourg.games.estate.dealing import could_come_to
from faubourg.games.estate.deals import is_deal
from faubourg.games.estate.state import MOST_OFFERS, Estate, Frame


def fits(state: Estate) -> bool:
    """Whether the frames can stand on each other as they do, and nothing is left to do before the actor is asked."""
    if state.over:
        return state.frames.depth == 0
    copy = state.clone()
    above: i64 = NO_FRAME
    while copy.frames.depth:
        if not copy.row_fits(above):
            return False
        above = copy.frames.kind()
        copy.frames.pop()
    return above == Frame.TURN and is_settled(state)


def is_settled(state: Estate) -> bool:
    copy = state.clone()
    copy.go_on()
    return copy.actor == state.actor and copy.bank == state.bank and copy.frames.dump() == state.frames.dump()


def offers_fit(state: Estate) -> bool:
    """CI-7a, UB-7b What was offered this turn; and only an auction has bidders."""
    if state.offered > MOST_OFFERS or len(state.offers) % 2:
        return False
    for place in range(0, len(state.offers), 2):
        tagged: i64 = state.offers[place]
        if not is_deal(tagged >> 3) or tagged & 7 >= state.seats:
            return False
        if not could_come_to(tagged >> 3, state.offers[place + 1]):
            return False
    has_auction = state.frames.kind() == Frame.AUCTION
    return has_auction or (state.dropped == 0 and state.spoke == 0 and state.caller < 0)
