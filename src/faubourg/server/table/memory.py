"""Which tables leave the memory: where nobody is, and nothing was done for long or too many are kept."""

from typing import TYPE_CHECKING

from faubourg.server.table.table import Table

if TYPE_CHECKING:
    from faubourg.server.table.host import Host

# How much of tables at which nobody is stays, in units of about 100 kB: a table is one, and so are so many entries.
MOST_LEFT = 400
ENTRIES_A_UNIT = 100
# In ms, how long each stays for whoever has just asked for it.
LEAST_STAY = 5_000


def unused(host: "Host", ms: int) -> list[Table]:
    """The tables at which nobody is, and which nobody asked for in this time."""
    limit = host.clock.now() - ms
    left = [table for table in host.tables.values() if not table.listeners and table.used <= limit]
    return [table for table in left if not table.lock.locked() and not host.is_busy(table)]


def crowding(host: "Host") -> list[Table]:
    """The tables that make room, however many somebody asks for one after the other: those left longest ago."""
    over = sum(weight(table) for table in host.tables.values() if not table.listeners) - MOST_LEFT
    found: list[Table] = []
    if over > 0:
        for table in sorted(unused(host, LEAST_STAY), key=lambda table: table.used):
            found.append(table)
            over -= weight(table)
            if over <= 0:
                break
    return found


def weight(table: Table) -> int:
    return 1 + table.seq // ENTRIES_A_UNIT
