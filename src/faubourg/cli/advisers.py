"""The bots of a table in the terminal: their moves, the hints they give, and what they would accept."""

from typing import final

from faubourg.bots.coach import Hint, hint
from faubourg.bots.player import Bot, acceptable, ask_bot, bot, weighs_deals
from faubourg.bots.ready import playing
from faubourg.cli.guard import Guard
from faubourg.core.match import Match
from faubourg.core.rng import Rng


@final
class Advisers:
    def __init__(self, match: Match, guard: Guard) -> None:
        self.match = match
        self.guard = guard
        self.bots: dict[str, Bot] = {}

    def move(self, seat: int, kind: str) -> int:
        """What a bot of that kind does, or who plays in its place."""
        kind = playing(self.match.game.id, kind)
        if kind not in self.bots:
            self.bots[kind] = bot(kind)
        with self.guard.waiting():
            return ask_bot(self.bots[kind], self.match.state, seat, self.chance(seat))

    def hint(self, seat: int) -> Hint:
        """What the strongest bot would do for somebody."""
        with self.guard.waiting():
            return hint(self.match.state, seat, self.chance(seat))

    def wish(self, seat: int, kind: str) -> int | None:
        """What a bot that is offered a deal would accept instead, as the other would offer it; None: nothing."""
        if not weighs_deals(kind) or self.match.state.proposer() < 0:
            return None
        with self.guard.waiting():
            return acceptable(self.match.state, seat, self.chance(seat), kind)

    def chance(self, seat: int) -> Rng:
        """Random numbers that follow from the match, so that a loaded one goes on as it would have."""
        return Rng("/".join([*self.match.dealer.header(), str(seat), str(len(self.match.entries))]))
