"""Chapter 2: the items of an action and their payment (PA-2d, PA-2e)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit
from faubourg.core.state import FINE
from faubourg.games.paris import numbering
from faubourg.games.paris.numbering import ALL_MONEY, CARD_IDS, CARDS, Kind, Phase, Refused
from faubourg.games.paris.rules import turn
from faubourg.games.paris.rules.lots import item_cost
from faubourg.games.paris.state import Paris


def budget(state: Paris, seat: i64) -> i64:
    """PA-2d What the hand can still pay beyond the items chosen. PA-2e Rent tokens never buy anything."""
    return state.cash[seat] - state.cost


def choose(state: Paris, move: i64, kind: i64, cost: i64) -> None:
    """PA-2d One more item; the first makes the action one of lots or of buildings."""
    state.items = append(state.items, move)
    state.kind = kind
    state.cost += cost


def cost_of(state: Paris, item: i64) -> i64:
    """What an item of the present action costs."""
    if item < numbering.HOTEL:
        return item_cost(state, item)
    # PA-3b A hotel that did not stand on three houses was dearer.
    if (state.direct >> (item - numbering.HOTEL)) & 1:
        return state.figures.direct_price
    return state.figures.hotel_price


def kind_of(item: i64) -> i64:
    return Kind.LOTS if item < numbering.HOUSE else Kind.BUILDINGS


def count_basket(state: Paris) -> None:
    """Count anew what the items and the cards paid say."""
    state.kind = Kind.NOTHING
    state.cost = 0
    state.last_paid = -1
    for place in range(len(state.items)):
        item: i64 = state.items[place]
        state.kind = kind_of(item)
        state.cost += cost_of(state, item)
    state.covered = state.figures.sum_of(state.paid)
    for place in range(CARDS):
        card: i64 = state.figures.order[place]
        if (state.paid >> card) & 1:
            state.last_paid = card
            return


def refusal_done(state: Paris) -> i64:
    # PA-2d There must be something to pay.
    return FINE if state.kind != Kind.NOTHING else Refused.NOTHING_CHOSEN


def refusal_pass(state: Paris) -> i64:
    # PA-2d Items cannot be removed, and passing is a move of its own.
    return FINE if state.kind == Kind.NOTHING else Refused.ALREADY_CHOSEN


def close_action(state: Paris) -> None:
    # PA-2d One payment for the whole action.
    state.phase = Phase.PAY


def payable(state: Paris, seat: i64) -> i64:
    """PA-2d The cards of the hand below the last one paid, in falling order of value and number."""
    if state.last_paid < 0:
        return state.hands[seat]
    return state.hands[seat] & state.figures.below[state.last_paid]


def left_to_pay(state: Paris) -> i64:
    return state.cost - state.covered


def can_cover(state: Paris) -> bool:
    """PA-2d Whether the player of the turn can pay for what is chosen."""
    return state.figures.sum_of(payable(state, state.turn)) >= left_to_pay(state)


def next_cards(state: Paris, seat: i64) -> i64:
    """PA-2d The cards that may be paid next: those which, together with all below them, cover the rest.

    Cards fall and the payment ends as soon as it is covered, so the last card paid is the smallest, and the sum without
    it falls short: every card paid is needed, and each payment in which every card is needed can be made.
    """
    held: i64 = payable(state, seat)
    left: i64 = left_to_pay(state)
    figures = state.figures
    order = figures.order
    values = figures.values
    for place in range(CARDS):
        card: i64 = order[place]
        if (held >> card) & 1:
            left -= values[card]
            if left <= 0:
                return held & ~figures.below[card]
    return 0


def refusal_pay(state: Paris, seat: i64, card: i64) -> i64:
    # PA-2d A card of the hand,
    if (state.hands[seat] >> card) & 1 == 0:
        return Refused.CARD_NOT_HELD
    # lower than the one before,
    if (payable(state, seat) >> card) & 1 == 0:
        return Refused.CARD_NOT_LOWER
    # and not so low that the rest could no longer be covered.
    return FINE if (next_cards(state, seat) >> card) & 1 else Refused.CARD_TOO_SMALL


def fill_payment(state: Paris, actions: Actions, seat: i64) -> None:
    actions.add_bits(next_cards(state, seat), numbering.PAY)


def fill_close(state: Paris, actions: Actions) -> None:
    """PA-2d With an item one may be done, without one pass."""
    actions.add(numbering.DONE if state.kind != Kind.NOTHING else numbering.PASS)


def pay(state: Paris, card: i64) -> None:
    seat: i64 = state.turn
    value: i64 = state.figures.values[card]
    state.hands[seat] &= ~bit(card)
    state.cash[seat] -= value
    state.paid |= bit(card)
    state.covered += value
    state.last_paid = card
    if state.telling:
        state.tell("card-paid", "PA-2d", {"seat": int(seat), "card": CARD_IDS[card], "value": int(value)})
    if state.covered >= state.cost:
        complete(state)


def complete(state: Paris) -> None:
    if state.telling:
        # PA-2d No change is given.
        sums: dict[str, object] = {"cost": int(state.cost), "paid": int(state.covered)}
        change = int(state.covered - state.cost)
        state.tell("action-paid", "PA-2d", {"seat": int(state.turn)} | sums | {"change": change})
    # PA-2d Cards paid are discarded; PA-1d a start card leaves the game.
    state.pile.discards |= state.paid & ALL_MONEY
    state.items = vec[i64]()
    state.kind = Kind.NOTHING
    state.direct = 0
    state.cost = 0
    state.paid = 0
    state.covered = 0
    state.last_paid = -1
    turn.end_turn(state)
