"""A guided first game: a script beside the rules, played with the real engine.

Nothing is stored: the browser sends all the person has done so far, and the script is played again up to there.
"""

import functools
import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from importlib.resources import files
from typing import Annotated, Literal

from pydantic import Field

from faubourg.core.event import Event
from faubourg.core.game import Game
from faubourg.core.refusal import InputError, Refusal
from faubourg.core.state import Choice, State
from faubourg.games import game
from faubourg.server.wire.answers import ChoiceInfo, PromptInfo
from faubourg.server.wire.kinds import MOVE_LIMIT, Model

# What the person sends for a button.
BUTTON = -1
MOST_INPUTS = 200
# Lessons that are kept as text, some kilobytes each.
MOST_LESSONS = 200
Input = Annotated[int, Field(ge=BUTTON, lt=MOVE_LIMIT)]


class LessonStep(Model):
    """One step of the script; the file says what each entry means."""

    id: Annotated[str, Field(pattern="^[a-z-]+$")]
    chapter: Annotated[str, Field(pattern="^[a-z-]*$")] = ""
    play: list[str] = []  # noqa: RUF012 (pydantic copies it)
    accept: list[str] = []  # noqa: RUF012 (pydantic copies it)
    times: Annotated[int, Field(ge=1)] = 1
    through: bool = False
    reasons: bool = False
    point: list[str] = []  # noqa: RUF012 (pydantic copies it)
    button: Literal["next", "confirm", "finish"] = "next"


class Lesson(Model):
    seats: int
    seat: int
    names: list[str]
    options: dict[str, object]
    opening: list[str]
    pictures: dict[Literal["turn", "end"], str]
    steps: Annotated[list[LessonStep], Field(min_length=1)]


class AskLesson(Model):
    """All that the person has done: moves, and -1 for each button pressed. With `to` the guide goes on by itself from
    there until that step."""

    moves: Annotated[list[Input], Field(max_length=MOST_INPUTS)] = []  # noqa: RUF012 (pydantic copies it)
    to: Annotated[str, Field(pattern="^[a-z-]+$", max_length=60)] | None = None


class ChapterStart(Model):
    """A chapter of the lesson, and the step it begins with."""

    id: str
    step: str


class LessonState(Model):
    """Where the lesson stands: what to say (`id`), show and ask. `events` are what the last input brought about."""

    game: str
    id: str
    # All that was done so far, by the person or the guide.
    moves: list[int]
    chapters: list[ChapterStart]
    # The place of the chapter, of the step in it, and how many steps it has.
    chapter: int
    step: int
    of: int
    # Steps that show a turn, and how it ends.
    pictures: dict[str, str]
    # None: a move is awaited; else which button leads on.
    button: Literal["next", "confirm", "finish"] | None
    highlight: list[str]
    # Whether the view shows moves that are not confirmed yet.
    drafting: bool
    seat: int
    names: list[str]
    scene: dict[str, object]
    view: dict[str, object]
    prompt: PromptInfo
    choices: list[ChoiceInfo]
    events: list[dict[str, object]]
    done: bool


@functools.cache
def lesson_of(game_id: str) -> Lesson:
    """The script of a game's lesson."""
    found = files("faubourg.games") / game(game_id).id / "lesson.toml"
    if not found.is_file():
        raise InputError("no-lesson", {"game": game_id})
    return Lesson.model_validate(tomllib.loads(found.read_text("utf-8")))


@functools.cache
def opened(game_id: str) -> State:
    """The position in which the lesson begins; to be cloned."""
    lesson = lesson_of(game_id)
    state = game(game_id).start(lesson.seats, lesson.options)
    for line in lesson.opening:
        state.play(state.parse(line))
    return state


class Course:
    """A lesson on its way."""

    def __init__(self, found: Game, lesson: Lesson) -> None:
        self.game = found
        self.lesson = lesson
        self.state = opened(found.id).clone()
        self.place = 0
        # How many moves of this step have been made.
        self.made = 0
        self.given: list[int] = []
        self.drafting = False
        self.told: list[Event] = []
        self.enter()

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.place]

    def enter(self) -> None:
        self.made = 0
        # Chance and the others play on from what is confirmed.
        self.drafting = self.drafting and not self.step.play
        for line in self.step.play:
            self.make(self.nearest(line))

    def make(self, move: int) -> None:
        self.state.play(move)
        self.told += self.state.happened()

    def nearest(self, line: str) -> int:
        """The move of a line, or the listed one that is legal and written most like it."""
        move = self.state.parse(line)
        if self.state.can_play(move):
            return move
        texts = {self.state.text(move): move for move in self.state.legal()}
        return texts[max(texts, key=lambda text: letters_alike(text, line))]

    def accepts(self, move: int) -> bool:
        text = self.state.text(move)
        return any(fnmatchcase(text, pattern) for pattern in self.step.accept)

    def open_moves(self) -> list[int]:
        """The legal moves that this step accepts."""
        if not self.step.accept or not self.state.is_asked(self.lesson.seat):
            return []
        return [move for move in self.state.legal(self.lesson.seat) if self.accepts(move)]

    def answer(self, given: int) -> None:
        """The person presses the button or makes a move; whatever the step does not ask for is refused."""
        self.told = []
        self.given.append(given)
        if given == BUTTON:
            if self.step.accept or self.place + 1 == len(self.lesson.steps):
                raise InputError("not-in-lesson", {"step": self.step.id})
            self.drafting = self.drafting and self.step.button != "confirm"
        else:
            if given not in self.open_moves():
                raise InputError("not-in-lesson", {"step": self.step.id})
            self.make(given)
            self.made += 1
            self.drafting = True
            if (self.step.through or self.made < self.step.times) and self.open_moves():
                return
        self.place += 1
        self.enter()

    def go_to(self, id: str) -> None:
        """Do whatever the guide asks for first, until that step."""
        if all(step.id != id for step in self.lesson.steps[self.place :]):
            raise InputError("not-in-lesson", {"step": id})
        while self.step.id != id:
            self.answer(self.open_moves()[0] if self.step.accept else BUTTON)

    def choices(self) -> list[Choice]:
        """What the step accepts; other legal moves are greyed, and say that they are for later."""
        offered = self.state.choices(self.lesson.seat) if self.step.accept or self.step.reasons else []
        refused = [choice for choice in offered if choice["refusal"] is not None]
        if self.step.reasons:
            return refused
        wanted = set(self.open_moves())
        legal = [choice for choice in offered if choice["move"] in wanted]
        kept = {target for choice in legal for target in choice["targets"]}
        later = Refusal("not-in-lesson", self.state.clause_now(), {}).as_dict()
        others = {target for choice in offered if choice["refusal"] is None for target in choice["targets"]} - kept
        kind = offered[0]["kind"] if offered else ""
        greyed: list[Choice] = [
            {"move": None, "kind": kind, "targets": [target], "cost": None, "refusal": later}
            for target in sorted(others)
        ]
        return legal + refused + greyed

    def chapters(self) -> list[int]:
        """Where each chapter begins."""
        return [place for place, step in enumerate(self.lesson.steps) if step.chapter]

    def shown(self) -> dict[str, object]:
        seat, steps = self.lesson.seat, self.lesson.steps
        starts = self.chapters()
        chapter = sum(start <= self.place for start in starts)
        ends = [*starts, len(steps)][chapter]
        return {
            "game": self.game.id,
            "id": self.step.id,
            "moves": self.given,
            "chapters": [{"id": steps[start].chapter, "step": steps[start].id} for start in starts],
            "chapter": chapter,
            "step": self.place - starts[chapter - 1] + 1,
            "of": ends - starts[chapter - 1],
            "pictures": self.lesson.pictures,
            "button": None if self.step.accept else self.step.button,
            "highlight": self.step.point,
            "drafting": self.drafting,
            "seat": seat,
            "names": self.lesson.names,
            "scene": self.game.scene(self.lesson.options),
            "view": self.state.view(seat),
            "prompt": self.state.prompt(seat),
            "choices": self.choices(),
            "events": [event.seen_by(seat) for event in self.told],
            "done": self.place + 1 == len(steps),
        }


def letters_alike(one: str, other: str) -> int:
    """How many letters two lines begin with alike."""
    return next((place for place, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))


def lesson_at(game_id: str, moves: Sequence[int], to: str | None = None) -> dict[str, object]:
    """The lesson after all the person has done, shaped like LessonState."""
    course = Course(game(game_id), lesson_of(game_id))
    for given in moves:
        course.answer(given)
    if to is not None:
        course.go_to(to)
    return course.shown()


@functools.lru_cache(maxsize=MOST_LESSONS)
def lesson_after(game: Game, moves: tuple[int, ...], to: str | None = None) -> bytes:
    """The lesson as text. Most people do the same in it, so it is kept."""
    return LessonState.model_validate(lesson_at(game.id, moves, to)).model_dump_json().encode()
