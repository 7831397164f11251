"""Which moves belong to which decision; each chapter offers, judges and makes its own."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.state import NATURE_DECIDES, NOT_ASKED_NOW, UNKNOWN_MOVE
from faubourg.games.paris import numbering
from faubourg.games.paris.moves import CODEC
from faubourg.games.paris.numbering import Kind, Phase
from faubourg.games.paris.rules import building, market, payment, setup, turn
from faubourg.games.paris.state import Paris


def fill(state: Paris, actions: Actions, seat: i64) -> None:
    """Every legal move of the actor, in ascending order."""
    phase: i64 = state.phase
    if phase == Phase.ACT:
        fill_action(state, actions, seat)
    elif phase == Phase.PAY:
        payment.fill_payment(state, actions, seat)
    elif phase == Phase.DRAW:
        turn.fill_draw(state, actions)
    elif phase in (Phase.BACK, Phase.OPEN):
        turn.fill_backs(state, actions)
    elif phase in (Phase.REFILL, Phase.MARKET):
        setup.fill_turn_up(state, actions)
    elif phase == Phase.FIRST:
        actions.add_all(numbering.FIRST, state.seats)


def fill_action(state: Paris, actions: Actions, seat: i64) -> None:
    # PA-2c Lots, or houses and hotels.
    if state.kind != Kind.BUILDINGS:
        market.fill_lots(state, actions, seat)
    if state.kind != Kind.LOTS:
        building.fill_buildings(state, actions, seat)
    payment.fill_close(state, actions)


def refusal(state: Paris, move: i64, seat: i64) -> i64:
    """FINE, or what is wrong with a move of the actor."""
    if move >= numbering.LISTED:
        return UNKNOWN_MOVE
    if not CODEC.asks_for(state.phase, move):
        return NATURE_DECIDES if move >= numbering.POLICY and seat >= 0 else NOT_ASKED_NOW
    if move < numbering.HOUSE:
        return market.refusal_buy(state, seat, move)
    if move < numbering.HOTEL:
        return building.refusal_house(state, seat, move - numbering.HOUSE)
    if move < numbering.DONE:
        return building.refusal_hotel(state, seat, move - numbering.HOTEL)
    if move == numbering.DONE:
        return payment.refusal_done(state)
    if move == numbering.PASS:
        return payment.refusal_pass(state)
    if move < numbering.FIRST:
        return payment.refusal_pay(state, seat, move - numbering.PAY)
    if move < numbering.TURN_UP:
        return setup.refusal_first(state, move - numbering.FIRST)
    if move < numbering.BACK:
        return setup.refusal_turn_up(state, move - numbering.TURN_UP)
    if move < numbering.DRAW:
        return turn.refusal_back(state, move - numbering.BACK)
    return turn.refusal_draw(state, move - numbering.DRAW)


def apply(state: Paris, move: i64) -> None:
    """Hand a legal move to its chapter."""
    state.decisions += 1
    if move < numbering.HOUSE:
        market.buy(state, move)
    elif move < numbering.HOTEL:
        building.build_house(state, move - numbering.HOUSE)
    elif move < numbering.DONE:
        building.build_hotel(state, move - numbering.HOTEL)
    elif move == numbering.DONE:
        payment.close_action(state)
    elif move == numbering.PASS:
        turn.decline(state)
    elif move < numbering.FIRST:
        payment.pay(state, move - numbering.PAY)
    elif move < numbering.TURN_UP:
        setup.draw_first(state, move - numbering.FIRST)
    elif move < numbering.BACK:
        setup.turn_up(state, move - numbering.TURN_UP)
    elif move < numbering.DRAW:
        turn.show_back(state, move - numbering.BACK)
    else:
        turn.draw(state, move - numbering.DRAW)
    # PA-7e The limit on decisions.
    if state.decisions >= numbering.LIMIT and not state.over:
        state.truncate()
