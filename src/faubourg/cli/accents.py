"""Accents, which people may leave out of a word or put where there is none."""

import unicodedata
from typing import Final

# Fewer letters are a shortcut, such as an arrow or a flat, which is typed as it is: `é` is no `e`.
LETTERS_OF_A_WORD: Final = 3


def without_accents(word: str) -> str:
    return "".join(letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))


def plain_word(typed: str) -> str:
    """A word as it is compared with others: without accents, unless it is a shortcut."""
    word = unicodedata.normalize("NFC", typed)
    return without_accents(word) if sum(map(str.isalpha, word)) >= LETTERS_OF_A_WORD else word
