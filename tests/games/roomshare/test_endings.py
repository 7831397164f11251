"""Every way in which a match can end, as a record: it loads, verifies, and ends as it is said here.

The records are in tests/playthroughs/roomshare/endings; `python tools/golden.py roomshare --endings` writes them anew.
"""

import json
from typing import NamedTuple

import pytest

import faubourg
from faubourg import NATURE, Match, State
from tools.golden import FOLDER, endings

HERE = FOLDER / "roomshare" / "endings"
POINTS = {"classic": 1, "suite": 2, "royal": 3, "haunted": -2}


class Expected(NamedTuple):
    seats: int
    ranking: list[list[int]]
    decided_by: str
    scores: list[int]
    reserves: list[int]
    # What was done in the last chance, in order.
    chances: list[str]


ENDINGS: dict[str, Expected] = {
    "4-score": Expected(
        4, [[1], [0], [3], [2]], "score", [5, 8, 0, 5], [0, 0, 2, 1], ["place blue c2e", "pass", "place green a1w"]
    ),
    "4-reserve": Expected(
        4,
        [[3], [2], [1], [0]],
        "reserve",
        [0, 2, 5, 5],
        [0, 1, 3, 1],
        ["place blue c0e", "place yellow c3s", "place green b2w"],
    ),
    "4-order": Expected(
        4,
        [[1], [3], [0], [2]],
        "order",
        [3, 6, 1, 6],
        [0, 3, 2, 3],
        ["place blue a1s", "place yellow c3n", "place green e0e"],
    ),
    "3-score": Expected(3, [[1], [0], [2]], "score", [5, 7, -2], [0, 2, 3], ["place blue d1e", "place yellow c1n"]),
    "3-reserve": Expected(3, [[1], [2], [0]], "reserve", [-3, 4, 4], [1, 0, 2], ["place yellow c2s", "pass"]),
    "3-order": Expected(3, [[1], [2], [0]], "order", [2, 7, 7], [1, 0, 0], ["pass", "place blue b2w"]),
    "2-score": Expected(2, [[0], [1]], "score", [6, -4], [0, 0], ["place yellow b1e"]),
    "2-reserve": Expected(2, [[0], [1]], "reserve", [1, 1], [0, 1], ["place yellow c2w"]),
    "2-order": Expected(2, [[0], [1]], "order", [5, 5], [0, 0], ["place red d2w"]),
    "4-everyone-passes": Expected(
        4, [[0], [1], [3], [2]], "score", [5, 4, 0, 3], [0, 1, 2, 2], ["pass", "pass", "pass"]
    ),
    "4-last-chance-decides": Expected(
        4,
        [[1], [0], [3], [2]],
        "score",
        [5, 8, -2, 5],
        [0, 0, 1, 1],
        ["place blue c2e", "place yellow d0s", "place green a1e"],
    ),
    "3-last-chance-decides": Expected(
        3, [[1], [0], [2]], "reserve", [3, 3, 0], [4, 1, 0], ["place red b0w", "place blue d2n"]
    ),
    "4-last-chance-empties-another-reserve": Expected(
        4,
        [[1], [0], [3], [2]],
        "score",
        [5, 8, -2, 5],
        [0, 0, 1, 1],
        ["place blue c2e", "place yellow d0s", "place green a1e"],
    ),
    "4-order-against-who-began-the-last-chance": Expected(
        4, [[2], [3], [0], [1]], "order", [1, 1, 5, 5], [1, 1, 0, 0], ["place red c1e", "pass", "place yellow b0n"]
    ),
    "4-three-with-equal-scores": Expected(
        4,
        [[2], [3], [0], [1]],
        "reserve",
        [4, -2, 4, 4],
        [1, 1, 0, 1],
        ["place green a3n", "place red b2s", "place blue d3e"],
    ),
    "4-nobody-has-points": Expected(
        4, [[2], [3], [1], [0]], "order", [-6, -2, 0, 0], [0, 1, 1, 1], ["pass", "place yellow e0s", "pass"]
    ),
    "2-nobody-has-points": Expected(2, [[1], [0]], "reserve", [-2, -2], [2, 0], ["place yellow d1n"]),
    "4-royal-classic": Expected(
        4,
        [[0], [3], [1], [2]],
        "reserve",
        [9, 8, 1, 9],
        [0, 0, 1, 2],
        ["place yellow a3e", "place green a1e", "place red e0e"],
    ),
    "3-royal-suite": Expected(3, [[2], [0], [1]], "score", [2, 2, 9], [1, 4, 0], ["place red b1e", "place blue a0n"]),
    "2-royal-haunted": Expected(2, [[1], [0]], "score", [7, 9], [0, 1], ["place blue c0w"]),
    "4-renovation": Expected(
        4,
        [[2], [1], [3], [0]],
        "order",
        [0, 3, 3, 3],
        [1, 0, 0, 2],
        ["place yellow a1w", "place green a0s", "place red d3w"],
    ),
    "3-renovation-order": Expected(3, [[1], [2], [0]], "order", [2, 6, 6], [0, 1, 1], ["place blue b0s", "pass"]),
    "2-every-variant": Expected(2, [[0], [1]], "score", [3, 1], [0, 3], ["place blue c3w"]),
    "duel-score": Expected(2, [[0], [1]], "score", [7, 0], [0, 0], ["place red c2n"]),
    "duel-first-turn": Expected(2, [[0], [1]], "first-turn", [-3, -3], [0, 0], ["place blue e3n"]),
    "duel-first-turn-of-the-other": Expected(2, [[1], [0]], "first-turn", [-4, -4], [0, 0], ["place red c0e"]),
    "duel-everyone-passes": Expected(2, [[0], [1]], "score", [4, 0], [1, 0], ["pass"]),
    "duel-royal": Expected(2, [[1], [0]], "score", [7, 13], [0, 1], ["pass"]),
    "2-truncated": Expected(2, [[1], [0]], "score", [-2, 1], [14, 12], []),
}


def loaded(name: str) -> Match:
    return faubourg.load((HERE / f"{name}.record").read_text("utf-8"))


def players(state: State) -> list[dict[str, object]]:
    found = state.view(None)["players"]
    assert isinstance(found, list)
    return found


def reserves(state: State) -> list[int]:
    found = []
    for player in players(state):
        reserve = player["reserve"]
        assert isinstance(reserve, dict)
        found.append(sum(reserve.values()))
    return found


def chances(match: Match) -> list[str]:
    """The moves of the last chance."""
    state = match.game.start(match.seats, match.options)
    found = []
    for entry in match.entries:
        if state.view(None)["phase"] == "last-chance":
            found.append(state.text(entry.code))
        state.apply(entry.code, entry.actor)
    return found


def test_there_is_a_record_for_every_ending() -> None:
    assert (
        set(ENDINGS)
        == {ending.name for ending in endings("roomshare")}
        == {path.stem for path in HERE.glob("*.record")}
    )


def test_every_number_of_seats_ends_in_every_way_it_can() -> None:
    ways = {(expected.seats, expected.decided_by) for expected in ENDINGS.values()}
    assert ways == {
        *((seats, reason) for seats in (2, 3, 4) for reason in ("score", "reserve", "order")),
        (2, "first-turn"),
    }


@pytest.mark.clause("RS-6f", "RS-8.2b")
@pytest.mark.parametrize("name", ENDINGS)
def test_a_match_ends_as_it_did(name: str) -> None:
    match = faubourg.verify((HERE / f"{name}.record").read_text("utf-8"))
    expected = ENDINGS[name]
    state = match.state
    assert state.over
    assert state.truncated is name.endswith("truncated")
    assert state.actors() == []
    assert match.notes == []
    assert match.seats == expected.seats
    assert state.ranking() == expected.ranking
    assert state.scores() == expected.scores
    assert reserves(state) == expected.reserves
    for seat in (*range(match.seats), None):
        assert state.view(seat)["decided_by"] == expected.decided_by
        assert state.view(seat)["ranking"] == expected.ranking
    assert faubourg.game("roomshare", match.game.data).restore(state.dump()).ranking() == expected.ranking


@pytest.mark.parametrize("name", [name for name in ENDINGS if not name.endswith("truncated")])
def test_the_last_chance_went_as_it_did(name: str) -> None:
    match = loaded(name)
    assert chances(match) == ENDINGS[name].chances
    # RS-5.1a Everybody but who began it, once.
    assert len(ENDINGS[name].chances) == match.seats - 1


@pytest.mark.clause("RS-6a", "RS-6b", "RS-6c", "RS-6d", "RS-6e", "RS-6f", "RS-8.2b")
@pytest.mark.parametrize("name", ENDINGS)
def test_the_result_can_be_counted_from_what_a_spectator_sees(name: str) -> None:
    """Score, then reserve, then the order of the last chance; in a duel the first turn: written without the rules."""
    match = loaded(name)
    view = match.state.view(None)
    flats = view["flats"]
    assert isinstance(flats, list)
    scores = []
    for player in players(match.state):
        score = 0
        for flat in flats:
            there = [colour for colour in flat["tenants"].values() if colour]
            if flat["kind"] == "haunted" or len(there) == 3:
                score += POINTS[flat["kind"]] * there.count(player["colour"])
        scores.append(score)
    assert scores == match.state.scores()
    began = view["last_chance"]
    if began is None:
        assert match.state.truncated
        return
    assert isinstance(began, int)
    order = [(began + 1 + step) % match.seats for step in range(match.seats)]
    first = view["first"]
    if match.options["duel"]:
        keys = [(-scores[seat], 0, int(seat != first)) for seat in range(match.seats)]
    else:
        keys = [(-scores[seat], reserves(match.state)[seat], order.index(seat)) for seat in range(match.seats)]
    best = sorted(range(match.seats), key=lambda seat: keys[seat])
    assert match.state.ranking() == [[seat] for seat in best]
    different = [one == two for one, two in zip(keys[best[0]], keys[best[1]], strict=True)].index(False)
    reasons = ["score", "", "first-turn"] if match.options["duel"] else ["score", "reserve", "order"]
    assert view["decided_by"] == reasons[different]


@pytest.mark.clause("RS-5.0")
@pytest.mark.parametrize("name", [name for name in ENDINGS if not name.endswith("truncated")])
def test_whoever_began_the_last_chance_had_an_empty_reserve(name: str) -> None:
    match = loaded(name)
    began = match.state.view(None)["last_chance"]
    assert isinstance(began, int)
    assert reserves(match.state)[began] == 0


@pytest.mark.clause("RS-5.1a")
def test_everyone_may_pass() -> None:
    for name, seats in (("4-everyone-passes", 4), ("duel-everyone-passes", 2)):
        assert ENDINGS[name].chances == ["pass"] * (seats - 1)


@pytest.mark.clause("RS-5.1a", "RS-6f")
@pytest.mark.parametrize("name", ["4-last-chance-decides", "3-last-chance-decides"])
def test_a_tenant_placed_in_the_last_chance_can_decide_a_match(name: str) -> None:
    match = loaded(name)
    path = match.path()
    standing = match.state_after(len(path) - (match.seats - 1), path)
    assert standing.view(None)["phase"] == "last-chance"
    assert standing.ranking()[0] != match.state.ranking()[0]


@pytest.mark.clause("RS-5.1a")
def test_emptying_a_reserve_in_the_last_chance_triggers_nothing() -> None:
    expected = ENDINGS["4-last-chance-empties-another-reserve"]
    assert expected.reserves.count(0) == 2
    assert len(expected.chances) == 3


@pytest.mark.clause("RS-6f")
def test_whoever_began_the_last_chance_comes_after_everyone() -> None:
    name = "4-order-against-who-began-the-last-chance"
    match, expected = loaded(name), ENDINGS[name]
    winner, second = expected.ranking[0][0], expected.ranking[1][0]
    assert match.state.view(None)["last_chance"] == second
    assert expected.scores[winner] == expected.scores[second]
    assert expected.reserves[winner] == expected.reserves[second] == 0


@pytest.mark.clause("RS-8.2b")
def test_in_a_duel_the_first_turn_replaces_the_other_tie_breaks() -> None:
    name = "duel-first-turn-of-the-other"
    match, expected = loaded(name), ENDINGS[name]
    # By RS-6f seat 0 would win: equal reserves, and seat 1 began the last chance.
    assert expected.scores[0] == expected.scores[1]
    assert expected.reserves == [0, 0]
    assert match.state.view(None)["last_chance"] == match.state.view(None)["first"] == 1
    assert expected.ranking == [[1], [0]]


# The limit on decisions


def test_a_match_that_does_not_end_is_ended_as_it_stands() -> None:
    """With other figures, as many tenants can be taken back as must be placed: legal play for 5,000 decisions."""
    match = loaded("2-truncated")
    assert match.state.truncated
    assert match.state.decisions == len(match.entries) == 5000
    assert match.state.view(None)["last_chance"] is None
    assert not match.game.builtin
    assert sum(match.state.returns()) == pytest.approx(0)


def at_the_limit(state: State, left: int) -> State:
    """The same position with so many decisions left."""
    values = json.loads(state.dump())
    values["decisions"] = 5000 - left
    return state.game.restore(json.dumps(values))


@pytest.mark.parametrize("left", [1, 2, 5])
def test_the_limit_ends_a_match_of_the_usual_figures_too(left: int) -> None:
    state = at_the_limit(faubourg.new("roomshare", 4, seed=3).state, left)
    for _ in range(left):
        assert not state.over
        state.play(state.legal()[0])
    assert state.over
    assert state.truncated
    assert state.legal() == []
    assert state.broken() == ""
    view = state.view(None)
    assert (view["over"], view["truncated"]) == (True, True)
    assert state.game.restore(state.dump()).dump() == state.dump()


def test_a_match_cut_short_may_end_in_a_tie() -> None:
    """Nobody has had a last chance, so nothing tells equal scores and reserves apart."""
    state = at_the_limit(faubourg.new("roomshare", 4, seed=3, options={"first": 0}).state, 1)
    state.play(state.legal()[0])
    assert state.truncated
    assert state.ranking() == [[0, 1, 2, 3]]
    assert state.view(None)["decided_by"] == "tie"
    assert state.returns() == [0.0] * 4


def test_the_last_decision_may_still_end_the_match_by_its_rules() -> None:
    match = loaded("4-score")
    path = match.path()
    state = at_the_limit(match.state_after(len(path) - 1, path), 1)
    state.play(match.entries[path[-1]].code)
    assert state.over
    assert not state.truncated
    assert state.ranking() == match.state.ranking()


def test_nature_is_cut_short_like_everybody() -> None:
    match = faubourg.new("roomshare", 4, seed=3, auto_nature=False)
    state = at_the_limit(match.state, 1)
    assert state.actor == NATURE
    state.play(state.legal()[0])
    assert state.truncated
