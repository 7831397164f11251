"""Moves made on copies: what may be played can be, and what may not changes nothing."""

from faubourg.core.refusal import IllegalMove
from faubourg.core.state import State
from faubourg.lab.conformance.events import check_event
from faubourg.lab.conformance.violation import Clauses, Violation, as_json, demand_clause, short


def check_playable(state: State, move: int, actor: int, clauses: Clauses) -> None:
    """A move that nothing refuses is made by `play` as by `apply`, in one decision, and told with clauses."""
    refusal = state.why_not(move, actor)
    if refusal is not None or not state.can_play(move, actor):
        raise Violation(state, f"move {move} of actor {actor} is legal, but refused: {refusal}")
    applied, played = state.clone(), state.clone()
    applied.apply(move, actor)
    played.play(move, actor)
    if applied.dump() != played.dump():
        raise Violation(state, f"move {move} ends elsewhere when told: {difference(applied.dump(), played.dump())}")
    if played.decisions != state.decisions + 1:
        raise Violation(state, f"move {move} counts as {played.decisions - state.decisions} decisions")
    if played.broken():
        raise Violation(state, f"after move {move} ({state.text(move)}) the position is broken: {played.broken()}")
    for seat in (*range(int(state.seats)), None):
        as_json(state, played.events(seat), f"what seat {seat} is told of move {move}")
    for event in played.happened():
        demand_clause(state, event.clause, clauses, f"the event {event.kind} of move {move}")
        check_event(state, event)
    check_offer(state, played, move, actor)


def check_offer(state: State, played: State, move: int, actor: int) -> None:
    """A deal that is offered waits for its partner, who may refuse it."""
    partner = state.game.partner_of(move)
    if partner < 0 or played.over:
        return
    if played.proposer() != actor or not played.is_asked(partner):
        raise Violation(state, f"move {move} offers a deal to seat {partner}, but waits for {played.actors()}")
    if not played.can_play(played.refusing(), partner):
        raise Violation(state, f"seat {partner} cannot refuse the offer of move {move}")


def check_unplayable(state: State, move: object, actor: int) -> None:
    """A refused move raises, and changes nothing."""
    if state.can_play(move, actor):
        return
    copy = state.clone()
    before = copy.dump()
    try:
        copy.play(move, actor)
    except IllegalMove as problem:
        if problem.refusal != state.why_not(move, actor):
            raise Violation(state, f"move {short(move)} is refused in two ways") from None
    else:
        raise Violation(state, f"move {short(move)} of actor {actor} is refused, but was played")
    if copy.dump() != before:
        raise Violation(state, f"move {short(move)} of actor {actor} was refused, but changed the position")


def difference(one: str, other: str) -> str:
    """Where two dumps part."""
    place = next((place for place, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    return f"...{one[max(0, place - 40) : place + 40]}... became ...{other[max(0, place - 40) : place + 40]}..."
