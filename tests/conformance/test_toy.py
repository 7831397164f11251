"""The toy game clause by clause: what the core offers, used once each in a story of a few lines."""

import json

import pytest

import faubourg
from faubourg.core.actors import CLOCK, SEVERAL
from faubourg.core.bits import numbers_of
from faubourg.core.dealer import Scripted, Seeded
from faubourg.core.forms import BidForm, DealForm
from faubourg.core.match import Match
from faubourg.core.notation import Bid, Deal, TypedMove
from faubourg.core.record import load_record
from faubourg.core.refusal import IllegalMove, InputError
from faubourg.core.rng import Rng
from tests.toy.game import ToyGame
from tests.toy.numbering import DEAL, HAMMER, LIMIT, LISTED, LOT_IDS, OPEN_BID, Frame
from tests.toy.state import Toy


def match_of(seats: int = 2, **options: object) -> Match:
    """Cards are drawn in the order of their numbers."""
    lines = [f"draw c{card}" for card in range(12)]
    return Match(ToyGame(), seats, Scripted(lines, Seeded(1)), options)


def position(match: Match) -> Toy:
    assert isinstance(match.state, Toy)
    return match.state


def play(match: Match, *lines: str) -> None:
    """Lines such as `1 bid 30` (seat and move) or `clock hammer`."""
    for line in lines:
        who, _, text = line.partition(" ")
        match.play(match.state.parse(text), CLOCK if who == "clock" else int(who))


def refused(match: Match, line: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        play(match, line)
    return caught.value.refusal.clause


@pytest.mark.clause("TOY-1a", "TOY-2a")
def test_toy_1a_hands_are_hidden_and_a_turn_begins_with_a_card() -> None:
    match = match_of()
    assert match.state.view(0)["hands"] == [["c0", "c1", "c4"], None]
    assert match.state.view(1)["hands"] == [None, ["c2", "c3"]]
    assert match.state.view(None)["hands"] == [None, None]
    assert [event["card"] for event in match.events(1)] == [None, None, "c2", "c3", None]


@pytest.mark.clause("TOY-1d", "TOY-6a")
def test_toy_1d_only_lots_of_the_street_are_for_sale() -> None:
    match = match_of(street="fa")
    assert [match.state.text(move) for move in match.state.legal() if "auction" in match.state.text(move)] == [
        "auction north",
        "auction station",
    ]
    assert refused(match, "0 auction east") == "TOY-1d"
    for line in ("0 auction north", "1 auction station"):
        play(match, line, "0 bid 10", "clock hammer")
    assert match.state.over


@pytest.mark.clause("TOY-1d")
def test_toy_1d_a_street_is_kept_in_the_record_and_in_the_dump() -> None:
    match = match_of(street="fa")
    loaded = load_record(match.save(), lambda id, data, digest: ToyGame(), None)
    assert loaded.options["street"] == "fa"
    assert match.game.restore(match.state.dump()).options.values["street"] == "fa"
    dump = match.state.dump().replace('"fa"', '"faf"')
    with pytest.raises(InputError) as caught:
        match.game.restore(dump)
    wrong = {"option": "street", "letter": "f", "place": 3}
    assert (caught.value.code, caught.value.params) == ("toy-lot-twice", wrong)


@pytest.mark.clause("TOY-1e")
def test_toy_1e_a_short_street_is_for_two_or_three() -> None:
    game = ToyGame()
    assert game.seats_for(game.complete()) == range(2, 5)
    assert game.seats_for(game.complete({"street": "fa"})) == range(2, 4)
    assert [game.most_seats(), game.most_seats({"street": "fa"})] == [4, 3]
    assert faubourg.new("toy", seed=1, options={"street": "fa"}).seats == 3
    dump = game.start(4).dump().replace('"abcdef"', '"fa"')
    with pytest.raises(InputError) as caught:
        game.start(4, {"street": "fa"})
    assert (caught.value.code, caught.value.params) == ("seats-for-options", {"given": 4, "low": 2, "high": 3})
    with pytest.raises(InputError) as caught:
        game.restore(dump)
    assert caught.value.code == "seats-for-options"


@pytest.mark.clause("TOY-2b", "TOY-2c")
def test_toy_2b_a_card_is_sold_or_buried_in_sight_of_all() -> None:
    match = match_of()
    play(match, "0 sell c1", "1 bury c3")
    assert match.state.view(None)["discards"] == ["c1"]
    assert match.state.view(None)["under"] == ["c3"]
    assert match.state.view(None)["cash"] == [80, 70]
    assert refused(match, "0 sell c2") == "TOY-2b"


@pytest.mark.clause("TOY-2d", "TOY-2e")
def test_toy_2d_buried_cards_are_drawn_last_in_sight_and_then_the_discards_are_shuffled() -> None:
    match = match_of(rounds=12)
    play(match, "0 bury c0", "1 sell c2")
    for card in range(6, 12):
        play(match, f"{card % 2} sell c{card}")
    # Only the buried card is left, and everybody knows it.
    assert match.state.view(1)["shown"] == [["c0"], []]
    assert [event["card"] for event in match.events(1) if event["kind"] == "drawn"] == ["c0"]
    play(match, "0 done")
    assert any(event["kind"] == "shuffled" for event in match.events(None))
    assert len(position(match).pile.shuffles) == 2
    # What all have seen is not imagined away.
    for seed in range(20):
        imagined = match.state.imagine(1, Rng(seed))
        assert imagined.view(1) == match.state.view(1)
        assert imagined.legal() == match.state.legal() or match.state.actor != 1


@pytest.mark.clause("TOY-3a", "TOY-3b", "TOY-3c")
def test_toy_3a_several_seats_bid_at_once_listed_and_open_amounts() -> None:
    match = match_of(3)
    play(match, "0 auction north")
    assert match.state.actor == SEVERAL
    assert match.state.actors() == [0, 1, 2]
    with pytest.raises(ValueError, match="several"):
        match.state.legal()
    play(match, "2 bid 30", "0 bid 40")
    assert match.state.parse("bid 30") < LISTED <= OPEN_BID < match.state.parse("bid 40")
    assert match.state.actors() == [1, 2]
    assert [form.as_dict() for form in match.state.forms(1)] == [{"kind": "bid", "low": 50, "high": 80, "step": 10}]
    assert refused(match, "1 bid 40") == "TOY-3b"
    assert refused(match, "1 bid 90") == "TOY-3c"
    # An amount has one number: that of the ladder is not open.
    assert not match.state.can_play(OPEN_BID + 5, 1)
    assert match.state.can_play(match.state.code(Bid(50)), 1)


@pytest.mark.clause("TOY-3d", "TOY-3e")
def test_toy_3e_the_clock_ends_an_auction() -> None:
    match = match_of()
    play(match, "0 auction north", "1 bid 50")
    (timer,) = match.state.timers()
    assert (timer.kind, timer.seconds, timer.move) == ("auction", 20, HAMMER)
    assert match.state.legal(CLOCK) == [HAMMER]
    assert refused(match, "0 hammer") == "TOY-3a"
    play(match, "clock hammer")
    assert match.state.view(0)["owners"] == {**dict.fromkeys(LOT_IDS, -1), "north": 1}
    assert position(match).cash[1] == 10
    assert match.state.timers() == []


@pytest.mark.clause("TOY-3d")
def test_toy_3d_an_auction_ends_at_once_when_nobody_is_left() -> None:
    match = match_of()
    play(match, "0 auction north", "0 out", "1 out")
    assert match.state.actor == 1
    assert position(match).owners[0] == -1


@pytest.mark.clause("TOY-3c", "TOY-4a")
def test_toy_4a_a_debt_stands_on_the_auction_that_brought_it() -> None:
    match = match_of()
    # Seat 1 cannot raise: the auction ends at once, and 20 are missing.
    play(match, "0 auction north", "0 bid 80")
    state = position(match)
    assert state.frames.depth == 3
    assert state.frames.kind() == Frame.DEBT
    assert match.state.prompt(0)["params"] == {"amount": 80}
    assert match.state.prompt(1)["kind"] == "wait"
    assert [match.state.text(code) for code in match.state.legal()] == ["sell c0", "sell c1", "sell c4"]
    play(match, "0 sell c1")
    # c1 brought 20: enough. The auction went on, and after it the turn.
    assert position(match).owners[0] == 0
    assert position(match).cash[0] == 0
    assert match.state.actor == 1


@pytest.mark.clause("TOY-3c")
def test_toy_3c_without_debts_nobody_bids_more_than_the_own_cash() -> None:
    match = match_of(debts=False)
    play(match, "0 auction north")
    (form,) = match.state.forms(0)
    assert isinstance(form, BidForm)
    assert form.high == 60


@pytest.mark.clause("TOY-5a", "TOY-5b", "TOY-5c", "TOY-5d")
def test_toy_5_a_deal_moves_lots_and_cash_when_the_partner_accepts() -> None:
    match = match_of(3)
    play(match, "0 auction north", "1 bid 50", "clock hammer")
    (form,) = match.state.forms(1)
    assert isinstance(form, DealForm)
    assert (form.partners, form.assets) == ([0, 2], ["north"])
    assert refused(match, "1 deal 1 north get 10") == "TOY-5a"
    assert refused(match, "1 deal 0 nothing get 10") == "TOY-5b"
    assert refused(match, "1 deal 0 south get 10") == "TOY-5b"
    assert refused(match, "1 deal 0 north get 70") == "TOY-5c"
    offered = match.state.code(Deal(0, ["north"], 40))
    assert offered > DEAL
    play(match, "1 deal 0 north get 40")
    assert match.state.actor == 0
    assert match.state.prompt(0)["params"] == {"partner": 0, "lots": ["north"], "cash": 40}
    play(match, "0 accept")
    assert numbers_of(position(match).cash) == [20, 50, 60]
    assert position(match).owners[0] == 0
    assert match.state.actor == 1
    assert refused(match, "1 deal 0 north pay 10") == "TOY-5a"
    play(match, "1 done")


@pytest.mark.clause("TOY-5d")
def test_toy_5d_a_deal_that_is_refused_changes_nothing() -> None:
    match = match_of()
    play(match, "0 auction north", "1 bid 50", "clock hammer", "1 deal 0 north get 40", "0 refuse")
    assert numbers_of(position(match).cash) == [60, 10]
    assert position(match).owners[0] == 1


@pytest.mark.clause("TOY-6a", "TOY-6b")
def test_toy_6b_equal_scores_share_a_place() -> None:
    match = match_of(3, rounds=1)
    play(match, "0 done", "1 bury c2", "2 done")
    assert match.state.over
    assert match.state.scores() == [60, 70, 60]
    assert match.state.ranking() == [[1], [0, 2]]
    assert match.state.returns() == [-0.5, 1.0, -0.5]


def test_the_limit_on_decisions_ends_a_match_as_it_stands() -> None:
    match = match_of()
    state = position(match)
    state.decisions = LIMIT - 1
    play(match, "0 done")
    assert match.state.over
    assert match.state.truncated
    assert (match.state.clause_now(), match.state.prompt(None)["clause"]) == ("TOY-6c", "TOY-6c")
    assert match.state.ranking() == [[0, 1]]
    assert match.state.actors() == []


def test_a_record_holds_the_clocks_moves_and_a_data_file_that_is_not_the_built_in_one() -> None:
    data = ToyGame().data.replace("value = 60", "value = 90")
    match = Match(ToyGame(data), 2, Seeded(4))
    play(match, "0 auction east", "1 bid 70", "clock hammer")
    text = match.save()
    assert "\nc 52\n" in text
    loaded = load_record(text, lambda id, data, digest: ToyGame(data), None, check_draws=True)
    assert loaded.state.dump() == match.state.dump()
    with pytest.raises(InputError):
        load_record(text, lambda id, data, digest: ToyGame(), None)


@pytest.mark.parametrize(
    ("field", "value"), [("cash", [60, 50]), ("unseen", 0), ("frames", []), ("hands", [1, 1]), ("frames", [0, 2, 0])]
)
def test_a_dump_that_breaks_the_rules_is_refused(field: str, value: object) -> None:
    values = json.loads(match_of().state.dump())
    with pytest.raises(InputError):
        ToyGame().restore(json.dumps({**values, field: value}))


@pytest.mark.parametrize(
    "move", [Bid(15), Bid(0), Bid(-10), Bid(10**6), Deal(4, ["north"], 0), Deal(1, ["north", "north"], 0)]
)
def test_what_cannot_be_packed_has_no_number(move: Bid | Deal) -> None:
    with pytest.raises(InputError):
        ToyGame().code(move)


def test_typed_moves_have_the_numbers_of_their_texts() -> None:
    game = ToyGame()
    moves = [
        TypedMove("out"),
        TypedMove("bury", card="c3"),
        TypedMove("auction", lot="station"),
        Bid(80),
        Bid(90),
        Deal(2, ["north", "harbour"], -30),
    ]
    texts = ["out", "bury c3", "auction station", "bid 80", "bid 90", "deal 2 north+harbour pay 30"]
    assert [game.text(game.code(move)) for move in moves] == texts
    assert [game.move(game.parse(text)) for text in texts] == moves
