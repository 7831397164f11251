"""Every move is a number, a typed move and a line."""

import pytest

import faubourg
from faubourg.games.paris import moves
from tests.games.paris.positions import GAME


@pytest.mark.parametrize(
    ("line", "code", "move"),
    [
        ("buy brown1", 0, moves.Buy("brown1")),
        ("buy utility2", 27, moves.Buy("utility2")),
        ("house brown1", 28, moves.House("brown1")),
        ("house darkblue2", 49, moves.House("darkblue2")),
        ("hotel brown1", 50, moves.Hotel("brown1")),
        ("hotel darkblue2", 71, moves.Hotel("darkblue2")),
        ("done", 72, moves.Done()),
        ("pass", 73, moves.Pass()),
        ("pay cash-brown1", 74, moves.Pay("cash-brown1")),
        ("pay cash-darkblue5", 113, moves.Pay("cash-darkblue5")),
        ("pay start3", 116, moves.Pay("start3")),
        ("first 0", 117, moves.First(0)),
        ("first 3", 120, moves.First(3)),
        ("turn up brown1", 121, moves.TurnUp("brown1")),
        ("turn up utility2", 148, moves.TurnUp("utility2")),
        ("back brown", 149, moves.Back("brown")),
        ("back darkblue", 156, moves.Back("darkblue")),
        ("draw cash-brown1", 157, moves.Draw("cash-brown1")),
        ("draw cash-darkblue5", 196, moves.Draw("cash-darkblue5")),
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
