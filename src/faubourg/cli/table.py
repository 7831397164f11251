"""A match at the terminal: whose turn it is, what is shown to whom, and how it ends."""

import os
import shlex
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import final

from faubourg.cli.advisers import Advisers
from faubourg.cli.answers import Answers, Reload
from faubourg.cli.boards.board import board_of
from faubourg.cli.clock import Clock
from faubourg.cli.complaint import Complaint, sentence
from faubourg.cli.floor import Floor
from faubourg.cli.guard import Stop
from faubourg.cli.page import Page
from faubourg.cli.people import Player
from faubourg.cli.saves import check_own, check_target, new_path, save, saved_clock
from faubourg.cli.screen import Screen
from faubourg.cli.story import Story
from faubourg.core.actors import CLOCK, SEVERAL
from faubourg.core.dealer import Fair
from faubourg.core.event import Event
from faubourg.core.match import Match
from faubourg.core.told import MATCH_OVER, TURN_PASSED
from faubourg.text.messages import Messages
from faubourg.text.phrases import Phrases

# A bot's move is read before the next one comes.
PAUSE = 0.9


@final
class Table:
    def __init__(
        self,
        match: Match,
        players: list[Player],
        screen: Screen,
        words: Messages,
        path: Path,
        record: Path,
        remarks: Sequence[str] = (),
        *,
        hints: bool = True,
    ) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.words = words
        # Where an unfinished match is saved, and where its record goes when it is over.
        self.path = path
        self.record = record
        # Whether a bot may be asked what it would do.
        self.hints = hints
        # What else is said before the first move.
        self.remarks = remarks
        self.names = [player.name for player in players]
        self.phrases = Phrases(match.game, words.language, self.names, options=match.options)
        self.board = board_of(match, self.phrases, self.names)
        self.story = Story(match, self.board.drawn)
        self.clock = Clock(saved_clock(path))
        self.floor = Floor()
        # What somebody has said about the last offer; before the first move, what should be known.
        self.remark = ""
        self.advisers = Advisers(match, screen.guard)
        self.page = Page(self)
        people = [seat for seat, player in enumerate(players) if player.is_person]
        self.shared = len(people) > 1
        # Whose eyes see the screen now; with several people only after the screen was handed over.
        self.reader: int | None = people[0] if len(people) == 1 else None

    # The course of a match

    def run(self) -> int:
        """Play to the end; whatever stops it, the match is saved."""
        try:
            self.open()
            while not self.match.state.over:
                due = self.clock.look(self.match.state)
                if due is not None:
                    self.run_out(due.move)
                    continue
                seat = self.floor.next_of(self.match.state)
                if self.players[seat].is_person:
                    self.turn_of_person(seat)
                else:
                    self.turn_of_bot(seat)
            self.close()
        except Stop as stop:
            return self.leave(stop)
        except OSError:
            # The terminal has gone.
            return self.leave(Stop(0))
        except Reload:
            raise
        except Exception:
            # A mistake of ours must not cost the match.
            self.keep(self.path)
            raise
        return 0

    def wait(self, seat: int) -> None:
        """Say nothing for now. When nobody else may act, time runs out."""
        state = self.match.state
        if self.floor.wait(state, seat):
            self.run_out(next(timer.move for timer in state.timers() if not timer.played))

    def run_out(self, move: int) -> None:
        """The clock's move."""
        self.match.play(move, CLOCK)
        self.tell(self.story.add_last())

    def open(self) -> None:
        """What everybody should know before the first move."""
        say, words = self.screen.say, self.words
        self.screen.clear()
        begun = any(entry.actor >= 0 for entry in self.match.entries)
        key = "cli-verify-over" if self.match.state.over else "table-resumed" if begun else "table-welcome"
        say(words.say(key, game=self.match.game.title, players=", ".join(self.names)))
        for note in self.match.notes:
            say(words.say(f"cli-verify-{note}"))
        for remark in self.remarks:
            say(remark)
        if isinstance(self.match.dealer, Fair):
            say(words.say("table-commitment", commitment=self.match.dealer.header()[1]))
        if not self.match.state.over:
            say(words.say("table-help-hint"))
        if self.screen.plain and key == "table-welcome":
            self.tell(self.story.events)
        if not self.screen.plain:
            # The screen is wiped: it is said once more beside the first question.
            self.remark = " ".join(self.remarks)
            self.screen.pause(PAUSE)

    def turn_of_bot(self, seat: int) -> None:
        """One gesture: all that is asked of the bot before somebody else decides."""
        first = len(self.story.events)
        while not self.match.state.over and self.match.state.is_asked(seat):
            several = self.match.state.actor == SEVERAL
            wish = self.advisers.wish(seat, self.players[seat].kind)
            refusing = self.match.state.refusing()
            move = self.advisers.move(seat, self.players[seat].kind)
            self.match.play(move, seat)
            self.story.add_last()
            if move == refusing and wish is not None:
                typed = self.board.typed(wish)
                self.remark = self.words.say("table-suggestion", name=self.names[seat], move=typed)
            self.floor.spoke = seat
            if several:
                # The others may have something to say.
                break
        self.tell(self.story.events[first:])
        self.screen.pause(PAUSE)

    def turn_of_person(self, seat: int) -> None:
        """One question and its answer."""
        self.hand_over(seat)
        menu = self.board.menu(seat)
        prompt = self.match.state.prompt(seat)
        if len(menu.rows) == 1 and prompt["kind"] in self.board.goes_without_asking:
            self.make([menu.rows[0].move], seat)
            return
        answers = Answers(self, seat, menu)
        self.page.show(seat, menu)
        while not answers.take(self.screen.ask()):
            pass

    def make(self, moves: list[int], seat: int) -> None:
        """A person's moves, all or none."""
        self.match.play_all(list(moves), seat)
        told = self.story.add_last()
        self.remark = ""
        self.floor.spoke = seat
        ended = self.match.state.over or not self.match.state.is_asked(seat)
        if ended:
            self.story.leave(seat)
        if ended and self.shared and not self.board.is_open:
            # Whoever comes next must see neither this hand nor the card just drawn.
            self.reader = None
            self.screen.clear()
            self.tell(told)
        elif self.screen.plain:
            self.tell(told)

    def hand_over(self, seat: int) -> None:
        """Between two people the screen is covered until the next one is there."""
        if self.board.is_open and self.shared:
            self.reader = seat
        if not self.shared or self.reader == seat:
            return
        self.screen.pause(PAUSE)
        self.screen.clear()
        self.screen.forget()
        self.screen.say(self.words.say("table-pass-keyboard", name=self.names[seat]), "bold")
        self.screen.ask("")
        self.reader = seat

    # What is shown

    def tell(self, events: list[Event]) -> None:
        """What happened, as whoever sees the screen may know it."""
        for event in events:
            # Whose turn it is stands in the drawing; how it ended is said with the result.
            if event.kind != MATCH_OVER and (self.screen.plain or event.kind != TURN_PASSED):
                self.screen.say(self.told(event))

    def told(self, event: Event) -> str:
        return f"{self.phrases.event(event.seen_by(self.reader), self.reader)} ({event.clause})"

    # The end

    def close(self) -> None:
        """The result, how it came about, and where the record is."""
        say, words = self.screen.say, self.words
        view = self.match.state.view(self.reader)
        if not self.screen.plain:
            screen = self.screen
            screen.pause(PAUSE)
            screen.clear()
            screen.show(self.board.draw(view, self.reader, None, screen.width, screen.height, screen.simple))
        result = self.phrases.result(view, self.reader)
        if self.match.state.truncated:
            result[0] += f" ({self.match.state.clause_now()})"
        standings = self.match.state.ranking()
        for line in result if self.screen.plain else result[: -len(standings)]:
            say(line, "bold")
        if self.screen.plain:
            for line in self.board.final(view):
                say(line)
        self.screen.show([] if self.screen.plain else self.board.final_table(view))
        if isinstance(self.match.dealer, Fair):
            say(words.say("table-seed", seed=self.match.dealer.secret()))
        self.keep(self.record)
        say(words.say("table-recorded", file=str(self.record)), whole=True)
        say(words.say("table-verify", command=own_command(), file=typed_path(self.record)), whole=True)

    def keep(self, path: Path) -> None:
        """Save the match; where that is not possible, at least somewhere."""
        try:
            save(self.match, self.players, path, self.clock.played, hints=self.hints)
        except Complaint as problem:
            with suppress(OSError):
                self.screen.say(sentence(problem, self.words))
            path = Path(os.environ.get("TMPDIR") or "/tmp") / new_path(self.match.game.id, os.environ).name
            save(self.match, self.players, path, self.clock.played, hints=self.hints)
            self.record = self.path = path

    def save_as(self, name: str, *, over: bool = False) -> Path:
        """Save the match on the way, under another name if one is given; over another match only when told to."""
        if name:
            path = Path(name).expanduser()
            check_target(path)
            if not (over or is_same(path, self.path)):
                check_own(path, self.match, "table-other-match")
            self.path = path
        save(self.match, self.players, self.path, self.clock.played, hints=self.hints)
        return self.path

    def put_by(self, wanted: Path) -> Path:
        """Save the match before another is loaded: the file that is wanted keeps what it holds."""
        if is_same(wanted, self.path):
            self.path = new_path(self.match.game.id, os.environ)
        return self.save_as("")

    def leave(self, stop: Stop) -> int:
        """Stopped on the way: save, and say how to go on."""
        try:
            self.keep(self.path)
            self.screen.say("")
            self.screen.say(self.words.say("table-saved", file=str(self.path)), whole=True)
            command = f"{own_command()} play {self.match.game.id} --load {typed_path(self.path)}"
            self.screen.say(self.words.say("table-go-on", command=command), whole=True)
        except Complaint as problem:
            sys.stderr.write(sentence(problem, self.words) + "\n")
            return 1
        except OSError:
            # Nobody is left to be told.
            pass
        return stop.code


def is_same(path: Path, other: Path) -> bool:
    """Whether both are one file, by whatever names."""
    return os.path.realpath(path) == os.path.realpath(other)


def typed_path(path: Path) -> str:
    """A file as people type it behind a command: no name of it is taken for an option."""
    name = str(path)
    return shlex.quote(f"./{name}" if name.startswith("-") else name)


def own_command() -> str:
    """What people type to start this program: the script that did, or the command that is installed."""
    return shlex.quote(os.environ.get("FAUBOURG_COMMAND") or "faubourg")
