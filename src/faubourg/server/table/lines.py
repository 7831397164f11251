"""The lines of a match as they are stored: [actor, code, draw, digest]; an undo is {"undo": number of lines kept}; a
position resumed is {"version", "dump"}."""

from typing import Any

from faubourg.core.actors import NATURE
from faubourg.core.event import Event
from faubourg.core.match import Entry, Match

Told = list[dict[str, object]]


def told_by(events: list[Event]) -> Told:
    return [{"kind": event.kind, "clause": event.clause, **event.params} for event in events]


def lines_of(entries: list[Entry]) -> list[Any]:
    return [line_of(entry) for entry in entries]


def line_of(entry: Entry) -> Any:
    if entry.undo_to >= 0:
        return {"undo": entry.undo_to}
    if entry.dump:
        return {"version": entry.version, "dump": entry.dump}
    return [entry.actor, entry.code, entry.draw, entry.digest]


def add_lines(match: Match, lines: list[Any]) -> None:
    """Lines that were checked when they were stored, made again."""
    for line in lines:
        if isinstance(line, list):
            match.repeat(*line)
        elif "undo" in line:
            match.undo_to(line["undo"])
        else:
            match.resume(line["dump"])


def note_lines(match: Match, lines: list[Any]) -> None:
    """Lines that are kept for the record, and not played."""
    for line in lines:
        if isinstance(line, list):
            entry = Entry(line[0], line[1], line[2])
            entry.digest = line[3]
            if line[0] == NATURE:
                match.draws = line[2] + 1
        elif "undo" in line:
            entry = Entry(NATURE, -1, undo_to=line["undo"])
        else:
            entry = Entry(NATURE, -1)
            entry.version, entry.dump = line["version"], line["dump"]
        match.note(entry)
