"""Entries between a match and the store: one row per gesture, with the moves it is made of and what they told."""

from typing import Any

from faubourg.core.secret import marked, unsealed
from faubourg.server.store.store import EntryRow
from faubourg.server.table.lines import Told
from faubourg.server.time.decisions import Due
from faubourg.server.time.timers import Timers, timers_from
from faubourg.server.wire.json import codec


class Body:
    """What a row holds as JSON: the lines it adds to the match, the events, the clocks and the timers after it.

    What only one seat may know of an event is a Secret. `undo_to` is the entry that an undo goes back to.
    """

    def __init__(
        self, lines: list[Any], events: Told, due: Due | None, timers: Timers = (), undo_to: int | None = None
    ) -> None:
        self.lines = lines
        self.events = events
        self.due = due
        self.timers = timers
        self.undo_to = undo_to

    def text(self) -> str:
        due = None if self.due is None else self.due.as_list()
        stored: dict[str, object] = {"lines": self.lines, "events": self.events, "due": due, "undo_to": self.undo_to}
        if self.timers:
            stored["timers"] = [list(timer) for timer in self.timers]
        return codec.dumps(stored, default=marked).decode()


def body_of(row: EntryRow) -> Body:
    found = codec.loads(row.body)
    events: Any = unsealed(found["events"])
    timers = timers_from(found.get("timers", []))
    return Body(found["lines"], events, Due.from_list(found["due"]), timers, found["undo_to"])
