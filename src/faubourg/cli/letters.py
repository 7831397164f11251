"""Letters that a terminal can show."""

import re

# For terminals that know only the letters of their own country.
_SIMPLER = str.maketrans(
    {"\u00a0": " ", "\u2019": "'", "\u0153": "oe", "\u2026": "...", "\u2013": "-", "\u2014": "-"}
    | dict.fromkeys("\u201c\u201d\u00ab\u00bb", '"')
)

# All but the tabulator and the end of a line; and halves of letters, which stand for bytes that are none.
_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_HALVES = re.compile("[\ud800-\udfff]")


def printable(text: str, encoding: str | None) -> str:
    """The text in letters that this encoding has; signs that would steer the terminal are written out."""
    known = encoding or "utf-8"
    text = _CONTROLS.sub(lambda found: f"\\x{ord(found[0]):02x}", _HALVES.sub("\ufffd", text))
    try:
        text.encode(known)
    except UnicodeEncodeError:
        return text.translate(_SIMPLER).encode(known, "replace").decode(known)
    return text
