"""City in words: the districts, the squares and the players; and the table without its ring."""

from typing import TYPE_CHECKING

from rich.text import Text

from faubourg.cli.boards.city import middle, ring
from faubourg.cli.boards.city.facts import Facts
from faubourg.cli.boards.estate.paint import LETTERS, cut
from faubourg.cli.boards.estate.situation import player_line, wrapped
from faubourg.games.city.view import CityView, DistrictView, PlayerView

if TYPE_CHECKING:
    from faubourg.cli.boards.city.board import CityBoard

LANDMARKS = ("stadium", "skyscraper", "tower", "rail")


def board(board: "CityBoard", view: CityView) -> list[str]:
    """Every district, then what is left in the box, the chance pile, and what is going on; a sentence each."""
    words, facts = board.words, board.fine
    found = [district(board, one) for one in view["districts"]]
    found.append(words.say("board-dodge-parking" if view["parking"] else "board-dodge-held"))
    found.append(words.say("board-stock-dear", **{piece: view["bank"]["stock"][piece] for piece in middle.STOCK}))
    found.append(middle.stock_line(board, view, facts))
    found.append(words.say("board-pile", pile=view["chance"]["pile"], under=len(view["chance"]["under"])))
    return [*found, *(str(text) for text in middle.situation(board, view, facts)), middle.counted(board, view)]


def district(board: "CityBoard", district: DistrictView) -> str:
    facts, owner = board.fine, district["owner"]
    standing = things_on(board, district)
    return board.words.say(
        "board-district",
        district=facts.names[district["id"]],
        code=facts.code(district["id"]),
        owned="no" if owner is None else "yes",
        owner="" if owner is None else board.names[owner],
        price=facts.prices[district["id"]],
        mortgaged="yes" if district["mortgaged"] else "no",
        sum=district["mortgage"] or 0,
        rent=district["rent"],
        count=len(standing),
        standing=", ".join(standing),
    )


def things_on(board: "CityBoard", district: DistrictView) -> list[str]:
    """All that stands on a district and its square, in words."""
    pieces = board.fine.pieces
    found = []
    if district["residential"]:
        found.append(board.words.say("board-residential", count=district["residential"]))
    if district["industrial"]:
        found.append(board.words.say("board-industrial", count=district["industrial"]))
    found += [pieces[piece] for piece in (district["bonus"], district["hazard"]) if piece is not None]
    return found + [pieces[name] for name in LANDMARKS if district[name]]  # type: ignore[literal-required]


def players(board: "CityBoard", view: CityView) -> list[str]:
    return [player(board, view, one) for one in view["players"]]


def player(board: "CityBoard", view: CityView, player: PlayerView) -> str:
    facts = board.fine
    district = facts.districts[player["square"]]
    return board.words.say(
        "board-player",
        name=board.names[player["seat"]],
        letter=LETTERS[player["seat"]],
        out="yes" if player["out"] else "no",
        cash=player["cash"],
        wealth=player["wealth"],
        salary=player["salary"],
        square=facts.square_names[player["square"]] + (f" ({facts.code(district)})" if district else ""),
        jailed="yes" if player["jailed"] else "no",
        count=len(player["districts"]),
        districts=", ".join(facts.code(id) for id in player["districts"]),
        kept=len(player["cards"]),
        cards=", ".join(board.phrases.card(card) for card in player["cards"]),
        turn="yes" if player["seat"] in view["actors"] else "no",
    )


def holdings(board: "CityBoard", view: CityView, seat: int) -> str:
    """A player's own districts with their rents, and the cards kept."""
    own = view["players"][seat]
    rents = {one["id"]: one for one in view["districts"]}
    named = [f"{board.fine.names[id]} ({board.fine.code(id)}, {rents[id]['rent']})" for id in own["districts"]]
    return board.words.say(
        "board-holdings",
        cash=own["cash"],
        count=len(named),
        districts=", ".join(named),
        kept=len(own["cards"]),
        cards=", ".join(board.phrases.card(card) for card in own["cards"]),
    )


# The table without its ring


def as_list(board: "CityBoard", view: CityView, facts: Facts, width: int) -> list[Text]:
    """The districts by colour, then the players with the squares they are on."""
    lines = [middle.headline(board, view, facts, width), *ring.by_colour(view, facts, width)]
    for player in view["players"]:
        line = player_line(board, view, player, facts, width)
        if not player["out"]:
            place = facts.place(player["square"])
            line.append(f"  {board.words.say('board-in-jail') if player['jailed'] else place}")
            line.append("  ")
            line.append(middle.cards_of(board, player))
        lines.append(cut(line, width))
    for text in middle.situation(board, view, facts):
        lines += wrapped(text, width)
    return lines


def legend(board: "CityBoard", facts: Facts) -> list[str]:
    signs = facts.signs
    names = ("residential", "industrial", "bonus", "hazard", "rail", "stadium", "skyscraper", "tower", "mortgaged")
    found = [f"{getattr(signs, name)} {board.words.say(f'board-sign-{name}')}" for name in names]
    found += [board.words.say("board-sign-letters"), board.words.say("board-sign-numbers")]
    colours = [f"{code} {board.phrases.name('colour', colour)}" for colour, code in facts.codes.items()]
    return found + colours
