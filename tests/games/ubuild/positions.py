"""Positions of U-Build, built by name.

What is not named is as in a new match: cash as at the start, nothing owned, every piece in stock, all cards unseen,
every bridge closed. Every position is a dump that was edited and restored, so the game itself has checked that it can
exist. What is played and looked at is as in City's `positions`.
"""

import json
from collections.abc import Mapping
from typing import TypedDict, Unpack, cast

import faubourg
from faubourg.core.actors import NATURE
from faubourg.core.game import Game
from faubourg.core.state import State
from faubourg.games.estate.districts import COLOUR_OF, DISTRICT_IDS
from faubourg.games.estate.view import AuctionView, DebtView
from faubourg.games.ubuild.numbering import CARD_IDS, KIND_IDS
from faubourg.games.ubuild.scene_types import UBuildScene
from faubourg.games.ubuild.view import DistrictView, PlayerView, UBuildView
from tests.games.city.positions import number, play, set_of

GAME = faubourg.game("ubuild")
STEPS = {"roll": 1, "dice": 2, "act": 6}
SLOTS = {kind: place for place, kind in enumerate(KIND_IDS)} | {"stadium": 14, "tower": 15}
THROWS = {3: "1 2", 4: "1 3", 5: "1 4", 6: "1 5", 7: "1 6", 8: "2 6", 9: "3 6", 10: "4 6", 11: "5 6"}


class Position(TypedDict, total=False):
    """What `table` may be told, for those who hand it on."""

    seats: int
    cash: Mapping[int, int]
    owned: Mapping[int, str]
    residential: Mapping[str, int]
    industrial: Mapping[str, int]
    mortgaged: Mapping[str, int]
    pieces: Mapping[str, int]
    skyscrapers: Mapping[str, int]
    stadium: tuple[str, int] | None
    tower: tuple[str, int] | None
    bridges: tuple[int, ...]
    places: Mapping[int, int]
    jail: Mapping[int, int]
    turn: int
    options: Mapping[str, object]
    game: Game


def table(
    seats: int = 3,
    *,
    cash: Mapping[int, int] | None = None,
    owned: Mapping[int, str] | None = None,
    residential: Mapping[str, int] | None = None,
    industrial: Mapping[str, int] | None = None,
    mortgaged: Mapping[str, int] | None = None,
    pieces: Mapping[str, int] | None = None,
    skyscrapers: Mapping[str, int] | None = None,
    stadium: tuple[str, int] | None = None,
    tower: tuple[str, int] | None = None,
    bridges: tuple[int, ...] = (),
    places: Mapping[int, int] | None = None,
    jail: Mapping[int, int] | None = None,
    pile: str | None = None,
    turn: int = 0,
    step: str = "roll",
    doubles: int = 0,
    built: int = 0,
    round: int = 2,
    options: Mapping[str, object] | None = None,
    game: Game = GAME,
    **others: object,
) -> State:
    """A position in which seat 0 is to roll, unless a step says otherwise.

    `jail` is one more than the failed rolls; `pieces` names the site, from 1, of each bonus building and hazard;
    `skyscrapers` the site of each by its district, `stadium` and `tower` district and site; `bridges` the spaces of
    the open ones; `pile` the cards under the pile, uppermost first, when no card is unseen.
    """
    fields: dict[str, object] = json.loads(game.start(seats, options).dump())
    start = cast(list[int], fields["cash"])[0]
    money = [(cash or {}).get(seat, start) for seat in range(seats)]
    fields |= {"cash": money, "bank": start * seats - sum(money)}
    fields["owned"] = [set_of((owned or {}).get(seat, "")) for seat in range(seats)]
    fields["residential"] = [(residential or {}).get(district, 0) for district in DISTRICT_IDS]
    fields["industrial"] = [(industrial or {}).get(district, 0) for district in DISTRICT_IDS]
    fields["sums"] = [(mortgaged or {}).get(district, 0) for district in DISTRICT_IDS]
    fields["mortgaged"] = set_of(" ".join(mortgaged or {}))
    fields["standing"] = standing(pieces or {}, skyscrapers or {}, stadium, tower)
    fields["skyscrapers"] = set_of(" ".join(skyscrapers or {}))
    fields["stadium"] = number(stadium[0]) if stadium else -1
    fields["tower"] = number(tower[0]) if tower else -1
    fields["bridges"] = sum(1 << space for space in bridges)
    fields["places"] = [
        jail_space(options, game) if (jail or {}).get(s) else (places or {}).get(s, 0) for s in range(seats)
    ]
    fields["jail"] = [(jail or {}).get(seat, 0) for seat in range(seats)]
    if pile is not None:
        first = [CARD_IDS.index(name) for name in pile.split()]
        fields |= {"unseen": 0, "under": first + [card for card in range(17) if card not in first]}
    fields |= {"turn": turn, "first": 0, "round": round, "turns": 9, "low_die": 1}
    fields["high_die"] = 0 if (options or {}).get("mode") == "beginner" else 2
    fields["frames"] = [0, STEPS[step], turn, doubles, built]
    fields["actor"] = NATURE if step == "dice" else turn
    fields.update(others)
    return game.restore(json.dumps(fields))


def standing(
    pieces: Mapping[str, int],
    skyscrapers: Mapping[str, int],
    stadium: tuple[str, int] | None,
    tower: tuple[str, int] | None,
) -> list[int]:
    found = [-1] * 16
    for kind, site in pieces.items():
        found[SLOTS[kind]] = site - 1
    for district, site in skyscrapers.items():
        found[6 + COLOUR_OF[number(district)]] = site - 1
    for slot, built in (("stadium", stadium), ("tower", tower)):
        if built is not None:
            found[SLOTS[slot]] = built[1] - 1
    return found


def scene(options: Mapping[str, object] | None = None, game: Game = GAME) -> UBuildScene:
    return cast(UBuildScene, game.scene(options))


def jail_space(options: Mapping[str, object] | None, game: Game) -> int:
    return scene(options, game)["jail"]


# Playing and looking


def roll(state: State, steps: int) -> State:
    """Roll so many, by a throw that is no double."""
    one = scene(state.options.values)["dice"] == 1
    return play(state, "roll", f"die {steps}" if one else f"dice {THROWS[steps]}")


def land(state: State, space: int) -> State:
    """Roll so that the pawn comes to that space."""
    spaces = len(scene(state.options.values)["spaces"])
    return roll(state, (space - player(state, seen(state)["turn"])["space"]) % spaces)


def draw(card: int, *, open: bool, **others: Unpack[Position]) -> State:
    """Seat 0 of a Classic match comes from GO to the bridge on space 5, whose new position is that, and draws."""
    if not open:
        others["bridges"] = (5, *others.get("bridges", ()))
    return play(land(table(**others), 5), f"draw chance{card}")


def seen(state: State) -> UBuildView:
    return cast(UBuildView, state.view(None))


def player(state: State, seat: int = 0) -> PlayerView:
    return seen(state)["players"][seat]


def cash(state: State, seat: int = 0) -> int:
    return player(state, seat)["cash"]


def space(state: State, seat: int = 0) -> int:
    return player(state, seat)["space"]


def district(state: State, id: str) -> DistrictView:
    return next(found for found in seen(state)["districts"] if found["id"] == id)


def owner(state: State, id: str) -> int | None:
    return district(state, id)["owner"]


def rent(state: State, id: str) -> int:
    return district(state, id)["rent"]


def site_of(state: State, piece: str) -> int | None:
    """The site on which it stands, from 1."""
    return next((found["site"] for found in seen(state)["sites"] if found["piece"] == piece), None)


def is_open(state: State, space: int) -> bool:
    return next(bridge["open"] for bridge in seen(state)["bridges"] if bridge["space"] == space)


def stock(state: State, piece: str) -> int:
    return seen(state)["bank"]["stock"][piece]


def phase(state: State) -> str:
    return seen(state)["phase"]


def debt(state: State) -> DebtView:
    found = seen(state)["debt"]
    assert found is not None
    return found


def auction(state: State) -> AuctionView:
    found = seen(state)["auction"]
    assert found is not None
    return found
