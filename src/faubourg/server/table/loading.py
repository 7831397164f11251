"""A table's match, made again from its stored entries; also after a change of rules."""

import asyncio
import json
from typing import Any, NamedTuple

from faubourg.core.fields import data_of
from faubourg.core.game import Game
from faubourg.core.match import Match
from faubourg.core.refusal import IllegalMove, InputError
from faubourg.games import game as find_game
from faubourg.server.store.store import EntryRow
from faubourg.server.table.entry import Body, body_of
from faubourg.server.table.head import Head
from faubourg.server.table.lines import Told, add_lines, note_lines
from faubourg.server.time.decisions import Due, fresh
from faubourg.server.time.timers import Timers

# Entries that are read or made at a stretch: between two of them the other tables go on.
SLICE = 100
# In the text of every body that resumes a position, and of few others.
MARK = '"version"'


class Logged(NamedTuple):
    """One entry, as the host remembers it. `end` is the number of lines of the match after it."""

    seq: int
    actor: int
    moves: tuple[int, ...]
    at: int
    events: Told
    undo_to: int | None
    end: int
    timers: Timers


class Loaded(NamedTuple):
    """A match with its log and clocks; `carried` is the dump to go on from, if the rules have changed since.

    `differs` says that they lead elsewhere now.
    """

    match: Match
    log: list[Logged]
    due: Due | None
    timers: Timers
    carried: str | None
    differs: bool = False


class Differs(Exception):
    """The running rules do not lead to the stored position."""


def figures_of(head: dict[str, Any], rows: list[EntryRow]) -> str | None:
    """The digest of the figures that a table began with. A head of earlier days does not say it, but every dump does;
    None for a table that has not begun."""
    named: str | None = head.get("data_digest")
    dump = next((dump for dump in (head.get("start_dump"), *(row.dump for row in rows)) if dump), None)
    return data_of(dump) if named is None and dump is not None else named


def game_of(id: str, data: str | None, digest: str | None) -> Game:
    """The game of a table, with the figures it began with. A data file that was good then may not be any more."""
    try:
        return find_game(id, data, digest)
    except InputError:
        raise InputError("table-other-rules", {}) from None


def new_match(head: Head, game: Game) -> Match:
    """The match before its first line."""
    match = Match(game, len(head.seats), head.dealer(), head.options, auto_nature=False)
    match.rules_version = head.rules_version
    return match


async def load_match(head: Head, game: Game, rows: list[EntryRow]) -> Loaded:
    """Every stored entry played again, slice by slice, and the positions compared.

    Under the rules it was played by, only the last one that was written down is; under others every one, and where they
    differ the match goes on from its last dump. Even where nothing has changed no entry is passed over: the last dump
    may have been undone since, and what may be taken back alone is known only of moves that were made.
    """
    match = new_match(head, game)
    due = fresh(head.settings.time, len(head.seats))
    timers: Timers = ()
    log: list[Logged] = []
    foreign = foreign_rows(head, rows, match.game)
    last = max((place for place, row in enumerate(rows) if row.dump is not None), default=-1)
    differs = False
    try:
        for place, row in enumerate(rows):
            await between_slices(place)
            body = body_of(row)
            if place < foreign:
                note_lines(match, body.lines)
            else:
                add_lines(match, body.lines)
                if row.dump is not None and (place == last or head.rules_version != match.game.rules_version):
                    compare(match, row)
            log.append(logged(row, body, len(match.entries)))
            due, timers = body.due, body.timers
    except (Differs, IllegalMove, InputError, ValueError, IndexError, AssertionError):
        if head.rules_version == match.game.rules_version and foreign == 0:
            raise InputError("table-broken", {}) from None
        differs = True
    if differs:
        return await carry(head, game, rows)
    match.auto_nature = True
    # A digest names its rules: from here on the record has those of the running ones.
    has_changed = head.rules_version != match.game.rules_version and foreign == 0
    return Loaded(match, log, due, timers, match.state.dump() if has_changed else None)


async def between_slices(place: int) -> None:
    if place % SLICE == SLICE - 1:
        await asyncio.sleep(0)


def logged(row: EntryRow, body: Body, end: int) -> Logged:
    return Logged(row.seq, row.actor, row.moves, row.at, body.events, body.undo_to, end, body.timers)


def foreign_rows(head: Head, rows: list[EntryRow], game: Game) -> int:
    """How many rows come before the match was resumed under the running rules; 0 if it never was."""
    if head.rules_version == game.rules_version:
        return 0
    for place in range(len(rows) - 1, -1, -1):
        if MARK in rows[place].body and any(is_resumed(line, game) for line in body_of(rows[place]).lines):
            return place
    return 0


def is_resumed(line: Any, game: Game) -> bool:
    return isinstance(line, dict) and line.get("version") == game.rules_version


def compare(match: Match, row: EntryRow) -> None:
    """The position must be the stored one; a dump of other rules names another version, which is no difference."""
    assert row.dump is not None
    if match.state.digest() != row.digest and under_running_rules(row.dump, match.game) != match.state.dump():
        raise Differs


def under_running_rules(dump: str, game: Game) -> str:
    """The same fields, said to follow the running rules, with the options as they are called there."""
    fields = json.loads(dump)
    fields["rules_version"] = game.rules_version
    if isinstance(fields.get("options"), dict):
        fields["options"] = game.complete(fields["options"])
    return json.dumps(fields, sort_keys=True, separators=(",", ":"))


async def carry(head: Head, game: Game, rows: list[EntryRow]) -> Loaded:
    """The match up to now, unplayed, and its last dump for the running rules. One they refuse stays closed."""
    match = new_match(head, game)
    log: list[Logged] = []
    carried: str | None = None
    due: Due | None = None
    timers: Timers = ()
    for place, row in enumerate(rows):
        await between_slices(place)
        body = body_of(row)
        note_lines(match, body.lines)
        log.append(logged(row, body, len(match.entries)))
        carried = row.dump or carried
        due, timers = body.due, body.timers
    if carried is None:
        raise InputError("table-broken", {})
    try:
        carried = under_running_rules(carried, match.game)
        match.state = match.game.restore(carried)
    except InputError:
        raise InputError("table-other-rules", {}) from None
    match.auto_nature = True
    return Loaded(match, log, due, timers, carried, differs=True)
