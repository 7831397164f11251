"""What a person types when asked: a number, a move or a command."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, final

from faubourg.cli.commands import Command, read_command, words_typed
from faubourg.cli.complaint import Complaint, sentence
from faubourg.cli.guard import Stop
from faubourg.cli.menu import VAGUEST, Menu, Option
from faubourg.cli.people import called, instead
from faubourg.cli.taking_back import point_agreed
from faubourg.core.options import shown
from faubourg.core.refusal import IllegalMove, InputError, Refusal
from faubourg.text.rulebook import Rulebook

if TYPE_CHECKING:
    from faubourg.cli.table import Table

RECENT = 20
LONGEST_NUMBER = 9


@final
class Reload(Exception):
    """Another match is to be played instead."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.file = file


@final
class Answers:
    """The answers of one seat to one question; the menus chosen from so far are kept, to go back."""

    def __init__(self, table: "Table", seat: int, menu: Menu) -> None:
        self.table = table
        self.seat = seat
        self.trail = [menu]

    def take(self, text: str) -> bool:
        """One line typed; true when the position has changed, or is to be asked about anew."""
        try:
            command = read_command(text)
            if command is not None:
                return self.obey(command)
            if not text.strip():
                self.table.page.show(self.seat, self.trail[-1])
                return False
            number = text.strip()
            if number.isdecimal():
                return self.pick(number)
            return self.typed(text)
        except (Complaint, InputError) as problem:
            self.say(sentence(problem, self.table.phrases.messages))
        except IllegalMove as problem:
            self.say(self.table.phrases.refusal(problem))
        return False

    def say(self, text: str) -> None:
        self.table.screen.say(text)

    # Moves

    def pick(self, number: str) -> bool:
        option = self.numbered(number)
        return self.typed(number) if option is None else self.choose([row.move for row in option.rows])

    def numbered(self, number: str) -> Option | None:
        """The line of the list that a number means; None where it is a move of its own: an amount, say."""
        options = self.trail[-1].options
        if len(number) <= LONGEST_NUMBER and 1 <= int(number) <= len(options):
            return options[int(number) - 1]
        if self.table.board.note(self.seat) and self.table.board.gesture(number, self.seat):
            return None
        raise Complaint("table-no-such-number", given=shown(number), most=len(options))

    def choose(self, moves: list[int]) -> bool:
        """Make the move when it is the only one meant, else ask for the rest of it."""
        if len(moves) == 1:
            self.table.make(moves, self.seat)
            return True
        self.trail.append(self.trail[0].narrowed(set(moves)))
        self.table.page.show(self.seat, self.trail[-1])
        return False

    def typed(self, text: str) -> bool:
        gesture = self.table.board.gesture(text, self.seat)
        if gesture:
            self.table.make(gesture, self.seat)
            return True
        meant = self.table.board.meant(text, self.seat)
        for menu in (self.trail[-1], self.trail[0]):
            moves = [row.move for row in menu.rows if row.move in meant]
            alike = {row.alike for row in menu.rows if row.move in moves}
            if moves:
                return self.choose(moves[:1] if len(alike) == 1 and alike != {""} else moves)
        self.say(self.reason(text, meant))
        return False

    def reason(self, text: str, meant: list[int]) -> str:
        """Why none of the moves meant can be made."""
        refusals = [self.table.match.state.why_not(move, self.seat) for move in meant]
        found = [refusal for refusal in refusals if refusal is not None]
        if not found:
            return sentence(InputError("unreadable-move", {"text": shown(text)}), self.table.words)
        vague = ("", *self.table.board.vague, VAGUEST)
        return self.table.phrases.refusal(min(found, key=lambda refusal: vagueness(refusal, vague)))

    # Commands

    def obey(self, command: Command) -> bool:
        rest = command.rest
        match command.name:
            case "rule":
                self.show_rule(rest)
            case "why":
                self.explain(rest)
            case "all":
                self.show_refused()
            case "undo":
                return self.undo()
            case "back":
                self.back()
            case "hint":
                self.hint()
            case "wait":
                self.table.wait(self.seat)
                return True
            case "time":
                return self.time(rest)
            case "board":
                self.show_board()
            case "players":
                self.say("\n".join(self.table.board.players(self.view())))
            case "hand":
                self.say(self.table.board.hand(self.view(), self.seat))
            case "log":
                self.show_log(rest)
            case "save":
                self.save(rest, over=False)
            case "save-over":
                self.save(rest, over=True)
            case "load":
                self.load(rest)
            case "help":
                self.help()
            case _:
                raise Stop(0)
        return False

    def view(self) -> dict[str, object]:
        return self.table.match.state.view(self.seat)

    def show_rule(self, clause: str) -> None:
        table = self.table
        book = Rulebook(table.match.game.id, table.words.language)
        wanted = clause or table.match.state.prompt(self.seat)["clause"]
        self.say(book.plain_text(min(table.screen.width, 88), book.find(wanted)).rstrip("\n"))

    def explain(self, text: str) -> None:
        """Why a move is not possible; without a move, what is not possible now."""
        if not text:
            self.show_refused()
            return
        board, state = self.table.board, self.table.match.state
        option = self.numbered(text) if text.isdecimal() else None
        if option is not None:
            said = board.spoken(option, state.prompt(self.seat))
            self.say(self.table.words.say("table-possible", text=said))
            return
        gesture = board.gesture(text, self.seat)
        meant = gesture if len(gesture) == 1 else board.meant(text, self.seat)
        if any(state.can_play(move, self.seat) for move in meant):
            self.say(self.table.words.say("table-possible", text=shown(text)))
        else:
            self.say(self.reason(text, meant))

    def show_refused(self) -> None:
        state = self.table.match.state
        prompt = state.prompt(self.seat)
        refused = [choice for choice in state.choices(self.seat) if choice["refusal"] is not None]
        for choice in refused:
            self.say(self.table.phrases.choice(choice, prompt))
        if not refused:
            self.say(self.table.words.say("table-all-possible"))

    def back(self) -> None:
        """To the list before."""
        if len(self.trail) == 1:
            raise Complaint("table-no-way-back")
        self.trail.pop()
        self.table.page.show(self.seat, self.trail[-1])

    def undo(self) -> bool:
        """What is half chosen first, then the moves of this turn; with bots alone, who agree, those before as well."""
        if len(self.trail) > 1:
            self.back()
            return False
        table = self.table
        if table.shared or table.match.undo_point(self.seat) >= 0:
            table.match.undo(self.seat)
            table.remark = table.words.say("table-undone")
        else:
            point = point_agreed(table.match, self.seat)
            if point < 0:
                raise Complaint("table-nothing-to-undo")
            table.match.undo_to(point)
            table.remark = table.words.say("table-undone-agreed")
        table.story.rebuild()
        # Where several may act, whoever takes back is asked first.
        table.floor.spoke = self.seat - 1
        return True

    def hint(self) -> None:
        table = self.table
        if not table.hints:
            raise InputError("hints-off", {})
        found = table.advisers.hint(self.seat)
        if found.level != found.wanted:
            self.say(instead(found.wanted, found.level, table.words))
        say, state, typed = table.words.say, table.match.state, table.board.typed(found.move)
        # Whoever guides may err: nobody is quite sure.
        percent = min(99, round((found.sure or 0.0) * 100))
        level, sure = called(found.level, table.words), say(f"hint-{found.confidence}", percent=percent)
        for choice in state.choices(self.seat):
            if choice["move"] == found.move:
                advice = table.phrases.choice(choice, state.prompt(self.seat))
                self.say(say("table-hint", level=level, sure=sure, advice=advice, move=typed))
                return
        # An open move: it is in no list.
        self.say(say("table-hint-open", level=level, sure=sure, move=typed))

    def time(self, rest: str) -> bool:
        """What the clock says; with the name of a count, that its time is up."""
        table = self.table
        if rest:
            kind = words_typed("count", table.match.game.id).get(rest.lower(), rest.lower())
            timers = {timer.kind: timer for timer in table.match.state.timers()}
            if kind not in timers:
                raise Complaint("table-no-such-count")
            # A shorter count may end first, by the same move.
            number = timers[kind].number
            while any((timer.kind, timer.number) == (kind, number) for timer in table.match.state.timers()):
                table.run_out(timers[kind].move)
            return True
        minutes = table.clock.minutes_left(table.match.state)
        if minutes is None:
            raise Complaint("table-no-clock")
        self.say(table.words.say("table-time-left", minutes=minutes))
        return False

    def show_board(self) -> None:
        table = self.table
        if table.screen.plain:
            self.say("\n".join([*table.board.read_out(self.view()), *table.board.players(self.view())]))
        else:
            table.page.show(self.seat, self.trail[-1])

    def show_log(self, rest: str) -> None:
        """The last events; with a number so many, with any word all."""
        table = self.table
        count = int(rest) if rest.isdecimal() and len(rest) < 6 else len(table.story.events) if rest else RECENT
        for event in table.story.events[-count:] if count else []:
            self.say(table.told(event))

    def save(self, name: str, *, over: bool) -> None:
        self.say(self.table.words.say("table-saved", file=str(self.table.save_as(name, over=over))))

    def load(self, name: str) -> None:
        """Another match; the present one is saved first, and nothing happens when the file cannot be played on."""
        if not name:
            raise Complaint("table-load-what")
        from faubourg.cli.play import reopened

        path = Path(name).expanduser()
        reopened(path, self.table.match.game)
        self.say(self.table.words.say("table-saved", file=str(self.table.put_by(path))))
        raise Reload(os.fspath(path))

    def help(self) -> None:
        table = self.table
        # How to choose, how this game's moves are typed, and the rest.
        own = [f"board-help-{number}" for number in range(1, 9)]
        keys = ["table-help-1", *own, *(f"table-help-{number}" for number in range(2, 9))]
        texts = [table.phrases.messages.say(key) for key in keys if table.phrases.messages.knows(key)]
        if table.screen.plain:
            self.say("\n".join(texts))
        else:
            # No line ends between a sign and what it means.
            signs = [sign.replace(" ", "\u00a0", 1) for sign in table.board.legend(table.screen.simple)]
            table.screen.page("\n".join([*texts, "   ".join(signs)]))


def vagueness(refusal: Refusal, vague: tuple[str, ...]) -> int:
    """The place among the vague ones; what is not vague comes before them."""
    return vague.index(refusal.code) if refusal.code in vague else 0
