"""A gesture as it comes: whether the table takes it now, and whether it has come before."""

from faubourg.core.actors import SEVERAL
from faubourg.core.match import Gesture
from faubourg.core.refusal import IllegalMove, Param, Refusal
from faubourg.core.state import State
from faubourg.server.table.table import Table
from faubourg.server.time.timers import counts

# Entries of a table: no match has as many moves, but whoever plays and takes back could go on for ever. The store has
# room for ten times as many.
MOST_ENTRIES = 100_000


def turned_away(code: str, **params: Param) -> IllegalMove:
    """The table refuses, not the rules: there is no clause, and the sentence is `error-<code>`."""
    return IllegalMove(Refusal(code, "", params))


def check_playing(table: Table) -> None:
    if table.status == "waiting" or table.match is None:
        raise turned_away("not-started")
    if table.status == "closed":
        raise turned_away("too-many-entries" if fills_up(table.seq) else "table-closed")
    if table.status != "playing":
        raise IllegalMove(Refusal("match-over", table.state.clause_now(), {}))


def fills_up(seq: int) -> bool:
    """Whether the entry of that number is the last one a table has room for: it closes the table."""
    return seq >= MOST_ENTRIES


def check_fresh(table: Table, seq: int) -> None:
    check_playing(table)
    if seq != table.seq:
        raise turned_away("stale", seq=table.seq)


def after(table: Table, seat: int, moves: list[int]) -> State:
    """The position after these moves of a seat; the table's own stays as it is."""
    assert table.match is not None
    if not moves:
        return table.state
    gesture = Gesture(table.state.clone(), table.match.draws)
    for move in moves:
        gesture.add(move, seat)
    return gesture.state


def entry_again(table: Table, seat: int, seq: int, moves: list[int]) -> int | None:
    """The number of the entry that holds this very gesture: it was sent twice. It is the one after `seq`; where several
    acted at once others may have come before it."""
    given = tuple(moves)
    for entry in table.log[seq:]:
        if entry.actor == seat and entry.moves == given:
            return entry.seq
        now = counts(entry.timers)
        if not now or not seq or not now <= counts(table.log[seq - 1].timers):
            break
    return None


def is_same_count(table: Table, seq: int) -> bool:
    """Whether what several may do at once, and the rules give time for, was already going on after entry `seq`: the
    same auction, though the time for its opening may be over."""
    if table.status != "playing" or table.state.actor != SEVERAL or not 0 < seq <= table.seq:
        return False
    now = counts(table.timers)
    return bool(now) and all(now <= counts(entry.timers) for entry in table.log[seq - 1 :])
