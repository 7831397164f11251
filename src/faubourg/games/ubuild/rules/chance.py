"""Chapter 10: chance, the pile and the cards that are obeyed at once (UB-10a to UB-10c)."""

from mypy_extensions import i64

from faubourg.core.bits import bit
from faubourg.games.estate import blocks, debts, money
from faubourg.games.estate.bidding import next_of
from faubourg.games.ubuild.numbering import CARD_IDS, Arrival, Frame, Step
from faubourg.games.ubuild.rules import card_choice, jail, walking
from faubourg.games.ubuild.rules.card_choice import clause
from faubourg.games.ubuild.state import UBuild

# The pile


def draw(state: UBuild, place: i64) -> None:
    """UB-4f Nature names the card."""
    card: i64 = place + 1
    # UB-10a The half that matches the bridge's new position.
    half: i64 = (state.bridges >> walking.goal(state)) & 1
    pile = state.own_pile()
    pile.draw(place)
    state.last_card = card
    if state.telling:
        particulars: dict[str, object] = {"seat": int(state.turn), "card": CARD_IDS[place]}
        state.tell("card-drawn", "UB-10a", particulars | {"open": half == 1})
    state.frames.set_step(Step.LANDED)
    # UB-10c It goes under the pile before it is obeyed.
    pile.put_under(place)
    state.frames.push(Frame.CARD, Step.OBEY, card, half)


# Obeying


def go_on(state: UBuild) -> bool:
    """Whether the drawer must choose."""
    frames = state.frames
    step: i64 = frames.step()
    if step == Step.CHOOSE:
        state.actor = state.turn
        return True
    if step == Step.OBEYED:
        frames.pop()
    elif step == Step.PAYING:
        pay_next(state)
    else:
        frames.set_step(Step.OBEYED)
        obey(state, card_choice.card_obeyed(state), card_choice.is_open(state))
    return False


def obey(state: UBuild, card: i64, is_open: bool) -> None:
    if card == 1:
        # UB-10.1
        walking.advance_to(state, 0)
    elif card == 2:
        # UB-10.2
        jail.arrest(state)
    elif card in (8, 9):
        # UB-10.8, UB-10.9
        pay_or_take(state, card, state.figures.amounts[card], is_open)
    elif card in (10, 11):
        # UB-10.10 Each of the others, UB-10.11 or the left neighbour, as a set: separate debts (UB-10c).
        left: i64 = bit(next_of(state.playing, state.turn, state.seats))
        state.frames.set_step(Step.PAYING)
        card_choice.set_others(state, left if card == 11 else state.playing & ~bit(state.turn))
    elif card == 12 and is_open:
        # UB-10.12
        walking.retreat(state, state.figures.card_steps)
    elif card == 12:
        walking.advance(state, state.figures.card_steps, Arrival.CARD)
    elif card == 13:
        advance_to_district(state, is_open)
    elif card == 14:
        # UB-10.14
        count: i64 = blocks.blocks_of(state, state.owned[state.turn])
        pay_or_take(state, card, state.figures.amounts[card] * count, is_open)
    elif card == 16:
        # UB-10.16
        walking.advance_to(state, next_bridge(state) if is_open else state.layout.parking)
    else:
        card_choice.begin_choice(state)


# Money


def pay_or_take(state: UBuild, card: i64, amount: i64, is_paid: bool) -> None:
    """With the bank: paid if the bridge is open, taken if it is closed."""
    if amount == 0:
        card_choice.tell_nothing(state)
    elif is_paid:
        debts.charge_for(state, state.turn, amount, "cash-paid", clause(card))
    else:
        money.receive(state, state.turn, amount)
        money.tell_amount(state, "cash-received", clause(card), state.turn, amount)


def pay_next(state: UBuild) -> None:
    """UB-10c Clockwise from the drawer's left, each in full before the next."""
    frames = state.frames
    left: i64 = card_choice.others(state)
    if left == 0:
        frames.set_step(Step.OBEYED)
        return
    other: i64 = next_of(left, state.turn, state.seats)
    card_choice.set_others(state, left & ~bit(other))
    card: i64 = card_choice.card_obeyed(state)
    payer: i64 = state.turn if card_choice.is_open(state) else other
    payee: i64 = other if card_choice.is_open(state) else state.turn
    amount: i64 = state.figures.amounts[card]
    paid = debts.charge(state, payer, payee, amount)
    if paid and state.telling:
        state.tell("player-paid", clause(card), {"seat": int(payer), "owner": int(payee), "amount": int(amount)})


# Where cards send


def next_bridge(state: UBuild) -> i64:
    """UB-10.16 The first one clockwise from the pawn."""
    layout = state.layout
    here: i64 = state.places[state.turn]
    for place in range(len(layout.bridges)):
        if layout.bridges[place] > here:
            return layout.bridges[place]
    return layout.bridges[0]


def advance_to_district(state: UBuild, is_open: bool) -> None:
    # UB-10.13 The next unowned one, or the dearest on the track, of equals the next.
    layout = state.layout
    prices = state.figures.prices
    here: i64 = state.places[state.turn]
    found: i64 = -1
    best: i64 = 0
    for steps in range(1, layout.spaces):
        space: i64 = (here + steps) % layout.spaces
        district: i64 = layout.districts[space]
        if district < 0:
            continue
        if is_open and (state.unowned >> district) & 1:
            found = space
            break
        if not is_open and prices[district] > best:
            best = prices[district]
            found = space
    if found < 0:
        card_choice.tell_nothing(state)
    else:
        walking.advance_to(state, found)
