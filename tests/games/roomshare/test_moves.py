"""Chapter 9: moves as lines of text."""

import pytest

import faubourg
from faubourg.core.notation import TypedMove
from tests.games.roomshare.positions import CORNERS, GAME, at, board, play, reserve_of, table


@pytest.mark.parametrize(
    ("line", "code", "move"),
    [
        ("play red1", 0, TypedMove("play", card="red1")),
        ("play renovation2", 31, TypedMove("play", card="renovation2")),
        ("place red a3n", 32, TypedMove("place", colour="red", place="a3n")),
        ("place green e0w", 351, TypedMove("place", colour="green", place="e0w")),
        ("take b2n", 352 + 24, TypedMove("take", place="b2n")),
        ("evict e0", 451, TypedMove("evict", flat="e0")),
        ("land s", 454, TypedMove("land", arrow="s")),
        ("swap c1e", 456 + 12 * 4 + 1, TypedMove("swap", place="c1e")),
        ("with c1e", 536 + 12 * 4 + 1, TypedMove("with", place="c1e")),
        ("swap nothing", 616, TypedMove("swap nothing")),
        ("renovate b2 ne", 617 + 36, TypedMove("renovate", flat="b2", arrows="ne")),
        ("renovate nothing", 737, TypedMove("renovate nothing")),
        ("pass", 738, TypedMove("pass")),
        ("first 3", 742, TypedMove("first", seat=3)),
        ("corners red blue yellow green", 743, TypedMove("corners", colours="red blue yellow green")),
        ("corners green yellow blue red", 766, TypedMove("corners", colours="green yellow blue red")),
        ("lay royal", 770, TypedMove("lay", kind="royal")),
        ("draw swap1", 771 + 28, TypedMove("draw", card="swap1")),
    ],
)
def test_a_move_is_a_number_a_typed_move_and_a_line(line: str, code: int, move: object) -> None:
    assert GAME.parse(line) == code
    assert GAME.parse("  " + line.upper() + " ") == code
    assert GAME.text(code) == line
    assert GAME.move(code) == move
    assert GAME.code(move) == code


def test_every_number_has_a_line_of_its_own() -> None:
    lines = [GAME.text(code) for code in range(GAME.listed)]
    assert len(set(lines)) == GAME.listed == 803
    assert [GAME.parse(line) for line in lines] == list(range(803))
    assert [GAME.code(GAME.move(code)) for code in range(803)] == list(range(803))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "play",
        "play red6",
        "play red1 red2",
        "place red",
        "place pink a3n",
        "place red f3n",
        "place red a4n",
        "place red a3x",
        "take a3",
        "evict a3n",
        "land north",
        "swap",
        "renovate b2",
        "renovate b2 en",
        "pass now",
        "first 4",
        "corners red blue yellow",
        "corners red blue yellow yellow",
        "corners red blue yellow pink",
        "lay palace",
        "draw",
        "dance b2",
        "x" * 300,
    ],
)
def test_a_line_that_is_no_move_is_refused(line: str) -> None:
    with pytest.raises(faubourg.InputError) as error:
        GAME.parse(line)
    assert error.value.code == "unreadable-move"


@pytest.mark.parametrize("code", [-1, 803, 1 << 60])
def test_a_number_that_is_no_move_is_refused(code: int) -> None:
    with pytest.raises(faubourg.InputError) as error:
        GAME.text(code)
    assert (error.value.code, error.value.params) == ("no-such-move", {"move": str(code), "listed": 803})


def test_what_is_no_typed_move_has_no_number() -> None:
    with pytest.raises(faubourg.InputError) as error:
        GAME.code("pass")
    assert error.value.code == "unreadable-move"


def test_moves_at_the_very_first_and_the_very_last_place_do_what_they_say() -> None:
    # The lowest and the highest number of each kind of move.
    corners = {**CORNERS, "a3": "bb..", "e0": "..yy"}
    for place in ("a3n", "e0w"):
        state = table(board={**corners, "a3": ".r..", "e0": "r..."}, hands={0: "red1 red2 red3"})
        play(state, "play red1", f"place red {place}")
        assert "r" in at(state, place[:2]).replace("r", "", 1)
        assert reserve_of(state, 0) == {"red": 5}
        state = play(table(board=corners, hands={0: "departure1 red1 red2"}), "play departure1", f"take {place}")
        assert at(state, place[:2]).count(".") == 3
        state = play(table(board=corners, hands={0: "eviction1 red1 red2"}), "play eviction1", f"evict {place[:2]}")
        play(state, "land n", "land w")
        assert at(state, place[:2]) == "...."
    state = table(board=corners, hands={0: "swap1 red1 red2"})
    play(state, "play swap1", "swap a3n", "with e0w")
    assert board(state) == {**corners, "a3": "yb..", "e0": "..yb"}
    state = table(
        board={**corners, "a3": "rb..", "e0": "..yg"}, hands={0: "renovation1 red1 red2"}, options={"renovation": True}
    )
    assert at(play(state.clone(), "play renovation1", "renovate a3 ne"), "a3") == "br.."
    assert at(play(state.clone(), "play renovation1", "renovate e0 sw"), "e0") == "..gy"
