"""Positions of City, built by name.

What is not named is as in a new match: cash as at the start, nothing owned, every piece in stock, all cards unseen.
Every position is a dump that was edited and restored, so the game itself has checked that it can exist.
"""

import json
from collections.abc import Mapping
from typing import TypedDict, Unpack, cast

import pytest

import faubourg
from faubourg.core.actors import NATURE
from faubourg.core.game import Game
from faubourg.core.state import State
from faubourg.games.city.numbering import CARD_IDS, HELD_IDS, KIND_IDS, SQUARE_OF
from faubourg.games.city.view import CityDebtView, CityView, DistrictView, PlayerView
from faubourg.games.estate.districts import DISTRICT_IDS
from faubourg.games.estate.view import AuctionView, OfferView

GAME = faubourg.game("city")
STEPS = {"roll": 1, "dice": 2, "act": 6}
UNITS = {"": 0, "used": 1, "1": 2, "2": 3, "3": 4, "rail": 5}
COLOURS = {
    "brown": "brown1 brown2",
    "lightblue": "lightblue1 lightblue2 lightblue3",
    "pink": "pink1 pink2 pink3",
    "orange": "orange1 orange2 orange3",
    "red": "red1 red2 red3",
    "yellow": "yellow1 yellow2 yellow3",
    "green": "green1 green2 green3",
    "darkblue": "darkblue1 darkblue2",
}
PINK = COLOURS["pink"]


class Position(TypedDict, total=False):
    """What `table` may be told, for those who hand it on."""

    seats: int
    cash: Mapping[int, int]
    owned: Mapping[int, str]
    residential: Mapping[str, int]
    industrial: Mapping[str, int]
    mortgaged: Mapping[str, int]
    pieces: Mapping[str, str]
    rails: str
    stadiums: str
    skyscrapers: str
    tower: str
    places: Mapping[int, int]
    jail: Mapping[int, int]
    held: Mapping[int, str]
    out: tuple[int, ...]
    turn: int
    doubles: int
    round: int
    options: Mapping[str, object]
    game: Game


def number(district: str) -> int:
    return DISTRICT_IDS.index(district)


def set_of(districts: str) -> int:
    """Districts as the bits of one number."""
    return sum(1 << number(district) for district in districts.split())


def square_of(district: str) -> int:
    return SQUARE_OF[number(district)]


def table(
    seats: int = 3,
    *,
    cash: Mapping[int, int] | None = None,
    owned: Mapping[int, str] | None = None,
    residential: Mapping[str, int] | None = None,
    industrial: Mapping[str, int] | None = None,
    mortgaged: Mapping[str, int] | None = None,
    pieces: Mapping[str, str] | None = None,
    rails: str = "",
    stadiums: str = "",
    skyscrapers: str = "",
    tower: str = "",
    places: Mapping[int, int] | None = None,
    jail: Mapping[int, int] | None = None,
    held: Mapping[int, str] | None = None,
    out: tuple[int, ...] = (),
    pile: str | None = None,
    turn: int = 0,
    step: str = "roll",
    doubles: int = 0,
    unit: str = "",
    first: int = 0,
    round: int = 2,
    turns: int = 9,
    options: Mapping[str, object] | None = None,
    game: Game = GAME,
    **others: object,
) -> State:
    """A position in which seat 0 is to roll, unless a step says otherwise.

    `jail` is one more than the failed rolls; `pieces` names districts by what stands there (`dump`); `pile` the cards
    under the pile, uppermost first, when no card is unseen.
    """
    fields: dict[str, object] = json.loads(game.start(seats, options).dump())
    start = cast(list[int], fields["cash"])[0]
    money = [0 if seat in out else (cash or {}).get(seat, start) for seat in range(seats)]
    fields |= {"cash": money, "bank": start * seats - sum(money)}
    fields["owned"] = [set_of((owned or {}).get(seat, "")) for seat in range(seats)]
    fields["residential"] = [(residential or {}).get(district, 0) for district in DISTRICT_IDS]
    fields["industrial"] = [(industrial or {}).get(district, 0) for district in DISTRICT_IDS]
    fields["sums"] = [(mortgaged or {}).get(district, 0) for district in DISTRICT_IDS]
    fields["mortgaged"] = set_of(" ".join(mortgaged or {}))
    fields["kinds"] = [set_of((pieces or {}).get(kind, "")) for kind in KIND_IDS]
    fields |= {"rails": set_of(rails), "stadiums": set_of(stadiums), "skyscrapers": set_of(skyscrapers)}
    fields["tower"] = number(tower) if tower else -1
    fields["places"] = [10 if (jail or {}).get(s) else (places or {}).get(s, 0) for s in range(seats)]
    fields["jail"] = [(jail or {}).get(seat, 0) for seat in range(seats)]
    fields["held"] = [held_set((held or {}).get(seat, "")) for seat in range(seats)]
    fields["playing"] = sum(1 << seat for seat in range(seats) if seat not in out)
    fields["fallen"] = sum((seat + 1) * 8**place for place, seat in enumerate(reversed(out)))
    fields |= card_fields(cast(list[int], fields["held"]), pile)
    fields |= {"turn": turn, "first": first, "round": round, "turns": turns, "low_die": 1, "high_die": 2}
    fields["frames"] = [0, STEPS[step], turn, doubles, UNITS[unit]]
    fields["actor"] = NATURE if step == "dice" else turn
    fields.update(others)
    return game.restore(json.dumps(fields))


def held_set(names: str) -> int:
    return sum(1 << HELD_IDS.index(name) for name in names.split())


def card_fields(held: list[int], pile: str | None) -> dict[str, object]:
    """Every chance card in its place: kept, under the pile, or unseen."""
    kept = [16 + card for card in range(4) if any(held_by >> card & 1 for held_by in held)]
    left = [card for card in range(25) if card not in kept]
    if pile is None:
        return {"unseen": sum(1 << card for card in left), "under": []}
    first = [CARD_IDS.index(name) for name in pile.split()]
    return {"unseen": 0, "under": first + [card for card in left if card not in first]}


# Playing and looking


def play(state: State, *lines: str) -> State:
    """Make moves, written as text, for whoever is to act, Nature too; `2: out` says who, `clock: time auction` too."""
    for line in lines:
        who, colon, text = line.partition(": ")
        seat = None if not colon else -3 if who == "clock" else int(who)
        state.play(state.parse(text if colon else line), seat)
    return state


def land(state: State, square: int | str) -> State:
    """Roll so that the pawn comes to that square, by a throw that is no double; from any square within eleven."""
    goal = square if isinstance(square, int) else square_of(square)
    steps = (goal - player(state, seen(state)["turn"])["square"]) % 40
    throws = {3: "1 2", 4: "1 3", 5: "1 4", 6: "1 5", 7: "1 6", 8: "2 6", 9: "3 6", 10: "4 6", 11: "5 6"}
    return play(state, "roll", f"dice {throws[steps]}")


def draw(card: int, **others: Unpack[Position]) -> State:
    """Seat 0 comes to the chance square 7 and draws that card."""
    others["places"] = {0: 4, **others.get("places", {})}
    return play(land(table(**others), 7), f"draw chance{card}")


def legal(state: State, start: str = "", seat: int | None = None) -> list[str]:
    """The legal moves as text; only those that begin so."""
    return [text for text in (state.text(move) for move in state.legal(seat)) if text.startswith(start)]


def refused(state: State, line: str, seat: int | None = None) -> tuple[str, str, dict[str, int | str]]:
    """Code, clause and particulars of what is wrong with a move, which must change nothing."""
    move = state.parse(line)
    before = state.dump()
    refusal = state.why_not(move, seat)
    assert refusal is not None, f"{line} is not refused"
    assert not state.can_play(move, seat)
    assert move not in state.legal(seat)
    with pytest.raises(faubourg.IllegalMove) as illegal:
        state.play(move, seat)
    assert illegal.value.refusal == refusal
    assert state.dump() == before
    return refusal.code, refusal.clause, refusal.params


def why(state: State, line: str, seat: int | None = None) -> tuple[str, str]:
    code, clause, _ = refused(state, line, seat)
    return code, clause


def seen(state: State) -> CityView:
    return cast(CityView, state.view(None))


def player(state: State, seat: int = 0) -> PlayerView:
    return seen(state)["players"][seat]


def cash(state: State, seat: int = 0) -> int:
    return player(state, seat)["cash"]


def district(state: State, id: str) -> DistrictView:
    return seen(state)["districts"][number(id)]


def owner(state: State, id: str) -> int | None:
    return district(state, id)["owner"]


def rent(state: State, id: str) -> int:
    return district(state, id)["rent"]


def auction(state: State) -> AuctionView:
    found = seen(state)["auction"]
    assert found is not None
    return found


def debt(state: State) -> CityDebtView:
    found = seen(state)["debt"]
    assert found is not None
    return found


def offer(state: State) -> OfferView:
    found = seen(state)["offer"]
    assert found is not None
    return found


def phase(state: State) -> str:
    return seen(state)["phase"]


def events(state: State, kind: str) -> list[dict[str, object]]:
    """What the last move did, of one kind."""
    return [event for event in state.events(None) if event["kind"] == kind]


def told(state: State, kind: str) -> dict[str, object]:
    """The one event of that kind."""
    found = events(state, kind)
    assert len(found) == 1, (kind, [event["kind"] for event in state.events(None)])
    return found[0]


def clause(state: State, kind: str) -> object:
    return told(state, kind)["clause"]
