"""Lines of text in the place that a drawing leaves free."""

from rich.text import Text


def with_notes(lines: list[Text], notes: list[Text], columns: int) -> list[Text]:
    """The notes stand in the middle of the widest free place, if it is wide enough; else below the drawing."""
    width = max((note.cell_len for note in notes), default=0)
    # Beside the drawing, too, if there is room.
    across = max((line.cell_len for line in lines), default=0)
    placed = [line.copy() for line in lines]
    for line in placed:
        line.pad_right(min(columns, across + width + 2) - line.cell_len)
    # A free column on each side.
    found = free_place([line.plain for line in placed], width + 2, len(notes)) if notes else None
    if found is None:
        return [*lines, *notes]
    left, top = found[0] + 1, found[1]
    for place, note in enumerate(notes, start=top):
        line, space = placed[place], " " * (width - note.cell_len)
        placed[place] = Text.assemble(line[:left], note, space, line[left + width :], no_wrap=True, end="")
    return placed


def free_place(lines: list[str], width: int, height: int) -> tuple[int, int] | None:
    """The column and line where a free rectangle begins: in the middle of the widest, or of those the most central."""
    best = (0, 0)
    found: tuple[int, int] | None = None
    for top in range(len(lines) - height + 1):
        aside = abs(2 * top + height - len(lines))
        for start, end in gaps(lines[top : top + height]):
            if end - start >= width and (end - start, -aside) > best:
                best = end - start, -aside
                found = start + (end - start - width) // 2, top
    return found


def gaps(lines: list[str]) -> list[tuple[int, int]]:
    """Where stretches of columns that are free in all of these lines begin and end."""
    found: list[tuple[int, int]] = []
    start = 0
    for column, signs in enumerate([*zip(*lines), ("end",)]):
        if any(sign != " " for sign in signs):
            found.append((start, column))
            start = column + 1
    return [(start, end) for start, end in found if end > start]
