"""U-Build in words: the spaces, the sites, the players, and what the signs of the drawing mean."""

from typing import TYPE_CHECKING

from faubourg.cli.boards.estate.paint import LETTERS
from faubourg.cli.boards.ubuild import around, touching
from faubourg.cli.boards.ubuild.facts import Facts, district_at
from faubourg.cli.boards.ubuild.listing import railroads, sites_of
from faubourg.cli.boards.ubuild.names import site_name
from faubourg.games.ubuild.numbering import PIECE_IDS
from faubourg.games.ubuild.view import DistrictView, PlayerView, UBuildView

if TYPE_CHECKING:
    from faubourg.cli.boards.ubuild.board import UBuildBoard

LANDMARKS = ("stadium", "skyscraper", "tower")


def board(board: "UBuildBoard", view: UBuildView) -> list[str]:
    """Every space with its sites, then the sites, what is left in the box, the chance pile, and what is going on."""
    words, facts = board.words, board.fine
    found = [space(board, view, number) for number in range(facts.layout.spaces)]
    found += railroads(facts.layout, facts.track, words)
    found += [taken_site(board, view, place["site"]) for place in view["sites"]]
    found.append(free_sites(board, view))
    stock = view["bank"]["stock"]
    left = ", ".join(f"{facts.track.pieces[piece]} {stock[piece]}" for piece in PIECE_IDS if stock[piece])
    found.append(words.say("board-stock", pieces=left))
    found.append(words.say("board-pile", pile=view["chance"]["pile"], under=len(view["chance"]["under"])))
    going_on = [str(text) for text in around.situation(board, view, facts)]
    return [*found, *going_on, around.counted(board, view, facts)]


# Spaces


def space(board: "UBuildBoard", view: UBuildView, number: int) -> str:
    """What it is and whose, and its sites."""
    facts, here = board.fine, district_at(view, board.fine, number)
    sites = ", ".join(map(site_name, sites_of(facts.layout, number)))
    if here is not None:
        return district(board, here, number, sites)
    bridge = next((bridge for bridge in view["bridges"] if bridge["space"] == number), None)
    return board.words.say(
        "board-space",
        number=number + 1,
        space=facts.named(number),
        bridge="none" if bridge is None else "open" if bridge["open"] else "closed",
        sites=sites,
    )


def district(board: "UBuildBoard", district: DistrictView, number: int, sites: str) -> str:
    facts, owner = board.fine, district["owner"]
    standing = things_on(board, district)
    return board.words.say(
        "board-district",
        number=number + 1,
        district=facts.names[district["id"]],
        code=facts.code(district["id"]),
        owned="no" if owner is None else "yes",
        owner="" if owner is None else board.names[owner],
        price=facts.prices[district["id"]],
        mortgaged="yes" if district["mortgaged"] else "no",
        sum=district["mortgage"] or 0,
        rent=district["rent"],
        state="protected" if district["protected"] else "spoiled" if district["spoiled"] else "plain",
        count=len(standing),
        standing=", ".join(standing),
        sites=sites,
    )


def things_on(board: "UBuildBoard", district: DistrictView) -> list[str]:
    """Its blocks, and what is recorded with it, in words."""
    found = []
    if district["residential"]:
        found.append(board.words.say("board-residential", count=district["residential"]))
    if district["industrial"]:
        found.append(board.words.say("board-industrial", count=district["industrial"]))
    pieces = board.fine.track.pieces
    return found + [pieces[name] for name in LANDMARKS if district[name]]  # type: ignore[literal-required]


# Sites


def taken_site(board: "UBuildBoard", view: UBuildView, site: int) -> str:
    """What stands there, and what it touches."""
    there = next(found for found in view["sites"] if found["site"] == site)
    return board.words.say(
        "board-site-taken",
        site=site_name(site - 1),
        piece=board.fine.track.pieces[there["piece"]],
        recorded="no" if there["district"] is None else "yes",
        district="" if there["district"] is None else board.fine.names[there["district"]],
        spaces=touching.in_words(board, view, site),
    )


def free_sites(board: "UBuildBoard", view: UBuildView) -> str:
    """All in one sentence, with the codes of what they touch."""
    facts = board.fine
    taken = {found["site"] for found in view["sites"]}
    found = [
        f"{site_name(site - 1)} ({' '.join(facts.track.codes[space] for space in facts.touched(site))})"
        for site in range(1, facts.layout.sites + 1)
        if site not in taken
    ]
    return board.words.say("board-sites-free", sites=", ".join(found))


# Players


def players(board: "UBuildBoard", view: UBuildView) -> list[str]:
    return [player(board, view, one) for one in view["players"]]


def player(board: "UBuildBoard", view: UBuildView, player: PlayerView) -> str:
    return board.words.say(
        "board-player",
        name=board.names[player["seat"]],
        letter=LETTERS[player["seat"]],
        out="yes" if player["out"] else "no",
        cash=player["cash"],
        wealth=player["wealth"],
        salary=player["salary"],
        space=board.fine.named(player["space"]),
        jailed="yes" if player["jailed"] else "no",
        count=len(player["districts"]),
        districts=", ".join(owned(board, view, id) for id in player["districts"]),
        turn="yes" if player["seat"] in view["actors"] else "no",
    )


def owned(board: "UBuildBoard", view: UBuildView, id: str) -> str:
    """The code of a district, with its rent and what is built and recorded there."""
    district = next(one for one in view["districts"] if one["id"] == id)
    if district["mortgaged"]:
        rent = board.words.say("board-sign-mortgaged")
    else:
        rent = board.words.say("board-rent", rent=district["rent"])
    return f"{board.fine.code(id)} ({', '.join([rent, *things_on(board, district)])})"


def holdings(board: "UBuildBoard", view: UBuildView, seat: int) -> str:
    """A player's own districts with their rents."""
    own = view["players"][seat]
    rents = {one["id"]: one["rent"] for one in view["districts"]}
    named = [f"{board.fine.names[id]} ({board.fine.code(id)}, {rents[id]})" for id in own["districts"]]
    return board.words.say("board-holdings", cash=own["cash"], count=len(named), districts=", ".join(named))


# Signs


def legend(board: "UBuildBoard", facts: Facts) -> list[str]:
    signs = facts.signs
    names = ("residential", "industrial", "bonus", "hazard", "stadium", "skyscraper", "tower", "mortgaged")
    found = [f"{getattr(signs, name)} {board.words.say(f'board-sign-{name}')}" for name in names]
    found += [f"{getattr(facts.look, name)} {board.words.say(f'board-sign-{name}')}" for name in ("open", "closed")]
    found += [board.words.say(f"board-sign-{name}") for name in ("letters", "sites", "numbers")]
    spaces = dict(zip(facts.track.codes, facts.track.spaces, strict=True))
    return found + [f"{code} {name}" for code, name in spaces.items() if code != name]
