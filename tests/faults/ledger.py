"""What clients were told, compared with itself and with what is stored: every difference is a sentence."""

import json
from collections import Counter
from typing import Any

import faubourg
from faubourg.server.store.store import EntryRow, Store

# What an entry has done does not change; its clock and what may be done about it may.
LASTING = ("actor", "at", "undo_to", "view", "events")

Message = dict[str, Any]


class Ledger:
    def __init__(self) -> None:
        # By table and entry: the seat and the moves that were acknowledged.
        self.acknowledged: dict[tuple[str, int], tuple[int, tuple[int, ...]]] = {}
        # By table, seat and entry: what that seat was shown.
        self.shown: dict[tuple[str, int | None, int], str] = {}
        # Tables where only their people play for people.
        self.people: dict[str, set[int]] = {}
        self.refused: Counter[str] = Counter()
        self.resent = 0
        # Seconds from a gesture to its acknowledgement.
        self.delays: list[float] = []
        self.finished: set[str] = set()
        self.wrong: list[str] = []

    def acknowledge(self, table: str, seq: int, seat: int, moves: list[int]) -> None:
        before = self.acknowledged.setdefault((table, seq), (seat, tuple(moves)))
        if before != (seat, tuple(moves)):
            self.wrong.append(f"{table}: entry {seq} was acknowledged to two gestures: {before} and {seat} {moves}")

    def show(self, table: str, state: Message, last: int | None) -> None:
        """A position sent to a client, after the entry `last` in the same connection."""
        seq = state["seq"]
        if last is not None and seq != last + 1:
            self.wrong.append(f"{table}: seat {state['seat']} was sent entry {seq} after {last}")
        text = json.dumps({name: state[name] for name in LASTING}, sort_keys=True)
        before = self.shown.setdefault((table, state["seat"], seq), text)
        if before != text:
            self.wrong.append(f"{table}: seat {state['seat']} saw two different positions after entry {seq}")

    async def compare(self, store: Store) -> None:
        """With what is stored: no acknowledged move is missing, nothing was seen that is not there, no gap."""
        tables = {table for table, _ in self.acknowledged} | {table for table, _, _ in self.shown}
        for table in sorted(tables):
            entries = await store.entries(table)
            row = await store.table(table)
            if row is None or [entry.seq for entry in entries] != list(range(1, row.seq + 1)):
                self.wrong.append(f"{table}: the entries are not those from 1 to {row and row.seq}")
            self.compare_table(table, entries)

    def compare_table(self, table: str, entries: list[EntryRow]) -> None:
        kept = {entry.seq: (entry.actor, entry.moves) for entry in entries}
        for (_, seq), gesture in self.acknowledgements(table):
            if kept.get(seq) != gesture:
                self.wrong.append(f"{table}: entry {seq} was acknowledged as {gesture} and is {kept.get(seq)}")
        for where, seat, seq in self.shown:
            if where == table and seq not in kept:
                self.wrong.append(f"{table}: seat {seat} saw entry {seq}, which is not there")
        acknowledged = {seq for (_, seq), _ in self.acknowledgements(table)}
        for entry in entries:
            if entry.actor in self.people.get(table, ()) and entry.seq not in acknowledged:
                self.wrong.append(f"{table}: entry {entry.seq} of seat {entry.actor} was never acknowledged: a double?")

    def acknowledgements(self, table: str) -> list[tuple[tuple[str, int], tuple[int, tuple[int, ...]]]]:
        return [(key, gesture) for key, gesture in self.acknowledged.items() if key[0] == table]

    def check_record(self, table: str, text: str) -> None:
        """The record of a finished match verifies, and has every acknowledged move in its order."""
        match = faubourg.verify(text)
        if not match.state.over:
            self.wrong.append(f"{table}: the record is not over")
        said = [(seat, move) for (_, _), (seat, moves) in sorted(self.acknowledgements(table)) for move in moves]
        people = {seat for seat, _ in said}
        made = [(entry.actor, entry.code) for entry in match.entries if entry.actor in people]
        if table in self.people and made != said:
            self.wrong.append(f"{table}: the record's moves are not those that were acknowledged")

    def is_clean(self) -> None:
        assert not self.wrong, "\n".join(self.wrong[:20])
