"""Messages as text. A position is sent whole to whoever listens: what is secret in it is dropped here, seat by seat."""

import asyncio
import contextlib
from typing import Any

from faubourg.core.kept import Kept
from faubourg.core.secret import Secret
from faubourg.server.table.loading import Logged
from faubourg.server.wire.json import codec
from faubourg.server.wire.kinds import Model

# Lists in a view from this length on are written once for all seats.
LONG = 8
# Entries of a log that are written at a stretch: a long one would hold every table up for a tenth of a second.
SLICE = 500


def as_text(message: object, seat: int | None = None) -> bytes:
    """A message as it is sent to a seat."""

    def known(value: object) -> object:
        if isinstance(value, Secret):
            return value.known_to(seat)
        raise TypeError(type(value).__name__)

    return codec.dumps(message, default=known)


def written(message: Model) -> bytes:
    """A message that holds no secrets, and is the same for everybody."""
    return codec.dumps(message.model_dump())


def answering(message: bytes, id: int) -> bytes:
    """The message of a position that also answers a request."""
    return b'%b,"ack":%d}' % (message[:-1], id)


# Views and choices


def written_once(view: dict[str, object]) -> dict[str, object]:
    """A view whose long parts are text already, the same for every seat. A part with a secret in it stays as it is, for
    without a seat it cannot be written."""
    found = dict(view)
    for name, part in view.items():
        if type(part) is list and len(part) >= LONG:
            if type(part[0]) is Kept:
                found[name] = kept_texts(part)
            else:
                with contextlib.suppress(TypeError):
                    found[name] = codec.fragment(codec.dumps(part))
    return found


def kept_texts(parts: list[Any]) -> list[Any]:
    """The parts, those that are kept as the text they were the first time."""
    return [(part.text or write(part)) if type(part) is Kept else part for part in parts]


def write(part: Kept) -> object:
    part.text = codec.fragment(codec.dumps(part))
    return part.text


# Logs


async def older_entries(log: list[Logged], seat: int | None) -> list[bytes]:
    """The slices of a log that are full, each as text. Between two of them the other tables go on; a log only grows."""
    slices: list[bytes] = []
    while len(log) >= (len(slices) + 1) * SLICE:
        start = len(slices) * SLICE
        slices.append(entries_as_text(log[start : start + SLICE], seat))
        await asyncio.sleep(0)
    return slices


def log_as_text(log: list[Logged], older: list[bytes], seat: int | None) -> object:
    """The whole log, whose older slices are written already."""
    rest = log[len(older) * SLICE :]
    slices = [*older, entries_as_text(rest, seat)] if rest else older
    return codec.fragment(b"[%b]" % b",".join(slices))


def entries_as_text(entries: list[Logged], seat: int | None) -> bytes:
    return as_text([log_entry(entry) for entry in entries], seat)[1:-1]


def log_entry(logged: Logged) -> dict[str, Any]:
    return {
        "seq": logged.seq,
        "actor": logged.actor,
        "at": logged.at,
        "events": logged.events,
        "undo_to": logged.undo_to,
    }
