"""What is true of every position, whatever was played: used by fuzzing, and to refuse a broken dump."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from faubourg.core.actors import NATURE
from faubourg.core.bits import bit, count_bits, united
from faubourg.games.paris import numbering
from faubourg.games.paris.numbering import ALL_LOTS, ALL_MONEY, ALL_START, ALL_STREETS, Kind, Phase, cards_with
from faubourg.games.paris.rules import payment, setup, turn
from faubourg.games.paris.state import Paris


def lots_conserved(state: Paris) -> bool:
    """PA-1a Every lot is in one place: face down, on sale, or somebody's."""
    return state.lots & state.on_sale == 0 and united(state.owned, state.lots | state.on_sale) == ALL_LOTS


def buildings_fit(state: Paris) -> bool:
    """PA-3c Houses or a hotel, PA-3d on streets that are owned; PA-3e no more than there are."""
    houses: i64 = state.ones | state.twos
    built: i64 = houses | state.hotels
    if houses & state.hotels or built & ~ALL_STREETS or built & (state.lots | state.on_sale):
        return False
    standing: i64 = count_bits(state.ones) + 2 * count_bits(state.twos)
    if state.houses_left != state.figures.houses - standing or state.houses_left < 0:
        return False
    return state.hotels_left == state.figures.hotels - count_bits(state.hotels) and state.hotels_left >= 0


def tokens_fit(state: Paris) -> bool:
    """PA-2b Nobody has rent before a lot is owned."""
    for seat in range(state.seats):
        if state.tokens[seat] < 0 or (state.tokens[seat] > 0 and state.turns < 2):
            return False
    return True


def cards_conserved(state: Paris) -> bool:
    """PA-1a Every money card is in one place: pile, discards, a hand, or being paid; hands are worth what they are."""
    pile = state.pile
    for seat in range(state.seats):
        if state.cash[seat] != state.figures.sum_of(state.hands[seat]):
            return False
    seen: i64 = united(state.hands, pile.unseen | pile.discards)
    if seen < 0 or seen & state.paid:
        return False
    return (seen | state.paid) & ALL_MONEY == ALL_MONEY and pile.fits(ALL_MONEY) and runs_fit(state)


def runs_fit(state: Paris) -> bool:
    """PA-2g A shuffle follows a run-out."""
    shuffles: i64 = len(state.pile.shuffles)
    return state.runs <= shuffles <= state.runs + 1 and (state.pile.unseen != 0 or state.runs > 0)


def start_cards_fit(state: Paris) -> bool:
    """PA-1d A start card is in the hand it was given to, or being paid from there; or it has left the game."""
    for seat in range(state.seats):
        mine: i64 = state.hands[seat] & ALL_START
        if seat == state.turn:
            mine |= state.paid & ALL_START
        if mine == 0:
            continue
        place: i64 = (seat - state.first + state.seats) % state.seats
        card: i64 = setup.start_card(state.seats, place)
        if not state.table.start_cash or state.first < 0 or card < 0 or mine != bit(card):
            return False
    return True


def basket_fits(state: Paris) -> bool:
    """PA-2d Items of one kind, each there to be seen; a payment that is not yet covered, and can be."""
    if not items_fit(state):
        return False
    is_paying = state.phase == Phase.PAY
    if is_paying or state.phase == Phase.ACT:
        if is_paying and state.kind == Kind.NOTHING:
            return False
        if state.paid and not is_paying:
            return False
        # PA-5a After the last hotel nothing was added.
        last: i64 = len(state.items) - 1
        if state.hotels_left == 0 and (last < 0 or state.items[last] < numbering.HOTEL):
            return False
        return (state.cost > state.covered or state.cost == 0) and payment.can_cover(state)
    return state.kind == Kind.NOTHING and state.paid == 0 and state.direct == 0


def items_fit(state: Paris) -> bool:
    """PA-2c, PA-3f What was chosen is the player's: lots once each, houses and hotels on streets of theirs."""
    lots: i64 = 0
    hotels: i64 = 0
    mine: i64 = state.owned[state.turn]
    built: i64 = state.ones | state.twos | state.hotels
    for place in range(len(state.items)):
        item: i64 = state.items[place]
        if payment.kind_of(item) != state.kind:
            return False
        if item < numbering.HOUSE:
            if (lots >> item) & 1:
                return False
            lots |= bit(item)
        elif item < numbering.HOTEL:
            # A house stands, or a hotel has replaced it.
            if ((mine & built) >> (item - numbering.HOUSE)) & 1 == 0:
                return False
        else:
            if (hotels >> (item - numbering.HOTEL)) & 1:
                return False
            hotels |= bit(item - numbering.HOTEL)
    return lots & ~mine == 0 and hotels & ~(mine & state.hotels) == 0 and state.direct & ~hotels == 0


def phase_fits(state: Paris) -> bool:
    """What is being decided agrees with who decides, and with how far the match has come."""
    phase: i64 = state.phase
    if state.over:
        if phase != Phase.OVER and not state.truncated:
            return False
    elif phase == Phase.OVER or state.actor != expected_actor(state):
        return False
    return setup_fits(state) and top_fits(state) and market_fits(state)


def expected_actor(state: Paris) -> i64:
    return state.turn if state.phase in (Phase.ACT, Phase.PAY) else NATURE


def setup_fits(state: Paris) -> bool:
    """PA-1c, PA-1d The setup has come as far as the phase says, and the end no further."""
    phase: i64 = state.phase
    if (state.first < 0) != (phase == Phase.FIRST):
        return False
    if phase in (Phase.FIRST, Phase.MARKET):
        return state.turns == 0
    if state.turns == 0:
        return phase == Phase.OPEN and state.runs == 0
    # PA-5a The sixth hotel ends the match with its action, and so does the last turn.
    if state.hotels_left == 0 and phase not in (Phase.ACT, Phase.PAY, Phase.OVER):
        return False
    return not (state.runs >= state.figures.runs and phase in (Phase.OPEN, Phase.DRAW, Phase.REFILL))


def top_fits(state: Paris) -> bool:
    """PA-1c The back on top is one of the pile, and hidden only while Nature is asked for it or there is no pile."""
    phase: i64 = state.phase
    if phase in (Phase.FIRST, Phase.MARKET, Phase.OPEN, Phase.BACK):
        return state.top < 0 and state.pile.unseen != 0
    if state.top < 0:
        return state.pile.unseen == 0 and phase != Phase.DRAW
    return state.pile.unseen & cards_with(state.top) != 0


def market_fits(state: Paris) -> bool:
    """PA-1c, PA-2f Lots are turned up until enough are on sale; PA-6b or all of them at once."""
    phase: i64 = state.phase
    if phase == Phase.FIRST:
        return state.lots == ALL_LOTS
    if state.table.dynamic:
        return state.lots == 0
    if count_bits(state.on_sale) > state.figures.on_sale:
        return False
    if phase in (Phase.MARKET, Phase.REFILL):
        return turn.wants_lots(state)
    # In an action, and after the last one, some have just been bought.
    return phase in (Phase.ACT, Phase.PAY, Phase.OVER) or not turn.wants_lots(state)


# What must hold, by the code for what is wrong else.
CHECKS: Final[list[tuple[str, Callable[[Paris], bool]]]] = [
    ("lots", lots_conserved),
    ("buildings", buildings_fit),
    ("tokens", tokens_fit),
    ("cards", cards_conserved),
    ("cards", start_cards_fit),
    ("basket", basket_fits),
    ("phase", phase_fits),
]


def broken(state: Paris) -> str:
    """Empty, or a code for what is wrong."""
    return next((code for code, holds in CHECKS if not holds(state)), "")
