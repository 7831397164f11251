"""City and U-Build: the seasoned player, who deals.

Its own turn, bids and debts are judged as before, by a forecast that has the end in sight. Offers are weighed by what
they do to all seats, and every turn it looks for the deals that gain it most: before each roll or, if it is keen, at
every moment that is free for it. A modest one only asks for the last district of a colour.
"""

from typing import Final, final

from mypy_extensions import i64

from faubourg.bots.heuristics.estate_deals import done, less_cash
from faubourg.bots.heuristics.estate_forecast import SURE
from faubourg.bots.heuristics.estate_judgement import Judgement, chance_of, told_apart
from faubourg.bots.heuristics.estate_market import Market
from faubourg.bots.heuristics.estate_taste import EVEN, CarefulTaste, PlainTaste
from faubourg.bots.heuristics.heuristic import Heuristic
from faubourg.core.state import FINE, State
from faubourg.games.estate import dealing, debts, offers
from faubourg.games.estate.deals import STEP, cards_of, cash_of, deal_code, districts_of
from faubourg.games.estate.state import Estate, Frame, Step

NONE: Final[i64] = -1
# What a deal must gain to be offered, as a share of the victory.
LEAST_GAIN: Final[i64] = SURE // 1000
# Refused as often in a turn, it lets the others be.
REFUSALS: Final[i64] = 2
# What a refusing seat tells is not what would just do: it asks for so much more of the proposer's gain, in hundredths,
# then for so much more cash, and in sums so round that nobody can reckon back.
MARKUP: Final[i64] = 50
MORE_CASH: Final[i64] = 200
ROUND_SUM: Final[i64] = 500


class Zeal:
    """How much a player deals."""

    MODEST: Final[i64] = 0
    STEADY: Final[i64] = 1
    KEEN: Final[i64] = 2


@final
class Trader(Heuristic):
    def __init__(self, base: Judgement, plain: Judgement, zeal: i64) -> None:
        self.base = base
        self.zeal: i64 = zeal
        self.taste = CarefulTaste(base.forecast)
        self.asking = CarefulTaste(base.forecast, EVEN + MARKUP)
        # What others are thought to agree to: at first as little as a plain player, once refused as a careful one.
        self.plain = Market(base.forecast, PlainTaste(plain.forecast))
        self.careful = Market(base.forecast, CarefulTaste(base.forecast))

    def value(self, state: State, seat: i64) -> i64:
        return self.base.value(state, seat)

    def judge(self, state: State, seat: i64, moves: list[int]) -> list[int]:
        assert isinstance(state, Estate)
        if state.frames.kind() != Frame.DEAL:
            return self.base.judge(state, seat, moves)
        now: i64 = self.base.forecast.estimate(state, seat)
        liked = self.likes(state, seat)
        accept: i64 = state.terms.moves.accept
        return told_apart([now + 1 if liked == (move == accept) else now for move in moves])

    def first_of(self, state: State, seat: i64, moves: list[int]) -> list[int]:
        return self.base.first_of(state, seat, moves)

    def is_own_turn(self, state: State, seat: i64) -> bool:
        return self.base.is_own_turn(state, seat)

    def worth_looking(self, state: State, seat: i64, moves: list[int]) -> bool:
        """Nowhere: what a round of play tells is in the forecast already, and the rest is dice.

        In a hundred positions of City, each looked at by sixteen continuations under the same luck, the best move lost
        to the second by more than two standard errors three times, as by chance; in 120 of U-Build, by 24, eight. Two
        moves of a turn differ by less than a hundredth of a victory and two bids by half of that, but one continuation
        differs from the next by six to nine and by two to four: with dozens of them more choices are spoiled than
        mended. Bids suffer most. A limit is the same at every moment of an auction, and the same question is asked at
        each of its rungs: whoever errs once in ten times is out early, or pays too much, in almost every auction.
        """
        return False

    def is_plausible(self, state: State, seat: i64, move: i64) -> bool:
        return self.base.is_plausible(state, seat, move)

    def lead(self, state: State, seat: i64, best: i64) -> i64:
        assert isinstance(state, Estate)
        if state.frames.kind() != Frame.DEAL:
            return self.base.lead(state, seat, best)
        self.taste.look(without_offer(state))
        gain: i64 = self.taste.gain(done(state, offers.proposer(state), offers.offer(state)), seat)
        if best != state.terms.moves.accept:
            gain = -gain
        return chance_of(max(i64(0), gain))

    def likes(self, state: Estate, seat: i64) -> bool:
        """Whether a seat that is asked accepts the open offer."""
        self.taste.look(without_offer(state))
        proposer: i64 = offers.proposer(state)
        return self.taste.agrees(done(state, proposer, offers.offer(state)), seat, proposer)

    # What it offers

    def offer(self, state: State, seat: i64, positions: i64) -> i64:
        assert isinstance(state, Estate)
        if self.zeal == Zeal.MODEST:
            return self.base.offer(state, seat, positions)
        refused: i64 = len(state.offers) // 2
        if not self.is_time(state, seat) or refused >= REFUSALS or offers.left(state) <= 0:
            return NONE
        half: i64 = positions // 2
        found: i64 = NONE
        if refused == 0:
            found = self.plain.find(state, seat, LEAST_GAIN, half)
        return found if found != NONE else self.careful.find(state, seat, LEAST_GAIN, half)

    def is_time(self, state: Estate, seat: i64) -> bool:
        """Whoever holds a card that ends a debt sells nothing for it."""
        if state.frames.kind() == Frame.DEBT and self.base.is_spared(state, seat):
            return False
        return dealing.may_offer(state, seat) if self.zeal == Zeal.KEEN else may_offer(state, seat)

    # What it tells

    def counter(self, state: State, seat: i64) -> i64:
        """The open offer with as much more cash as the seat asks for; NONE if that cannot be offered."""
        assert isinstance(state, Estate)
        if state.frames.kind() != Frame.DEAL:
            return NONE
        proposer: i64 = offers.proposer(state)
        move: i64 = offers.offer(state)
        before = without_offer(state)
        self.asking.look(before)
        low: i64 = 0
        high: i64 = (cash_of(move) + state.cash[proposer]) // STEP + 1
        while high - low > 1:
            middle: i64 = (low + high) >> 1
            better: i64 = less_cash(move, seat, middle * STEP)
            if self.asking.agrees(done(before, proposer, better), seat, proposer):
                high = middle
            else:
                low = middle
        # What the seat would receive, or below zero pay.
        least: i64 = high * STEP - cash_of(move)
        round_sum: i64 = ((least + MORE_CASH) // ROUND_SUM + 1) * ROUND_SUM
        asked: i64 = deal_code(seat, districts_of(move), cards_of(move), -round_sum)
        self.taste.look(before)
        while dealing.refusal(before, asked, proposer) == FINE:
            # More cash can be worth less: where it is enough for one more block, and too little to pay a rent then.
            if self.taste.agrees(done(before, proposer, asked), seat, proposer):
                return asked
            asked = less_cash(asked, seat, ROUND_SUM)
        return NONE


def may_offer(state: Estate, seat: i64) -> bool:
    """Before every roll of its own turn, and while it owes (CI-7b, UB-8e)."""
    frames = state.frames
    if frames.kind() == Frame.DEBT:
        return debts.debtor(state) == seat
    return frames.kind() == Frame.TURN and frames.step() == Step.ROLL and state.turn == seat and state.is_free(seat)


def without_offer(state: Estate) -> Estate:
    """The position as if nothing had been offered."""
    child = state.clone()
    offers.take_away(child)
    return child
