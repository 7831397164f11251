"""What may be known of a position. Everything is public but which cards are in a hand (PA-2a, PA-2h)."""

from typing import TypedDict

from mypy_extensions import i64

from faubourg.core.bits import bits_of, count_bits
from faubourg.core.secret import Secret
from faubourg.core.view import MatchView, match_view, result_view, seat_or_none
from faubourg.games.paris import numbering, prompts
from faubourg.games.paris.numbering import ALL_START, CARD_IDS, COLOUR_IDS, COLOURS, LOT_IDS, Kind, Phase, cards_with
from faubourg.games.paris.rules import ending, lots, payment, rent, score, turn
from faubourg.games.paris.rules.score import Points
from faubourg.games.paris.state import Paris


class LotView(TypedDict):
    """One lot. `down` while it lies face down; `rent` is what it would pay now, None for stations and utilities; `only`
    is the one seat that may buy it, if harmony says so."""

    id: str
    owner: int | None
    on_sale: bool
    down: bool
    houses: int
    hotel: bool
    rent: int | None
    only: int | None


class MoneyView(TypedDict):
    """The money pile: its size, the back on top and the backs in it; what paid this turn; the discards, face up."""

    pile: int
    back: str | None
    paying: str | None
    discards: list[str]
    unseen: dict[str, int]
    runs: int
    last_turn: bool


class BankView(TypedDict):
    """What the bank has left to sell, and the points written down past its tokens."""

    houses: int
    hotels: int
    credit: int


class ItemView(TypedDict):
    """One item of an action: a lot, a house or a hotel."""

    kind: str
    lot: str
    cost: int


class BasketView(TypedDict):
    """The action under way and its payment; `change` is what is lost once it is covered."""

    kind: str | None
    items: list[ItemView]
    cost: int
    paid: list[str]
    covered: int
    change: int


class PlayerView(TypedDict):
    """One player; hand and cash are known to their owner alone. `start` is the value of a start card still held."""

    seat: int
    tokens: int
    cards: int
    backs: dict[str, int]
    start: int | None
    hand: list[str] | None
    cash: int | None
    hotels: int
    houses: int
    lots: int
    points: Points
    score: int


class ParisView(MatchView):
    """The whole view of a seat."""

    lots: list[LotView]
    lots_left: int
    money: MoneyView
    bank: BankView
    basket: BasketView
    players: list[PlayerView]
    ended_by: str | None


def whole_view(state: Paris) -> dict[str, object]:
    """The fields of ParisView, hands still wrapped as secrets."""
    return {
        **match_view(state, numbering.PHASE_IDS[state.phase], state.turn),
        "first": seat_or_none(state.first),
        "lots": [lot_view(state, lot) for lot in range(numbering.LOTS)],
        "lots_left": int(count_bits(state.lots)),
        "money": money_view(state),
        "bank": {
            "houses": int(state.houses_left),
            "hotels": int(state.hotels_left),
            "credit": int(rent.credit(state)),
        },
        "basket": basket_view(state),
        "players": [player_view(state, seat) for seat in range(state.seats)],
        **result_view(state),
        "ended_by": ending.ended_by(state) if state.over else None,
    }


def lot_view(state: Paris, lot: i64) -> dict[str, object]:
    owner: i64 = lots.owner_of(state, lot)
    is_street = lot < numbering.STREETS
    only: i64 = -1
    # PA-6c
    if is_street and owner < 0 and state.table.harmony:
        only = lots.first_buyer(state, numbering.COLOUR_OF[lot])
    return {
        "id": LOT_IDS[lot],
        "owner": seat_or_none(owner),
        "on_sale": (state.on_sale >> lot) & 1 == 1,
        "down": (state.lots >> lot) & 1 == 1,
        "houses": int(lots.houses_on(state, lot)) if is_street else 0,
        "hotel": (state.hotels >> lot) & 1 == 1,
        "rent": int(rent.rent_of(state, lot)) if is_street else None,
        "only": seat_or_none(only),
    }


def money_view(state: Paris) -> dict[str, object]:
    back = COLOUR_IDS[state.top] if state.top >= 0 else None
    unseen: dict[str, object] = {COLOUR_IDS[c]: int(turn.backs_left(state, c)) for c in range(COLOURS)}
    return {
        "pile": int(state.pile.size()),
        "back": back,
        # PA-2b The back on top has paid from the moment it was shown until the next draw.
        "paying": back if state.phase in (Phase.ACT, Phase.PAY, Phase.REFILL, Phase.OVER) else None,
        "discards": [CARD_IDS[card] for card in bits_of(state.pile.discards)],
        "unseen": unseen,
        "runs": int(state.runs),
        "last_turn": ending.is_last_turn(state),
    }


def basket_view(state: Paris) -> dict[str, object]:
    items: list[object] = []
    for place in range(len(state.items)):
        items.append(item_view(state, state.items[place]))
    return {
        "kind": numbering.KIND_IDS[state.kind] if state.kind != Kind.NOTHING else None,
        "items": items,
        "cost": int(state.cost),
        "paid": [CARD_IDS[card] for card in prompts.in_falling_order(state, state.paid)],
        "covered": int(state.covered),
        "change": int(max(state.covered - state.cost, 0)),
    }


def item_view(state: Paris, item: i64) -> dict[str, object]:
    kind = "lot" if item < numbering.HOUSE else "house" if item < numbering.HOTEL else "hotel"
    base: i64 = 0 if item < numbering.HOUSE else numbering.HOUSE if item < numbering.HOTEL else numbering.HOTEL
    return {"kind": kind, "lot": LOT_IDS[item - base], "cost": int(payment.cost_of(state, item))}


def player_view(state: Paris, seat: i64) -> dict[str, object]:
    hand: i64 = state.hands[seat]
    backs: dict[str, object] = {COLOUR_IDS[c]: int(count_bits(hand & cards_with(c))) for c in range(COLOURS)}
    points = score.points_of(state, seat)
    return {
        "seat": int(seat),
        "tokens": int(state.tokens[seat]),
        # PA-2a Size and backs of a hand are public, PA-1d and so is a start card.
        "cards": int(count_bits(hand)),
        "backs": backs,
        "start": int(state.figures.sum_of(hand & ALL_START)) if hand & ALL_START else None,
        "hand": Secret(int(seat), [CARD_IDS[card] for card in prompts.in_falling_order(state, hand)]),
        "cash": Secret(int(seat), int(state.cash[seat])),
        "hotels": int(score.hotels_of(state, seat)),
        "houses": int(score.houses_of(state, seat)),
        "lots": int(count_bits(state.owned[seat])),
        "points": dict(points),
        "score": points["total"],
    }
