"""How far `undo` goes at a table of one person: the others are bots, who agree to whatever is taken back."""

from faubourg.core.match import Match


def point_agreed(match: Match, seat: int) -> int:
    """Before the last moves of a seat, up to those of anybody else: the number of entries to keep, or -1 for none."""
    path = [number for number in match.path() if number >= match.resumed]
    while path and match.entries[path[-1]].actor != seat:
        path.pop()
    while len(path) > 1 and match.entries[path[-2]].actor == seat:
        path.pop()
    return path[-1] if path else -1
