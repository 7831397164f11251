"""The ranking of a match: best first, ties together."""

from collections.abc import Sequence


def ranked(standings: Sequence[tuple[int, ...]]) -> list[list[int]]:
    """The seats by their standing, the largest first; who is equal in all shares a place."""
    found: list[list[int]] = []
    for seat in sorted(range(len(standings)), key=lambda seat: standings[seat], reverse=True):
        if found and standings[found[-1][0]] == standings[seat]:
            found[-1].append(seat)
        else:
            found.append([seat])
    return found
