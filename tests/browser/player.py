"""Whoever plays what glows, in front of any browser: waits, chooses, confirms."""

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypedDict, TypeVar

from tests.browser.games.game import Game, Json
from tests.patience import PATIENCE

PACE = 100  # milliseconds between two looks at a page that does not change
MOST_CHOICES = 200  # for one gesture: its longest has 64 moves
PAGE_NOW = "() => `${location.pathname}, ${scrollY} of ${document.body.scrollHeight}: ${document.body.innerText}`"


class Glance(TypedDict):
    """What look.js finds; `board` is what the game's own script does."""

    # So often the page has changed.
    changes: int
    status: str | None
    seq: int | None
    covered: bool
    asked: bool
    busy: bool
    composing: bool
    confirm: bool
    legal: list[str]
    refused: list[str]
    suggested: bool
    plain: list[str]
    bids: list[int]
    out: bool
    hand: list[str]
    board: Json


class Player(ABC):
    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self.game = game
        self.chance = random.Random(name)

    @abstractmethod
    def look(self) -> Glance: ...

    @abstractmethod
    def look_after(self, glance: Glance, most: int = PACE) -> Glance:
        """Once the page has changed since, which the page itself waits for; or after so many milliseconds."""

    @abstractmethod
    def page_now(self) -> str:
        """Where the page is, and what is written on it: for whoever wonders why something does not come."""

    @abstractmethod
    def take(self, wish: str) -> None:
        """What is to be chosen, as a selector."""

    @abstractmethod
    def confirm(self) -> None: ...

    def wait(self, what: str, is_so: Callable[[Glance], bool]) -> Glance:
        deadline = time.monotonic() + PATIENCE
        glance = self.look()
        while not is_so(glance):
            assert time.monotonic() < deadline, f"{self.name} waits for {what} in vain: {glance}\n{self.page_now()}"
            glance = self.look_after(glance)
        return glance

    def wait_turn(self) -> Glance:
        """Until something can be done here, or nothing is left to do."""
        return self.wait("a turn", lambda glance: has_something_to_do(glance) or is_over(glance))

    def wait_seq(self, seq: int) -> Glance:
        return self.wait(f"entry {seq}", lambda glance: (glance["seq"] or -1) >= seq and not glance["busy"])

    def choose(self, glance: Glance) -> None:
        """Choose one of the things that can be chosen."""
        self.take(self.game.wish(glance, self.chance))

    def compose(self) -> Glance:
        """Choose until only the confirmation is left."""
        for _ in range(MOST_CHOICES):
            glance = self.wait_turn()
            assert not is_over(glance), "the match is over"
            if glance["confirm"]:
                return glance
            self.choose(glance)
        raise AssertionError(f"{self.name} chooses and chooses: {self.look()}")

    def play_turn(self) -> int:
        """One whole gesture, confirmed or played at one press; the number of the entry it became."""
        before = self.wait_turn()["seq"]
        assert before is not None
        for _ in range(MOST_CHOICES):
            glance = self.wait("an answer", lambda now: has_something_to_do(now) or (now["seq"] or 0) > before)
            if (glance["seq"] or 0) > before:
                return before + 1
            if glance["confirm"]:
                self.confirm()
                self.wait_seq(before + 1)
                return before + 1
            self.choose(glance)
        raise AssertionError(f"{self.name} chooses and chooses: {self.look()}")

    def play_to_the_end(self) -> int:
        """Every turn of this seat until the match is over; how many there were."""
        turns = 0
        while not is_over(self.wait_turn()):
            self.play_turn()
            turns += 1
        return turns


Someone = TypeVar("Someone", bound=Player)


def has_something_to_do(glance: Glance) -> bool:
    offered = glance["confirm"] or glance["legal"] or glance["plain"] or glance["bids"] or glance["out"]
    return not glance["busy"] and bool(offered)


def is_over(glance: Glance) -> bool:
    return glance["status"] in {"over", "closed"}


def next_to_move(*people: Someone) -> Someone | None:
    """Whoever is asked; nobody, when the match is over."""
    deadline = time.monotonic() + PATIENCE
    glances = [person.look() for person in people]
    while not any(map(is_over, glances)):
        for person, glance in zip(people, glances):
            if has_something_to_do(glance):
                return person
        assert time.monotonic() < deadline, f"nobody can move: {glances}"
        glances = [person.look_after(glance, PACE // len(people)) for person, glance in zip(people, glances)]
    return None
