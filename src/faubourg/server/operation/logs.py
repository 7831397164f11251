"""What is written down of what happens: one line an event, to stderr, and never a secret.

Lines are JSON, or for people at a terminal `key=value`. A table's id is an invitation and a guest's hash is a person:
of both only a short hash of a hash is shown, enough to find the lines that belong together.
"""

import logging
import sys
from hashlib import sha256
from pathlib import PurePath
from traceback import extract_tb
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict, WrappedLogger

HIDDEN = "(hidden)"
# What no line may hold, whoever writes it. `code` is a personal link's: why something was refused is written as `why`.
SECRETS = frozenset(
    {"body", "chat", "code", "cookie", "cookies", "data", "dump", "entropies", "entropy", "hand", "hands", "head"}
    | {"headers", "link", "message", "moves", "name", "names", "password", "path", "query", "seed", "secret", "state"}
    | {"text", "token", "url", "view"}
)
# What only stands for something, as a short mark.
MARKED = frozenset({"table", "guest", "address"})
# Loggers of others that tell addresses, which may be invitations.
SILENT = ("uvicorn.access", "httpx", "httpx2", "websockets")

# What uvicorn writes for every request that it cannot read: whoever sends many would fill the disk.
UNREADABLE = "Invalid HTTP request received."


def mark_of(word: object) -> str:
    """Eight letters that stand for a word and do not give it away."""
    return sha256(f"mark {word}".encode("utf-8", "surrogateescape")).hexdigest()[:8]


def hide_secrets(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """The last look at a line before it is written."""
    return {key: hidden(key, value) for key, value in event.items()}


def hidden(key: str, value: Any) -> Any:
    if key in SECRETS:
        return HIDDEN
    if key in MARKED:
        return None if value is None else mark_of(value)
    if isinstance(value, dict):
        return {inner: hidden(str(inner), what) for inner, what in value.items()}
    return value


def drop_messages(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Of a mistake its kind and its way are written, not what it says: that may quote what somebody has sent."""
    found = event.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()
    mistake = found[1] if isinstance(found, tuple) else found
    if isinstance(mistake, BaseException):
        event["mistake"] = type(mistake).__name__
        event["where"] = where(mistake)
    return event


def first_line(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Other people's loggers say what happened in the first line and quote in the others."""
    event["event"] = str(event.get("event", "")).partition("\n")[0]
    return event


def where(mistake: BaseException) -> list[str]:
    """The way to a mistake, without its message."""
    steps = [f"{PurePath(step.filename).name}:{step.lineno} {step.name}" for step in extract_tb(mistake.__traceback__)]
    cause = mistake.__cause__ or mistake.__context__
    return steps if cause is None else [*steps, f"after {type(cause).__name__}", *where(cause)]


def is_readable(record: logging.LogRecord) -> bool:
    return record.msg != UNREADABLE


def set_up(level: str = "info", lines: str | None = None, stream: TextIO | None = None) -> None:
    """Once, when the server starts. `lines` is json or text; None takes text at a terminal, else JSON."""
    out = sys.stderr if stream is None else stream
    if lines is None:
        lines = "text" if out.isatty() else "json"
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        drop_messages,
        hide_secrets,
    ]
    last: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if lines == "json"
        else structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"])
    )
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    # Other people's loggers write in the same way.
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[first_line, *shared],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    # Below a warning it tells the address of every WebSocket.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_readable)
    for name in SILENT:
        quiet = logging.getLogger(name)
        quiet.handlers.clear()
        quiet.propagate = False
        quiet.setLevel(logging.CRITICAL)
