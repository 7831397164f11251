"""What clients were told, compared with itself and with what is stored: every difference is a sentence."""

import json
from collections import Counter
from typing import Any

import faubourg
from faubourg.server.store.store import EntryRow, Store
from faubourg.server.table.entry import body_of

# What an entry has done does not change; its clock and what may be done about it may.
LASTING = ("actor", "at", "undo_to", "view", "events")

Message = dict[str, Any]
# Nature's draws in their order: the number of each, and the move that was drawn.
Draws = list[tuple[int, int]]


class Ledger:
    def __init__(self) -> None:
        # By table and entry: the seat and the moves that were acknowledged.
        self.acknowledged: dict[tuple[str, int], tuple[int, tuple[int, ...]]] = {}
        # By table, seat and entry: what that seat was shown.
        self.shown: dict[tuple[str, int | None, int], str] = {}
        # Tables where only their people play for people.
        self.people: dict[str, set[int]] = {}
        # By table: Nature's draws as they were stored, and as the record of the finished match has them, where each was
        # computed again from the revealed seed.
        self.drawn: dict[str, Draws] = {}
        self.dealt: dict[str, Draws] = {}
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

    def note_draws(self, table: str, draws: Draws) -> None:
        """What Nature has drawn by now: every number once, and what was noted before is still so."""
        if [number for number, _ in draws] != list(range(len(draws))):
            self.wrong.append(f"{table}: the draws are not numbered one after the other: {draws}")
        before = self.drawn.get(table, [])
        if draws[: len(before)] != before:
            self.wrong.append(f"{table}: Nature had drawn {before}, and now has {draws}")
        self.drawn[table] = draws

    def tables(self) -> list[str]:
        return sorted({table for table, _ in self.acknowledged} | {table for table, _, _ in self.shown})

    async def compare(self, store: Store) -> None:
        """With what is stored: no acknowledged move is missing, nothing was seen that is not there, no gap."""
        for table in self.tables():
            entries = await store.entries(table)
            row = await store.table(table)
            if row is None or [entry.seq for entry in entries] != list(range(1, row.seq + 1)):
                self.wrong.append(f"{table}: the entries are not those from 1 to {row and row.seq}")
            self.compare_table(table, entries)
            self.note_draws(table, [draw for entry in entries for draw in draws_in(body_of(entry).lines)])
            if self.drawn[table] != self.dealt.get(table, self.drawn[table]):
                self.wrong.append(
                    f"{table}: the record has the draws {self.dealt[table]}, the store {self.drawn[table]}"
                )

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
        """The record of a finished match verifies, each draw from the revealed seed, and has every acknowledged move in
        its order."""
        match = faubourg.verify(text)
        self.dealt[table] = [(entry.draw, entry.code) for entry in match.entries if entry.draw >= 0]
        if not match.state.over:
            self.wrong.append(f"{table}: the record is not over")
        said = [(seat, move) for (_, _), (seat, moves) in sorted(self.acknowledgements(table)) for move in moves]
        people = {seat for seat, _ in said}
        made = [(entry.actor, entry.code) for entry in match.entries if entry.actor in people]
        if table in self.people and made != said:
            self.wrong.append(f"{table}: the record's moves are not those that were acknowledged")

    def is_clean(self) -> None:
        assert not self.wrong, "\n".join(self.wrong[:20])


def draws_in(lines: list[Any]) -> Draws:
    """Of the lines of an entry: [actor, code, number of the draw or -1, digest]."""
    return [(line[2], line[1]) for line in lines if isinstance(line, list) and line[2] >= 0]
