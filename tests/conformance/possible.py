"""All positions that a seat could be in, found by trying every hidden move from the start of the match.

It knows nothing about cards: a seat's information is its list of (actor, what it saw), and a position is possible when
some moves that look the same lead to it. What `imagine` draws from is measured against this.
"""

from faubourg.core.actors import HIDDEN, NATURE
from faubourg.core.state import State


class Possible:
    """The possible positions by their dump, each with its odds; given up when there are too many."""

    def __init__(self, start: State, seat: int | None, most: int) -> None:
        self.seat = seat
        self.most = most
        self.worlds: dict[str, tuple[State, float]] = {start.dump(): (start.clone(), 1.0)}
        self.given_up = False

    def follow(self, before: State, actor: int, move: int) -> None:
        """The real match made this move; keep what agrees with what the seat saw of it."""
        if self.given_up:
            return
        seen = before.seen(move, self.seat)
        worlds: dict[str, tuple[State, float]] = {}
        for world, odds in self.worlds.values():
            for candidate, share in self.alike(world, actor, move, seen):
                after = world.clone()
                after.apply(candidate, actor)
                dump = after.dump()
                worlds[dump] = (after, worlds[dump][1] + odds * share if dump in worlds else odds * share)
            if len(worlds) > self.most:
                self.given_up = True
                return
        total = sum(odds for _, odds in worlds.values())
        self.worlds = {dump: (world, odds / total) for dump, (world, odds) in worlds.items()}

    def alike(self, world: State, actor: int, move: int, seen: int) -> list[tuple[int, float]]:
        """The moves of this world that look like the real one, with their odds."""
        if not world.is_asked(actor):
            return []
        if seen != HIDDEN and actor != NATURE:
            return [(move, 1.0)] if world.can_play(move, actor) and world.seen(move, self.seat) == seen else []
        moves = world.legal(actor)
        weights = world.weights() if actor == NATURE else [1] * len(moves)
        total = sum(weights)
        return [
            (candidate, weight / total)
            for candidate, weight in zip(moves, weights, strict=True)
            if world.seen(candidate, self.seat) == seen and (seen == HIDDEN or candidate == move)
        ]
