"""Chapter 7: the event cards."""

from collections.abc import Mapping

import pytest

from faubourg.core.state import State
from tests.games.roomshare.positions import (
    CORNERS,
    at,
    board,
    legal,
    phase,
    play,
    refused,
    reserve_of,
    seen,
    table,
    told,
)


def after(card: str, pictures: Mapping[str, str] = CORNERS, seats: int = 4) -> State:
    """Seat 0 has just played an event card."""
    renovation = card.startswith("renovation")
    hands = {0: f"{card} red4 red5", 1: "blue1 blue2 blue3"}
    return play(table(seats, pictures, hands=hands, options={"renovation": renovation}), f"play {card}")


# Communication


@pytest.mark.clause("RS-7a")
def test_rs_7a_communication_is_a_key_of_any_colour() -> None:
    state = after("communication1")
    assert legal(state) == [
        *(f"place red b2{arrow}" for arrow in "nsw"),
        *(f"place red d2{arrow}" for arrow in "nes"),
        *(f"place red b1{arrow}" for arrow in "nsw"),
        *(f"place red d1{arrow}" for arrow in "nes"),
    ]
    play(state, "place red d2e")
    assert at(state, "d2") == ".r.b"
    assert told(state, "placed")[0]["clause"] == "RS-7a"
    assert seen(state)["discards"] == ["communication1"]


@pytest.mark.clause("RS-7a")
def test_rs_7a_no_colour_lives_in_an_empty_apartment() -> None:
    assert refused(after("communication1"), "place red c2n") == (
        "nobody-lives-there",
        "RS-7a",
        {"colour": "red", "flat": "c2", "arrow": "n"},
    )


@pytest.mark.clause("RS-7a")
def test_rs_7a_a_fourth_tenant_is_evicted_as_ever() -> None:
    state = play(after("communication2", {**CORNERS, "c2": "bbb."}), "place red c2w")
    assert phase(state) == "land"


# Departure day

TWO_OF_EACH = {"b2": ".rr.", "d2": ".b.b", "b1": ".y..", "d1": "...g", "a3": ".g..", "c3": ".b.."}


@pytest.mark.clause("RS-7b")
def test_rs_7b_a_tenant_of_an_opponent_goes_back_into_its_owners_reserve() -> None:
    state = after("departure1", TWO_OF_EACH)
    assert legal(state) == ["take a3e", "take c3e", "take d2e", "take d2w", "take d1w"]
    play(state, "take d2e")
    assert at(state, "d2") == "...b"
    assert [reserve_of(state, seat) for seat in range(4)] == [{"red": 7}, {"blue": 7}, {"yellow": 8}, {"green": 7}]
    assert told(state, "taken") == [
        {"kind": "taken", "clause": "RS-7b", "seat": 0, "colour": "blue", "place": "d2e", "reserve": 1}
    ]
    assert (phase(state), seen(state)["discards"]) == ("draw", ["departure1"])


@pytest.mark.clause("RS-7b")
@pytest.mark.parametrize(
    ("taker", "place", "owner"), [(1, "c2n", 0), (2, "c2e", 1), (3, "c2n", 0), (0, "c2s", 2), (2, "c1n", 3)]
)
def test_rs_7b_whoever_takes_it_the_owner_gets_it_back(taker: int, place: str, owner: int) -> None:
    state = table(board={**CORNERS, "c2": "rby.", "c1": "g..."}, turn=taker, hands={taker: "departure1 red4 red5"})
    before = [sum(reserve_of(state, seat).values()) for seat in range(4)]
    play(state, "play departure1", f"take {place}")
    after_it = [sum(reserve_of(state, seat).values()) for seat in range(4)]
    assert [new - old for new, old in zip(after_it, before, strict=True)] == [int(seat == owner) for seat in range(4)]
    assert told(state, "taken")[0]["reserve"] == owner


@pytest.mark.clause("RS-7b")
def test_rs_7b_never_ones_own_colour() -> None:
    assert refused(after("departure1", TWO_OF_EACH), "take b2e") == (
        "take-own",
        "RS-7b",
        {"own": "red", "place": "b2e"},
    )


@pytest.mark.clause("RS-7b")
def test_rs_7b_never_the_only_one_of_its_colour() -> None:
    assert refused(after("departure1", TWO_OF_EACH), "take b1e") == ("take-last", "RS-7b", {"place": "b1e"})


@pytest.mark.clause("RS-7b")
def test_rs_7b_only_where_somebody_stands() -> None:
    assert refused(after("departure1", TWO_OF_EACH), "take c2n") == ("nobody-there", "RS-7b", {"place": "c2n"})


@pytest.mark.clause("RS-7b")
def test_rs_7b_whether_a_tenant_is_the_only_one_depends_on_the_painted_colour() -> None:
    # With two players the second colours are not added to the own ones.
    state = after("departure1", {**CORNERS, "c2": "gg.."}, 2)
    assert legal(state) == ["take c2n", "take c2e", "take d1w"]
    assert refused(state, "take d2w")[0] == "take-last"
    assert refused(state, "take b1e")[0] == "take-last"


@pytest.mark.clause("RS-7b")
@pytest.mark.parametrize("seats", [2, 3])
def test_rs_7b_a_tenant_of_nobodys_colour_goes_into_the_takers_reserve(seats: int) -> None:
    state = after("departure1", {**CORNERS, "c2": "gg.."}, seats)
    before = [dict(reserve_of(state, seat)) for seat in range(seats)]
    play(state, "take c2n")
    assert reserve_of(state, 0)["green"] == before[0]["green"] + 1
    assert [reserve_of(state, seat) for seat in range(1, seats)] == before[1:]
    assert told(state, "taken")[0]["reserve"] == 0


@pytest.mark.clause("RS-7b")
def test_rs_7b_even_of_the_opponents_second_colour() -> None:
    # Yellow is the second colour of seat 1.
    state = play(after("departure1", {**CORNERS, "c2": "yy.."}, 2), "take c2e")
    assert reserve_of(state, 0) == {"red": 8, "green": 8, "yellow": 1}
    assert reserve_of(state, 1) == {"blue": 8, "yellow": 6}
    # And from then on it may be placed like any other.
    play(state, "draw blue5", "play blue1", "place blue d2n", "draw swap2", "play red4")
    assert "place yellow b2n" in legal(state)


@pytest.mark.clause("RS-7b", "RS-4.2c")
def test_rs_7b_if_only_such_tenants_may_be_taken_one_must_be() -> None:
    state = after("departure1", {**CORNERS, "c2": "rr..", "c1": "g..."}, 3)
    assert phase(state) == "take"
    assert legal(state) == ["take c1n", "take d1w"]


@pytest.mark.clause("RS-7b")
def test_rs_7b_the_opponents_own_tenants_go_back_to_the_opponent_with_two_players_too() -> None:
    state = play(after("departure2", {**CORNERS, "c2": "bb.."}, 2), "take d2w")
    assert reserve_of(state, 0) == {"red": 8, "green": 8}
    assert reserve_of(state, 1) == {"blue": 7, "yellow": 8}


# Forced eviction


@pytest.mark.clause("RS-7c")
def test_rs_7c_any_apartment_that_holds_a_tenant_may_be_evicted() -> None:
    state = after("eviction1", {**CORNERS, "c2": "bb..", "a3": "ggg."})
    assert legal(state) == ["evict a3", "evict b2", "evict c2", "evict d2", "evict b1", "evict d1"]
    play(state, "evict c2", "land s", "land n")
    assert [at(state, flat) for flat in ("c2", "c3", "d2")] == ["....", "..b.", "b..b"]
    assert (phase(state), seen(state)["discards"]) == ("draw", ["eviction1"])


@pytest.mark.clause("RS-7c")
def test_rs_7c_an_empty_apartment_cannot_be() -> None:
    assert refused(after("eviction1"), "evict c2") == ("evict-empty", "RS-7c", {"flat": "c2"})


@pytest.mark.clause("RS-7c")
def test_rs_7c_a_chain_may_follow() -> None:
    state = play(after("eviction2", {**CORNERS, "c2": "r...", "c3": "ggg."}), "evict c2", "land w")
    assert seen(state)["chain"] == ["c2", "c3"]
    assert state.prompt(0)["params"]["from"] == "c3"


# New contract


@pytest.mark.clause("RS-7d")
def test_rs_7d_into_an_apartment_that_holds_nobody_or_beside_the_own_colour() -> None:
    state = after("contract1", {"b2": ".r..", "d2": "...b", "b1": "ryg."})
    flats = {line.split()[2][:2] for line in legal(state)}
    assert flats == {column + floor for column in "abcde" for floor in "0123"} - {"d2"}
    assert [line for line in legal(state) if " b1" in line] == ["place red b1w"]
    assert len([line for line in legal(state) if " c2" in line]) == 4
    assert refused(state, "place red d2n") == (
        "not-empty-nor-own",
        "RS-7d",
        {"own": "red", "colour": "red", "flat": "d2", "arrow": "n"},
    )
    play(state, "place red e0w")
    assert at(state, "e0") == "...r"
    assert told(state, "placed")[0]["clause"] == "RS-7d"


@pytest.mark.clause("RS-7d")
@pytest.mark.parametrize("seats", [2, 3])
def test_rs_7d_any_colour_of_the_reserve_but_a_key_of_the_own_colour(seats: int) -> None:
    state = after("contract2", CORNERS, seats)
    assert {"place green c2n", "place green b2n", "place red c2w"} <= set(legal(state))
    # Green lives in d1, but it is no player's own.
    assert refused(state, "place green d1n")[0] == "not-empty-nor-own"


# Apartment swap


@pytest.mark.clause("RS-7e")
def test_rs_7e_two_tenants_change_places_apartment_and_arrow() -> None:
    state = after("swap1", {"b2": ".r..", "d2": "...b", "b1": ".yg."})
    assert legal(state) == ["swap b2e", "swap d2w"]
    play(state, "swap b2e")
    prompt = state.prompt(0)
    assert (prompt["kind"], prompt["clause"], prompt["params"]["first"]) == ("swap-second", "RS-7e", "b2e")
    assert seen(state)["swap_first"] == "b2e"
    assert legal(state) == ["with d2w", "with b1e", "with b1s"]
    play(state, "with b1s")
    assert board(state) == {"b2": ".g..", "d2": "...b", "b1": ".yr."}
    assert told(state, "swapped") == [{"kind": "swapped", "clause": "RS-7e", "places": ["b2e", "b1s"]}]
    assert (phase(state), seen(state)["swap_first"], seen(state)["discards"]) == ("draw", None, ["swap1"])


@pytest.mark.clause("RS-7e")
def test_rs_7e_whoever_they_belong_to() -> None:
    state = play(after("swap2"), "swap d2w", "with d1w")
    assert board(state) == {"b2": ".r..", "d2": "...g", "b1": ".y..", "d1": "...b"}
    assert [reserve_of(state, seat) for seat in range(4)] == [{"red": 8}, {"blue": 8}, {"yellow": 8}, {"green": 8}]


@pytest.mark.clause("RS-7e")
def test_rs_7e_nobody_is_evicted() -> None:
    state = play(after("swap1", {"b2": "rrr.", "d2": "bbb.", "b1": ".yg."}), "swap b2n", "with d2n")
    assert board(state) == {"b2": "brr.", "d2": "rbb.", "b1": ".yg."}
    assert phase(state) == "draw"


@pytest.mark.clause("RS-7e")
def test_rs_7e_the_two_must_live_apart() -> None:
    state = play(after("swap1", {"b2": "by..", "d2": "...r", "b1": "g..."}), "swap b2n")
    assert refused(state, "with b2e") == ("swap-same-flat", "RS-7e", {"first": "b2n", "place": "b2e"})


@pytest.mark.clause("RS-7e")
def test_rs_7e_two_of_one_colour_are_swapped_by_the_move_that_changes_nothing() -> None:
    state = after("swap1", {"b2": "b...", "d2": "...b", "b1": "ryg."})
    assert legal(state) == ["swap b2n", "swap d2w", "swap nothing"]
    before = board(state)
    following = play(state.clone(), "swap b2n")
    assert refused(following, "with d2w") == ("swap-same-colour", "RS-7e", {"first": "b2n", "place": "d2w"})
    play(state, "swap nothing")
    assert board(state) == before
    assert told(state, "swapped") == [{"kind": "swapped", "clause": "RS-7e", "places": []}]
    assert (phase(state), seen(state)["discards"]) == ("draw", ["swap1"])


@pytest.mark.clause("RS-7e")
def test_rs_7e_without_two_of_one_colour_apart_nothing_cannot_be_swapped() -> None:
    state = after("swap1", {**CORNERS, "b2": "rrr."})
    assert "swap nothing" not in legal(state)
    assert refused(state, "swap nothing") == ("no-equal-tenants", "RS-7e", {})


@pytest.mark.clause("RS-7e")
def test_rs_7e_of_the_two_the_first_to_be_named_is_the_one_numbered_lower() -> None:
    state = play(after("swap1", {**CORNERS, "d1": ".b.g"}), "swap d2w")
    assert refused(state, "with b2e") == ("swap-lower", "RS-7e", {"first": "d2w", "place": "b2e"})
    assert legal(state) == ["with b1e", "with d1w"]


@pytest.mark.clause("RS-7e")
def test_rs_7e_the_first_needs_a_partner_after_it() -> None:
    state = after("swap1")
    assert legal(state) == ["swap b2e", "swap d2w", "swap b1e"]
    assert refused(state, "swap d1w") == ("no-swap-partner", "RS-7e", {"place": "d1w"})
    # Flatmates and tenants of one's own colour are no partners.
    state = after("swap1", {"b2": ".ry.", "d2": "..gb", "d1": "g..."})
    assert legal(state) == ["swap b2e", "swap b2s", "swap d2w", "swap nothing"]
    assert refused(state, "swap d2s")[0] == "no-swap-partner"


@pytest.mark.clause("RS-7e")
@pytest.mark.parametrize("last", ["r...", "b...", "y...", "g..."])
def test_rs_7e_a_tenant_of_any_colour_is_a_partner(last: str) -> None:
    others = "".join(letter for letter in "rbyg" if letter != last[0])
    state = after("swap1", {"c2": others + ".", "d1": last})
    assert legal(state) == ["swap c2n", "swap c2e", "swap c2s"]
    assert all(state.can_play(state.parse(line)) for line in legal(state))
    play(state, "swap c2s")
    assert legal(state) == ["with d1n"]
    assert state.can_play(state.parse("with d1n"))


@pytest.mark.clause("RS-7e")
def test_rs_7e_the_very_first_place_comes_first_in_a_swap_and_never_second() -> None:
    state = after("swap1", {**CORNERS, "a3": "b..."})
    assert "swap a3n" in legal(state)
    move = state.parse("with a3n")
    assert refused(state, "with a3n") == ("not-asked-now", "RS-7e", {"move": move})
    play(state, "swap b2e")
    assert refused(state, "with a3n") == ("swap-lower", "RS-7e", {"first": "b2e", "place": "a3n"})


@pytest.mark.clause("RS-7e")
def test_rs_7e_only_tenants_are_swapped() -> None:
    state = after("swap1")
    assert refused(state, "swap a3n") == ("nobody-there", "RS-7e", {"place": "a3n"})
    assert refused(play(state, "swap b2e"), "with e0n") == ("nobody-there", "RS-7e", {"place": "e0n"})


# Renovation

SHARED = {"b2": "rr.b", "d2": "...b", "b1": ".y..", "d1": "...g"}


@pytest.mark.clause("RS-7f")
def test_rs_7f_two_tenants_of_one_apartment_change_arrows() -> None:
    state = after("renovation1", SHARED)
    assert legal(state) == ["renovate b2 nw", "renovate b2 ew", "renovate nothing"]
    play(state, "renovate b2 nw")
    assert at(state, "b2") == "br.r"
    assert told(state, "renovated") == [{"kind": "renovated", "clause": "RS-7f", "places": ["b2n", "b2w"]}]
    assert (phase(state), seen(state)["discards"]) == ("draw", ["renovation1"])


@pytest.mark.clause("RS-7f")
@pytest.mark.parametrize("pair", ["ne", "ns", "nw", "es", "ew", "sw"])
def test_rs_7f_any_two_arrows(pair: str) -> None:
    one, two = ("nesw".index(arrow) for arrow in pair)
    picture = "".join("r" if arrow == one else "g" if arrow == two else "." for arrow in range(4))
    state = after("renovation1", {"a1": picture, "d2": "...b", "b1": ".y.."})
    assert legal(state) == [f"renovate a1 {pair}"]
    play(state, f"renovate a1 {pair}")
    assert at(state, "a1") == picture.translate(str.maketrans("rg", "gr"))


@pytest.mark.clause("RS-7f")
def test_rs_7f_two_of_one_colour_change_nothing() -> None:
    state = after("renovation1", SHARED)
    assert refused(state, "renovate b2 ne") == (
        "renovate-same-colour",
        "RS-7f",
        {"place": "b2n", "other": "b2e"},
    )
    play(state, "renovate nothing")
    assert at(state, "b2") == "rr.b"
    assert told(state, "renovated") == [{"kind": "renovated", "clause": "RS-7f", "places": []}]
    assert (phase(state), seen(state)["discards"]) == ("draw", ["renovation1"])


@pytest.mark.clause("RS-7f")
def test_rs_7f_without_two_of_one_colour_together_it_must_change_something() -> None:
    state = after("renovation1", {**SHARED, "b2": "ry.b"})
    assert refused(state, "renovate nothing") == ("no-equal-flatmates", "RS-7f", {})


@pytest.mark.clause("RS-7f", "RS-4.2c")
def test_rs_7f_two_of_one_colour_alone_are_enough_for_an_effect() -> None:
    state = after("renovation1", {**CORNERS, "b2": "rr.."})
    assert legal(state) == ["renovate nothing"]


@pytest.mark.clause("RS-7f")
def test_rs_7f_it_takes_two() -> None:
    state = after("renovation1", SHARED)
    assert refused(state, "renovate b2 es") == ("nobody-there", "RS-7f", {"place": "b2e", "other": "b2s"})
    assert refused(state, "renovate b2 sw") == ("nobody-there", "RS-7f", {"place": "b2s", "other": "b2w"})
    assert refused(state, "renovate a0 ne")[0] == "nobody-there"
