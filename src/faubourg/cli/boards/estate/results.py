"""How it ended: each player's wealth by where it comes from."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from faubourg.cli.boards.estate.paint import SOFT
from faubourg.cli.boards.estate.situation import Holder

if TYPE_CHECKING:
    from faubourg.cli.boards.estate.board import EstateBoard

Ranking = list[list[int]] | None


def final(board: "EstateBoard", ranking: Ranking, players: Sequence[Holder]) -> list[str]:
    """A sentence a player, best first."""
    found = []
    for seat in (seat for tied in ranking or [] for seat in tied):
        player = players[seat]
        found.append(
            board.words.say(
                "board-final",
                name=board.names[seat],
                out="yes" if player["out"] else "no",
                cash=player["cash"],
                rents=player["wealth"] - player["cash"],
                wealth=player["wealth"],
                districts=len(player["districts"]),
            )
        )
    return found


def final_table(board: "EstateBoard", ranking: Ranking, players: Sequence[Holder]) -> list[Text]:
    """Cash, rents and wealth, and the districts, which decide between equals; a line a player."""
    titles = [board.words.say(f"board-column-{name}") for name in ("cash", "rents", "wealth", "districts")]
    widest = max(map(len, board.names)) + 4
    lines = [Text(" " * widest + "".join(title.rjust(max(len(title), 7) + 2) for title in titles), style=SOFT)]
    place = 1
    for tied in ranking or []:
        for seat in tied:
            player = players[seat]
            figures = [player["cash"], player["wealth"] - player["cash"], player["wealth"], len(player["districts"])]
            line = Text(f"{place}. {board.names[seat]}".ljust(widest))
            for figure, title in zip(figures, titles, strict=True):
                line.append(str(figure).rjust(max(len(title), 7) + 2), "bold" if title == titles[2] else None)
            lines.append(line)
        place += len(tied)
    return lines
