"""What the table asks of a game's board, and where the boards are."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol

from faubourg.cli.complaint import Complaint
from faubourg.cli.menu import Menu, Option
from faubourg.core.match import Match
from faubourg.core.state import Prompt

if TYPE_CHECKING:
    from rich.text import Text

    from faubourg.text.phrases import Phrases

View = dict[str, object]


class Board(Protocol):
    """One game, for one match, in one language."""

    @property
    def is_open(self) -> bool:
        """Whether everything lies on the table, so that several people may look at one screen."""

    @property
    def shows_hand(self) -> tuple[str, ...]:
        """The kinds of question at which whoever reads no drawing is first told the hand."""

    @property
    def goes_without_asking(self) -> tuple[str, ...]:
        """The kinds of question that are not asked where there is but one answer."""

    @property
    def drawn(self) -> tuple[str, ...]:
        """The kinds of event that everybody sees in the next drawing anyway."""

    @property
    def vague(self) -> tuple[str, ...]:
        """The refusals that say more about the line typed than about the move meant, the vaguest last."""

    def menu(self, seat: int) -> Menu:
        """The legal moves of a seat."""

    def draw(
        self, view: View, seat: int | None, menu: Menu | None, columns: int, rows: int, simple: bool
    ) -> "list[Text]":
        """The board with the players and the hand beside it; with `simple`, in letters that every terminal has."""

    def label(self, option: Option, view: View, prompt: Prompt, simple: bool) -> str:
        """A short name for one line of a menu, to be read beside the board."""

    def spoken(self, option: Option, prompt: Prompt) -> str:
        """A full name for one line of a menu, to be read without the board."""

    def read_out(self, view: View) -> list[str]:
        """The whole board in sentences."""

    def hand(self, view: View, seat: int) -> str:
        """A seat's hand in one sentence."""

    def players(self, view: View) -> list[str]:
        """What is public of each player, a sentence each."""

    def final(self, view: View) -> list[str]:
        """How the scores came about, a sentence a player."""

    def final_table(self, view: View) -> "list[Text]":
        """The same as a table, best first."""

    def legend(self, simple: bool) -> list[str]:
        """What the signs of the drawing mean."""

    def note(self, seat: int) -> str:
        """What a seat may type beside what is in the list; empty when that is all."""

    def typed(self, move: int) -> str:
        """A move as one would type it."""

    def meant(self, text: str, seat: int) -> list[int]:
        """All moves, legal or not, that a typed line may mean; an InputError when it means none."""

    def gesture(self, text: str, seat: int) -> list[int]:
        """The moves of a line that holds several, in order; none when it is to be read as one move."""


def board_of(match: Match, phrases: "Phrases", names: list[str]) -> Board:
    """The board of a game is in the folder that is called like the game, which may have commands alone."""
    folder = f"{__package__}.{match.game.id}"
    if find_spec(folder) is None or find_spec(f"{folder}.board") is None:
        raise Complaint("cli-no-board", game=match.game.title)
    board: Board = import_module(f"{folder}.board").BOARD(match, phrases, names)
    return board
