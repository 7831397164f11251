"""Typed moves and lines of text: those that are written alike in several games, and what reads a line."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from faubourg.core.options import shown
from faubourg.core.refusal import InputError

# The longest line that can be a move: a deal of everything.
LONGEST_LINE: Final = 240
# A deal over nothing but cash.
NOTHING: Final = "nothing"


@mypyc_attr(allow_interpreted_subclasses=True)
class TypedMove:
    """A verb with named parts: `TypedMove("buy", lot="red2")` is `buy red2`. Two that say the same line are equal."""

    def __init__(self, verb: str, **parts: object) -> None:
        self.verb = verb
        self.parts = parts

    def line(self) -> str:
        """The move as a line of text."""
        return " ".join([self.verb] + [str(part) for part in self.parts.values()])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TypedMove) and self.line() == other.line()

    def __hash__(self) -> int:
        return hash(self.line())

    def __repr__(self) -> str:
        return f"<{self.line()}>"


@final
class Bid(TypedMove):
    """An amount in an auction: `bid 1500`."""

    def __init__(self, amount: int) -> None:
        super().__init__("bid", amount=amount)


@final
class Deal(TypedMove):
    """An offer: `deal 2 red1+jail1 get 500`. `cash` is what the one who offers receives, below zero what is paid."""

    def __init__(self, partner: int, assets: list[str], cash: int) -> None:
        super().__init__("deal", partner=partner, assets=assets, cash=cash)
        self.partner = partner
        self.assets = assets
        self.cash = cash

    def line(self) -> str:
        way = "get" if self.cash > 0 else "pay"
        return f"deal {self.partner} {'+'.join(self.assets) or NOTHING} {way} {abs(self.cash)}"


def deal_in(words: list[str], text: str) -> Deal:
    """A deal by its five words; assets may come in any order, each once."""
    names = [] if words[2] == NOTHING else words[2].split("+")
    partner = number_in(words[1], text)
    if len(set(names)) != len(names) or words[3] not in ("get", "pay") or str(partner) != words[1]:
        raise unreadable(text)
    amount = number_in(words[4], text)
    return Deal(partner, names, amount if words[3] == "get" else -amount)


def words_of(text: str) -> list[str]:
    """A line of text as lower-case words; too long a line is no move."""
    if len(text) > LONGEST_LINE:
        raise unreadable(text)
    return text.lower().split()


def unreadable(text: str) -> InputError:
    """The text is no move of this game: an error to be raised."""
    return InputError("unreadable-move", {"text": shown(text)})


def index_of(names: Sequence[str], word: str, text: str) -> int:
    """The place of a word among names; the whole text is unreadable when it is none of them."""
    if word not in names:
        raise unreadable(text)
    return names.index(word)


def number_in(word: str, text: str) -> int:
    """A whole number of at most 15 digits."""
    if not (word.isascii() and word.isdigit() and len(word) <= 15):
        raise unreadable(text)
    return int(word)
