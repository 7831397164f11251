"""What is asked: the kind of decision, the clause behind it and its particulars."""

from mypy_extensions import i64

from faubourg.core.bits import bit
from faubourg.core.state import Prompt
from faubourg.games.paris.numbering import CARD_IDS, CARDS, DONE, HOUSE, KIND_IDS, PAY, PHASE_IDS, Kind, Phase
from faubourg.games.paris.rules import payment, turn
from faubourg.games.paris.state import Paris


def ask(state: Paris, seat: i64) -> Prompt:
    """What the actor is asked; of Nature, the clause by which chance decides."""
    params: dict[str, object] = {}
    if state.phase == Phase.ACT:
        params["cash"] = int(state.cash[seat])
        if state.kind == Kind.NOTHING:
            # PA-2c Besides passing, with the money in hand.
            moves = state.legal(int(seat))
            params["can_buy"] = any(move < HOUSE for move in moves)
            params["can_build"] = any(HOUSE <= move < DONE for move in moves)
        else:
            params["action"] = KIND_IDS[state.kind]
            params["cost"] = int(state.cost)
            suggest(state, seat, params, [int(DONE)])
    if state.phase == Phase.PAY:
        params["cost"] = int(state.cost)
        params["paid"] = int(state.covered)
        params["left"] = int(payment.left_to_pay(state))
        suggest(state, seat, params, [])
    return {"kind": kind_of_prompt(state), "clause": clause_of(state), "params": params}


def kind_of_prompt(state: Paris) -> str:
    """The phase by its name; after the first item one is asked for more, PA-5a but not after the last hotel."""
    if state.phase == Phase.ACT and state.kind != Kind.NOTHING:
        return "last-hotel" if state.hotels_left == 0 else "more"
    return PHASE_IDS[state.phase]


def clause_of(state: Paris) -> str:
    """The clause by which the present decision is asked for."""
    phase: i64 = state.phase
    if phase == Phase.FIRST:
        return "PA-1d"
    if phase == Phase.MARKET:
        return "PA-1c"
    if phase in (Phase.OPEN, Phase.BACK):
        return turn.back_clause(state)
    if phase == Phase.DRAW:
        return "PA-2a"
    if phase == Phase.REFILL:
        return "PA-2f"
    if phase == Phase.ACT and state.kind == Kind.NOTHING:
        return "PA-2c"
    return "PA-5a" if phase == Phase.ACT and state.hotels_left == 0 else "PA-2d"


def suggest(state: Paris, seat: i64, params: dict[str, object], first: list[int]) -> None:
    """PA-2d A good way to pay what is chosen: the cards, and the moves from here on."""
    cards = in_falling_order(state, suggested(state, seat))
    params["suggested"] = [CARD_IDS[card] for card in cards]
    params["suggested_moves"] = first + [int(PAY) + card for card in cards]


def in_falling_order(state: Paris, cards: i64) -> list[int]:
    """A set of cards from the dearest down, as they are paid."""
    found: list[int] = []
    for place in range(CARDS):
        card: i64 = state.figures.order[CARDS - 1 - place]
        if (cards >> card) & 1:
            found.append(int(card))
    return found


def suggested(state: Paris, seat: i64) -> i64:
    """PA-2d Of all ways to pay the rest one that loses least as change and, of these, takes the fewest cards."""
    left = int(payment.left_to_pay(state))
    held: i64 = payment.payable(state, seat)
    # By sum, as far as it does not cover: how many cards, and which. Dear cards first, so that they are preferred.
    ways: dict[int, tuple[int, int]] = {0: (0, 0)}
    for card in in_falling_order(state, held):
        value = int(state.figures.values[card])
        place: int = bit(card)
        for total, (count, cards) in list(ways.items()):
            if total >= left:
                continue
            known = ways.get(total + value)
            if known is None or known[0] > count + 1:
                ways[total + value] = (count + 1, cards | place)
    covering = [total for total in ways if total >= left]
    return ways[min(covering)][1]
