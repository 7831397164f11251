"""Chapters 3 and 5: what is done after a roll, and blocks (UB-3c, UB-3d, UB-5a)."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.estate import blocks, money, turns
from faubourg.games.estate.districts import DISTRICTS
from faubourg.games.ubuild import numbering
from faubourg.games.ubuild.numbering import Refused
from faubourg.games.ubuild.rules import hazards, turn
from faubourg.games.ubuild.state import UBuild


def fill(state: UBuild, actions: Actions, seat: i64) -> None:
    actions.add(numbering.DONE)
    # UB-9b In jail neither.
    if state.jail[seat] or state.owned[seat] == 0:
        return
    built: i64 = turn.built(state)
    if built != turn.MOVED:
        hazards.fill_paid(state, actions, seat)
    if built >= numbering.MOST_BUILT:
        return
    room: i64 = blocks.with_room(state, seat)
    if state.residential_left > 0:
        blocks.fill(state, actions, seat, room, False)
    if state.industrial_left > 0:
        blocks.fill(state, actions, seat, room, True)


def refusal(state: UBuild, move: i64, seat: i64) -> i64:
    if move == numbering.DONE:
        return FINE
    if numbering.STEP <= move < numbering.SITE:
        return hazards.refusal_paid(state, seat, move - numbering.STEP)
    if numbering.RESIDENTIAL <= move < numbering.INDUSTRIAL:
        return refusal_block(state, seat, move - numbering.RESIDENTIAL, False)
    if numbering.INDUSTRIAL <= move < numbering.STADIUM:
        return refusal_block(state, seat, move - numbering.INDUSTRIAL, True)
    return NOT_ASKED_NOW


def apply(state: UBuild, move: i64, seat: i64) -> None:
    if move == numbering.DONE:
        # UB-3e
        turns.finish_roll(state)
    elif move < numbering.SITE:
        turn.set_built(state, turn.MOVED)
        hazards.begin(state, seat, move - numbering.STEP, numbering.MOST_STEPS, state.figures.hazard_step, "UB-5e")
    elif move < numbering.INDUSTRIAL:
        buy_block(state, seat, move - numbering.RESIDENTIAL, False)
    else:
        buy_block(state, seat, move - numbering.INDUSTRIAL, True)


def ask(state: UBuild, seat: i64) -> dict[str, object]:
    """UB-3c, UB-3d How many blocks may still be built in this roll, if one can be had, and how many hazards moved."""
    built: i64 = turn.built(state)
    jailed = state.jail[seat] > 0
    allowed = 0 if jailed or built == turn.MOVED else int(numbering.MOST_BUILT - built)
    asked: dict[str, object] = {"blocks": allowed, "moved": built == turn.MOVED, "jailed": jailed}
    return asked | {"room": can_build(state, seat), "hazards": hazards.movable(state, seat)}


# Blocks


def left_of(state: UBuild, is_industrial: bool) -> i64:
    """UB-5a Blocks are limited to the mode's stock."""
    return state.industrial_left if is_industrial else state.residential_left


def refusal_free(state: UBuild, seat: i64, district: i64, is_industrial: bool) -> i64:
    """UB-5a, UB-10.3, UB-10.4 What is wrong with a block there, whatever it costs."""
    refused: i64 = blocks.refusal_room(state, seat, district)
    if refused != FINE:
        return refused
    return FINE if left_of(state, is_industrial) > 0 else Refused.NONE_LEFT


def refusal_block(state: UBuild, seat: i64, district: i64, is_industrial: bool) -> i64:
    # UB-9b
    if state.jail[seat]:
        return Refused.IN_JAIL
    # UB-3c, UB-3h Up to three a roll, and none after a paid step of a hazard.
    built: i64 = turn.built(state)
    if built == turn.MOVED:
        return Refused.HAZARD_MOVED
    if built >= numbering.MOST_BUILT:
        return Refused.THREE_BLOCKS
    refused: i64 = refusal_free(state, seat, district, is_industrial)
    if refused != FINE:
        return refused
    return FINE if blocks.cost_of(state, district, is_industrial) <= state.cash[seat] else Refused.TOO_DEAR


def can_build(state: UBuild, seat: i64) -> bool:
    """Whether some block may be bought now."""
    for district in range(DISTRICTS):
        if refusal_block(state, seat, district, False) == FINE or refusal_block(state, seat, district, True) == FINE:
            return True
    return False


def buy_block(state: UBuild, seat: i64, district: i64, is_industrial: bool) -> None:
    # UB-5a At the price on the card.
    cost: i64 = blocks.cost_of(state, district, is_industrial)
    money.pay_bank(state, seat, cost)
    turn.set_built(state, turn.built(state) + 1)
    place_block(state, seat, district, is_industrial, cost, "UB-5a")


def place_block(state: UBuild, seat: i64, district: i64, is_industrial: bool, cost: i64, clause: str) -> None:
    if is_industrial:
        state.industrial_left -= 1
    else:
        state.residential_left -= 1
    blocks.place_block(state, seat, district, is_industrial, cost, clause)
