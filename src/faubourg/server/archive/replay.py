"""A match as a replay: step by step, each with what changed in the whole view, what happened, and chance's draws.

A step is what the table stored as one entry: a gesture with Nature's replies, an undo, a position resumed. Steps are
named by the number of that entry, `seq`, from 1; what was dealt before the first one is the step 0.
"""

import gzip
from bisect import bisect_right
from collections.abc import Sequence

import faubourg
from faubourg.core.actors import NATURE
from faubourg.core.dealer import FAIR, OLDER, Dealer, seat_from
from faubourg.core.match import Entry, Match
from faubourg.core.refusal import InputError
from faubourg.core.secret import marked
from faubourg.core.state import State
from faubourg.server.table.lines import told_by
from faubourg.server.wire.json import codec

Json = dict[str, object]

# How hard a replay is compressed: more takes twice the time and saves a fifth of the size.
LEVEL = 3
# Lists from this length on are told by the places that changed.
LONG = 8
# Of a record that somebody sends: bytes, lines, and among them those after which the position is made anew.
LARGEST = 1_000_000
MOST_LINES = 30_000
MOST_JUMPS = 500


class Walker:
    """Goes through the entries of a match from the beginning; `state` is the position it has come to."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.state: State = match.game.start(match.seats, match.options)
        self.version = match.rules_version
        self.count = 0
        # Where undos lead back to: the positions after so many entries.
        self.points = {entry.undo_to for entry in match.entries if entry.undo_to >= 0}
        self.kept: dict[int, State] = {}
        running = match.game.rules_version
        resumes = [number for number, entry in enumerate(match.entries) if entry.dump and entry.version == running]
        self.last_resume = resumes[-1] if resumes else -1
        self.keep()

    def is_foreign(self) -> bool:
        """Whether the next entry follows rules that are not here and were left for these later: it cannot be shown."""
        entry = self.match.entries[self.count]
        version = entry.version if entry.dump else self.version
        return version != self.match.game.rules_version and self.count < self.last_resume

    def keep(self) -> None:
        if self.count in self.points:
            self.kept[self.count] = self.state.clone()

    def step(self, told: Json | None = None) -> None:
        """Make the next entry; with `told` note its text, its events and its draw."""
        entry = self.match.entries[self.count]
        if entry.dump:
            self.version = entry.version
        if not self.is_foreign():
            self.make(entry, told)
        self.count += 1
        self.keep()

    def make(self, entry: Entry, told: Json | None) -> None:
        if entry.undo_to >= 0:
            self.state = self.kept[entry.undo_to].clone()
        elif entry.dump:
            self.state = self.match.game.restore(entry.dump)
        elif told is None:
            self.state.apply(entry.code, entry.actor)
        else:
            self.tell(entry, told)

    def tell(self, entry: Entry, told: Json) -> None:
        texts, events, draws = told["texts"], told["events"], told["draws"]
        assert isinstance(texts, list)
        assert isinstance(events, list)
        assert isinstance(draws, list)
        if entry.actor == NATURE:
            place = self.state.legal().index(entry.code)
            draws.append({"number": entry.draw, "weights": self.state.weights(), "place": place})
        texts.append(self.state.text(entry.code))
        self.state.play(entry.code, entry.actor)
        events += told_by(self.state.happened())


def groups_of(match: Match) -> list[int]:
    """How many entries each step has when nobody stored it: a player's move or an undo, with Nature's after it."""
    sizes: list[int] = []
    for entry in match.entries[setup_length(match) :]:
        if entry.actor == NATURE and entry.undo_to < 0 and not entry.dump and sizes:
            sizes[-1] += 1
        else:
            sizes.append(1)
    return sizes


def setup_length(match: Match) -> int:
    """How many entries come before anybody decides."""
    for number, entry in enumerate(match.entries):
        if entry.actor != NATURE or entry.undo_to >= 0:
            return number
    return len(match.entries)


def layout_of(match: Match, groups: Sequence[int] | None) -> tuple[int, list[int]]:
    """The number of the first step, and how many entries each has."""
    sizes = groups_of(match) if groups is None else list(groups)
    setup = len(match.entries) - sum(sizes)
    if setup < 0 or any(size < 0 for size in sizes):
        raise ValueError("the groups do not fit the entries")
    return (0, [setup, *sizes]) if setup else (1, sizes)


def replay_of(
    match: Match,
    *,
    table: str | None,
    names: Sequence[str],
    bots: Sequence[str | None],
    times: Sequence[int] = (),
    groups: Sequence[int] | None = None,
    notes: Sequence[str] = (),
) -> Json:
    """The replay of a match, shaped like `wire.http.Replay` once it is packed.

    `groups` and `times` are those of the stored entries, in order; `notes` the table's, beside the match's own.
    """
    first, sizes = layout_of(match, groups)
    walker = Walker(match)
    first_view = view = walker.state.whole_view()
    steps: list[Json] = []
    # The numbers of draws that no step shows.
    unseen: list[int] = []
    # For each step, how many entries there are after it.
    ends: list[int] = []
    for place, size in enumerate(sizes):
        at = times[max(0, place + first - 1)] if times else 0
        entries = match.entries[walker.count : walker.count + size]
        step = step_of(walker, first + place, size, at, first, ends)
        ends.append(walker.count)
        if step is not None:
            before, view = view, walker.state.whole_view()
            steps.append(step | changes(before, view))
        else:
            unseen += [entry.draw for entry in entries if entry.draw >= 0]
    return {
        "table": table,
        "game": match.game.id,
        "options": match.options,
        "scene": match.game.scene(match.options),
        "names": list(names),
        "bots": list(bots),
        "rules_version": match.rules_version,
        "over": match.state.over,
        **told_of(match.dealer),
        "unseen": unseen,
        "record": match.save(reveal=table is not None),
        "notes": list(dict.fromkeys([*notes, *match.notes])),
        "first_view": first_view,
        "steps": steps,
    }


def step_of(walker: Walker, seq: int, size: int, at: int, first: int, ends: list[int]) -> Json | None:
    """The next step; None for one that was played under rules that are not here."""
    entries = walker.match.entries[walker.count : walker.count + size]
    foreign = bool(entries) and walker.is_foreign()
    turn = int(walker.state.turns)
    told: Json = {"texts": [], "events": [], "draws": []}
    for _ in entries:
        walker.step(told)
    if foreign:
        return None
    undo_to = entries[0].undo_to if entries else -1
    return {
        "seq": seq,
        "actor": entries[0].actor if entries else NATURE,
        "turn": turn,
        "at": at,
        **told,
        "undo_to": None if undo_to < 0 else first - 1 + bisect_right(ends, undo_to),
    }


def changes(before: Json, after: Json) -> Json:
    """What a step changes of the view: parts that are new, and places of long lists."""
    view: Json = {}
    places: dict[str, Json] = {}
    for name, part in after.items():
        old = before.get(name)
        if isinstance(part, list) and isinstance(old, list) and LONG <= len(part) == len(old):
            moved: Json = {
                str(place): new for place, (new, was) in enumerate(zip(part, old)) if new is not was and new != was
            }
            if moved:
                places[name] = moved
        elif part != old:
            view[name] = part
    return {"view": view, "places": places}


def told_of(dealer: Dealer) -> Json:
    """What everybody may know of the dealer of a match that is over: its kind, and what draws can be computed from."""
    words = dealer.header()
    promises: list[str] = []
    entropies: list[str] = []
    if words[0] == FAIR:
        for promise, entropy in (seat_from(word) for word in words[2:]):
            promises.append(promise)
            entropies.append(entropy.hex())
    elif words[0] == OLDER:
        entropies = ["" if word == "-" else word for word in words[2:]]
    return {
        "dealer": words[0],
        "commitment": words[1] if words[0] in (FAIR, OLDER) else "",
        "promises": promises,
        "entropies": entropies,
        "seed": dealer.secret() or None,
    }


def check_size(text: str) -> None:
    """No real record that somebody sends is longer than this."""
    jumps = text.count("\nundo ") + text.count("\nresume ")
    if len(text) > LARGEST or text.count("\n") > MOST_LINES or jumps > MOST_JUMPS:
        raise InputError("record-too-large", {})


def match_of_record(text: str) -> Match:
    """The match of a record that somebody has sent."""
    check_size(text)
    return faubourg.load(text)


def replay_of_record(text: str) -> Json:
    """The replay of a record, every move and digest verified; an InputError says what is wrong with it."""
    match = match_of_record(text)
    return replay_of(match, table=None, names=[""] * match.seats, bots=[None] * match.seats)


def position_at(match: Match, step: int, groups: Sequence[int] | None = None) -> str:
    """The dump of the position after a step, to be played on from there."""
    first, sizes = layout_of(match, groups)
    if not first - 1 <= step < first + len(sizes):
        raise InputError("no-such-step", {"step": step})
    walker = Walker(match)
    foreign = False
    for _ in range(sum(sizes[: step - first + 1])):
        foreign = walker.is_foreign()
        walker.step()
    if foreign:
        raise InputError("no-such-step", {"step": step})
    if walker.state.over:
        raise InputError("position-over", {"step": step})
    return walker.state.dump()


def packed(replay: Json) -> bytes:
    """A replay as it is stored and sent: compressed JSON."""
    return gzip.compress(codec.dumps(replay, default=marked), LEVEL, mtime=0)
