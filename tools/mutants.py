"""The mutants of a game: every way in which one thing of its rules or its data can be made wrong."""

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Mutant:
    """One change: in a file of the checkout, from one position to another, a new text."""

    kind: str
    path: str
    line: int
    what: str
    # Start, end and replacement, in characters of the file; several where one figure must follow another.
    changes: tuple[tuple[int, int, str], ...]
    # Only for data that no neighbouring value makes valid: it is refused before any test can look.
    refused: bool = False

    def applied(self, text: str) -> str:
        for start, end, new in sorted(self.changes, reverse=True):
            text = text[:start] + new + text[end:]
        return text

    def title(self) -> str:
        return f"{self.path}:{self.line} {self.what}"


# Finding places in a source


@dataclass
class Source:
    """A Python file with its tree, and positions in characters."""

    path: str
    text: str
    tree: ast.Module = field(init=False)
    starts: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.tree = ast.parse(self.text)
        self.starts = [0]
        for line in self.text.split("\n"):
            self.starts.append(self.starts[-1] + len(line) + 1)

    def span(self, node: ast.expr) -> tuple[int, int]:
        """Where a node stands. The tree counts in bytes of UTF-8, we in characters."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.place(node.lineno, node.col_offset), self.place(node.end_lineno, node.end_col_offset)

    def place(self, line: int, column: int) -> int:
        start = self.starts[line - 1]
        encoded = self.text[start : self.starts[line]].encode()
        return start + len(encoded[:column].decode())

    def segment(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.text[start:end]

    def mutant(self, kind: str, node: ast.expr, new: str, what: str) -> Mutant:
        return Mutant(kind, self.path, node.lineno, what, ((*self.span(node), new),))


def sources(root: Path, folder: str) -> list[Source]:
    return [
        Source(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted((root / folder).glob("*.py"))
    ]


def folder_of(game: str) -> str:
    return f"src/faubourg/games/{game}"


def shared_folders(root: Path, game: str) -> list[str]:
    """Where the rules stand that the game has in common with others: its `numbering.py` begins with theirs."""
    text = (root / folder_of(game) / "numbering.py").read_text(encoding="utf-8")
    names = set(re.findall(r"^from faubourg\.games\.(\w+)", text, re.MULTILINE)) - {game}
    return [folder_of(name) for name in sorted(names)]


# Refusals


# Those that all games share; a game's own are `Refused.<NAME>`.
SHARED = ("NOT_ASKED_NOW", "UNKNOWN_MOVE", "NATURE_DECIDES")


def given(node: ast.expr | None) -> Iterator[ast.Name | ast.Attribute]:
    """The refusals that an expression may come out as: either side of a condition, nothing that is compared or
    called."""
    if isinstance(node, ast.Attribute | ast.Name) and (
        ast.unparse(node).startswith("Refused.") or ast.unparse(node) in SHARED
    ):
        yield node
    elif isinstance(node, ast.IfExp):
        yield from given(node.body)
        yield from given(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from given(value)


def refusal_mutants(root: Path, game: str) -> list[Mutant]:
    """Each refusal that the rules give, replaced with FINE."""
    found: list[Mutant] = []
    folders = [f"{folder_of(game)}/rules", *shared_folders(root, game)]
    for source in [source for folder in folders for source in sources(root, folder)]:
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Return | ast.Yield | ast.Assign | ast.AnnAssign):
                for name in given(node.value):
                    # By number: not every module that refuses imports the name.
                    found.append(source.mutant("refusal", name, "0", f"{ast.unparse(name)} is never given"))
    return found


def table_mutants(root: Path, game: str) -> list[Mutant]:
    """Each code and each clause of a refusal, made a wrong one. What games share has the clauses of others, too."""
    paths = [f"{folder_of(game)}/numbering.py", *(f"{folder}/state.py" for folder in shared_folders(root, game))]
    found: list[Mutant] = []
    rulebook = ""
    for source in [Source(path, (root / path).read_text(encoding="utf-8")) for path in paths]:
        for text, value in texts_of_refusals(source):
            is_clause = re.fullmatch(r"[A-Z]{2}-\d[\w.]*", value) is not None
            if is_clause:
                rulebook = rulebook or value[:3]
                if not value.startswith(rulebook):
                    continue
            wrong = other_clause(value) if is_clause else value + "-not"
            kind = "clause" if is_clause else "code"
            found.append(source.mutant(kind, text, f'"{wrong}"', f"{kind} {value} becomes {wrong}"))
    return found


def texts_of_refusals(source: Source) -> Iterator[tuple[ast.Constant, str]]:
    refused = [node for node in source.tree.body if isinstance(node, ast.ClassDef) and node.name == "Refused"]
    for call in (node for owner in refused for node in ast.walk(owner) if isinstance(node, ast.Call)):
        for text in call.args:
            assert isinstance(text, ast.Constant)
            assert isinstance(text.value, str)
            yield text, text.value


def other_clause(clause: str) -> str:
    return clause[:-1] + ("b" if clause[-1] == "a" else "a") if clause[-1].isalpha() else clause + "a"


# Figures and names

FIGURE = re.compile(r"\bvalue\s*=\s*(-?\d+)")
NAME = re.compile(r"\b(fr|en)\s*=\s*\"([^\"]*)\"")
HEADER = re.compile(r"^\[([\w.]+)\]", re.MULTILINE)


@dataclass(frozen=True)
class Figure:
    """A figure of a data file: where it stands, its table and its value."""

    start: int
    end: int
    line: int
    table: str
    name: str
    value: int

    def changed(self, by: int) -> tuple[int, int, str]:
        return self.start, self.end, str(self.value + by)


def figures_in(text: str) -> list[Figure]:
    found: list[Figure] = []
    for match in FIGURE.finditer(text):
        headers = HEADER.findall(text[: match.start()])
        line_start = text.rfind("\n", 0, match.start()) + 1
        found.append(
            Figure(
                match.start(1),
                match.end(1),
                text.count("\n", 0, match.start()) + 1,
                headers[-1] if headers else "",
                text[line_start : match.start()].split("=", maxsplit=1)[0].strip(),
                int(match.group(1)),
            )
        )
    return found


def data_mutants(root: Path, game: str, accepts: Callable[[str], bool]) -> list[Mutant]:
    """Each figure and each name of the data, changed."""
    found: list[Mutant] = []
    for path in sorted((root / folder_of(game) / "data").glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        where = path.relative_to(root).as_posix()
        figures = figures_in(text)
        found += [figure_mutant(text, where, figure, figures, accepts) for figure in figures]
        found += [*name_mutants(text, where)]
    return found


def figure_mutant(
    text: str, where: str, figure: Figure, figures: list[Figure], accepts: Callable[[str], bool]
) -> Mutant:
    """One more or one less, or ten where only tens are amounts; if the game refuses all these, another figure of the
    table makes up for it, or all follow."""
    label = f"{figure.table}.{figure.name} = {figure.value}"
    attempts: list[tuple[str, tuple[tuple[int, int, str], ...]]] = []
    for by in (1, -1, 10, -10):
        attempts.append((f"{label} becomes {figure.value + by}", (figure.changed(by),)))
    for by in (1, -1):
        for other in figures:
            if other.table == figure.table and other != figure:
                for much in (-by, by):
                    what = f"{label} becomes {figure.value + by} with {other.name} = {other.value + much}"
                    attempts.append((what, (figure.changed(by), other.changed(much))))
    for by in (1, -1):
        others = [other for other in figures if other.table == figure.table and other != figure]
        what = f"{label} becomes {figure.value + by}, and all of {figure.table} with it"
        attempts.append((what, (figure.changed(by), *(other.changed(by) for other in others))))
    for what, changes in attempts:
        mutant = Mutant("figure", where, figure.line, what, changes)
        if accepts(mutant.applied(text)):
            return mutant
    return Mutant("figure", where, figure.line, attempts[0][0], attempts[0][1], refused=True)


def name_mutants(text: str, where: str) -> Iterator[Mutant]:
    for match in NAME.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        what = f'"{match.group(2)}" ({match.group(1)}) becomes "{match.group(2)}x"'
        yield Mutant("name", where, line, what, ((match.end(2), match.end(2), "x"),))


# Conditions

TURNED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}


def deep_mutants(root: Path, game: str) -> list[Mutant]:
    """Each comparison, `and`, `or` and `not` of the rules, turned around."""
    found: list[Mutant] = []
    for source in sources(root, f"{folder_of(game)}/rules"):
        parts = sorted(
            (node for node in ast.walk(source.tree) if isinstance(node, ast.Compare | ast.BoolOp | ast.UnaryOp)),
            key=lambda node: (node.lineno, node.col_offset, -(node.end_col_offset or 0)),
        )
        for node in parts:
            found += turned(source, node)
    return found


def turned(source: Source, node: ast.Compare | ast.BoolOp | ast.UnaryOp) -> Iterator[Mutant]:
    old = " ".join(source.segment(node).split())
    if isinstance(node, ast.Compare):
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            gap = source.span(left)[1], source.span(right)[0]
            yield between(source, node, gap, TURNED[type(operator)], old)
            left = right
    elif isinstance(node, ast.BoolOp):
        new = "or" if isinstance(node.op, ast.And) else "and"
        for one, two in zip(node.values, node.values[1:], strict=False):
            yield between(source, node, (source.span(one)[1], source.span(two)[0]), new, old)
    elif isinstance(node.op, ast.Not):
        # `not x` becomes `x`, in brackets so that nothing else binds differently.
        yield source.mutant("condition", node, f"({source.segment(node.operand)})", f"`{old}` loses its not")


def between(source: Source, node: ast.expr, gap: tuple[int, int], new: str, old: str) -> Mutant:
    """A mutant of the operator that stands between two operands; brackets around it stay."""
    text = source.text[gap[0] : gap[1]]
    word = re.search(r"not\s+in|is\s+not|[<>=!]=|[<>]|\b(?:in|is|and|or)\b", text)
    assert word is not None, f"{source.path}:{node.lineno}: no operator in {text!r}"
    change = (gap[0] + word.start(), gap[0] + word.end(), new)
    return Mutant("condition", source.path, node.lineno, f"`{old}`: {word.group()} becomes {new}", (change,))
