"""The position as numbers for learning: one length for 2 to 6 seats, seen from one seat."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit
from faubourg.core.observation import Observation
from faubourg.games.city import prompts
from faubourg.games.city.numbering import (
    ALL_CARDS,
    CARD_IDS,
    DEAL_CARD_IDS,
    HELD_IDS,
    KIND_IDS,
    KINDS,
    LIMIT,
    MOST_SEATS,
    Frame,
    Unit,
)
from faubourg.games.city.options import HOUR, LAST
from faubourg.games.city.rules import landmarks, turn
from faubourg.games.city.state import City
from faubourg.games.estate import bidding, debts, offers, rent
from faubourg.games.estate.deals import cards_of, cash_of, districts_of
from faubourg.games.estate.districts import DISTRICT_IDS, DISTRICTS, MOST_BLOCKS
from faubourg.games.estate.options import ROUNDS
from faubourg.games.estate.state import MOST_OFFERS

# Seats are counted from the observer on: player_0 is oneself.
PLAYERS: Final = [f"player_{place}" for place in range(6)]
DISTRICT_NAMES: Final = [f"district_{district}" for district in DISTRICT_IDS]
SQUARES: Final = [f"square{square}" for square in range(40)]
KIND_NAMES: Final = list(KIND_IDS)
HELD: Final = list(HELD_IDS)
DEAL_CARDS: Final = list(DEAL_CARD_IDS)
PHASES: Final = prompts.PHASES
LENGTHS: Final = [ROUNDS, HOUR, LAST]
# What an amount of money is compared with: most prices, bids and rents lie within a tenth and ten times of it, and so
# does what players own of cash. There is no upper limit to it.
MONEY: Final[i64] = 10_000
# The usual length of a match, in rounds and in minutes; options allow ten times as much, and there may be more hours.
MANY_ROUNDS: Final[i64] = 20
HOUR_MINUTES: Final[i64] = 60
MANY_HOURS: Final[i64] = 2
DIE: Final[i64] = 6
# CI-12 One more than the failed rolls.
JAIL_STEPS: Final[i64] = 4


def describe(state: City, found: Observation, seat: i64) -> None:
    """Seats are counted from the observer on, so that one network plays every seat."""
    for place in range(MOST_SEATS):
        found.about(PLAYERS[place], place >= state.seats)
        describe_player(state, found, (seat + place) % state.seats)
    describe_board(state, found)
    found.about("")
    found.members("unseen", CARD_IDS, state.pile.unseen & ALL_CARDS)
    found.one_of("last", CARD_IDS, state.last_card - 1)
    found.part("lower_die", state.low_die, DIE)
    found.part("higher_die", state.high_die, DIE)
    found.part("offers_made", state.offered, MOST_OFFERS)
    found.flag("live_auctions", state.table.live)
    describe_length(state, found)
    found.one_of("turn", PLAYERS, (state.turn - seat + state.seats) % state.seats)
    found.one_of("phase", PHASES, prompts.phase_place(state))
    describe_top(state, found, seat)


def describe_player(state: City, found: Observation, seat: i64) -> None:
    """Whether the seat plays, its cash and salary, where its pawn is, what it holds and owns."""
    found.flag("plays", (state.playing >> seat) & 1 == 1)
    found.amount("cash", state.cash[seat], MONEY)
    found.amount("salary", landmarks.salary(state, seat), MONEY)
    found.part("jail", state.jail[seat], JAIL_STEPS)
    found.flag("dropped", (state.dropped >> seat) & 1 == 1)
    found.one_of("on", SQUARES, state.places[seat])
    found.members("holds", HELD, state.held[seat])
    found.members("owns", DISTRICT_IDS, state.owned[seat])


def describe_board(state: City, found: Observation) -> None:
    """What stands in each district, its rent, and the sum recorded for a mortgage."""
    for district in range(DISTRICTS):
        found.about(DISTRICT_NAMES[district])
        found.part("residential", state.residential[district], MOST_BLOCKS)
        found.part("industrial", state.industrial[district], MOST_BLOCKS)
        found.amount("rent", rent.card_rent(state, district), MONEY)
        found.amount("recorded", state.sums[district], MONEY)
    found.about("")
    found.members("mortgaged", DISTRICT_IDS, state.mortgaged)
    found.members("rail", DISTRICT_IDS, state.rails)
    found.members("stadium", DISTRICT_IDS, state.stadiums)
    found.members("skyscraper", DISTRICT_IDS, state.skyscrapers)
    found.one_of("tower", DISTRICT_IDS, state.tower)
    for kind in range(KINDS):
        found.members(KIND_NAMES[kind], DISTRICT_IDS, state.kinds[kind])


def describe_length(state: City, found: Observation) -> None:
    """CI-1e What was agreed, and how much of it is left; what does not belong to the length chosen is 0."""
    table = state.table
    length: i64 = 2
    rounds: i64 = 0
    left: i64 = 0
    minutes: i64 = 0
    hours: i64 = 0
    if table.by_rounds:
        length = 0
        rounds = table.rounds
        # The present round is not left any more.
        left = rounds - state.round
    elif table.by_hour:
        length = 1
        minutes = table.minutes
        hours = state.hours
    found.one_of("length", LENGTHS, length)
    found.amount("rounds_agreed", rounds, MANY_ROUNDS)
    found.amount("round", state.round, MANY_ROUNDS)
    found.amount("rounds_left", left, MANY_ROUNDS)
    found.part("rounds_begun", state.round, rounds)
    # The host has the clock: a position knows only that an hour has begun, and that it is up.
    found.amount("minutes_agreed", minutes, HOUR_MINUTES)
    found.amount("hours_begun", hours, MANY_HOURS)
    found.flag("time_up", state.time_up)
    # CI-17e
    found.part("decisions", state.decisions, LIMIT)


def describe_top(state: City, found: Observation, seat: i64) -> None:
    """What the present auction, debt or offer is about: its districts, its amount, and who is on the other side."""
    kind: i64 = state.frames.kind()
    districts: i64 = 0
    cards: i64 = 0
    amount: i64 = 0
    other: i64 = -1
    unit: i64 = 0
    if kind == Frame.AUCTION:
        districts = bit(bidding.district(state))
        amount = bidding.highest(state)
        other = bidding.leader(state)
    elif kind == Frame.DEBT:
        amount = debts.amount(state)
        other = debts.creditor(state)
    elif kind == Frame.DEAL:
        districts = districts_of(offers.offer(state))
        cards = cards_of(offers.offer(state))
        amount = cash_of(offers.offer(state))
        other = offers.proposer(state)
    elif kind == Frame.TURN:
        unit = turn.shown(state)
    if other >= 0:
        other = (other - seat + state.seats) % state.seats
    found.members("at_stake", DISTRICT_IDS, districts)
    found.balance("at_stake_cash", amount, MONEY)
    found.one_of("other_side", PLAYERS, other)
    found.members("at_stake", DEAL_CARDS, cards)
    found.part("unit", unit, Unit.RAIL)
