"""Chapter 10: money trouble (CI-10a to CI-10f), and the cards that settle a debt. The rest is as in `estate`."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bits_of
from faubourg.core.frames import WIDTH, Frames
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.city import numbering
from faubourg.games.city.numbering import DODGE, HELD_IDS, JAIL_CARDS, SORT_OF, TAX_DODGE, Frame, Refused, Sort
from faubourg.games.city.rules import landing
from faubourg.games.city.state import City
from faubourg.games.estate import debts, mortgages

# What settles it without money


def cards_at(frames: Frames, place: i64) -> i64:
    """What settles the debt at that place of the stack without money, as a set: only the fine is owed right on the turn
    (CI-12c), and only rent (CI-11f) and tax (CI-13.20) for a landing itself."""
    kind: i64 = frames.rows[(place - 1) * WIDTH]
    if kind == Frame.TURN:
        return JAIL_CARDS
    if kind != Frame.LANDING:
        return 0
    return TAX_DODGE if SORT_OF[landing.square_at(frames, place - 1)] == Sort.TAX else DODGE


def is_fine(state: City) -> bool:
    """CI-12c Whether the debt on top is the fine after the third failure: no other stands right on the turn."""
    return state.frames.kind() == Frame.DEBT and state.frames.depth == 2


def dodge_for(state: City) -> i64:
    """What can refuse the debt on top, or the rent or tax that a landing on top asks for; 0 if nothing can."""
    frames = state.frames
    return cards_at(frames, frames.depth - 1 if frames.kind() == Frame.DEBT else frames.depth) & ~JAIL_CARDS


def refusal_dodge(state: City, seat: i64) -> i64:
    # CI-11f, CI-13.20 Also while the rent or the tax is an open debt, whenever the card came.
    return FINE if state.held[seat] & dodge_for(state) else Refused.NO_DODGE


def refusal_jail_card(state: City, seat: i64) -> i64:
    # CI-12c
    return FINE if state.held[seat] & JAIL_CARDS else Refused.NO_JAIL_CARD


# What is asked


def fill(state: City, actions: Actions, seat: i64) -> None:
    if is_fine(state) and refusal_jail_card(state, seat) == FINE:
        actions.add(numbering.JAIL_CARD)
    if refusal_dodge(state, seat) == FINE:
        actions.add(numbering.USE_DODGE)
    if refusal_bankrupt(state, seat) == FINE:
        actions.add(numbering.BANKRUPT)
    actions.add_bits(state.owned[seat] & ~state.mortgaged, numbering.MORTGAGE)


def refusal(state: City, move: i64, seat: i64) -> i64:
    if move == numbering.JAIL_CARD and is_fine(state):
        return refusal_jail_card(state, seat)
    if move == numbering.USE_DODGE and dodge_for(state):
        return refusal_dodge(state, seat)
    if move == numbering.BANKRUPT:
        return refusal_bankrupt(state, seat)
    if numbering.MORTGAGE <= move < numbering.LIFT:
        return mortgages.refusal_mortgage(state, seat, move - numbering.MORTGAGE)
    return NOT_ASKED_NOW


def ask(state: City) -> dict[str, object]:
    """The debt on top, as the debtor is told of it."""
    cards: i64 = state.held[debts.debtor(state)] & cards_at(state.frames, state.frames.depth - 1)
    return debts.ask(state) | {"cards": [HELD_IDS[card] for card in bits_of(cards)]}


def fits(state: City) -> bool:
    """CI-10a; CI-11f, CI-12c, CI-13.20 rent, tax and fine are owed by whoever's turn it is."""
    if not debts.fits(state):
        return False
    return debts.debtor(state) == state.turn or cards_at(state.frames, state.frames.depth - 1) == 0


def refusal_bankrupt(state: City, seat: i64) -> i64:
    refused: i64 = debts.refusal_bankrupt(state, seat)
    if refused != FINE:
        return refused
    # CI-11f, CI-13.20 nor while a dodge refuses it,
    if refusal_dodge(state, seat) == FINE:
        return Refused.DODGE_DOES
    # CI-12c or a jail card will do.
    return Refused.JAIL_CARD_DOES if is_fine(state) and refusal_jail_card(state, seat) == FINE else FINE
