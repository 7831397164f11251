"""Who has the floor, where several may act at once: one person and bots, who are asked one after the other."""

from typing import final

from faubourg.cli.complaint import Complaint
from faubourg.core.actors import SEVERAL
from faubourg.core.state import State


@final
class Floor:
    def __init__(self) -> None:
        # Who spoke last, or let the others speak.
        self.spoke = -1

    def next_of(self, state: State) -> int:
        """Who is asked: clockwise from whoever spoke last."""
        return min(state.actors(), key=lambda seat: (seat - self.spoke - 1) % int(state.seats))

    def wait(self, state: State, seat: int) -> bool:
        """The person says nothing for now; whether no bot has anything to say either, so that time runs out. A bot that
        is asked never waits."""
        if state.actor != SEVERAL and all(timer.played for timer in state.timers()):
            raise Complaint("table-no-waiting")
        self.spoke = seat
        return state.actors() == [seat]
