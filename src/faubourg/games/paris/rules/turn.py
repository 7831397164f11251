"""Chapter 2: a turn (PA-2a to PA-2h), but for rent, action and payment, which have modules of their own."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import NATURE
from faubourg.core.bits import bit, count_bits
from faubourg.core.secret import Secret
from faubourg.core.state import FINE
from faubourg.games.paris.numbering import BACK, CARD_IDS, COLOUR_IDS, COLOURS, DRAW, Phase, Refused, cards_with
from faubourg.games.paris.rules import ending, rent
from faubourg.games.paris.state import Paris


def begin(state: Paris) -> None:
    """The turn of `state.turn` begins."""
    state.turns += 1
    state.actor = NATURE
    state.phase = Phase.DRAW
    if not state.pile.is_empty():
        return
    if state.pile.discards == 0:
        # PA-5a Nothing is left to draw.
        ending.stop(state)
        return
    # PA-2g The shuffle has waited for this draw.
    reshuffle(state)
    state.phase = Phase.OPEN


def reshuffle(state: Paris) -> None:
    # PA-2g The discards become a new pile.
    state.pile.reshuffle()
    if state.telling:
        state.tell("reshuffled", "PA-2g", {"cards": int(state.pile.size())})


def refusal_draw(state: Paris, card: i64) -> i64:
    # PA-2a A card of the pile,
    if not state.pile.can_draw(card):
        return Refused.CARD_NOT_IN_PILE
    # PA-1c with the back that was seen on top.
    return FINE if (cards_with(state.top) >> card) & 1 else Refused.OTHER_BACK


def fill_draw(state: Paris, actions: Actions) -> None:
    # PA-2a The top card is one of the unseen ones with its back, each as likely as the next.
    actions.add_bits(state.pile.unseen & cards_with(state.top), DRAW)


def draw(state: Paris, card: i64) -> None:
    # PA-2a Into the hand, hidden from the others.
    seat: i64 = state.turn
    state.pile.draw(card)
    state.hands[seat] |= bit(card)
    state.cash[seat] += state.figures.values[card]
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "colour": COLOUR_IDS[state.top]}
        state.tell("card-drawn", "PA-2a", particulars | {"card": Secret(int(seat), CARD_IDS[card])})
    state.top = -1
    state.phase = Phase.BACK
    if state.pile.is_empty():
        run_out(state)


def run_out(state: Paris) -> None:
    # PA-2g The pile runs out when its last card is drawn.
    state.runs += 1
    if state.telling:
        state.tell("pile-empty", "PA-2g", {"runs": int(state.runs)})
        # PA-5a The last time it may: this turn is the last.
        if ending.is_last_turn(state):
            state.tell("last-turn", "PA-5a", {})
    if state.pile.discards:
        reshuffle(state)
        return
    # PA-2g Without discards there is no new pile yet, and no rent this turn.
    if state.telling:
        state.tell("no-rent-no-pile", "PA-2g", {})
    ask_action(state)


def backs_left(state: Paris, colour: i64) -> i64:
    """How many cards of the pile have that back. Everybody can count them."""
    return count_bits(state.pile.unseen & cards_with(colour))


def refusal_back(state: Paris, colour: i64) -> i64:
    # PA-1c A back that is in the pile.
    return FINE if state.pile.unseen & cards_with(colour) else Refused.BACK_NOT_IN_PILE


def fill_backs(state: Paris, actions: Actions) -> None:
    # PA-1c The pile is shuffled: a back weighs what is left of it.
    for colour in range(COLOURS):
        left: i64 = backs_left(state, colour)
        if left > 0:
            actions.add_weighted(BACK + colour, left)


def show_back(state: Paris, colour: i64) -> None:
    # PA-1c Backs are seen.
    state.top = colour
    if state.telling:
        state.tell("back-shown", back_clause(state), {"colour": COLOUR_IDS[colour]})
    if state.phase == Phase.BACK:
        # PA-2b The next back names what pays.
        rent.pay_rent(state, colour)
        ask_action(state)
    elif state.turns == 0:
        begin(state)
    else:
        # PA-2g The draw that has waited.
        state.phase = Phase.DRAW


def back_clause(state: Paris) -> str:
    """The clause by which the back on top of the pile is seen."""
    if state.phase == Phase.BACK:
        return "PA-2b"
    return "PA-1c" if state.turns == 0 else "PA-2g"


def ask_action(state: Paris) -> None:
    # PA-2c Then one action.
    state.actor = state.turn
    state.phase = Phase.ACT


def decline(state: Paris) -> None:
    # PA-2c Or pass.
    state.tell_seat("passed", "PA-2c", state.turn)
    end_turn(state)


def end_turn(state: Paris) -> None:
    """The action is complete, or there was none."""
    state.actor = NATURE
    # PA-5a The sixth hotel, or the last turn: no lot is turned up.
    if ending.is_reached(state):
        ending.stop(state)
        return
    refill(state)


def wants_lots(state: Paris) -> bool:
    """PA-1c, PA-2f Four lots are on sale; fewer when the pile is empty."""
    return state.lots != 0 and count_bits(state.on_sale) < state.figures.on_sale


def refill(state: Paris) -> None:
    # PA-2f Lots are turned up until four are on sale again.
    if wants_lots(state):
        state.phase = Phase.REFILL
        return
    # PA-1d The turn passes clockwise.
    state.turn = (state.turn + 1) % state.seats
    state.tell_seat("turn-passed", "PA-1d", state.turn)
    begin(state)
