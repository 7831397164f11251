"""What stands inside the ring: the players with their cash and colours, and what is going on."""

from typing import TYPE_CHECKING

from rich.text import Text

from faubourg.cli.boards.city.facts import Facts
from faubourg.cli.boards.estate.paint import HAZARD, SOFT, STYLES, cut, letter, padded
from faubourg.games.city.view import CityView, PlayerView

if TYPE_CHECKING:
    from faubourg.cli.boards.city.board import CityBoard

# In short, as kept cards stand beside the cash.
STOCK = ("rail", "stadium", "skyscraper", "tower")
KINDS = ("park", "school", "water", "wind", "dump", "prison", "sewage", "power")
LONGEST_NAME = 14


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
    going_on = [line for text in situation(board, view, facts) for line in wrapped(text, width)]
    roomy = 2 * len(view["players"]) + len(going_on) <= height
    airy = 3 * len(view["players"]) + len(going_on) <= height
    found: list[Text] = []
    for player in view["players"]:
        found.append(player_line(board, view, player, facts, width))
        if roomy and not player["out"]:
            found.append(Text.assemble("   ", colours_of(player, facts), "  ", cards_of(board, player)))
        if airy:
            found.append(Text())
    return found + going_on


def player_line(board: "CityBoard", view: CityView, player: PlayerView, facts: Facts, width: int) -> Text:
    """Letter, name, cash, and what the player is worth in all."""
    seat = player["seat"]
    turn = seat == view["turn"] and not view["over"]
    line = Text.assemble((facts.signs.turn if turn else " ", "bold"), letter(seat), " ")
    name = min(LONGEST_NAME, max(map(len, board.names)), width - 19)
    line.append(padded(board.names[seat], name), "bold" if seat in view["actors"] else None)
    if player["out"]:
        line.append(f" {board.words.say('board-out')}", SOFT)
        return line
    line.append(f" {player['cash']:>7}", "bold")
    line.append(f" {player['wealth']:>7}", SOFT)
    return line


def colours_of(player: PlayerView, facts: Facts) -> Text:
    """How many districts of each colour, side by side."""
    line = Text()
    for colour, code in facts.codes.items():
        count = sum(facts.colours[district] == colour for district in player["districts"])
        if count:
            line.append(f"{count}{code}", STYLES[colour])
            line.append(" ")
    return line


def cards_of(board: "CityBoard", player: PlayerView) -> Text:
    """The cards kept, in short."""
    return Text(" ".join(board.words.say(f"board-kept-{card}") for card in player["cards"]), style="bold")


def wrapped(text: Text, width: int) -> list[Text]:
    from rich.console import Console

    return list(text.wrap(Console(width=width, no_color=True), width))


# What is going on


def situation(board: "CityBoard", view: CityView, facts: Facts) -> list[Text]:
    """The auction, the debt, the offer or the card, as far as the question does not say it."""
    found: list[Text] = []
    if view["card"] is not None and not view["over"]:
        found.append(Text(board.phrases.card(view["card"]), style="italic"))
    if view["debt"] is not None:
        found.append(Text(debt(board, view), style=HAZARD))
    if view["auction"] is not None:
        found.append(Text(auction(board, view, facts), style="bold"))
    if view["offer"] is not None:
        found.append(offer(board, view, facts))
    return found


def auction(board: "CityBoard", view: CityView, facts: Facts) -> str:
    auction = view["auction"]
    assert auction is not None
    return board.words.say(
        "board-auction",
        district=facts.code(auction["district"]),
        price=facts.prices[auction["district"]],
        bid=auction["bid"],
        leader="" if auction["leader"] is None else board.names[auction["leader"]],
        out=len(auction["out"]),
        names=", ".join(board.names[seat] for seat in auction["out"]),
    )


def debt(board: "CityBoard", view: CityView) -> str:
    debt = view["debt"]
    assert debt is not None
    return board.words.say(
        "board-debt",
        debtor=board.names[debt["debtor"]],
        bank="yes" if debt["creditor"] is None else "no",
        creditor="" if debt["creditor"] is None else board.names[debt["creditor"]],
        amount=debt["amount"],
        missing=max(debt["missing"], 0),
    )


def offer(board: "CityBoard", view: CityView, facts: Facts) -> Text:
    """What each side gives, and the rents that would change."""
    offer = view["offer"]
    assert offer is not None
    sides = []
    for seat, side in ((offer["proposer"], offer["gives"]), (offer["partner"], offer["gets"])):
        things = [facts.code(district) for district in side["districts"]]
        things += [board.words.say(f"board-kept-{card}") for card in side["cards"]]
        things += [str(side["cash"])] if side["cash"] else []
        sides.append(
            board.words.say("board-gives", name=board.names[seat], count=len(things), things=" + ".join(things))
        )
    rents = [
        f"{facts.code(rent['district'])} {rent['before']}{facts.signs.arrow}{rent['after']}" for rent in offer["rents"]
    ]
    if offer["cancels"]:
        sides.append(board.words.say("board-cancels", amount=offer["cancels"]))
    if rents:
        sides.append(board.words.say("board-rents-change", rents=", ".join(rents)))
    return Text(" ".join(sides))


def stock_line(board: "CityBoard", view: CityView, facts: Facts) -> str:
    """What is left of bonus buildings and hazards."""
    stock = view["bank"]["stock"]
    return board.words.say("board-stock", pieces=", ".join(f"{facts.pieces[kind]} {stock[kind]}" for kind in KINDS))
