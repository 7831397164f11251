"""A game: a rule set with its data, its options and its codec."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from faubourg.core.actors import ANYONE, CLOCK, NATURE, NOBODY
from faubourg.core.codec import Codec
from faubourg.core.data import Sheet, Shelf, data_digest
from faubourg.core.fields import Fields, Ledger
from faubourg.core.measures import Measures
from faubourg.core.notation import Deal
from faubourg.core.observation import NAMES, Entry, Observation
from faubourg.core.options import Option, Options, idle_among, read_options, shown
from faubourg.core.pickling import game_again
from faubourg.core.refusal import InputError
from faubourg.core.request import Request
from faubourg.core.state import State
from faubourg.core.told import COMMON, Shapes

MOST_DECISIONS: Final = 1 << 40


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The wiring of one game for one data set; states refer to it and clones share it."""

    def __init__(
        self,
        id: str,
        title: str,
        seats: range,
        rules_version: str,
        policy: int,
        over_clause: str,
        limit_clause: str,
        shelf: Shelf,
        data: str | None,
        kept: bool,
        codec: Codec,
        options: list[Option],
        shapes: Shapes = COMMON,
        scene_shape: type = dict,
    ) -> None:
        self.id = id
        self.title = title
        self.seats = seats
        self.rules_version = rules_version
        # Players' moves are 0 to policy - 1; Nature's and the clock's follow, up to listed - 1.
        self.policy = policy
        self.listed = int(codec.listed)
        # The clause by which a match ends, cited when something is asked of a finished one.
        self.over_clause = over_clause
        # The clause of the limit on decisions, cited instead where that has ended it.
        self.limit_clause = limit_clause
        own = shelf.running()
        text = own if data is None else data.replace("\r\n", "\n")
        if "\r" in text:
            # No line end of TOML, and a record could not hold it.
            raise InputError("data-not-toml", {"line": text.count("\n", 0, text.index("\r")) + 1})
        self.shelf = shelf
        # The text of the data file, and whether it is built in, or ever was.
        self.data = text
        self.data_digest = data_digest(text)
        is_earlier = text != own and shelf.earlier(self.data_digest) is not None
        self.builtin = text == own or is_earlier
        # Whether the file may be older than some entries: an earlier one, or that of something that is kept.
        self.is_earlier = is_earlier or (kept and text != own)
        self.codec = codec
        # Each with its kind and default.
        self.options = options
        # What events tell, by kind, and no other kind is told; what is in the scene, any dict if the game does not say.
        self.shapes = shapes
        self.scene_shape = scene_shape
        self.entries: list[Entry] = []

    def sheet(self) -> Sheet:
        """The data file, to be read."""
        return Sheet(self.data, self.is_earlier)

    @abstractmethod
    def read(self, values: dict[str, object], seats: int) -> Options:
        """Checked values as the game's typed record; combinations that do not fit raise InputError."""

    @abstractmethod
    def begin(self, options: Options, seats: int) -> State:
        """The position before the first move."""

    @abstractmethod
    def scene(self, options: Mapping[str, object] | None = None) -> dict[str, object]:
        """What never changes in a match: geometry, names, prices; JSON-ready."""

    @abstractmethod
    def option_sets(self) -> list[tuple[int, dict[str, object]]]:
        """Numbers of seats and options that together use every option: what is tested for every game."""

    def option_set(self, number: int) -> tuple[int, dict[str, object]]:
        """The seats and options of one of very many matches that are searched for faults: those sets in turn. A game
        whose options have no end has more of them."""
        found = self.option_sets()
        return found[number % len(found)]

    def move(self, code: int) -> object:
        """The typed move behind a number; InputError for a number that is no move."""
        return self.codec.move(code)

    def code(self, move: object) -> int:
        """The number of a typed move."""
        return self.codec.code(move)

    def text(self, code: int) -> str:
        """A number as a line of text."""
        return self.codec.text(code)

    def parse(self, text: str) -> int:
        """A line of text as a number."""
        return self.codec.parse(text)

    def at_once(self, options: Mapping[str, object]) -> bool:
        """Whether several may act at once, so that everybody needs a screen of their own."""
        return False

    def seats_for(self, options: Mapping[str, object]) -> range:
        """How many may play with these options, of which none is missing: never others than `seats`."""
        return self.seats

    def complete(self, options: Mapping[str, object] | None = None) -> dict[str, object]:
        """All options by name, checked as far as they can be before it is known how many play."""
        return read_options(self.options, options, self.seats.stop - 1)

    def idle_options(self, options: Mapping[str, object]) -> list[Option]:
        """Those among the options that have no effect, because another is not what they need."""
        return idle_among(self.options, options, self.complete(options))

    def most_seats(self, options: Mapping[str, object] | None = None) -> int:
        """How many can play at most with these options, and the usual ones for those that are not given."""
        return self.seats_for(self.complete(options)).stop - 1

    def requests(self) -> list[Request]:
        """What may be asked of the game beside a match."""
        return []

    def measures(self) -> Measures:
        """What is measured of its matches, beside what is of every game's."""
        return Measures([], ["over"])

    def partner_of(self, move: int) -> int:
        """Whom a move offers a deal to; below zero for a move that is no deal."""
        offered = self.codec.open_move(move) if move >= self.listed else None
        return offered.partner if isinstance(offered, Deal) else -1

    def deal_assets(self) -> list[str]:
        """What deals can be about, by name and in a fixed order; empty where nobody deals."""
        return []

    def deal_ladder(self) -> list[int]:
        """The amounts of cash that are listed where a deal is composed step by step, rising."""
        return []

    @property
    def observation(self) -> list[Entry]:
        """What `observe` tells of a position, number by number: its name, and between what it lies."""
        if not self.entries:
            names = Observation(NAMES)
            self.start(self.most_seats()).describe(names, 0)
            self.entries = names.entries
        # A copy: positions go on by these.
        return list(self.entries)

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> State:
        """The position before the first move, with seats and options checked."""
        return self.begin(self.read_all(seats, options), seats)

    def read_all(self, seats: int, options: Mapping[str, object] | None) -> Options:
        """Seats and options as they are given from outside, checked each for itself and together."""
        self.check_seats(seats)
        values = read_options(self.options, options, seats)
        self.check_fit(seats, values)
        return self.read(values, seats)

    def check_seats(self, seats: object) -> None:
        if type(seats) is not int or seats not in self.seats:
            raise InputError("bad-seats", {"given": shown(seats), "low": self.seats.start, "high": self.seats.stop - 1})

    def check_fit(self, seats: int, options: Mapping[str, object]) -> None:
        fitting = self.seats_for(options)
        if seats not in fitting:
            raise InputError("seats-for-options", {"given": seats, "low": fitting.start, "high": fitting.stop - 1})

    def __reduce__(self) -> tuple[object, ...]:
        return game_again, (self.id, None if self.builtin else self.data, self.data_digest)

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        # A game never changes: copies of a position share it, as clones do.
        return self

    def restore(self, text: str) -> State:
        """The position of a dump; a dump of another game, other data or a broken one is refused."""
        fields = Fields(text)
        game = fields.word("game")
        if game != self.id:
            raise InputError("dump-other-game", {"game": shown(game), "expected": self.id})
        version = fields.word("rules_version")
        if version != self.rules_version:
            raise InputError("dump-other-rules", {"version": shown(version), "expected": self.rules_version})
        if fields.word("data") != self.data_digest:
            raise InputError("dump-other-data", {})
        seats = fields.number("seats", 1, 64)
        options = self.read_all(seats, fields.mapping("options"))
        actor = fields.number("actor", NOBODY, seats - 1)
        over = fields.flag("over")
        truncated = fields.flag("truncated")
        decisions = fields.number("decisions", 0, MOST_DECISIONS)
        turns = fields.number("turns", 0, MOST_DECISIONS)
        state = self.begin(options, seats)
        state.declare(Ledger(fields))
        fields.finish()
        state.recount()
        state.actor = actor
        state.over = over
        state.truncated = truncated
        state.decisions = decisions
        state.turns = turns
        if over != (actor == NOBODY) or actor in (ANYONE, CLOCK) or (truncated and not over):
            raise InputError("dump-broken", {"problem": "actor"})
        # Only a position that is not broken can be asked for moves.
        problem = state.broken()
        if problem:
            raise InputError("dump-broken", {"problem": problem})
        if not over and not can_go_on(state):
            raise InputError("dump-broken", {"problem": "actor"})
        return state


def can_go_on(state: State) -> bool:
    """Whether somebody may act, and has something to do."""
    for actor in state.actors():
        if actor != NATURE and not 0 <= actor < state.seats:
            return False
        if state.legal(actor) or state.forms(actor):
            return True
    return False
