"""Which tables leave the memory: where nobody is, and nothing was done for long or too many are kept."""

import sys
from typing import TYPE_CHECKING

from faubourg.server.table.table import Table

if TYPE_CHECKING:
    from faubourg.server.table.host import Host

# How much of tables at which nobody is stays, in units of about 100 kB: a table is one, and so are so many entries.
MOST_LEFT = 400
UNIT = 100_000
ENTRIES_A_UNIT = 100
# In ms, how long each stays for whoever has just asked for it; and where there are twice as many.
LEAST_STAY = 5_000
SHORT_STAY = 500


def unused(host: "Host", ms: int) -> list[Table]:
    """The tables at which nobody is, and which nobody asked for in this time."""
    limit = host.clock.now() - ms
    left = [table for table in host.tables.values() if is_left(table) and table.used <= limit]
    return [table for table in left if not table.lock.locked() and not host.is_busy(table)]


def crowding(host: "Host") -> list[Table]:
    """The tables that make room, however many somebody asks for one after the other: those left longest ago."""
    over = sum(weight(table) for table in host.tables.values() if is_left(table)) - MOST_LEFT
    found: list[Table] = []
    if over > 0:
        stay = LEAST_STAY if over <= MOST_LEFT else SHORT_STAY
        for table in sorted(unused(host, stay), key=lambda table: table.used):
            found.append(table)
            over -= weight(table)
            if over <= 0:
                break
    return found


def is_left(table: Table) -> bool:
    return not table.listeners and not table.entering


def weight(table: Table) -> int:
    return 1 + table.seq // ENTRIES_A_UNIT + weight_of_file(table.head.data)


def weight_of_file(data: str | None) -> int:
    """What is read of it, and its text, which a single odd letter makes four times as large."""
    return 0 if data is None else 1 + sys.getsizeof(data) // UNIT
