"""What a text of JSON is besides its strings: by that it costs to read it, and to say what is wrong with it."""

import re

# One that does not end goes to the end of the text, so that nothing is looked at twice.
STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)', re.DOTALL)


def is_small(text: bytes, most: int) -> bool:
    """Whether it has at most so many signs and strings, however long those are."""
    return len(text) <= most or len(STRING.sub(b'"', text)) <= most
