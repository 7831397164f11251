"""A report before it is a page or a text: headings, paragraphs, tables, plots."""

from typing import NamedTuple

from faubourg.lab.estimate import Estimate
from faubourg.text.language import Language


class Heading(NamedTuple):
    text: str
    level: int = 2


class Paragraph(NamedTuple):
    text: str
    is_warning: bool = False


class Definitions(NamedTuple):
    """Terms, each with the colon behind it, and what they mean."""

    entries: list[tuple[str, str]]


class Code(NamedTuple):
    text: str


class Cell(NamedTuple):
    """A figure as it is read, with its interval; and a mark where too few cases are behind it."""

    text: str
    interval: str = ""
    is_poor: bool = False


class Table(NamedTuple):
    """The first column names the rows. Each title has the definition of its column."""

    titles: list[str]
    rows: list[list[Cell]]


class Mark(NamedTuple):
    """A value of a plot with its name, as it is said, and its interval."""

    name: str
    estimate: Estimate
    text: str


class Ranking(NamedTuple):
    """Values one below the other, each with its interval; and one value to compare them with, if there is one."""

    title: str
    marks: list[Mark]
    fair: float | None = None


class Histogram(NamedTuple):
    """How often each value came, as shares."""

    title: str
    counts: dict[int, int]
    axis: str


class Curve(NamedTuple):
    """Shares in percent over parts in percent, with their intervals."""

    title: str
    points: list[tuple[float, Estimate]]
    across: str
    up: str


Block = Heading | Paragraph | Definitions | Code | Table | Ranking | Histogram | Curve


class Document(NamedTuple):
    title: str
    language: Language
    blocks: list[Block]
