"""What is not legal is refused, with a reason; what is open is judged like the rest."""

from typing import Final

from faubourg.core.actors import CLOCK, MOVE_LIMIT, NATURE
from faubourg.core.forms import BidForm
from faubourg.core.notation import Bid
from faubourg.core.refusal import InputError
from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.lab.conformance.moves import NO_NUMBERS, NO_SEATS, open_moves, who_may_act
from faubourg.lab.conformance.playing import check_playable, check_unplayable
from faubourg.lab.conformance.violation import Clauses, Violation, demand_refusal, short

# Without the sweep, and for those who are not asked, so many numbers are tried.
SOME: Final = 4


def check_refused(state: State, rng: Rng, clauses: Clauses, sweep: bool) -> None:
    """Every listed number that is not legal is refused, whoever plays it."""
    listed = state.game.listed
    for actor in (*range(int(state.seats)), NATURE, CLOCK):
        asked = state.is_asked(actor)
        legal = set(state.legal(actor))
        numbers = list(range(listed)) if sweep and asked else some_numbers(state, rng)
        for move in numbers:
            refusal = state.why_not(move, actor)
            if move in legal:
                if refusal is not None:
                    raise Violation(state, f"move {move} of actor {actor} is legal, but refused: {refusal}")
                continue
            demand_refusal(state, refusal, clauses, f"move {move} of actor {actor}")
        check_unplayable(state, next((move for move in numbers if move not in legal), listed), actor)


def some_numbers(state: State, rng: Rng) -> list[int]:
    """A few listed numbers, some of them legal for whoever is asked."""
    numbers = [int(rng.below(state.game.listed)) for _ in range(SOME)]
    for actor in who_may_act(state):
        numbers.append(int(state.filled(actor).pick(rng)))
    return numbers


def check_open(state: State, rng: Rng, clauses: Clauses) -> None:
    """Open moves that fit a form are judged alike by `can_play` and `play`; the limits of a bid are its limits."""
    for seat in range(int(state.seats)):
        forms = state.forms(seat)
        if forms and not state.is_asked(seat):
            raise Violation(state, f"seat {seat} has forms, but is not asked")
        for move in open_moves(state, seat, rng):
            check_codec_of(state, move)
            judge(state, move, seat, clauses)
        for form in forms:
            if isinstance(form, BidForm):
                check_bids(state, form, seat, clauses)
    listed = state.game.listed
    others = [listed, listed + 1, random_number(listed, rng), MOVE_LIMIT - 1, *bids_of(state)]
    for actor in (*range(int(state.seats)), NATURE, CLOCK):
        for move in others:
            judge(state, move, actor, clauses)


def check_codec_of(state: State, move: int) -> None:
    if state.code(state.move(move)) != move or state.parse(state.text(move)) != move:
        raise Violation(state, f"open move {move} has another number as {state.move(move)} or {state.text(move)!r}")


def random_number(low: int, rng: Rng) -> int:
    """A number from low to the limit, small ones as likely as large ones."""
    number = (int(rng.below(1 << 26)) << 27) | int(rng.below(1 << 27))
    return max(low, number >> int(rng.below(53)))


def judge(state: State, move: int, actor: int, clauses: Clauses) -> None:
    """A number that is not listed is either playable or refused, with all that belongs to it."""
    if state.can_play(move, actor):
        if move >= state.game.listed and (actor < 0 or not state.forms(actor)):
            raise Violation(state, f"open move {move} of actor {actor} can be played, but fits no form")
        check_playable(state, move, actor, clauses)
    else:
        demand_refusal(state, state.why_not(move, actor), clauses, f"move {move} of actor {actor}")
        check_unplayable(state, move, actor)


def bids_of(state: State) -> list[int]:
    """Bids of a few amounts, if the game has bids: they need a form, or are refused."""
    try:
        return [state.parse(Bid(amount).line()) for amount in (10, 40, 130)]
    except InputError:
        return []


def check_bids(state: State, form: BidForm, seat: int, clauses: Clauses) -> None:
    """Every amount within the limits can be bid, none beyond them."""
    if not form.low <= form.high or form.step <= 0 or (form.high - form.low) % form.step:
        raise Violation(state, f"a bid from {form.low} to {form.high} in steps of {form.step} cannot be made")
    for amount in range(form.low, form.high + 1, form.step):
        move = state.parse(Bid(amount).line())
        if not state.can_play(move, seat):
            raise Violation(state, f"seat {seat} may bid {amount}, but move {move} is {state.why_not(move, seat)}")
        if move < state.game.listed and move not in state.legal(seat):
            raise Violation(state, f"the bid of {amount} is listed, but not legal")
    for amount in (form.low - form.step, form.high + form.step, form.low - 1, 0):
        try:
            beyond = state.parse(Bid(amount).line())
        except InputError:
            continue
        demand_refusal(state, state.why_not(beyond, seat), clauses, f"a bid of {amount}")


def check_no_numbers(state: State, clauses: Clauses) -> None:
    """What is no number of a move is refused; what is no seat is an error of the caller's."""
    actor = state.actors()[0] if not state.over else 0
    for given in NO_NUMBERS:
        demand_refusal(state, state.why_not(given, actor), clauses, f"the move {short(given)}")
        check_unplayable(state, given, actor)
    for seat in NO_SEATS:
        check_no_seat(state, seat)


def check_no_seat(state: State, seat: object) -> None:
    questions: list[tuple[str, tuple[object, ...]]] = [
        *((name, (seat,)) for name in ("legal", "forms", "view", "prompt", "events")),
        *((name, (0, seat)) for name in ("why_not", "can_play", "play")),
    ]
    if seat is not True:
        # Compiled, a parameter that is an int and nothing else takes True for 1.
        questions += [("choices", (seat,)), ("observe", (seat,))]
    for name, given in questions:
        try:
            getattr(state, name)(*given)
        except (ValueError, TypeError):
            continue
        raise Violation(state, f"{name}{short(given)} is answered, though there is no such seat")
