"""The choices of a seat, for people: every legal move with its targets and its cost, and what is greyed, with the
reason."""

from mypy_extensions import i64

from faubourg.core.bits import lowest
from faubourg.core.state import Choice
from faubourg.games.city import numbering, prompts
from faubourg.games.city.moves import CODEC
from faubourg.games.city.numbering import HELD_IDS, KIND_IDS, Frame
from faubourg.games.city.rules import card_choice, debt, landing, permits
from faubourg.games.city.state import City
from faubourg.games.estate import bidding, blocks, landmarks, rent
from faubourg.games.estate.districts import ALL_DISTRICTS, DISTRICT_TARGETS, DISTRICTS, moves_on


def choice_of(state: City, move: i64, seat: i64) -> Choice:
    kind, targets, cost = CODEC.verb_of(move).word, targets_of(state, move, seat), cost_of_move(state, move, seat)
    return {"move": int(move), "kind": kind, "targets": targets, "cost": cost, "refusal": None}


def candidates(state: City, seat: i64) -> list[tuple[str, int]]:
    """The districts that the decision is about, each with its first move."""
    phase = prompts.phase_of(state)
    mine: i64 = state.owned[seat]
    if phase == "buy":
        return [(DISTRICT_TARGETS[landing.district(state)], int(numbering.BUY))]
    if phase == "act":
        return moves_on(mine, numbering.RESIDENTIAL)
    if phase == "call":
        return moves_on(ALL_DISTRICTS & ~state.unowned, numbering.CALL)
    if phase == "permit":
        return moves_on(mine, numbering.BONUS) + moves_on(ALL_DISTRICTS & ~mine, numbering.HAZARD)
    if phase == "card" and not card_choice.must_choose_kind(state, card_choice.card_obeyed(state)):
        return moves_on(ALL_DISTRICTS, card_choice.base_of(state, card_choice.card_obeyed(state)))
    return moves_on(mine, numbering.MORTGAGE) if phase == "debt" else []


# What a move is about


def targets_of(state: City, move: i64, seat: i64) -> list[str]:
    """The things on the table that a move is about."""
    if numbering.CALL <= move < numbering.BID:
        target = DISTRICT_TARGETS[(move - numbering.CALL) % DISTRICTS]
        is_built = numbering.RESIDENTIAL <= move < numbering.MORTGAGE
        return [target, "piece:" + piece_of(state, move)] if is_built else [target]
    if move >= numbering.BID:
        return [DISTRICT_TARGETS[bidding.district(state)]]
    if move == numbering.BUY:
        return [DISTRICT_TARGETS[landing.district(state)]]
    if move == numbering.JAIL_CARD:
        return ["card:jail1" if state.held[seat] & 1 else "card:jail2"]
    if move == numbering.USE_DODGE:
        return ["card:" + HELD_IDS[lowest(debt.dodge_for(state))]]
    if move >= numbering.CHOOSE:
        return ["piece:" + KIND_IDS[4 + move - numbering.CHOOSE]]
    if move >= numbering.USE_TAXI:
        return [f"square:{landing.taxi_square(state, move - numbering.USE_TAXI)}"]
    return []


def piece_of(state: City, move: i64) -> str:
    """The piece that a move is about."""
    if not numbering.BONUS <= move < numbering.STADIUM:
        # The move is called like the piece.
        return CODEC.verb_of(move).word
    if move < numbering.REMOVE:
        return KIND_IDS[kind_placed(state, move < numbering.HAZARD)]
    kind: i64 = permits.kind_on(state, (move - numbering.CALL) % DISTRICTS)
    return KIND_IDS[kind] if kind >= 0 else "none"


def kind_placed(state: City, is_bonus: bool) -> i64:
    """The bonus building or hazard that the square or the card is about."""
    if state.frames.kind() == Frame.CARD:
        return numbering.WIND if is_bonus else card_choice.hazard_of(state)
    square: i64 = landing.square(state)
    return permits.bonus_shown(square) if is_bonus else permits.hazard_shown(square)


def cost_of_move(state: City, move: i64, seat: i64) -> int | None:
    """What a move costs; below zero what it brings."""
    figures = state.figures
    if move >= numbering.BID:
        return int(state.terms.moves.bid_amount(move))
    if move == numbering.BUY:
        return int(state.prices[landing.district(state)])
    if move == numbering.BAIL:
        return int(figures.bail)
    if move == numbering.PAY:
        return int(figures.bail if state.frames.kind() == Frame.TURN else landing.due(state))
    if move < numbering.CALL:
        return None
    district: i64 = (move - numbering.CALL) % DISTRICTS
    if state.frames.kind() == Frame.CARD:
        return card_cost(state, move)
    if numbering.RESIDENTIAL <= move < numbering.RAIL:
        return int(blocks.cost_of(state, district, move >= numbering.INDUSTRIAL))
    if numbering.REMOVE <= move < numbering.DEMOLISH:
        return int(permits.removal_cost(state, district))
    if numbering.STADIUM <= move < numbering.MORTGAGE:
        return int(landmarks.price_of(state, landmarks.piece_of(state, move), district))
    if numbering.MORTGAGE <= move < numbering.LIFT:
        return -int(rent.rent_of(state, district, seat))
    return int(state.sums[district]) if move >= numbering.LIFT else None


def card_cost(state: City, move: i64) -> int | None:
    """CI-13.3, CI-13.12 Most cards are free."""
    if numbering.TAKE <= move < numbering.GIVE:
        return int(state.figures.take) if card_choice.card_obeyed(state) == 3 else 0
    return -int(state.figures.give_back) if numbering.GIVE <= move < numbering.RESIDENTIAL else 0
