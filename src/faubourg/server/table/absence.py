"""Since when somebody may be away, and from when on a bot may be put in their place.

A worker knows of the connections that it holds. Of somebody at another one it learns when they sit down, play or lose
their last connection there; until it hears of them they have been away since the table came into its memory, and so
has everybody after a restart.
"""

from faubourg.server.table.head import Head


class Absence:
    def __init__(self, head: Head, now: int) -> None:
        # By seat, in ms.
        self.since = [now] * len(head.seats)
        self.known = marks_of(head)

    def meet(self, head: Head, now: int) -> None:
        """Another head: whoever has just sat down, or has just left another worker, was here until now."""
        known = marks_of(head)
        self.note([seat for seat, mark in enumerate(known) if mark != self.known[seat]], now)
        self.known = known

    def note(self, seats: list[int], now: int) -> None:
        """The people of these seats were here until now."""
        for seat in seats:
            self.since[seat] = now

    def note_entry(self, seq: int, actor: int, now: int) -> None:
        """Whoever plays is here, and nobody is late for a match that begins."""
        if seq == 1:
            self.note(list(range(len(self.since))), now)
        elif actor >= 0:
            self.since[actor] = now

    def bot_from(self, head: Head, seat: int) -> int:
        """When the table's time of grace for the seat is over."""
        return self.since[seat] + head.settings.grace * 1000


def marks_of(head: Head) -> list[tuple[str | None, int]]:
    return [(seat.guest, seat.left) for seat in head.seats]
