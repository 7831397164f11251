"""What the writer of a SQLite store does, each inside the transaction of its batch."""

from pathlib import Path
from typing import Any, NamedTuple

import apsw

from faubourg.server.store.backup import COPIED, insertion, opened, selection
from faubourg.server.store.store import ChatRow, EntryRow, StoreError, TableRow
from faubourg.server.store.writing.rows import SEQS, check_seq, joined, packed

_NUMBER = "(SELECT number FROM tables WHERE id = ?)"


class Line(NamedTuple):
    table: str
    seat: int | None
    name: str
    text: str
    at: int


def append(cursor: apsw.Cursor, entry: EntryRow) -> bool:
    check_seq(entry)
    seq = entry.seq
    asked = joined(entry.asked)
    found = cursor.execute(
        "UPDATE tables SET seq = ?, asked = ?, wake = ?, status = ?, updated = ? WHERE id = ? AND seq = ? "
        "AND status <> 'closed' RETURNING number",
        (seq, asked, entry.wake, entry.status, entry.at, entry.table, seq - 1),
    ).get
    if found is None:
        return False
    cursor.execute(
        "INSERT INTO entries (key, actor, moves, at, digest, asked, wake, status, body, dump) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            found * SEQS + seq,
            entry.actor,
            joined(entry.moves),
            entry.at,
            entry.digest,
            asked,
            entry.wake,
            entry.status,
            entry.body,
            entry.dump,
        ),
    )
    return True


def create_table(cursor: apsw.Cursor, row: TableRow) -> None:
    number = cursor.execute(
        "INSERT INTO tables (id, version, game, status, is_open, created, updated, seq, asked, wake) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number",
        (
            row.id,
            row.version,
            row.game,
            row.status,
            int(row.is_open),
            row.created,
            row.updated,
            row.seq,
            joined(row.asked),
            row.wake,
        ),
    ).get
    cursor.execute(
        "INSERT INTO heads (number, guests, head) VALUES (?, ?, ?)", (number, packed(row.guests), packed(row.head))
    )
    seat_guests(cursor, number, row)


def change_table(cursor: apsw.Cursor, row: TableRow) -> bool:
    number = cursor.execute(
        "UPDATE tables SET version = version + 1, is_open = ?, updated = ?, "
        "status = CASE status WHEN 'over' THEN status ELSE ? END, wake = CASE status WHEN 'over' THEN wake ELSE ? END "
        "WHERE id = ? AND version = ? RETURNING number",
        (int(row.is_open), row.updated, row.status, row.wake, row.id, row.version),
    ).get
    if number is None:
        return False
    cursor.execute(
        "UPDATE heads SET guests = ?, head = ? WHERE number = ?", (packed(row.guests), packed(row.head), number)
    )
    cursor.execute("DELETE FROM sitting WHERE number = ?", (number,))
    seat_guests(cursor, number, row)
    return True


def seat_guests(cursor: apsw.Cursor, number: int, row: TableRow) -> None:
    for guest in set(row.guests):
        cursor.execute("INSERT INTO sitting (guest, number) VALUES (?, ?)", (guest, number))


def set_wake(cursor: apsw.Cursor, given: tuple[str, int | None]) -> None:
    table, wake = given
    cursor.execute("UPDATE tables SET wake = ? WHERE id = ?", (wake, table))


def sweep(cursor: apsw.Cursor, given: tuple[int, int]) -> list[str]:
    found: list[Any] = cursor.execute(
        "SELECT number, id FROM tables WHERE updated < ? ORDER BY updated LIMIT ?", given
    ).fetchall()
    for number, _ in found:
        cursor.execute("DELETE FROM entries WHERE key BETWEEN ? AND ?", (number * SEQS, number * SEQS + SEQS - 1))
        cursor.execute("DELETE FROM tables WHERE number = ?", (number,))
    return [id for _, id in found]


def keep_replay(cursor: apsw.Cursor, given: tuple[str, bytes]) -> None:
    statement = "INSERT OR REPLACE INTO replays (number, body) SELECT number, ?2 FROM tables WHERE id = ?1 RETURNING 1"
    if cursor.execute(statement, given).get is None:
        raise StoreError("no-such-table", given[0])


def say(cursor: apsw.Cursor, line: Line) -> ChatRow:
    found: Any = cursor.execute(
        "UPDATE tables SET lines = lines + 1 WHERE id = ? RETURNING number, lines", (line.table,)
    ).get
    if found is None:
        raise StoreError("no-such-table", line.table)
    cursor.execute(
        "INSERT INTO chat (number, line, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?)", (*found, *line[1:])
    )
    return ChatRow(line.table, found[1], *line[1:])


def put_link(cursor: apsw.Cursor, given: tuple[str, str, int, int]) -> None:
    cursor.execute(f"INSERT OR REPLACE INTO links (code, number, seat, at) VALUES (?, {_NUMBER}, ?, ?)", given)


def take_link(cursor: apsw.Cursor, code: str) -> tuple[str, int] | None:
    found: tuple[str, int] | None = cursor.execute(
        "DELETE FROM links WHERE code = ? RETURNING (SELECT id FROM tables WHERE number = links.number), seat", (code,)
    ).get
    return found


def restore(cursor: apsw.Cursor, path: Path) -> None:
    if cursor.execute("SELECT EXISTS (SELECT 1 FROM tables)").get:
        raise StoreError("store-not-empty")
    with opened(path) as backup:
        for name in COPIED:
            cursor.executemany(insertion(name), backup.execute(selection(name)))


def pulse(cursor: apsw.Cursor, _: None) -> None:
    cursor.execute("UPDATE schema SET pulse = pulse + 1")
