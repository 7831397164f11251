"""A match: a list of (actor, move), a dealer for Nature's, and the position they lead to."""

from collections.abc import Mapping
from typing import final

from faubourg.core.actors import CLOCK, MOVE_LIMIT, NATURE, SEVERAL
from faubourg.core.dealer import Dealer
from faubourg.core.event import Event
from faubourg.core.forms import Form
from faubourg.core.game import Game
from faubourg.core.options import shown
from faubourg.core.refusal import IllegalMove, InputError, Refusal
from faubourg.core.state import Choice, Prompt, State, digest_of

# A position is kept after so many entries, to go back to: an undo plays no more of them again, however long the match.
SPACING = 256


@final
class Entry:
    """One line of a match: a move, an undo, or a position resumed after a change of rules.

    `actor` and `code` of a move; `draw` is the number of Nature's draw, else -1. An undo has `undo_to` >= 0: the number
    of entries after which the match stood where it now goes on. `digest` is noted where a turn has ended. What is
    `final` cannot be taken back by its seat alone.
    """

    def __init__(self, actor: int, code: int, draw: int = -1, undo_to: int = -1) -> None:
        self.actor = actor
        self.code = code
        self.draw = draw
        self.undo_to = undo_to
        self.digest = ""
        self.final = True
        # After a change of rules: the version and the dump from which the match goes on.
        self.version = ""
        self.dump = ""


@final
class Gesture:
    """Moves being made on a copy of a position, with what they bring about."""

    def __init__(self, state: State, draws: int) -> None:
        self.state = state
        self.entries: list[Entry] = []
        self.told: list[Event] = []
        # The number of Nature's next draw.
        self.draws = draws
        # The position after the last move and its digest, if a turn has ended in this gesture.
        self.dump = ""
        self.digest = ""
        self.has_turned = False

    def add(self, move: object, actor: int) -> None:
        """One checked move. A gesture goes on only while the same seat is asked; Nature's moves come one by one."""
        if self.entries and (actor in (NATURE, CLOCK) or not self.state.is_asked(actor)):
            raise IllegalMove(Refusal("gesture-too-long", self.state.clause_now(), {"move": shown(move)}))
        self.step(move, actor)

    def let_nature_play(self, dealer: Dealer) -> None:
        """Let the dealer pick until somebody must decide."""
        while not self.state.over and self.state.actor == NATURE:
            self.step(dealer.pick(self.state, self.draws), NATURE)
        # The next turn may have begun with moves of Nature's.
        if self.has_turned and not self.dump:
            self.dump = self.state.dump()
            self.digest = digest_of(self.dump)

    def step(self, move: object, actor: int) -> None:
        state = self.state
        turns = state.turns
        final = shows_or_races(state, move, actor)
        state.play(move, actor)
        assert isinstance(move, int)
        entry = Entry(actor, move)
        if actor == NATURE:
            entry.draw = self.draws
            self.draws += 1
        self.dump = ""
        if state.turns != turns or state.over:
            self.has_turned = True
            self.dump = state.dump()
            self.digest = digest_of(self.dump)
            entry.digest = self.digest
        entry.final = final or entry.digest != "" or state.actor == SEVERAL
        self.entries.append(entry)
        self.told += state.happened()


def shows_or_races(state: State, move: object, actor: int) -> bool:
    """Whether a move, before it is made, is one to stand by: chance's, one that shows something hidden, or one that
    several could have made, for all have seen it."""
    if actor < 0 or state.actor == SEVERAL:
        return True
    # What is no move is about to be refused.
    return type(move) is int and 0 <= move < MOVE_LIMIT and state.reveals(move)


@final
class Draft:
    """What a seat would see after some moves that are not made yet."""

    def __init__(self, state: State, seat: int, events: list[Event]) -> None:
        self.view: dict[str, object] = state.view(seat)
        self.prompt: Prompt = state.prompt(seat)
        self.choices: list[Choice] = state.choices(seat)
        self.forms: list[Form] = state.forms(seat) if state.is_asked(seat) else []
        self.events: list[dict[str, object]] = [event.seen_by(seat) for event in events]


@final
class Match:
    """One play of a game: the moves made so far, a dealer, and the position they have led to."""

    def __init__(
        self,
        game: Game,
        seats: int,
        dealer: Dealer,
        options: Mapping[str, object] | None = None,
        auto_nature: bool = True,
    ) -> None:
        self.game = game
        self.seats = seats
        self.dealer = dealer
        self.auto_nature = auto_nature
        self.state: State = game.start(seats, options)
        self.options: dict[str, object] = self.state.options.values
        self.entries: list[Entry] = []
        # The number of Nature's next draw; it only grows.
        self.draws = 0
        # What the last gesture did, Nature's replies included.
        self.told: list[Event] = []
        # Codes of what a reader of the record should know: a stretch that could not be verified.
        self.notes: list[str] = []
        # The version of the rules under which the first entry was made.
        self.rules_version = game.rules_version
        # Positions to go back to, by the number of entries that led there, and how many entries ago on this way the
        # last of them was. None is ever dropped or changed: they are few, and an entry takes more room.
        self.places: dict[int, State] = {}
        self.since = 0
        # The number of entries up to the last position that was resumed: nothing before it is undone.
        self.resumed = 0
        if auto_nature:
            self.let_nature_play()

    def play(self, move: object, seat: int | None = None) -> None:
        """Make one move; then Nature plays on until somebody must decide."""
        self.play_all([move], seat)

    def play_all(self, moves: list[object], seat: int | None = None) -> None:
        """Make a gesture of several moves, all or none; it may not run past a move of Nature or of another actor."""
        if moves:
            self.accept(self.prepare(moves, seat))

    def prepare(self, moves: list[object], seat: int | None = None) -> Gesture:
        """A gesture and Nature's reply, played on a copy: nothing has happened until it is accepted."""
        gesture = Gesture(self.state.clone(), self.draws)
        actor = int(gesture.state.who(seat))
        for move in moves:
            gesture.add(move, actor)
        if self.auto_nature:
            gesture.let_nature_play(self.dealer)
        return gesture

    def let_nature_play(self) -> None:
        """Nature plays until somebody must decide."""
        gesture = Gesture(self.state.clone(), self.draws)
        gesture.let_nature_play(self.dealer)
        self.accept(gesture)

    def accept(self, gesture: Gesture) -> None:
        """What was prepared has happened. Only the gesture prepared last may be accepted."""
        self.state = gesture.state
        for entry in gesture.entries:
            self.note(entry)
        self.told = gesture.told
        self.draws = gesture.draws
        self.keep_place()

    def note(self, entry: Entry) -> None:
        """One more entry, whatever becomes of the position."""
        self.entries.append(entry)
        self.since += 1
        if entry.dump:
            self.resumed = len(self.entries)
            self.since = 0

    def keep_place(self) -> None:
        """Keep the position, if the last one on this way to it is far back."""
        if self.since >= SPACING:
            self.places[len(self.entries)] = self.state.clone()
            self.since = 0

    def events(self, seat: int | None) -> list[dict[str, object]]:
        """What the last gesture did, as that seat may know it; None is a spectator."""
        self.state.check_viewer(seat)
        return [event.seen_by(seat) for event in self.told]

    def draft(self, moves: list[object], seat: int) -> Draft:
        """What the seat would see after these moves, before Nature's reply; nothing is stored."""
        gesture = Gesture(self.state.clone(), self.draws)
        for move in moves:
            gesture.add(move, seat)
        return Draft(gesture.state, seat, gesture.told)

    def path(self) -> list[int]:
        """The numbers of the entries that led to the present position: those not undone."""
        return self.path_to(len(self.entries))

    def path_to(self, count: int) -> list[int]:
        """The numbers of the entries that led to the position after the first `count` entries."""
        kept: list[int] = []
        # Backwards, from an undo to where it led.
        while count > 0:
            entry = self.entries[count - 1]
            if entry.undo_to >= 0:
                count = entry.undo_to
            else:
                count -= 1
                kept.append(count)
        kept.reverse()
        return kept

    def undo_point(self, seat: int) -> int:
        """How far a seat may undo alone: the number of entries to keep, or -1 when there is nothing to take back.

        Only the seat's own moves since the last draw, since another actor's move, and since a hidden card was shown.
        """
        point = -1
        count = 0 if self.state.over or seat < 0 else len(self.entries)
        while count > 0:
            entry = self.entries[count - 1]
            if entry.undo_to >= 0:
                count = entry.undo_to
            elif entry.actor == seat and not entry.final:
                count -= 1
                point = count
            else:
                break
        return point

    def undo(self, seat: int) -> None:
        """Take back the seat's own moves of this turn, as far as one may alone."""
        point = self.undo_point(seat)
        if point < 0:
            raise IllegalMove(Refusal("nothing-to-undo", self.state.clause_now(), {"seat": seat}))
        self.undo_to(point)

    def can_undo_to(self, point: int) -> bool:
        """Whether there is a way back to the position after the first `point` entries."""
        return self.resumed <= point < len(self.entries)

    def undo_to(self, point: int) -> None:
        """Go back to the position after the first `point` entries. Nothing is deleted: the undo is an entry too."""
        if not self.can_undo_to(point):
            raise IllegalMove(Refusal("nothing-to-undo", self.state.clause_now(), {"seat": -1}))
        way = self.way_back(point)
        self.state = self.state_by(way, point)
        self.since = len(way)
        self.note(Entry(NATURE, -1, undo_to=point))
        self.told = []
        self.keep_place()

    def state_at(self, point: int) -> State:
        """The position after the first `point` entries, from the last one before it that was kept."""
        return self.state_by(self.way_back(point), point)

    def state_by(self, way: list[int], point: int) -> State:
        state = self.place(self.before(way[-1]) if way else point)
        for number in reversed(way):
            entry = self.entries[number]
            if entry.undo_to < 0:
                state.apply(entry.code, entry.actor)
        return state

    def before(self, number: int) -> int:
        """The number of entries that led to the position before an entry: of an undo, to where it leads back."""
        undo_to = self.entries[number].undo_to
        return number if undo_to < 0 else undo_to

    def place(self, count: int) -> State:
        """A position that is kept: one on the way, a dump, or the beginning."""
        if count in self.places:
            return self.places[count].clone()
        if count > 0 and self.entries[count - 1].version == self.game.rules_version:
            return self.game.restore(self.entries[count - 1].dump)
        return self.game.start(self.seats, self.options)

    def way_back(self, point: int) -> list[int]:
        """The numbers of the entries back to a position that is kept, undos among them, the latest first."""
        way: list[int] = []
        count = point
        while count > 0 and count not in self.places and not self.entries[count - 1].dump:
            way.append(count - 1)
            count = self.before(count - 1)
        return way

    def state_after(self, count: int, kept: list[int]) -> State:
        """The position after the first `count` of the entries kept, each played again."""
        state: State | None = None
        played: list[Entry] = []
        for number in kept[:count]:
            entry = self.entries[number]
            if entry.dump:
                played.clear()
                state = self.game.restore(entry.dump) if entry.version == self.game.rules_version else None
            else:
                played.append(entry)
        if state is None:
            state = self.game.start(self.seats, self.options)
        for entry in played:
            state.apply(entry.code, entry.actor)
        return state

    def repeat(self, actor: int, code: int, draw: int, digest: str) -> None:
        """A move that was checked when it was first made; what it brings about is not told again."""
        state = self.state
        final = shows_or_races(state, code, actor)
        state.apply(code, actor)
        entry = Entry(actor, code, draw)
        entry.digest = digest
        entry.final = final or digest != "" or state.actor == SEVERAL
        self.note(entry)
        if actor == NATURE:
            self.draws = draw + 1
        self.keep_place()

    def resume(self, dump: str) -> None:
        """Go on from a dump under the running rules, and say so in the record."""
        state = self.game.restore(dump)
        if state.seats != self.seats or state.options.values != self.options:
            raise InputError("dump-broken", {"problem": "options"})
        entry = Entry(NATURE, -1)
        entry.version = self.game.rules_version
        entry.dump = dump
        entry.digest = state.digest()
        self.note(entry)
        self.state = state
        self.told = []

    def save(self, reveal: bool = False) -> str:
        """The record as text; the dealer's secret is in it when the match is over, or when asked for."""
        from faubourg.core.record import write_record

        return write_record(self, reveal)
