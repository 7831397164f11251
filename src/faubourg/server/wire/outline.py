"""What a text of JSON is besides its strings: by that it costs to read it, and to say what is wrong with it."""

import re

# One that does not end goes to the end of the text, so that nothing is looked at twice.
STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)', re.DOTALL)


def is_small(text: bytes, most: int) -> bool:
    """Whether it has at most so many signs and strings, however long those are. A NUL is in no JSON but of two or four
    bytes a sign, which Python reads too: there half of a letter may look like a quotation mark."""
    return len(text) <= most or (b"\0" not in text and len(STRING.sub(b'"', text)) <= most)
