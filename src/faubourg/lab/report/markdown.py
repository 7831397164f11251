"""A report as Markdown: tables with their intervals, and no plots."""

from textwrap import fill

from faubourg.lab.report.document import Block, Cell, Code, Definitions, Document, Heading, Paragraph, Table

WIDTH = 120


def markdown(document: Document) -> str:
    """
    >>> print(markdown(Document("Paris", "en", [Table(["", "turns"], [[Cell("2 seats"), Cell("21.3", "21 – 22")]])])))
    # Paris
    <BLANKLINE>
    |  | turns |
    | --- | --: |
    | 2 seats | 21.3 (21 – 22) |
    <BLANKLINE>
    """
    parts = [f"# {document.title}", *(part for block in document.blocks if (part := text_of(block)))]
    return "\n\n".join(parts) + "\n"


def text_of(block: Block) -> str:
    if isinstance(block, Heading):
        return f"{'#' * block.level} {block.text}"
    if isinstance(block, Paragraph):
        text = fill(block.text, WIDTH - 2 if block.is_warning else WIDTH, break_on_hyphens=False)
        return "\n".join(f"> {line}" for line in text.splitlines()) if block.is_warning else text
    if isinstance(block, Definitions):
        return "\n".join(
            fill(f"- **{term}** {meaning}", WIDTH, subsequent_indent="  ", break_on_hyphens=False)
            for term, meaning in block.entries
        )
    if isinstance(block, Code):
        return f"    {block.text}"
    if isinstance(block, Table):
        rule = ["---"] + ["--:"] * (len(block.titles) - 1)
        rows = [block.titles, rule, *([cell_text(cell) for cell in row] for row in block.rows)]
        return "\n".join("| " + " | ".join(row) + " |" for row in rows)
    return ""


def cell_text(cell: Cell) -> str:
    mark = "\\*" if cell.is_poor else ""
    return f"{cell.text} ({cell.interval}){mark}" if cell.interval else cell.text + mark
