"""What is noted of matches for a report: sums of whole numbers, which do not depend on the order they are added in."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from faubourg.bots.arena import Contest, Packed
from faubourg.bots.counted import COMMON, Counter
from faubourg.bots.crew import Runner
from faubourg.core.measures import MATCHES, WHOLE, Kind, Sums, add, note
from faubourg.core.state import State
from faubourg.lab.batches import in_order

LENGTH = "length"
ENDED = "ended"
PLACE = "place"
# What is noted of every match of every game.
COMMON_NOTED = tuple(name for name in COMMON if name not in ("opener", "settled"))
SETTLED = "settled"


@dataclass
class Noted:
    """The matches of one kind, and all that was noted of them so far."""

    kind: Kind
    contest: Contest
    sums: Sums = field(default_factory=dict)

    @property
    def matches(self) -> int:
        return self.sums.get(MATCHES, 0)


def gather(
    noted: Noted,
    matches: int,
    jobs: int = 1,
    runner: Runner | None = None,
    advance: Callable[[int], None] | None = None,
) -> None:
    """Play matches of a kind, and add to what was noted; whoever stops this keeps what is there."""
    for done in in_order(note_matches, noted.contest.packed(), 0, matches, jobs, runner):
        found: Any = done.result
        for name, value in found.items():
            add(noted.sums, name, value)
        if advance is not None:
            advance(done.matches)


def note_matches(batch: tuple[Packed, int, int]) -> Sums:
    """The sums of some matches, in any process."""
    packed, first, count = batch
    counter = Counter(Contest(*packed))
    sums: Sums = {}
    for number in range(first, first + count):
        witness = counter.measures.witness()
        state = counter.play(number, witness)
        add(sums, MATCHES, 1)
        note_common(counter, state, sums)
        if witness is not None:
            witness.tell(state, sums)
    return sums


def note_common(counter: Counter, state: State, sums: Sums) -> None:
    values = dict(zip(COMMON, counter.row.numbers()))
    for name in COMMON_NOTED:
        note(sums, f"all-{name}", values[name])
    note(sums, f"all-{SETTLED}", 1000 * values[SETTLED] // max(1, values["turns"]))
    add(sums, f"{LENGTH}-{values['turns']}", 1)
    add(sums, f"{ENDED}-{counter.measures.ended(state)}", 1)
    best = state.ranking()[0]
    first = int(counter.measures.first(state))
    for seat in best:
        add(sums, f"{PLACE}-{(seat - first) % int(state.seats)}", WHOLE // len(best))
    counter.add_curve(state, sums)
