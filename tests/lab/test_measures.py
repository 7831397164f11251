"""What games measure of their matches: everything is noted once, and has its words in both languages."""

import re

import pytest
from librt.strings import BytesWriter

import faubourg
from faubourg.bots.arena import Contest
from faubourg.bots.counted import COMMON, Counter, columns, write_number
from faubourg.core.measures import RATIO, WHOLE, Sums
from faubourg.core.state import State
from faubourg.games.city.measures import CityWitness
from faubourg.games.estate.districts import COLOUR_IDS, DISTRICT_IDS
from faubourg.games.paris.measures import SOURCES
from faubourg.games.roomshare.measures import RoomShareWitness
from faubourg.games.ubuild.measures import CAUSES, UBuildWitness
from faubourg.games.ubuild.state import UBuild
from faubourg.lab.report.noted import ENDED, PLACE, note_matches
from faubourg.lab.words import Words, word_files
from faubourg.text.language import LANGUAGES, Language
from tests.games.city.positions import number, play
from tests.games.city.positions import table as city
from tests.games.ubuild.positions import land, phase, rent, table
from tests.text.test_messages import differences, entries

GAMES = faubourg.game_ids()
BRIEF: dict[str, dict[str, object]] = {"city": {"rounds": 5}, "ubuild": {"mode": "beginner"}}


def noted(game: str, matches: int, seats: int = 3, seed: int = 2) -> Sums:
    contest = Contest(game, ["random"], seats, BRIEF.get(game, {}), seed)
    return note_matches((contest.packed(), 0, matches))


def of(sums: Sums, *names: str) -> int:
    return sum(sums.get(name, 0) for name in names)


# Rows


@pytest.mark.parametrize("game", GAMES)
def test_a_row_says_how_the_match_went(game: str) -> None:
    contest = Contest(game, ["random"], 3, BRIEF.get(game, {}), 5)
    counter = Counter(contest)
    state = counter.play(4)
    assert state.over
    names = columns(contest)
    written = counter.lines(4, 1)
    line = written.decode().strip().split(",")
    row = dict(zip(names, line, strict=True))
    assert [int(row[f"score_{seat + 1}"]) for seat in range(3)] == state.scores()
    ranks = [int(row[f"rank_{seat + 1}"]) for seat in range(3)]
    assert [seat for seat in range(3) if ranks[seat] == 1] == sorted(state.ranking()[0])
    assert (int(row["turns"]), int(row["decisions"])) == (state.turns, state.decisions)
    assert 0 < int(row["choices"]) < state.decisions
    assert row["ended"] in contest.game.measures().endings
    assert int(row["spread"]) == max(state.scores()) - min(state.scores()) >= int(row["margin"]) >= 0
    assert 0 <= int(row["settled"]) <= state.turns + 1
    # Whatever was played before, a match is the same.
    assert Counter(contest).lines(4, 1) == written


@pytest.mark.parametrize("number", [0, 9, 10, 12345, -1, -60, 10**17])
def test_numbers_are_written_as_they_are_read(number: int) -> None:
    out = BytesWriter()
    write_number(out, number)
    assert out.getvalue() == str(number).encode()


def test_nature_deals_the_same_whoever_plays() -> None:
    firsts = []
    for bots in (["random"], ["greedy", "random"]):
        counter = Counter(Contest("paris", bots, 2, {}, 3, 20))
        rows = []
        for match in range(4):
            counter.play(match)
            rows.append(counter.row.numbers()[COMMON.index("opener")])
        firsts.append(rows)
    assert firsts[0] == firsts[1]


# What reports note


def test_every_point_of_paris_is_noted_by_where_it_came_from() -> None:
    sums = noted("paris", 4)
    assert (sums["matches"], sums["players"]) == (4, 12)
    assert of(sums, *(f"{ENDED}-{ending}" for ending in faubourg.game("paris").measures().endings)) == 4
    assert of(sums, *(f"{PLACE}-{place}" for place in range(3))) == 4 * WHOLE
    # Every turn is noted by the hotels left when it began.
    assert of(sums, *(f"begun-{left}" for left in range(1, 7))) == sums["all-turns"]
    assert of(sums, *(f"from-{source}" for source in SOURCES)) == sums["score"]
    # Rent is what the tokens are, and nothing else pays.
    rents = sum(value for name, value in sums.items() if name.startswith("rent-") and "²" not in name)
    assert rents == sums["from-tokens"]


def test_every_amount_of_city_is_noted_once() -> None:
    sums = noted("city", 3)
    assert (sums["matches"], sums["players"]) == (3, 9)
    assert of(sums, *(f"{PLACE}-{place}" for place in range(3))) == 3 * WHOLE
    owned = of(sums, *(f"owned-{district}" for district in DISTRICT_IDS))
    assert 0 < owned <= 3 * len(DISTRICT_IDS)
    spent = of(sums, *(f"spent-{district}" for district in DISTRICT_IDS))
    assert of(sums, *(f"spent-{colour}" for colour in COLOUR_IDS)) == spent > 0
    assert sums["held"] == sums["auctions"] + sums["unsold"]


def test_a_rent_that_must_be_raised_first_is_noted_when_it_is_paid() -> None:
    state = city(2, cash={0: 100}, owned={0: "red3", 1: "lightblue2"}, residential={"red3": 1, "lightblue2": 2})
    witness = CityWitness()
    for move in ("roll", "dice 2 6", "mortgage red3"):
        state.play(state.parse(move), -2 if move.startswith("dice") else 0)
        witness.hear(state, state.happened())
    assert witness.rent[number("lightblue2")] == 600
    assert witness.owed == {}


def test_every_card_and_apartment_of_room_share_is_noted() -> None:
    sums = noted("roomshare", 5)
    laid = sum(value for name, value in sums.items() if re.fullmatch(r"laid-[a-z]+", name))
    assert laid == 5 * 20
    points = sum(value for name, value in sums.items() if re.fullmatch(r"points-[a-e]\d", name))
    assert points == sum(value for name, value in sums.items() if re.fullmatch(r"points-[a-z]+", name))
    emptied = sum(value for name, value in sums.items() if re.fullmatch(r"emptied-[a-e]\d", name))
    assert sums["evicted"] == emptied
    # What all apartments bring together is what all players have.
    counter = Counter(Contest("roomshare", ["random"], 3, {}, 2))
    assert points == sum(sum(counter.play(match, RoomShareWitness()).scores()) for match in range(5))


# U-Build


def heard(state: State, *lines: str) -> UBuildWitness:
    """A witness of some moves."""
    witness = UBuildWitness()
    for line in lines:
        play(state, line)
        witness.hear(state, state.happened())
    return witness


def test_every_match_of_ubuild_has_one_ending_and_one_debtor() -> None:
    sums = noted("ubuild", 2)
    assert of(sums, *(f"cause-{cause}" for cause in CAUSES)) == sums["bankruptcies"] == sums["bankrupt"] == 2
    rents = of(sums, *(f"rent-{district}" for district in DISTRICT_IDS))
    assert of(sums, *(f"rent-{colour}" for colour in COLOUR_IDS)) == rents > 0


@pytest.mark.parametrize("means", [3000, 100])
def test_a_rent_is_a_cause_whether_it_can_be_raised_or_not(means: int) -> None:
    state = table(cash={0: means - 100}, owned={1: "darkblue2"}, residential={"darkblue2": 1}, places={0: 15})
    witness = heard(state, "roll", "dice 1 5")
    assert phase(state) == "debt"
    assert (witness.cause, witness.debtor, witness.creditor, witness.due) == ("rent", 0, 1, 3000)


def test_a_toll_is_a_debt_to_the_bank() -> None:
    witness = heard(table(cash={0: 100}, bridges=(5,)), "roll", "dice 2 4")
    assert (witness.cause, witness.creditor, witness.due) == ("toll", -1, 1000)


@pytest.mark.parametrize(("card", "cause"), [(9, "card"), (11, "player")])
def test_what_a_card_asks_is_told_apart(card: int, cause: str) -> None:
    state = land(table(cash={0: 100}), 5)
    assert heard(state, f"draw chance{card}").cause == cause


def test_bail_that_cannot_be_paid_is_a_cause() -> None:
    witness = heard(table(cash={0: 100}, jail={0: 3}), "roll", "dice 1 2")
    assert (witness.cause, witness.due) == ("bail", 500)


def test_what_a_hazard_takes_away_is_noted_at_its_site() -> None:
    free = table(owned={1: "yellow1"}, residential={"yellow1": 4}, industrial={"yellow1": 2})
    assert isinstance(free, UBuild)
    goal = int(free.layout.space_of[number("yellow1")])
    site = int(free.layout.sites_of[goal * 4])
    state = table(
        owned={1: "yellow1"},
        residential={"yellow1": 4},
        industrial={"yellow1": 2},
        pieces={"power": site + 1},
        places={0: goal - 3},
    )
    spoiled = rent(state, "yellow1")
    witness = heard(state, "roll", "dice 1 2")
    assert witness.rent[number("yellow1")] == spoiled
    assert witness.taken_away == {site: rent(free, "yellow1") - spoiled}


def test_a_closed_bridge_that_is_paid_is_counted() -> None:
    assert heard(table(bridges=(5,)), "roll", "dice 2 4").tolls == 1
    # A bridge that is opened is not paid.
    assert heard(table(), "roll", "dice 1 4").tolls == 0


# Words


@pytest.mark.parametrize("game", [None, *GAMES])
def test_both_languages_have_the_same_words_for_measures(game: str | None) -> None:
    for english, french in zip(word_files("en", game), word_files("fr", game), strict=True):
        assert differences(entries(english), entries(french)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_measured_has_its_words(game: str, language: Language) -> None:
    words = Words(language, game, strict=True)
    measures = faubourg.game(game).measures()
    keys = [f"measure-{name}" for name in (*COMMON[1:], *measures.names)]
    keys += [f"ending-{ending}" for ending in measures.endings]
    for kind in measures.kinds():
        for chapter in measures.chapters(kind):
            keys.append(f"chapter-{chapter.name}")
            keys += [f"things-{chapter.name}"] if chapter.ids else []
            for figure in chapter.figures:
                name = figure.name if figure.kind != RATIO else f"{figure.name}-by-{figure.by}"
                keys += [f"measure-{name}", f"measure-{name}-about"]
    assert [key for key in keys if not words.knows(key)] == []
