"""What a seat must not learn: a position that differs only in what is hidden from it looks the same, byte for byte."""

import json

from faubourg.core.actors import HIDDEN, NATURE
from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.lab.conformance.moves import who_may_act
from faubourg.lab.conformance.violation import Violation


def face(state: State, seat: int | None) -> dict[str, str]:
    """All that a seat is ever sent of a position, or may compute from it; None is a spectator."""
    shown: dict[str, object] = {
        "view": state.view(seat),
        "prompt": state.prompt(seat),
        "actors": who_may_act(state),
        "timers": [timer.as_dict() for timer in state.timers()],
        "end": [state.over, state.truncated, int(state.decisions), int(state.turns)],
    }
    if seat is not None:
        shown["choices"] = state.choices(seat)
        shown["legal"] = state.legal(seat)
        shown["forms"] = [form.as_dict() for form in state.forms(seat)]
        shown["observation"] = state.observe(seat)
    if state.over:
        shown["ranking"] = [state.ranking(), state.scores(), state.returns()]
    return {name: json.dumps(value) for name, value in shown.items()}


def demand_same_face(state: State, other: State, seat: int | None, when: str) -> None:
    real, imagined = face(state, seat), face(other, seat)
    for name, value in real.items():
        if imagined.get(name) != value:
            raise Violation(state, f"{when}, the {name} of seat {seat} shows a secret: {value} or {imagined.get(name)}")


def demand_same_events(state: State, other: State, seat: int | None, when: str) -> None:
    real, imagined = json.dumps(state.events(seat)), json.dumps(other.events(seat))
    if real != imagined:
        raise Violation(state, f"{when}, the events of seat {seat} show a secret: {real} or {imagined}")


def check_secrets(state: State, rng: Rng) -> None:
    """For every seat and for a spectator: an imagined position is sound, looks the same, and refuses the same."""
    before = state.dump()
    for seat in (*range(int(state.seats)), None):
        imagined = state.imagine(seat, rng)
        if state.dump() != before:
            raise Violation(state, f"imagining for seat {seat} has changed the position")
        if imagined.broken():
            raise Violation(state, f"what seat {seat} imagines is broken: {imagined.broken()}")
        demand_same_face(state, imagined, seat, "imagined")
        if seat is not None:
            check_same_refusals(state, imagined, seat, rng)
        check_seen(state, seat)
        check_draws_shown(state, seat, rng)


def check_same_refusals(state: State, imagined: State, seat: int, rng: Rng) -> None:
    """Why a seat's move is refused must not depend on what is hidden from that seat."""
    for _ in range(8):
        move = int(rng.below(state.game.listed))
        real, other = state.why_not(move, seat), imagined.why_not(move, seat)
        if real != other:
            raise Violation(state, f"why seat {seat} cannot play {move} shows a secret: {real} or {other}")


def check_seen(state: State, seat: int | None) -> None:
    """A move is seen or hidden; a seat sees its own moves, and all that spectators see."""
    for actor in who_may_act(state):
        for move in state.legal(actor):
            seen = state.seen(move, seat)
            if seen not in (move, HIDDEN) or (actor == seat and seen != move):
                raise Violation(state, f"seat {seat} sees move {move} of actor {actor} as {seen}")
            if seen == HIDDEN and state.seen(move, None) != HIDDEN:
                raise Violation(state, f"a spectator sees move {move} of actor {actor}, but seat {seat} does not")


def check_draws_shown(state: State, seat: int | None, rng: Rng) -> None:
    """Two draws that a seat is said to see look different to it; else `seen` would tell more than the view."""
    if state.actor != NATURE:
        return
    moves = [move for move in state.legal(NATURE) if state.seen(move, seat) == move]
    if len(moves) < 2:
        return
    first = int(rng.below(len(moves)))
    second = (first + 1 + int(rng.below(len(moves) - 1))) % len(moves)
    faces: list[object] = []
    for place in (first, second):
        after = state.clone()
        after.play(moves[place], NATURE)
        faces.append((face(after, seat), json.dumps(after.events(seat))))
    if faces[0] == faces[1]:
        raise Violation(state, f"seat {seat} sees {moves[first]} and {moves[second]}, but is shown no difference")


class Companion:
    """An imagined match that a seat cannot tell from the real one, and that follows it as long as it can.

    The seat has seen the same of both, move by move; so both must look the same to it.
    """

    def __init__(self, state: State, seat: int | None, rng: Rng) -> None:
        self.seat = seat
        self.rng = rng
        self.state = state.imagine(seat, rng)

    def follow(self, before: State, after: State, actor: int, move: int) -> bool:
        """The real match went from one position to the next by this move; whether the imagined one could, too."""
        seen = before.seen(move, self.seat)
        reply = move if seen == move else self.hidden_reply(before, actor)
        if not self.state.can_play(reply, actor):
            if actor == self.seat:
                raise Violation(before, f"seat {self.seat} may play {move} only because of what is hidden from it")
            # The move shows that it was not so: imagine anew.
            self.state = after.imagine(self.seat, self.rng)
            return False
        if self.state.seen(reply, self.seat) != seen:
            raise Violation(before, f"whether seat {self.seat} sees move {move} depends on what is hidden from it")
        self.state.play(reply, actor)
        demand_same_events(after, self.state, self.seat, f"after move {move} of actor {actor}")
        return True

    def compare(self, state: State) -> None:
        """The seat has seen the same of both: they look the same."""
        demand_same_face(state, self.state, self.seat, "having seen the same")

    def hidden_reply(self, before: State, actor: int) -> int:
        """Any move that the seat cannot tell from the real one."""
        moves = [move for move in self.state.legal(actor) if self.state.seen(move, self.seat) == HIDDEN]
        if not moves:
            raise Violation(before, f"seat {self.seat} could tell that a hidden move of actor {actor} is possible")
        return moves[int(self.rng.below(len(moves)))]
