"""How often who may do what: buckets that fill by themselves, one for each rule and key.

A key is a guest's hash or an address; a connection keeps its own. A bucket that has filled up again is forgotten.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from time import monotonic
from typing import Any

# How many buckets are kept at most; the oldest go first, so that a flood of addresses cannot fill the memory.
MOST_BUCKETS = 50_000
# How many buckets are looked at whenever one is added.
SWEPT_AT_ONCE = 4
# The part of a burst that is waited for before what was stopped goes on, and for how many seconds at most.
WORTH = 0.1
LONGEST_WAIT = 60.0


@dataclass(frozen=True, slots=True)
class Rule:
    """So many per second in the long run, and so many at once."""

    per_second: float
    burst: float


@dataclass(frozen=True, slots=True)
class LimitFigures:
    """Every figure, by the name of its rule."""

    # By connection.
    messages: Rule = Rule(30, 60)
    drafts: Rule = Rule(20, 60)
    # By guest.
    chat: Rule = Rule(1 / 2, 5)
    hints: Rule = Rule(1 / 2, 5)
    # Requests to go back, of which everybody at the table is told.
    undos: Rule = Rule(1 / 2, 10)
    # By address.
    talk: Rule = Rule(5, 50)
    tables: Rule = Rule(60 / 3600, 60)
    # Everybody at a table may ask for its rematch.
    rematches: Rule = Rule(120 / 3600, 120)
    replays: Rule = Rule(1, 20)
    data: Rule = Rule(1, 20)
    links: Rule = Rule(1 / 5, 10)
    # What is asked of a game: by each of twenty people who build, once a second; and each second of what takes long.
    asks: Rule = Rule(20, 200)
    studies: Rule = Rule(2, 40)
    requests: Rule = Rule(50, 200)
    # The page and its files: all of them, some 280, for twenty people who have none yet.
    files: Rule = Rule(100, 6400)
    # By address: tables that are read only to say in the head of a page what is played there.
    previews: Rule = Rule(20, 200)
    # Open at the same time, by address.
    sockets: int = 200
    # By connection: frames of any kind, also pings and pieces of a message; each kilobyte counts as one more.
    frames: Rule = Rule(100, 300)
    # By address, for twenty people with ten tabs each who all come back at once.
    openings: Rule = Rule(10, 200)
    # By address: welcomes; each quarter of a megabyte counts as one more.
    hellos: Rule = Rule(20, 200)
    # By address, what twenty connections may send in the long run.
    address_messages: Rule = Rule(600, 1200)
    address_drafts: Rule = Rule(100, 600)
    # Bodies that are refused and yet read to their end, so that a browser sees the answer; by address.
    discards: Rule = Rule(1, 10)
    # Open at the same time, by address: connections that are no WebSockets, six of each of twenty browsers and as many
    # tabs as may be about to open theirs; and all.
    asking: int = 200
    connections: int = 400
    # Bytes by address: of bodies that are on their way or being answered, and of answers that are not read.
    body_bytes: int = 12_000_000
    unread_bytes: int = 32_000_000

    @classmethod
    def off(cls) -> "LimitFigures":
        """Nothing is limited: for measurements."""
        free: dict[str, Any] = {
            place.name: Rule(1e9, 1e9) if isinstance(place.default, Rule) else 1_000_000_000 for place in fields(cls)
        }
        return cls(**free)


@dataclass(slots=True)
class Bucket:
    """What was left at a moment; it has grown since."""

    left: float
    at: float

    def level(self, rule: Rule, now: float) -> float:
        return min(rule.burst, self.left + max(0.0, now - self.at) * rule.per_second)

    def take(self, rule: Rule, now: float) -> bool:
        level = self.level(rule, now)
        allowed = level >= 1.0
        self.left = level - 1.0 if allowed else level
        self.at = now
        return allowed

    def charge(self, rule: Rule, now: float, count: float) -> None:
        """Take so many, allowed or not; what is not there is owed."""
        self.left = self.level(rule, now) - count
        self.at = now


@dataclass(slots=True)
class Buckets:
    """The buckets of one rule, the one touched longest ago first."""

    rule: Rule
    kept: dict[str, Bucket] = field(default_factory=dict)

    def take(self, key: str, now: float) -> bool:
        bucket = self.kept.pop(key, None)
        if bucket is None:
            self.sweep(now)
            bucket = Bucket(self.rule.burst, now)
        allowed = bucket.take(self.rule, now)
        self.kept[key] = bucket
        return allowed

    def charge(self, key: str, now: float, count: float) -> None:
        bucket = self.kept.get(key)
        if bucket is not None:
            bucket.charge(self.rule, now, count)

    def sweep(self, now: float) -> None:
        """Make room for one more: forget full buckets at the old end, and the oldest where there are too many."""
        for key in [key for key, _ in zip(self.kept, range(SWEPT_AT_ONCE))]:
            if self.kept[key].level(self.rule, now) >= self.rule.burst or len(self.kept) >= MOST_BUCKETS:
                del self.kept[key]

    def wait(self, key: str, now: float) -> float:
        bucket = self.kept.get(key)
        if bucket is None:
            return 0.0
        return max(0.0, (1.0 - bucket.level(self.rule, now)) / self.rule.per_second)


class Limits:
    """`allow` takes one from the bucket, or says no and takes nothing."""

    def __init__(self, figures: LimitFigures | None = None, now: Callable[[], float] = monotonic) -> None:
        self.figures = LimitFigures() if figures is None else figures
        self.now = now
        self.rules: dict[str, Buckets] = {}
        for place in fields(LimitFigures):
            rule = getattr(self.figures, place.name)
            if isinstance(rule, Rule):
                self.rules[place.name] = Buckets(rule)
        self.open_sockets: dict[str, int] = {}

    def allow(self, rule: str, key: str) -> bool:
        return self.rules[rule].take(key, self.now())

    def charge(self, rule: str, key: str, count: float) -> None:
        """Take more for something that was allowed and turned out large."""
        self.rules[rule].charge(key, self.now(), count)

    def retry_after(self, rule: str, key: str) -> float:
        """The seconds until `allow` says yes again."""
        return self.rules[rule].wait(key, self.now())

    def meter(self, rule: str) -> "Meter":
        """For a connection, which keeps its bucket itself."""
        return Meter(self.rules[rule].rule, self.now)

    def allowance(self, rule: str) -> "Allowance":
        """For a connection too, where the clock would cost more than what is counted."""
        return Allowance(self.rules[rule].rule, self.now)

    def open_socket(self, address: str) -> bool:
        """Count one more socket of an address, unless it has too many; each one counted is closed once."""
        count = self.open_sockets.get(address, 0)
        if count >= self.figures.sockets:
            return False
        self.open_sockets[address] = count + 1
        return True

    def close_socket(self, address: str) -> None:
        count = self.open_sockets[address] - 1
        if count:
            self.open_sockets[address] = count
        else:
            del self.open_sockets[address]


class Meter:
    """A rule for one alone."""

    __slots__ = ("bucket", "now", "rule")

    def __init__(self, rule: Rule, now: Callable[[], float]) -> None:
        self.rule = rule
        self.now = now
        self.bucket = Bucket(rule.burst, now())

    def allow(self) -> bool:
        return self.bucket.take(self.rule, self.now())


class Allowance:
    """A rule for one alone that looks at the clock only when all is spent; so at most twice the burst goes at once."""

    __slots__ = ("at", "left", "now", "rule")

    def __init__(self, rule: Rule, now: Callable[[], float] = monotonic) -> None:
        self.rule = rule
        self.now = now
        self.left = rule.burst
        self.at = now()

    def spend(self, count: int) -> bool:
        """Take so many, what is not there is owed; whether anything is left."""
        self.left -= count
        return self.left > 0.0 or self.refill()

    def refill(self) -> bool:
        now = self.now()
        self.left = min(self.rule.burst, self.left + (now - self.at) * self.rule.per_second)
        self.at = now
        return self.left > 0.0

    def wait(self) -> float:
        """The seconds until enough is left to be worth going on."""
        return min(LONGEST_WAIT, max(0.0, (self.rule.burst * WORTH - self.left) / self.rule.per_second))
