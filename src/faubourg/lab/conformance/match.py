"""What must hold for a whole match: every position of it, its end, and its record."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from faubourg.core.actors import CLOCK, NATURE
from faubourg.core.dealer import Seeded
from faubourg.core.game import Game
from faubourg.core.match import Match
from faubourg.core.record import load_record
from faubourg.core.refusal import IllegalMove, InputError
from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.games import game as registered
from faubourg.lab.conformance.events import check_event
from faubourg.lab.conformance.moves import random_turn
from faubourg.lab.conformance.playing import difference
from faubourg.lab.conformance.position import check_position
from faubourg.lab.conformance.secrets import Companion
from faubourg.lab.conformance.violation import Clauses, Violation

# Every so many positions a gesture and an undo are tried.
SELDOM: Final = 23
# So that a match comes to an end.
MOST_UNDONE: Final = 3


@dataclass(frozen=True)
class Tally:
    """What a check has seen: decisions played, positions looked at, moves that imagined matches followed."""

    decisions: int
    positions: int
    followed: int
    digest: str


def check_match(
    game: Game,
    seats: int,
    options: Mapping[str, object] | None,
    seed: int,
    thorough: bool,
    *,
    every: int = 1,
    sweep_every: int = 1,
    clauses: Clauses = None,
) -> Tally:
    """Play a random match and check it.

    Thorough: all checks, at every position or, by chance, at one of `every` so many; at one of `sweep_every` of these
    every listed number is tried; then the record. Otherwise each position is only asked whether it is broken, and the
    end is checked.
    """
    rng = Rng(f"{game.id}/{seats}/{seed}")
    match = Match(game, seats, Seeded(seed), options, auto_nature=False)
    walk = Walk(match, rng, clauses)
    try:
        return walk.run(every, sweep_every) if thorough else check_quickly(match.state, rng)
    except Violation as violation:
        violation.seed = seed
        raise
    except Exception as problem:
        raise Violation(match.state, f"{type(problem).__name__}: {problem}", seed) from problem


def check_quickly(state: State, rng: Rng) -> Tally:
    while not state.over:
        actor, move = random_turn(state, rng)
        state.apply(move, actor)
        problem = state.broken()
        if problem:
            raise Violation(state, f"after {state.text(move)!r} of actor {actor} the position is broken: {problem}")
    check_end(state)
    return Tally(int(state.decisions), int(state.decisions), 0, state.digest())


class Walk:
    """A random match on its way, with an imagined one beside it for every seat and for a spectator."""

    def __init__(self, match: Match, rng: Rng, clauses: Clauses) -> None:
        self.match = match
        self.rng = rng
        self.clauses = clauses
        self.companions: list[Companion] = []
        self.decisions = 0
        self.positions = 0
        self.followed = 0
        self.undone = 0

    def run(self, every: int, sweep_every: int) -> Tally:
        match = self.match
        self.imagine()
        while not match.state.over:
            if self.rng.below(every) == 0:
                self.look(sweep_every)
            if self.decisions % SELDOM == SELDOM - 1:
                check_gesture(match, self.rng)
                self.check_undo()
            self.step()
        self.look(1)
        check_end(match.state)
        check_record(match)
        check_nature(match)
        return Tally(self.decisions, self.positions, self.followed, match.state.digest())

    def imagine(self) -> None:
        self.companions = [Companion(self.match.state, seat, self.rng) for seat in (*range(self.match.seats), None)]

    def look(self, sweep_every: int) -> None:
        """All checks of this position, and of what the imagined matches beside it look like."""
        state = self.match.state
        check_position(state, self.rng, sweep=self.rng.below(sweep_every) == 0, clauses=self.clauses)
        for companion in self.companions:
            companion.compare(state)
        self.positions += 1

    def step(self) -> None:
        """One move, and what everybody sees of it."""
        match = self.match
        before = match.state
        if before.actor == NATURE:
            actor, move = NATURE, match.dealer.pick(before, match.draws)
        else:
            actor, move = random_turn(before, self.rng)
        match.play(move, actor)
        if match.state.broken():
            raise Violation(before, f"after {before.text(move)!r} the position is broken: {match.state.broken()}")
        for event in match.told:
            check_event(match.state, event)
        self.decisions += 1
        for companion in self.companions:
            self.followed += companion.follow(before, match.state, actor, move)

    def check_undo(self) -> None:
        """What a seat takes back alone leads to an earlier position; the match goes on from there."""
        match = self.match
        seat = int(self.rng.below(match.seats))
        point = match.undo_point(seat)
        if point < 0 or self.undone == MOST_UNDONE:
            return
        path = [number for number in match.path() if number < point]
        expected = match.state_after(len(path), path).dump()
        match.undo(seat)
        self.undone += 1
        if match.state.dump() != expected:
            raise Violation(match.state, f"an undo leads elsewhere: {difference(expected, match.state.dump())}")
        self.imagine()


def check_gesture(match: Match, rng: Rng) -> None:
    """A gesture is made as a whole or not at all, and a draft shows what it would do and stores nothing."""
    before, entries = match.state.dump(), len(match.entries)
    if match.state.over or match.state.actor == NATURE:
        return
    seat = match.state.actors()[0]
    moves: list[object] = []
    ahead = match.state.clone()
    while len(moves) < 3 and ahead.is_asked(seat):
        move = int(ahead.filled(seat).pick(rng))
        ahead.play(move, seat)
        moves.append(move)
    draft = match.draft(moves, seat)
    shown = [draft.view, draft.prompt, draft.choices, [form.as_dict() for form in draft.forms]]
    if shown != [ahead.view(seat), ahead.prompt(seat), ahead.choices(seat), [f.as_dict() for f in ahead.forms(seat)]]:
        raise Violation(match.state, f"a draft of {moves} does not show what they do")
    try:
        match.play_all([*moves, -1], seat)
    except IllegalMove:
        pass
    else:
        raise Violation(match.state, f"the gesture {[*moves, -1]} was accepted")
    if match.state.dump() != before or len(match.entries) != entries:
        raise Violation(match.state, f"a draft of {moves}, or a gesture that was refused, has changed the match")


def check_end(state: State) -> None:
    """A match ends by its rules, with every seat in one place of the ranking, and nothing can be played."""
    if not state.over or state.truncated:
        raise Violation(state, "the match was ended by the limit on decisions")
    ranked = state.ranking()
    if sorted(seat for tied in ranked for seat in tied) != list(range(int(state.seats))) or [] in ranked:
        raise Violation(state, f"the ranking is {ranked}")
    returns = state.returns()
    if abs(sum(returns)) > 1e-9 or not all(-1 <= share <= 1 for share in returns):
        raise Violation(state, f"the returns are {returns}")
    places = [next(place for place, tied in enumerate(ranked) if seat in tied) for seat in range(int(state.seats))]
    for seat, other in ((one, two) for one in range(len(places)) for two in range(len(places))):
        if (places[seat] < places[other]) != (returns[seat] > returns[other]):
            raise Violation(state, f"the returns {returns} do not follow the ranking {ranked}")
    for actor in (*range(int(state.seats)), NATURE, CLOCK):
        if state.legal(actor) or state.can_play(0, actor):
            raise Violation(state, f"actor {actor} may play after the end")


def check_record(match: Match) -> None:
    """A record leads to the same match, draw by draw, and is written the same again; a changed one is refused."""
    game, text = match.game, match.save()

    def find(id: str, data: str | None, digest: str) -> Game:
        if id != game.id or (data is not None and data != game.data):
            raise InputError("unknown-game", {"game": id, "known": game.id})
        return game

    loaded = load_record(text, find, None, check_draws=True)
    if loaded.state.dump() != match.state.dump():
        raise Violation(match.state, f"the record leads to {difference(match.state.dump(), loaded.state.dump())}")
    if loaded.save() != text:
        raise Violation(match.state, f"the record is written otherwise: {difference(text, loaded.save())}")
    try:
        load_record(text.replace("\nmoves\n", "\nmoves\nn 0 0\n"), find, None, check_draws=False)
    except InputError:
        return
    raise Violation(match.state, "a record with another move in it is accepted")


def check_nature(match: Match) -> None:
    """Nature playing by itself comes to the same match as Nature played by hand."""
    if any(entry.undo_to >= 0 for entry in match.entries):
        return
    alone = Match(match.game, match.seats, match.dealer, match.options)
    for entry in match.entries:
        if entry.actor != NATURE:
            alone.play(entry.code, entry.actor)
    if alone.save() != match.save():
        raise Violation(match.state, f"Nature alone plays otherwise: {difference(match.save(), alone.save())}")


def match_digest(game: Game, option_set: int, seed: int) -> tuple[str, int]:
    """The last digest of a random match, and its number of decisions: the same on every machine, compiled or not."""
    seats, options = game.option_sets()[option_set]
    tally = check_match(game, seats, options, seed, thorough=False)
    return tally.digest, tally.decisions


def match_digests(game_id: str, option_set_index: int, seed: int) -> tuple[str, int]:
    """As `match_digest`, for a registered game."""
    return match_digest(registered(game_id), option_set_index, seed)
