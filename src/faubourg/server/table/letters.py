"""What somebody types, on one line and of letters that can be seen."""

from unicodedata import category

# Letters to Unicode, and nothing to the eye: whoever is called by them alone has no name.
UNSEEN = str.maketrans(dict.fromkeys("\u115f\u1160\u2800\u3164\uffa0", " "))
# They join emoji to one picture, and part letters that would be joined: what is written with them is not read without.
JOINERS = "\u200c\u200d"
# Marks on one letter: more than any language piles up, and too few to cover what stands above and below.
MOST_MARKS = 6


def one_line(text: str, kept: str = "") -> str:
    """Whatever parts words, such as the end of a line or the space that French puts before a mark, is one space; what
    cannot be printed is left out, but for what is to be kept."""
    words = " ".join(text.translate(UNSEEN).split())
    shown = "".join(letter for letter in words if letter.isprintable() or letter in kept)
    # A word may have had nothing else in it.
    return " ".join(word for word in with_few_marks(shown).split() if not all(map(is_mark, word)))


def with_few_marks(text: str) -> str:
    found, marks = "", 0
    for letter in text:
        marks = marks + 1 if is_mark(letter) else 0
        if marks <= MOST_MARKS:
            found += letter
    return found


def is_mark(letter: str) -> bool:
    """Whether it is written on the letter before it, or joins that to the next."""
    return letter in JOINERS or category(letter).startswith("M")
