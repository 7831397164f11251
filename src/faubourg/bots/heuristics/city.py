"""City: how good a position and a move are.

What a seat does in its turn changes cash and districts at once, so each move is judged by the wealth that is foretold
after it; only what a square or a card asks next is looked at, too. Bids follow from a limit, debts are paid by the
least loss, and a deal is accepted only if the seat is better off by its own estimate.
"""

from typing import Final, final

from mypy_extensions import i64

from faubourg.bots.heuristics.city_deals import Deals
from faubourg.bots.heuristics.city_forecast import SURE, Forecast
from faubourg.bots.heuristics.city_limits import Limits
from faubourg.bots.heuristics.heuristic import CERTAIN, Heuristic
from faubourg.core.actions import Actions
from faubourg.core.state import State
from faubourg.games.city.moves import bid_amount
from faubourg.games.city.numbering import (
    ACCEPT,
    BANKRUPT,
    BUILD,
    DONE,
    JAIL_CARD,
    MORTGAGE,
    OUT,
    REMOVE,
    ROLL,
    USE_DODGE,
    Frame,
)
from faubourg.games.city.rules import score
from faubourg.games.city.state import City
from faubourg.games.estate import bidding, debts, offers, rent

# A match that goes on is never quite won or lost: between these two.
LEAST: Final[i64] = 2_000
MOST: Final[i64] = CERTAIN - 2_000
# How many questions of squares and cards are looked ahead.
AHEAD: Final[i64] = 3
# What wealth is worth once the match is lost.
MARGIN: Final[i64] = 1_000


@final
class CityHeuristic(Heuristic):
    def __init__(self) -> None:
        self.forecast = Forecast()
        self.limits = Limits(self.forecast)
        self.deals = Deals(self.forecast)

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, City)
        if state.over:
            return settled(state, seat)
        return scaled(self.forecast.estimate(state, seat))

    def judge(self, state: State, seat: i64, moves: list[int]) -> list[int]:
        assert isinstance(state, City)
        kind: i64 = state.frames.kind()
        if kind == Frame.AUCTION:
            fine = self.judge_bids(state, seat, moves)
        elif kind == Frame.DEBT:
            fine = self.judge_debt(state, seat, moves)
        elif kind == Frame.DEAL:
            fine = self.judge_deal(state, seat, moves)
        elif kind == Frame.QUESTION:
            # CI-1e Another hour is for people to ask for.
            fine = [0 if move == ACCEPT else 1 for move in moves]
        else:
            fine = self.judge_acts(state, seat, moves)
        return told_apart(fine)

    def offer(self, state: State, seat: i64) -> i64:
        assert isinstance(state, City)
        return self.deals.offer(state, seat) if self.deals.may_offer(state, seat) else -1

    def counter(self, state: State, seat: i64) -> i64:
        assert isinstance(state, City)
        return self.deals.counter(state, seat) if state.frames.kind() == Frame.DEAL else -1

    # In one's own turn

    def judge_acts(self, state: City, seat: i64, moves: list[int]) -> list[int]:
        now: i64 = self.forecast.estimate(state, seat)
        best: i64 = now
        fine: list[int] = []
        for move in moves:
            worth: i64 = now
            if move not in (ROLL, DONE, BUILD):
                child = state.clone()
                child.apply(move, seat)
                worth = self.worth(child, seat, AHEAD)
            best = max(best, worth)
            fine.append(worth)
        if BUILD in moves:
            # CI-6a It costs nothing, and what it shows may help to decide the rest.
            fine[moves.index(BUILD)] = best + 1
        return fine

    def worth(self, state: City, seat: i64, ahead: i64) -> i64:
        """What a position is worth to a seat that answers well what a square or a card asks next; it is used up."""
        # CI-12a Whoever is sent to jail ends the turn, and maybe the match.
        if state.over:
            return SURE * settled(state, seat) // CERTAIN
        kind: i64 = state.frames.kind()
        if kind == Frame.AUCTION:
            self.limits.settle(state, bidding.district(state), state.caller)
            return self.forecast.estimate(state, seat)
        if ahead == 0 or state.actor != seat or kind not in (Frame.LANDING, Frame.CARD):
            return self.forecast.estimate(state, seat)
        actions = Actions()
        state.moves_of(seat, actions)
        best: i64 = 0
        for number in range(actions.count):
            move: i64 = actions.items[number]
            # CI-3e What could be done at any moment is not what is asked.
            if kind == Frame.LANDING and move >= REMOVE:
                continue
            child = state.clone()
            child.apply(move, seat)
            best = max(best, self.worth(child, seat, ahead - 1))
        return best

    # When others wait

    def judge_bids(self, state: City, seat: i64, moves: list[int]) -> list[int]:
        """CI-5c The next rung of the ladder up to the limit, then out. Whoever opens does so with the lowest."""
        now: i64 = self.forecast.estimate(state, seat)
        lowest_bid: i64 = moves[1] if moves[0] == OUT and len(moves) > 1 else moves[0]
        chosen: i64 = lowest_bid
        if moves[0] == OUT and bid_amount(lowest_bid) > self.limits.limit(state, seat, bidding.district(state)):
            chosen = OUT
        return [now + 1 if move == chosen else now for move in moves]

    def judge_debt(self, state: City, seat: i64, moves: list[int]) -> list[int]:
        """CI-10a By the mortgages that cost least rent; CI-10e if they do not suffice nothing is left to save."""
        for way_out in (JAIL_CARD, USE_DODGE, BANKRUPT):
            # CI-12c, CI-11f A card that settles a fine, a rent or the tax costs no mortgage at all.
            if way_out in moves:
                return [1 if move == way_out else 0 for move in moves]
        now: i64 = self.forecast.estimate(state, seat)
        fine: list[int] = [now + 1] * len(moves)
        amounts = [int(rent.rent_of(state, move - MORTGAGE, seat)) for move in moves]
        # The highest rents are spared first, as long as the others cover the debt.
        spare = int(rent.means(state, seat) - debts.amount(state))
        for place in sorted(range(len(moves)), key=lambda place: -amounts[place]):
            if amounts[place] <= spare:
                spare -= amounts[place]
                fine[place] = now
        return fine

    def judge_deal(self, state: City, seat: i64, moves: list[int]) -> list[int]:
        """CI-7a Accepted only if it is better for this seat, by its own estimate."""
        now: i64 = self.forecast.estimate(state, seat)
        liked = self.deals.likes(state, seat, offers.proposer(state), offers.offer(state))
        return [now + 1 if liked == (move == ACCEPT) else now for move in moves]


def scaled(estimate: i64) -> i64:
    """An estimate as the chance of winning."""
    return LEAST + estimate * (MOST - LEAST) // SURE


def told_apart(estimates: list[int]) -> list[int]:
    """Estimates as chances of winning, so that what was best is still ahead of the rest."""
    best = max(estimates)
    top: i64 = scaled(best)
    return [top if estimate == best else min(scaled(estimate), top - 1) for estimate in estimates]


def settled(state: City, seat: i64) -> i64:
    """The match is over: won, shared or lost, and a little for the wealth."""
    winners = state.ranking()[0]
    if int(seat) in winners:
        return CERTAIN // len(winners)
    return min(LEAST // 2, score.wealth_of(state, seat) // MARGIN)


# What the registry asks for.
HEURISTIC: Final = CityHeuristic
