"""Which frames stand on which, and whom the top one asks: what a dump must agree with."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from faubourg.core.frames import Frames
from faubourg.core.state import FINE
from faubourg.games.city.numbering import (
    BANK,
    CARDS,
    DISTRICT_AT,
    DISTRICTS,
    DODGE,
    FIRST_HAZARD,
    FIRST_KEPT,
    JAIL_CARDS,
    KINDS,
    MOST_OFFERS,
    NO_DISTRICT,
    SORT_OF,
    SQUARES,
    TAX_DODGE,
    Arrival,
    Frame,
    Sort,
    Step,
    Unit,
)
from faubourg.games.city.refusals import ESTATE_SHRINKS
from faubourg.games.city.rules import auction, building, card_choice, deal, debt, owners, playing
from faubourg.games.estate.bids import STEP
from faubourg.games.estate.deals import is_deal, partner_of

if TYPE_CHECKING:
    from faubourg.games.city.state import City

NONE: Final[i64] = -1
# CI-3a By two dice.
MOST_STEPS: Final[i64] = 12


def frames_fit(state: "City") -> bool:
    if state.over:
        return state.frames.depth == 0
    frames = state.frames.clone()
    above: i64 = NONE
    while frames.depth:
        if not row_fits(state, frames, above):
            return False
        above = frames.kind()
        frames.pop()
    return above == Frame.TURN and is_settled(state)


def is_settled(state: "City") -> bool:
    """Nothing is left to do before the actor is asked."""
    copy = state.clone()
    playing.go_on(copy)
    return copy.actor == state.actor and copy.bank == state.bank and copy.frames.dump() == state.frames.dump()


def row_fits(state: "City", frames: Frames, above: i64) -> bool:
    """Whether the numbers of the top row can be, under a frame of that kind (NONE: under none)."""
    kind: i64 = frames.kind()
    if kind == Frame.TURN:
        return frames.depth == 1 and turn_fits(state, frames, above)
    if kind == Frame.LANDING:
        return landing_fits(state, frames, above)
    if kind == Frame.CARD:
        return card_fits(state, frames, above)
    if kind == Frame.AUCTION:
        return above == NONE and auction_fits(state, frames)
    if kind == Frame.DEBT:
        return above in (NONE, Frame.DEAL) and debt_fits(state, frames)
    if kind == Frame.DEAL:
        return above == NONE and deal_fits(state, frames)
    if kind == Frame.BANKRUPTCY:
        left: i64 = frames.b()
        gone = 0 <= frames.a() < state.seats and (state.playing >> frames.a()) & 1 == 0
        return (
            above == Frame.AUCTION and frames.step() == Step.ASK and gone and left >= 0 and left & ~state.unowned == 0
        )
    if kind == Frame.QUESTION:
        return above == NONE and question_fits(state, frames)
    return False


def is_playing(state: "City", seat: i64) -> bool:
    return 0 <= seat < state.seats and (state.playing >> seat) & 1 == 1


def turn_fits(state: "City", frames: Frames, above: i64) -> bool:
    step: i64 = frames.step()
    if step == Step.FIRST:
        return above == NONE and state.turns == 0 and frames.a() == 0 and frames.b() == 0 and frames.c() == 0
    seat: i64 = state.turn
    if frames.a() != seat or state.turns == 0 or not 0 <= frames.b() <= 2 or not 0 <= frames.c() <= Unit.RAIL:
        return False
    # CI-6d A railroad is shown only while there are any.
    if frames.c() == Unit.RAIL and building.rails_left(state) == 0:
        return False
    if step == Step.END:
        # CI-12a, CI-14c A turn that has ended gives no other roll.
        passes = above == Frame.BANKRUPTCY and not is_playing(state, seat)
        return frames.b() == 0 and frames.c() == 0 and (passes or (above == Frame.QUESTION and state.time_up))
    if not is_playing(state, seat) or (state.jail[seat] and frames.b()):
        return False
    # CI-12c Only after the third failure.
    if (state.jail[seat] == 4) != (step in (Step.FINE, Step.LEAVE)):
        return False
    if above == NONE:
        if step == Step.FINE:
            return state.held[seat] & JAIL_CARDS != 0
        return step in (Step.ROLL, Step.DICE, Step.ACT) or (step == Step.PRESS and frames.c() == Unit.UNPRESSED)
    if above == Frame.DEAL:
        return step in (Step.ROLL, Step.ACT)
    if above == Frame.DEBT:
        return step == Step.LEAVE and state.low_die > 0
    return above == Frame.LANDING and step == Step.ACT and frames.c() == Unit.UNPRESSED and state.jail[seat] == 0


def landing_fits(state: "City", frames: Frames, above: i64) -> bool:
    square: i64 = frames.a()
    arrival: i64 = frames.b()
    if not 0 <= square < SQUARES or not Arrival.DICE <= arrival <= Arrival.JUMP:
        return False
    step: i64 = frames.step()
    sort: i64 = SORT_OF[square]
    # CI-6g Jumps lead to districts only.
    if arrival == Arrival.JUMP and sort != Sort.DISTRICT:
        return False
    if above == Frame.CARD:
        return step == Step.LANDED and sort == Sort.CHANCE and frames.c() == 0
    if state.places[state.turn] != square:
        return False
    if step in (Step.RENT, Step.TAX):
        return above == NONE and charge_fits(state, frames)
    if above == NONE and step == Step.TAXI:
        return taxi_fits(frames)
    if frames.c() != 0:
        return False
    if above == NONE and step == Step.DRAW:
        return sort == Sort.CHANCE and not state.pile.is_empty()
    if above in (NONE, Frame.DEAL):
        return choice_fits(state, step, square, sort)
    if above == Frame.AUCTION:
        return (step == Step.JUMP and sort == Sort.DISTRICT) or (step == Step.LANDED and sort == Sort.AUCTION)
    if above == Frame.DEBT:
        return (step == Step.JUMP and sort == Sort.DISTRICT) or (step == Step.LANDED and sort == Sort.TAX)
    return False


def taxi_fits(frames: Frames) -> bool:
    """CI-13.19 On landing by dice or card; only card 16 leads back over GO, and only as far as Bellevue."""
    square: i64 = frames.a()
    laps: i64 = frames.c()
    if frames.b() == Arrival.DICE:
        return laps == 0 or (laps == 1 and square < MOST_STEPS)
    if frames.b() != Arrival.CARD:
        return False
    return laps in (0, 1) or (laps == -1 and square == SQUARES - 1)


def choice_fits(state: "City", step: i64, square: i64, sort: i64) -> bool:
    """The steps at which the player of the turn is free to do more (CI-3e)."""
    if step == Step.BUY:
        return sort == Sort.DISTRICT and (state.unowned >> DISTRICT_AT[square]) & 1 == 1
    if step == Step.CALL:
        return sort == Sort.AUCTION
    if step == Step.PERMIT:
        return sort == Sort.PERMIT
    return step == Step.JUMP and sort == Sort.DISTRICT


def charge_fits(state: "City", frames: Frames) -> bool:
    """CI-11f, CI-13.20 A rent or tax that a card can refuse."""
    seat: i64 = state.turn
    amount: i64 = frames.c()
    if frames.step() == Step.TAX:
        has_card = state.held[seat] & TAX_DODGE != 0
        return has_card and SORT_OF[frames.a()] == Sort.TAX and amount == state.figures.tax
    district: i64 = DISTRICT_AT[frames.a()]
    if district == NO_DISTRICT or state.held[seat] & DODGE == 0 or amount <= 0 or amount % STEP:
        return False
    return owners.owner_of(state, district) not in (BANK, seat)


def card_fits(state: "City", frames: Frames, above: i64) -> bool:
    card: i64 = frames.a()
    chosen: i64 = frames.b()
    if not 1 <= card <= CARDS or FIRST_KEPT <= card < FIRST_KEPT + 4 or frames.c() != 0:
        return False
    if chosen and (card != 15 or not FIRST_HAZARD <= chosen < KINDS):
        return False
    if above == NONE:
        if frames.step() != Step.CHOOSE or card in (1, 4, 5, 6, 7, 8, 16, 25):
            return False
        return card_choice.targets(state, card) != 0 or card_choice.must_choose_kind(state, card)
    if frames.step() != Step.OBEYED:
        return False
    if above == Frame.LANDING:
        return card in (5, 7, 8, 16, 25)
    if above == Frame.AUCTION:
        return card == 2
    return above == Frame.DEBT and card in (1, 6, 12)


def auction_fits(state: "City", frames: Frames) -> bool:
    district: i64 = frames.a()
    amount: i64 = frames.b()
    leader: i64 = frames.c()
    if not 0 <= district < DISTRICTS or (state.unowned >> district) & 1 == 0 or amount < 0 or amount % STEP:
        return False
    if (leader == BANK) != (amount == 0) or state.dropped & ~state.playing:
        return False
    if leader != BANK and (not is_playing(state, leader) or state.cash[leader] < amount):
        return False
    if leader != BANK and (state.dropped >> leader) & 1:
        return False
    if state.caller != BANK and not is_playing(state, state.caller):
        return False
    if frames.step() == Step.OPENING:
        opens = state.caller != BANK and state.cash[state.caller] >= STEP and state.spoke == state.caller
        return opens and amount == 0 and state.dropped == 0
    return frames.step() == Step.BIDDING and auction.raisers(state) != 0


def debt_fits(state: "City", frames: Frames) -> bool:
    """CI-10a An amount that the debtor has not got, owed to another or to the bank."""
    debtor: i64 = frames.a()
    creditor: i64 = frames.c()
    if not is_playing(state, debtor) or not 0 <= frames.step() <= MOST_OFFERS or debtor == creditor:
        return False
    if frames.b() % STEP or frames.b() <= state.cash[debtor]:
        return False
    # CI-11f, CI-12c, CI-13.20 Rent, tax and fine are owed by whoever's turn it is.
    if debtor != state.turn and debt.cards_at(frames, frames.depth - 1):
        return False
    return creditor == BANK or is_playing(state, creditor)


def deal_fits(state: "City", frames: Frames) -> bool:
    """CI-7a An offer that could be made again, were it not the same."""
    move: i64 = frames.c()
    seat: i64 = frames.a()
    if frames.step() != Step.ASK or not is_deal(move) or partner_of(move) != frames.b() or not is_playing(state, seat):
        return False
    copy = state.clone()
    copy.frames.pop()
    if copy.frames.kind() == Frame.DEBT:
        copy.frames.set_step(copy.frames.step() - 1)
        if copy.frames.step() < 0 or not debt_fits(state, copy.frames):
            return False
    else:
        copy.offered -= 1
    refused: i64 = deal.refusal_deal(copy, seat, move)
    # CI-7b The first version of the rules let an estate shrink: an offer that is open since then is still answered.
    return copy.offered >= 0 and deal.may_offer(copy, seat) and refused in (FINE, ESTATE_SHRINKS)


def question_fits(state: "City", frames: Frames) -> bool:
    """CI-1e"""
    seat: i64 = frames.a()
    agreed: i64 = frames.b()
    if not is_playing(state, seat) or agreed < 0 or agreed & ~state.playing:
        return False
    return frames.step() == Step.ASK and (agreed >> seat) & 1 == 0 and frames.c() == 0
