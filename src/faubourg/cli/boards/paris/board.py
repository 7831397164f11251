"""Paris's board: puts the drawing, the readings and the typed moves together."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast, final

from rich.text import Text

from faubourg.cli.boards.board import View
from faubourg.cli.boards.paris import drawing, reading
from faubourg.cli.boards.paris.drawing import FINE, SIMPLE, Facts
from faubourg.cli.boards.paris.typed import IN_FRENCH, Known, Said, card_words, fits, lot_words, said_in
from faubourg.cli.menu import Menu, Option, Row
from faubourg.core.match import Match
from faubourg.core.options import shown
from faubourg.core.refusal import IllegalMove, InputError
from faubourg.core.state import Choice, Prompt, State
from faubourg.games.paris.view import ParisView

if TYPE_CHECKING:
    from faubourg.text.phrases import Phrases

# In which order the parts of a move are asked for.
ORDER = ("lot", "piece", "money")
Thing = dict[str, object]
# More than any card is worth.
LARGEST = 10**9


@final
class ParisBoard:
    is_open = False
    shows_hand = ("act",)
    goes_without_asking = ()
    drawn = ("lot-turned-up", "back-shown", "no-rent", "card-paid")
    vague = ("not-on-sale", "lot-sold", "not-your-street", "card-not-held")

    def __init__(self, match: Match, phrases: "Phrases", names: list[str]) -> None:
        self.match = match
        self.phrases = phrases
        # The sentences of the game, and those common to all.
        self.words = phrases.messages
        self.names = names
        language = phrases.messages.language
        scene = match.game.scene(match.options)
        lots = cast(list[Thing], scene["lots"])
        cards = cast(list[Thing], scene["cards"])
        colours = cast(dict[str, Thing], scene["colours"])
        self.colour_names = {id: cast(Mapping[str, str], colour["names"]) for id, colour in colours.items()}
        self.colours = {id: spoken[language] for id, spoken in self.colour_names.items()}
        groups = {str(lot["id"]): str(lot["colour"] or lot["sort"]) for lot in lots}
        self.fine = Facts(
            groups,
            {str(lot["id"]): cast(dict[str, str], lot["names"])[language] for lot in lots},
            {str(lot["id"]): cast(int, lot["price"]) for lot in lots},
            {str(lot["id"]): cast(list[int], lot["rents"]) for lot in lots if lot["rents"] is not None},
            {group: self.words.say(f"board-code-{group}") for group in dict.fromkeys(groups.values())},
            {str(card["id"]): cast(int, card["value"]) for card in cards},
            {str(card["id"]): cast("str | None", card["back"]) for card in cards},
            FINE,
        )
        self.bank = cast(dict[str, int], scene["bank"])
        self.runs = cast(int, scene["runs"])
        self.known = self.known_moves({str(lot["id"]): cast(Mapping[str, str], lot["names"]) for lot in lots})

    def known_moves(self, names: dict[str, Mapping[str, str]]) -> dict[int, Known]:
        """Every move of a player, with the words that may be said of it."""
        facts, game = self.fine, self.match.game
        found: dict[int, Known] = {}
        for move in range(game.policy):
            verb, _, id = game.text(move).partition(" ")
            words: frozenset[str] = frozenset()
            if id in facts.groups:
                group = facts.groups[id]
                colour = self.colour_names.get(group, {})
                words = lot_words(id, names[id], group, colour, facts.code(id))
            elif id:
                back = facts.backs[id]
                code = facts.codes[back] if back else ""
                words = card_words(id, facts.values[id], back, self.colour_names.get(back or "", {}), code)
            found[move] = Known(verb, words)
        return found

    # Moves

    def menu(self, seat: int) -> Menu:
        choices = [choice for choice in self.match.state.choices(seat) if choice["move"] is not None]
        return Menu([Row(cast(int, choice["move"]), parts_of(choice)) for choice in choices], ORDER)

    def meant(self, text: str, seat: int) -> list[int]:
        said = said_in(text)
        if len(said) > 1:
            raise InputError("unreadable-move", {"text": shown(text)})
        found = self.fitting(said[0], seat)
        if not found:
            raise InputError("unreadable-move", {"text": shown(text)})
        legal = set(self.match.state.legal(seat))
        return [move for move in found if move in legal] or found

    def fitting(self, said: Said, seat: int) -> list[int]:
        """All moves, legal or not, that a part of a line may mean; `hotel 3` is about number 3 of the list."""
        if len(said.words) == 1 and said.words[0].isdecimal() and len(said.words[0]) < 3 and said.verbs:
            options = self.menu(seat).options
            number = int(said.words[0])
            if 1 <= number <= len(options):
                rows = [row.move for row in options[number - 1].rows]
                named = [move for move in rows if self.known[move].verb in said.verbs]
                if named:
                    return named
        return [move for move, known in self.known.items() if fits(known, said)]

    def gesture(self, text: str, seat: int) -> list[int]:
        """The moves of a line that holds several, or that pays; none for any other line."""
        said = said_in(text)
        pays = said[-1].verbs == ("pay",) or (not said[-1].verbs and self.is_paying(self.match.state, seat))
        if len(said) == 1 and not pays:
            return []
        state = self.match.state.clone()
        moves: list[int] = []
        for part in sorted(said, key=falling):
            if part.verbs == ("pay",) and self.is_choosing(state, seat):
                # Whoever pays is done with choosing.
                moves += played(state, [self.done], seat)
            wanted = self.suggested(state, seat) if part == Said(("pay",), ()) else self.one_of(part, state, seat)
            if not wanted and len(said) == 1:
                return []
            if not wanted:
                raise InputError("unreadable-move", {"text": shown(" ".join(part.words) or text)})
            moves += played(state, wanted, seat)
        return moves

    def one_of(self, said: Said, state: State, seat: int) -> list[int]:
        """The legal move that a part means; of cards of equal value the first in order. Nothing if it is not clear."""
        found = self.fitting(said, seat)
        legal = [move for move in state.legal(seat) if move in found]
        if not legal and found:
            refusal = state.why_not(found[0], seat)
            if refusal is not None:
                raise IllegalMove(refusal)
        cards = {self.value_of(move) for move in legal}
        if len(legal) > 1 and len(cards) == 1 and None not in cards:
            return legal[-1:]
        return legal if len(legal) == 1 else []

    def value_of(self, move: int) -> int | None:
        """What the card of a payment is worth; None for any other move."""
        return self.fine.values.get(self.match.game.text(move).partition(" ")[2])

    @property
    def done(self) -> int:
        return self.match.game.parse("done")

    def is_choosing(self, state: State, seat: int) -> bool:
        return state.prompt(seat)["kind"] in ("more", "last-hotel")

    def is_paying(self, state: State, seat: int) -> bool:
        return state.prompt(seat)["kind"] == "pay"

    def suggested(self, state: State, seat: int) -> list[int]:
        """The payment that loses least."""
        return cast("list[int]", state.prompt(seat)["params"].get("suggested_moves", []))

    def payment(self, seat: int) -> list[str]:
        """The cards that would be paid for what is chosen so far; none while nothing is."""
        state = self.match.state
        if self.is_choosing(state, seat):
            state = state.clone()
            state.play(self.done, seat)
        return cast("list[str]", state.prompt(seat)["params"].get("suggested", []))

    def note(self, seat: int) -> str:
        return ""

    def typed(self, move: int) -> str:
        verb, _, id = self.match.game.text(move).partition(" ")
        if id in self.fine.groups:
            id = self.fine.code(id).lower()
        elif id:
            back = self.fine.backs[id]
            id = f"{self.fine.values[id]} {self.fine.codes[back].lower() if back else ''}".strip()
        return f"{verb if self.words.language == 'en' else IN_FRENCH[verb]} {id}".strip()

    # Names

    def label(self, option: Option, view: View, prompt: Prompt, simple: bool) -> str:
        facts = self.fine
        parts = option.rows[0].parts
        if "lot" in parts:
            rows = dict.fromkeys(row.parts["piece"] for row in option.rows if "piece" in row.parts)
            pieces = "/".join(self.words.say(f"board-piece-{piece}") for piece in rows)
            # What is on sale is called by its name, if there is room; the streets are before everybody's eyes.
            is_named = not pieces and not drawing.is_crowded(cast(ParisView, view))
            name = facts.names[parts["lot"]] if is_named else ""
            cost = "" if option.move is None else str(self.cost_of(option))
            return " ".join(word for word in (pieces, facts.code(parts["lot"]), name, cost) if word)
        if "money" in parts:
            back = facts.backs[parts["money"]]
            return f"{facts.values[parts['money']]} {facts.codes[back] if back else ''}".strip()
        return self.spoken(option, prompt)

    def cost_of(self, option: Option) -> int:
        choices = self.match.state.choices(self.match.state.actors()[0])
        return next(choice["cost"] or 0 for choice in choices if choice["move"] == option.move)

    def spoken(self, option: Option, prompt: Prompt) -> str:
        if option.move is not None:
            for choice in self.match.state.choices(self.match.state.actors()[0]):
                if choice["move"] == option.move:
                    return self.phrases.choice(choice, prompt)
        return self.fine.names.get(option.value, option.value)

    def card_name(self, card: str) -> str:
        return self.phrases.card(card)

    # Pictures and readings

    def facts(self, simple: bool) -> Facts:
        return self.fine._replace(signs=SIMPLE) if simple else self.fine

    def draw(
        self, view: View, seat: int | None, menu: Menu | None, columns: int, rows: int, simple: bool
    ) -> list[Text]:
        seen = cast(ParisView, view)
        facts = self.facts(simple)
        return reading.table(self, seen, seat, facts, marks_of(menu), min(columns, 120), rows)

    def legend(self, simple: bool) -> list[str]:
        signs = self.facts(simple).signs
        pieces = [
            f"{signs.house} {self.words.say('board-sign-house')}",
            f"{signs.hotel} {self.words.say('board-sign-hotel')}",
        ]
        return pieces + [f"{code} {self.group_name(group)}" for group, code in self.fine.codes.items()]

    def group_name(self, group: str) -> str:
        return self.colours.get(group) or self.words.say(f"board-group-{group}")

    def read_out(self, view: View) -> list[str]:
        return reading.market(self, cast(ParisView, view)) + reading.quarters(self, cast(ParisView, view))

    def players(self, view: View) -> list[str]:
        return reading.players(self, cast(ParisView, view))

    def hand(self, view: View, seat: int) -> str:
        return reading.hand(self, cast(ParisView, view), seat)

    def final(self, view: View) -> list[str]:
        return reading.final(self, cast(ParisView, view))

    def final_table(self, view: View) -> list[Text]:
        return reading.final_table(self, cast(ParisView, view))


def falling(said: Said) -> int:
    """In whatever order cards are typed, they are paid from the largest down, after all that is bought with them."""
    values = [int(word) for word in said.words if word.isdecimal()]
    is_card = said.verbs in ((), ("pay",))
    return -max(values, default=0) if is_card else -LARGEST


def played(state: State, moves: list[int], seat: int) -> list[int]:
    """Make some moves on a copy of the position; those that were made."""
    for move in moves:
        state.play(move, seat)
    return moves


def parts_of(choice: Choice) -> dict[str, str]:
    """What a choice is about, by the kinds of its targets. A card is called money: no two are the same."""
    parts: dict[str, str] = {}
    for target in choice["targets"]:
        kind, _, value = target.partition(":")
        parts["money" if kind == "card" else kind] = value
    return parts


def marks_of(menu: Menu | None) -> dict[str, int]:
    """The numbers of the choices, by the lot or the card that they are about."""
    found: dict[str, int] = {}
    for number, option in enumerate(menu.options if menu else [], start=1):
        parts = option.rows[0].parts
        for part in ("lot", "money"):
            if part in parts:
                found.setdefault(parts[part], number)
    return found


BOARD: Final = ParisBoard
