"""What a move is about, for people: its kind, its targets on the table, and what it costs."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from faubourg.core.bits import lowest
from faubourg.games.city.moves import bid_amount
from faubourg.games.city.numbering import (
    BAIL,
    BID,
    BONUS,
    BUY,
    CALL,
    CHOOSE,
    DEMOLISH,
    DISTRICT_AT,
    DISTRICT_IDS,
    DISTRICTS,
    GIVE,
    HAZARD,
    HELD_IDS,
    INDUSTRIAL,
    JAIL_CARD,
    KIND_IDS,
    LIFT,
    MORTGAGE,
    PAY,
    RAIL,
    REMOVE,
    RESIDENTIAL,
    SKYSCRAPER,
    SQUARES,
    STADIUM,
    TAKE,
    TOWER,
    USE_DODGE,
    USE_TAXI,
    VERBS,
    WIND,
    WORDS,
    Frame,
)
from faubourg.games.city.rules import card_choice, debt, permits, rent, squares

if TYPE_CHECKING:
    from faubourg.games.city.state import City

DISTRICT_TARGETS: Final = ["district:" + district for district in DISTRICT_IDS]


def kind_of_move(move: i64) -> str:
    """The first word of the move."""
    if move < USE_TAXI:
        return WORDS[move]
    if move < CALL:
        return "taxi" if move < CHOOSE else "choose"
    return VERBS[(move - CALL) // DISTRICTS] if move < BID else "bid"


def targets_of(state: "City", move: i64, seat: i64) -> list[str]:
    """The things on the table that a move is about."""
    if CALL <= move < BID:
        target = DISTRICT_TARGETS[(move - CALL) % DISTRICTS]
        return [target, "piece:" + piece_of(state, move)] if RESIDENTIAL <= move < MORTGAGE else [target]
    if move >= BID:
        return [DISTRICT_TARGETS[state.frames.a()]]
    if move == BUY:
        return [DISTRICT_TARGETS[DISTRICT_AT[state.frames.a()]]]
    if move == JAIL_CARD:
        return ["card:jail1" if state.held[seat] & 1 else "card:jail2"]
    if move == USE_DODGE:
        return ["card:" + HELD_IDS[lowest(debt.dodge_for(state))]]
    if move >= CHOOSE:
        return ["piece:" + KIND_IDS[4 + move - CHOOSE]]
    if move >= USE_TAXI:
        square: i64 = (state.frames.a() + squares.taxi_steps(move - USE_TAXI) + SQUARES) % SQUARES
        return [f"square:{square}"]
    return []


def piece_of(state: "City", move: i64) -> str:
    """The piece that a move is about."""
    if move < INDUSTRIAL:
        return "residential"
    if move < RAIL:
        return "industrial"
    if move < BONUS:
        return "rail"
    if move < REMOVE:
        return KIND_IDS[kind_placed(state, move < HAZARD)]
    if move < STADIUM:
        kind: i64 = permits.kind_on(state, (move - CALL) % DISTRICTS)
        return KIND_IDS[kind] if kind >= 0 else "none"
    if move < SKYSCRAPER:
        return "stadium"
    return "skyscraper" if move < TOWER else "tower"


def kind_placed(state: "City", is_bonus: bool) -> i64:
    """The bonus building or hazard that the square or the card is about."""
    if state.frames.kind() == Frame.CARD:
        return WIND if is_bonus else card_choice.hazard_of(state)
    square: i64 = state.frames.a()
    return permits.bonus_shown(square) if is_bonus else permits.hazard_shown(square)


def cost_of_move(state: "City", move: i64, seat: i64) -> int | None:
    """What a move costs; below zero what it brings."""
    figures = state.figures
    if move >= BID:
        return int(bid_amount(move))
    if move == BUY:
        return int(figures.prices[DISTRICT_AT[state.frames.a()]])
    if move == BAIL:
        return int(figures.bail)
    if move == PAY:
        return int(figures.bail if state.frames.kind() == Frame.TURN else state.frames.c())
    if move < CALL:
        return None
    district: i64 = (move - CALL) % DISTRICTS
    if state.frames.kind() == Frame.CARD:
        return card_cost(state, move)
    if RESIDENTIAL <= move < INDUSTRIAL:
        return int(figures.residential(district))
    if INDUSTRIAL <= move < RAIL:
        return int(figures.industrial(district))
    if REMOVE <= move < DEMOLISH:
        return int(permits.removal_cost(state, district))
    if STADIUM <= move < SKYSCRAPER:
        return int(figures.stadium_price)
    if SKYSCRAPER <= move < TOWER:
        return int(figures.skyscraper(district))
    if TOWER <= move < MORTGAGE:
        return int(figures.tower_price)
    if MORTGAGE <= move < LIFT:
        return -int(rent.rent_of(state, district, seat))
    return int(state.sums[district]) if move >= LIFT else None


def card_cost(state: "City", move: i64) -> int | None:
    """CI-13.3, CI-13.12 Most cards are free."""
    if TAKE <= move < GIVE:
        return int(state.figures.take) if state.frames.a() == 3 else 0
    return -int(state.figures.give_back) if GIVE <= move < RESIDENTIAL else 0
