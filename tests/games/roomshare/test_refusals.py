"""Every refusal of Room Share, each by its code, its clause and its particulars."""

from collections.abc import Callable

import pytest

from faubourg.core.state import State
from faubourg.games.roomshare.numbering import REASONS
from tests.games.roomshare.positions import CORNERS, GAME, evicting, last_chance, play, refused, table


def hand_of(card: str, **board: str) -> State:
    """Seat 0 has played a card on the board of the setup, with some apartments changed."""
    state = table(board={**CORNERS, **board}, hands={0: f"{card} red4 red5"}, options={"renovation": True})
    return play(state, f"play {card}")


def laying(*lines: str) -> State:
    """The apartments are being laid."""
    return play(GAME.start(4, {"first": 0, "corners": ["red", "blue", "yellow", "green"]}), *lines)


NINE_RED = {"a3": "rr..", "c3": "rr..", "e3": "rr..", "b2": "rr..", "e1": "r..."}
AROUND_C2 = dict.fromkeys(("c2", "c3", "d2", "c1", "b2"), "rbyg")

# Where, what, and why not.
Case = tuple[Callable[[], State], str, str, str, dict[str, int | str]]
CASES: list[Case] = [
    (lambda: table(hands={0: "red1 red2 red3"}), "play red4", "not-in-hand", "RS-4.1", {"card": "red4"}),
    (
        lambda: hand_of("red1"),
        "place blue b2n",
        "reserve-lacks",
        "RS-4.2a",
        {"colour": "blue", "flat": "b2", "arrow": "n"},
    ),
    (
        lambda: hand_of("yellow1"),
        "place red d2s",
        "no-key-tenant",
        "RS-4.2a",
        {"key": "yellow", "colour": "red", "flat": "d2", "arrow": "s"},
    ),
    (
        lambda: hand_of("red1"),
        "place red b2e",
        "arrow-taken",
        "RS-2d",
        {"colour": "red", "flat": "b2", "arrow": "e"},
    ),
    (
        lambda: play(hand_of("eviction1", c1="b..."), "evict b1"),
        "land n",
        "arrow-taken",
        "RS-2d",
        {"arrow": "n", "flat": "c1"},
    ),
    (
        lambda: hand_of("communication1"),
        "place red a0w",
        "nobody-lives-there",
        "RS-7a",
        {"colour": "red", "flat": "a0", "arrow": "w"},
    ),
    (
        lambda: hand_of("contract1"),
        "place red d1n",
        "not-empty-nor-own",
        "RS-7d",
        {"own": "red", "colour": "red", "flat": "d1", "arrow": "n"},
    ),
    (
        lambda: table(2, options={"duel": True}),
        "place green e3s",
        "duel-empty",
        "RS-8.2a",
        {"colour": "green", "flat": "e3", "arrow": "s"},
    ),
    (
        lambda: last_chance({**NINE_RED, "d2": "b..."}),
        "place blue a3s",
        "no-own-tenant",
        "RS-5.1a",
        {"own": "blue", "colour": "blue", "flat": "a3", "arrow": "s"},
    ),
    (
        lambda: last_chance({**NINE_RED, "d2": "bgy."}),
        "place blue d2w",
        "last-chance-crowded",
        "RS-5.1b",
        {"crowded": 3, "colour": "blue", "flat": "d2", "arrow": "w"},
    ),
    (lambda: hand_of("departure1", d2="bb.."), "take a3n", "nobody-there", "RS-7b", {"place": "a3n"}),
    (lambda: hand_of("swap1"), "swap a3n", "nobody-there", "RS-7e", {"place": "a3n"}),
    (lambda: play(hand_of("swap1"), "swap b2e"), "with e0w", "nobody-there", "RS-7e", {"place": "e0w"}),
    (
        lambda: hand_of("renovation1", d2="by.."),
        "renovate d2 ns",
        "nobody-there",
        "RS-7f",
        {"place": "d2n", "other": "d2s"},
    ),
    (lambda: hand_of("departure1", d2="bb.."), "take b2e", "take-own", "RS-7b", {"own": "red", "place": "b2e"}),
    (lambda: hand_of("departure1", d2="bb.."), "take d1w", "take-last", "RS-7b", {"place": "d1w"}),
    (lambda: hand_of("eviction1"), "evict e3", "evict-empty", "RS-7c", {"flat": "e3"}),
    (lambda: evicting(AROUND_C2), "evict e3", "evict-not-full", "RS-4.3b", {"flat": "e3"}),
    (lambda: evicting(AROUND_C2), "evict c2", "evict-blocked", "RS-4.3e", {"flat": "c2"}),
    (
        lambda: evicting(AROUND_C2, chain=["d2"] * 20),
        "evict d2",
        "evict-not-fewest",
        "RS-4.3f",
        {"free": 20, "flat": "d2"},
    ),
    (lambda: hand_of("swap1"), "swap d1w", "no-swap-partner", "RS-7e", {"place": "d1w"}),
    (
        lambda: play(hand_of("swap1", b2="by.."), "swap b2n"),
        "with b2e",
        "swap-same-flat",
        "RS-7e",
        {"first": "b2n", "place": "b2e"},
    ),
    (
        lambda: play(hand_of("swap1", b2="b..."), "swap b2n"),
        "with d2w",
        "swap-same-colour",
        "RS-7e",
        {"first": "b2n", "place": "d2w"},
    ),
    (
        lambda: play(hand_of("swap1"), "swap d2w"),
        "with b2e",
        "swap-lower",
        "RS-7e",
        {"first": "d2w", "place": "b2e"},
    ),
    (lambda: hand_of("swap1"), "swap nothing", "no-equal-tenants", "RS-7e", {}),
    (
        lambda: hand_of("renovation1", d2="b.b."),
        "renovate d2 ns",
        "renovate-same-colour",
        "RS-7f",
        {"place": "d2n", "other": "d2s"},
    ),
    (lambda: hand_of("renovation1", d2="b.y."), "renovate nothing", "no-equal-flatmates", "RS-7f", {}),
    (lambda: GAME.start(3), "first 3", "no-such-seat", "RS-3i", {"seat": 3}),
    (lambda: laying(*["lay suite"] * 3), "lay suite", "kind-used-up", "RS-3g", {"kind": "suite"}),
    (
        lambda: play(laying(*["lay classic"] * 8, *["lay suite"] * 3, *["lay haunted"] * 3), "draw red1"),
        "draw red1",
        "not-in-pile",
        "RS-3h",
        {"card": "red1"},
    ),
    (
        lambda: play(hand_of("red1"), "place red b2n"),
        "draw red1",
        "not-in-pile",
        "RS-4.4a",
        {"card": "red1"},
    ),
]


@pytest.mark.parametrize(("position", "move", "code", "clause", "params"), CASES, ids=[f"{c[2]}:{c[1]}" for c in CASES])
def test_a_move_is_refused_with_its_code_its_clause_and_its_particulars(
    position: Callable[[], State], move: str, code: str, clause: str, params: dict[str, int | str]
) -> None:
    assert refused(position(), move) == (code, clause, params)


def test_every_refusal_of_the_game_has_such_a_case() -> None:
    assert [code for code, _ in REASONS.rows if code not in {case[2] for case in CASES}] == []
    assert len({code for code, _ in REASONS.rows}) == len(REASONS.rows)
