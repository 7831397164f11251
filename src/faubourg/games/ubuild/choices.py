"""The choices of a seat, for people: every legal move with its targets and its cost, and what is greyed, with the
reason."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.state import Choice
from faubourg.games.estate import bidding, landmarks, rent
from faubourg.games.estate.districts import DISTRICT_TARGETS, DISTRICTS, moves_on
from faubourg.games.ubuild import numbering, prompts
from faubourg.games.ubuild.moves import CODEC
from faubourg.games.ubuild.numbering import FIRST_HAZARD, KIND_IDS, KINDS, MOST_SITES, PIECE_IDS, Frame, Piece
from faubourg.games.ubuild.rules import card_choice, hazards, permits, walking
from faubourg.games.ubuild.state import UBuild

SITE_TARGETS: Final = [f"site:s{site + 1}" for site in range(int(MOST_SITES))]
KIND_TARGETS: Final = ["piece:" + kind for kind in KIND_IDS]


def choice_of(state: UBuild, move: i64, seat: i64) -> Choice:
    kind, targets, cost = CODEC.verb_of(move).word, targets_of(state, move), cost_of_move(state, move, seat)
    return {"move": int(move), "kind": kind, "targets": targets, "cost": cost, "refusal": None}


# What is greyed


def candidates(state: UBuild, seat: i64) -> list[tuple[str, int]]:
    """The districts, sites or hazards that the decision is about, each with its first move."""
    phase = prompts.phase_of(state)
    mine: i64 = state.owned[seat]
    if phase == "buy":
        return [(DISTRICT_TARGETS[walking.district(state)], int(numbering.BUY))]
    if phase == "act":
        return moves_on(mine, numbering.RESIDENTIAL) + hazards_standing(state)
    if phase == "permit":
        return [(KIND_TARGETS[kind], int(numbering.PLACE) + kind) for kind in range(KINDS)]
    if phase == "site":
        return [(SITE_TARGETS[site], int(numbering.SITE) + site) for site in range(state.layout.sites)]
    if phase == "card":
        return card_candidates(state)
    return moves_on(mine, numbering.MORTGAGE) if phase == "debt" else []


def hazards_standing(state: UBuild) -> list[tuple[str, int]]:
    """Each hazard on the board, with its first step."""
    found: list[tuple[str, int]] = []
    for kind in range(FIRST_HAZARD, KINDS):
        if state.stands[kind] >= 0:
            found.append((KIND_TARGETS[kind], int(numbering.STEP + (kind - FIRST_HAZARD) * 6)))
    return found


def card_candidates(state: UBuild) -> list[tuple[str, int]]:
    card: i64 = card_choice.card_obeyed(state)
    owned: i64 = state.in_play & ~state.unowned
    if card in (3, 4):
        return moves_on(owned, numbering.RESIDENTIAL) + moves_on(owned, numbering.INDUSTRIAL)
    if card in (5, 6):
        return [(KIND_TARGETS[kind], int(numbering.PLACE) + kind) for kind in range(KINDS)]
    if card == 7:
        return hazards_standing(state)
    if card == 15:
        return moves_on(state.in_play, numbering.CALL if card_choice.is_open(state) else numbering.TAKE)
    if not card_choice.is_open(state):
        return [(KIND_TARGETS[3 + hazard], int(numbering.REMOVE) + hazard) for hazard in range(3)]
    return moves_on(owned, numbering.GIVE if card_choice.chosen(state) < 0 else numbering.TAKE)


# What a move is about


def targets_of(state: UBuild, move: i64) -> list[str]:
    """The things on the table that a move is about."""
    if numbering.CALL <= move < numbering.BID:
        target = DISTRICT_TARGETS[(move - numbering.CALL) % DISTRICTS]
        is_built = numbering.RESIDENTIAL <= move < numbering.MORTGAGE
        return [target, "piece:" + PIECE_IDS[piece_built(state, move)]] if is_built else [target]
    if move >= numbering.BID:
        return [DISTRICT_TARGETS[bidding.district(state)]]
    if move >= numbering.SITE:
        return [SITE_TARGETS[move - numbering.SITE], "piece:" + PIECE_IDS[permits.piece(state)]]
    if move >= numbering.STEP:
        return step_targets(state, move - numbering.STEP)
    if move >= numbering.PLACE:
        return [KIND_TARGETS[move - numbering.PLACE]]
    if move >= numbering.REMOVE:
        return [KIND_TARGETS[FIRST_HAZARD + move - numbering.REMOVE]]
    return [DISTRICT_TARGETS[walking.district(state)]] if move in (numbering.BUY, numbering.DECLINE) else []


def piece_built(state: UBuild, move: i64) -> i64:
    """The piece of a move that builds for a district."""
    if move < numbering.STADIUM:
        return Piece.RESIDENTIAL if move < numbering.INDUSTRIAL else Piece.INDUSTRIAL
    return landmarks.piece_of(state, move)


def step_targets(state: UBuild, step: i64) -> list[str]:
    """The hazard, and the site to which it goes."""
    kind: i64 = hazards.kind_of(step)
    site: i64 = state.stands[kind]
    to: i64 = hazards.site_beside(state, site, step) if site >= 0 else -1
    return [KIND_TARGETS[kind], SITE_TARGETS[to]] if to >= 0 else [KIND_TARGETS[kind]]


def cost_of_move(state: UBuild, move: i64, seat: i64) -> int | None:
    """What a move costs; below zero what it brings."""
    if move >= numbering.BID:
        return int(state.terms.moves.bid_amount(move))
    if move == numbering.BUY:
        return int(state.prices[walking.district(state)])
    if move == numbering.BAIL:
        return int(state.bail)
    if numbering.STEP <= move < numbering.SITE:
        return step_price(state)
    # UB-5f, UB-5g, UB-5h What is built for a district has its price when that is named, and not again with its site.
    if move < numbering.CALL:
        return None
    district: i64 = (move - numbering.CALL) % DISTRICTS
    if state.frames.kind() == Frame.CARD:
        is_bargain = numbering.TAKE <= move < numbering.GIVE and card_choice.card_obeyed(state) == 15
        return int(card_choice.half_price(state, district)) if is_bargain else 0
    if numbering.RESIDENTIAL <= move < numbering.MORTGAGE:
        return int(landmarks.price_of(state, piece_built(state, move), district))
    if numbering.MORTGAGE <= move < numbering.LIFT:
        return -int(rent.mortgage_value(state, district, seat))
    return int(rent.lift_cost(state, district)) if move >= numbering.LIFT else None


def step_price(state: UBuild) -> int:
    """UB-5e Free by a permit or a card."""
    kind: i64 = state.frames.kind()
    if kind == Frame.HAZARD:
        return int(hazards.step_cost(state))
    return int(state.figures.hazard_step) if kind == Frame.TURN else 0
