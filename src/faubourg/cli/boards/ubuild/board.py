"""U-Build's board: puts the drawing, the readings and the typed moves together."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast, final

from rich.text import Text

from faubourg.cli.boards.board import View
from faubourg.cli.boards.estate import results
from faubourg.cli.boards.estate.board import EstateBoard
from faubourg.cli.boards.estate.menus import Listing, parts_of, targets_in
from faubourg.cli.boards.estate.typed import Known, Said, is_called, said_in, words_in
from faubourg.cli.boards.ubuild import around, look, reading, touching
from faubourg.cli.boards.ubuild.facts import Facts, district_at, facts_of, standing_of
from faubourg.cli.boards.ubuild.names import site_name
from faubourg.cli.boards.ubuild.standing import Standing
from faubourg.cli.boards.ubuild.words import LEXICON, site_in, with_sites
from faubourg.cli.complaint import Complaint
from faubourg.cli.menu import Menu, Option, Row
from faubourg.core.match import Match
from faubourg.core.state import Choice, Prompt, State
from faubourg.games.ubuild.numbering import MOST_SITES, SITE
from faubourg.games.ubuild.state import UBuild
from faubourg.games.ubuild.view import SiteView, UBuildView

if TYPE_CHECKING:
    from faubourg.text.phrases import Phrases

# What is chosen first, and then the site for it.
PLACED: Final = {"place", "stadium", "skyscraper", "tower"}
# The kinds of moves that are about a piece or a site and no district.
ON_SITES: Final = ("place", "remove", "step", "site")
# So many sites are listed; of more, the district that they touch is chosen first.
MANY: Final = 10


def parts_on_sites(choice: Choice) -> dict[str, str]:
    found = parts_of(choice)
    return found | targets_in(choice, "piece", "site") if choice["kind"] in ON_SITES else found


# What a turn is about, and the order in which the parts of a move are asked for.
LISTING: Final = Listing(
    ("roll", "buy", "accept", "bail", "bid"), ("verb", "piece", "beside", "district", "site"), parts_on_sites
)


@final
class UBuildBoard(EstateBoard):
    def __init__(self, match: Match, phrases: "Phrases", names: list[str]) -> None:
        assert isinstance(match.state, UBuild)
        scene = match.game.scene(match.options)
        self.fine = facts_of(match.state, scene, phrases.messages)
        super().__init__(match, phrases, names, self.fine, LEXICON, LISTING)
        self.learn(scene, (), {})
        for site in range(int(MOST_SITES)):
            self.known[int(SITE) + site] = Known("site", frozenset({site_name(site)}))

    # Menus

    def menu(self, seat: int) -> Menu:
        """Of many sites, the district that they touch is chosen first."""
        menu = super().menu(seat)
        sites = [row for row in menu.rows if row.parts["verb"] == "site"]
        if len(sites) <= MANY:
            return menu
        view = self.seen(seat)
        rows = [row._replace(parts=row.parts | self.place_of(row, view, seat)) for row in menu.rows]
        return Menu(rows, menu.order)

    def place_of(self, row: Row, view: UBuildView, seat: int) -> dict[str, str]:
        """The district beside a site: a hazard is for others, all else for oneself."""
        if row.parts["verb"] != "site":
            return {}
        for_others = look.is_hazard(row.parts["piece"])
        touched = [district_at(view, self.fine, space) for space in self.fine.touched(number_of(row.parts["site"]))]
        owned = [found for found in touched if found is not None and found["owner"] is not None]
        meant = [found for found in owned if (found["owner"] != seat) == for_others]
        return {"beside": meant[0]["id"]} if meant else {}

    def seen(self, seat: int) -> UBuildView:
        return cast(UBuildView, self.match.state.view(seat))

    # Typed moves

    def meant(self, text: str, seat: int) -> list[int]:
        return super().meant(with_sites(text), seat)

    def said(self, text: str) -> list[Said]:
        """What is placed and where are two moves, and so are two steps of a hazard."""
        found: list[Said] = []
        for said in said_in(with_sites(text), LEXICON):
            found += self.split(said)
        return found

    def split(self, said: Said) -> list[Said]:
        site = site_in(said.words)
        others = tuple(word for word in said.words if word != f"s{site}")
        if site is None or not (others or PLACED & {*said.verbs}):
            return [said]
        there = Said(("site",), (f"s{site}",), 1)
        if self.match.state.prompt(self.asked)["kind"] == "site":
            return [there]
        hazard = self.standing_hazard(said.verbs, others)
        if hazard is not None:
            return self.way(hazard, site)
        return [Said(said.verbs, others, 1), there] if not said.verbs or PLACED & {*said.verbs} else [said]

    def standing_hazard(self, verbs: tuple[str, ...], words: tuple[str, ...]) -> SiteView | None:
        """The hazard on the board that is called so."""
        if verbs and "step" not in verbs:
            return None
        meant = [found for found in self.hazards(self.match.state) if self.is_called(found["piece"], words)]
        return meant[0] if len(meant) == 1 else None

    def hazards(self, state: State) -> list[SiteView]:
        view = cast(UBuildView, state.view(None))
        return [found for found in view["sites"] if look.is_hazard(found["piece"])]

    def is_called(self, piece: str, words: Iterable[str]) -> bool:
        assert isinstance(self.match.state, UBuild)
        names = frozenset(words_in(piece, *self.match.state.figures.piece_names[piece].values()))
        return all(is_called(names, word) for word in words)

    def way(self, hazard: SiteView, site: int) -> list[Said]:
        """One step, or two."""
        near = self.fine.beside(hazard["site"])
        last = Said(("step",), (hazard["piece"], f"s{site}"), 1)
        if site in near:
            return [last]
        ways = [
            [Said(("step",), (hazard["piece"], f"s{between}"), 1), last]
            for between in near
            if between and site in self.fine.beside(between)
        ]
        if ways:
            # Where none is allowed, the first says why.
            return next((way for way in ways if self.is_possible(way)), ways[0])
        raise Complaint(
            "board-too-far",
            piece=self.fine.track.pieces[hazard["piece"]],
            site=f"s{site}",
            at=f"s{hazard['site']}",
            near=", ".join(f"s{place}" for place in sorted(near) if place),
        )

    def is_possible(self, steps: list[Said]) -> bool:
        state = self.match.state.clone()
        for step in steps:
            moves = [move for move in self.every_fitting(step, state, self.asked) if state.can_play(move, self.asked)]
            if not moves:
                return False
            state.play(moves[0], self.asked)
        return True

    def every_fitting(self, said: Said, state: State, seat: int) -> list[int]:
        return super().every_fitting(said, state, seat) + self.steps_to(said, state)

    def steps_to(self, said: Said, state: State) -> list[int]:
        """A hazard may be told the site that it goes to."""
        site = site_in(said.words)
        if site is None or (said.verbs and "step" not in said.verbs):
            return []
        words = [word for word in said.words if word != f"s{site}"]
        return [
            self.match.game.parse(f"step {found['piece']} {direction}")
            for found in self.hazards(state)
            if self.is_called(found["piece"], words)
            for direction, place in enumerate(self.fine.beside(found["site"]))
            if place == site
        ]

    def typed(self, move: int) -> str:
        verb, *ids = self.match.game.text(move).split(" ")
        if verb == "site":
            return f"s{ids[0]}"
        if verb in ("place", "remove"):
            return f"{self.typed_verb(verb)} {self.typed_piece(ids[0])}"
        if verb == "step":
            return f"{self.typed_verb(verb)} {self.typed_piece(ids[0])} {self.goal(ids[0], int(ids[1]))}"
        return super().typed(move)

    def typed_piece(self, piece: str) -> str:
        return piece if self.words.language == "en" else self.fine.track.pieces[piece]

    def goal(self, piece: str, direction: int) -> str:
        """The site that a step leads to."""
        for found in self.hazards(self.match.state):
            if found["piece"] == piece:
                return f"s{self.fine.beside(found['site'])[direction]}"
        return str(direction)

    # Names

    def label(self, option: Option, view: View, prompt: Prompt, simple: bool) -> str:
        parts = option.rows[0].parts
        if option.move is None or parts["verb"] not in ON_SITES:
            return super().label(option, view, prompt, simple)
        facts, seen = self.facts(simple), cast(UBuildView, view)
        piece = self.fine.track.pieces[parts["piece"]]
        if "site" not in parts:
            verb = parts["verb"]
            return f"{self.words.say(f'board-verb-{verb}')} {piece}"
        site = number_of(parts["site"])
        if parts["verb"] == "site":
            # Of a few sites the names of what they touch.
            told = touching.in_short if option.part else touching.by_name
            return told(self.words, seen, facts, site)
        to = touching.in_short(self.words, seen, facts, site)
        return f"{piece} {facts.signs.arrow} {to}{self.price(option.move)}"

    def price(self, move: int) -> str:
        money = self.money(move)
        return f" ({money.strip()})" if money else ""

    def shared(self, option: Option) -> str:
        parts = option.rows[0].parts
        if option.part == "beside" and "beside" in parts:
            return self.words.say("board-beside", district=self.fine.code(parts["beside"]))
        if option.part == "piece":
            return self.fine.track.pieces[parts["piece"]]
        return super().shared(option)

    def spoken(self, option: Option, prompt: Prompt) -> str:
        said = super().spoken(option, prompt)
        parts = option.rows[0].parts
        if option.move is None or "site" not in parts:
            return said
        spaces = touching.in_words(self, self.seen(self.asked), number_of(parts["site"]))
        return self.words.say("board-site-spoken", choice=said, spaces=spaces)

    # Pictures and readings

    def facts(self, simple: bool) -> Facts:
        return self.fine._replace(look=look.SIMPLE) if simple else self.fine

    def standing(self, view: UBuildView, facts: Facts, bright: Iterable[int]) -> Standing:
        return standing_of(view, facts, bright)

    def draw(
        self, view: View, seat: int | None, menu: Menu | None, columns: int, rows: int, simple: bool
    ) -> list[Text]:
        seen, facts = cast(UBuildView, view), self.facts(simple)
        offered = [row.parts["site"] for row in menu.rows if "site" in row.parts] if menu is not None else []
        standing = self.standing(seen, facts, map(number_of, offered))
        return around.table(self, seen, facts, standing, columns, rows)

    def legend(self, simple: bool) -> list[str]:
        return reading.legend(self, self.facts(simple))

    def read_out(self, view: View) -> list[str]:
        return reading.board(self, cast(UBuildView, view))

    def players(self, view: View) -> list[str]:
        return reading.players(self, cast(UBuildView, view))

    def hand(self, view: View, seat: int) -> str:
        return reading.holdings(self, cast(UBuildView, view), seat)

    def final(self, view: View) -> list[str]:
        seen = cast(UBuildView, view)
        return results.final(self, seen["ranking"], seen["players"])

    def final_table(self, view: View) -> list[Text]:
        seen = cast(UBuildView, view)
        return results.final_table(self, seen["ranking"], seen["players"])


def number_of(site: str) -> int:
    """As people count them."""
    return int(site[1:])


BOARD: Final = UBuildBoard
