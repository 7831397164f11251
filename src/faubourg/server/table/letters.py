"""What somebody types, on one line and of letters that can be seen."""

# Letters to Unicode, and nothing to the eye: whoever is called by them alone has no name.
UNSEEN = str.maketrans(dict.fromkeys("\u115f\u1160\u2800\u3164\uffa0", " "))
# They join emoji to one picture, and part letters that would be joined: what is written with them is not read without.
JOINERS = "\u200c\u200d"


def one_line(text: str, kept: str = "") -> str:
    """Whatever parts words, such as the end of a line or the space that French puts before a mark, is one space; what
    cannot be printed is left out, but for what is to be kept."""
    words = " ".join(text.translate(UNSEEN).split())
    shown = "".join(letter for letter in words if letter.isprintable() or letter in kept)
    # A word may have had nothing else in it.
    return " ".join(word for word in shown.split() if word.strip(kept))
