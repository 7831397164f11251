"""Chapter 4: squares (CI-4a to CI-4i). A landing goes from step to step until its square is settled."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import NATURE
from faubourg.core.frames import NO_FRAME
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.city.numbering import CALL, JUMP, PASS, SORT_OF, SQUARES, TAXI, Arrival, Frame, Sort, Step
from faubourg.games.city.rules import building, charges, jail, landing, permits
from faubourg.games.city.state import City
from faubourg.games.estate import auction, buying, owners
from faubourg.games.estate.districts import DISTRICT_IDS


def go_on(state: City) -> bool:
    """Whether the landing asks somebody."""
    frames = state.frames
    step: i64 = frames.step()
    state.actor = state.turn
    if step == Step.TAXI:
        # CI-13.19 On landing by dice or card, before obeying.
        if state.held[state.turn] & TAXI:
            return True
        landing.end_move(state, 0)
    elif step == Step.SQUARE:
        obey(state)
    elif step == Step.DRAW:
        state.actor = NATURE
        return True
    elif step == Step.CALL:
        return asks(state, state.unowned != 0, "CI-4d")
    elif step == Step.PERMIT:
        return asks(state, permits.can_use_permit(state, state.turn), "CI-8a")
    elif step == Step.JUMP:
        if building.can_travel(state):
            return True
        frames.pop()
    elif step == Step.LANDED:
        frames.pop()
    else:
        return True
    return False


def asks(state: City, is_possible: bool, clause: str) -> bool:
    """What cannot be done is not asked."""
    if not is_possible:
        state.frames.set_step(Step.LANDED)
        state.tell_seat("nothing-to-do", clause, state.turn)
    return is_possible


def obey(state: City) -> None:
    """CI-3b Do what the square says."""
    frames = state.frames
    sort: i64 = SORT_OF[landing.square(state)]
    frames.set_step(Step.LANDED)
    if sort == Sort.DISTRICT:
        obey_district(state, landing.district(state))
    elif sort == Sort.CHANCE:
        # CI-4g
        frames.set_step(Step.DRAW)
    elif sort == Sort.TAX:
        charges.owe_tax(state)
    elif sort == Sort.PERMIT:
        # CI-4f
        frames.set_step(Step.PERMIT)
    elif sort == Sort.AUCTION:
        # CI-4d
        frames.set_step(Step.CALL)
    elif sort == Sort.PARKING:
        # CI-4h
        charges.take_dodge(state, state.turn)
    elif sort == Sort.ARREST:
        # CI-4i
        jail.arrest(state)


def obey_district(state: City, district: i64) -> None:
    # CI-4c On one's own nothing is due, but a railroad may be used.
    state.frames.set_step(Step.JUMP)
    if (state.unowned >> district) & 1:
        # CI-4a
        state.frames.set_step(Step.BUY)
        return
    owner: i64 = owners.owner_of(state, district)
    if owner != state.turn:
        # CI-4b
        charges.owe_rent(state, district, owner)


# Buying


def answer_buy(state: City, move: i64, seat: i64) -> None:
    # CI-4a A railroad there may be used afterwards.
    state.frames.set_step(Step.JUMP)
    buying.answer(state, landing.district(state), move, seat)


# Auction squares


def fill_call(state: City, actions: Actions) -> None:
    # CI-4d One may, and need not.
    actions.add(PASS)
    actions.add_bits(state.unowned, CALL)


def refusal_call(state: City, move: i64) -> i64:
    if move == PASS:
        return FINE
    return auction.refusal_call(state, move - CALL) if CALL <= move < JUMP else NOT_ASKED_NOW


def call(state: City, move: i64, seat: i64) -> None:
    state.frames.set_step(Step.LANDED)
    if move != PASS:
        auction.call(state, move - CALL, seat)


# Railroads


def ask_jump(state: City) -> dict[str, object]:
    return {"district": DISTRICT_IDS[landing.district(state)]}


def jump(state: City, move: i64) -> None:
    if move == PASS:
        state.frames.set_step(Step.LANDED)
    else:
        landing.jump(state, move - JUMP)


# What can be


def fits(state: City, above: i64) -> bool:
    """Whether the row of a landing can be, under a frame of that kind."""
    square: i64 = landing.square(state)
    arrival: i64 = landing.arrival(state)
    if not 0 <= square < SQUARES or not Arrival.DICE <= arrival <= Arrival.JUMP:
        return False
    step: i64 = state.frames.step()
    sort: i64 = SORT_OF[square]
    # CI-6g Jumps lead to districts only.
    if arrival == Arrival.JUMP and sort != Sort.DISTRICT:
        return False
    if above == Frame.CARD:
        return step == Step.LANDED and sort == Sort.CHANCE and landing.due(state) == 0
    if state.places[state.turn] != square:
        return False
    if step in (Step.RENT, Step.TAX):
        return above == NO_FRAME and charges.fits(state)
    if above == NO_FRAME and step == Step.TAXI:
        return landing.taxi_fits(state)
    if landing.due(state) != 0:
        return False
    if above == NO_FRAME and step == Step.DRAW:
        return sort == Sort.CHANCE and not state.pile.is_empty()
    if above in (NO_FRAME, Frame.DEAL):
        return choice_fits(state, step, sort)
    if above == Frame.AUCTION:
        return (step == Step.JUMP and sort == Sort.DISTRICT) or (step == Step.LANDED and sort == Sort.AUCTION)
    if above == Frame.DEBT:
        return (step == Step.JUMP and sort == Sort.DISTRICT) or (step == Step.LANDED and sort == Sort.TAX)
    return False


def choice_fits(state: City, step: i64, sort: i64) -> bool:
    """The steps at which the player of the turn is free to do more (CI-3e)."""
    if step == Step.BUY:
        return sort == Sort.DISTRICT and (state.unowned >> landing.district(state)) & 1 == 1
    if step == Step.CALL:
        return sort == Sort.AUCTION
    if step == Step.PERMIT:
        return sort == Sort.PERMIT
    return step == Step.JUMP and sort == Sort.DISTRICT
