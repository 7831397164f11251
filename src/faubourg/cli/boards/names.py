"""Names of players where there is little room."""


def fitted(name: str, width: int) -> str:
    """A name as wide as its place. One that is too long loses what stands before its number: by that bots of a kind are
    told apart."""
    if len(name) <= width:
        return name.ljust(width)
    words, _, number = name.rpartition(" ")
    end = f"… {number}" if words and number.isdecimal() else "…"
    return (name[: max(0, width - len(end))] + end)[:width]
