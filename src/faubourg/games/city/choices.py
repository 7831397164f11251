"""The choices of a seat, for people: every legal move with its targets and its cost, and what is greyed, with the
reason."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bits_of, lowest
from faubourg.core.state import MOST_REFUSED, NATURE_DECIDES, Choice
from faubourg.games.city import prompts
from faubourg.games.city.moves import bid_amount
from faubourg.games.city.numbering import (
    BAIL,
    BID,
    BONUS,
    BUY,
    CALL,
    CHOOSE,
    DEMOLISH,
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
from faubourg.games.city.rules import auction, card_choice, debt, landing, permits, phases, squares
from faubourg.games.estate import rent
from faubourg.games.estate.districts import ALL_DISTRICTS, DISTRICT_IDS, DISTRICTS

if TYPE_CHECKING:
    from faubourg.games.city.state import City

DISTRICT_TARGETS: Final = ["district:" + district for district in DISTRICT_IDS]


def offer(state: "City", seat: i64) -> list[Choice]:
    actions = Actions()
    phases.fill(state, actions, seat)
    found: list[Choice] = []
    for move in actions.moves():
        found.append(
            {
                "move": move,
                "kind": kind_of_move(move),
                "targets": targets_of(state, move, seat),
                "cost": cost_of_move(state, move, seat),
                "refusal": None,
            }
        )
    offered = {target for choice in found for target in choice["targets"]}
    return found + refused(state, seat, offered)


def refused(state: "City", seat: i64, offered: set[str]) -> list[Choice]:
    """The targets this decision is about, none of whose moves is legal, each with its first refusal."""
    found: list[Choice] = []
    for move in candidates(state, seat):
        target = targets_of(state, move, seat)[0]
        number: i64 = phases.refusal(state, move, seat)
        if target in offered or len(found) == MOST_REFUSED or number <= NATURE_DECIDES:
            continue
        found.append(
            {
                "move": None,
                "kind": kind_of_move(move),
                "targets": [target],
                "cost": cost_of_move(state, move, seat),
                "refusal": state.explain(number, move, seat).as_dict(),
            }
        )
    return found


def candidates(state: "City", seat: i64) -> list[int]:
    """One move for each district that the decision is about."""
    phase = prompts.phase_of(state)
    if phase == "buy":
        return [int(BUY)]
    if phase == "act":
        return [int(RESIDENTIAL) + district for district in bits_of(state.owned[seat])]
    if phase == "call":
        return every(CALL, ALL_DISTRICTS & ~state.unowned)
    if phase == "permit":
        mine: i64 = state.owned[seat]
        return every(BONUS, mine) + every(HAZARD, ALL_DISTRICTS & ~mine)
    if phase == "card" and not card_choice.must_choose_kind(state, card_choice.card_obeyed(state)):
        return every(card_choice.base_of(state, card_choice.card_obeyed(state)), ALL_DISTRICTS)
    return every(MORTGAGE, state.owned[seat]) if phase == "debt" else []


def every(base: i64, districts: i64) -> list[int]:
    return [int(base) + district for district in bits_of(districts)]


# What a move is about


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
        return [DISTRICT_TARGETS[auction.district(state)]]
    if move == BUY:
        return [DISTRICT_TARGETS[landing.district(state)]]
    if move == JAIL_CARD:
        return ["card:jail1" if state.held[seat] & 1 else "card:jail2"]
    if move == USE_DODGE:
        return ["card:" + HELD_IDS[lowest(debt.dodge_for(state))]]
    if move >= CHOOSE:
        return ["piece:" + KIND_IDS[4 + move - CHOOSE]]
    if move >= USE_TAXI:
        return [f"square:{landing.taxi_square(state, move - USE_TAXI)}"]
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
    square: i64 = landing.square(state)
    return permits.bonus_shown(square) if is_bonus else permits.hazard_shown(square)


def cost_of_move(state: "City", move: i64, seat: i64) -> int | None:
    """What a move costs; below zero what it brings."""
    figures = state.figures
    if move >= BID:
        return int(bid_amount(move))
    if move == BUY:
        return int(squares.price_here(state))
    if move == BAIL:
        return int(figures.bail)
    if move == PAY:
        return int(figures.bail if state.frames.kind() == Frame.TURN else landing.due(state))
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
        return int(state.figures.take) if card_choice.card_obeyed(state) == 3 else 0
    return -int(state.figures.give_back) if GIVE <= move < RESIDENTIAL else 0
