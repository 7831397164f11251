"""Room Share's board: puts the drawing, the readings and the typed moves together."""

from itertools import zip_longest
from typing import TYPE_CHECKING, Final, cast, final

from rich.text import Text

from faubourg.cli.boards.board import View
from faubourg.cli.boards.roomshare import drawing, reading
from faubourg.cli.boards.roomshare.drawing import FINE, SIMPLE, Facts, Marks
from faubourg.cli.boards.roomshare.typed import IN_FRENCH, Reader, fits, parts_of
from faubourg.cli.menu import Menu, Option, Row
from faubourg.core.match import Match
from faubourg.core.state import Choice, Prompt
from faubourg.games.roomshare.view import RoomShareView

if TYPE_CHECKING:
    from faubourg.text.phrases import Phrases

# In which order the parts of a move are asked for.
ORDER = ("card", "colour", "flat", "arrow", "pair")
Names = dict[str, dict[str, str]]


@final
class RoomShareBoard:
    is_open = False
    shows_hand = ("play-card",)
    # One arrow is free: there is nothing to ask.
    goes_without_asking = ("land", "stay")
    drawn = ("flat-laid",)
    vague = ("reserve-lacks", "not-in-hand")

    def __init__(self, match: Match, phrases: "Phrases", names: list[str]) -> None:
        self.match = match
        self.phrases = phrases
        # The sentences of the game, and those common to all.
        self.words = phrases.messages
        self.names = names
        language = phrases.messages.language
        scene = match.game.scene(match.options)
        colours = cast(Names, scene["colours"])
        kinds = cast(dict[str, dict[str, object]], scene["kinds"])
        self.colours = {id: spoken[language] for id, spoken in colours.items()}
        self.kinds = {id: cast(dict[str, str], kind["names"])[language] for id, kind in kinds.items()}
        self.cards = {id: spoken[language] for id, spoken in cast(Names, scene["cards"]).items()}
        self.letters = letters_of(self.colours)
        self.points = {id: int(cast(int, kind["points"])) for id, kind in kinds.items()}
        self.sharing = int(cast(int, scene["sharing"]))
        self.reader = Reader(colours, cast(Names, scene["cards"]), self.letters)
        self.parts = {code: parts_of(match.game.text(code)) for code in range(match.game.policy)}

    # Moves

    def menu(self, seat: int) -> Menu:
        choices = [choice for choice in self.match.state.choices(seat) if choice["move"] is not None]
        return Menu([row_of(choice) for choice in choices], ORDER, ("arrow",))

    def meant(self, text: str, seat: int) -> list[int]:
        legal = set(self.match.state.legal(seat))
        landing = self.match.state.prompt(seat)["params"].get("flat")
        found: list[int] = []
        for wanted in self.reader.read(text):
            # A landing names only its arrow; people may name the flat too.
            moves = [
                code
                for code, parts in self.parts.items()
                if fits(parts | {"flat": str(landing)} if parts["verb"] == "land" else parts, wanted)
            ]
            if legal.intersection(moves):
                return moves
            found = found or moves
        return found

    def gesture(self, text: str, seat: int) -> list[int]:
        # A line is one move: every one of them changes what can be done next.
        return []

    def note(self, seat: int) -> str:
        return ""

    def typed(self, move: int) -> str:
        text = self.match.game.text(move)
        if "card" in self.parts[move]:
            text = f"play {self.card_name(self.parts[move]['card']).lower()}"
        if self.words.language == "en":
            return text
        words = text.split(" ")
        return " ".join(
            [IN_FRENCH[words[0]], *(self.colours.get(word, IN_FRENCH.get(word, word)) for word in words[1:])]
        )

    # Names

    def card_name(self, card: str) -> str:
        """A card by what it is; which of several equal ones it is matters to nobody."""
        return self.cards[card.rstrip("0123456789")]

    def label(self, option: Option, view: View, prompt: Prompt, simple: bool) -> str:
        if option.part == "colour":
            return self.colours[option.value]
        if option.part in ("flat", "card"):
            return option.value if option.part == "flat" else self.card_name(option.value)
        parts = option.rows[0].parts
        if "card" in parts:
            return self.card_name(parts["card"])
        if not parts:
            return self.spoken(option, prompt)
        seen = cast(RoomShareView, view)
        arrows = self.facts(simple).signs.arrows
        if "pair" in parts:
            return parts["flat"] + " " + "".join(arrows[arrow] for arrow in parts["pair"])
        if "arrow" not in parts:
            return parts["flat"]
        spot = f"{parts['flat']}{arrows[parts['arrow'][2]]}"
        if "colour" in parts:
            return f"{self.colours[parts['colour']]} {spot}"
        lodger = tenant_on(seen, parts["arrow"])
        return spot if lodger is None else f"{self.colours[lodger]} {spot}"

    def spoken(self, option: Option, prompt: Prompt) -> str:
        if option.move is not None:
            seat = self.match.state.actors()[0]
            for choice in self.match.state.choices(seat):
                if choice["move"] == option.move:
                    return self.phrases.choice(choice, prompt)
        if option.part == "colour":
            return self.colours[option.value]
        if option.part == "flat":
            return self.phrases.name("flat", option.value)
        return self.phrases.card(option.value)

    # Pictures and readings

    def facts(self, simple: bool) -> Facts:
        return Facts(self.points, self.letters, SIMPLE if simple else FINE)

    def draw(
        self, view: View, seat: int | None, menu: Menu | None, columns: int, rows: int, simple: bool
    ) -> list[Text]:
        seen = cast(RoomShareView, view)
        facts = self.facts(simple)
        wide, tall = columns >= 100, rows >= drawing.TALL
        legend = "  ".join(self.legend(simple))
        left = drawing.draw_building(seen, facts, marks_of(menu), wide, tall, legend)
        room = columns - left[0].cell_len - 2
        if room >= 24:
            side = reading.side_panel(self, seen, seat, menu, facts, min(room, 40), len(left))
            return side_by_side(left, side, left[0].cell_len)
        # No room beside the building: below it the players, and beside them the rest.
        half = (columns - 2) // 2
        below = reading.side_panel(self, seen, seat, menu, facts, half, 0)
        players = 2 * len(seen["players"])
        return left + side_by_side(below[:players], below[players:], half)

    def legend(self, simple: bool) -> list[str]:
        signs = self.facts(simple).signs
        kinds = [id for id in ("suite", "haunted", "royal") if id != "royal" or self.match.options["royal"] != "none"]
        found = [f"{signs.kinds[kind]} {self.words.say(f'board-sign-{kind}')}" for kind in kinds]
        return [*found, f"{signs.shared} {self.words.say('board-sign-shared', sharing=self.sharing)}"]

    def read_out(self, view: View) -> list[str]:
        return reading.building(self, cast(RoomShareView, view))

    def players(self, view: View) -> list[str]:
        return reading.players(self, cast(RoomShareView, view))

    def hand(self, view: View, seat: int) -> str:
        return reading.hand(self, cast(RoomShareView, view), seat)

    def final(self, view: View) -> list[str]:
        return reading.final(self, cast(RoomShareView, view))

    def final_table(self, view: View) -> list[Text]:
        return reading.final_table(self, cast(RoomShareView, view), self.facts(False))


def side_by_side(one: list[Text], two: list[Text], width: int) -> list[Text]:
    """Two columns, the first of that width."""
    found: list[Text] = []
    for first, second in zip_longest(one, two, fillvalue=Text()):
        line = first.copy()
        line.pad_right(width - line.cell_len)
        found.append(Text.assemble(line, "  ", second))
    return found


def letters_of(names: dict[str, str]) -> dict[str, str]:
    """A capital for each colour: its initial, or the next of its letters that no other colour has."""
    found: dict[str, str] = {}
    for id, name in names.items():
        free = [letter for letter in name.upper() if letter.isalpha() and letter not in found.values()]
        found[id] = free[0] if free else str(len(found) + 1)
    return found


def parts_of_choice(choice: Choice) -> dict[str, str]:
    """What a choice is about, by the kinds of its targets; a place also says its flat, two places are a pair."""
    parts: dict[str, str] = {}
    places = []
    for target in choice["targets"]:
        kind, _, value = target.partition(":")
        parts[kind] = value
        if kind == "arrow":
            places.append(value)
    if places:
        parts["flat"] = places[0][:2]
    if len(places) == 2:
        del parts["arrow"]
        parts["pair"] = places[0][2] + places[1][2]
    return parts


def marks_of(menu: Menu | None) -> Marks:
    """The numbers of the choices, where they belong on the board; pairs and colours are only listed."""
    marks = Marks({}, {})
    for number, option in enumerate(menu.options if menu else [], start=1):
        parts = option.rows[0].parts
        if option.part == "flat" or (not option.part and "flat" in parts and not {"arrow", "pair"} & set(parts)):
            marks.flats[parts["flat"]] = number
        elif option.part == "" and "arrow" in parts:
            marks.places.setdefault(parts["arrow"], number)
    return marks


def tenant_on(view: RoomShareView, place: str) -> str | None:
    for flat in view["flats"]:
        if flat["id"] == place[:2]:
            return flat["tenants"][place[2]]
    return None


def row_of(choice: Choice) -> Row:
    parts = parts_of_choice(choice)
    return Row(cast(int, choice["move"]), parts, parts.get("card", "").rstrip("0123456789"))


BOARD: Final = RoomShareBoard
