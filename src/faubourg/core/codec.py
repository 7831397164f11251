"""The codec of a game, from one table of its verbs and their targets: number <-> typed move <-> line of text."""

from collections.abc import Callable, Sequence
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import set_of
from faubourg.core.notation import TypedMove, unreadable, words_of
from faubourg.core.options import shown
from faubourg.core.refusal import InputError, Param


@final
class Verb:
    """A kind of move: its first number, its word, and what it is done with, by name; where a game goes by phases, those
    that ask for it.

    A verb without targets is one move, one with a list of targets as many. Of several lists the last counts fastest.
    """

    def __init__(self, base: i64, word: str, phases: tuple[int, ...] = (), **targets: Sequence[Param]) -> None:
        self.base: i64 = base
        self.word = word
        self.phases: i64 = set_of(list(phases))
        self.targets = targets
        self.size: i64 = 1
        for choices in targets.values():
            self.size *= len(choices)

    def parts(self, place: i64) -> dict[str, Param]:
        """What the move is about that is so many after the first, by name."""
        found: dict[str, Param] = {}
        following = int(self.size)
        for name, choices in self.targets.items():
            following //= len(choices)
            found[name] = choices[int(place) // following % len(choices)]
        return found


def no_open_move(code: int) -> TypedMove | None:
    return None


def no_open_code(words: list[str], text: str) -> int:
    return -1


@final
class Codec:
    """Verbs in ascending order of their numbers, without a gap; and, where a game has moves that are not listed, how
    they are read: `open_move` makes one from a number, `open_code` a number from its words (and the whole
    line, for an error); each says None or -1 where there is none."""

    def __init__(
        self,
        verbs: list[Verb],
        open_move: Callable[[int], TypedMove | None] = no_open_move,
        open_code: Callable[[list[str], str], int] = no_open_code,
    ) -> None:
        self.verbs = verbs
        self.open_move = open_move
        self.open_code = open_code
        self.listed: i64 = 0
        # By listed move, the phases that ask for it, as a set.
        self.phases: vec[i64] = vec[i64]()
        # Of each verb that some phase asks for: these phases, its first number and how many it has.
        self.asked: vec[i64] = vec[i64]()
        for verb in verbs:
            assert verb.base == self.listed, f"the numbers from {self.listed} to {verb.base} are no moves, or two"
            self.listed += verb.size
            for _ in range(verb.size):
                self.phases = append(self.phases, verb.phases)
            if verb.phases:
                self.asked = append(append(append(self.asked, verb.phases), verb.base), verb.size)
        # The numbers by their lines, written out when the first line is read.
        self.codes: dict[str, int] = {}

    def move(self, code: object) -> TypedMove:
        """The typed move behind a number."""
        found: TypedMove | None = None
        if type(code) is int and 0 <= code < self.listed:
            found = self.listed_move(code)
        elif type(code) is int:
            found = self.open_move(code)
        if found is None:
            raise InputError("no-such-move", {"move": shown(code), "listed": int(self.listed)})
        return found

    def asks_for(self, phase: i64, code: i64) -> bool:
        """Whether a phase asks for a move that is listed."""
        return code < self.listed and (self.phases[code] >> phase) & 1 == 1

    def fill(self, phase: i64, actions: Actions) -> None:
        """Add every listed move that a phase asks for, in ascending order."""
        asked = self.asked
        for place in range(0, i64(len(asked)), 3):
            if (asked[place] >> phase) & 1:
                actions.add_all(asked[place + 1], asked[place + 2])

    def verb_of(self, code: i64) -> Verb:
        """The verb of a listed move."""
        place = len(self.verbs) - 1
        while code < self.verbs[place].base:
            place -= 1
        return self.verbs[place]

    def listed_move(self, code: i64) -> TypedMove:
        return TypedMove(self.verb_of(code).word, **self.targets_of(code))

    def targets_of(self, code: i64) -> dict[str, Param]:
        """What a listed move is about, by name."""
        verb = self.verb_of(code)
        return verb.parts(code - verb.base)

    def text(self, code: object) -> str:
        """A number as a line of text."""
        return self.move(code).line()

    def code(self, move: object) -> int:
        """The number of a typed move."""
        if not isinstance(move, TypedMove):
            raise InputError("unreadable-move", {"text": shown(move)})
        return self.parse(move.line())

    def parse(self, text: str) -> int:
        """A line of text as a number."""
        if not self.codes:
            self.codes = {self.listed_move(code).line(): code for code in range(int(self.listed))}
        words = words_of(text)
        code = self.codes.get(" ".join(words), -1)
        if code < 0:
            code = self.open_code(words, text)
        if code < 0:
            raise unreadable(text)
        return code
