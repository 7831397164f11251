"""Positions of Room Share, built by name.

A board is written as a picture: `{"c2": "rgb."}` is apartment c2 with a red tenant on the up arrow, a green one on the
right, a blue one on the down arrow and nobody on the left; `{"c2n": "red"}` is a single tenant. What is not on the
board is in the reserves, and what is in no hand is in the pile. Every position is a dump that was edited and restored,
so the game itself has checked that it can exist.
"""

import json
from collections.abc import Mapping, Sequence
from typing import cast

import pytest

import faubourg
from faubourg.core.actors import NOBODY
from faubourg.core.state import State
from faubourg.games.roomshare.numbering import PHASE_IDS
from faubourg.games.roomshare.view import PlayerView, RoomShareView

GAME = faubourg.game("roomshare")
COLOURS = ("red", "blue", "yellow", "green")
LETTERS = "rbyg"
ARROWS = "nesw"
EVENTS = ("communication", "departure", "eviction", "contract", "swap", "renovation")
TENANTS_OF_A_COLOUR = 9

# The four tenants of the setup, and where the suites and the haunted apartments lie unless a test says otherwise.
CORNERS = {"b2": ".r..", "d2": "...b", "b1": ".y..", "d1": "...g"}
ROYAL_INSTEAD_OF = {"none": {}, "classic": {"a1": "royal"}, "suite": {"a3": "royal"}, "haunted": {"a0": "royal"}}
LAYOUT = {"a3": "suite", "c3": "suite", "e3": "suite", "a0": "haunted", "c0": "haunted", "e0": "haunted"}

# Numbers that the dump is written in


def flat_number(flat: str) -> int:
    """`a3`, top left, is 0; numbers go row by row."""
    return (3 - int(flat[1])) * 5 + "abcde".index(flat[0])


def flat_name(number: int) -> str:
    return "abcde"[number % 5] + str(3 - number // 5)


def card_number(card: str) -> int:
    """`red1` is 0, `renovation2` is 31."""
    kind, number = card[:-1], int(card[-1]) - 1
    if kind in COLOURS:
        return COLOURS.index(kind) * 5 + number
    return 20 + EVENTS.index(kind) * 2 + number


def card_numbers(cards: str) -> list[int]:
    return sorted(card_number(card) for card in cards.split())


def places(board: Mapping[str, str]) -> list[tuple[int, str, int]]:
    """Colour, apartment and arrow of every tenant of a picture."""
    found: list[tuple[int, str, int]] = []
    for where, who in board.items():
        if len(where) == 3:
            found.append((COLOURS.index(who), where[:2], ARROWS.index(where[2])))
        else:
            assert len(who) == 4, f"{where}: four letters, one for each arrow"
            found += [(LETTERS.index(letter), where, arrow) for arrow, letter in enumerate(who) if letter != "."]
    return found


# The builder


def table(
    seats: int = 4,
    board: Mapping[str, str] | None = None,
    *,
    hands: Mapping[int, str] | None = None,
    pile: str | None = None,
    discards: str | None = None,
    reserve: Mapping[str, Sequence[int]] | None = None,
    kinds: Mapping[str, str] | None = None,
    turn: int = 0,
    phase: str = "play-card",
    shown: str | None = None,
    chain: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    **others: object,
) -> State:
    """A position at the beginning of a turn, or in the phase named.

    `hands` names some hands; the others are dealt from the lowest cards left. With a `pile` all other cards are
    discarded, with `discards` all others are in the pile. `reserve` splits a colour that is nobody's own over the
    seats; otherwise it lies with the seat whose second colour it is, or as evenly as it can.
    """
    fields: dict[str, object] = json.loads(GAME.start(seats, options).dump())
    duel = (options or {}).get("duel") is True
    fields["tenants"], on_board = tenants_field(CORNERS if board is None else board)
    fields["reserve"] = reserve_field(seats, fields, on_board, reserve or {})
    fields.update(card_fields(seats, fields, hands or {}, pile, discards, shown))
    royal = ROYAL_INSTEAD_OF[str((options or {}).get("royal", "none"))]
    layout = {**LAYOUT, **royal, **(kinds or {})}
    for name, kind in (("suites", "suite"), ("haunted", "haunted"), ("royals", "royal")):
        fields[name] = sum(1 << flat_number(flat) for flat, laid in layout.items() if laid == kind)
    fields["laid"] = 14
    fields["first"] = 0
    fields["turn"] = turn
    fields["turns"] = 1
    fields["actor"] = faubourg.NATURE if phase == "draw" else turn
    fields["shown"] = -1 if shown is None else card_number(shown)
    fields["chain"] = [flat_number(flat) for flat in chain]
    fields["phase"] = PHASE_IDS.index("place" if duel and phase == "play-card" else phase)
    fields.update(others)
    return GAME.restore(json.dumps(fields))


def tenants_field(board: Mapping[str, str]) -> tuple[list[int], list[int]]:
    """The sets of apartments by colour and arrow, and how many of each colour there are."""
    rows = [0] * 16
    counts = [0] * 4
    for colour, flat, arrow in places(board):
        rows[colour * 4 + arrow] |= 1 << flat_number(flat)
        counts[colour] += 1
    return rows, counts


def reserve_field(
    seats: int, fields: Mapping[str, object], on_board: Sequence[int], split: Mapping[str, Sequence[int]]
) -> list[int]:
    """What is not on the board, with its owners."""
    start = cast(list[int], fields["reserve"])
    cells = [0] * 16
    for colour, name in enumerate(COLOURS):
        left = TENANTS_OF_A_COLOUR - on_board[colour]
        holders = [seat for seat in range(seats) if start[seat * 4 + colour]]
        if name in split:
            for seat, held in enumerate(split[name]):
                cells[seat * 4 + colour] = held
        else:
            for place in range(left):
                cells[holders[place % len(holders)] * 4 + colour] += 1
    return cells


def card_fields(
    seats: int,
    fields: Mapping[str, object],
    hands: Mapping[int, str],
    pile: str | None,
    discards: str | None,
    shown: str | None,
) -> dict[str, object]:
    """Every card of the deck in its place."""
    left = list(cast(list[int], fields["unseen"]))
    dealt = {seat: card_numbers(cards) for seat, cards in hands.items()}
    unseen = card_numbers(pile or "")
    thrown = card_numbers(discards or "")
    for card in [*unseen, *thrown, *(card for cards in dealt.values() for card in cards)]:
        left.remove(card)
    if shown is not None:
        left.remove(card_number(shown))
    if left:
        for seat in range(seats):
            if seat not in dealt:
                dealt[seat] = [left.pop(0) for _ in range(3)]
    if pile is None:
        unseen = sorted(unseen + left)
    else:
        thrown = sorted(thrown + left)
    return {"hands": [dealt.get(seat, []) for seat in range(seats)], "unseen": unseen, "discards": thrown}


def evicting(board: Mapping[str, str], seats: int = 4, chain: Sequence[str] = ()) -> State:
    """In the middle of a chain: seat 0 has played a red key and must say which full apartment is evicted next."""
    return table(seats, board, phase="chain", shown="red5", hands={0: "red1 red2"}, chain=chain)


def last_chance(
    board: Mapping[str, str],
    seats: int = 4,
    *,
    trigger: int = 0,
    asked: int = 1,
    reserve: Mapping[str, Sequence[int]] | None = None,
    options: Mapping[str, object] | None = None,
) -> State:
    """In the last chance: the trigger's reserve is empty, and a seat is asked."""
    return table(
        seats,
        board,
        phase="last-chance",
        turn=trigger,
        reserve=reserve,
        options=options,
        trigger=trigger,
        actor=asked,
    )


def finished(
    board: Mapping[str, str],
    seats: int = 4,
    *,
    trigger: int = 0,
    first: int = 0,
    reserve: Mapping[str, Sequence[int]] | None = None,
    kinds: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
) -> State:
    """After the last chance."""
    return table(
        seats,
        board,
        phase="over",
        turn=trigger,
        reserve=reserve,
        kinds=kinds,
        options=options,
        trigger=trigger,
        first=first,
        actor=NOBODY,
        over=True,
    )


# Playing and looking


def play(state: State, *lines: str) -> State:
    """Make moves, written as text, for whoever is to act; Nature's too."""
    for line in lines:
        state.play(state.parse(line))
    return state


def legal(state: State) -> list[str]:
    """The legal moves as text."""
    return [state.text(move) for move in state.legal()]


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


def seen(state: State, seat: int | None = None) -> RoomShareView:
    """The view with its types; of a spectator unless a seat is named."""
    return cast(RoomShareView, state.view(seat))


def player(state: State, seat: int) -> PlayerView:
    """A player as everybody sees them."""
    return seen(state)["players"][seat]


def hand(state: State, seat: int) -> list[str]:
    """The cards of a seat, as it sees them itself."""
    cards = seen(state, seat)["players"][seat]["hand"]
    assert cards is not None
    return cards


def at(state: State, flat: str) -> str:
    """An apartment as a picture: `rgb.`."""
    tenants = seen(state)["flats"][flat_number(flat)]["tenants"]
    return "".join("." if colour is None else colour[0] for colour in tenants.values())


def board(state: State) -> dict[str, str]:
    """All apartments that somebody lives in, as pictures."""
    flats = [flat["id"] for flat in seen(state)["flats"]]
    return {flat: at(state, flat) for flat in flats if at(state, flat) != "...."}


def kind(state: State, flat: str) -> str | None:
    return seen(state)["flats"][flat_number(flat)]["kind"]


def phase(state: State) -> str:
    return seen(state)["phase"]


def reserve_of(state: State, seat: int) -> dict[str, int]:
    return player(state, seat)["reserve"]


def told(state: State, kind: str) -> list[dict[str, object]]:
    """The events of a kind that the last move caused, as a spectator sees them."""
    return [event for event in state.events(None) if event["kind"] == kind]
