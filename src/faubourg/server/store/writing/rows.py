"""Rows as the databases hold them: numbers as text with commas, a head as JSON."""

import json
from collections.abc import Iterable
from typing import Any

from faubourg.server.store.store import ChatRow, EntryRow, StoreError, TableRow

# The order in which both stores select; `table_row` and `entry_row` read it.
TABLE_COLUMNS = (
    "t.id, t.version, t.game, t.status, t.is_open, t.created, t.updated, t.seq, t.asked, t.wake, h.guests, h.head"
)
# For a list: a head may be large, and is not read for it.
LISTED_COLUMNS = TABLE_COLUMNS.replace("h.guests, h.head", "'[]', '{}'")
ENTRY_COLUMNS = "e.actor, e.moves, e.at, e.digest, e.asked, e.wake, e.status, e.body, e.dump"
# An entry's key is its table's number and its seq side by side: from this seq on it would be among another table's.
SEQS = 1 << 20


def check_seq(entry: EntryRow) -> None:
    if entry.seq >= SEQS:
        raise StoreError("too-many-entries", entry.table)


def latest(wanted: str, limit: str) -> str:
    """The tables that a statement selects, the latest first, without their heads. Only numbers and times are sorted:
    the rest of the few that are shown is fetched after that."""
    order = "ORDER BY t.updated DESC, t.number DESC"
    return (
        f"SELECT {LISTED_COLUMNS} FROM ({wanted} {order} LIMIT {limit}) w JOIN tables t ON t.number = w.number {order}"
    )


def joined(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def numbers_in(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(","))) if text else ()


def packed(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def table_row(found: Iterable[Any]) -> TableRow:
    id, version, game, status, is_open, created, updated, seq, asked, wake, guests, head = found
    return TableRow(
        id=id,
        version=version,
        game=game,
        status=status,
        is_open=bool(is_open),
        created=created,
        updated=updated,
        seq=seq,
        asked=numbers_in(asked),
        wake=wake,
        guests=tuple(json.loads(guests)),
        head=json.loads(head),
    )


def entry_row(table: str, seq: int, found: Iterable[Any]) -> EntryRow:
    actor, moves, at, digest, asked, wake, status, body, dump = found
    return EntryRow(
        table=table,
        seq=seq,
        actor=actor,
        moves=numbers_in(moves),
        at=at,
        body=body,
        digest=digest,
        dump=dump,
        asked=numbers_in(asked),
        wake=wake,
        status=status,
    )


def chat_row(table: str, found: Iterable[Any]) -> ChatRow:
    number, seat, name, text, at = found
    return ChatRow(table, number, seat, name, text, at)
