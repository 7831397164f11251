"""City's board: puts the drawing, the readings and the typed moves together."""

from typing import TYPE_CHECKING, Final, cast, final

from rich.text import Text

from faubourg.cli.boards.board import View
from faubourg.cli.boards.city import middle, reading, ring
from faubourg.cli.boards.city.facts import Facts, facts_of
from faubourg.cli.boards.city.words import LEXICON
from faubourg.cli.boards.estate import results
from faubourg.cli.boards.estate.board import EstateBoard
from faubourg.cli.boards.estate.menus import Listing, parts_of
from faubourg.cli.boards.estate.paint import SIMPLE
from faubourg.cli.boards.estate.situation import Holder
from faubourg.cli.boards.estate.typed import Said, words_in
from faubourg.cli.menu import Menu, Option
from faubourg.core.match import Match
from faubourg.core.state import Prompt, State
from faubourg.games.city.view import CityView, PlayerView

if TYPE_CHECKING:
    from faubourg.text.phrases import Phrases

BONUSES: Final = ("park", "school", "water", "wind")
HAZARDS: Final = ("dump", "prison", "sewage", "power")
# What a move of that kind may be about, as far as the move does not say it.
PIECES_OF: Final = {
    "bonus": BONUSES,
    "demolish": BONUSES,
    "hazard": HAZARDS,
    "remove": HAZARDS,
}
DEALT_CARDS: Final = ("jail1", "jail2", "dodge")
# What a turn is about, and the order in which the parts of a move are asked for.
LISTING: Final = Listing(
    ("roll", "buy", "accept", "pay", "jail-card", "bail", "dodge", "build", "bid"), ("verb", "district"), parts_of
)


@final
class CityBoard(EstateBoard):
    def __init__(self, match: Match, phrases: "Phrases", names: list[str]) -> None:
        scene = match.game.scene(match.options)
        self.fine = facts_of(scene, phrases.messages)
        super().__init__(match, phrases, names, self.fine, LEXICON, LISTING)
        self.learn(scene, DEALT_CARDS, PIECES_OF)

    # Moves

    def every_fitting(self, said: Said, state: State, seat: int) -> list[int]:
        return super().every_fitting(said, state, seat) + self.taxi_rides(said, state, seat)

    def taxi_rides(self, said: Said, state: State, seat: int) -> list[int]:
        """A taxi may be told where to go."""
        if said.verbs != ("taxi",) or not said.words:
            return []
        found = []
        for choice in state.choices(seat):
            if choice["kind"] == "taxi" and choice["move"] is not None:
                square = int(choice["targets"][0].partition(":")[2])
                called = words_in(self.fine.square_names[square], self.fine.place(square))
                if all(word in called for word in said.words):
                    found.append(choice["move"])
        return found

    def cards_held(self, player: Holder) -> list[str]:
        return cast(PlayerView, player)["cards"]

    # Names

    def label(self, option: Option, view: View, prompt: Prompt, simple: bool) -> str:
        if option.move is not None and option.rows[0].parts["verb"] == "taxi":
            square = int(self.choice_of(option.move)["targets"][0].partition(":")[2])
            return f"{self.words.say('board-kept-taxi')} {self.fine.place(square)}"
        return super().label(option, view, prompt, simple)

    # Pictures and readings

    def facts(self, simple: bool) -> Facts:
        return self.fine._replace(signs=SIMPLE) if simple else self.fine

    def draw(
        self, view: View, seat: int | None, menu: Menu | None, columns: int, rows: int, simple: bool
    ) -> list[Text]:
        seen = cast(CityView, view)
        facts = self.facts(simple)
        size = ring.size_for(columns, rows)
        if size is None:
            return reading.as_list(self, seen, facts, columns)
        inside = middle.lines(self, seen, facts, *size.inside)
        return [middle.headline(self, seen, facts, size.across), *ring.ring(seen, facts, size, inside)]

    def legend(self, simple: bool) -> list[str]:
        return reading.legend(self, self.facts(simple))

    def read_out(self, view: View) -> list[str]:
        return reading.board(self, cast(CityView, view))

    def players(self, view: View) -> list[str]:
        return reading.players(self, cast(CityView, view))

    def hand(self, view: View, seat: int) -> str:
        return reading.holdings(self, cast(CityView, view), seat)

    def final(self, view: View) -> list[str]:
        seen = cast(CityView, view)
        return results.final(self, seen["ranking"], seen["players"])

    def final_table(self, view: View) -> list[Text]:
        seen = cast(CityView, view)
        return results.final_table(self, seen["ranking"], seen["players"])


BOARD: Final = CityBoard
