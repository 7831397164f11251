"""Chapter 1: contents and setup."""

import pytest

from faubourg.core.actors import NATURE
from tests.games.paris.positions import GAME, kinds_told, legal, on_sale, play, player, refused, seen, told


@pytest.mark.clause("PA-1a")
def test_pa_1a_the_box_holds_28_lots_40_money_cards_20_houses_6_hotels_and_130_points() -> None:
    scene = GAME.scene()
    lots, cards = scene["lots"], scene["cards"]
    assert isinstance(lots, list)
    assert isinstance(cards, list)
    assert [sum(lot["sort"] == sort for lot in lots) for sort in ("street", "station", "utility")] == [22, 4, 2]
    assert len({lot["colour"] for lot in lots}) == 8 + 1
    assert sum(card["back"] is not None for card in cards) == 40
    assert scene["bank"] == {"houses": 20, "hotels": 6, "tokens": 130}
    assert GAME.seats == range(2, 5)
    view = seen(GAME.start(4))
    assert (view["lots_left"], view["money"]["pile"]) == (28, 40)
    assert view["bank"] == {"houses": 20, "hotels": 6, "credit": 0}


@pytest.mark.clause("PA-1c")
def test_pa_1c_four_lots_are_turned_up_and_then_the_back_of_the_money_pile_is_seen() -> None:
    state = play(GAME.start(2, {"first": 0}), "turn up red1")
    assert told(state, "lot-turned-up") == [{"clause": "PA-1c", "lot": "red1"}]
    play(state, "turn up station1", "turn up brown2")
    assert seen(state)["phase"] == "market"
    play(state, "turn up utility2")
    assert on_sale(state) == ["brown2", "red1", "station1", "utility2"]
    assert seen(state)["lots_left"] == 24
    assert seen(state)["phase"] == "open"
    play(state, "back green")
    assert told(state, "back-shown") == [{"clause": "PA-1c", "colour": "green"}]
    assert kinds_told(state) == ["back-shown"], "the first back pays no rent"
    assert seen(state)["money"]["back"] == "green"
    assert seen(state)["turns"] == 1
    assert (seen(state)["phase"], state.actor) == ("draw", NATURE)


@pytest.mark.clause("PA-1c")
def test_pa_1c_every_lot_and_every_card_is_as_likely_as_the_next() -> None:
    state = GAME.start(2, {"first": 0})
    assert state.weights() == [1] * 28
    assert len(legal(state, "turn up ")) == 28
    play(state, "turn up red1", "turn up red2", "turn up red3", "turn up brown1")
    assert legal(state)[0] == "back brown"
    assert state.weights() == [5] * 8


@pytest.mark.clause("PA-1c")
def test_pa_1c_what_is_not_in_a_pile_is_refused() -> None:
    state = play(GAME.start(2, {"first": 0}), "turn up red1")
    assert refused(state, "turn up red1") == ("lot-not-in-pile", "PA-1c", {"lot": "red1"})


@pytest.mark.clause("PA-1d")
def test_pa_1d_nobody_starts_with_money_and_the_first_player_is_drawn() -> None:
    state = GAME.start(3)
    assert legal(state) == ["first 0", "first 1", "first 2"]
    assert state.weights() == [1, 1, 1]
    assert refused(state, "first 3") == ("no-such-seat", "PA-1d", {"seat": 3})
    play(state, "first 2")
    assert told(state, "first-player") == [{"clause": "PA-1d", "seat": 2}]
    assert (seen(state)["first"], seen(state)["turn"]) == (2, 2)
    assert [player(state, seat)["cash"] for seat in range(3)] == [0, 0, 0]
    assert [player(state, seat)["start"] for seat in range(3)] == [None, None, None]


@pytest.mark.clause("PA-1d")
def test_pa_1d_the_table_may_name_the_first_player() -> None:
    state = GAME.start(4, {"first": 3})
    assert seen(state)["first"] == 3
    assert seen(state)["phase"] == "market"


@pytest.mark.clause("PA-1d")
@pytest.mark.parametrize(
    ("seats", "cash", "ids"),
    [
        (2, [100, 0], [["start2"], []]),
        (3, [50, 100, 0], [["start1"], ["start2"], []]),
        (4, [50, 100, 150, 0], [["start1"], ["start2"], ["start3"], []]),
    ],
)
def test_pa_1d_start_cash_evens_out_the_advantage_of_the_first(
    seats: int, cash: list[int], ids: list[list[str]]
) -> None:
    # The last seat begins, so that turn order is not seat order.
    state = play(GAME.start(seats, {"start_cash": True}), f"first {seats - 1}")
    assert [player(state, seat)["cash"] for seat in range(seats)] == cash
    assert [player(state, seat)["hand"] for seat in range(seats)] == ids
    assert [each["start"] for each in seen(state)["players"]] == [value or None for value in cash]
    assert [each["cards"] for each in seen(state)["players"]] == [len(hand) for hand in ids]
    given = [(event["seat"], event["card"], event["value"]) for event in told(state, "start-card")]
    assert given == [(seat, ids[seat][0], cash[seat]) for seat in range(seats - 1)]
    assert told(state, "start-card")[0]["clause"] == "PA-1d"
