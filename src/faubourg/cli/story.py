"""What has happened in a match: its events, and which of them a seat has been told."""

from typing import final

from faubourg.core.event import Event
from faubourg.core.match import Match
from faubourg.core.secret import Secret
from faubourg.core.told import TURN_PASSED

REMINDER = 6


@final
class Story:
    def __init__(self, match: Match, drawn: tuple[str, ...]) -> None:
        self.match = match
        # What everybody sees in the next drawing anyway.
        self.drawn = (TURN_PASSED, *drawn)
        self.events: list[Event] = []
        # For each seat, from where on it has not been told; a list, for seats come in order.
        self.since = [0] * match.seats
        self.rebuild()
        # A match that goes on begins with what happened last.
        begun = any(entry.actor >= 0 for entry in match.entries)
        self.since = [max(0, len(self.events) - REMINDER) if begun else len(self.events)] * match.seats

    def rebuild(self) -> None:
        """Tell it all again: after loading and after an undo. What was played under other rules is left out."""
        match = self.match
        self.events = []
        state = match.game.start(match.seats, match.options)
        for number in match.path():
            entry = match.entries[number]
            if entry.dump:
                self.events = []
                if entry.version == match.game.rules_version:
                    state = match.game.restore(entry.dump)
            elif match.rules_version == match.game.rules_version or self.is_resumed(number):
                state.play(entry.code, entry.actor)
                self.events += state.happened()
        self.since = [min(since, len(self.events)) for since in self.since]

    def is_resumed(self, number: int) -> bool:
        """Whether an entry was made under the running rules, after a change of them."""
        versions = [entry.version for entry in self.match.entries[:number] if entry.dump]
        return bool(versions) and versions[-1] == self.match.game.rules_version

    def add_last(self) -> list[Event]:
        """Take over what the last gesture did."""
        self.events += self.match.told
        return self.match.told

    def leave(self, seat: int) -> None:
        """A seat's turn has ended: it knows everything up to its own draw."""
        place = len(self.events)
        for back, event in enumerate(reversed(self.match.told)):
            if owner_of(event) == seat:
                place = len(self.events) - back - 1
        self.since[seat] = place

    def news(self, seat: int) -> list[Event]:
        """What a seat has not been told, without what the drawing shows."""
        found = []
        for event in self.events[self.since[seat] :]:
            if event.kind not in self.drawn and owner_of(event) in (None, seat):
                found.append(event)
        return found


def owner_of(event: Event) -> int | None:
    """The only seat that knows all of an event; None when everybody does."""
    return next((value.owner for value in event.params.values() if isinstance(value, Secret)), None)
