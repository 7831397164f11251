"""Chapter 1: contents and setup (PA-1a to PA-1d). Nature draws what the table has not fixed."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import NATURE
from faubourg.core.bits import bit
from faubourg.core.state import FINE
from faubourg.games.paris.numbering import ALL_LOTS, CARD_IDS, LOT_IDS, MONEY, TURN_UP, Phase, Refused
from faubourg.games.paris.rules import turn
from faubourg.games.paris.state import Paris


def begin(state: Paris) -> None:
    """The table is set as far as nobody draws."""
    go_on(state)


def go_on(state: Paris) -> None:
    """Ask Nature for the next thing that is not yet settled; when all is, the first turn begins."""
    state.actor = NATURE
    # PA-1d The table may name the first player.
    if state.first < 0 and state.table.first < 0:
        state.phase = Phase.FIRST
        return
    if state.first < 0:
        name_first(state, state.table.first)
    # PA-6b All lots are on sale from the start.
    if state.table.dynamic:
        open_market(state)
    # PA-1c Lots are turned up.
    if turn.wants_lots(state):
        state.phase = Phase.MARKET
        return
    # PA-1c The back of the money pile is seen.
    state.phase = Phase.OPEN


def open_market(state: Paris) -> None:
    # PA-6b All lots are on sale, face up, and none is ever turned up.
    state.on_sale = ALL_LOTS
    state.lots = 0


def draw_first(state: Paris, seat: i64) -> None:
    """Nature names the first player."""
    name_first(state, seat)
    go_on(state)


def name_first(state: Paris, seat: i64) -> None:
    # PA-1d The first player; from there on clockwise.
    state.first = seat
    state.turn = seat
    state.tell_seat("first-player", "PA-1d", seat)
    if state.table.start_cash:
        give_start_cards(state)


def start_card(seats: i64, place: i64) -> i64:
    """PA-1d The start card of whoever plays first (place 0), second and so on; -1 is none."""
    if place == 0:
        return -1
    return MONEY + place if seats == 2 else MONEY + place - 1


def give_start_cards(state: Paris) -> None:
    # PA-1d An option: one extra money card for everybody but the first.
    for place in range(i64(1), state.seats):
        seat: i64 = (state.first + place) % state.seats
        card: i64 = start_card(state.seats, place)
        value: i64 = state.figures.values[card]
        state.hands[seat] |= bit(card)
        state.cash[seat] += value
        if state.telling:
            state.tell("start-card", "PA-1d", {"seat": int(seat), "card": CARD_IDS[card], "value": int(value)})


def refusal_first(state: Paris, seat: i64) -> i64:
    # PA-1d One of the players begins.
    return FINE if seat < state.seats else Refused.NO_SUCH_SEAT


def refusal_turn_up(state: Paris, lot: i64) -> i64:
    # PA-1c A lot of those face down.
    return FINE if (state.lots >> lot) & 1 else Refused.LOT_NOT_IN_PILE


def fill_turn_up(state: Paris, actions: Actions) -> None:
    # PA-1c The pile is shuffled: each lot is as likely as the next.
    actions.add_bits(state.lots, TURN_UP)


def turn_up(state: Paris, lot: i64) -> None:
    state.lots &= ~bit(lot)
    state.on_sale |= bit(lot)
    if state.telling:
        clause = "PA-1c" if state.phase == Phase.MARKET else "PA-2f"
        state.tell("lot-turned-up", clause, {"lot": LOT_IDS[lot]})
    if state.phase == Phase.MARKET:
        go_on(state)
    else:
        turn.refill(state)
