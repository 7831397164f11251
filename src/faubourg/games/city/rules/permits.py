"""Chapter 8: permits, bonus buildings and hazards (CI-8a to CI-8f)."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, count_bits, lowest, with_cell
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.city.numbering import BONUS, FIRST_HAZARD, HAZARD, KIND_IDS, KINDS, REMOVE, Refused, Step
from faubourg.games.city.rules import landing
from faubourg.games.city.state import City
from faubourg.games.estate import money
from faubourg.games.estate.districts import ALL_DISTRICTS, DISTRICT_IDS
from faubourg.games.estate.owners import owns


def bonus_shown(square: i64) -> i64:
    """CI-8a The bonus building of a permit square."""
    return square // 10


def hazard_shown(square: i64) -> i64:
    return FIRST_HAZARD + square // 10


def left_of(state: City, kind: i64) -> i64:
    """CI-1f How many of a kind are in stock."""
    return state.figures.kinds[kind] - count_bits(state.kinds[kind])


def kind_on(state: City, district: i64) -> i64:
    """The bonus building or hazard of a district; -1 is none."""
    for kind in range(KINDS):
        if (state.kinds[kind] >> district) & 1:
            return kind
    return -1


def refusal_free_ground(state: City, kind: i64, district: i64) -> i64:
    """CI-8b, CI-13.9 Stock permitting, at most one of either on a district."""
    if left_of(state, kind) <= 0:
        return Refused.NONE_LEFT
    if (state.bonuses >> district) & 1:
        return Refused.BONUS_HERE
    return Refused.HAZARD_HERE if (state.hazards >> district) & 1 else FINE


def refusal_bonus(state: City, seat: i64, kind: i64, district: i64) -> i64:
    # CI-8a On a district of one's own or an unowned one.
    if ((state.owned[seat] | state.unowned) >> district) & 1 == 0:
        return Refused.ANOTHERS_DISTRICT
    return refusal_free_ground(state, kind, district)


def refusal_hazard(state: City, seat: i64, kind: i64, district: i64) -> i64:
    # CI-8a On another player's district or an unowned one.
    if owns(state, seat, district):
        return Refused.OWN_DISTRICT
    return refusal_free_ground(state, kind, district)


def free_ground(state: City, kind: i64) -> i64:
    """CI-8b Where something of a kind could stand, as a set."""
    if left_of(state, kind) <= 0:
        return 0
    return ALL_DISTRICTS & ~(state.bonuses | state.hazards)


def bonus_ground(state: City, seat: i64, kind: i64) -> i64:
    return free_ground(state, kind) & (state.owned[seat] | state.unowned)


def hazard_ground(state: City, seat: i64, kind: i64) -> i64:
    return free_ground(state, kind) & ~state.owned[seat]


def can_use_permit(state: City, seat: i64) -> bool:
    """CI-8a Nothing possible: nothing happens."""
    square: i64 = landing.square(state)
    if bonus_ground(state, seat, bonus_shown(square)):
        return True
    return hazard_ground(state, seat, hazard_shown(square)) != 0


def fill(state: City, actions: Actions, seat: i64) -> None:
    square: i64 = landing.square(state)
    actions.add_bits(bonus_ground(state, seat, bonus_shown(square)), BONUS)
    actions.add_bits(hazard_ground(state, seat, hazard_shown(square)), HAZARD)


def refusal(state: City, move: i64, seat: i64) -> i64:
    square: i64 = landing.square(state)
    if BONUS <= move < HAZARD:
        return refusal_bonus(state, seat, bonus_shown(square), move - BONUS)
    if HAZARD <= move < REMOVE:
        return refusal_hazard(state, seat, hazard_shown(square), move - HAZARD)
    return NOT_ASKED_NOW


def use(state: City, move: i64) -> None:
    # CI-8a
    square: i64 = landing.square(state)
    state.frames.set_step(Step.LANDED)
    if move < HAZARD:
        place(state, bonus_shown(square), move - BONUS, "CI-8a")
    else:
        place(state, hazard_shown(square), move - HAZARD, "CI-8a")


def ask(state: City) -> dict[str, object]:
    """CI-8a The pair of a permit square."""
    square: i64 = landing.square(state)
    return {"bonus": KIND_IDS[bonus_shown(square)], "hazard": KIND_IDS[hazard_shown(square)]}


def place(state: City, kind: i64, district: i64, clause: str) -> None:
    """A bonus building or a hazard, free (CI-8)."""
    state.kinds = with_cell(state.kinds, kind, state.kinds[kind] | bit(district))
    if kind < FIRST_HAZARD:
        state.bonuses |= bit(district)
    else:
        state.hazards |= bit(district)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(state.turn), "district": DISTRICT_IDS[district]}
        event = "bonus-built" if kind < FIRST_HAZARD else "hazard-built"
        state.tell(event, clause, particulars | {"piece": KIND_IDS[kind]})


def clear(state: City, district: i64) -> None:
    """What stands there goes back to stock."""
    for kind in range(KINDS):
        state.kinds = with_cell(state.kinds, kind, state.kinds[kind] & ~bit(district))
    state.bonuses &= ~bit(district)
    state.hazards &= ~bit(district)


def removal_cost(state: City, district: i64) -> i64:
    """CI-8d, CI-8f By the size of the hazard, in blocks."""
    kind: i64 = kind_on(state, district)
    return state.figures.sizes[kind - FIRST_HAZARD] * state.figures.removal


def refusal_own_hazard(state: City, seat: i64, district: i64) -> i64:
    # CI-8f, CI-13.23 From a district of one's own.
    if not owns(state, seat, district):
        return Refused.NOT_YOURS
    return FINE if (state.hazards >> district) & 1 else Refused.NO_HAZARD


def refusal_remove(state: City, seat: i64, district: i64) -> i64:
    refused: i64 = refusal_own_hazard(state, seat, district)
    if refused != FINE:
        return refused
    return FINE if removal_cost(state, district) <= state.cash[seat] else Refused.TOO_DEAR


def fill_remove(state: City, actions: Actions, seat: i64) -> None:
    left: i64 = state.owned[seat] & state.hazards
    while left:
        district: i64 = lowest(left)
        left &= left - 1
        if removal_cost(state, district) <= state.cash[seat]:
            actions.add(REMOVE + district)


def remove(state: City, seat: i64, district: i64) -> None:
    # CI-8f Paid to the bank; the hazard goes back to stock.
    cost: i64 = removal_cost(state, district)
    money.pay_bank(state, seat, cost)
    remove_free(state, seat, district, cost, "CI-8f")


def remove_free(state: City, seat: i64, district: i64, cost: i64, clause: str) -> None:
    kind: i64 = kind_on(state, district)
    clear(state, district)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "district": DISTRICT_IDS[district]}
        state.tell("hazard-removed", clause, particulars | {"piece": KIND_IDS[kind], "amount": int(cost)})
