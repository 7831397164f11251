"""Positions of Paris, built by name.

Lots, cards and buildings are named; what is not named is where it lies in a new match: lots face down, money in the
pile. Every position is a dump that was edited and restored, so the game itself has checked that it can exist.
"""

import json
from collections.abc import Mapping
from typing import cast

import pytest

import faubourg
from faubourg.core.actors import NATURE, NOBODY
from faubourg.core.game import Game
from faubourg.core.state import State
from faubourg.games.paris.numbering import CARD_IDS, COLOUR_IDS, LOT_IDS, PHASE_IDS
from faubourg.games.paris.view import LotView, ParisView, PlayerView

GAME = faubourg.game("paris")
FIVES = "12345"


def set_of(lots: str) -> int:
    """Lots as the bits of one number."""
    return sum(1 << LOT_IDS.index(lot) for lot in lots.split())


def cards(names: str) -> list[int]:
    """Cards as numbers: `red3` is short for `cash-red3`, and `red*` for all five."""
    found: list[int] = []
    for name in names.split():
        for each in [name[:-1] + five for five in FIVES] if name.endswith("*") else [name]:
            found.append(CARD_IDS.index(each if each.startswith("start") else f"cash-{each}"))
    assert len(set(found)) == len(found), names
    return sorted(found)


def house_sets(houses: Mapping[str, int]) -> tuple[int, int]:
    ones = sum(1 << LOT_IDS.index(street) for street, count in houses.items() if count % 2)
    twos = sum(1 << LOT_IDS.index(street) for street, count in houses.items() if count >= 2)
    return ones, twos


def table(
    seats: int = 3,
    *,
    owned: Mapping[int, str] | None = None,
    on_sale: str | None = "station1 station2 utility1 utility2",
    houses: Mapping[str, int] | None = None,
    hotels: str = "",
    tokens: Mapping[int, int] | None = None,
    hands: Mapping[int, str] | None = None,
    pile: str | None = None,
    discards: str = "",
    top: str | None = "any",
    runs: int = 0,
    shuffles: int = 1,
    turn: int = 0,
    turns: int = 9,
    first: int = 0,
    phase: str = "act",
    options: Mapping[str, object] | None = None,
    game: Game = GAME,
    **others: object,
) -> State:
    """A position in which seat 0 is asked for an action, unless a phase says otherwise.

    With a `pile`, all cards that are not named are discarded. `shuffles` says how many times the money was shuffled;
    the last shuffle held what is now in the pile. `on_sale` of None is every lot that nobody owns; where four lots must
    be on sale, there are four.
    """
    fields: dict[str, object] = json.loads(game.start(seats, options).dump())
    mine = [set_of((owned or {}).get(seat, "")) for seat in range(seats)]
    free = (1 << 28) - 1 - sum(mine)
    offered = free if on_sale is None else set_of(on_sale) & free
    if phase in ("draw", "back", "open"):
        offered |= sum(1 << lot for lot in top_up(free & ~offered, 4 - offered.bit_count()))
    fields |= {"owned": mine, "on_sale": offered, "lots": free & ~offered}
    ones, twos = house_sets(houses or {})
    fields |= {"ones": ones, "twos": twos, "hotels": set_of(hotels)}
    fields["tokens"] = [(tokens or {}).get(seat, 0) for seat in range(seats)]
    fields |= card_fields(seats, hands or {}, pile, discards, shuffles)
    unseen = cast(list[int], fields["unseen"])
    hidden = phase in ("first", "market", "open", "back") or not unseen
    shown = unseen[0] // 5 if top == "any" and unseen else -1
    fields["top"] = -1 if hidden or top is None else shown if top == "any" else COLOUR_IDS.index(top)
    fields |= {"runs": runs, "turn": turn, "turns": turns, "first": first, "phase": PHASE_IDS.index(phase)}
    fields["actor"] = turn if phase in ("act", "pay") else NOBODY if phase == "over" else NATURE
    fields["over"] = phase == "over"
    fields.update(others)
    return game.restore(json.dumps(fields))


def top_up(lots: int, number: int) -> list[int]:
    """So many lots of a set, from its end."""
    return [lot for lot in range(27, -1, -1) if lots >> lot & 1][: max(number, 0)]


def card_fields(
    seats: int, hands: Mapping[int, str], pile: str | None, discards: str, shuffles: int
) -> dict[str, object]:
    """Every card in its place."""
    held = [cards(hands.get(seat, "")) for seat in range(seats)]
    left = [card for card in range(40) if all(card not in hand for hand in held)]
    unseen = cards(pile) if pile is not None else [card for card in left if card not in cards(discards)]
    thrown = [card for card in left if card not in unseen]
    later = sum(1 << card for card in unseen)
    return {
        "hands": held,
        "unseen": unseen,
        "discards": thrown,
        "shuffles": [(1 << 40) - 1] + [later] * (shuffles - 1),
    }


# Playing and looking


def play(state: State, *lines: str) -> State:
    """Make moves, written as text, for whoever is to act; Nature's too."""
    for line in lines:
        state.play(state.parse(line))
    return state


def legal(state: State, start: str = "") -> list[str]:
    """The legal moves as text; only those that begin so."""
    return [text for text in (state.text(move) for move in state.legal()) if text.startswith(start)]


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


def seen(state: State, seat: int | None = None) -> ParisView:
    """The view with its types; of a spectator unless a seat is named."""
    return cast(ParisView, state.view(seat))


def player(state: State, seat: int) -> PlayerView:
    """A player as that player sees it."""
    return seen(state, seat)["players"][seat]


def lot(state: State, id: str) -> LotView:
    return next(each for each in seen(state)["lots"] if each["id"] == id)


def on_sale(state: State) -> list[str]:
    return [each["id"] for each in seen(state)["lots"] if each["on_sale"]]


def told(state: State, kind: str, seat: int | None = None) -> list[dict[str, object]]:
    """The events of that kind which the last move brought, without their kind."""
    return [
        {name: value for name, value in event.items() if name != "kind"}
        for event in state.events(seat)
        if event["kind"] == kind
    ]


def kinds_told(state: State) -> list[str]:
    return [str(event["kind"]) for event in state.events(None)]
