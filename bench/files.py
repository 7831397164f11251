"""Data files of nearly the largest size."""

SIZE = 65_000
# A comment of nearly the longest line.
REMARK = "#" + "x" * 990 + "\n"


def padded(data: str) -> str:
    """A game's own data file with many words behind it."""
    return f"{data}\n{REMARK * ((SIZE - len(data.encode())) // len(REMARK))}"
