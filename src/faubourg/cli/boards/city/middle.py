"""What stands inside the ring: the players with their cash and colours, and what is going on."""

from typing import TYPE_CHECKING

from rich.text import Text

from faubourg.cli.boards.city.facts import Facts
from faubourg.cli.boards.estate.paint import SOFT, cut
from faubourg.cli.boards.estate.situation import colours_of, going_on, player_line, wrapped
from faubourg.games.city.view import CityView, PlayerView

if TYPE_CHECKING:
    from faubourg.cli.boards.city.board import CityBoard

# In short, as kept cards stand beside the cash.
STOCK = ("rail", "stadium", "skyscraper", "tower")
KINDS = ("park", "school", "water", "wind", "dump", "prison", "sewage", "power")


def headline(board: "CityBoard", view: CityView, facts: Facts, width: int) -> Text:
    """Rounds or hour, the dice, the unit, the chance pile, and what is left of the dear pieces."""
    words, signs = board.words, facts.signs
    parts = [counted(board, view)]
    if view["dice"] is not None:
        low, high = view["dice"]
        parts.append(words.say("board-dice", low=low, high=high))
    build = view["build"]
    if build["pressed"]:
        parts.append(words.say("board-build", rail="yes" if build["rail"] else "no", blocks=build["blocks"]))
    parts.append(words.say("board-chance", pile=view["chance"]["pile"]))
    stock = view["bank"]["stock"]
    left = " ".join(f"{getattr(signs, piece)}{stock[piece]}" for piece in STOCK)
    parts.append(words.say("board-left", stock=left))
    return cut(Text(f" {signs.dot} ".join(parts), style=SOFT), width)


def counted(board: "CityBoard", view: CityView) -> str:
    words = board.words
    if view["rounds"] is not None:
        return words.say("board-round", round=min(view["round"], view["rounds"]), rounds=view["rounds"])
    if view["hour"] is not None:
        return words.say("board-hour", hour=view["hour"], up="yes" if view["time_up"] else "no")
    return words.say("board-last", round=view["round"])


def lines(board: "CityBoard", view: CityView, facts: Facts, width: int, height: int) -> list[Text]:
    """The players, with their colours on a line of their own where there is room; below, what is going on."""
    below = [line for text in situation(board, view, facts) for line in wrapped(text, width)]
    roomy = 2 * len(view["players"]) + len(below) <= height
    airy = 3 * len(view["players"]) + len(below) <= height
    found: list[Text] = []
    for player in view["players"]:
        found.append(player_line(board, view, player, facts, width))
        if roomy and not player["out"]:
            found.append(Text.assemble("   ", colours_of(player, facts), "  ", cards_of(board, player)))
        if airy:
            found.append(Text())
    return found + below


def cards_of(board: "CityBoard", player: PlayerView) -> Text:
    """The cards kept, in short."""
    return Text(" ".join(board.words.say(f"board-kept-{card}") for card in player["cards"]), style="bold")


# What is going on


def situation(board: "CityBoard", view: CityView, facts: Facts) -> list[Text]:
    """The auction, the debt, the offer or the card, as far as the question does not say it."""
    found: list[Text] = []
    if view["card"] is not None and not view["over"]:
        found.append(Text(board.phrases.card(view["card"]), style="italic"))
    return found + going_on(board, view, view["debt"], facts)


def stock_line(board: "CityBoard", view: CityView, facts: Facts) -> str:
    """What is left of bonus buildings and hazards."""
    stock = view["bank"]["stock"]
    return board.words.say("board-stock", pieces=", ".join(f"{facts.pieces[kind]} {stock[kind]}" for kind in KINDS))
