"""Chapter 13: chance, the pile and the cards that are obeyed at once (CI-13.1 to CI-13.25, CI-13a)."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit, count_bits
from faubourg.games.city import numbering
from faubourg.games.city.numbering import CARD_IDS, FIRST_KEPT, PARKING, SEWAGE, SQUARES, Arrival, Frame, Step
from faubourg.games.city.rules import card_choice, jail, landing
from faubourg.games.city.rules.card_choice import clause
from faubourg.games.city.state import City
from faubourg.games.estate import debts, money
from faubourg.games.estate.bidding import next_of

# The squares to which cards send: Quartier des Affaires and Bellevue.
BUSINESS: Final[i64] = 24
BELLEVUE: Final[i64] = 39


# The pile


def draw(state: City, place: i64) -> None:
    """CI-4g Nature names the card."""
    seat: i64 = state.turn
    card: i64 = place + 1
    pile = state.own_pile()
    pile.draw(place)
    state.last_card = card
    if state.telling:
        state.tell("card-drawn", "CI-4g", {"seat": int(seat), "card": CARD_IDS[place]})
    state.frames.set_step(Step.LANDED)
    if FIRST_KEPT <= card < FIRST_KEPT + 4:
        # CI-13.17, CI-13.18 Jail cards, CI-13.19 the taxi and CI-13.20 the tax dodge are kept.
        state.held[seat] |= bit(card - FIRST_KEPT)
        if state.telling:
            state.tell("card-kept", clause(card), {"seat": int(seat), "card": CARD_IDS[place]})
        return
    # CI-13a The others go under the pile at once, before being obeyed.
    pile.put_under(place)
    state.frames.push(Frame.CARD, Step.OBEY, card)


# Obeying


def go_on(state: City) -> bool:
    """Whether the drawer must choose."""
    frames = state.frames
    step: i64 = frames.step()
    if step == Step.CHOOSE:
        state.actor = state.turn
        return True
    if step == Step.OBEYED:
        frames.pop()
        return False
    frames.set_step(Step.OBEYED)
    obey(state, card_choice.card_obeyed(state))
    return False


def obey(state: City, card: i64) -> None:
    seat: i64 = state.turn
    figures = state.figures
    if card == 1:
        collect_from_neighbour(state)
    elif card == 4:
        # CI-13.4
        jail.arrest(state)
    elif card == 5:
        # CI-13.5
        advance_to(state, numbering.GO, card)
    elif card == 6:
        # CI-13.6 For each sewage plant on one's districts.
        plants: i64 = count_bits(state.kinds[SEWAGE] & state.owned[seat])
        pay_card(state, card, plants * figures.sewage)
    elif card == 7:
        # CI-13.7
        advance_to(state, BUSINESS, card)
    elif card == 8:
        # CI-13.8
        advance_to(state, BELLEVUE, card)
    elif card == 16:
        # CI-13.16
        landing.retreat(state, 3, Arrival.CARD, "CI-13.16")
    elif card == 25:
        # CI-13.25
        advance_to(state, PARKING, card)
    elif card == 12 and state.owned[seat] == 0:
        # CI-13.12
        pay_card(state, card, figures.own_none)
    elif (card in (11, 22) and state.owned[seat] == 0) or (card == 23 and state.owned[seat] & state.hazards == 0):
        # CI-13.11, CI-13.22 Whoever owns nothing, CI-13.23 or has no hazard, gets money.
        receive_card(state, card, figures.consolation)
    else:
        card_choice.begin_choice(state, card)


def collect_from_neighbour(state: City) -> None:
    # CI-13.1, CI-10f The next player clockwise still in.
    seat: i64 = state.turn
    neighbour: i64 = next_of(state.playing, seat, state.seats)
    amount: i64 = state.figures.neighbour
    paid = debts.charge(state, neighbour, seat, amount)
    if paid and state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "payer": int(neighbour), "amount": int(amount)}
        state.tell("neighbour-paid", "CI-13.1", particulars)


def advance_to(state: City, square: i64, card: i64) -> None:
    # CI-13a "Advance" pays the salary when it passes GO.
    steps: i64 = (square - state.places[state.turn] + SQUARES) % SQUARES
    landing.advance(state, steps, Arrival.CARD, clause(card))


def pay_card(state: City, card: i64, amount: i64) -> None:
    if amount == 0:
        card_choice.tell_nothing(state)
    else:
        debts.charge_for(state, state.turn, amount, "cash-paid", clause(card))


def receive_card(state: City, card: i64, amount: i64) -> None:
    money.receive(state, state.turn, amount)
    money.tell_amount(state, "cash-received", clause(card), state.turn, amount)
