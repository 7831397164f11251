"""City and U-Build: which deals a seat accepts, what would make it accept one, and which it offers itself.

Every answer compares estimates before a deal and after it. One of them takes all others for one player: what they deal
among themselves does not change it, and only what raises it is accepted. So no sequence of deals, whoever makes them,
can leave a seat worse off by it.
"""

from typing import Final, final

from mypy_extensions import i64

from faubourg.bots.heuristics.estate_forecast import Forecast
from faubourg.bots.heuristics.estate_pool import Pool
from faubourg.core.bits import bit, lowest
from faubourg.core.state import FINE
from faubourg.games.estate import dealing, offers, owners, turns
from faubourg.games.estate.deals import STEP, cards_of, cash_of, deal_code, districts_of
from faubourg.games.estate.districts import COLOURS, colour_set
from faubourg.games.estate.state import Estate, Frame, Step

# A refused offer is not made again at once: for each colour only every so many rounds.
PATIENCE: Final[i64] = 4
# Offers are in round sums.
ROUND_SUM: Final[i64] = 100
NONE: Final[i64] = -1
# More positions than one colour takes to be judged.
FOR_ONE: Final[i64] = 100


@final
class Deals:
    def __init__(self, forecast: Forecast) -> None:
        self.forecast = forecast
        self.pool = Pool(forecast)

    def likes(self, state: Estate, seat: i64, proposer: i64, move: i64) -> bool:
        """Whether a deal is better for one of the two, as things stand and whatever others deal among themselves."""
        child = done(state, proposer, move)
        if self.pool.balance(child, seat) <= self.pool.balance(state, seat):
            return False
        return self.forecast.estimate(child, seat) > self.forecast.estimate(state, seat)

    def counter(self, state: Estate, seat: i64) -> i64:
        """The open offer with as much more cash for a seat as makes it accept; NONE if that cannot be offered."""
        proposer: i64 = offers.proposer(state)
        move: i64 = offers.offer(state)
        # In tens, what the proposer gives up beyond the offer: from what is surely too little to all there is.
        most: i64 = (cash_of(move) + state.cash[proposer]) // STEP
        high: i64 = self.least(state, seat, proposer, move, STEP, most)
        better: i64 = less_cash(move, seat, high * STEP)
        asking = state.clone()
        offers.take_away(asking)
        return better if high <= most and dealing.refusal(asking, better, proposer) == FINE else NONE

    def least(self, state: Estate, seat: i64, proposer: i64, move: i64, step: i64, most: i64) -> i64:
        """By how many steps the proposer must ask for less cash until a seat likes a deal; beyond the most: never."""
        low: i64 = 0
        high: i64 = most + 1
        while high - low > 1:
            middle: i64 = (low + high) // 2
            if self.likes(state, seat, proposer, less_cash(move, seat, middle * step)):
                high = middle
            else:
                low = middle
        return high

    def may_offer(self, state: Estate, seat: i64) -> bool:
        """One offer a turn, before the first roll."""
        frames = state.frames
        is_start = frames.kind() == Frame.TURN and frames.step() == Step.ROLL and turns.doubles(state) == 0
        return is_start and state.turn == seat and state.offered == 0

    def offer(self, state: Estate, seat: i64, positions: i64) -> i64:
        """A fair price for the one district that a colour of this seat lacks; NONE if there is nothing to offer. No
        more positions are judged for it than allowed."""
        best: i64 = NONE
        enough: i64 = self.forecast.counted + positions - FOR_ONE
        if self.forecast.counted >= enough:
            return NONE
        most: i64 = self.forecast.estimate(state, seat)
        for colour in range(COLOURS):
            missing: i64 = colour_set(colour) & state.in_play & ~state.owned[seat]
            if missing == 0 or missing & (missing - 1) or missing & state.unowned:
                continue
            if (state.round + colour) % PATIENCE or self.forecast.counted >= enough:
                continue
            move: i64 = self.fair_price(state, seat, lowest(missing))
            if move == NONE or not self.likes(state, seat, seat, move):
                continue
            worth: i64 = self.forecast.estimate(done(state, seat, move), seat)
            if worth > most:
                most = worth
                best = move
        return best

    def fair_price(self, state: Estate, seat: i64, district: i64) -> i64:
        """The least cash for which the owner should sell, as an offer; NONE if the seat has not that much."""
        owner: i64 = owners.owner_of(state, district)
        most: i64 = state.cash[seat] // ROUND_SUM
        free: i64 = deal_code(owner, bit(district), 0, 0)
        high: i64 = self.least(state, owner, seat, free, ROUND_SUM, most)
        move: i64 = less_cash(free, owner, high * ROUND_SUM)
        if high > most or dealing.refusal(state, move, seat) != FINE:
            return NONE
        return move


def done(state: Estate, proposer: i64, move: i64) -> Estate:
    """The position after a deal. Nothing goes on from it: only what changes hands counts."""
    child = state.clone()
    if child.frames.kind() == Frame.DEAL:
        offers.take_away(child)
    offers.lay(child, proposer, move)
    dealing.accept(child)
    return child


def less_cash(move: i64, partner: i64, less: i64) -> i64:
    """The same deal, with so much less for the one who offers."""
    return deal_code(partner, districts_of(move), cards_of(move), cash_of(move) - less)
