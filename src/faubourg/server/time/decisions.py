"""Time for each decision: when the seat that is asked runs out of it, and what is left in the banks."""

from typing import NamedTuple

from faubourg.server.wire.answers import ClockInfo
from faubourg.server.wire.http import TimeControl

# After an outage nobody loses a turn before having seen the table again.
GRACE = 10_000
# How long a full table waits for its seats to reveal what they have promised. A page does it at once, when it is told;
# whoever is not there holds nobody up for longer.
REVEAL = 5_000


class Due(NamedTuple):
    """The clocks after an entry, in ms: until `bank_from` the time for this decision runs, then the bank, until `due`.

    While nobody's time runs, `due` is 0.
    """

    due: int
    bank_from: int
    bank: tuple[int, ...]

    def as_list(self) -> list[object]:
        return [self.due, self.bank_from, list(self.bank)]

    @classmethod
    def from_list(cls, stored: list[object] | None) -> "Due | None":
        if stored is None:
            return None
        due, bank_from, bank = stored
        assert isinstance(due, int)
        assert isinstance(bank_from, int)
        assert isinstance(bank, list)
        return cls(due, bank_from, tuple(bank))

    def info(self, now: int) -> ClockInfo:
        return ClockInfo.model_construct(now=now, due=self.due, bank_from=self.bank_from, bank=list(self.bank))

    def charged(self, seat: int, now: int) -> "Due":
        """What the seat has used of its bank is gone."""
        bank = list(self.bank)
        if self.due and 0 <= seat < len(bank):
            bank[seat] = max(0, bank[seat] - max(0, now - self.bank_from))
        return self._replace(bank=tuple(bank))

    def running(self, time: TimeControl, people_asked: list[int], now: int) -> "Due":
        """The clock of those who are asked now; where several are, nobody's bank is drawn on."""
        if not people_asked:
            return self._replace(due=0, bank_from=0)
        bank_from = now + time.move * 1000
        extra = self.bank[people_asked[0]] if len(people_asked) == 1 else 0
        return self._replace(due=bank_from + extra, bank_from=bank_from)

    def resumed(self, now: int) -> "Due":
        """The clock after an outage: whoever was asked has at least a little time."""
        return self._replace(due=max(self.due, now + GRACE)) if self.due else self


def fresh(time: TimeControl | None, seats: int) -> Due | None:
    """Full banks before the first decision; None at a table without a clock."""
    return None if time is None else Due(0, 0, (time.bank * 1000,) * seats)
