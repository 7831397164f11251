"""The position as numbers for learning: one length for 2 to 6 seats and all layouts, seen from one seat."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit
from faubourg.core.observation import Observation
from faubourg.games.estate import bidding, debts, offers, rent
from faubourg.games.estate.deals import cash_of, districts_of
from faubourg.games.estate.districts import DISTRICT_IDS, DISTRICTS, MOST_BLOCKS
from faubourg.games.estate.options import ROUNDS
from faubourg.games.estate.state import MOST_OFFERS
from faubourg.games.ubuild import prompts, sites
from faubourg.games.ubuild.numbering import (
    CARD_IDS,
    LIMIT,
    MODE_IDS,
    MOST_SEATS,
    MOST_SITES,
    MOST_SPACES,
    PIECE_IDS,
    SPACE_IDS,
    Frame,
    Piece,
    Sort,
)
from faubourg.games.ubuild.options import BANKRUPTCY, MINUTES
from faubourg.games.ubuild.rules import card_choice, hazards, landmarks, permits, turn, walking
from faubourg.games.ubuild.state import UBuild

# Seats are counted from the observer on: player_0 is oneself.
PLAYERS: Final = [f"player_{place}" for place in range(6)]
DISTRICT_NAMES: Final = [f"district_{district}" for district in DISTRICT_IDS]
SPACES: Final = [f"space{space}" for space in range(32)]
SPACE_NAMES: Final = [f"space_{space}" for space in range(int(MOST_SPACES))]
SITE_NAMES: Final = [f"site_{site + 1}_has" for site in range(int(MOST_SITES))]
# What a space can be: a single, a bridge, a permit, or a district.
CONTENTS: Final = [*SPACE_IDS[:6], *DISTRICT_IDS]
FIRST_DISTRICT: Final[i64] = 6
# What is told of a space: what it is, the turn of the track on it, and whether it is an open bridge.
OF_SPACE: Final = [*(f"is_{content}" for content in CONTENTS), "left", "right", "open"]
LEFT: Final[i64] = len(CONTENTS)
RIGHT: Final[i64] = LEFT + 1
OPEN: Final[i64] = LEFT + 2
# What can stand on a site.
STANDING: Final = list(PIECE_IDS[2:])
PHASES: Final = prompts.PHASES
MODES: Final = list(MODE_IDS)
LENGTHS: Final = [BANKRUPTCY, ROUNDS, MINUTES]
HALVES: Final = ["closed", "open"]
# What an amount of money is compared with: most prices, bids and rents lie within a tenth and ten times of it, and so
# does what players own of cash. There is no upper limit to it.
MONEY: Final[i64] = 10_000
MANY_BLOCKS: Final[i64] = 40
MANY_ROUNDS: Final[i64] = 20
HOUR_MINUTES: Final[i64] = 60
DIE: Final[i64] = 6
# UB-9 One more than the failed rolls.
JAIL_STEPS: Final[i64] = 4


def describe(state: UBuild, found: Observation, seat: i64) -> None:
    """Seats are counted from the observer on, so that one network plays every seat."""
    for place in range(MOST_SEATS):
        found.about(PLAYERS[place], place >= state.seats)
        describe_player(state, found, (seat + place) % state.seats)
    describe_track(state, found)
    describe_districts(state, found)
    describe_stock(state, found)
    found.members("unseen", CARD_IDS, state.pile.unseen)
    found.one_of("last", CARD_IDS, state.last_card - 1)
    found.part("lower_die", state.low_die, DIE)
    found.part("higher_die", state.high_die, DIE)
    found.part("offers_made", state.offered, MOST_OFFERS)
    describe_length(state, found)
    found.one_of("turn", PLAYERS, (state.turn - seat + state.seats) % state.seats)
    found.one_of("phase", PHASES, prompts.phase_place(state))
    describe_top(state, found, seat)


def describe_player(state: UBuild, found: Observation, seat: i64) -> None:
    """Whether the seat plays, its cash and salary, where its pawn is, what it owns."""
    found.flag("plays", (state.playing >> seat) & 1 == 1)
    found.amount("cash", state.cash[seat], MONEY)
    found.amount("salary", landmarks.salary(state, seat), MONEY)
    found.part("jail", state.jail[seat], JAIL_STEPS)
    found.flag("dropped", (state.dropped >> seat) & 1 == 1)
    found.one_of("on", SPACES, state.places[seat])
    found.members("owns", DISTRICT_IDS, state.owned[seat])


def describe_track(state: UBuild, found: Observation) -> None:
    """The order of the track, with its turns, the open bridges, and what stands on each site."""
    layout = state.layout
    found.about("")
    start: i64 = found.table(SPACE_NAMES, OF_SPACE)
    for space in range(layout.spaces):
        content: i64 = layout.sorts[space]
        if content == Sort.DISTRICT:
            content = FIRST_DISTRICT + layout.districts[space]
        found.tick(start + content)
        if layout.turns[space] == 0:
            found.tick(start + LEFT)
        elif layout.turns[space] == 2:
            found.tick(start + RIGHT)
        if (state.bridges >> space) & 1:
            found.tick(start + OPEN)
        start += len(OF_SPACE)
    start = found.table(SITE_NAMES, STANDING)
    for slot in range(len(state.stands)):
        site: i64 = state.stands[slot]
        if site >= 0:
            found.tick(start + site * len(STANDING) + sites.piece_in(slot) - Piece.SKYSCRAPER)


def describe_districts(state: UBuild, found: Observation) -> None:
    """What stands in each district, its rent, and the sum recorded for a mortgage."""
    for district in range(DISTRICTS):
        found.about(DISTRICT_NAMES[district], (state.in_play >> district) & 1 == 0)
        found.part("residential", state.residential[district], MOST_BLOCKS)
        found.part("industrial", state.industrial[district], MOST_BLOCKS)
        found.amount("rent", rent.card_rent(state, district), MONEY)
        found.amount("recorded", state.sums[district], MONEY)
    found.about("")
    found.members("spoiled", DISTRICT_IDS, state.hazards)
    found.members("protected", DISTRICT_IDS, state.protected)
    found.members("mortgaged", DISTRICT_IDS, state.mortgaged)
    found.members("changed", DISTRICT_IDS, state.changed)
    found.members("skyscraper", DISTRICT_IDS, state.skyscrapers)
    found.one_of("stadium", DISTRICT_IDS, state.stadium)
    found.one_of("tower", DISTRICT_IDS, state.tower)


def describe_stock(state: UBuild, found: Observation) -> None:
    """UB-2a, UB-2b, UB-2c What is left of each piece: of a kind, whether the mode has it."""
    found.one_of("mode", MODES, state.table.mode)
    found.amount("residential_left", state.residential_left, MANY_BLOCKS)
    found.amount("industrial_left", state.industrial_left, MANY_BLOCKS)
    left: i64 = 0
    for place in range(len(STANDING)):
        piece: i64 = Piece.SKYSCRAPER + place
        is_kind = piece >= Piece.FIRST_KIND
        count: i64 = 0
        if is_kind:
            count = permits.left_of(state, piece - Piece.FIRST_KIND)
        else:
            count = landmarks.left_of(state, piece)
        if count > 0:
            left |= bit(place)
    found.members("left", STANDING, left)
    found.part("skyscrapers_left", landmarks.left_of(state, Piece.SKYSCRAPER), MOST_BLOCKS)


def describe_length(state: UBuild, found: Observation) -> None:
    """UB-11c What was agreed, and how much of it is left; what does not belong to the length chosen is 0."""
    table = state.table
    length: i64 = 0
    rounds: i64 = 0
    left: i64 = 0
    minutes: i64 = 0
    if table.by_rounds:
        length = 1
        rounds = table.rounds
        # The present round is not left any more.
        left = rounds - state.round
    elif table.by_minutes:
        length = 2
        minutes = table.minutes
    found.one_of("length", LENGTHS, length)
    found.amount("rounds_agreed", rounds, MANY_ROUNDS)
    found.amount("round", state.round, MANY_ROUNDS)
    found.amount("rounds_left", left, MANY_ROUNDS)
    found.part("rounds_begun", state.round, rounds)
    # The host has the clock: a position knows only that the time is up.
    found.amount("minutes_agreed", minutes, HOUR_MINUTES)
    found.flag("time_up", state.time_up)
    found.part("decisions", state.decisions, LIMIT)


def describe_top(state: UBuild, found: Observation, seat: i64) -> None:
    """What the present auction, debt, offer, card, site or step is about: districts, amount, piece, and who is on the
    other side."""
    kind: i64 = state.frames.kind()
    districts: i64 = 0
    amount: i64 = 0
    other: i64 = -1
    piece: i64 = -1
    half: i64 = -1
    built: i64 = 0
    if kind == Frame.AUCTION:
        districts = bit(bidding.district(state))
        amount = bidding.highest(state)
        other = bidding.leader(state)
    elif kind == Frame.DEBT:
        amount = debts.amount(state)
        other = debts.creditor(state)
    elif kind == Frame.DEAL:
        districts = districts_of(offers.offer(state))
        amount = cash_of(offers.offer(state))
        other = offers.proposer(state)
    elif kind == Frame.CARD:
        half = i64(card_choice.is_open(state))
        if card_choice.chosen(state) >= 0:
            districts = bit(card_choice.chosen(state))
    elif kind == Frame.TURN:
        built = turn.built(state)
    elif kind == Frame.LANDING and walking.district(state) >= 0:
        districts = bit(walking.district(state))
    elif kind == Frame.SITE:
        piece = permits.piece(state) - Piece.SKYSCRAPER
        if permits.district(state) >= 0:
            districts = bit(permits.district(state))
    elif kind == Frame.HAZARD:
        piece = hazards.moving(state) + Piece.FIRST_KIND - Piece.SKYSCRAPER
        amount = hazards.step_cost(state)
    if other >= 0:
        other = (other - seat + state.seats) % state.seats
    found.members("at_stake", DISTRICT_IDS, districts)
    found.balance("at_stake_cash", amount, MONEY)
    found.one_of("other_side", PLAYERS, other)
    found.one_of("placing", STANDING, piece)
    found.one_of("half", HALVES, half)
    found.part("built", built, turn.MOVED)
