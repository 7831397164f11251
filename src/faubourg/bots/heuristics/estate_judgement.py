"""City and U-Build: how good a position and a move are.

Bids follow from a limit, debts are paid by the least loss, and a deal is accepted only if the seat is better off by its
own estimate. What a seat does in its own turn is the game's to judge.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from faubourg.bots.heuristics.estate_deals import Deals, done
from faubourg.bots.heuristics.estate_forecast import SURE, Forecast
from faubourg.bots.heuristics.estate_limits import Limits
from faubourg.bots.heuristics.heuristic import CERTAIN, Heuristic
from faubourg.core.state import FINE, State
from faubourg.games.estate import bidding, debts, offers, rent
from faubourg.games.estate.districts import DISTRICTS
from faubourg.games.estate.state import Estate, Frame

# A match that goes on is never quite won or lost: between these two.
LEAST: Final[i64] = 2_000
MOST: Final[i64] = CERTAIN - 2_000
# How many questions of squares and cards are looked ahead.
AHEAD: Final[i64] = 3
# What wealth is worth once the match is lost.
MARGIN: Final[i64] = 1_000


class Judgement(Heuristic):
    def __init__(self, forecast: Forecast) -> None:
        self.forecast = forecast
        self.limits = Limits(forecast)
        self.deals = Deals(forecast)

    # What a game says

    @abstractmethod
    def judge_acts(self, state: Estate, seat: i64, moves: list[int]) -> list[int]:
        """What a seat's moves are worth where nobody waits for it but the board and the cards."""

    def cards_out(self) -> list[int]:
        """The cards that end a debt at once, the best first."""
        return []

    # What follows

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Estate)
        if state.over:
            return settled(state, seat)
        return scaled(self.forecast.estimate(state, seat))

    def judge(self, state: State, seat: i64, moves: list[int]) -> list[int]:
        assert isinstance(state, Estate)
        kind: i64 = state.frames.kind()
        if kind == Frame.AUCTION:
            fine = self.judge_bids(state, seat, moves)
        elif kind == Frame.DEBT:
            fine = self.judge_debt(state, seat, moves)
        elif kind == Frame.DEAL:
            fine = self.judge_deal(state, seat, moves)
        else:
            fine = self.judge_acts(state, seat, moves)
        return told_apart(fine)

    def first_of(self, state: State, seat: i64, moves: list[int]) -> list[int]:
        """CI-5c, UB-7a To drop out, and the next rung: whoever weighs higher bids alone takes one for the next. CI-7a,
        UB-7b To refuse. What ends a debt at once."""
        assert isinstance(state, Estate)
        kind: i64 = state.frames.kind()
        if kind == Frame.AUCTION:
            return moves[: 2 if moves[0] == state.terms.moves.out else 1]
        if kind == Frame.DEAL:
            return [move for move in moves if move == state.terms.moves.refuse]
        if kind == Frame.DEBT:
            return [move for move in (*self.cards_out(), int(state.terms.moves.bankrupt)) if move in moves]
        return []

    def offer(self, state: State, seat: i64, positions: i64) -> i64:
        assert isinstance(state, Estate)
        return self.deals.offer(state, seat, positions) if self.deals.may_offer(state, seat) else -1

    def counter(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Estate)
        return self.deals.counter(state, seat) if state.frames.kind() == Frame.DEAL else -1

    # What levels ask

    def is_own_turn(self, state: State, seat: i64) -> bool:
        assert isinstance(state, Estate)
        return state.turn == seat

    def is_plausible(self, state: State, seat: i64, move: i64) -> bool:
        """Nobody bids or accepts by mistake what is above the limit, as the values of such moves do not tell what they
        cost; nor pledges what need not be."""
        assert isinstance(state, Estate)
        if state.frames.kind() in (Frame.AUCTION, Frame.DEBT, Frame.DEAL):
            return False
        return not 0 <= move - state.terms.moves.mortgage < DISTRICTS

    def lead(self, state: State, seat: i64, best: i64) -> i64:
        """Of bids ahead of dropping out, or of that ahead of the next bid; of an answer ahead of the other; and a card
        that ends a debt spares all else that would. Of two mortgages one is as good as the other."""
        assert isinstance(state, Estate)
        kind: i64 = state.frames.kind()
        if kind == Frame.AUCTION:
            return chance_of(self.limits.stake(state, seat, best))
        if kind == Frame.DEAL:
            return chance_of(self.stake(state, seat, best))
        if kind == Frame.DEBT:
            return CERTAIN if best in self.cards_out() else i64(0)
        return -1

    def stake(self, state: Estate, seat: i64, answer: i64) -> i64:
        """How much better the answer to an offer is than the other one, by the seat's own estimate; 0 if it is not."""
        dealt = done(state, offers.proposer(state), offers.offer(state))
        gain: i64 = self.forecast.estimate(dealt, seat) - self.forecast.estimate(state, seat)
        if answer != state.terms.moves.accept:
            gain = -gain
        return max(i64(0), gain)

    def is_spared(self, state: Estate, seat: i64) -> bool:
        """Whether a seat that owes holds a card that ends the debt."""
        return any(state.refusal(card, seat) == FINE for card in self.cards_out())

    # When others wait

    def judge_bids(self, state: Estate, seat: i64, moves: list[int]) -> list[int]:
        """CI-5c, UB-7a The next rung of the ladder up to the limit, then out. Whoever opens does so with the lowest."""
        now: i64 = self.forecast.estimate(state, seat)
        terms = state.terms.moves
        lowest_bid: i64 = moves[1] if moves[0] == terms.out and len(moves) > 1 else moves[0]
        chosen: i64 = lowest_bid
        if moves[0] == terms.out:
            limit: i64 = self.limits.limit(state, seat, bidding.district(state))
            if terms.bid_amount(lowest_bid) > limit:
                chosen = terms.out
        return [now + 1 if move == chosen else now for move in moves]

    def judge_debt(self, state: Estate, seat: i64, moves: list[int]) -> list[int]:
        """CI-10a, UB-8e By the mortgages that cost least rent; CI-10e if these do not suffice nothing is saved."""
        for way_out in [*self.cards_out(), int(state.terms.moves.bankrupt)]:
            if way_out in moves:
                return [1 if move == way_out else 0 for move in moves]
        now: i64 = self.forecast.estimate(state, seat)
        fine: list[int] = [now + 1] * len(moves)
        first: i64 = state.terms.moves.mortgage
        amounts = [int(rent.mortgage_value(state, move - first, seat)) for move in moves]
        # The highest rents are spared first, as long as the others cover the debt.
        spare = int(rent.means(state, seat) - debts.amount(state))
        for place in sorted(range(len(moves)), key=lambda place: -amounts[place]):
            if amounts[place] <= spare:
                spare -= amounts[place]
                fine[place] = now
        return fine

    def judge_deal(self, state: Estate, seat: i64, moves: list[int]) -> list[int]:
        """CI-7a, UB-7b Accepted only if it is better for this seat, by its own estimate."""
        now: i64 = self.forecast.estimate(state, seat)
        liked = self.deals.likes(state, seat, offers.proposer(state), offers.offer(state))
        accept: i64 = state.terms.moves.accept
        return [now + 1 if liked == (move == accept) else now for move in moves]


def scaled(estimate: i64) -> i64:
    """An estimate as the chance of winning."""
    return LEAST + estimate * (MOST - LEAST) // SURE


def chance_of(share: i64) -> i64:
    """A difference of estimates as one of chances of winning."""
    return share * CERTAIN // SURE


def told_apart(estimates: list[int]) -> list[int]:
    """Estimates as chances of winning, so that what was best is still ahead of the rest."""
    best = max(estimates)
    top: i64 = scaled(best)
    return [top if estimate == best else min(scaled(estimate), top - 1) for estimate in estimates]


def settled(state: Estate, seat: i64) -> i64:
    """The match is over: won, shared or lost, and a little for the wealth."""
    winners = state.ranking()[0]
    if int(seat) in winners:
        return CERTAIN // len(winners)
    return min(LEAST // 2, rent.wealth(state, seat) // MARGIN)
