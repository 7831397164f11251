"""Chapter 6: building (CI-6a to CI-6g)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, count_bits, lowest
from faubourg.core.state import FINE
from faubourg.games.city.numbering import (
    ALL_DISTRICTS,
    DISTRICT_AT,
    DISTRICT_IDS,
    INDUSTRIAL,
    JUMP,
    MOST_BLOCKS,
    NO_DISTRICT,
    PASS,
    PRESS,
    PRESS_IDS,
    RAIL,
    RESIDENTIAL,
    Arrival,
    Step,
    Unit,
)
from faubourg.games.city.refusals import (
    ALREADY_PRESSED,
    EIGHT_BLOCKS,
    IS_MORTGAGED,
    NO_BLOCKS_LEFT,
    NO_RAILROAD,
    NO_RAILROAD_SHOWN,
    NOT_YOURS,
    PRESS_FIRST,
    RAILROAD_HERE,
    RAILROAD_SHOWN,
    SAME_SQUARE,
    TOO_DEAR,
)
from faubourg.games.city.rules import money
from faubourg.games.city.rules.owners import owns

if TYPE_CHECKING:
    from faubourg.games.city.state import City


# The unit


def refusal_press(state: "City") -> i64:
    # CI-6a Once per roll, owning districts or not.
    return FINE if state.frames.c() == Unit.UNPRESSED else ALREADY_PRESSED


def press(state: "City") -> None:
    state.frames.set_step(Step.PRESS)


def fill_press(state: "City", actions: Actions) -> None:
    # CI-6a One, two, three or a railroad.
    odds = state.figures.odds
    for shown in range(4):
        actions.add_weighted(PRESS + shown, odds[shown])


def show(state: "City", shown: i64) -> None:
    """Nature says what the unit shows."""
    frames = state.frames
    frames.set_step(Step.ACT)
    if state.telling:
        state.tell("build-pressed", "CI-6a", {"seat": int(state.turn), "shows": PRESS_IDS[shown]})
    # CI-6d A railroad, while there are any.
    if shown == 3 and rails_left(state) == 0:
        frames.set_c(Unit.EMPTY)
        if state.telling:
            state.tell("no-railroads", "CI-6d", {"seat": int(state.turn)})
        return
    frames.set_c(Unit.EMPTY + shown + 1)


# Blocks


def blocks_on(state: "City", district: i64) -> i64:
    """CI-6c, CI-6e Blocks are counted, whatever pieces stand for them; CI-6f a hazard does not take them away."""
    return state.residential[district] + state.industrial[district]


def refusal_site(state: "City", seat: i64, district: i64) -> i64:
    """CI-6b, CI-13.11, CI-13.22 A district of one's own that can take a block."""
    if not owns(state, seat, district):
        return NOT_YOURS
    # CI-10c
    if (state.mortgaged >> district) & 1:
        return IS_MORTGAGED
    # CI-6c
    return FINE if blocks_on(state, district) < MOST_BLOCKS else EIGHT_BLOCKS


def sites(state: "City", seat: i64) -> i64:
    """The districts of a seat that can take a block, as a set."""
    left: i64 = state.owned[seat] & ~state.mortgaged
    found: i64 = left
    while left:
        district: i64 = lowest(left)
        if blocks_on(state, district) >= MOST_BLOCKS:
            found &= ~bit(district)
        left &= left - 1
    return found


def refusal_block(state: "City", seat: i64, district: i64, cost: i64) -> i64:
    shown: i64 = state.frames.c()
    # CI-6a, CI-6d BUILD must show blocks,
    if shown == Unit.UNPRESSED:
        return PRESS_FIRST
    if shown == Unit.RAIL:
        return RAILROAD_SHOWN
    # CI-6b up to that many,
    if shown == Unit.EMPTY:
        return NO_BLOCKS_LEFT
    refused: i64 = refusal_site(state, seat, district)
    if refused != FINE:
        return refused
    # CI-6b at the card's price.
    return FINE if cost <= state.cash[seat] else TOO_DEAR


def fill_blocks(state: "City", actions: Actions, seat: i64) -> None:
    cash: i64 = state.cash[seat]
    figures = state.figures
    found: i64 = sites(state, seat)
    left: i64 = found
    while left:
        district: i64 = lowest(left)
        left &= left - 1
        if figures.residential(district) <= cash:
            actions.add(RESIDENTIAL + district)
    left = found
    while left:
        other: i64 = lowest(left)
        left &= left - 1
        if figures.industrial(other) <= cash:
            actions.add(INDUSTRIAL + other)


def fill_unit(state: "City", actions: Actions, seat: i64) -> None:
    """What BUILD allows now, after it has been pressed."""
    shown: i64 = state.frames.c()
    if Unit.EMPTY < shown < Unit.RAIL:
        fill_blocks(state, actions, seat)
    elif shown == Unit.RAIL:
        actions.add_bits(ALL_DISTRICTS & ~state.rails, RAIL)


def buy_block(state: "City", seat: i64, district: i64, is_industrial: bool) -> None:
    # CI-6b
    figures = state.figures
    cost: i64 = figures.industrial(district) if is_industrial else figures.residential(district)
    money.pay_bank(state, seat, cost)
    state.frames.set_c(state.frames.c() - 1)
    place_block(state, seat, district, is_industrial, cost, "CI-6b")


def place_block(state: "City", seat: i64, district: i64, is_industrial: bool, cost: i64, clause: str) -> None:
    if is_industrial:
        state.industrial[district] += 1
    else:
        state.residential[district] += 1
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "district": DISTRICT_IDS[district], "amount": int(cost)}
        piece = "industrial" if is_industrial else "residential"
        state.tell("block-built", clause, particulars | {"piece": piece, "blocks": int(blocks_on(state, district))})


# Railroads


def rails_left(state: "City") -> i64:
    """CI-6d, CI-1f"""
    return state.figures.rails - count_bits(state.rails)


def refusal_rail_site(state: "City", district: i64) -> i64:
    # CI-6d One per square. Without stock no railroad is shown, and no card asks for one.
    return RAILROAD_HERE if (state.rails >> district) & 1 else FINE


def refusal_rail(state: "City", district: i64) -> i64:
    # CI-6d Only when BUILD shows it.
    return refusal_rail_site(state, district) if state.frames.c() == Unit.RAIL else NO_RAILROAD_SHOWN


def build_rail(state: "City", district: i64) -> None:
    state.frames.set_c(Unit.EMPTY)
    place_rail(state, district, "CI-6d")


def place_rail(state: "City", district: i64, clause: str) -> None:
    # CI-6d Free, on any district's square, owned or not.
    state.rails |= bit(district)
    if state.telling:
        state.tell("railroad-built", clause, {"seat": int(state.turn), "district": DISTRICT_IDS[district]})


# Railroad travel


def can_travel(state: "City") -> bool:
    """CI-6g After settling a square with a railroad on which one has landed: not when one has come by a jump."""
    frames = state.frames
    district: i64 = DISTRICT_AT[frames.a()]
    if frames.b() == Arrival.JUMP or district == NO_DISTRICT or (state.rails >> district) & 1 == 0:
        return False
    return state.rails & ~bit(district) != 0


def refusal_jump(state: "City", district: i64) -> i64:
    # CI-6g To any other railroad square.
    if (state.rails >> district) & 1 == 0:
        return NO_RAILROAD
    return SAME_SQUARE if DISTRICT_AT[state.frames.a()] == district else FINE


def fill_jumps(state: "City", actions: Actions) -> None:
    here: i64 = DISTRICT_AT[state.frames.a()]
    actions.add(PASS)
    actions.add_bits(state.rails & ~bit(here), JUMP)
