"""How various layouts are: how many outlines there are among them, and how evenly they come.

Two tracks have the same outline if one can be turned on the table to lie on the other, wherever GO is; an open one is
walked from its beginning. The effective number is that of equally frequent outlines which would be as hard to guess
(the inverse of the chance that two layouts drawn from these, with replacement, have the same): it is small when a few
outlines come again and again, and as large as the number of layouts when none comes twice.
"""

from typing import final

from faubourg.games.ubuild.layouts.plan import read_plan


@final
class Variety:
    def __init__(self, texts: list[str]) -> None:
        plans = [read_plan(text) for text in texts]
        counts: dict[str, int] = {}
        for plan in plans:
            key = outline_key(plan.turns, plan.is_open)
            counts[key] = counts.get(key, 0) + 1
        orders = {str(plan.tiles) for plan in plans}
        self.layouts = len(texts)
        self.different = len(set(texts))
        self.orders = len(orders)
        self.outlines = len(counts)
        self.effective = len(texts) ** 2 / sum([count * count for count in counts.values()]) if texts else 0.0
        # Outlines without a turn to the left: those that a box suggests.
        self.convex = len([key for key in counts if "l" not in key])


def outline_key(turns: str, is_open: bool) -> str:
    """One text for all layouts of an outline: of a loop, the first in the alphabet of all places to begin."""
    if is_open:
        return turns
    return min([turns[place:] + turns[:place] for place in range(len(turns))])
