"""Chapter 6: building (CI-6a to CI-6g)."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, count_bits
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.city import numbering
from faubourg.games.city.numbering import NO_DISTRICT, PRESS_IDS, Arrival, Refused, Step, Unit
from faubourg.games.city.rules import landing, turn
from faubourg.games.city.state import City
from faubourg.games.estate import blocks, money, turns
from faubourg.games.estate.districts import ALL_DISTRICTS, DISTRICT_IDS

# Acting


def fill(state: City, actions: Actions, seat: i64) -> None:
    # CI-3c Build, if you like; CI-12b in jail, too.
    shown: i64 = turn.shown(state)
    if shown == Unit.UNPRESSED:
        actions.add(numbering.BUILD)
    actions.add(numbering.DONE)
    if Unit.EMPTY < shown < Unit.RAIL:
        room: i64 = blocks.with_room(state, seat)
        blocks.fill(state, actions, seat, room, False)
        blocks.fill(state, actions, seat, room, True)
    elif shown == Unit.RAIL:
        actions.add_bits(ALL_DISTRICTS & ~state.rails, numbering.RAIL)


def refusal(state: City, move: i64, seat: i64) -> i64:
    if move == numbering.BUILD:
        # CI-6a Once per roll, owning districts or not.
        return FINE if turn.shown(state) == Unit.UNPRESSED else Refused.ALREADY_PRESSED
    if move == numbering.DONE:
        return FINE
    if numbering.RESIDENTIAL <= move < numbering.INDUSTRIAL:
        return refusal_block(state, seat, move - numbering.RESIDENTIAL, False)
    if numbering.INDUSTRIAL <= move < numbering.RAIL:
        return refusal_block(state, seat, move - numbering.INDUSTRIAL, True)
    return refusal_rail(state, move - numbering.RAIL) if numbering.RAIL <= move < numbering.BONUS else NOT_ASKED_NOW


def apply(state: City, move: i64, seat: i64) -> None:
    if move == numbering.DONE:
        turns.finish_roll(state)
    elif move == numbering.BUILD:
        state.frames.set_step(Step.PRESS)
    elif move < numbering.INDUSTRIAL:
        buy_block(state, seat, move - numbering.RESIDENTIAL, False)
    elif move < numbering.RAIL:
        buy_block(state, seat, move - numbering.INDUSTRIAL, True)
    else:
        turn.show(state, Unit.EMPTY)
        place_rail(state, move - numbering.RAIL, "CI-6d")


def ask(state: City) -> dict[str, object]:
    """CI-6a What BUILD shows, as far as it has not been used."""
    shown: i64 = turn.shown(state)
    allowed = int(shown - Unit.EMPTY) if Unit.EMPTY < shown < Unit.RAIL else 0
    return {"pressed": shown != Unit.UNPRESSED, "blocks": allowed, "rail": shown == Unit.RAIL}


# The unit


def fill_press(state: City, actions: Actions) -> None:
    # CI-6a One, two, three or a railroad.
    odds = state.figures.odds
    for shown in range(4):
        actions.add_weighted(numbering.PRESS + shown, odds[shown])


def show(state: City, shown: i64) -> None:
    """Nature says what the unit shows."""
    state.frames.set_step(Step.ACT)
    if state.telling:
        state.tell("build-pressed", "CI-6a", {"seat": int(state.turn), "shows": PRESS_IDS[shown]})
    # CI-6d A railroad, while there are any.
    if shown == 3 and rails_left(state) == 0:
        turn.show(state, Unit.EMPTY)
        state.tell_seat("no-railroads", "CI-6d", state.turn)
        return
    turn.show(state, Unit.EMPTY + shown + 1)


# Blocks


def refusal_block(state: City, seat: i64, district: i64, is_industrial: bool) -> i64:
    shown: i64 = turn.shown(state)
    # CI-6a, CI-6d BUILD must show blocks,
    if shown == Unit.UNPRESSED:
        return Refused.PRESS_FIRST
    if shown == Unit.RAIL:
        return Refused.RAILROAD_SHOWN
    # CI-6b up to that many,
    if shown == Unit.EMPTY:
        return Refused.NO_BLOCKS_LEFT
    refused: i64 = blocks.refusal_room(state, seat, district)
    if refused != FINE:
        return refused
    # CI-6b at the card's price.
    return FINE if blocks.cost_of(state, district, is_industrial) <= state.cash[seat] else Refused.TOO_DEAR


def buy_block(state: City, seat: i64, district: i64, is_industrial: bool) -> None:
    # CI-6b
    cost: i64 = blocks.cost_of(state, district, is_industrial)
    money.pay_bank(state, seat, cost)
    turn.show(state, turn.shown(state) - 1)
    blocks.place_block(state, seat, district, is_industrial, cost, "CI-6b")


# Railroads


def rails_left(state: City) -> i64:
    """CI-6d, CI-1f"""
    return state.figures.rails - count_bits(state.rails)


def refusal_rail_site(state: City, district: i64) -> i64:
    # CI-6d One per square. Without stock no railroad is shown, and no card asks for one.
    return Refused.RAILROAD_HERE if (state.rails >> district) & 1 else FINE


def refusal_rail(state: City, district: i64) -> i64:
    # CI-6d Only when BUILD shows it.
    return refusal_rail_site(state, district) if turn.shown(state) == Unit.RAIL else Refused.NO_RAILROAD_SHOWN


def place_rail(state: City, district: i64, clause: str) -> None:
    # CI-6d Free, on any district's square, owned or not.
    state.rails |= bit(district)
    if state.telling:
        state.tell("railroad-built", clause, {"seat": int(state.turn), "district": DISTRICT_IDS[district]})


# Railroad travel


def can_travel(state: City) -> bool:
    """CI-6g After settling a square with a railroad on which one has landed: not when one has come by a jump."""
    here: i64 = landing.district(state)
    if landing.arrival(state) == Arrival.JUMP or here == NO_DISTRICT or (state.rails >> here) & 1 == 0:
        return False
    return state.rails & ~bit(here) != 0


def fill_jumps(state: City, actions: Actions) -> None:
    actions.add(numbering.PASS)
    actions.add_bits(state.rails & ~bit(landing.district(state)), numbering.JUMP)


def refusal_jump(state: City, move: i64) -> i64:
    if move == numbering.PASS:
        return FINE
    if not numbering.JUMP <= move < numbering.TAKE:
        return NOT_ASKED_NOW
    # CI-6g To any other railroad square.
    district: i64 = move - numbering.JUMP
    if (state.rails >> district) & 1 == 0:
        return Refused.NO_RAILROAD
    return Refused.SAME_SQUARE if landing.district(state) == district else FINE
