"""Paris: how good a position is.

Each seat's final score is foretold: the points it has, the rent its streets will still bring, and what its money will
buy. The backs of the money cards left in the pile are public, so how often a colour will still pay can be counted; how
many turns are left follows from the hotels and the money left. Money is worth nothing once there is no next turn, so
change that is lost costs what it could have bought, and a match is ended only by whoever is ahead.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.bots.heuristics.heuristic import CERTAIN, Heuristic, ahead_of
from faubourg.bots.heuristics.paris_weights import AVERAGE, HOTELS, NEXT_TURN, TURNS, Weights
from faubourg.core.bits import cells_of, count_bits
from faubourg.core.state import State
from faubourg.games.paris.numbering import (
    ALL_STATIONS,
    ALL_UTILITIES,
    COLOUR_OF,
    COLOURS,
    HOTEL_LEVEL,
    LEVELS,
    MOST_SEATS,
    PER_BACK,
    STATIONS,
    STREETS,
    Phase,
    cards_with,
)
from faubourg.games.paris.rules import ending
from faubourg.games.paris.rules.building import building_sites
from faubourg.games.paris.rules.lots import houses_on
from faubourg.games.paris.rules.rent import rent_due
from faubourg.games.paris.rules.score import score_of
from faubourg.games.paris.state import Paris

# Foretold scores are in hundredths of a point, times that a colour pays in hundredths, turns in tenths.
POINT: Final[i64] = 100
TURN: Final[i64] = 10
# A match that goes on is never quite won or lost: between these two.
LEAST: Final[i64] = 2_000
MOST: Final[i64] = CERTAIN - 2_000
# What a point more or less is worth once the match is decided.
MARGIN: Final[i64] = 10


@final
class ParisHeuristic(Heuristic):
    def __init__(self) -> None:
        self.turns: vec[i64] = cells_of(list(TURNS))
        self.next_turn: vec[i64] = cells_of(list(NEXT_TURN))
        self.weights = Weights()
        # Reused at every evaluation: how often each colour will still pay, and each seat's foretold score.
        self.payments: vec[i64] = cells_of([0] * int(COLOURS))
        self.foretold: vec[i64] = cells_of([0] * int(MOST_SEATS))

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Paris)
        if state.over:
            return settled(state, seat)
        left: i64 = self.turns_left(state)
        self.count_payments(state, left)
        for other in range(state.seats):
            money: i64 = self.money_to_come(state, other, seat, left)
            self.foretold[other] = self.foretell(state, other) + self.bought_with(state, other, money)
        chance: i64 = CERTAIN
        blur: i64 = self.weights.blur + self.weights.blur_by_turn * left // TURN
        for other in range(state.seats):
            if other != seat:
                chance = ahead_of(chance, self.foretold[seat] - self.foretold[other], blur, CERTAIN)
        chance = LEAST + chance * (MOST - LEAST) // CERTAIN
        # The same items in another order lead to the same end: only one order is worth following.
        return chance // 2 if is_out_of_order(state) else chance

    def turns_left(self, state: Paris) -> i64:
        """How many turns follow the present one, in tenths; none when it is the last."""
        if ending.is_reached(state):
            return 0
        by_hotels: i64 = self.turns[(state.seats - 2) * HOTELS + min(HOTELS - 1, state.hotels_left)]
        # PA-5a Each turn draws a card. Piles to come hold what is not in the hands, about two cards a seat.
        cards: i64 = state.pile.size()
        piles: i64 = state.figures.runs - state.runs - 1
        return min(by_hotels, (cards + piles * (COLOURS * PER_BACK - 2 * state.seats)) * TURN)

    def count_payments(self, state: Paris, left: i64) -> None:
        """How many times each colour will pay rent, to a seat that gets none in turns of its own (PA-2b)."""
        # The back on top has paid already, unless nobody has looked.
        shown: i64 = 1 if state.top >= 0 else 0
        backs: i64 = state.pile.size() - shown
        here: i64 = min(left, backs * TURN)
        for colour in range(COLOURS):
            unseen: i64 = count_bits(state.pile.unseen & cards_with(colour)) - (1 if colour == state.top else 0)
            times: i64 = unseen * here * 100 // backs if backs > 0 else 0
            # Of the piles to come nothing is known.
            times += (left - here) * 100 // COLOURS
            self.payments[colour] = times * (state.seats - 1) // (state.seats * TURN)

    def foretell(self, state: Paris, seat: i64) -> i64:
        """A seat's final score, but for its money."""
        total: i64 = score_of(state, seat) * POINT
        for colour in range(COLOURS):
            total += rent_due(state, seat, colour) * self.payments[colour]
        # PA-5b A station brings more than the one before.
        stations: i64 = count_bits(state.owned[seat] & ALL_STATIONS)
        if stations < STATIONS and (state.lots | state.on_sale) & ALL_STATIONS:
            points = state.figures.station_points
            gain: i64 = points[stations + 1] - points[stations] - points[1]
            total += gain * self.weights.next_station
        # PA-5b A utility brings something for hotels still to be built, of which everybody gets a share.
        utilities: i64 = count_bits(state.owned[seat] & ALL_UTILITIES) * state.figures.utility_points
        return total + utilities * state.hotels_left * self.weights.utility // state.seats

    def money_to_come(self, state: Paris, seat: i64, knower: i64, left: i64) -> i64:
        """What a seat will still be able to spend: what it holds and what it will draw, if there is a next turn."""
        turns: i64 = left // (state.seats * TURN)
        if turns == 0:
            return 0
        # PA-2a Of the other hands only the number of cards is known.
        held: i64 = count_bits(state.hands[seat]) * AVERAGE
        if seat == knower:
            held = state.cash[seat] - max(state.cost - state.covered, 0)
        return (held + turns * AVERAGE) * self.next_turn[min(HOTELS - 1, state.hotels_left)] // 100

    def bought_with(self, state: Paris, seat: i64, money: i64) -> i64:
        """The points that money will bring: hotels on the seat's streets, the dearest first, and then other things."""
        figures = state.figures
        total: i64 = 0
        sites: i64 = building_sites(state, seat)
        for place in range(STREETS):
            street: i64 = STREETS - 1 - place
            if (sites >> street) & 1 == 0:
                continue
            colour: i64 = COLOUR_OF[street]
            houses: i64 = houses_on(state, street)
            row: i64 = colour * LEVELS
            more: i64 = figures.rents[row + HOTEL_LEVEL] - figures.rents[row + houses]
            gain: i64 = more * self.payments[colour] * self.weights.build // 100
            gain += (figures.hotel_points - houses * figures.house_points) * POINT
            need: i64 = (HOTEL_LEVEL - houses) * figures.house_price
            if money <= need:
                return total + gain * money // need
            total += gain
            money -= need
        return total + money * self.weights.money // 100


def is_out_of_order(state: Paris) -> bool:
    count: i64 = len(state.items)
    return state.phase == Phase.ACT and count > 1 and state.items[count - 1] < state.items[count - 2]


def settled(state: Paris, seat: i64) -> i64:
    """The match is over: won, shared or lost, and a little for the points."""
    winners = state.ranking()[0]
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, score_of(state, other))
    margin: i64 = max(i64(-90), min(i64(90), score_of(state, seat) - best)) * MARGIN
    if int(seat) not in winners:
        return LEAST // 2 + margin
    return CERTAIN // len(winners) - LEAST // 2 + margin


# What the registry asks for.
HEURISTIC: Final = ParisHeuristic
