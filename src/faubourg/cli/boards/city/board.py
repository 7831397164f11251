"""City's board: puts the drawing, the readings and the typed moves together."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast, final

from rich.text import Text

from faubourg.cli.boards.board import View
from faubourg.cli.boards.city import middle, reading, ring
from faubourg.cli.boards.city.dealing import deal_in, is_deal
from faubourg.cli.boards.city.facts import Facts, facts_of
from faubourg.cli.boards.city.menus import ORDER, rows_of
from faubourg.cli.boards.city.typed import (
    IN_FRENCH,
    Known,
    Said,
    amount_in,
    district_words,
    fits,
    said_in,
    unreadable,
    words_in,
)
from faubourg.cli.boards.estate.paint import SIMPLE
from faubourg.cli.menu import Menu, Option
from faubourg.core.actors import SEVERAL
from faubourg.core.forms import BidForm, DealForm
from faubourg.core.match import Match
from faubourg.core.refusal import InputError
from faubourg.core.state import Choice, Prompt
from faubourg.games.city.view import CityView

if TYPE_CHECKING:
    from faubourg.text.phrases import Phrases

Thing = Mapping[str, object]
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


@final
class CityBoard:
    # Everything lies on the table.
    is_open = True
    shows_hand = ()
    goes_without_asking = ()
    drawn = ("round-over",)
    vague = ()

    def __init__(self, match: Match, phrases: "Phrases", names: list[str]) -> None:
        self.match = match
        self.phrases = phrases
        # The sentences of the game, and those common to all.
        self.words = phrases.messages
        self.names = names
        scene = match.game.scene(match.options)
        self.fine = facts_of(scene, self.words)
        self.called = self.words_of_assets(scene)
        self.known = self.known_moves(scene)
        # Whose menu was made last.
        self.asked = 0

    def words_of_assets(self, scene: Mapping[str, object]) -> dict[str, frozenset[str]]:
        """Districts and cards, with the words that they may be called by."""
        colours = cast(Mapping[str, Thing], scene["colours"])
        found: dict[str, frozenset[str]] = {}
        for district in cast(list[Thing], scene["districts"]):
            id = str(district["id"])
            names = cast(Mapping[str, str], district["names"])
            spoken = cast(Mapping[str, str], colours[str(district["colour"])]["names"])
            found[id] = district_words(id, names, spoken, self.fine.code(id))
        for card in DEALT_CARDS:
            found[card] = frozenset(words_in(card, self.phrases.card(card), self.words.say(f"board-kept-{card}")))
        return found

    def known_moves(self, scene: Mapping[str, object]) -> dict[int, Known]:
        """Every move of a player but the bids, with the words that may be said of it."""
        game = self.match.game
        pieces = cast(Mapping[str, Thing], scene["pieces"])
        found: dict[int, Known] = {}
        called = {id: words_in(id, *cast(Mapping[str, str], piece["names"]).values()) for id, piece in pieces.items()}
        for move in range(game.policy):
            verb, _, id = game.text(move).partition(" ")
            words = self.called.get(id, frozenset(words_in(id)))
            for piece in [id] if id in pieces else PIECES_OF.get(verb, ()):
                words |= called[piece]
            if verb != "bid":
                found[move] = Known(verb, words)
        return found

    # Moves

    def menu(self, seat: int) -> Menu:
        self.asked = seat
        choices = [choice for choice in self.match.state.choices(seat) if choice["move"] is not None]
        return Menu(rows_of(choices, self.fine), ORDER)

    def meant(self, text: str, seat: int) -> list[int]:
        said = said_in(text)
        found = [] if len(said) > 1 else self.fitting(said[0], seat)
        if not found:
            return [self.match.game.parse(text.strip().lower())]
        return found

    def fitting(self, said: Said, seat: int) -> list[int]:
        """All moves that a part of a line may mean: the legal ones, if there are any."""
        found = [move for move, known in self.known.items() if fits(known, said)]
        found += self.taxi_rides(said, seat)
        legal = set(self.match.state.legal(seat))
        return [move for move in found if move in legal] or found

    def taxi_rides(self, said: Said, seat: int) -> list[int]:
        """A taxi may be told where to go."""
        if said.verbs != ("taxi",) or not said.words:
            return []
        found = []
        for choice in self.match.state.choices(seat):
            if choice["kind"] == "taxi" and choice["move"] is not None:
                square = int(choice["targets"][0].partition(":")[2])
                called = words_in(self.fine.square_names[square], self.fine.place(square))
                if all(word in called for word in said.words):
                    found.append(choice["move"])
        return found

    def gesture(self, text: str, seat: int) -> list[int]:
        """A bid or a deal, or several moves; none for a line that is to be read as one move."""
        if is_deal(text):
            return [self.deal(text, seat)]
        amount = amount_in(text)
        if amount is not None and self.is_bidding(seat):
            return [self.parsed(f"bid {amount}", text)]
        said = said_in(text)
        if len(said) == 1 and said[0].times == 1:
            return []
        state = self.match.state.clone()
        moves: list[int] = []
        for part in said:
            for _ in range(part.times):
                move = self.only(part, state.legal(seat), text)
                state.play(move, seat)
                moves.append(move)
        return moves

    def only(self, said: Said, legal: list[int], text: str) -> int:
        """The one move that a part means."""
        found = [move for move, known in self.known.items() if fits(known, said)]
        possible = [move for move in found if move in legal]
        if len(possible) == 1:
            return possible[0]
        if not possible and len(found) == 1:
            return found[0]
        raise unreadable(" ".join(said.words) or text)

    def deal(self, text: str, seat: int) -> int:
        players = cast(CityView, self.match.state.view(seat))["players"]
        owned = [{*player["districts"], *player["cards"]} for player in players]
        return self.parsed(deal_in(text, self.names, seat, self.called, owned), text)

    def parsed(self, notation: str, text: str) -> int:
        try:
            return self.match.game.parse(notation)
        except InputError:
            raise unreadable(text) from None

    def is_bidding(self, seat: int) -> bool:
        return any(isinstance(form, BidForm) for form in self.match.state.forms(seat))

    def note(self, seat: int) -> str:
        """How an open move is typed; of deals only where a turn begins or somebody owes."""
        for form in self.match.state.forms(seat):
            if isinstance(form, BidForm):
                low, high = form.low, form.high // form.step * form.step
                live = "yes" if self.match.state.actor == SEVERAL else "no"
                return self.words.say("board-note-bid", low=low, high=high, typed=str(low), live=live)
            if self.match.state.prompt(seat)["kind"] in ("roll", "debt"):
                return self.example_of_deal(form, seat)
        return ""

    def example_of_deal(self, form: DealForm, seat: int) -> str:
        """With whoever has something, over something that the two have; whoever owes has to sell (CI-7b)."""
        view = cast(CityView, self.match.state.view(seat))
        players, debt = view["players"], view["debt"]
        partner = max(form.partners, key=lambda other: len(players[other]["districts"]))
        if debt is not None and debt["creditor"] in form.partners:
            partner = debt["creditor"]
        theirs = [] if debt is not None else players[partner]["districts"]
        districts = theirs or players[seat]["districts"]
        if not districts:
            return ""
        code = self.fine.code(districts[0]).lower()
        own = "yes" if districts[0] in players[seat]["districts"] else "no"
        return self.words.say("board-note-deal", name=self.names[partner], district=code, own=own)

    def typed(self, move: int) -> str:
        verb, _, id = self.match.game.text(move).partition(" ")
        if verb == "deal":
            return self.typed_deal(id)
        if id in self.fine.names:
            id = self.fine.code(id).lower()
        return f"{verb if self.words.language == 'en' else IN_FRENCH.get(verb, verb)} {id}".strip()

    def typed_deal(self, text: str) -> str:
        """A deal as one would type it, with the partner by name and districts by their codes."""
        partner, assets, verb, cash = text.split(" ")
        codes = [self.fine.code(id).lower() if id in self.fine.names else id for id in assets.split("+")]
        if self.words.language == "fr":
            verb = "contre" if verb == "get" else "payer"
            codes = ["rien" if code == "nothing" else code for code in codes]
        deal = "deal" if self.words.language == "en" else "échange"
        return f"{deal} {self.names[int(partner)]} {' + '.join(codes)} {verb} {cash}"

    # Names

    def label(self, option: Option, view: View, prompt: Prompt, simple: bool) -> str:
        verb, district = option.rows[0].parts["verb"], option.rows[0].parts.get("district", "")
        if option.move is None:
            return self.group(option)
        if verb == "taxi":
            square = int(self.choice_of(option.move)["targets"][0].partition(":")[2])
            return f"{self.words.say('board-kept-taxi')} {self.fine.place(square)}"
        if not district:
            return self.spoken(option, prompt)
        cost = self.choice_of(option.move)["cost"]
        money = "" if not cost else f" {abs(cost)}"
        if verb == "bid":
            return self.words.say("board-verb-bid") + money
        if option.part == "district":
            # Many districts, all for the same: the question, or the line chosen before, says what for.
            return self.fine.code(district) + money
        return f"{self.words.say(f'board-verb-{verb}')} {self.fine.code(district)}{money}"

    def group(self, option: Option) -> str:
        """Several moves that share a verb or a district."""
        verb = self.words.say(f"board-verb-{option.rows[0].parts['verb']}")
        return self.words.say("board-group", what=verb, count=len(option.rows))

    def choice_of(self, move: int) -> Choice:
        return next(choice for choice in self.match.state.choices(self.asked) if choice["move"] == move)

    def spoken(self, option: Option, prompt: Prompt) -> str:
        if option.move is None:
            return self.group(option)
        return self.phrases.choice(self.choice_of(option.move), prompt)

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
        return reading.final(self, cast(CityView, view))

    def final_table(self, view: View) -> list[Text]:
        return reading.final_table(self, cast(CityView, view))


BOARD: Final = CityBoard
