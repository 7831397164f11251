"""Records: a match as text, written and read back with every line verified.

faubourg record 1
game roomshare
rules 1
seats 4
options {...}
data <digest> built-in         now or once; else data <digest> <number of lines>, and the lines, each behind a bar
dealer seeded 7                a kind of dealer and what it is known by, see below
secret <seed>                  when revealed
moves
n 740 0                        Nature: code, number of the draw
2 17                           seat 2: code
c 800                          the clock: code
= <digest>                     a turn has ended
undo 40                        back to the position after the first 40 entries
resume 2 <digest> <dump>       the rules have changed
end <digest of all the lines above>

A fair dealer is `dealer fair-2 <hash of the seed>` and a word for each seat: `<promise>:<entropy>`, `<promise>:-` for a
seat that kept back what it had promised, `-` for one that promised nothing. `dealer fair <hash> <entropy or -> ...` is
the older scheme, without promises.
"""

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from faubourg.core.actors import CLOCK, NATURE
from faubourg.core.data import LARGEST
from faubourg.core.dealer import FAIR, Dealer, dealer_from
from faubourg.core.fields import as_json
from faubourg.core.match import Entry, Match
from faubourg.core.options import shown
from faubourg.core.refusal import IllegalMove, InputError
from faubourg.core.state import digest_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from faubourg.core.game import Game

FIRST_LINE: Final = "faubourg record 1"
LARGEST_RECORD: Final = 16_000_000


def write_record(match: Match, reveal: bool) -> str:
    import json  # Here, so that the package is imported quickly.

    game = match.game
    lines = [
        FIRST_LINE,
        f"game {game.id}",
        f"rules {match.rules_version}",
        f"seats {match.seats}",
        "options " + json.dumps(match.options, sort_keys=True, separators=(",", ":")),
    ]
    if game.builtin:
        lines.append(f"data {game.data_digest} built-in")
    else:
        rows = game.data.split("\n")
        lines.append(f"data {game.data_digest} {len(rows)}")
        lines += ["|" + row for row in rows]
    lines.append("dealer " + " ".join(match.dealer.header()))
    secret = match.dealer.secret()
    if secret and (match.state.over or reveal):
        lines.append(f"secret {secret}")
    lines.append("moves")
    for entry in match.entries:
        lines += entry_lines(entry)
    lines.append(f"= {match.state.digest()}")
    lines.append("end " + digest_of_lines(lines))
    return "\n".join(lines) + "\n"


def entry_lines(entry: Entry) -> list[str]:
    if entry.undo_to >= 0:
        return [f"undo {entry.undo_to}"]
    if entry.dump:
        return [f"resume {entry.version} {digest_of(entry.dump)} {entry.dump}"]
    if entry.actor == NATURE:
        lines = [f"n {entry.code} {entry.draw}"]
    elif entry.actor == CLOCK:
        lines = [f"c {entry.code}"]
    else:
        lines = [f"{entry.actor} {entry.code}"]
    if entry.digest:
        lines.append(f"= {entry.digest}")
    return lines


def digest_of_lines(lines: list[str]) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


def is_unicode(text: str) -> bool:
    """Whether the text can be written as UTF-8: half a character cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


class Reader:
    """The lines of a record, read one after the other; every complaint names its line."""

    def __init__(self, text: object) -> None:
        if not isinstance(text, str) or not text.startswith("faubourg record ") or not is_unicode(text):
            raise InputError("record-foreign", {})
        if len(text) > LARGEST_RECORD:
            raise InputError("record-too-large", {})
        self.lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
        if self.lines[0] != FIRST_LINE:
            raise InputError("record-newer", {"version": shown(self.lines[0][len("faubourg record ") :])})
        last = self.lines[-1].split(" ")
        if len(last) != 2 or last[0] != "end":
            raise InputError("record-torn", {"line": len(self.lines)})
        if last[1] != digest_of_lines(self.lines[:-1]):
            raise InputError("record-edited", {})
        self.place = 1

    def wrong(self, code: str = "record-bad-line") -> InputError:
        return InputError(code, {"line": self.place})

    def located(self, problem: InputError) -> InputError:
        """A complaint about what a line holds, with the number of that line."""
        params = dict(problem.params)
        params["line"] = self.place
        return InputError(problem.code, params)

    def line(self) -> str:
        """The next line; the last one, `end`, is never read."""
        if self.place >= len(self.lines) - 1:
            raise self.wrong("record-torn")
        self.place += 1
        return self.lines[self.place - 1]

    def field(self, name: str) -> str:
        """The next line, which must begin with that word."""
        line = self.line()
        if not line.startswith(name + " "):
            raise self.wrong()
        return line[len(name) + 1 :]

    def number(self, word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) <= 16):
            raise self.wrong()
        return int(word)

    def at_end(self) -> bool:
        return self.place >= len(self.lines) - 1


def load_record(
    text: object,
    find_game: "Callable[[str, str | None, str], Game]",
    dealer: Dealer | None = None,
    check_draws: bool = False,
) -> Match:
    """The match of a record, every move played again and every digest compared.

    With `check_draws` every draw is computed again as well, which needs a dealer whose secret is known.
    """
    reader = Reader(text)
    game_id = reader.field("game")
    rules = reader.field("rules")
    seats = reader.number(reader.field("seats"))
    options = read_json(reader, reader.field("options"))
    digest, data = read_data(reader)
    try:
        game = find_game(game_id, data, digest)
    except InputError as problem:
        if problem.code == "unknown-figures":
            raise reader.wrong("record-other-data") from None
        raise
    if game.data_digest != digest:
        raise reader.wrong("record-other-data")
    named = read_dealer(reader, seats)
    match = Match(game, seats, named, options, auto_nature=False)
    match.rules_version = rules
    if check_draws and not named.can_check():
        raise InputError("draws-cannot-be-checked", {"dealer": named.header()[0]})
    Replay(reader, match, options, named if check_draws else None).run()
    if dealer is not None:
        match.dealer = dealer
    match.auto_nature = True
    return match


def read_json(reader: Reader, text: str) -> dict[str, object]:
    import json  # Here, so that the package is imported quickly.

    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise reader.wrong() from None
    if not isinstance(found, dict):
        raise reader.wrong()
    return found


def read_data(reader: Reader) -> tuple[str, str | None]:
    """The digest of the data, and the data file in the record, or None for a built-in one."""
    words = reader.field("data").split(" ")
    if len(words) != 2:
        raise reader.wrong()
    if words[1] == "built-in":
        return words[0], None
    rows: list[str] = []
    for _ in range(min(reader.number(words[1]), LARGEST)):
        row = reader.line()
        if not row.startswith("|"):
            raise reader.wrong()
        rows.append(row[1:])
    return words[0], "\n".join(rows)


def read_dealer(reader: Reader, seats: int) -> Dealer:
    words = reader.field("dealer").split(" ")
    if words[0] == FAIR and len(words) != seats + 2:
        raise reader.wrong("record-bad-dealer")
    place = reader.place
    secret = ""
    line = reader.line()
    if line.startswith("secret "):
        secret = line[len("secret ") :]
        line = reader.line()
    if line != "moves":
        raise reader.wrong()
    try:
        return dealer_from(words, secret)
    except InputError as problem:
        reader.place = place
        raise reader.located(problem) from None


class Replay:
    """The moves of a record, played again one by one."""

    def __init__(self, reader: Reader, match: Match, options: dict[str, object], checker: Dealer | None) -> None:
        self.reader = reader
        self.match = match
        # As the record calls them.
        self.options = options
        self.checker = checker
        # The version of the rules that the present stretch follows.
        self.version = match.rules_version
        # A stretch under other rules that was resumed later is not played again: its positions are in the dumps.
        self.is_foreign = match.rules_version != match.game.rules_version and self.is_resumed()

    def is_resumed(self) -> bool:
        start = f"resume {self.match.game.rules_version} "
        return any(line.startswith(start) for line in self.reader.lines)

    def run(self) -> None:
        if self.is_foreign:
            self.match.notes.append("stretch-not-verified")
        elif self.match.rules_version != self.match.game.rules_version:
            self.match.notes.append("played-under-other-rules")
        compared = False
        while not self.reader.at_end():
            compared = self.entry(self.reader.line().split(" "))
        if not compared:
            raise self.reader.wrong("record-torn")
        if self.is_foreign:
            # The last stretch follows rules that are not here: where the match stands cannot be told.
            raise self.other_rules()

    def entry(self, words: list[str]) -> bool:
        """One line; true if it was a digest, which the last one must be."""
        if len(words) == 2 and words[0] == "=":
            self.compare(words[1])
            return True
        if len(words) == 2 and words[0] == "undo":
            self.undo(self.reader.number(words[1]))
        elif len(words) == 4 and words[0] == "resume":
            self.resume(words[1], words[2], words[3])
        elif len(words) == 3 and words[0] == "n":
            self.move(NATURE, self.reader.number(words[1]), self.reader.number(words[2]))
        elif len(words) == 2 and words[0] == "c":
            self.move(CLOCK, self.reader.number(words[1]), -1)
        elif len(words) == 2:
            self.move(self.reader.number(words[0]), self.reader.number(words[1]), -1)
        else:
            raise self.reader.wrong()
        return False

    def move(self, actor: int, code: int, draw: int) -> None:
        match = self.match
        if actor == NATURE and draw != match.draws:
            raise self.reader.wrong("record-bad-draw")
        if self.is_foreign:
            match.note(Entry(actor, code, draw))
            if actor == NATURE:
                match.draws += 1
            return
        if self.checker is not None and actor == NATURE and match.state.actor == NATURE:
            if self.checker.pick(match.state, draw) != code:
                raise InputError("draw-differs", {"line": self.reader.place, "draw": draw})
        try:
            match.play(code, actor)
        except (IllegalMove, ValueError) as problem:
            raise self.illegal() from problem

    def illegal(self) -> InputError:
        """A move that the running rules refuse: an edited record, or one of other rules."""
        if "played-under-other-rules" in self.match.notes:
            return self.other_rules()
        return self.reader.wrong("record-illegal-move")

    def other_rules(self) -> InputError:
        running = self.match.game.rules_version
        return InputError(
            "record-other-rules", {"version": shown(self.version), "running": running, "line": self.reader.place}
        )

    def compare(self, digest: str) -> None:
        if self.is_foreign:
            if self.match.entries:
                self.match.entries[-1].digest = digest
        elif not self.is_reached(digest):
            if "played-under-other-rules" in self.match.notes:
                raise self.other_rules()
            raise self.reader.wrong("record-bad-digest")

    def is_reached(self, digest: str) -> bool:
        """Whether the position is the one meant; a digest names its rules, and the options as they were called then."""
        state = self.match.state
        if digest == state.digest() or self.version == self.match.game.rules_version:
            return digest == state.digest()
        fields = read_json(self.reader, state.dump())
        fields["rules_version"] = self.version
        fields["options"] = self.options
        return digest == digest_of(as_json(fields))

    def undo(self, point: int) -> None:
        if self.is_foreign:
            if point >= len(self.match.entries):
                raise self.reader.wrong()
            self.match.note(Entry(NATURE, -1, undo_to=point))
            return
        try:
            self.match.undo_to(point)
        except IllegalMove:
            raise self.reader.wrong() from None

    def note(self, what: str) -> None:
        if what not in self.match.notes:
            self.match.notes.append(what)

    def resume(self, version: str, digest: str, dump: str) -> None:
        if digest_of(dump) != digest:
            raise self.reader.wrong("record-bad-digest")
        was_replayed = not self.is_foreign
        self.version = version
        self.is_foreign = version != self.match.game.rules_version
        if was_replayed and not self.is_foreign and digest != self.match.state.digest():
            # A match played on from a position of another; or anything that somebody has put in.
            self.note("position-taken-over")
        if not self.is_foreign:
            try:
                self.match.resume(dump)
            except InputError as problem:
                raise self.reader.located(problem) from None
        else:
            self.note("stretch-not-verified")
            entry = Entry(NATURE, -1)
            entry.version = version
            entry.dump = dump
            self.match.note(entry)
