"""Moves to try: what actors may play, open moves that fit a form, and numbers that are none."""

from typing import Final

from faubourg.core.actors import CLOCK, MOVE_LIMIT, NATURE
from faubourg.core.forms import BidForm, DealForm
from faubourg.core.notation import Bid, Deal
from faubourg.core.refusal import InputError
from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.lab.conformance.violation import Violation

# What is no number of a move, whatever the game.
NO_NUMBERS: Final[tuple[object, ...]] = (-1, -(2**70), MOVE_LIMIT, 2**70, True, False, "3", None, 2.0, [3])
NO_SEATS: Final[tuple[object, ...]] = (-1, -4, -5, 64, 2**70, True, "0", 1.0)


def who_may_act(state: State) -> list[int]:
    """The actors, and the clock while it has something to end."""
    return [*state.actors(), CLOCK] if state.timers() else state.actors()


def open_moves(state: State, seat: int, rng: Rng) -> list[int]:
    """Some moves that fit the forms of a seat; a deal may still be refused."""
    texts: list[str] = []
    for form in state.forms(seat):
        if isinstance(form, BidForm):
            steps = (form.high - form.low) // form.step
            amount = form.low + form.step * int(rng.below(steps + 1))
            texts += [Bid(form.low).line(), Bid(form.high).line(), Bid(amount).line()]
        elif isinstance(form, DealForm) and form.partners and form.assets:
            texts += [random_deal(form, rng) for _ in range(4)]
    return [number_of(state, text) for text in texts]


def random_deal(form: DealForm, rng: Rng) -> str:
    partner = form.partners[int(rng.below(len(form.partners)))]
    places = sorted({int(rng.below(len(form.assets))) for _ in range(1 + int(rng.below(2)))})
    cash = 10 * (int(rng.below(11)) - 5)
    return Deal(partner, [form.assets[place] for place in places], cash).line()


def number_of(state: State, text: str) -> int:
    try:
        return state.parse(text)
    except InputError as problem:
        raise Violation(state, f"a form is open, but {text!r} cannot be read: {problem}") from None


def random_turn(state: State, rng: Rng) -> tuple[int, int]:
    """An actor and a move, at random: Nature's by its odds, now and then the clock's or an open one."""
    actors = who_may_act(state)
    # The clock is the last and rarely the one: else no auction would get far.
    if len(actors) > 1 and actors[-1] == CLOCK and rng.below(8):
        actors = actors[:-1]
    actor = actors[int(rng.below(len(actors)))]
    if actor == NATURE:
        return actor, int(state.filled(NATURE).pick(rng))
    if actor != CLOCK and rng.below(3) == 0:
        playable = [move for move in open_moves(state, actor, rng) if state.can_play(move, actor)]
        if playable:
            return actor, playable[int(rng.below(len(playable)))]
    return actor, int(state.filled(actor).pick(rng))
