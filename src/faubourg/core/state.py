"""The position of a match: what every game's state has in common.

A game fills in the abstract methods; everything a caller uses is defined here once, for all games. The rules play with
`fill`, `refusal` and `apply`, which trust their arguments; people and programs use `legal`, `why_not` and `play`, which
do not.
"""

from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, TypedDict

from mypy_extensions import i64, mypyc_attr

from faubourg.core.actions import Actions
from faubourg.core.actors import ANYONE, CLOCK, MOVE_LIMIT, NATURE, NOBODY, SEVERAL
from faubourg.core.choices import offered
from faubourg.core.event import Event
from faubourg.core.fields import Ledger, as_json
from faubourg.core.forms import Form, Timer
from faubourg.core.observation import Buffer, Observation
from faubourg.core.options import Options, shown
from faubourg.core.pickling import state_again
from faubourg.core.ranking import ranked, told_apart
from faubourg.core.refusal import IllegalMove, Refusal
from faubourg.core.rng import Rng
from faubourg.core.secret import seen_by
from faubourg.core.told import DECISIONS, MATCH_ENDED, MATCH_OVER

if TYPE_CHECKING:
    from faubourg.core.game import Game

# Refusal numbers that all games share; `core.refusal.Reasons` numbers a game's own.
FINE: Final[i64] = 0
NOT_ASKED_NOW: Final[i64] = 1
UNKNOWN_MOVE: Final[i64] = 2
NATURE_DECIDES: Final[i64] = 3
CLOCK_DECIDES: Final[i64] = 4


class Prompt(TypedDict):
    """What is asked of a seat: the kind of decision, the clause behind it, and its particulars."""

    kind: str
    clause: str
    params: dict[str, object]


class Choice(TypedDict):
    """A move offered, with its targets on the board; or a target that is not, with the first reason why."""

    move: int | None
    kind: str
    targets: list[str]
    cost: int | None
    refusal: dict[str, object] | None


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position. `clone` it, `play` on it; equal positions have equal digests."""

    def __init__(self, game: "Game", options: Options, seats: i64) -> None:
        self.game: Game = game
        self.options: Options = options
        self.seats: i64 = seats
        self.actor: i64 = NATURE
        self.over: bool = False
        self.truncated: bool = False
        self.decisions: i64 = 0
        self.turns: i64 = 0
        self.telling: bool = False
        self.told: list[Event] | None = None
        self.buffer: Actions | None = None

    # What each game defines.

    @abstractmethod
    def fill(self, actions: Actions, seat: i64) -> None:
        """Add every listed legal move of an actor who is asked, in ascending order; Nature's with their weights."""

    @abstractmethod
    def refusal(self, move: i64, seat: i64) -> i64:
        """FINE, or the number of the first thing that is wrong with a move of an actor who is asked."""

    @abstractmethod
    def explain(self, number: i64, move: i64, seat: i64) -> Refusal:
        """A refusal number of the game's own, as code, clause and parameters."""

    @abstractmethod
    def apply(self, move: i64, seat: i64 = ANYONE) -> None:
        """Make a legal move without checking it."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy."""

    @abstractmethod
    def declare(self, ledger: Ledger) -> None:
        """Declare each of the game's own fields, for dumps; what can be counted from them is left out."""

    @abstractmethod
    def whole_view(self) -> dict[str, object]:
        """All there is to see, with a Secret around what only one seat may know. It is read, and not changed: positions
        may share parts of it."""

    @abstractmethod
    def ask(self, seat: i64) -> Prompt:
        """What is asked of a seat that is asked; of Nature or the clock: the clause by which chance or time decides."""

    @abstractmethod
    def choice_of(self, move: i64, seat: i64) -> Choice:
        """A move of a seat that is asked, legal or not, with kind, targets and cost: what `core.choices` offers."""

    @abstractmethod
    def candidates(self, seat: i64) -> list[tuple[str, int]]:
        """The targets that the decision is about, each with the first of its moves."""

    @abstractmethod
    def describe(self, found: Observation, seat: i64) -> None:
        """The position as that seat may know it, entry by entry: the same ones at every position of the game."""

    @abstractmethod
    def score_of(self, seat: i64) -> i64:
        """A seat's score if the match were counted now."""

    @abstractmethod
    def standing(self, seat: i64) -> tuple[int, ...]:
        """What a seat is ranked by, the largest first: its score, then what decides between equal ones."""

    @abstractmethod
    def standing_names(self) -> tuple[str, ...]:
        """What a standing counts, by name: one of them tells the winner from the second."""

    @abstractmethod
    def broken(self) -> str:
        """Empty, or a code for the invariant that this position breaks."""

    # What a game overrides where it applies: something is hidden, counted, open, timed, several act at once.

    def seen(self, move: int, seat: int | None) -> int:
        """What a seat will see of this move, asked before it is made: the move, or HIDDEN."""
        return move

    def imagine(self, seat: int | None, rng: Rng) -> "State":
        """A position that agrees with all that a seat has seen; None is a spectator."""
        self.check_viewer(seat)
        return self.clone()

    def recount(self) -> None:
        """Count what a dump leaves out."""
        return

    def offer(self, seat: i64) -> list[Choice]:
        """The choices of a seat that is asked, to be read and not changed: positions may share them."""
        return offered(self, seat)

    def actors(self) -> list[int]:
        """Who may act now: one seat, several, or Nature; nobody when the match is over."""
        return [] if self.over else [int(self.actor)]

    def is_asked(self, seat: i64) -> bool:
        """Whether this actor may act now."""
        return seat == self.actor and not self.over

    def forms(self, seat: int | None = None) -> list[Form]:
        """The open moves of an actor, whose numbers are not listed."""
        self.who(seat)
        return []

    def timers(self) -> list[Timer]:
        """What the clock would end. The host counts the seconds and sends the clock's move."""
        return []

    def reveals(self, move: int) -> bool:
        """Whether a seat's move shows something that was hidden; it cannot be taken back afterwards."""
        return False

    def bot_answer(self) -> i64:
        """What every bot answers, because the rules say so; below zero where it is free to choose."""
        return -1

    def proposer(self) -> int:
        """Whose offer of a deal waits for an answer; below zero when there is none."""
        return -1

    def refusing(self) -> int:
        """The move that turns down the offer that waits for an answer; below zero when there is none."""
        return -1

    def deal_partners(self, seat: i64) -> i64:
        """Whom a seat that is asked may offer a deal now, as a set."""
        return 0

    def deal_assets(self, seat: i64, partner: i64) -> i64:
        """What could change hands between the two, as a set of places among `game.deal_assets()`."""
        return 0

    def deal_move(self, partner: i64, assets: i64, cash: i64) -> i64:
        """The number of a deal; cash is what the one who offers receives, below zero what is paid."""
        return -1

    def depth(self) -> i64:
        """How far a chain that the rules promise to end has come; 0 in a game that has none."""
        return 0

    # What everybody uses.

    def who(self, seat: object) -> i64:
        """The actor meant: the one given, or the single one."""
        if seat is None:
            if self.actor == SEVERAL:
                raise ValueError("several seats may act: say which")
            return self.actor
        if type(seat) is not int or not (0 <= seat < self.seats or seat in (NATURE, CLOCK)):
            raise ValueError(f"no such seat: {shown(seat)}")
        return seat

    def check_viewer(self, seat: object) -> None:
        """Only a seat or a spectator has a view; True is not seat 1."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise ValueError(f"no such seat: {shown(seat)}")

    def moves_of(self, seat: i64, actions: Actions) -> None:
        """Clear the buffer and fill it with the listed legal moves of an actor; none if not asked."""
        actions.clear()
        if self.is_asked(seat):
            self.fill(actions, seat)

    def filled(self, seat: i64) -> Actions:
        actions = self.buffer
        if actions is None:
            actions = Actions()
            self.buffer = actions
        self.moves_of(seat, actions)
        return actions

    def legal(self, seat: int | None = None) -> list[int]:
        """Every listed legal move, in ascending order."""
        return self.filled(self.actor if seat is None and self.actor != SEVERAL else self.who(seat)).moves()

    def weights(self) -> list[int]:
        """Nature's odds, aligned with legal()."""
        return self.filled(NATURE).weights()

    def can_play(self, move: object, seat: int | None = None) -> bool:
        return self.why_not(move, seat) is None

    def why_not(self, move: object, seat: int | None = None) -> Refusal | None:
        """None for a legal move, else what is wrong with it."""
        actor = self.who(seat)
        if type(move) is not int:
            return Refusal("not-a-number", self.clause_now(), {"given": shown(move)})
        if move < 0:
            return Refusal("negative", self.clause_now(), {"move": shown(move)})
        if move >= MOVE_LIMIT:
            return Refusal("too-large", self.clause_now(), {"move": shown(move)})
        if self.over:
            return Refusal("match-over", self.clause_now(), {})
        if not self.is_asked(actor):
            return Refusal("not-your-turn", self.clause_now(), {"actor": int(self.actor)})
        number = self.refusal(move, actor)
        if number == FINE:
            return None
        if number == NOT_ASKED_NOW:
            return Refusal("not-asked-now", self.clause_now(), {"move": move})
        if number == UNKNOWN_MOVE:
            return Refusal("unknown-move", self.clause_now(), {"move": move})
        if number == NATURE_DECIDES:
            return Refusal("nature-decides", self.clause_now(), {"move": move})
        if number == CLOCK_DECIDES:
            return Refusal("clock-decides", self.clause_now(), {"move": move})
        return self.explain(number, move, actor)

    def clause_now(self) -> str:
        """The clause behind what is being asked."""
        if self.over:
            return self.end_clause()
        if self.actor == SEVERAL:
            for seat in self.actors():
                return self.ask(seat)["clause"]
        return self.ask(self.actor)["clause"]

    def end_clause(self) -> str:
        """The clause by which the match is over: the game's own end, or the limit on decisions."""
        return self.game.limit_clause if self.truncated else self.game.over_clause

    def play(self, move: object, seat: int | None = None) -> None:
        """Make a move in place, telling what happens; an illegal one raises IllegalMove and changes nothing."""
        refusal = self.why_not(move, seat)
        if refusal is not None:
            raise IllegalMove(refusal)
        assert isinstance(move, int)
        self.told = []
        self.telling = True
        self.apply(move, self.who(seat))
        self.telling = False

    def tell(self, kind: str, clause: str, params: dict[str, object]) -> None:
        """Note an event. Called only while `telling`."""
        if self.told is not None:
            self.told.append(Event(kind, clause, params))

    def tell_end(self, clause: str, by: str) -> None:
        """The match is over, and by what. Called only while `telling`."""
        self.tell(MATCH_ENDED, clause, {"by": by})
        self.tell_result(self.end_clause())

    def tell_result(self, clause: str) -> None:
        """Who has won. Called only while `telling`."""
        decided: dict[str, object] = {"decided_by": self.decided_by()}
        self.tell(MATCH_OVER, clause, {"scores": self.scores(), "ranking": self.ranking()} | decided)

    def happened(self) -> list[Event]:
        """What the last play did, whole."""
        return [] if self.told is None else list(self.told)

    def events(self, seat: int | None) -> list[dict[str, object]]:
        """What the last play did, as that seat may know it; None is a spectator."""
        self.check_viewer(seat)
        return [event.seen_by(seat) for event in self.happened()]

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat may know of the position, JSON-ready; None is a spectator."""
        self.check_viewer(seat)
        seen = seen_by(self.whole_view(), seat)
        assert isinstance(seen, dict)
        return seen

    def prompt(self, seat: int | None) -> Prompt:
        """What is asked of that seat, or whom it waits for."""
        self.check_viewer(seat)
        if self.over:
            return {"kind": "over", "clause": self.end_clause(), "params": {}}
        if seat is not None and self.is_asked(self.who(seat)):
            return self.ask(seat)
        waiting: dict[str, object] = {"actors": self.actors()}
        return {"kind": "wait", "clause": self.clause_now(), "params": waiting}

    def choices(self, seat: int | None) -> list[Choice]:
        """The legal moves of a seat with their targets, and the targets that are refused; empty when not asked."""
        # As `int | None` a True stays what it is when compiled, and is refused.
        actor = self.who(seat)
        # Nature's list would tell what is in the pile.
        if actor < 0 or not self.is_asked(actor):
            return []
        return [{**choice, "targets": choice["targets"][:]} for choice in self.offer(actor)]

    def observe(self, seat: int) -> list[float]:
        """The position as numbers for learning, as that seat may know it; `game.observation` names them."""
        self.check_viewer(seat)
        found = Observation(len(self.game.observation))
        self.describe(found, seat)
        return found.numbers()

    def observe_into(self, seat: int, buffer: Buffer, row: int = 0) -> None:
        """Write what `observe` tells into a row of a buffer that was made for this game, as 32-bit numbers."""
        self.check_viewer(seat)
        if not 0 <= row < buffer.rows:
            raise IndexError(f"no such row: {row}")
        self.write_into(seat, buffer.found, row)

    def write_into(self, seat: i64, found: Observation, row: i64) -> None:
        """As `observe_into`, trusting its arguments: for compiled code."""
        found.open_row(row)
        self.describe(found, seat)
        found.close_row(row)

    def dump(self) -> str:
        """The whole position as text, secrets included."""
        values: dict[str, object] = {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "data": self.game.data_digest,
            "seats": int(self.seats),
            "options": self.options.values,
            "actor": int(self.actor),
            "over": self.over,
            "truncated": self.truncated,
            "decisions": int(self.decisions),
            "turns": int(self.turns),
        }
        ledger = Ledger()
        self.declare(ledger)
        return as_json(values | ledger.written)

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled cells cannot be pickled or copied one by one.
        return state_again, (self.game, self.dump())

    def digest(self) -> str:
        return digest_of(self.dump())

    def scores(self) -> list[int]:
        """Each seat's score if the match were counted now."""
        return [int(self.score_of(seat)) for seat in range(self.seats)]

    def standings(self) -> list[tuple[int, ...]]:
        """What each seat is ranked by."""
        return [self.standing(seat) for seat in range(self.seats)]

    def decided_by(self) -> str:
        """What tells the winner from the second; `tie`, if they share the win."""
        return told_apart(self.standings(), self.standing_names())

    def ranking(self) -> list[list[int]]:
        """The seats, best first, ties together."""
        return ranked(self.standings())

    def returns(self) -> list[float]:
        """From 1 for the first to -1 for the last, ties sharing, in sum zero; all zero while the match goes on."""
        shares = [0.0] * int(self.seats)
        if not self.over:
            return shares
        place = 0
        for tied in self.ranking():
            middle = place + (len(tied) - 1) / 2
            for seat in tied:
                shares[seat] = 1.0 - 2.0 * middle / (int(self.seats) - 1)
            place += len(tied)
        return shares

    def move(self, code: int) -> object:
        """The typed move behind a number."""
        return self.game.move(code)

    def code(self, move: object) -> int:
        """The number of a typed move."""
        return self.game.code(move)

    def text(self, code: int) -> str:
        """A number as a line of text."""
        return self.game.text(code)

    def parse(self, text: str) -> int:
        """A line of text as a number; an InputError when it is no move."""
        return self.game.parse(text)

    # What each game's clone and apply use.

    def copy_common(self, other: "State") -> None:
        """Take over another state's common fields; events are not copied."""
        self.actor = other.actor
        self.over = other.over
        self.truncated = other.truncated
        self.decisions = other.decisions
        self.turns = other.turns

    def finish(self) -> None:
        """The match is over."""
        self.over = True
        self.actor = NOBODY

    def truncate(self) -> None:
        """The limit on decisions is reached: the match ends as it stands."""
        self.truncated = True
        self.finish()
        if self.telling:
            self.tell_end(self.end_clause(), DECISIONS)


def digest_of(dump: str) -> str:
    return blake2b(dump.encode(), digest_size=16).hexdigest()
