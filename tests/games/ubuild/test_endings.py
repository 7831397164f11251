"""Every way in which a match can end, as a record: it loads, verifies, and ends as it is said here.

The records are in tests/playthroughs/ubuild/endings; `python tools/golden.py ubuild --endings` writes them anew.
Minutes that run out, the limit on decisions and the hard case are stories, beside them in `stories`.
"""

import json
from functools import cache
from typing import NamedTuple, cast

import pytest

import faubourg
from faubourg import CLOCK, Match, Rng, Seeded, State
from faubourg.games.ubuild.view import UBuildView
from faubourg.lab.conformance import random_turn
from tests.games.city.positions import play
from tests.games.ubuild import test_story
from tests.games.ubuild.positions import GAME, scene, seen
from tools.golden import FOLDER, at_random, endings
from tools.wanted.ubuild import before_the_end, owed

HERE = FOLDER / "ubuild" / "endings"
STORIES = FOLDER / "ubuild" / "stories"


class Debt(NamedTuple):
    """What could not be paid: by whom, to whom (to the bank: None), and how much."""

    kind: str
    debtor: int
    creditor: int | None
    amount: int


class Expected(NamedTuple):
    seats: int
    ended_by: str
    decided_by: str
    ranking: list[list[int]]
    scores: list[int]
    debt: Debt | None = None


def ruin(debt: Debt, ranking: list[list[int]], scores: list[int], decided_by: str = "wealth") -> Expected:
    return Expected(len(scores), "bankruptcy", decided_by, ranking, scores, debt)


def rounds(ranking: list[list[int]], scores: list[int], decided_by: str = "wealth") -> Expected:
    return Expected(len(scores), "rounds", decided_by, ranking, scores)


ENDINGS: dict[str, Expected] = {
    # The first bankruptcy, by number of seats.
    "2-bankruptcy": ruin(Debt("rent", 0, 1, 7000), [[1], [0]], [0, 16850], "last"),
    "3-bankruptcy": ruin(Debt("rent", 1, 0, 1500), [[0], [2], [1]], [5440, 0, 1360]),
    "4-bankruptcy": ruin(Debt("rent", 2, 1, 12000), [[1], [3], [0], [2]], [2960, 22650, 0, 6600]),
    "5-bankruptcy": ruin(Debt("rent", 2, 4, 10000), [[4], [0], [1], [3], [2]], [5100, 2400, 0, 20, 13300]),
    "6-bankruptcy": ruin(Debt("rent", 3, 1, 2400), [[1], [5], [4], [0], [2], [3]], [1610, 12300, 1000, 0, 2000, 3660]),
    # By kind of debt.
    "4-toll": ruin(Debt("toll", 3, None, 1000), [[2], [0], [1], [3]], [14700, 2280, 18340, 0]),
    "3-toll-in-passing": ruin(Debt("toll-in-passing", 2, None, 1000), [[1], [0], [2]], [3500, 11220, 0]),
    "3-bail": ruin(Debt("bail", 2, None, 500), [[0], [1], [2]], [15240, 2010, 0]),
    "4-card8": ruin(Debt("chance8-open", 3, None, 500), [[0], [2], [1], [3]], [5400, 3040, 3440, 0]),
    "3-card9": ruin(Debt("chance9-open", 1, None, 1000), [[2], [0], [1]], [13120, 0, 16960]),
    "4-card10-paid": ruin(Debt("chance10-open", 2, 3, 200), [[3], [1], [0], [2]], [3150, 5180, 0, 12040]),
    "5-card10-taken": ruin(Debt("chance10-closed", 1, 0, 200), [[2], [0], [3], [4], [1]], [3500, 0, 13060, 3320, 3300]),
    "2-card11-paid": ruin(Debt("chance11-open", 0, 1, 500), [[1], [0]], [0, 2310], "last"),
    "4-card11-taken": ruin(Debt("chance11-closed", 0, 3, 500), [[1], [2], [3], [0]], [0, 19700, 17300, 1660]),
    "2-card14": ruin(Debt("chance14-open", 0, None, 1100), [[1], [0]], [0, 10060], "last"),
    # What becomes of the estate.
    "5-second-creditor": ruin(
        Debt("chance10-open", 3, 0, 200), [[0], [2], [4], [1], [3]], [19800, 2050, 15000, 0, 15000]
    ),
    "4-mortgaged-too": ruin(Debt("rent", 2, 0, 1500), [[0], [1], [3], [2]], [7430, 5920, 0, 1200]),
    "3-skyscraper-returned": ruin(Debt("rent", 1, 2, 4800), [[2], [0], [1]], [560, 0, 11220]),
    # Modes and layouts.
    "4-beginner": ruin(Debt("rent", 2, 3, 3500), [[3], [0], [1], [2]], [12300, 1420, 0, 13840]),
    "2-railroads": ruin(Debt("toll", 1, None, 1000), [[0], [1]], [16950, 0], "last"),
    "3-freestyle": ruin(Debt("rent", 0, 1, 2400), [[1], [2], [0]], [0, 7880, 410]),
    "6-advanced": ruin(Debt("rent", 4, 2, 240), [[5], [2], [1], [0], [3], [4]], [2340, 4160, 5390, 2100, 0, 25800]),
    # A limit in rounds.
    "2-rounds": rounds([[0], [1]], [10390, 6280]),
    "3-rounds": rounds([[0], [1], [2]], [7320, 2640, 920]),
    "4-rounds": rounds([[1], [3], [2], [0]], [4460, 16500, 5700, 6260]),
    "5-rounds": rounds([[4], [0], [1], [2], [3]], [4980, 2400, 1600, 20, 11700]),
    "6-rounds": rounds([[3], [4], [5], [1], [0], [2]], [2060, 2100, 620, 5900, 4580, 2540]),
    "2-landmarks": rounds([[0], [1]], [9250, 1420]),
    "2-winner-in-jail": rounds([[0], [1]], [10390, 7000]),
    "3-mortgages": rounds([[2], [0], [1]], [1920, 650, 2360]),
    "4-debtors-deal": rounds([[1], [2], [3], [0]], [700, 6680, 6280, 2020]),
    # Ties.
    "6-bankruptcy-more-cash": ruin(
        Debt("rent", 2, 3, 280), [[1], [4], [0], [5], [3], [2]], [3750, 3820, 0, 920, 3820, 1880], "cash"
    ),
    "3-bankruptcy-more-districts": ruin(Debt("bail", 0, None, 500), [[2], [1], [0]], [0, 23700, 23700], "districts"),
    "6-bankruptcy-shared": ruin(
        Debt("rent", 0, 3, 2600), [[1, 4], [2], [3], [5], [0]], [0, 19700, 19100, 15700, 19700, 2300], "tie"
    ),
    "2-more-cash": rounds([[0], [1]], [19700, 19700], "cash"),
    "2-more-districts": rounds([[1], [0]], [31700, 31700], "districts"),
    "2-shared": rounds([[0, 1]], [19700, 19700], "tie"),
    "3-shared": rounds([[0, 2], [1]], [12900, 12900, 12900], "tie"),
}
BANKRUPTCIES = [name for name in ENDINGS if ENDINGS[name].ended_by == "bankruptcy"]
# UB-3f, UB-4f, UB-6a, UB-9c, and the cards by which somebody owes.
DEBTS = {"rent", "toll", "toll-in-passing", "bail", "chance8-open", "chance9-open", "chance14-open"} | {
    f"chance{card}-{half}" for card in (10, 11) for half in ("open", "closed")
}


@cache
def loaded(name: str) -> Match:
    """To be looked at, not played on."""
    return faubourg.load((HERE / f"{name}.record").read_text("utf-8"))


def final(match: Match) -> UBuildView:
    return cast(UBuildView, match.state.view(None))


def test_there_is_a_record_for_every_ending() -> None:
    wanted = {ending.name for ending in endings("ubuild")}
    assert set(ENDINGS) == wanted == {path.stem for path in HERE.glob("*.record")}


def test_every_number_of_seats_ends_in_every_way_it_can() -> None:
    ways = {(expected.seats, expected.ended_by) for expected in ENDINGS.values()}
    assert {(seats, by) for seats in (2, 3, 4, 5, 6) for by in ("bankruptcy", "rounds")} <= ways
    reasons = {(each.ended_by, each.decided_by) for each in ENDINGS.values()}
    assert {("rounds", reason) for reason in ("wealth", "cash", "districts", "tie")} <= reasons
    assert {("bankruptcy", reason) for reason in ("last", "wealth", "cash", "districts", "tie")} <= reasons
    assert {each.debt.kind for each in ENDINGS.values() if each.debt is not None} == DEBTS


@pytest.mark.clause("UB-11a", "UB-11b", "UB-11c")
@pytest.mark.parametrize("name", ENDINGS)
def test_a_match_ends_as_it_did(name: str) -> None:
    match = faubourg.verify((HERE / f"{name}.record").read_text("utf-8"))
    expected = ENDINGS[name]
    state = match.state
    assert state.over
    assert not state.truncated
    assert match.notes == []
    assert match.seats == expected.seats
    assert state.ranking() == expected.ranking
    assert state.scores() == expected.scores
    view = final(match)
    assert (view["ended_by"], view["decided_by"]) == (expected.ended_by, expected.decided_by)
    assert GAME.restore(state.dump()).ranking() == expected.ranking


def touched_by_hazards(match: Match) -> set[str]:
    """The districts beside a hazard, from the sites of the scene."""
    board = scene(match.options)
    spoiled: set[str] = set()
    for stands in final(match)["sites"]:
        if stands["piece"] in ("power", "prison", "sewage"):
            spaces = board["sites"][stands["site"] - 1]["spaces"]
            spoiled |= {str(board["spaces"][space]["district"]) for space in spaces}
    return spoiled


@pytest.mark.clause("UB-5c", "UB-6a", "UB-11b")
@pytest.mark.parametrize("name", ENDINGS)
def test_the_result_can_be_counted_from_what_a_spectator_sees(name: str) -> None:
    """Cash and rents, from the titles of the scene and what stands on the board: written without the rules."""
    match = loaded(name)
    view = final(match)
    titles = {title["id"]: title for title in scene(match.options)["districts"]}
    doubled = {titles[each["id"]]["colour"] for each in view["districts"] if each["skyscraper"]}
    tower = next((each["owner"] for each in view["districts"] if each["tower"]), None)
    spoiled = touched_by_hazards(match)
    wealth = [player["cash"] for player in view["players"]]
    for each in view["districts"]:
        if each["owner"] is None or each["mortgaged"]:
            continue
        title = titles[each["id"]]
        blocks = each["industrial"] + (0 if each["id"] in spoiled else each["residential"])
        factor = 2 if title["colour"] in doubled or each["owner"] == tower else 1
        wealth[each["owner"]] += title["rents"][blocks] * factor
    assert wealth == match.state.scores()
    best = match.state.ranking()[0]
    inside = [player["seat"] for player in view["players"] if not player["out"]]
    assert set(best) <= set(inside)
    assert all(wealth[seat] == max(wealth[other] for other in inside) for seat in best)


@pytest.mark.clause("UB-11b")
@pytest.mark.parametrize("name", ENDINGS)
def test_ties_go_by_cash_and_then_by_districts(name: str) -> None:
    match = loaded(name)
    players = final(match)["players"]
    ranked = sorted(
        (not player["out"], player["wealth"], player["cash"], len(player["districts"])) for player in players
    )[::-1]
    found = [
        (not players[seat]["out"], players[seat]["wealth"], players[seat]["cash"], len(players[seat]["districts"]))
        for tied in match.state.ranking()
        for seat in tied
    ]
    assert found == ranked
    assert all(len({found[place] for place in places}) == 1 for places in places_of(match.state.ranking()))
    assert len(set(found)) == len(match.state.ranking())


def places_of(ranking: list[list[int]]) -> list[range]:
    """The places that each group of tied seats takes."""
    ends = [sum(len(tied) for tied in ranking[: place + 1]) for place in range(len(ranking))]
    return [range(end - len(tied), end) for end, tied in zip(ends, ranking, strict=True)]


@pytest.mark.clause("UB-8e", "UB-11a")
@pytest.mark.parametrize("name", BANKRUPTCIES)
def test_the_first_bankruptcy_ended_it_by_the_debt_that_is_named(name: str) -> None:
    match, expected = loaded(name), ENDINGS[name].debt
    assert expected is not None
    before = before_the_end(match)
    debt = seen(before)["debt"]
    assert debt is not None
    assert Debt(owed(match), debt["debtor"], debt["creditor"], debt["amount"]) == expected
    assert debt["mortgages"] + seen(before)["players"][expected.debtor]["cash"] < expected.amount
    texts = [match.state.text(match.entries[place].code) for place in match.path()]
    assert (texts.count("bankrupt"), texts[-1]) == (1, "bankrupt")
    assert [player["seat"] for player in final(match)["players"] if player["out"]] == [expected.debtor]


@pytest.mark.clause("UB-11a")
@pytest.mark.parametrize("name", BANKRUPTCIES)
def test_the_creditor_gets_the_cash_and_what_is_not_mortgaged(name: str) -> None:
    match, expected = loaded(name), ENDINGS[name].debt
    assert expected is not None
    before, after = seen(before_the_end(match)), final(match)
    left = before["players"][expected.debtor]["cash"]
    gained = 0 if expected.creditor is None else left
    for seat, player in enumerate(after["players"]):
        more = gained if seat == expected.creditor else -left if seat == expected.debtor else 0
        assert player["cash"] == before["players"][seat]["cash"] + more
    assert after["bank"]["money"] == before["bank"]["money"] + left - gained
    for was, now in zip(before["districts"], after["districts"], strict=True):
        heir = was["owner"]
        if was["owner"] == expected.debtor:
            heir = None if was["mortgaged"] else expected.creditor
        assert (now["owner"], now["mortgaged"]) == (heir, was["mortgaged"] and heir is not None)
        assert (now["residential"], now["skyscraper"]) == (was["residential"], was["skyscraper"])


@pytest.mark.clause("UB-11c")
@pytest.mark.parametrize("name", [name for name in ENDINGS if ENDINGS[name].ended_by == "rounds"])
def test_the_last_round_was_played_to_its_end(name: str) -> None:
    match = loaded(name)
    assert final(match)["round"] == match.options["rounds"]
    # Everybody has had the same number of turns.
    assert final(match)["turns"] == match.seats * final(match)["round"]


# Stories


def half_an_hour() -> Match:
    """Three play at random until the time runs out in the middle of an auction."""
    match = Match(GAME, 3, Seeded(11), {"length": "minutes", "minutes": 30})
    rng = Rng("half an hour")
    while not match.state.over:
        if len(match.entries) >= 140 and not seen(match.state)["time_up"] and seen(match.state)["phase"] == "bid":
            assert [(timer.kind, timer.seconds) for timer in match.state.timers()] == [("match", 1800)]
            match.play(match.state.parse("time match"), CLOCK)
        else:
            match.play(at_random(match.state, rng))
    return match


@pytest.mark.clause("UB-11c")
def test_minutes_that_ran_out_in_an_auction_are_told_as_they_were() -> None:
    match = half_an_hour()
    assert match.save() == (STORIES / "minutes.record").read_text("utf-8")
    assert faubourg.verify(match.save()).state.digest() == match.state.digest()
    view = final(match)
    assert (view["ended_by"], view["decided_by"], match.state.truncated) == ("minutes", "wealth", False)
    assert match.state.ranking() == [[1], [2], [0]]
    assert match.state.scores() == [420, 2540, 620]
    # The auction went on, and so did the turn, until whoever's it was had done; then nobody else played.
    clocked = next(place for place, entry in enumerate(match.entries) if entry.actor == CLOCK)
    when = match.state_at(clocked)
    assert (seen(when)["phase"], seen(when)["turn"], seen(when)["turns"]) == ("bid", view["turn"], view["turns"])
    last = match.entries[-1]
    assert (match.state.text(last.code), last.actor) == ("done", view["turn"])


def late_match() -> Match:
    """A position of a random match, as if it came shortly before the limit, and then played on."""
    rng = Rng("late")
    state: State = GAME.start(4, {"mode": "advanced"})
    while state.decisions < 150:
        actor, move = random_turn(state, rng)
        state.apply(move, actor)
    assert not state.over
    match = Match(GAME, 4, Seeded(3), {"mode": "advanced"})
    match.resume(json.dumps(json.loads(state.dump()) | {"decisions": 49_960}, separators=(",", ":")))
    while not match.state.over:
        actor, move = random_turn(match.state, rng)
        match.play(move, actor)
    return match


@pytest.mark.clause("UB-11b", "UB-11c")
def test_a_match_cut_short_by_the_limit_is_told_as_it_was() -> None:
    match = late_match()
    assert match.save() == (STORIES / "limit.record").read_text("utf-8")
    again = faubourg.load(match.save())
    assert again.state.digest() == match.state.digest()
    view = final(again)
    assert (again.state.truncated, view["ended_by"], again.state.decisions) == (True, "decisions", 50_000)
    assert not any(player["out"] for player in view["players"])
    by_wealth = sorted(view["players"], key=lambda player: (-player["wealth"], -player["cash"]))
    assert [seat for tied in again.state.ranking() for seat in tied] == [player["seat"] for player in by_wealth]
    assert again.state.scores() == [player["wealth"] for player in view["players"]]


@pytest.mark.clause("UB-3f", "UB-4f", "UB-10c", "UB-11a")
def test_the_hard_case_is_told_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """The story of test_story.py, every amount asserted there, and beside it as a match."""
    match = Match(GAME, 3, Seeded(1), test_story.OPTIONS, auto_nature=False)
    match.resume(test_story.beginning().dump())

    def tell(state: State, *lines: str) -> State:
        for line in lines:
            match.play(match.state.parse(line), match.state.actors()[0])
        return play(state, *lines)

    monkeypatch.setattr(test_story, "play", tell)
    test_story.test_two_tolls_two_cards_a_hazard_a_split_colour_and_the_bankruptcy()
    assert match.state.over
    assert match.save() == (STORIES / "hard-case.record").read_text("utf-8")
    assert faubourg.load(match.save()).state.digest() == match.state.digest()
