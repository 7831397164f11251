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


def told_apart(standings: Sequence[tuple[int, ...]], names: Sequence[str]) -> str:
    """What tells the winner from the second, by the names of what a standing counts; `tie`, if they share the win."""
    best = ranked(standings)
    if len(best[0]) == 1:
        one, two = standings[best[0][0]], standings[best[1][0]]
        for place, name in enumerate(names):
            if one[place] != two[place]:
                return name
    return "tie"
