"""The first entry of a match, and the one with which it goes on under other rules."""

from typing import TYPE_CHECKING

from faubourg.core.actors import NATURE
from faubourg.core.match import Entry, Gesture
from faubourg.core.state import digest_of
from faubourg.server.table.head import Head
from faubourg.server.table.loading import new_match, under_running_rules
from faubourg.server.table.table import Table
from faubourg.server.time.decisions import fresh

if TYPE_CHECKING:
    from faubourg.server.table.host import Host


async def begin(host: "Host", table: Table) -> None:
    """The first entry: what Nature lays out, or the position a match plays on from."""
    match = table.match = new_match(table.head, table.game)
    match.auto_nature = True
    gesture = Gesture(match.state.clone(), match.draws)
    if table.head.start_dump is not None:
        # The rules may have changed while the table was waiting.
        dump = under_running_rules(table.head.start_dump, match.game)
        gesture = resumed(match.game.rules_version, dump, gesture)
        gesture.state = match.game.restore(dump)
    gesture.let_nature_play(match.dealer)
    due = fresh(table.head.settings.time, len(table.head.seats))
    if not await host.keep(table, host.entry_of(table, gesture, NATURE, (), due)):
        await host.catch_up(table)


async def carry_on(host: "Host", table: Table, dump: str, differs: bool) -> None:
    """The rules have changed: the record goes on from a position under the new ones. If they lead elsewhere it is
    the last one stored, and the table says so."""
    assert table.match is not None
    gesture = Gesture(table.state.clone(), table.match.draws)
    gesture = resumed(table.match.game.rules_version, dump, gesture)
    if not await host.keep(table, host.entry_of(table, gesture, NATURE, (), table.due)):
        await host.load_entries(table)
    if differs:
        await host.change(table, lambda head: add_note(head, "rules-changed"))


def resumed(version: str, dump: str, gesture: Gesture) -> Gesture:
    """A gesture that begins by taking up a stored position."""
    entry = Entry(NATURE, -1)
    entry.version, entry.dump, entry.digest = version, dump, digest_of(dump)
    gesture.entries.append(entry)
    gesture.dump, gesture.digest = dump, entry.digest
    gesture.has_turned = True
    return gesture


def add_note(head: Head, note: str) -> None:
    if note not in head.notes:
        head.notes.append(note)
