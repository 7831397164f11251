"""JSON as text. Whoever serves hands in a quick writer; without one Python's own writes the same bytes."""

import json
from collections.abc import Callable
from typing import Any, Protocol


class Json(Protocol):
    @property
    def dumps(self) -> Callable[..., bytes]:
        """A value as text without spaces; `default` is called for what is no JSON, and raises TypeError or says what to
        write instead."""

    @property
    def loads(self) -> Callable[[bytes | str], Any]:
        """Raises ValueError for what is no JSON."""

    @property
    def fragment(self) -> Callable[[bytes], object]:
        """Text that was written before, to be put into another as it is."""


class Fragment:
    def __init__(self, text: bytes) -> None:
        self.text = text


class Plain:
    """Python's own."""

    fragment = Fragment

    @staticmethod
    def dumps(value: object, default: Callable[[object], object] | None = None) -> bytes:
        def known(other: object) -> object:
            if isinstance(other, Fragment):
                return json.loads(other.text)
            if default is None:
                raise TypeError(type(other).__name__)
            return default(other)

        return json.dumps(value, default=known, ensure_ascii=False, separators=(",", ":")).encode()

    @staticmethod
    def loads(text: bytes | str) -> Any:
        try:
            return json.loads(text)
        except RecursionError:
            raise ValueError("nested too deep") from None


codec: Json = Plain()


def use(other: Json) -> None:
    global codec
    codec = other
