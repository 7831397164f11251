"""What any browser must be able to do: open a page, run a script in it, press, touch and type."""

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, NoReturn

from tests.patience import PATIENCE

# Whatever the page complains of, kept across the pages of a visit.
COMPLAINTS = Path(__file__).with_name("complaints.js")
WIDE = (1280, 800)
NARROW = (390, 844)
TOLD = 300  # letters of what was asked in vain
# Keys that are no letters, as WebDriver calls them.
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "ArrowDown": "\ue015", "ArrowRight": "\ue014"}


class Lost(AssertionError):
    """What the page was asked is gone, with whatever it was asked in: it may be asked anew."""


class Driver(ABC):
    """One browser with one window. A visit has a profile of its own: nothing is left of the one before.

    Whatever it is asked, it answers soon, if only that something has not come. One that does not is killed: what was
    asked has failed, with a sentence, and so has that visit alone, for the next begins with another browser.
    """

    name: str
    # Seconds in which it answers.
    patience = PATIENCE

    @abstractmethod
    def begin(self, size: tuple[int, int]) -> None:
        """A new visit, in a window whose inside is so large."""

    @abstractmethod
    def end(self) -> None:
        """Of the visit, whatever has become of it."""

    @property
    @abstractmethod
    def is_gone(self) -> bool:
        """There is no visit, or nothing left of it."""

    @abstractmethod
    def kill(self) -> None:
        """The browser, without a word to it."""

    def lose(self, asked: str, problem: Exception) -> NoReturn:
        self.kill()
        raise AssertionError(f"{self.name} does not answer: {asked}: {problem!r}") from problem

    @abstractmethod
    def open(self, address: str) -> None:
        """Another page, all of it."""

    @abstractmethod
    def run(self, function: str, *arguments: object) -> Any:
        """Call a function of the page's language with these, wait for its promise, and give what comes of it."""

    @abstractmethod
    def press(self, x: float, y: float) -> None:
        """With a mouse."""

    @abstractmethod
    def tap(self, x: float, y: float) -> None:
        """With a finger."""

    @abstractmethod
    def type(self, *keys: str) -> None:
        """Letters, or the names of keys."""

    @abstractmethod
    def picture(self) -> bytes:
        """What is in the window, as PNG."""

    @abstractmethod
    def close(self) -> None: ...


class Acting(Driver):
    """Driven by actions of pointers and of keys, as WebDriver writes them."""

    @abstractmethod
    def perform(self, *sources: dict[str, object]) -> None: ...

    def press(self, x: float, y: float) -> None:
        self.point("mouse", x, y)

    def tap(self, x: float, y: float) -> None:
        self.point("touch", x, y)

    def point(self, kind: str, x: float, y: float) -> None:
        self.perform(
            {
                "type": "pointer",
                "id": kind,
                "parameters": {"pointerType": kind},
                "actions": [
                    {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
                    {"type": "pointerDown", "button": 0},
                    {"type": "pointerUp", "button": 0},
                ],
            }
        )

    def type(self, *keys: str) -> None:
        values = [KEYS.get(key, key) for key in keys]
        pressed = [{"type": kind, "value": value} for value in values for kind in ("keyDown", "keyUp")]
        self.perform({"type": "key", "id": "keyboard", "actions": pressed})
