"""The rulebook of a game: chapters of numbered clauses, read from `rules.<language>.md`.

The file is Markdown with a fixed shape, the same in every language:

    # Title
    Introduction.
    ## 4 Title of a chapter
    **RS-4.1** [mark] Text of a clause, then any further paragraphs and lists.
    > **Ruling.** What the booklet leaves open, and how we settle it.
"""

import re
import textwrap
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple, cast, get_args

from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.text.language import LANGUAGES, Language
from faubourg.text.messages import PACKAGE

Mark = Literal["material", "not played"]

# What a ruling begins with, in the file and on the screen.
RULING: dict[Language, str] = {"en": "Ruling.", "fr": "Notre décision."}

WIDEST = 88

_TITLE = re.compile(r"# +(.+)")
_CHAPTER = re.compile(r"## +(\d+) +(.+)")
_CLAUSE = re.compile(r"\*\*([A-Z]+-(\d+)(?:\.\d+)?[a-z]?)\*\*(?: +\[([^\]]*)\](?!\())?(?: +(.*))?", re.DOTALL)
# Of spaces only the ordinary ones part words: the no-break space of French must survive.
_BREAKABLE = re.compile(r"[ \t\r\n]+")


class Clause(NamedTuple):
    """One numbered rule. Texts keep their Markdown; paragraphs are parted by an empty line."""

    id: str
    chapter: str
    text: str
    rulings: tuple[str, ...]
    mark: Mark | None


class Chapter(NamedTuple):
    number: str
    title: str
    clauses: tuple[Clause, ...]


class Rulebook:
    """The rules of one game in one language, in the order of the book."""

    def __init__(self, game: str, language: Language) -> None:
        path = PACKAGE / "games" / game / "text" / f"rules.{language}.md"
        if not game.isidentifier() or not path.is_file():
            raise InputError("unknown-game", {"game": shown(game), "known": ", ".join(rulebook_games())})
        self._read(path.read_text(encoding="utf-8"), game, language)

    @classmethod
    def from_markdown(cls, markdown: str, game: str, language: Language) -> "Rulebook":
        """A rulebook from a text; a text of another shape is a ValueError that names the line."""
        book = cls.__new__(cls)
        book._read(markdown, game, language)
        return book

    def _read(self, markdown: str, game: str, language: Language) -> None:
        reader = _Reader(markdown, RULING[language])
        self.game = game
        self.language = language
        self.title = reader.title
        self.introduction = "\n\n".join(reader.introduction)
        self.chapters = tuple(Chapter(number, title, tuple(clauses)) for number, title, clauses in reader.chapters)
        self.clauses = tuple(clause for chapter in self.chapters for clause in chapter.clauses)
        self.prefix = self.clauses[0].id.partition("-")[0]
        self._by_id = {clause.id.lower(): clause for clause in self.clauses}

    def clause(self, wanted: str) -> Clause:
        """The clause of that number, in capitals or not, with or without the letters of the game."""
        found = self._by_id.get(self._full(wanted))
        if found is None:
            raise InputError("unknown-clause", {"clause": shown(wanted), "game": self.game})
        return found

    def find(self, wanted: str) -> Chapter:
        """A clause (`RS-4.3b`), a section (`RS-4.3`) or a chapter (`RS-4` or `4`), as a chapter of only that."""
        number = self._full(wanted)
        for chapter in self.chapters:
            whole = number == f"{self.prefix}-{chapter.number}".lower()
            inside = tuple(clause for clause in chapter.clauses if whole or _is_within(clause.id.lower(), number))
            if inside:
                return chapter._replace(clauses=inside)
        raise InputError("unknown-clause", {"clause": shown(wanted), "game": self.game})

    def plain_text(self, width: int = WIDEST, part: Chapter | None = None) -> str:
        """The whole book, or one part of it, for a terminal of that width."""
        if part is not None:
            return "\n".join(self._chapter_lines(part, width)) + "\n"
        lines = [*_heading(plain(self.title), "="), "", *wrapped(self.introduction, width)]
        for chapter in self.chapters:
            lines += ["", "", *self._chapter_lines(chapter, width)]
        return "\n".join(lines) + "\n"

    def _chapter_lines(self, chapter: Chapter, width: int) -> Iterator[str]:
        yield from _heading(f"{chapter.number}  {plain(chapter.title)}", "-")
        margin = max(len(clause.id) for clause in self.clauses) + 2
        for clause in chapter.clauses:
            yield ""
            mark = f"({self._mark_name(clause.mark)}) " if clause.mark else ""
            yield from wrapped(mark + clause.text, width, clause.id.ljust(margin), " " * margin)
            for ruling in clause.rulings:
                yield ""
                label = " " * margin + RULING[self.language] + " "
                yield from wrapped(ruling, width, label, " " * margin)

    def _mark_name(self, mark: Mark) -> str:
        from faubourg.text.messages import Messages

        return Messages(self.language).say(f"rulebook-{mark.replace(' ', '-')}")

    def _full(self, wanted: str) -> str:
        number = wanted.strip().lower()
        return f"{self.prefix}-{number}".lower() if number[:1].isdigit() else number


def rulebook_games() -> list[str]:
    """The games that have a rulebook."""
    return sorted(path.parent.parent.name for path in PACKAGE.glob(f"games/*/text/rules.{LANGUAGES[0]}.md"))


def plain(markdown: str) -> str:
    """The same text without signs of Markdown; what is to be typed stands between quotes."""
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", markdown)
    text = re.sub(r"(\*\*|\*)(?=\S)(.+?)(?<=\S)\1", r"\2", text)
    return re.sub(r"`([^`]+)`", r'"\1"', text)


def wrapped(markdown: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """Paragraphs and lists as lines of at most that width, as far as words allow."""
    lines: list[str] = []
    for paragraph in markdown.split("\n\n"):
        if lines:
            lines.append("")
        for line in paragraph.split("\n"):
            start = rest if lines else first
            hanging = rest + "  " if line.startswith("- ") else rest
            lines += textwrap.wrap(
                plain(line),
                width=max(width, len(rest) + 20),
                initial_indent=start,
                subsequent_indent=hanging,
                break_long_words=False,
                break_on_hyphens=False,
            ) or [start.rstrip()]
    return lines


def _heading(text: str, line: str) -> list[str]:
    return [text, line * len(text)]


def _is_within(clause: str, number: str) -> bool:
    """Whether a clause is that one or of that section: RS-4.3b is of RS-4.3, a clause 4.30 is not."""
    return clause == number or ("." in number and clause[:-1] == number and clause[-1].isalpha())


class _Reader:
    """Reads the blocks of a rulebook, one after the other, and complains about what has no place."""

    def __init__(self, markdown: str, ruling: str) -> None:
        self.title = ""
        self.introduction: list[str] = []
        self.chapters: list[tuple[str, str, list[Clause]]] = []
        self.ids: set[str] = set()
        self.ruling = ruling
        self.line = 1
        for self.line, block in _blocks(markdown.split("\n")):
            self._take(block)
        if not self.title or not self.ids:
            raise self._wrong("a rulebook has a title and clauses")

    def _take(self, block: list[str]) -> None:
        if block[0].startswith("## "):
            self._start_chapter(block)
        elif block[0].startswith("# "):
            self._start_book(block)
        elif block[0].startswith("**"):
            self._start_clause(_joined(block))
        elif block[0].startswith(">"):
            self._add_ruling(block)
        elif not self.chapters:
            self.introduction.append(_joined(block))
        else:
            last = self._last_clause()
            if last.rulings:
                raise self._wrong("a clause cannot go on after its ruling")
            self._replace_last(last._replace(text=f"{last.text}\n\n{_joined(block)}".strip()))

    def _start_book(self, block: list[str]) -> None:
        match = _TITLE.fullmatch(_joined(block))
        if match is None or self.title or self.chapters:
            raise self._wrong("a book has one title, at the beginning")
        self.title = match[1]

    def _start_chapter(self, block: list[str]) -> None:
        match = _CHAPTER.fullmatch(block[0])
        if match is None or len(block) > 1:
            raise self._wrong("a chapter is written '## number title', on a line of its own")
        self.chapters.append((match[1], match[2], []))

    def _start_clause(self, block: str) -> None:
        match = _CLAUSE.fullmatch(block)
        if match is None:
            raise self._wrong("a clause is written '**RS-4.3b** text' or '**RS-4.3b** [material] text'")
        clause, number, mark, text = match.groups()
        if mark not in (None, *get_args(Mark)):
            raise self._wrong(f"{clause} has an unknown mark")
        if not self.chapters or self.chapters[-1][0] != number:
            raise self._wrong(f"{clause} is not in the chapter of its number")
        if clause in self.ids:
            raise self._wrong(f"{clause} is there twice")
        if self.ids and clause.partition("-")[0] != min(self.ids).partition("-")[0]:
            raise self._wrong(f"{clause} has the letters of another game")
        self.ids.add(clause)
        self.chapters[-1][2].append(Clause(clause, number, text or "", (), cast(Mark | None, mark)))

    def _add_ruling(self, block: list[str]) -> None:
        if any(not line.startswith(">") for line in block):
            raise self._wrong("every line of a ruling begins with '>'")
        last = self._last_clause()
        start = f"**{self.ruling}** "
        paragraphs = [_joined(lines) for _, lines in _blocks([line[1:].strip(" ") for line in block])]
        if not paragraphs or not paragraphs[0].startswith(start):
            raise self._wrong(f"a ruling begins with '> {start.strip()}'")
        ruling = "\n\n".join(paragraphs)[len(start) :]
        self._replace_last(last._replace(rulings=(*last.rulings, ruling)))

    def _last_clause(self) -> Clause:
        if not self.chapters or not self.chapters[-1][2]:
            raise self._wrong("this belongs to no clause")
        return self.chapters[-1][2][-1]

    def _replace_last(self, clause: Clause) -> None:
        self.chapters[-1][2][-1] = clause

    def _wrong(self, why: str) -> ValueError:
        return ValueError(f"rulebook, line {self.line}: {why}")


def _blocks(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """Runs of lines between empty ones, each with the number of its first line; a heading is a run of its own."""
    block: list[str] = []
    for number, line in enumerate(lines, 1):
        empty = not line.strip(" \t\r")
        if block and (empty or line.startswith("#") or block[0].startswith("#")):
            yield number - len(block), block
            block = []
        if not empty:
            block.append(line.rstrip(" \t\r"))
    if block:
        yield number - len(block) + 1, block


def _joined(block: list[str]) -> str:
    """The lines of a paragraph as one; each item of a list stays on a line of its own."""
    lines: list[str] = []
    for line in block:
        words = _BREAKABLE.sub(" ", line).strip(" ")
        if lines and not words.startswith("- "):
            lines[-1] += " " + words
        else:
            lines.append(words)
    return "\n".join(lines)
