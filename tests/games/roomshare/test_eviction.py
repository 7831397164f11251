"""Chapter 4.3: evictions and their chains."""

from collections.abc import Mapping

import pytest

import faubourg
from faubourg.core.state import State
from tests.games.roomshare.positions import (
    at,
    board,
    evicting,
    flat_name,
    legal,
    phase,
    play,
    refused,
    seen,
    table,
    told,
)

# c2 lacks one tenant; the fourth colour lives elsewhere.
ALMOST_FULL = {"c2": "rgb.", "a0": "...y"}


def fourth_placed(pictures: Mapping[str, str] = ALMOST_FULL) -> State:
    """Red has just put the fourth tenant on the left arrow of c2."""
    return play(table(board=pictures, hands={0: "red1 red2 red3"}), "play red1", "place red c2w")


def forced(pictures: Mapping[str, str], flat: str) -> State:
    """A forced eviction of an apartment."""
    return play(table(board=pictures, hands={0: "eviction1 red2 red3"}), "play eviction1", f"evict {flat}")


@pytest.mark.clause("RS-4.3a")
def test_rs_4_3a_three_tenants_may_stay() -> None:
    state = play(table(board={"c2": "rg..", "a0": "..by"}), "play red1", "place red c2w")
    assert phase(state) == "draw"
    assert at(state, "c2") == "rg.r"


@pytest.mark.clause("RS-4.3a")
def test_rs_4_3a_at_the_fourth_all_move_to_where_their_arrows_point() -> None:
    state = fourth_placed()
    assert told(state, "evicted") == [{"kind": "evicted", "clause": "RS-4.3a", "flat": "c2", "number": 1}]
    play(state, "land n", "land e", "land s", "land w")
    assert board(state) == {"c3": "r...", "b2": "...r", "d2": ".g..", "c1": "..b.", "a0": "...y"}
    assert phase(state) == "draw"


@pytest.mark.clause("RS-4.3a", "RS-4.3d")
def test_rs_4_3a_the_player_of_the_turn_lands_them_in_the_order_up_right_down_left() -> None:
    state = fourth_placed()
    asked: list[object] = []
    for arrow in "swen":
        prompt = state.prompt(0)
        assert (prompt["kind"], prompt["clause"], state.actors()) == ("land", "RS-4.3a", [0])
        assert prompt["params"]["from"] == "c2"
        asked.append([prompt["params"][name] for name in ("direction", "colour", "flat")])
        assert legal(state) == ["land n", "land e", "land s", "land w"]
        play(state, f"land {arrow}")
    assert asked == [["n", "red", "c3"], ["e", "green", "d2"], ["s", "blue", "c1"], ["w", "red", "b2"]]
    assert [at(state, flat) for flat in ("c3", "d2", "c1", "b2")] == ["..r.", "...g", ".b..", "r..."]


@pytest.mark.clause("RS-4.3a")
def test_rs_4_3a_a_tenant_lands_on_a_free_arrow() -> None:
    state = fourth_placed({**ALMOST_FULL, "c3": "yy.."})
    assert legal(state) == ["land s", "land w"]
    assert refused(state, "land e") == ("arrow-taken", "RS-2d", {"arrow": "e", "flat": "c3"})
    play(state, "land w")
    assert told(state, "moved") == [
        {"kind": "moved", "clause": "RS-4.3a", "colour": "red", "from": "c2n", "direction": "n", "to": "c3w"}
    ]
    assert at(state, "c3") == "yy.r"


@pytest.mark.clause("RS-4.3a")
def test_rs_4_3a_the_view_shows_the_eviction_under_way() -> None:
    state = play(fourth_placed(), "land n")
    assert seen(state, 2)["eviction"] == {
        "flat": "c2",
        "colour": "green",
        "direction": "e",
        "landing": "d2",
        "lifted": [],
    }
    assert seen(state)["chain"] == ["c2"]
    assert seen(play(state, "land e", "land s", "land w"))["eviction"] is None


@pytest.mark.clause("RS-4.3a")
def test_rs_4_3a_of_several_full_apartments_the_player_chooses_the_next() -> None:
    state = fourth_placed({**ALMOST_FULL, "c3": "yyb.", "c1": "g.yg"})
    play(state, "land w", "land n", "land e", "land n")
    assert (phase(state), state.actors()) == ("chain", [0])
    prompt = state.prompt(0)
    assert (prompt["kind"], prompt["clause"]) == ("chain", "RS-4.3a")
    assert legal(state) == ["evict c3", "evict c1"]
    play(state, "evict c1")
    assert seen(state)["chain"] == ["c2", "c1"]
    # c1 is n green, e blue, s yellow, w green: they go to c2, d1, c0 and b1.
    play(state, "land n", "land n", "land n", "land n")
    # Now c3 is the only full one: it is evicted without a question.
    assert seen(state)["chain"] == ["c2", "c1", "c3"]
    play(state, "land e", "land n", "land s", "land n")
    assert phase(state) == "draw"
    assert board(state) == {
        "b3": "r...",
        "d3": "y...",
        "b2": "r...",
        "c2": "g.b.",
        "d2": "g...",
        "b1": "g...",
        "d1": "b...",
        "a0": "...y",
        "c0": "yy..",
    }


@pytest.mark.clause("RS-4.3a")
def test_rs_4_3a_the_choice_is_made_anew_before_each_eviction() -> None:
    state = evicting({"a3": "rbyg", "c2": "rbyg", "e0": "rbyg"})
    assert legal(state) == ["evict a3", "evict c2", "evict e0"]
    play(state, "evict c2", "land n", "land n", "land n", "land n")
    assert legal(state) == ["evict a3", "evict e0"]


@pytest.mark.clause("RS-4.3b")
def test_rs_4_3b_an_eviction_that_fills_another_apartment_goes_on_as_a_chain() -> None:
    state = fourth_placed({**ALMOST_FULL, "c1": "g.yg"})
    play(state, "land n", "land n", "land e")
    # c1 is full, but first c2 is emptied.
    assert seen(state)["chain"] == ["c2"]
    play(state, "land w")
    assert told(state, "evicted") == [{"kind": "evicted", "clause": "RS-4.3a", "flat": "c1", "number": 2}]
    assert seen(state)["chain"] == ["c2", "c1"]
    play(state, "land n", "land e", "land s", "land w")
    assert (phase(state), at(state, "c2"), at(state, "c1")) == ("draw", "g...", "....")
    assert seen(state)["chain"] == []


@pytest.mark.clause("RS-4.3b")
def test_rs_4_3b_only_an_apartment_that_holds_four_is_evicted() -> None:
    state = evicting({"c2": "rbyg", "c3": "rbyg", "a0": "rby."})
    for flat in ("a0", "e3"):
        assert refused(state, f"evict {flat}") == ("evict-not-full", "RS-4.3b", {"flat": flat})


@pytest.mark.clause("RS-4.3b")
def test_rs_4_3b_an_apartment_may_be_evicted_twice_in_a_chain() -> None:
    # Three of c2 cannot leave; then c3 sends a fourth down to them.
    state = evicting({"c2": "rbyg", "c3": "rbyg", "d2": "rbyg", "c1": "rbyg"})
    play(state, "evict c2", "land w", "land n", "land e", "land s")
    assert at(state, "c2") == "rby."
    assert legal(state) == ["evict c3", "evict d2", "evict c1"]
    play(state, "evict c3", "land n", "land n", "land w", "land n")
    assert at(state, "c2") == "rbyy"
    assert legal(state) == ["evict c2", "evict d2", "evict c1"]
    play(state, "evict c2")
    assert seen(state)["chain"] == ["c2", "c3", "c2"]


@pytest.mark.clause("RS-4.3c")
@pytest.mark.parametrize(
    ("start", "arrow", "end"),
    [
        ("c3", "n", "c0"),
        ("c0", "s", "c3"),
        ("e2", "e", "a2"),
        ("a1", "w", "e1"),
        ("a3", "n", "a0"),
        ("a3", "w", "e3"),
        ("e0", "e", "a0"),
        ("e0", "s", "e3"),
    ],
)
def test_rs_4_3c_the_grid_wraps_around_at_every_edge(start: str, arrow: str, end: str) -> None:
    state = forced({"c1": "rbyg"[:3] + ".", start + arrow: "green"}, start)
    assert state.prompt(0)["params"]["flat"] == end
    play(state, "land n")
    assert at(state, end)[0] == "g"
    assert at(state, start) == "...."


@pytest.mark.clause("RS-4.3c")
def test_rs_4_3c_a_corner_apartment_empties_over_both_edges() -> None:
    state = play(table(board={"e3": ".rbg", "b1": ".y.."}), "play red1", "place red e3n")
    play(state, "land n", "land n", "land n", "land n")
    assert board(state) == {"e0": "r...", "a3": "r...", "e2": "b...", "d3": "g...", "b1": ".y.."}


@pytest.mark.clause("RS-4.3d")
def test_rs_4_3d_a_tenant_bound_for_a_full_apartment_stays_on_an_arrow_of_choice() -> None:
    state = play(evicting({"c2": "rbyg", "c3": "bgry"}), "evict c2")
    # The tenant on the up arrow stays: the one on the right is first to go.
    assert state.prompt(0)["params"]["direction"] == "e"
    play(state, "land n", "land n", "land n")
    prompt = state.prompt(0)
    assert (prompt["kind"], prompt["clause"]) == ("stay", "RS-4.3d")
    assert prompt["params"] == {"card": "red5", "card_kind": "red", "colour": "red", "from": "c2", "flat": "c2"}
    assert seen(state)["eviction"] == {
        "flat": "c2",
        "colour": "red",
        "direction": None,
        "landing": "c2",
        "lifted": ["red"],
    }
    assert at(state, "c2") == "...."
    assert legal(state) == ["land n", "land e", "land s", "land w"]
    play(state, "land s")
    assert told(state, "stayed") == [{"kind": "stayed", "clause": "RS-4.3d", "colour": "red", "place": "c2s"}]
    assert at(state, "c2") == "..r."
    # c3 comes next, and its tenant on the down arrow finds room in c2 now.
    assert seen(state)["chain"] == ["c2", "c3"]


@pytest.mark.clause("RS-4.3d")
def test_rs_4_3d_those_who_stay_are_put_back_in_order_on_any_arrow_still_free() -> None:
    state = play(evicting({"c2": "rbyg", "c3": "rbyg", "d2": "rbyg", "c1": "rbyg"}), "evict c2")
    assert state.prompt(0)["params"]["direction"] == "w"
    play(state, "land w")
    assert seen(state)["eviction"] == {
        "flat": "c2",
        "colour": "red",
        "direction": None,
        "landing": "c2",
        "lifted": ["red", "blue", "yellow"],
    }
    play(state, "land s")
    assert legal(state) == ["land n", "land e", "land w"]
    assert refused(state, "land s") == ("arrow-taken", "RS-2d", {"arrow": "s", "flat": "c2"})
    play(state, "land w")
    assert legal(state) == ["land n", "land e"]
    play(state, "land n")
    assert at(state, "c2") == "y.rb"


@pytest.mark.clause("RS-4.3d")
def test_rs_4_3d_a_tenant_may_stay_on_the_arrow_it_came_from() -> None:
    state = play(evicting({"c2": "rbyg", "b2": "rbyg"}), "evict c2", "land n", "land n", "land n", "land w")
    assert at(state, "c2") == "...g"


@pytest.mark.clause("RS-4.3d")
@pytest.mark.parametrize(
    ("full", "direction", "lifted"), [("c3", "e", "r"), ("d2", "n", "b"), ("c1", "n", "y"), ("b2", "n", "g")]
)
def test_rs_4_3d_whoever_stays_those_who_can_leave_go_first(full: str, direction: str, lifted: str) -> None:
    state = play(evicting({"c2": "rbyg", full: "rbyg"}), "evict c2")
    assert state.prompt(0)["params"]["direction"] == direction
    play(state, "land n", "land n", "land n")
    assert state.prompt(0)["params"]["colour"] == {"r": "red", "b": "blue", "y": "yellow", "g": "green"}[lifted]


SURROUNDED = {"c2": "rbyg", "c3": "rbyg", "d2": "rbyg", "c1": "rbyg", "b2": "rbyg"}


@pytest.mark.clause("RS-4.3e")
def test_rs_4_3e_an_apartment_that_nobody_could_leave_cannot_be_chosen() -> None:
    state = evicting(SURROUNDED)
    assert legal(state) == ["evict c3", "evict b2", "evict d2", "evict c1"]
    assert refused(state, "evict c2") == ("evict-blocked", "RS-4.3e", {"flat": "c2"})


@pytest.mark.clause("RS-4.3e")
@pytest.mark.parametrize("room", ["c3", "d2", "c1", "b2"])
def test_rs_4_3e_room_in_one_neighbour_is_enough(room: str) -> None:
    state = evicting({flat: "rbyg" if flat != room else "rby." for flat in SURROUNDED})
    assert "evict c2" in legal(state)


@pytest.mark.clause("RS-4.3e")
def test_rs_4_3e_over_the_edges_too_nobody_could_leave() -> None:
    state = evicting({"a3": "rbyg", "b3": "rbyg", "e3": "rbyg", "a2": "rbyg", "a0": "rbyg"})
    assert refused(state, "evict a3") == ("evict-blocked", "RS-4.3e", {"flat": "a3"})


TWO_FULL = {"c2": "rbyg", "e0": "rbyg", "a0": "r..."}


@pytest.mark.clause("RS-4.3f")
def test_rs_4_3f_the_first_twenty_evictions_are_chosen_freely() -> None:
    # Nineteen so far, all of c2: the twentieth may be c2 again.
    state = evicting(TWO_FULL, chain=["c2"] * 19)
    assert legal(state) == ["evict c2", "evict e0"]


@pytest.mark.clause("RS-4.3f")
def test_rs_4_3f_from_the_twenty_first_on_only_those_evicted_least() -> None:
    state = evicting(TWO_FULL, chain=["c2"] * 10 + ["e0"] * 9 + ["a0"])
    assert legal(state) == ["evict e0"]
    assert refused(state, "evict c2") == ("evict-not-fewest", "RS-4.3f", {"free": 20, "flat": "c2"})


@pytest.mark.clause("RS-4.3f")
def test_rs_4_3f_among_equals_the_choice_stays_free() -> None:
    state = evicting({**TWO_FULL, "a2": "rbyg"}, chain=["c2"] * 8 + ["e0"] * 8 + ["a2"] * 9)
    assert legal(state) == ["evict c2", "evict e0"]
    state = evicting({**TWO_FULL, "a2": "rbyg"}, chain=["e3"] * 25)
    assert legal(state) == ["evict a2", "evict c2", "evict e0"]


@pytest.mark.clause("RS-4.3f", "RS-4.3e")
def test_rs_4_3f_the_least_evicted_are_sought_among_those_that_can_be_chosen() -> None:
    # c2 was never evicted, but nobody could leave it.
    state = evicting(SURROUNDED, chain=["c3", "d2", "c1", "b2"] * 5 + ["b2"])
    assert legal(state) == ["evict c3", "evict d2", "evict c1"]
    assert refused(state, "evict c2")[0] == "evict-blocked"
    assert refused(state, "evict b2")[0] == "evict-not-fewest"


@pytest.mark.clause("RS-4.3f")
def test_rs_4_3f_the_twenty_first_happens_by_itself_when_one_is_left_to_choose() -> None:
    state = play(evicting({**TWO_FULL, "a2": "rbyg"}, chain=["c2"] * 10 + ["e3"] * 9), "evict a2")
    play(state, "land n", "land n", "land n", "land n")
    assert seen(state)["chain"][19:] == ["a2", "e0"]
    assert legal(state) == ["land n", "land e", "land s", "land w"]


@pytest.mark.clause("RS-4.3f", "RS-7c")
def test_rs_4_3f_a_forced_eviction_counts_as_the_first() -> None:
    state = forced({"c2": "r...", "c3": "bbyg"[:3] + ".", "d1": "..yg"}, "c2")
    assert seen(state)["chain"] == ["c2"]
    assert told(state, "evicted") == [{"kind": "evicted", "clause": "RS-4.3a", "flat": "c2", "number": 1}]
    play(state, "land w")
    assert seen(state)["chain"] == ["c2", "c3"]


@pytest.mark.clause("RS-4.3f")
def test_rs_4_3f_the_count_begins_again_with_the_next_turn() -> None:
    state = play(fourth_placed(), "land n", "land e", "land s", "land w", "draw green5")
    assert seen(state)["chain"] == []


@pytest.mark.clause("RS-4.3f", "RS-4.3e")
@pytest.mark.parametrize("seed", range(8))
def test_rs_4_3f_every_chain_ends(seed: int) -> None:
    """The most crowded boards, in the hands of a player who evicts what was evicted most and lands where it hurts."""
    rng = faubourg.Rng(seed)
    flats = list(range(20))
    pictures: dict[str, str] = {}
    for _ in range(9):
        flat = flats.pop(int(rng.below(len(flats))))
        pictures[flat_name(flat)] = "rbyg"
    state = evicting(pictures)
    moves = 0
    while phase(state) != "draw":
        chain = seen(state)["chain"]
        choices = legal(state)
        if phase(state) == "chain":
            choices.sort(key=lambda line: chain.count(line.removeprefix("evict ")))
            play(state, choices[-1])
        else:
            play(state, choices[int(rng.below(len(choices)))])
        moves += 1
        assert state.broken() == ""
        assert moves < 3000
