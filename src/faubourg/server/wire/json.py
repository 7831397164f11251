"""JSON as text. Whoever serves hands in a quick writer; without one Python's own writes the same bytes."""

import json
from collections.abc import Callable
from typing import Any

Default = Callable[[object], object]


class Fragment:
    """Text that was written before, to be put into another as it is."""

    def __init__(self, text: bytes) -> None:
        self.text = text


def dumps(value: object, default: Default | None = None) -> bytes:
    """A value as text without spaces; `default` says what to write for what is no JSON, or raises TypeError."""

    def known(other: object) -> object:
        if isinstance(other, Fragment):
            return json.loads(other.text)
        if default is None:
            raise TypeError(type(other).__name__)
        return default(other)

    return json.dumps(value, default=known, ensure_ascii=False, separators=(",", ":")).encode()


def loads(text: bytes | str) -> Any:
    """What a text says; ValueError for what is no JSON."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("nested too deep") from None


class Codec:
    """Called as they are, without anything between: every message goes through here."""

    def __init__(self) -> None:
        self.dumps: Callable[..., bytes] = dumps
        self.loads: Callable[[bytes | str], Any] = loads
        self.fragment: Callable[[bytes], object] = Fragment

    def use(
        self, dumps: Callable[..., bytes], loads: Callable[[bytes | str], Any], fragment: Callable[[bytes], object]
    ) -> None:
        self.dumps, self.loads, self.fragment = dumps, loads, fragment


codec = Codec()
