"""What a person is offered, and what is greyed with its reason."""

from collections.abc import Mapping

import pytest

import faubourg
from faubourg.core.state import Choice, State
from tests.games.roomshare.positions import CORNERS, evicting, last_chance, legal, play, table


def offered(state: State, seat: int = 0) -> list[Choice]:
    """The choices that are legal moves; they must be exactly those."""
    found = [choice for choice in state.choices(seat) if choice["refusal"] is None]
    assert [choice["move"] for choice in found] == state.legal(seat)
    assert all(choice["cost"] is None for choice in found)
    return found


def greyed(state: State, seat: int = 0) -> dict[str, str]:
    """Each greyed target with the code of its refusal."""
    found: dict[str, str] = {}
    for choice in state.choices(seat):
        if choice["refusal"] is not None:
            assert (choice["move"], choice["cost"]) == (None, None)
            (target,) = choice["targets"]
            assert target not in found
            found[target] = str(choice["refusal"]["code"])
    return found


def reason(state: State, target: str, seat: int = 0) -> dict[str, object]:
    """Why a target is greyed, whole."""
    (found,) = [choice["refusal"] for choice in state.choices(seat) if choice["targets"] == [target]]
    assert found is not None
    return found


def kinds(state: State, seat: int = 0) -> set[str]:
    return {choice["kind"] for choice in state.choices(seat)}


def test_a_seat_that_is_not_asked_has_no_choices() -> None:
    assert table().choices(1) == []


@pytest.mark.clause("RS-4.1")
def test_rs_4_1_the_cards_of_the_hand_are_offered() -> None:
    state = table(hands={0: "red1 green5 swap2"})
    assert [choice["targets"] for choice in offered(state)] == [["card:red1"], ["card:green5"], ["card:swap2"]]
    assert kinds(state) == {"play-card"}
    assert greyed(state) == {}


@pytest.mark.clause("RS-4.2a")
def test_rs_4_2a_a_key_offers_arrows_and_greys_the_apartments_where_its_colour_does_not_live() -> None:
    state = play(table(), "play red1")
    assert [choice["targets"] for choice in offered(state)] == [
        ["colour:red", "flat:b2", f"arrow:b2{arrow}"] for arrow in "nsw"
    ]
    assert kinds(state) == {"place"}
    grey = greyed(state)
    assert len(grey) == 19
    assert set(grey.values()) == {"no-key-tenant"}
    assert "flat:b2" not in grey
    assert reason(state, "flat:d2") == {
        "code": "no-key-tenant",
        "clause": "RS-4.2a",
        "params": {"key": "red", "colour": "red", "flat": "d2", "arrow": "n"},
    }


@pytest.mark.clause("RS-4.2a")
def test_rs_4_2a_the_reason_is_about_a_colour_that_the_player_has() -> None:
    state = play(table(turn=3, hands={3: "red1 red2 red3"}), "play red1")
    assert reason(state, "flat:a3", 3)["params"] == {"key": "red", "colour": "green", "flat": "a3", "arrow": "n"}


@pytest.mark.clause("RS-7b")
def test_rs_7b_a_departure_offers_tenants_and_greys_the_others() -> None:
    state = table(board={**CORNERS, "d2": "b..b"}, hands={0: "departure1 red1 red2"})
    play(state, "play departure1")
    assert [choice["targets"] for choice in offered(state)] == [
        ["colour:blue", "arrow:d2n"],
        ["colour:blue", "arrow:d2w"],
    ]
    assert kinds(state) == {"take"}
    assert greyed(state) == {"arrow:b2e": "take-own", "arrow:b1e": "take-last", "arrow:d1w": "take-last"}


@pytest.mark.clause("RS-7c")
def test_rs_7c_a_forced_eviction_greys_the_empty_apartments() -> None:
    state = play(table(hands={0: "eviction1 red1 red2"}), "play eviction1")
    assert [choice["targets"] for choice in offered(state)] == [["flat:b2"], ["flat:d2"], ["flat:b1"], ["flat:d1"]]
    assert kinds(state) == {"force"}
    assert len(greyed(state)) == 16
    assert set(greyed(state).values()) == {"evict-empty"}


@pytest.mark.clause("RS-4.3e", "RS-4.3f")
def test_rs_4_3f_a_chain_says_why_an_apartment_cannot_go_next() -> None:
    full = dict.fromkeys(("c2", "c3", "d2", "c1", "b2"), "rbyg")
    state = evicting(full, chain=["b2"] * 20)
    assert [choice["targets"] for choice in offered(state)] == [["flat:c3"], ["flat:d2"], ["flat:c1"]]
    assert kinds(state) == {"chain"}
    grey = greyed(state)
    assert (grey["flat:c2"], grey["flat:b2"], grey["flat:a0"]) == (
        "evict-blocked",
        "evict-not-fewest",
        "evict-not-full",
    )
    assert len(grey) == 17


@pytest.mark.clause("RS-4.3a")
def test_rs_4_3a_a_landing_offers_free_arrows_and_greys_taken_ones() -> None:
    state = play(evicting({"c2": "rbyg", "c3": "rbyg", "d2": ".g.."}), "evict c2")
    assert [choice["targets"] for choice in offered(state)] == [["arrow:d2n"], ["arrow:d2s"], ["arrow:d2w"]]
    assert kinds(state) == {"land"}
    assert greyed(state) == {"arrow:d2e": "arrow-taken"}


@pytest.mark.clause("RS-7e")
def test_rs_7e_a_swap_greys_tenants_without_a_partner_and_then_those_that_are_none() -> None:
    state = table(board={"b2": ".rb.", "d2": "...b", "d1": "g..."}, hands={0: "swap1 red1 red2"})
    play(state, "play swap1")
    assert [(choice["kind"], choice["targets"]) for choice in offered(state)] == [
        ("swap-first", ["colour:red", "arrow:b2e"]),
        ("swap-first", ["colour:blue", "arrow:b2s"]),
        ("swap-first", ["colour:blue", "arrow:d2w"]),
        ("swap-nothing", []),
    ]
    assert greyed(state) == {"arrow:d1n": "no-swap-partner"}
    play(state, "swap b2s")
    assert [(choice["kind"], choice["targets"]) for choice in offered(state)] == [
        ("swap-second", ["colour:green", "arrow:d1n"])
    ]
    assert greyed(state) == {
        "arrow:b2e": "swap-same-flat",
        "arrow:b2s": "swap-same-flat",
        "arrow:d2w": "swap-same-colour",
    }


@pytest.mark.clause("RS-7f")
def test_rs_7f_a_renovation_offers_pairs_and_greys_the_apartments_without_one() -> None:
    state = table(
        board={**CORNERS, "b2": "rr.b", "a3": "gg.."},
        hands={0: "renovation1 red1 red2"},
        options={"renovation": True},
    )
    play(state, "play renovation1")
    assert [(choice["kind"], choice["targets"]) for choice in offered(state)] == [
        ("renovate", ["flat:b2", "arrow:b2n", "arrow:b2w"]),
        ("renovate", ["flat:b2", "arrow:b2e", "arrow:b2w"]),
        ("renovate-nothing", []),
    ]
    assert len(greyed(state)) == 19
    assert reason(state, "flat:a3") == {
        "code": "renovate-same-colour",
        "clause": "RS-7f",
        "params": {"place": "a3n", "other": "a3e"},
    }
    assert greyed(state)["flat:d2"] == "nobody-there"


@pytest.mark.clause("RS-5.1a", "RS-5.1b")
def test_rs_5_1b_the_last_chance_greys_crowded_apartments_and_those_without_the_own_colour() -> None:
    nine = {"a3": "rr..", "c3": "rr..", "e3": "rr..", "b2": "rr..", "e1": "r..."}
    state = last_chance({**nine, "d2": "bbb.", "c0": "b.y.", "d1": "g..."})
    assert [(choice["kind"], choice["targets"]) for choice in offered(state, 1)] == [
        ("last-chance", ["colour:blue", "flat:c0", "arrow:c0e"]),
        ("last-chance", ["colour:blue", "flat:c0", "arrow:c0w"]),
        ("pass", []),
    ]
    grey = greyed(state, 1)
    assert (grey["flat:d2"], grey["flat:a3"], grey["flat:a0"]) == (
        "last-chance-crowded",
        "no-own-tenant",
        "no-own-tenant",
    )
    assert len(grey) == 19


@pytest.mark.clause("RS-7a", "RS-7d", "RS-8.2a")
@pytest.mark.parametrize(
    ("seats", "card", "options", "grey"),
    [
        (4, "communication1", {}, {"flat:c2": "nobody-lives-there"}),
        (4, "contract1", {}, {"flat:d2": "not-empty-nor-own"}),
        (2, "", {"duel": True}, {"flat:c2": "duel-empty"}),
    ],
)
def test_rs_7d_other_ways_to_place_grey_by_their_own_rule(
    seats: int, card: str, options: Mapping[str, object], grey: Mapping[str, str]
) -> None:
    state = table(seats, hands={0: f"{card} red1 red2"} if card else None, options=options)
    if card:
        play(state, f"play {card}")
    assert grey.items() <= greyed(state).items()
    assert "flat:b2" not in greyed(state)


def test_choices_and_moves_agree_all_through_a_match() -> None:
    match = faubourg.new("roomshare", seats=3, seed=4, options={"renovation": True, "royal": "suite"})
    rng = faubourg.Rng(4)
    for _ in range(60):
        if match.state.over:
            break
        (seat,) = match.state.actors()
        moves = offered(match.state, seat)
        assert len(greyed(match.state, seat)) <= 64
        match.play(moves[int(rng.below(len(moves)))]["move"])


@pytest.mark.clause("RS-4.1")
def test_rs_4_1_prompts_name_what_is_asked() -> None:
    state = table(hands={0: "red1 red2 red3"})
    assert state.prompt(0) == {"kind": "play-card", "clause": "RS-4.1", "params": {}}
    assert state.prompt(2) == {"kind": "wait", "clause": "RS-4.1", "params": {"actors": [0]}}
    play(state, "play red1")
    assert state.prompt(0) == {
        "kind": "place-key",
        "clause": "RS-4.2a",
        "params": {"card": "red1", "card_kind": "red", "colours": ["red"]},
    }
    play(state, "place red b2n")
    assert state.prompt(0) == {"kind": "wait", "clause": "RS-4.4a", "params": {"actors": [faubourg.NATURE]}}
    assert legal(state)[0].startswith("draw ")


@pytest.mark.clause("RS-3e", "RS-3g", "RS-3h", "RS-3i")
def test_rs_3_prompts_name_the_clause_by_which_chance_decides() -> None:
    state = faubourg.game("roomshare").start(4)
    clauses = [state.prompt(0)["clause"]]
    for line in ("first 0", "corners red blue yellow green", *["lay classic"] * 8):
        play(state, line)
        clauses.append(state.prompt(0)["clause"])
    play(state, *["lay suite"] * 3, *["lay haunted"] * 3)
    clauses.append(state.prompt(0)["clause"])
    assert clauses == ["RS-3i", "RS-3e", *["RS-3g"] * 9, "RS-3h"]
