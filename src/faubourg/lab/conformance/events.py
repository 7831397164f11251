"""What is told: events of the kinds a game names, with the particulars it says they have."""

from faubourg.core.event import Event
from faubourg.core.state import State
from faubourg.lab.conformance.shapes import misfit, particulars
from faubourg.lab.conformance.violation import Violation, short

# What every event has beside its own particulars.
HEAD = ("kind", "clause")


def check_event(state: State, event: Event) -> None:
    """The event has the shape of its kind, whoever sees it."""
    shape = state.game.shapes.get(event.kind)
    if shape is None:
        raise Violation(state, f"the event {event.kind} is not among those of the game")
    expected = particulars(shape)
    for seat in (*range(int(state.seats)), None):
        told = {name: value for name, value in event.seen_by(seat).items() if name not in HEAD}
        if told.keys() != expected.keys():
            raise Violation(state, f"the event {event.kind} tells {sorted(told)}, not {sorted(expected)}")
        for name, value in told.items():
            if misfit(value, expected[name], name):
                raise Violation(state, f"the event {event.kind} tells {name}={short(value)} to seat {seat}")
