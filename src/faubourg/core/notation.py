"""Helpers for the codec between numbers, typed moves and lines of text."""

from typing import Final

from mypy_extensions import mypyc_attr

from faubourg.core.options import shown
from faubourg.core.refusal import InputError

# The longest line that can be a move: a deal of everything.
LONGEST_LINE: Final = 240


def bid_text(amount: int) -> str:
    """A bid is written alike in all games."""
    return f"bid {amount}"


def deal_text(partner: int, assets: list[str], cash: int) -> str:
    """So is a deal: the assets change hands, and the one who offers gets or pays the cash."""
    return f"deal {partner} {'+'.join(assets)} {'get' if cash > 0 else 'pay'} {abs(cash)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class TypedMove:
    """A move with named parts; two are equal when they say the same line."""

    def __init__(self, *words: object) -> None:
        self.words = words

    def line(self) -> str:
        """The move as a line of text."""
        return " ".join([str(word) for word in self.words])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TypedMove) and self.line() == other.line()

    def __hash__(self) -> int:
        return hash(self.line())

    def __repr__(self) -> str:
        return f"<{self.line()}>"


def words_of(text: str) -> list[str]:
    """A line of text as lower-case words; too long a line is no move."""
    if len(text) > LONGEST_LINE:
        raise unreadable(text)
    return text.lower().split()


def unreadable(text: str) -> InputError:
    """The text is no move of this game: an error to be raised."""
    return InputError("unreadable-move", {"text": shown(text)})


def index_of(names: tuple[str, ...], word: str, text: str) -> int:
    """The place of a word among names; the whole text is unreadable when it is none of them."""
    if word not in names:
        raise unreadable(text)
    return names.index(word)


def number_in(word: str, text: str) -> int:
    """A whole number of at most 15 digits."""
    if not (word.isascii() and word.isdigit() and len(word) <= 15):
        raise unreadable(text)
    return int(word)
