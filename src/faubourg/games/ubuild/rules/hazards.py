"""Chapter 5: hazards on the move (UB-5d, UB-5e). The frame of one that has made its first step: the hazard, the site
where it began, and what the second step costs."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.estate import money
from faubourg.games.ubuild import numbering, sites
from faubourg.games.ubuild.layouts.hexagon import DIRECTIONS
from faubourg.games.ubuild.numbering import Frame, Refused, Step
from faubourg.games.ubuild.rules import turn
from faubourg.games.ubuild.state import UBuild

# The frame


def moving(state: UBuild) -> i64:
    """The hazard, as a kind."""
    return state.frames.a()


def began_at(state: UBuild) -> i64:
    return state.frames.b()


def step_cost(state: UBuild) -> i64:
    """UB-5e What the second step costs; 0 for a free move."""
    return state.frames.c()


# Steps


def kind_of(step: i64) -> i64:
    """The hazard of a step."""
    return numbering.FIRST_HAZARD + step // DIRECTIONS


def site_beside(state: UBuild, site: i64, step: i64) -> i64:
    """The next site in the direction of a step; below zero if there is none."""
    return state.layout.beside[site * DIRECTIONS + step % DIRECTIONS]


def refusal_stop(state: UBuild, site: i64, start: i64) -> i64:
    """UB-5d, UB-5e Whether a hazard that began somewhere may end on a site."""
    if site == start:
        return Refused.BACK_AGAIN
    return Refused.PROTECTED if state.layout.districts_at[site] & state.protected else FINE


def refusal_last(state: UBuild, site: i64, start: i64, step: i64) -> i64:
    """What is wrong with a step after which the hazard stays."""
    to: i64 = site_beside(state, site, step)
    if to < 0:
        return Refused.NO_SITE_THERE
    # UB-5e A step goes to a free site; where the hazard began there is room again.
    if to != start and sites.is_taken(state, to):
        return Refused.SITE_TAKEN
    return refusal_stop(state, to, start)


def refusal_first(state: UBuild, kind: i64, step: i64, most: i64) -> i64:
    """What is wrong with the first of so many steps at most."""
    site: i64 = state.stands[kind]
    if site < 0:
        return Refused.NOT_STANDING
    refused: i64 = refusal_last(state, site, site, step)
    # UB-5e It may stop there, or go on to where it may.
    if refused != Refused.PROTECTED or most < numbering.MOST_STEPS:
        return refused
    return FINE if can_go_on(state, site_beside(state, site, step), site) else refused


def can_go_on(state: UBuild, site: i64, start: i64) -> bool:
    """Whether a step from a site leads to where the hazard may end."""
    return any(refusal_last(state, site, start, step) == FINE for step in range(DIRECTIONS))


def fill_hazard(state: UBuild, actions: Actions, kind: i64, most: i64) -> None:
    base: i64 = (kind - numbering.FIRST_HAZARD) * DIRECTIONS
    for direction in range(DIRECTIONS):
        if refusal_first(state, kind, base + direction, most) == FINE:
            actions.add(numbering.STEP + base + direction)


def begin(state: UBuild, seat: i64, step: i64, most: i64, cost: i64, clause: str) -> None:
    """The first of so many steps at most; then, if there is a choice, another one or a stop."""
    kind: i64 = kind_of(step)
    start: i64 = state.stands[kind]
    shift(state, seat, kind, site_beside(state, start, step), cost, clause)
    if most < numbering.MOST_STEPS or state.cash[seat] < cost:
        return
    if can_go_on(state, state.stands[kind], start):
        state.frames.push(Frame.HAZARD, Step.ASK, kind, start, cost)


def shift(state: UBuild, seat: i64, kind: i64, site: i64, cost: i64, clause: str) -> None:
    start: i64 = state.stands[kind]
    sites.put(state, kind, site)
    money.pay_bank(state, seat, cost)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "piece": numbering.KIND_IDS[kind], "amount": int(cost)}
        state.tell("hazard-moved", clause, particulars | {"start": int(start) + 1, "site": int(site) + 1})


# Paid moves


def steps_paid(state: UBuild, seat: i64) -> i64:
    """UB-5e How many steps a seat can pay, two at most."""
    return min(state.cash[seat] // state.figures.hazard_step, numbering.MOST_STEPS)


def refusal_paid(state: UBuild, seat: i64, step: i64) -> i64:
    # UB-5e Not in jail, UB-3h one paid move a roll,
    if state.jail[seat]:
        return Refused.IN_JAIL
    if turn.built(state) == turn.MOVED:
        return Refused.HAZARD_MOVED
    kind: i64 = kind_of(step)
    site: i64 = state.stands[kind]
    if site < 0:
        return Refused.NOT_STANDING
    # UB-5e a hazard that touches a district of one's own,
    if state.layout.districts_at[site] & state.owned[seat] == 0:
        return Refused.NOT_BESIDE_YOURS
    # for so much a step.
    paid: i64 = steps_paid(state, seat)
    return Refused.TOO_DEAR if paid == 0 else refusal_first(state, kind, step, paid)


def fill_paid(state: UBuild, actions: Actions, seat: i64) -> None:
    mine: i64 = state.owned[seat]
    paid: i64 = steps_paid(state, seat)
    if mine & state.hazards == 0 or paid == 0:
        return
    for kind in range(numbering.FIRST_HAZARD, numbering.KINDS):
        site: i64 = state.stands[kind]
        if site >= 0 and state.layout.districts_at[site] & mine:
            fill_hazard(state, actions, kind, paid)


def movable(state: UBuild, seat: i64) -> int:
    """How many hazards a seat may move for pay now."""
    count = 0
    for first in range(0, numbering.SITE - numbering.STEP, DIRECTIONS):
        count += any(refusal_paid(state, seat, step) == FINE for step in range(first, first + DIRECTIONS))
    return count


# The second step


def fill(state: UBuild, actions: Actions) -> None:
    for move in range(numbering.STOP, numbering.SITE):
        if refusal(state, move) == FINE:
            actions.add(move)


def refusal(state: UBuild, move: i64) -> i64:
    kind: i64 = moving(state)
    site: i64 = state.stands[kind]
    if move == numbering.STOP:
        return refusal_stop(state, site, began_at(state))
    if not numbering.STEP <= move < numbering.SITE:
        return NOT_ASKED_NOW
    # UB-5e One hazard per move.
    if kind_of(move - numbering.STEP) != kind:
        return Refused.ANOTHER_HAZARD
    return refusal_last(state, site, began_at(state), move - numbering.STEP)


def apply(state: UBuild, move: i64, seat: i64, clause: str) -> None:
    kind: i64 = moving(state)
    cost: i64 = step_cost(state)
    state.frames.pop()
    if move != numbering.STOP:
        shift(state, seat, kind, site_beside(state, state.stands[kind], move - numbering.STEP), cost, clause)


def ask(state: UBuild) -> dict[str, object]:
    kind: i64 = moving(state)
    return {"piece": numbering.KIND_IDS[kind], "site": int(state.stands[kind]) + 1, "cost": int(step_cost(state))}


def remove(state: UBuild, seat: i64, kind: i64, clause: str) -> None:
    """UB-10.17 It goes back to stock."""
    site: i64 = state.stands[kind]
    sites.put(state, kind, sites.NONE)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "piece": numbering.KIND_IDS[kind]}
        state.tell("hazard-removed", clause, particulars | {"site": int(site) + 1})


def fits(state: UBuild) -> bool:
    """UB-5e A hazard beside the site where it began, which may go on."""
    kind: i64 = moving(state)
    start: i64 = began_at(state)
    cost: i64 = step_cost(state)
    if (
        not numbering.FIRST_HAZARD <= kind < numbering.KINDS
        or not 0 <= start < state.layout.sites
        or state.frames.step() != Step.ASK
    ):
        return False
    if cost not in (0, state.figures.hazard_step) or state.cash[state.turn] < cost:
        return False
    site: i64 = state.stands[kind]
    if site < 0 or sites.is_taken(state, start):
        return False
    is_beside = any(state.layout.beside[start * DIRECTIONS + direction] == site for direction in range(DIRECTIONS))
    return is_beside and can_go_on(state, site, start)
