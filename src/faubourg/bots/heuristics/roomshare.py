"""Room Share: how good a position is.

Each seat's final score is foretold from what it has on the board: a tenant is worth the points of its apartment times
the chance that exactly three will live there in the end. That chance depends on how many live there now, on how many of
them are the seat's own (nobody else minds breaking up a home of one colour), and on how long the match will last. The
weights were fitted to the final scores of matches of this bot against itself.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.bots.heuristics.heuristic import CERTAIN, Heuristic, ahead_of
from faubourg.bots.heuristics.roomshare_weights import CARD_SORTS, FEATURES, NAMED, STAGES, column
from faubourg.core.bits import bit, cells_of, count_bits
from faubourg.core.state import State
from faubourg.games.roomshare.numbering import (
    ALL_FLATS,
    ARROWS,
    CARD_KIND,
    CLASSIC,
    COLOURS,
    COLUMNS,
    FLATS,
    HAUNTED,
    MOST_SEATS,
    ROYAL,
    SUITE,
    Phase,
)
from faubourg.games.roomshare.rules import ending
from faubourg.games.roomshare.rules.board import holding, kind_of, living, reserve_of
from faubourg.games.roomshare.rules.score import score_of
from faubourg.games.roomshare.state import RoomShare

# Foretold scores are in hundredths of a point.
POINT: Final[i64] = 100
FIRST_COLUMN: Final[i64] = 0b00001_00001_00001_00001
LAST_COLUMN: Final[i64] = 0b10000_10000_10000_10000
# What a decided match is worth to the winner and to the others, apart from its score.
WON: Final[i64] = 900_000
LOST: Final[i64] = 50_000
MARGIN: Final[i64] = 2_000
MOST_MARGIN: Final[i64] = 49_000


@final
class RoomShareHeuristic(Heuristic):
    def __init__(self) -> None:
        self.weights: vec[i64] = cells_of(column(NAMED, FEATURES))
        self.blur: vec[i64] = cells_of(column(NAMED - 1, 1))
        self.hand: vec[i64] = cells_of(column(NAMED + FEATURES, CARD_SORTS))
        # Reused at every evaluation: each seat's features, its points if the match ended, and its reserve.
        self.features: vec[i64] = cells_of([0] * int(FEATURES))
        self.points: vec[i64] = cells_of([0] * int(MOST_SEATS))
        self.reserves: vec[i64] = cells_of([0] * int(MOST_SEATS))

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, RoomShare)
        # RS-5.0 Nothing but the last chance is left once a turn ends with an empty reserve.
        if state.over or state.phase == Phase.LAST_CHANCE or is_last_turn(state):
            return self.settled(state, seat)
        row: i64 = (state.seats - 2) * STAGES + min(STAGES - 1, turns_left(state, seat))
        mine: i64 = self.foretold(state, seat, row) + self.hand_value(state, seat, row)
        blur: i64 = self.blur[row]
        chance: i64 = CERTAIN
        for other in range(state.seats):
            if other != seat:
                chance = ahead_of(chance, mine - self.foretold(state, other, row), blur, CERTAIN)
        return chance

    def foretold(self, state: RoomShare, seat: i64, row: i64) -> i64:
        """The final score of a seat, but for what is the same for all seats."""
        measure(state, seat, self.features)
        start: i64 = row * FEATURES
        total: i64 = 0
        for place in range(FEATURES):
            total += self.features[place] * self.weights[start + place]
        return total

    def hand_value(self, state: RoomShare, seat: i64, row: i64) -> i64:
        """What the cards kept are worth beyond the average card."""
        total: i64 = 0
        start: i64 = row * CARD_SORTS
        cards: i64 = state.hands[seat]
        own: i64 = state.table.own[seat]
        card: i64 = 0
        while cards:
            if cards & 1:
                kind: i64 = CARD_KIND[card]
                # Own keys come first in the table, then all other keys, then the events.
                total += self.hand[start + (0 if kind == own else 1 if kind < COLOURS else kind - 2)]
            cards >>= 1
            card += 1
        return total

    def settled(self, state: RoomShare, seat: i64) -> i64:
        """The match is decided but for the last chance, in which everybody does what helps most."""
        for other in range(state.seats):
            self.points[other] = score_of(state, other)
            self.reserves[other] = reserve_of(state, other)
        trigger: i64 = state.trigger
        if not state.over:
            asked: i64 = state.actor
            if trigger < 0:
                trigger = state.turn
                asked = (trigger + 1) % state.seats
            self.play_last_chance(state, asked, trigger)
        mine: i64 = self.standing(state, seat, trigger)
        wins: bool = True
        best: i64 = -POINT
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.points[other])
                if self.standing(state, other, trigger) > mine:
                    wins = False
        margin: i64 = (self.points[seat] - best) * MARGIN
        return (WON if wins else LOST) + max(-MOST_MARGIN, min(MOST_MARGIN, margin))

    def standing(self, state: RoomShare, seat: i64, trigger: i64) -> i64:
        """RS-6f, RS-8.2b The score, and less than a point for what decides between equal ones."""
        if state.table.duel:
            return self.points[seat] * 2 + (1 if seat == state.first else 0)
        order: i64 = (seat - trigger - 1 + state.seats) % state.seats if trigger >= 0 else 0
        return (self.points[seat] * POINT - self.reserves[seat]) * MOST_SEATS - order

    def play_last_chance(self, state: RoomShare, asked: i64, trigger: i64) -> None:
        """RS-5.1a Each in turn makes a home of three where it gains most over the others, or at least a place less."""
        points = state.figures.points
        pairs: i64 = holding(state, 2)
        crowded: i64 = ending.crowded(state)
        actor: i64 = asked
        while actor != trigger:
            own: i64 = state.table.own[actor]
            rooms: i64 = living(state, own) & ~crowded
            best: i64 = 0
            home: i64 = -1
            can_place = self.reserves[actor] > 0 and rooms != 0
            extra: i64 = 1 if state.reserve[actor * 4 + own] else 0
            flats: i64 = rooms & pairs & ~state.haunted if state.figures.sharing == 3 and can_place else 0
            flat: i64 = 0
            while flats >> flat:
                if (flats >> flat) & 1:
                    gain: i64 = (tenants_there(state, own, flat) + extra) * state.seats
                    for other in range(state.seats):
                        gain -= tenants_there(state, state.table.own[other], flat)
                    gain *= points[kind_of(state, flat)]
                    if gain > best:
                        best = gain
                        home = flat
                flat += 1
            if home >= 0:
                worth: i64 = points[kind_of(state, home)]
                for other in range(state.seats):
                    self.points[other] += worth * tenants_there(state, state.table.own[other], home)
                self.points[actor] += worth * extra
                pairs &= ~bit(home)
                crowded |= bit(home)
            if can_place:
                self.reserves[actor] -= 1
            actor = (actor + 1) % state.seats


def is_last_turn(state: RoomShare) -> bool:
    return state.phase == Phase.DRAW and reserve_of(state, state.turn) == 0


def turns_left(state: RoomShare, seat: i64) -> i64:
    """How many turns the match will last after one of this seat, if everybody places a tenant every turn."""
    least: i64 = STAGES
    for place in range(state.seats):
        held: i64 = reserve_of(state, (seat + 1 + place) % state.seats)
        least = min(least, place + 1 + (held - 1) * state.seats)
    return max(i64(0), least)


def tenants_there(state: RoomShare, colour: i64, flat: i64) -> i64:
    """How many tenants of a colour live in a flat."""
    row: i64 = colour * ARROWS
    tenants = state.tenants
    return (
        ((tenants[row] >> flat) & 1)
        + ((tenants[row + 1] >> flat) & 1)
        + ((tenants[row + 2] >> flat) & 1)
        + ((tenants[row + 3] >> flat) & 1)
    )


def measure(state: RoomShare, seat: i64, features: vec[i64]) -> None:
    """The features of a seat that its final score is foretold from."""
    tenants = state.tenants
    row: i64 = state.table.own[seat] * ARROWS
    up: i64 = tenants[row]
    right: i64 = tenants[row + 1]
    down: i64 = tenants[row + 2]
    left: i64 = tenants[row + 3]
    # The flats with one, two or three of the seat's own, counted on all flats at once.
    odd: i64 = up ^ right ^ down ^ left
    many: i64 = (up & right & (down | left)) | (down & left & (up | right))
    one: i64 = odd & ~many
    three: i64 = odd & many
    two: i64 = (up | right | down | left) & ~odd & ~(up & right & down & left)
    alone: i64 = holding(state, 1)
    pairs: i64 = holding(state, 2)
    shared: i64 = holding(state, 3)
    features[0] = worth(state, one & alone)
    features[1] = worth(state, one & pairs)
    features[2] = worth(state, two & pairs) * 2
    features[3] = worth(state, one & shared)
    features[4] = worth(state, two & shared) * 2
    features[5] = worth(state, three & shared) * 3
    haunted: i64 = state.haunted
    features[6] = times(up, right, down, left, haunted & ~shared) * state.figures.points[HAUNTED]
    features[7] = times(up, right, down, left, haunted & shared) * state.figures.points[HAUNTED]
    features[8] = state.reserve[seat * 4 + state.table.own[seat]]
    features[9] = reserve_of(state, seat)
    # Where the arrows would lead out of homes of three, if a fourth came in.
    features[10] = exits(up & shared, right & shared, down & shared, left & shared, haunted)
    features[11] = exits(up & shared, right & shared, down & shared, left & shared, pairs & ~haunted)
    # And out of homes of two, or alone.
    features[12] = exits(up & pairs, right & pairs, down & pairs, left & pairs, haunted)
    features[13] = exits(up & alone, right & alone, down & alone, left & alone, haunted)


def times(up: i64, right: i64, down: i64, left: i64, flats: i64) -> i64:
    """How many of the tenants on these arrows live in these flats."""
    return count_bits(up & flats) + count_bits(right & flats) + count_bits(down & flats) + count_bits(left & flats)


def exits(up: i64, right: i64, down: i64, left: i64, goals: i64) -> i64:
    """RS-4.3c How many of the tenants on these arrows point at one of the goals, the edges joined."""
    above: i64 = ((goals << COLUMNS) | (goals >> (FLATS - COLUMNS))) & ALL_FLATS
    below: i64 = ((goals >> COLUMNS) | (goals << (FLATS - COLUMNS))) & ALL_FLATS
    right_of: i64 = ((goals & ~FIRST_COLUMN) >> 1) | ((goals & FIRST_COLUMN) << (COLUMNS - 1))
    left_of: i64 = ((goals & ~LAST_COLUMN) << 1) | ((goals & LAST_COLUMN) >> (COLUMNS - 1))
    return count_bits(up & above) + count_bits(right & right_of) + count_bits(down & below) + count_bits(left & left_of)


def worth(state: RoomShare, flats: i64) -> i64:
    """The points of these flats, for one tenant in each, if they count in the end; haunted ones left out."""
    points = state.figures.points
    classics: i64 = ALL_FLATS & ~(state.suites | state.haunted | state.royals)
    total: i64 = points[CLASSIC] * count_bits(flats & classics) + points[SUITE] * count_bits(flats & state.suites)
    return total + points[ROYAL] * count_bits(flats & state.royals)


# What the registry asks for.
HEURISTIC: Final = RoomShareHeuristic
