"""Many matches of one game stepped at once, written into buffers that stay where they are."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from faubourg.bots.player import Bot
from faubourg.bots.steps import Steps
from faubourg.core.actions import Actions
from faubourg.core.composing import Menu
from faubourg.core.observation import Observation
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.core.rng import Rng
from faubourg.core.state import State

# Let a bot choose.
BOT: Final[i64] = -1


@final
class Batch:
    """Matches side by side. All buffers have a row a match, and are written at every step.

    `found.cells` observations as the bits of 32-bit numbers, `mask` a byte a step, `moves` the steps that are open,
    `counts` how many they are, `actor` the seat that is asked, `reward` a number a seat, `ended` and `truncated`.
    `players` has for each seat the bot that plays there by itself, or None; `bot` is who chooses where the caller says
    -1, None is a random listed move. If there is an `observer`, what that seat observes at the end of a match is kept
    in its row of `final`, for the next match begins at once.
    """

    def __init__(
        self,
        start: State,
        menu: Menu,
        matches: int,
        seed: int,
        players: list[Bot | None],
        bot: Bot | None = None,
        keeps: bool = False,
        observer: int = -1,
    ) -> None:
        self.start = start
        self.menu = menu
        self.matches: i64 = matches
        self.seats: i64 = start.seats
        self.steps: i64 = menu.steps
        self.seed = seed
        self.players = players
        self.bot = bot
        self.has_bots: bool = any(player is not None for player in players)
        self.actions = Actions()
        size = len(menu.entries())
        self.found = Observation(size, matches)
        self.observer: i64 = observer
        self.final: Observation | None = Observation(size, matches) if observer >= 0 else None
        self.mask: vec[u8] = vec[u8]([0] * int(self.steps * matches))
        self.moves: vec[i16] = vec[i16]([0] * int(self.steps * matches))
        self.counts: vec[i64] = vec[i64]([0] * matches)
        # Of the steps that are open, so many are moves.
        self.listed: vec[i64] = vec[i64]([0] * matches)
        self.actor: vec[i64] = vec[i64]([0] * matches)
        self.reward: vec[float] = vec[float]([0.0] * int(self.seats * matches))
        self.ended: vec[u8] = vec[u8]([0] * matches)
        self.truncated: vec[u8] = vec[u8]([0] * matches)
        self.episodes: vec[i64] = vec[i64]([0] * matches)
        # Players' decisions made since the batch began, bots' included.
        self.decisions: i64 = 0
        self.walks: list[Steps] = []
        for match in range(matches):
            self.walks.append(Steps(start, menu, self.rng_of(match), False, keeps))
            self.go_on(match)
            self.write(match)

    def rng_of(self, match: i64) -> Rng:
        """A match's own random numbers: the same in a batch of any size, others each time it begins anew."""
        return Rng(f"{self.seed}/{match}/{self.episodes[match]}")

    def reset(self, seed: int) -> None:
        """Begin all matches anew."""
        self.seed = seed
        for match in range(self.matches):
            self.clear_result(match)
            self.episodes[match] = 0
            self.begin(match)
            self.write(match)

    def begin(self, match: i64) -> None:
        self.walks[match].begin(self.start, self.rng_of(match))
        self.go_on(match)

    def step(self, steps: list[int]) -> None:
        """One step in each match; an illegal one is refused by the number of its match, and nothing is changed."""
        self.check(steps)
        for match in range(self.matches):
            self.advance(match, steps[match])

    def check(self, steps: list[int]) -> None:
        if len(steps) != self.matches:
            raise InputError("batch-length", {"given": len(steps), "matches": int(self.matches)})
        for match in range(self.matches):
            step: i64 = steps[match]
            if step != BOT and not (0 <= step < self.steps and self.mask[match * self.steps + step]):
                raise InputError(
                    "batch-step", {"match": int(match), "step": shown(int(step)), "seat": int(self.actor[match])}
                )

    def advance(self, match: i64, step: i64) -> None:
        """One step of whoever is asked, and whatever follows by itself."""
        if self.ended[match]:
            self.clear_result(match)
        walk = self.walks[match]
        self.decisions += 1
        if step != BOT:
            walk.take(step)
        elif self.bot is not None:
            walk.play_bot(self.bot)
        else:
            self.play_random(match)
        self.go_on(match)
        if walk.state.over:
            self.note_end(match)
            self.episodes[match] += 1
            self.begin(match)
        self.write(match)

    def play_random(self, match: i64) -> None:
        """A random listed move; those that are open have been found already, unless a deal is being composed."""
        walk = self.walks[match]
        if walk.proposal.is_open() or walk.state.bot_answer() >= 0:
            walk.play_random()
        else:
            walk.play(i64(self.moves[match * self.steps + walk.rng.below(self.listed[match])]))

    def go_on(self, match: i64) -> None:
        """Let the bots that sit in this match play until somebody else is asked."""
        if not self.has_bots:
            return
        walk = self.walks[match]
        while not walk.state.over:
            player = self.players[walk.seat]
            if player is None:
                return
            self.decisions += 1
            if player.name == "random":
                walk.play_random()
            else:
                walk.play_bot(player)

    def note_end(self, match: i64) -> None:
        state = self.walks[match].state
        if self.final is not None:
            self.walks[match].write_into(self.final, match, self.observer)
        self.ended[match] = 1
        if state.truncated:
            self.truncated[match] = 1
        shares = state.returns()
        for seat in range(self.seats):
            self.reward[match * self.seats + seat] = shares[seat]

    def clear_result(self, match: i64) -> None:
        self.ended[match] = 0
        self.truncated[match] = 0
        for seat in range(self.seats):
            self.reward[match * self.seats + seat] = 0.0

    def write(self, match: i64) -> None:
        """Write who is asked, what that seat observes, and which steps it has."""
        walk = self.walks[match]
        seat: i64 = walk.seat
        self.actor[match] = seat
        walk.write_into(self.found, match, seat)
        base: i64 = match * self.steps
        mask = self.mask
        moves = self.moves
        for place in range(self.counts[match]):
            mask[base + i64(moves[base + place])] = 0
        actions = self.actions
        walk.fill(actions)
        items = actions.items
        count: i64 = actions.count
        listed: i64 = 0
        for place in range(count):
            step: i64 = items[place]
            mask[base + step] = 1
            moves[base + place] = i16(step)
            if step < self.menu.policy:
                listed += 1
        self.counts[match] = count
        self.listed[match] = listed
