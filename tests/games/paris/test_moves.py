"""Every move is a number, a typed move and a line."""

import pytest

import faubourg
from faubourg.core.notation import TypedMove
from tests.games.paris.positions import GAME


@pytest.mark.parametrize(
    ("line", "code", "move"),
    [
        ("buy brown1", 0, TypedMove("buy", lot="brown1")),
        ("buy utility2", 27, TypedMove("buy", lot="utility2")),
        ("house brown1", 28, TypedMove("house", lot="brown1")),
        ("house darkblue2", 49, TypedMove("house", lot="darkblue2")),
        ("hotel brown1", 50, TypedMove("hotel", lot="brown1")),
        ("hotel darkblue2", 71, TypedMove("hotel", lot="darkblue2")),
        ("done", 72, TypedMove("done")),
        ("pass", 73, TypedMove("pass")),
        ("pay cash-brown1", 74, TypedMove("pay", card="cash-brown1")),
        ("pay cash-darkblue5", 113, TypedMove("pay", card="cash-darkblue5")),
        ("pay start3", 116, TypedMove("pay", card="start3")),
        ("first 0", 117, TypedMove("first", seat=0)),
        ("first 3", 120, TypedMove("first", seat=3)),
        ("turn up brown1", 121, TypedMove("turn up", lot="brown1")),
        ("turn up utility2", 148, TypedMove("turn up", lot="utility2")),
        ("back brown", 149, TypedMove("back", colour="brown")),
        ("back darkblue", 156, TypedMove("back", colour="darkblue")),
        ("draw cash-brown1", 157, TypedMove("draw", card="cash-brown1")),
        ("draw cash-darkblue5", 196, TypedMove("draw", card="cash-darkblue5")),
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
    assert (GAME.policy, GAME.listed) == (117, 197)
    assert len(set(lines)) == 197
    assert [GAME.parse(line) for line in lines] == list(range(197))
    assert [GAME.code(GAME.move(code)) for code in range(197)] == list(range(197))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "buy",
        "buy red4",
        "buy red1 red2",
        "buy cash-red1",
        "house",
        "house station1",
        "hotel utility1",
        "done now",
        "pass now",
        "pay red1",
        "pay cash-red6",
        "pay start4",
        "first 4",
        "turn red1",
        "turn up",
        "turn up red1 red2",
        "back purple",
        "draw",
        "draw start1",
        "sell red1",
        "x" * 300,
    ],
)
def test_a_line_that_is_no_move_is_refused(line: str) -> None:
    with pytest.raises(faubourg.InputError) as error:
        GAME.parse(line)
    assert error.value.code == "unreadable-move"


@pytest.mark.parametrize("code", [-1, 197, 1 << 60])
def test_a_number_that_is_no_move_is_refused(code: int) -> None:
    with pytest.raises(faubourg.InputError) as error:
        GAME.text(code)
    assert (error.value.code, error.value.params) == ("no-such-move", {"move": str(code), "listed": 197})


def test_what_is_no_typed_move_has_no_number() -> None:
    with pytest.raises(faubourg.InputError) as error:
        GAME.code("pass")
    assert error.value.code == "unreadable-move"
