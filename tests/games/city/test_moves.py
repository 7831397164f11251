"""Numbers, typed moves and lines of text."""

import pytest

import faubourg
from faubourg.core.notation import Bid, Deal, TypedMove
from faubourg.games.city.moves import OPEN
from faubourg.games.estate import bids, deals
from tests.games.city.positions import GAME

MOVES = [
    (TypedMove("roll"), "roll"),
    (TypedMove("jail-card"), "jail-card"),
    (TypedMove("taxi", squares="-2"), "taxi -2"),
    (TypedMove("choose", hazard="power"), "choose power"),
    (TypedMove("residential", district="red2"), "residential red2"),
    (TypedMove("draw", card="chance25"), "draw chance25"),
    (TypedMove("time", what="hour"), "time hour"),
    (TypedMove("dice", throw="2 5"), "dice 2 5"),
    (Bid(150000), "bid 150000"),
    (Bid(12340), "bid 12340"),
    (Deal(2, ["red1", "jail1"], 500), "deal 2 red1+jail1 get 500"),
    (Deal(5, ["brown1", "dodge"], 0), "deal 5 brown1+dodge pay 0"),
    (Deal(0, [], 700), "deal 0 nothing get 700"),
]


@pytest.mark.parametrize(("move", "text"), MOVES, ids=[text for _, text in MOVES])
def test_typed_moves_have_the_numbers_of_their_texts(move: object, text: str) -> None:
    code = GAME.parse(text)
    assert GAME.code(move) == code
    assert GAME.text(code) == text
    assert GAME.move(code) == move
    assert code < 2**53


def test_a_throw_and_a_deal_may_be_written_in_any_order() -> None:
    assert GAME.parse("dice 5 2") == GAME.parse("dice 2 5")
    assert GAME.parse("deal 1 red2+brown1 get 10") == GAME.parse("deal 1 brown1+red2 get 10")


@pytest.mark.parametrize(
    "text",
    [
        "bid 15",
        "bid 0",
        "bid -10",
        "bid 5242880",
        "deal 6 red1 get 10",
        "deal 01 red1 get 10",
        "deal 1 red1+red1 get 10",
        "deal 1 red1 get 15",
        "deal 1 red1 take 10",
        "deal 1 red9 get 10",
        "deal 1 red1 get",
        "dice 0 3",
        "dice 3 7",
        "taxi 0",
        "press 4",
        "choose park",
        "call",
        "roll red1",
        "time",
    ],
)
def test_what_is_no_move_has_no_number(text: str) -> None:
    with pytest.raises(faubourg.InputError):
        GAME.parse(text)


def test_an_amount_has_exactly_one_number() -> None:
    ladder = [bids.LADDER[rung] for rung in range(bids.RUNGS)]
    assert ladder == sorted(set(ladder))
    assert len(ladder) == 60
    codes = {GAME.parse(f"bid {amount}") for amount in range(10, 20000, 10)}
    assert len(codes) == 1999
    for amount in ladder:
        assert GAME.parse(f"bid {amount}") < GAME.policy
        # The open number of an amount that is listed is no move.
        assert not OPEN.is_move(bids.OPEN_BID + amount // 10)
    assert bids.rung_above(150000) == bids.RUNGS
    assert bids.rung_above(0) == 0


def test_a_deal_of_everything_can_be_written() -> None:
    everything = deals.deal_code(5, deals.DISTRICTS, deals.CARDS, 5242870)
    text = GAME.text(everything)
    assert GAME.parse(text) == everything
    assert everything < 2**53


def test_a_deal_without_cash_has_no_sign_and_a_partner() -> None:
    code = GAME.parse("deal 1 red1 get 0")
    assert code == GAME.parse("deal 1 red1 pay 0")
    assert not deals.is_deal(code | 1 << 28)
    assert not deals.is_deal(deals.DEAL | 6)
    assert not deals.is_deal(deals.DEAL_END)
    for number in (code | 1 << 28, deals.DEAL | 7, deals.DEAL_END, bids.OPEN_BID):
        with pytest.raises(faubourg.InputError):
            GAME.move(int(number))


def test_an_unlisted_number_is_an_unknown_move_everywhere() -> None:
    state = GAME.start(2, {"first": 0})
    for number in (GAME.listed, 2**53 - 1, int(deals.DEAL | 7)):
        refusal = state.why_not(number)
        assert refusal is not None
        assert refusal.code == "unknown-move"
