"""Chapter 4: spaces (UB-4a to UB-4h). A landing goes from step to step until its space is settled."""

from mypy_extensions import i64

from faubourg.core.actors import NATURE
from faubourg.core.frames import NO_FRAME
from faubourg.games.estate import buying, owners, rent
from faubourg.games.ubuild.numbering import Arrival, Frame, Sort, Step
from faubourg.games.ubuild.rules import jail, permits, walking
from faubourg.games.ubuild.state import UBuild


def go_on(state: UBuild) -> bool:
    """Whether the landing asks somebody."""
    frames = state.frames
    step: i64 = frames.step()
    if step == Step.WALK:
        walking.walk(state)
    elif step == Step.SPACE:
        obey(state)
    elif step == Step.LANDED:
        frames.pop()
    elif step == Step.BUY:
        state.actor = state.turn
        return True
    elif step == Step.CROSS:
        # UB-3f The toll is settled: the bridge closes, and the pawn walks on.
        walking.turn_bridge(state, "UB-3f")
        frames.set_step(Step.WALK)
    elif step == Step.CLOSE:
        # UB-4f The toll is settled.
        walking.turn_bridge(state, "UB-4f")
        frames.set_step(Step.DRAW)
    elif step == Step.DRAW:
        state.actor = NATURE
        return True
    else:
        return asks_permit(state)
    return False


def asks_permit(state: UBuild) -> bool:
    """UB-5b What cannot be done is not asked."""
    state.actor = state.turn
    if permits.can_use_permit(state, state.turn):
        return True
    state.frames.set_step(Step.LANDED)
    state.tell_seat("nothing-to-do", "UB-5b", state.turn)
    return False


def obey(state: UBuild) -> None:
    """UB-3b Do what the space says; UB-4e on Free Parking and in Jail, visiting, that is nothing."""
    frames = state.frames
    space: i64 = walking.goal(state)
    sort: i64 = state.layout.sorts[space]
    frames.set_step(Step.LANDED)
    if sort == Sort.DISTRICT:
        obey_district(state, state.layout.districts[space])
    elif sort == Sort.BRIDGE:
        obey_bridge(state, space)
    elif sort == Sort.PERMIT:
        # UB-4d
        frames.set_step(Step.PERMIT)
    elif sort == Sort.ARREST:
        # UB-4h
        jail.arrest(state)


def obey_district(state: UBuild, district: i64) -> None:
    if (state.unowned >> district) & 1:
        # UB-4a
        state.frames.set_step(Step.BUY)
        return
    # UB-4c On one's own nothing is due.
    owner: i64 = owners.owner_of(state, district)
    # UB-4b; UB-8b no rent while mortgaged.
    if owner != state.turn and not buying.is_free_of_rent(state, district, owner, "UB-8b"):
        # UB-6a; UB-6b is the booklet's example.
        buying.collect(state, district, owner, rent.rent_due(state, district, owner), "UB-6a")


def obey_bridge(state: UBuild, space: i64) -> None:
    # UB-4f OPEN: pay and close it. CLOSED: open it. Then draw.
    if (state.bridges >> space) & 1:
        state.frames.set_step(Step.CLOSE)
        walking.pay_toll(state, state.turn, "UB-4f")
    else:
        walking.turn_bridge(state, "UB-4f")
        state.frames.set_step(Step.DRAW)


def answer_buy(state: UBuild, move: i64, seat: i64) -> None:
    # UB-4a
    state.frames.set_step(Step.LANDED)
    buying.answer(state, walking.district(state), move, seat)


# What can be


def fits(state: UBuild, above: i64) -> bool:
    """Whether the row of a landing can be, under a frame of that kind."""
    layout = state.layout
    space: i64 = walking.goal(state)
    arrival: i64 = walking.arrival(state)
    if not 0 <= space < layout.spaces or not Arrival.DICE <= arrival <= Arrival.BACK:
        return False
    step: i64 = state.frames.step()
    sort: i64 = layout.sorts[space]
    if step == Step.CROSS:
        return above == Frame.DEBT and walking.crossing_fits(state)
    if walking.steps_left(state) != 0:
        return False
    if above == Frame.CARD:
        return step == Step.LANDED and sort == Sort.BRIDGE
    if state.places[state.turn] != space:
        return False
    if step == Step.CLOSE:
        return above == Frame.DEBT and sort == Sort.BRIDGE and (state.bridges >> space) & 1 == 1
    if step == Step.DRAW:
        return above == NO_FRAME and sort == Sort.BRIDGE and not state.pile.is_empty()
    if step == Step.BUY:
        is_unowned = sort == Sort.DISTRICT and (state.unowned >> layout.districts[space]) & 1 == 1
        return is_unowned and above in (NO_FRAME, Frame.DEAL, Frame.SITE)
    if step == Step.PERMIT:
        return sort == Sort.PERMIT and above == NO_FRAME
    if step != Step.LANDED:
        return False
    # What is left is settled: a rent, an auction, or a permit that is used.
    if above in (Frame.SITE, Frame.HAZARD):
        return sort == Sort.PERMIT
    return sort == Sort.DISTRICT and above in (Frame.DEBT, Frame.AUCTION)
