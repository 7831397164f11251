"""The players with their cash and colours, and what is going on: the auction, the debt, the offer."""

from typing import TYPE_CHECKING, Final, TypedDict

from rich.text import Text

from faubourg.cli.boards.estate.facts import Facts
from faubourg.cli.boards.estate.paint import HAZARD, SOFT, STYLES, letter
from faubourg.cli.boards.names import fitted
from faubourg.games.estate.view import AuctionView, DebtView, OfferView

if TYPE_CHECKING:
    from faubourg.cli.boards.estate.board import EstateBoard

LONGEST_NAME: Final = 14
# The columns of an amount, where all may be as long as they like.
DIGITS: Final = 7


class Turn(TypedDict):
    """Of a view, whose turn it is and who is asked."""

    turn: int
    actors: list[int]
    over: bool


class Holder(TypedDict):
    """Of a player, what every game of districts has."""

    seat: int
    out: bool
    cash: int
    jailed: bool
    districts: list[str]
    salary: int
    wealth: int


class Interruptions(TypedDict):
    """Of a view, what may be going on."""

    auction: AuctionView | None
    offer: OfferView | None


def player_line(
    board: "EstateBoard", turn: Turn, player: Holder, facts: Facts, width: int, digits: int = DIGITS
) -> Text:
    """Letter, name, cash, and what the player is worth in all."""
    seat = player["seat"]
    has_turn = seat == turn["turn"] and not turn["over"]
    line = Text.assemble((facts.signs.turn if has_turn else " ", "bold"), letter(seat), " ")
    name = min(LONGEST_NAME, max(map(len, board.names)), width - 5 - 2 * digits)
    line.append(fitted(board.names[seat], name), "bold" if seat in turn["actors"] else None)
    if player["out"]:
        line.append(f" {board.words.say('board-out')}", SOFT)
        return line
    line.append(f" {player['cash']:>{digits}}", "bold")
    line.append(f" {player['wealth']:>{digits}}", SOFT)
    return line


def colours_of(player: Holder, facts: Facts) -> Text:
    """How many districts of each colour, side by side."""
    line = Text()
    for colour, code in facts.codes.items():
        count = sum(facts.colours[district] == colour for district in player["districts"])
        if count:
            line.append(f"{count}{code}", STYLES[colour])
            line.append(" ")
    return line


def wrapped(text: Text, width: int) -> list[Text]:
    from rich.console import Console

    return list(text.wrap(Console(width=width, no_color=True), width))


# What is going on


def going_on(board: "EstateBoard", view: Interruptions, debt: DebtView | None, facts: Facts) -> list[Text]:
    """As far as the question does not say it."""
    found: list[Text] = []
    if debt is not None:
        found.append(Text(debt_line(board, debt), style=HAZARD))
    if view["auction"] is not None:
        found.append(Text(auction_line(board, view["auction"], facts), style="bold"))
    if view["offer"] is not None:
        found.append(offer_line(board, view["offer"], facts))
    return found


def auction_line(board: "EstateBoard", auction: AuctionView, facts: Facts) -> str:
    return board.words.say(
        "board-auction",
        district=facts.code(auction["district"]),
        price=facts.prices[auction["district"]],
        bid=auction["bid"],
        leader="" if auction["leader"] is None else board.names[auction["leader"]],
        out=len(auction["out"]),
        names=", ".join(board.names[seat] for seat in auction["out"]),
    )


def debt_line(board: "EstateBoard", debt: DebtView) -> str:
    return board.words.say(
        "board-debt",
        debtor=board.names[debt["debtor"]],
        bank="yes" if debt["creditor"] is None else "no",
        creditor="" if debt["creditor"] is None else board.names[debt["creditor"]],
        amount=debt["amount"],
        missing=max(debt["missing"], 0),
    )


def offer_line(board: "EstateBoard", offer: OfferView, facts: Facts) -> Text:
    """What each side gives, and the rents that would change."""
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
