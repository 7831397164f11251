"""How often a player comes to each space of a layout in the long run (UB-3, UB-4, UB-9, UB-10).

What depends on players is taken to be as in a match that is well under way: no district is unowned, and whoever is in
jail pays to leave it as often as not. Everything else follows from the track, the dice and the cards.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.bits import cells_of
from faubourg.games.estate.dice import HIGHER_DIE, LOWER_DIE, THROWS
from faubourg.games.estate.districts import DISTRICTS
from faubourg.games.ubuild.numbering import CARDS, SIX, Mode, Sort

if TYPE_CHECKING:
    from faubourg.games.ubuild.figures import Figures
    from faubourg.games.ubuild.layouts.layout import Layout

# Everything is counted in so many turns of one player.
TURNS: Final = 10_000
# UB-9c How often whoever is in jail pays before rolling.
BAIL: Final = 0.5
# UB-9c How likely a roll does not free, with one die or two.
HELD: Final = 5 / 6
# Turns until nothing changes any more, and after how many the bridges are looked at again.
LONG_RUN: Final = 60
A_WHILE: Final = 10
# How many bridges in a row cards may lead to.
IN_A_ROW: Final = 6
TRIES: Final = 3


@final
class Traffic:
    """Immutable, and kept beside the layout. All in TURNS turns of one player."""

    def __init__(self, layout: "Layout", figures: "Figures") -> None:
        walker = Walker(layout, figures)
        walker.walk_on()
        spaces = int(layout.spaces)
        turn = walker.turn
        # By space, how often it is landed on; and the same by district, 0 for one that is not on the track.
        self.landings: vec[i64] = cells_of([often(turn.landed[space]) for space in range(spaces)])
        visits = [0] * int(DISTRICTS)
        for space in range(spaces):
            if layout.districts[space] >= 0:
                visits[layout.districts[space]] = often(turn.landed[space])
        self.visits: vec[i64] = cells_of(visits)
        # UB-3g Salaries drawn, UB-3f, UB-4f tolls paid, UB-9a how often one goes to jail.
        self.laps: i64 = often(turn.laps)
        self.tolls: i64 = often(sum(walker.tolls(space) for space in range(spaces)))
        self.arrests: i64 = often(turn.jailed)


def often(share: float) -> int:
    return round(share * TURNS)


@final
class Course:
    """What a part of a turn comes to: where it ends, or how often in jail; where it lands, and what it passes."""

    def __init__(self, spaces: int) -> None:
        self.ends = [0.0] * spaces
        self.landed = [0.0] * spaces
        self.crossed = [0.0] * spaces
        self.jailed = 0.0
        self.laps = 0.0

    def add(self, other: "Course", share: float) -> None:
        for space in range(len(self.ends)):
            self.ends[space] += share * other.ends[space]
            self.landed[space] += share * other.landed[space]
            self.crossed[space] += share * other.crossed[space]
        self.jailed += share * other.jailed
        self.laps += share * other.laps


@final
class Walker:
    def __init__(self, layout: "Layout", figures: "Figures") -> None:
        self.layout = layout
        self.figures = figures
        self.spaces = int(layout.spaces)
        self.jail = int(layout.jail)
        self.is_one_die = layout.mode == Mode.BEGINNER
        # How often each bridge is open, the courses that begin by landing on each space, and those of the throws from
        # each: that give another roll, and that do not. UB-9c From jail: that free, and that do not.
        self.opened = [0.0] * self.spaces
        self.settled: list[Course] = []
        self.again: list[Course] = []
        self.once: list[Course] = []
        self.freed = Course(self.spaces)
        self.held = Course(self.spaces)
        # Where a turn begins: by space, and in jail by the rolls that failed.
        self.starts = [0.0] * self.spaces
        self.starts[0] = 1.0
        self.inmates = [0.0] * TRIES
        self.turn = Course(self.spaces)

    def walk_on(self) -> None:
        """Turn after turn."""
        for number in range(LONG_RUN):
            if number % A_WHILE == 0:
                self.opened = [self.share_open(space) for space in range(self.spaces)]
                self.prepare()
            self.take_turn()

    def share_open(self, space: int) -> float:
        """UB-3f, UB-4f A landing opens a closed bridge and closes an open one; a crossing closes it."""
        landed = self.turn.landed[space]
        crossed = self.turn.crossed[space]
        return landed / (2 * landed + crossed) if landed > 0 else 0.25

    def tolls(self, space: int) -> float:
        is_bridge = self.layout.sorts[space] == Sort.BRIDGE
        return self.share_open(space) * (self.turn.landed[space] + self.turn.crossed[space]) if is_bridge else 0.0

    # A turn

    def take_turn(self) -> None:
        whole = Course(self.spaces)
        rolling = self.starts
        stay = [0.0] * TRIES
        for tries in range(TRIES):
            inmates = self.inmates[tries]
            # UB-9c Out by paying, and then as anybody else; or by a roll, which is the only one.
            rolling[self.jail] += inmates * BAIL
            rolled = inmates * (1 - BAIL)
            whole.add(self.freed, rolled)
            if tries + 1 < TRIES:
                stay[tries + 1] = rolled * HELD
            else:
                whole.add(self.held, rolled)
        # UB-3h A double: once more, and the third is jail.
        for doubles in range(3):
            second = Course(self.spaces)
            for space in range(self.spaces):
                share = rolling[space]
                if share > 0:
                    whole.add(self.once[space], share)
                    if doubles < 2:
                        second.add(self.again[space], share)
                    elif not self.is_one_die:
                        whole.jailed += share / 6
            rolling = second.ends
            # What the first rolls of the turn came to, but not where they ended.
            second.ends = [0.0] * self.spaces
            whole.add(second, 1.0)
        stay[0] = whole.jailed
        self.turn = whole
        self.starts = whole.ends[:]
        self.inmates = stay

    # What a roll or a landing comes to

    def prepare(self) -> None:
        self.settled = [self.settle(space, []) for space in range(self.spaces)]
        for _ in range(IN_A_ROW):
            self.settled = [self.settle(space, self.settled) for space in range(self.spaces)]
        self.again = []
        self.once = []
        for space in range(self.spaces):
            self.again.append(Course(self.spaces))
            self.once.append(Course(self.spaces))
            self.throw(space, self.again[space], self.once[space])
        self.freed = self.again[self.jail]
        self.held = self.once[self.jail]
        if self.is_one_die:
            # UB-9c In Beginner a six frees.
            self.freed = Course(self.spaces)
            self.held = Course(self.spaces)
            for die in range(1, 7):
                self.walk(self.freed if die == SIX else self.held, self.jail, die, 1 / 6, self.settled)

    def throw(self, space: int, again: Course, once: Course) -> None:
        """UB-3a All throws from a space."""
        if self.is_one_die:
            for die in range(1, 7):
                self.walk(once, space, die, 1 / 6, self.settled)
            return
        for number in range(int(THROWS)):
            low = LOWER_DIE[number]
            high = HIGHER_DIE[number]
            if low == high:
                self.walk(again, space, low + high, 1 / 36, self.settled)
            else:
                self.walk(once, space, low + high, 2 / 36, self.settled)

    def walk(self, course: Course, start: int, steps: int, share: float, settled: list[Course]) -> None:
        """UB-3a, UB-3f, UB-3g So many steps clockwise, and what the space says."""
        sorts = self.layout.sorts
        place = start
        for step in range(steps):
            place = place + 1 if place + 1 < self.spaces else 0
            if place == 0:
                course.laps += share
            if step + 1 < steps and sorts[place] == Sort.BRIDGE:
                course.crossed[place] += share
        self.stop(course, place, share, settled)

    def stop(self, course: Course, space: int, share: float, settled: list[Course]) -> None:
        if settled:
            course.add(settled[space], share)
        else:
            # As if a card led no further.
            course.landed[space] += share
            course.ends[space] += share

    def settle(self, space: int, settled: list[Course]) -> Course:
        """What landing on a space comes to, when that is known of the spaces to which a card leads."""
        course = Course(self.spaces)
        course.landed[space] = 1.0
        sort = self.layout.sorts[space]
        if sort == Sort.ARREST:
            # UB-4h
            course.jailed = 1.0
        elif sort == Sort.BRIDGE:
            # UB-10a By the bridge's new position.
            self.draw(course, space, 1 - self.opened[space], True, settled)
            self.draw(course, space, self.opened[space], False, settled)
        else:
            course.ends[space] = 1.0
        return course

    def draw(self, course: Course, here: int, share: float, is_open: bool, settled: list[Course]) -> None:
        """UB-10 A card, each as likely as the next; most leave the pawn where it is."""
        each = share / int(CARDS)
        steps = int(self.figures.card_steps)
        # UB-10.1
        self.advance_to(course, here, 0, each, settled)
        # UB-10.2
        course.jailed += each
        if is_open:
            # UB-10.12
            self.retreat(course, here, steps, each, settled)
            # UB-10.16
            self.advance_to(course, here, self.next_bridge(here), each, settled)
            moving = 4
        else:
            self.walk(course, here, steps, each, settled)
            self.advance_to(course, here, int(self.layout.parking), each, settled)
            # UB-10.13
            self.advance_to(course, here, self.dearest(here), each, settled)
            moving = 5
        course.ends[here] += share - moving * each

    def advance_to(self, course: Course, here: int, space: int, share: float, settled: list[Course]) -> None:
        self.walk(course, here, (space - here) % self.spaces, share, settled)

    def retreat(self, course: Course, here: int, steps: int, share: float, settled: list[Course]) -> None:
        # UB-3g Backwards nothing is paid for GO.
        for step in range(1, steps):
            place = (here - step) % self.spaces
            if self.layout.sorts[place] == Sort.BRIDGE:
                course.crossed[place] += share
        self.stop(course, (here - steps) % self.spaces, share, settled)

    def next_bridge(self, here: int) -> int:
        """UB-10.16"""
        for steps in range(1, self.spaces):
            space = (here + steps) % self.spaces
            if self.layout.sorts[space] == Sort.BRIDGE:
                return space
        return here

    def dearest(self, here: int) -> int:
        """UB-10.13 Of equals the next."""
        found = here
        highest = 0
        for steps in range(1, self.spaces):
            space = (here + steps) % self.spaces
            district: i64 = self.layout.districts[space]
            if district >= 0 and self.figures.prices[district] > highest:
                highest = int(self.figures.prices[district])
                found = space
        return found
