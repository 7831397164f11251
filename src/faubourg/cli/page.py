"""What stands on the screen when a seat is asked: the board, what is new, the question and its numbered answers."""

from typing import TYPE_CHECKING, final

from faubourg.cli.menu import Menu

if TYPE_CHECKING:
    from faubourg.cli.table import Table

# So many lines of what happened stand between the board and the question, if need be without a free line below them.
LEAST_NEWS = 2


@final
class Page:
    def __init__(self, table: "Table") -> None:
        self.table = table

    def show(self, seat: int, menu: Menu) -> None:
        """The whole table as a seat sees it, with the question at the end; in plain mode only the question."""
        screen, board = self.table.screen, self.table.board
        if screen.plain:
            self.ask_plainly(seat, menu)
            return
        screen.clear()
        view = self.table.match.state.view(seat)
        picture = board.draw(view, seat, menu, screen.width, screen.height, screen.simple)
        question = self.question(seat)
        options = self.option_lines(seat, menu)
        note = board.note(seat)
        # What is typed needs a line too.
        space = screen.height - len(picture) - screen.height_of(question) - len(options) - 1
        space -= screen.height_of(note) if note else 0
        news = self.latest(seat, max(space - 1, min(space, LEAST_NEWS)))
        screen.show(picture)
        for line in news:
            screen.say(line, "dim" if line is not news[-1] else "")
        if sum(map(screen.height_of, news)) < space - 1:
            screen.say("")
        screen.say(question, "bold")
        for line in options:
            screen.say(line)
        if note:
            screen.say(note, "dim")

    def latest(self, seat: int, most: int) -> list[str]:
        """What a seat has not been told, as much of the end of it as fits on so many lines."""
        table = self.table
        news = [table.told(event) for event in table.story.news(seat)] + ([table.remark] if table.remark else [])
        shown: list[str] = []
        for line in reversed(news):
            if sum(map(table.screen.height_of, [f"… {line}", *shown])) > most:
                break
            shown.insert(0, line)
        if len(shown) < len(news) and shown:
            # The log has the rest.
            shown[0] = f"… {shown[0]}"
        return shown

    def question(self, seat: int) -> str:
        """What is asked; where several people look at one screen, with the name of whom it is asked of."""
        table = self.table
        prompt = table.match.state.prompt(seat)
        asked = f"{table.phrases.prompt(prompt, seat)} ({prompt['clause']})"
        if table.shared and table.board.is_open:
            return table.words.say("table-asked", name=table.names[seat], question=asked)
        return asked

    def ask_plainly(self, seat: int, menu: Menu) -> None:
        say, board, state = self.table.screen.say, self.table.board, self.table.match.state
        prompt = state.prompt(seat)
        if prompt["kind"] in board.shows_hand:
            say(board.hand(state.view(seat), seat))
        if self.table.remark:
            say(self.table.remark)
        say(self.question(seat))
        colon = "\u00a0:" if self.table.words.language == "fr" else ":"
        for number, option in enumerate(menu.options, start=1):
            say(f"{number}{colon} {board.spoken(option, prompt)}.")
        if board.note(seat):
            say(board.note(seat))

    def option_lines(self, seat: int, menu: Menu) -> list[str]:
        """The numbered choices, as many on a line as fit."""
        table = self.table
        view, prompt = table.match.state.view(seat), table.match.state.prompt(seat)
        pieces = [
            f"{number} {table.board.label(option, view, prompt, table.screen.simple)}"
            for number, option in enumerate(menu.options, start=1)
        ]
        lines: list[str] = []
        for piece in pieces:
            if lines and len(lines[-1]) + 3 + len(piece) <= table.screen.width:
                lines[-1] += f"   {piece}"
            else:
                lines.append(piece)
        return lines
