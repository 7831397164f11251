"""Chapter 4: a turn, without its evictions."""

import pytest

import faubourg
from tests.games.roomshare.positions import (
    CORNERS,
    at,
    hand,
    legal,
    phase,
    play,
    player,
    refused,
    reserve_of,
    seen,
    table,
    told,
)


@pytest.mark.clause("RS-4.1")
def test_rs_4_1_any_card_of_the_own_hand_may_be_played() -> None:
    state = table(hands={0: "red1 green5 swap2"})
    assert legal(state) == ["play red1", "play green5", "play swap2"]
    assert state.legal(1) == []


@pytest.mark.clause("RS-4.1")
def test_rs_4_1_a_card_that_is_not_in_the_hand_is_refused() -> None:
    state = table(hands={0: "red1 green5 swap2", 1: "red2 blue1 blue2"})
    assert refused(state, "play red2") == ("not-in-hand", "RS-4.1", {"card": "red2"})


@pytest.mark.clause("RS-4.1")
def test_rs_4_1_the_card_played_is_shown_to_all() -> None:
    state = play(table(hands={0: "red1 green5 swap2"}), "play green5")
    assert [seen(state, viewer)["shown"] for viewer in (0, 1, None)] == ["green5"] * 3
    assert hand(state, 0) == ["red1", "swap2"]
    assert told(state, "card-played") == [{"kind": "card-played", "clause": "RS-4.1", "seat": 0, "card": "green5"}]


@pytest.mark.clause("RS-4.1")
def test_rs_4_1_only_the_player_of_the_turn_plays() -> None:
    state = table(hands={1: "red1 red2 red3"}, turn=0)
    assert refused(state, "play red1", seat=1) == ("not-your-turn", "RS-4.1", {"actor": 0})


@pytest.mark.clause("RS-4.1")
def test_rs_4_1_first_the_card_then_its_effect() -> None:
    state = table()
    move = state.parse("place red b2n")
    assert refused(state, "place red b2n") == ("not-asked-now", "RS-4.1", {"move": move})
    play(state, "play red1")
    assert refused(state, "play red2") == ("not-asked-now", "RS-4.2a", {"move": 1})


@pytest.mark.clause("RS-4.2a")
def test_rs_4_2a_a_key_lets_a_tenant_in_where_its_colour_lives_whoever_placed_it() -> None:
    state = play(table(board={"b2": ".r..", "a3": "r.b.", "d1": "...g"}, hands={0: "red1 red2 blue1"}), "play red1")
    assert legal(state) == [
        "place red a3e",
        "place red a3w",
        "place red b2n",
        "place red b2s",
        "place red b2w",
    ]
    state = play(table(turn=1, hands={1: "red1 blue1 green1"}), "play green1")
    assert legal(state) == ["place blue d1n", "place blue d1e", "place blue d1s"]


@pytest.mark.clause("RS-4.2a")
def test_rs_4_2a_not_where_the_colour_of_the_key_does_not_live() -> None:
    state = play(table(hands={0: "blue2 red2 red3"}), "play blue2")
    assert refused(state, "place red b2n") == (
        "no-key-tenant",
        "RS-4.2a",
        {"key": "blue", "colour": "red", "flat": "b2", "arrow": "n"},
    )
    assert refused(state, "place red a3n")[0] == "no-key-tenant"


@pytest.mark.clause("RS-4.2a")
def test_rs_4_2a_the_tenant_comes_out_of_the_reserve() -> None:
    state = play(table(), "play red1", "place red b2n")
    assert at(state, "b2") == "rr.."
    assert reserve_of(state, 0) == {"red": 7}
    assert told(state, "placed") == [
        {"kind": "placed", "clause": "RS-4.2a", "seat": 0, "colour": "red", "place": "b2n"}
    ]


@pytest.mark.clause("RS-4.2a")
def test_rs_4_2a_a_colour_that_is_not_in_the_reserve_cannot_be_placed() -> None:
    state = play(table(), "play red1")
    assert refused(state, "place blue b2n") == (
        "reserve-lacks",
        "RS-4.2a",
        {"colour": "blue", "flat": "b2", "arrow": "n"},
    )


@pytest.mark.clause("RS-4.2a")
def test_rs_4_2a_a_reserve_that_has_run_out_of_a_colour_cannot_place_it() -> None:
    # Seat 0 of two has placed all its green tenants, and has red ones left.
    state = table(2, {"b2": "grg.", "b1": "gbg.", "c2": "g.gy", "e1": "gg..", "e2": "g..."})
    play(state, "play red1")
    assert reserve_of(state, 0) == {"red": 8, "green": 0}
    assert legal(state) == ["place red b2w"]
    assert refused(state, "place green b2w")[0] == "reserve-lacks"


@pytest.mark.clause("RS-4.2a")
def test_rs_4_2a_with_two_or_three_players_any_colour_of_the_reserve_may_be_placed() -> None:
    for seats in (2, 3):
        state = play(table(seats), "play red1")
        assert legal(state) == [f"place {colour} b2{arrow}" for colour in ("red", "green") for arrow in ("n", "s", "w")]
        play(state, "place green b2s")
        assert at(state, "b2") == ".rg."
        assert reserve_of(state, 0)["red"] == 8


@pytest.mark.clause("RS-4.2b")
@pytest.mark.parametrize(
    ("card", "asked", "clause"),
    [
        ("communication1", "place-communication", "RS-7a"),
        ("departure1", "take", "RS-7b"),
        ("eviction1", "force", "RS-7c"),
        ("contract1", "place-contract", "RS-7d"),
        ("swap1", "swap-first", "RS-7e"),
        ("renovation1", "renovate", "RS-7f"),
    ],
)
def test_rs_4_2b_an_event_card_asks_for_its_own_effect(card: str, asked: str, clause: str) -> None:
    state = table(board={"b2": "rr..", "d2": "bb.."}, hands={0: f"{card} red1 red2"}, options={"renovation": True})
    play(state, f"play {card}")
    prompt = state.prompt(0)
    assert (prompt["kind"], prompt["clause"]) == (asked, clause)
    assert prompt["params"]["card"] == card
    assert state.prompt(1) == {"kind": "wait", "clause": clause, "params": {"actors": [0]}}


@pytest.mark.clause("RS-4.2c")
@pytest.mark.parametrize("card", ["red1", "communication1", "departure1", "eviction1", "contract1", "swap1"])
def test_rs_4_2c_an_effect_that_is_possible_is_compulsory(card: str) -> None:
    state = play(
        table(board={"b2": "rr..", "d2": "bb..", "b1": "yyg."}, hands={0: f"{card} red2 red3"}), f"play {card}"
    )
    assert state.actors() == [0]
    move = state.parse("pass")
    clause = state.prompt(0)["clause"]
    assert refused(state, "pass") == ("not-asked-now", clause, {"move": move})


@pytest.mark.clause("RS-4.2c")
def test_rs_4_2c_a_card_that_can_do_nothing_may_be_played_although_others_could_act() -> None:
    # At the start each colour has a single tenant on the board: nobody can depart.
    state = table(hands={0: "departure1 red1 red2"})
    assert legal(state) == ["play red1", "play red2", "play departure1"]
    play(state, "play departure1")
    assert told(state, "no-effect") == [{"kind": "no-effect", "clause": "RS-4.2c", "seat": 0, "card": "departure"}]
    assert seen(state)["discards"] == ["departure1"]
    assert phase(state) == "draw"
    assert reserve_of(state, 0) == {"red": 8}


@pytest.mark.clause("RS-4.2c")
def test_rs_4_2c_a_renovation_without_flatmates_does_nothing() -> None:
    state = table(board=CORNERS, hands={0: "renovation2 red1 red2"}, options={"renovation": True})
    play(state, "play renovation2")
    assert told(state, "no-effect") == [{"kind": "no-effect", "clause": "RS-4.2c", "seat": 0, "card": "renovation"}]
    assert seen(state)["discards"] == ["renovation2"]
    assert phase(state) == "draw"


@pytest.mark.clause("RS-4.2c")
def test_rs_4_2c_own_tenants_do_not_make_a_departure_possible() -> None:
    state = play(
        table(board={"b2": "rrr.", "d2": "...b", "b1": ".y..", "d1": "...g"}, hands={0: "departure1 red1 red2"}),
        "play departure1",
    )
    assert phase(state) == "draw"


@pytest.mark.clause("RS-4.4a")
def test_rs_4_4a_the_card_is_discarded_and_another_drawn() -> None:
    state = play(table(hands={0: "red1 red2 red3"}), "play red1", "place red b2n")
    assert (phase(state), state.actors()) == ("draw", [faubourg.NATURE])
    assert seen(state)["discards"] == ["red1"]
    assert seen(state)["shown"] is None
    assert (player(state, 0)["cards"], seen(state)["pile"]) == (2, 18)
    assert len(legal(state)) == 18
    assert state.weights() == [1] * 18
    play(state, "draw green5")
    assert hand(state, 0) == ["red2", "red3", "green5"]
    assert seen(state)["pile"] == 17


@pytest.mark.clause("RS-4.4a")
def test_rs_4_4a_only_a_card_of_the_pile_is_drawn() -> None:
    state = play(table(hands={0: "red1 red2 red3", 1: "swap1 blue2 blue3"}), "play red1", "place red b2n")
    for card in ("red1", "red2", "swap1"):
        assert refused(state, f"draw {card}") == ("not-in-pile", "RS-4.4a", {"card": card})


@pytest.mark.clause("RS-4.4a")
def test_rs_4_4a_players_do_not_choose_what_they_draw() -> None:
    state = table()
    move = state.parse("draw green5")
    assert refused(state, "draw green5", seat=0) == ("nature-decides", "RS-4.1", {"move": move})
    assert refused(state, "first 0", seat=0)[0] == "nature-decides"


@pytest.mark.clause("RS-4.4b")
def test_rs_4_4b_an_empty_pile_is_made_again_of_all_discards_with_the_card_just_played() -> None:
    state = table(hands={0: "red1 red2 red3"}, pile="")
    assert (seen(state)["pile"], len(seen(state)["discards"])) == (0, 18)
    play(state, "play red1", "place red b2n")
    assert told(state, "reshuffled") == [{"kind": "reshuffled", "clause": "RS-4.4b", "cards": 19}]
    assert (seen(state)["pile"], seen(state)["discards"]) == (19, [])
    assert "draw red1" in legal(state)
    assert len(legal(state)) == 19
    play(state, "draw red1")
    assert hand(state, 0) == ["red1", "red2", "red3"]
    assert (seen(state)["pile"], seen(state)["discards"]) == (18, [])


@pytest.mark.clause("RS-4.4b")
def test_rs_4_4b_the_last_card_is_drawn_before_anything_is_shuffled() -> None:
    state = table(hands={0: "red1 red2 red3"}, pile="green5")
    play(state, "play red1", "place red b2n")
    assert told(state, "reshuffled") == []
    assert legal(state) == ["draw green5"]
    play(state, "draw green5")
    assert (seen(state)["pile"], len(seen(state)["discards"])) == (0, 18)


@pytest.mark.clause("RS-4.4b")
def test_rs_4_4b_what_is_known_of_a_hand_survives_a_shuffle() -> None:
    # Everything has been drawn: the other hands are known as a set, and stay so when the discards are shuffled.
    state = table(2, hands={0: "red1 red2 red3", 1: "swap1 blue2 blue3"}, pile="")
    play(state, "play red1", "place red b2n")
    for seed in range(5):
        assert hand(state.imagine(0, faubourg.Rng(seed)), 1) == ["blue2", "blue3", "swap1"]


@pytest.mark.clause("RS-4.5")
@pytest.mark.parametrize(("seats", "turn", "following"), [(4, 0, 1), (4, 3, 0), (3, 2, 0), (2, 1, 0)])
def test_rs_4_5_the_turn_passes_clockwise(seats: int, turn: int, following: int) -> None:
    colour = ["red", "blue", "yellow", "green"][turn]
    state = table(seats, hands={turn: "red1 red2 red3"}, turn=turn)
    play(state, "play red1", f"place {colour} b2n", "draw green5")
    assert (state.actors(), seen(state)["turn"], phase(state)) == ([following], following, "play-card")
    assert seen(state)["turns"] == 2
    assert told(state, "turn-passed") == [{"kind": "turn-passed", "clause": "RS-4.5", "seat": following}]


def test_a_number_that_is_no_move_is_refused() -> None:
    state = table()
    refusals = [state.why_not(move) for move in (803, -1, 1 << 53, "0", True, None)]
    assert [refusal.code if refusal else None for refusal in refusals] == [
        "unknown-move",
        "negative",
        "too-large",
        "not-a-number",
        "not-a-number",
        "not-a-number",
    ]
    assert {refusal.clause if refusal else None for refusal in refusals} == {"RS-4.1"}


@pytest.mark.clause("RS-9f")
@pytest.mark.parametrize(("decisions", "cut"), [(4997, False), (4998, True)])
def test_rs_9f_a_match_of_five_thousand_decisions_is_cut_short_as_it_stands(decisions: int, cut: bool) -> None:
    # Red has two in a suite of three, and everybody else nothing: blue, with fewer in reserve, comes before the others.
    state = table(board={"a3": "rrb.", "d2": "...b", "d1": "...g", "b1": ".y.."}, decisions=decisions)
    play(state, "play red1", "place red a3w")
    assert (state.over, state.truncated, seen(state)["truncated"]) == (cut, cut, cut)
    assert (state.actors() == []) == cut
    assert (seen(state)["ranking"] is None) != cut


@pytest.mark.clause("RS-9f")
def test_rs_9f_what_ends_a_match_of_five_thousand_decisions_is_cited() -> None:
    state = play(table(board={"a3": "rrb.", "d1": "...g", "b1": ".y.."}, decisions=4999), "play red1")
    assert told(state, "match-ended") == [{"kind": "match-ended", "clause": "RS-9f", "by": "decisions"}]
    assert told(state, "match-over")[0]["clause"] == "RS-9f"
    assert (state.clause_now(), state.prompt(0)["clause"]) == ("RS-9f", "RS-9f")
    assert refused(state, "play red2", seat=0) == ("match-over", "RS-9f", {})


@pytest.mark.clause("RS-9f")
def test_rs_9f_a_duel_that_is_cut_short_and_level_is_told_by_the_limit() -> None:
    state = play(table(seats=2, options={"duel": True}, board=CORNERS, decisions=4999), "place red b2n")
    assert (state.truncated, seen(state)["decided_by"]) == (True, "first-turn")
    assert told(state, "match-over")[0]["clause"] == "RS-9f"


def test_seats_that_nothing_tells_apart_share_their_rank_when_a_match_is_cut_short() -> None:
    state = play(table(board={"a3": "rrb.", "d1": "...g", "b1": ".y.."}, decisions=4999), "play red1")
    assert state.truncated
    assert state.scores() == [4, 2, 0, 0]
    assert state.ranking() == [[0], [1], [2, 3]]
    assert seen(state)["decided_by"] == "score"
    state = play(table(decisions=4999), "play red1")
    assert state.ranking() == [[0, 1, 2, 3]]
    assert seen(state)["decided_by"] == "tie"
