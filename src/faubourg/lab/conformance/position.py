"""What must hold at every position."""

import copy
import pickle
import struct
from collections.abc import Callable
from typing import Final

from faubourg.core.actors import CLOCK, NATURE, NOBODY, SEVERAL
from faubourg.core.bits import bits_of
from faubourg.core.choices import MOST_REFUSED
from faubourg.core.forms import DealForm
from faubourg.core.observation import NAMES, Buffer, Observation
from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.lab.conformance.moves import random_turn, who_may_act
from faubourg.lab.conformance.playing import check_playable, difference
from faubourg.lab.conformance.refusals import check_no_numbers, check_open, check_refused
from faubourg.lab.conformance.secrets import check_secrets
from faubourg.lab.conformance.violation import (
    Clauses,
    Violation,
    as_json,
    clauses_of,
    demand_clause,
    short,
)

# How Python itself copies a position; they take turns.
COPIES: Final[tuple[tuple[str, Callable[[State], State]], ...]] = (
    ("a pickle", lambda state: pickle.loads(pickle.dumps(state))),
    ("a deep copy", copy.deepcopy),
    ("a copy", copy.copy),
)
# Without the sweep, so many legal moves are tried.
SOME: Final = 4


def check_position(state: State, rng: Rng, *, sweep: bool = True, clauses: Clauses = None) -> None:
    """All that must hold here; with `sweep` every listed number is tried for whoever is asked, without it only some.

    The clauses are those of the game's own rulebook unless others are given. The position is not changed.
    """
    known = clauses_of(state.game) if clauses is None else clauses
    before = state.digest()
    try:
        check_sound(state)
        check_actors(state)
        check_copies(state, rng)
        check_shown(state, known)
        check_codec(state)
        check_legal(state, rng, known, sweep)
        check_refused(state, rng, known, sweep)
        check_open(state, rng, known)
        check_deals(state)
        check_no_numbers(state, known)
        check_secrets(state, rng)
    except Violation:
        raise
    except Exception as problem:
        raise Violation(state, f"{type(problem).__name__}: {problem}") from problem
    if state.digest() != before:
        raise Violation(state, "asking has changed the position")


def check_sound(state: State) -> None:
    problem = state.broken()
    if problem:
        raise Violation(state, f"the position is broken: {problem}")


def check_actors(state: State) -> None:
    """Who may act: nobody when it is over, else one seat, several, or Nature; each asked, and nobody else."""
    actors = state.actors()
    if state.over != (actors == []) or state.over != (state.actor == NOBODY):
        raise Violation(state, f"over is {state.over}, but the actors are {actors}")
    if actors != sorted(set(actors)):
        raise Violation(state, f"the actors are not in order: {actors}")
    if not state.over and state.actor != SEVERAL and actors != [state.actor]:
        raise Violation(state, f"the actor is {int(state.actor)}, but the actors are {actors}")
    if state.actor == SEVERAL and not set(actors) <= set(range(int(state.seats))):
        raise Violation(state, f"of several actors all are seats, not {actors}")
    timed = sorted({timer.move for timer in state.timers()})
    if state.legal(CLOCK) != timed or any(timer.seconds <= 0 for timer in state.timers()):
        raise Violation(state, f"the timers end {timed}, but the clock may play {state.legal(CLOCK)}")
    for actor in (*range(int(state.seats)), NATURE, CLOCK):
        asked = actor in actors or (actor == CLOCK and bool(timed))
        if state.is_asked(actor) != asked:
            raise Violation(state, f"actor {actor} is {'not ' if asked else ''}asked, unlike the actors say")
        if bool(state.legal(actor)) != asked:
            raise Violation(state, f"actor {actor} is {'' if asked else 'not '}asked, but has {state.legal(actor)}")
    check_odds(state)


def check_odds(state: State) -> None:
    """Nature's odds: one positive whole number for each of its moves."""
    weights = state.weights()
    if len(weights) != len(state.legal(NATURE)) or any(type(odds) is not int or odds <= 0 for odds in weights):
        raise Violation(state, f"Nature's odds are {short(weights)} for the moves {short(state.legal(NATURE))}")


def check_copies(state: State, rng: Rng) -> None:
    """A clone is the same position and a position of its own; so is one from a dump, and a pickled or copied one."""
    dump = state.dump()
    how, copied = COPIES[int(state.decisions) % len(COPIES)]
    twins = {"a clone": state.clone(), "a dump restored": state.game.restore(dump), how: copied(state)}
    for name, twin in twins.items():
        if twin.dump() != dump:
            raise Violation(state, f"{name} is another position: {difference(dump, twin.dump())}")
    if state.over:
        return
    for name, twin in twins.items():
        actor, move = random_turn(state, rng)
        twin.clone().apply(move, actor)
        if twin.dump() != dump:
            raise Violation(state, f"playing {move} on a clone has changed the original")
        twin.apply(move, actor)
        if state.dump() != dump:
            raise Violation(state, f"playing {move} on {name} has changed the original")


def check_shown(state: State, clauses: Clauses) -> None:
    """What is shown to seats and spectators can be sent as it is, and choices offer exactly what is legal."""
    everybody = (*range(int(state.seats)), None)
    for seat in everybody:
        as_json(state, state.view(seat), f"the view of seat {seat}")
        as_json(state, state.events(seat), f"the events of seat {seat}")
        prompt = state.prompt(seat)
        as_json(state, prompt, f"the prompt of seat {seat}")
        demand_clause(state, prompt["clause"], clauses, f"the prompt of seat {seat}")
    as_json(state, [timer.as_dict() for timer in state.timers()], "the timers")
    as_json(state, state.ranking(), "the ranking")
    if len(state.scores()) != state.seats or any(type(score) is not int for score in state.scores()):
        raise Violation(state, f"the scores are {short(state.scores())}")
    for seat in range(int(state.seats)):
        as_json(state, [form.as_dict() for form in state.forms(seat)], f"the forms of seat {seat}")
        check_choices(state, seat, clauses)
        check_observed(state, seat)


def check_deals(state: State) -> None:
    """Whom a deal may be offered, and over what, is the same where it is composed step by step as in its form."""
    for seat in range(int(state.seats)):
        check_deals_of(state, seat)


def check_deals_of(state: State, seat: int) -> None:
    forms = [form for form in state.forms(seat) if isinstance(form, DealForm)]
    partners = bits_of(state.deal_partners(seat)) if state.is_asked(seat) else []
    if partners != [partner for form in forms for partner in form.partners]:
        raise Violation(state, f"a deal that seat {seat} composes with {partners} can be played, but fits no form")
    named = state.game.deal_assets()
    for form in forms:
        found = {named[place] for partner in partners for place in bits_of(state.deal_assets(seat, partner))}
        if not found <= set(form.assets):
            raise Violation(state, f"seat {seat} may compose deals over {sorted(found)}, its form is for less")


def check_observed(state: State, seat: int) -> None:
    """The entries are those that the game names, in their order, each within its bounds."""
    entries = state.game.observation
    here = Observation(NAMES)
    state.describe(here, seat)
    if len(here.entries) != len(entries):
        raise Violation(state, f"seat {seat} observes {len(here.entries)} entries, the game names {len(entries)}")
    for place, (entry, named) in enumerate(zip(here.entries, entries)):
        if entry != named:
            raise Violation(state, f"entry {place} of seat {seat} is {entry}, but the game names {named}")
    observed = state.observe(seat)
    if len(observed) != len(entries):
        raise Violation(state, f"seat {seat} observes {len(observed)} numbers, the game names {len(entries)}")
    for (name, low, high), value in zip(entries, observed):
        if type(value) is not float or not low <= value <= high:
            raise Violation(state, f"seat {seat} observes {value} as {name}, which lies between {low} and {high}")
    row = Buffer(len(entries))
    state.observe_into(seat, row)
    shape = f"{len(observed)}f"
    if struct.unpack(shape, memoryview(row.cells)) != struct.unpack(shape, struct.pack(shape, *observed)):
        raise Violation(state, f"seat {seat} observes other numbers in a buffer than in a list")


def check_choices(state: State, seat: int, clauses: Clauses) -> None:
    """Each legal move once; then refused targets, each with its reason; nothing for a seat that is not asked."""
    choices = state.choices(seat)
    as_json(state, choices, f"the choices of seat {seat}")
    moves = [choice["move"] for choice in choices if choice["move"] is not None]
    if sorted(moves) != state.legal(seat):
        raise Violation(state, f"seat {seat} is offered {short(sorted(moves))}, legal are {short(state.legal(seat))}")
    taken = [choice["targets"] for choice in choices if choice["move"] is not None]
    refused = [choice for choice in choices if choice["move"] is None]
    if len(refused) > MOST_REFUSED or (refused and not state.is_asked(seat)):
        raise Violation(state, f"seat {seat} is shown {len(refused)} refused targets")
    for choice in choices:
        if (choice["move"] is None) == (choice["refusal"] is None) or not choice["kind"]:
            raise Violation(state, f"seat {seat} has a choice that is neither offered nor refused: {choice}")
    for place, choice in enumerate(refused):
        if choice["targets"] in taken or choice in refused[:place] or not choice["targets"]:
            raise Violation(state, f"seat {seat} is shown {choice['targets']} as refused, and otherwise")
        reason = choice["refusal"] or {}
        if not reason.get("code"):
            raise Violation(state, f"seat {seat} is not told why {choice['targets']} is refused")
        demand_clause(state, reason.get("clause"), clauses, f"the refused target {choice['targets']}")


def check_codec(state: State) -> None:
    """Number, typed move and text of every legal move lead to each other."""
    for actor in who_may_act(state):
        for move in state.legal(actor):
            if state.code(state.move(move)) != move:
                raise Violation(state, f"move {move} is {state.move(move)}, which is {state.code(state.move(move))}")
            text = state.text(move)
            if state.parse(text) != move or "\n" in text:
                raise Violation(state, f"move {move} is written {text!r}, which is read as {state.parse(text)}")


def check_legal(state: State, rng: Rng, clauses: Clauses, sweep: bool) -> None:
    """Legal moves are listed, in order, each once, and can be played; playing and applying come to the same."""
    game = state.game
    for actor in who_may_act(state):
        moves = state.legal(actor)
        low, high = (0, game.policy) if actor >= 0 else (game.policy, game.listed)
        if moves != sorted(set(moves)) or not low <= moves[0] <= moves[-1] < high:
            raise Violation(state, f"the legal moves of actor {actor} are out of order or of range: {short(moves)}")
        for move in moves if sweep else some(moves, rng):
            check_playable(state, move, actor, clauses)


def some(moves: list[int], rng: Rng) -> list[int]:
    return [moves[int(rng.below(len(moves)))] for _ in range(SOME)]
