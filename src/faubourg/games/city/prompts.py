"""What is asked: the kind of decision, the clause behind it and its particulars."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from faubourg.core.actors import CLOCK
from faubourg.core.bits import bits_of
from faubourg.core.frames import Frames
from faubourg.core.state import Prompt
from faubourg.games.city.numbering import CARD_IDS, DISTRICT_AT, DISTRICT_IDS, HELD_IDS, KIND_IDS, Frame, Step, Unit
from faubourg.games.city.rules import auction, deal, debt, landmarks, owners, permits, rent, squares
from faubourg.games.estate.deals import cash_of

if TYPE_CHECKING:
    from faubourg.games.city.state import City

# The phase of a frame's step, where a frame has several.
STEP_IDS: Final[dict[int, str]] = {
    Step.FIRST: "first",
    Step.ROLL: "roll",
    Step.DICE: "dice",
    Step.FINE: "fine",
    Step.PRESS: "press",
    Step.ACT: "act",
    Step.TAXI: "taxi",
    Step.BUY: "buy",
    Step.RENT: "rent",
    Step.TAX: "tax",
    Step.CALL: "call",
    Step.PERMIT: "permit",
    Step.DRAW: "draw",
    Step.JUMP: "jump",
    Step.OPENING: "opening",
    Step.BIDDING: "bid",
    Step.CHOOSE: "card",
}
FRAME_PHASES: Final[dict[int, str]] = {Frame.DEBT: "debt", Frame.DEAL: "deal", Frame.QUESTION: "hour"}
CLAUSES: Final[dict[str, str]] = {
    "first": "CI-1d",
    "roll": "CI-3a",
    "dice": "CI-3a",
    "fine": "CI-12c",
    "press": "CI-6a",
    "act": "CI-3c",
    "taxi": "CI-13.19",
    "buy": "CI-4a",
    "rent": "CI-11f",
    "tax": "CI-13.20",
    "call": "CI-4d",
    "permit": "CI-8a",
    "draw": "CI-4g",
    "jump": "CI-6g",
    "opening": "CI-5a",
    "bid": "CI-5c",
    "debt": "CI-10a",
    "deal": "CI-7a",
    "hour": "CI-1e",
}


def phase_of(state: "City") -> str:
    """What is being decided."""
    if state.over:
        return "over"
    kind: int = state.frames.kind()
    step: int = state.frames.step()
    return FRAME_PHASES[kind] if kind in FRAME_PHASES else STEP_IDS[step]


def clause_of(state: "City") -> str:
    """The clause by which the present decision is asked for."""
    phase = phase_of(state)
    if phase == "card":
        return f"CI-13.{state.frames.a()}"
    if phase == "roll" and state.jail[state.turn]:
        return "CI-12c"
    if phase == "act" and state.frames.c() > Unit.EMPTY:
        return "CI-6d" if state.frames.c() == Unit.RAIL else "CI-6b"
    if phase == "deal" and is_over_debt(state):
        return "CI-7b"
    return CLAUSES[phase]


def is_over_debt(state: "City") -> bool:
    """Whether the offer on the table is a debtor's."""
    below = state.frames.clone()
    below.pop()
    return below.kind() == Frame.DEBT


def ask(state: "City", seat: i64) -> Prompt:
    """What the actor is asked; of Nature and the clock, the clause by which chance or time decides."""
    if seat == CLOCK:
        return {"kind": "time", "clause": "CI-16a", "params": {}}
    phase = phase_of(state)
    params: dict[str, object] = {}
    if seat >= 0:
        params = particulars(state, phase, seat)
    return {"kind": phase, "clause": clause_of(state), "params": params}


def particulars(state: "City", phase: str, seat: i64) -> dict[str, object]:
    frames = state.frames
    cash = int(state.cash[seat])
    if phase == "roll":
        jail: i64 = state.jail[seat]
        return {"jailed": jail > 0, "tries": int(max(jail - 1, 0)), "doubles": int(frames.b())}
    if phase == "act":
        return {"cash": cash, **unit_shown(state)}
    if phase in ("taxi", "call"):
        return taxi_particulars(state, seat) if phase == "taxi" else {}
    if phase in ("buy", "rent", "tax", "permit", "jump"):
        return landing_particulars(state, phase, cash)
    if phase == "fine":
        return {"amount": int(state.figures.bail), "cash": cash}
    if phase == "card":
        return {"card": CARD_IDS[frames.a() - 1]}
    if phase in ("opening", "bid"):
        return auction_particulars(state, phase, cash)
    if phase == "debt":
        return debt_particulars(state, seat)
    return deal_particulars(state) if phase == "deal" else {}


def taxi_particulars(state: "City", seat: i64) -> dict[str, object]:
    """CI-13.19 Where the pawn stands, and the salary that is due if it stays there."""
    salary: i64 = landmarks.salary(state, seat) if squares.is_salary_due(state, 0) else 0
    return {"square": str(state.frames.a()), "salary": int(salary)}


def unit_shown(state: "City") -> dict[str, object]:
    """CI-6a What BUILD shows, as far as it has not been used."""
    shown: i64 = state.frames.c()
    is_rail = shown == Unit.RAIL
    blocks: i64 = shown - Unit.EMPTY if Unit.EMPTY < shown < Unit.RAIL else 0
    return {"pressed": shown != Unit.UNPRESSED, "blocks": int(blocks), "rail": is_rail}


def landing_particulars(state: "City", phase: str, cash: int) -> dict[str, object]:
    square: i64 = state.frames.a()
    if phase == "tax":
        return {"amount": int(state.frames.c()), "cash": cash}
    if phase == "permit":
        return pair_shown(square)
    district: i64 = DISTRICT_AT[square]
    found: dict[str, object] = {"district": DISTRICT_IDS[district]}
    if phase == "buy":
        found |= {"price": int(state.figures.prices[district]), "cash": cash}
    if phase == "rent":
        owner = int(owners.owner_of(state, district))
        found |= {"owner": owner, "amount": int(state.frames.c()), "cash": cash}
    return found


def pair_shown(square: i64) -> dict[str, object]:
    """CI-8a The pair of a permit square."""
    return {"bonus": KIND_IDS[permits.bonus_shown(square)], "hazard": KIND_IDS[permits.hazard_shown(square)]}


def auction_particulars(state: "City", phase: str, cash: int) -> dict[str, object]:
    frames = state.frames
    found: dict[str, object] = {"district": DISTRICT_IDS[frames.a()]}
    if phase == "bid":
        found |= {"bid": int(frames.b()), "leader": int(frames.c())}
    else:
        # CI-5a Live, there is not much time; 0 when there is all of it.
        found["seconds"] = int(state.figures.opening_seconds) if state.table.live else 0
    return found | {"low": int(auction.least_bid(state)), "high": cash}


def debt_particulars(state: "City", seat: i64) -> dict[str, object]:
    frames = state.frames
    return {
        "amount": int(frames.b()),
        "cash": int(state.cash[seat]),
        "missing": int(frames.b() - state.cash[seat]),
        "mortgages": int(rent.sum_of_rents(state, seat)),
        "creditor": int(frames.c()),
        "offers_left": int(deal.offers_left(state)),
        "cards": settling_cards(state, frames),
    }


def settling_cards(state: "City", frames: Frames) -> list[str]:
    """CI-11f, CI-12c, CI-13.20 The cards in the debtor's hand that settle the debt on top of the stack, by name."""
    cards: i64 = state.held[frames.a()] & debt.cards_at(frames, frames.depth - 1)
    return [HELD_IDS[card] for card in bits_of(cards)]


def deal_particulars(state: "City") -> dict[str, object]:
    """As the partner sees it: what is offered, what is wanted, and the cash that the partner receives or pays."""
    frames = state.frames
    move: i64 = frames.c()
    against: i64 = cancelled_by(state)
    cash: i64 = against - cash_of(move)
    return {
        "proposer": int(frames.a()),
        "offered": deal.assets_from(state, move, frames.a()),
        "wanted": deal.assets_from(state, move, frames.b()),
        "cash": int(cash),
        "cash_offered": int(max(cash, 0)),
        "cash_wanted": int(max(-cash, 0)),
        "cancels": int(against),
    }


def cancelled_by(state: "City") -> i64:
    """CI-7b How much of the debt the offer on the table would cancel."""
    frames = state.frames.clone()
    partner: i64 = frames.b()
    cash: i64 = cash_of(frames.c())
    frames.pop()
    if frames.kind() != Frame.DEBT or frames.c() != partner or cash <= 0:
        return 0
    return min(cash, frames.b())
