"""The guided first game: it can be played to its end, whatever the person chooses."""

from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from pydantic import ValidationError

from faubourg.core.refusal import InputError
from faubourg.games import game_ids
from faubourg.server.lobby.lessons import BUTTON, AskLesson, LessonState, lesson_at, lesson_of

# Two hundred words in a minute, and some seconds to look and to press.
SECONDS_A_WORD = 60 / 200
SECONDS_A_STEP = 4
TEXTS = Path(__file__).resolve().parents[2] / "web" / "src" / "i18n"


def at(moves: list[int], game_id: str = "roomshare") -> LessonState:
    return LessonState.model_validate(lesson_at(game_id, moves))


def legal(found: LessonState) -> list[int]:
    return [choice.move for choice in found.choices if choice.move is not None]


def players_of(found: LessonState) -> list[dict[str, object]]:
    players = found.view["players"]
    assert isinstance(players, list)
    return players


def rent_of(found: LessonState, district: str) -> object:
    districts = found.view["districts"]
    assert isinstance(districts, list)
    return next(one["rent"] for one in districts if one["id"] == district)


def played_to_the_end(random: Random, game_id: str = "roomshare") -> list[LessonState]:
    """The lesson with any of the moves it accepts."""
    moves: list[int] = []
    found = [at(moves, game_id)]
    while not found[-1].done:
        moves.append(random.choice(legal(found[-1])) if found[-1].button is None else BUTTON)
        found.append(at(moves, game_id))
    return found


def played_until(id: str, game_id: str = "roomshare") -> tuple[list[int], LessonState]:
    moves: list[int] = []
    found = at(moves, game_id)
    while found.id != id:
        moves.append(legal(found)[0] if found.button is None else BUTTON)
        found = at(moves, game_id)
    return moves, found


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game_id", game_ids())
def test_the_lesson_ends_with_a_finished_match_whatever_is_chosen(game_id: str, seed: int) -> None:
    found = played_to_the_end(Random(seed), game_id)
    assert found[-1].view["over"] is True
    assert found[-1].prompt.kind == "over"
    places = [(state.chapter, state.step) for state in found]
    assert places == sorted(places)
    assert (found[-1].chapter, found[-1].step) == (len(found[-1].chapters), found[-1].of)
    assert found[0].chapter == found[0].step == 1


def test_somebody_who_follows_the_guide_wins() -> None:
    moves, found = played_until("last-chance")
    suite = next(choice.move for choice in found.choices if "flat:e3" in choice.targets and choice.move is not None)
    assert at([*moves, suite]).view["ranking"] == [[0], [1], [3], [2]]


def test_somebody_who_follows_the_guide_through_paris_wins() -> None:
    _, found = played_until("end", "paris")
    assert found.view["ranking"] == [[0], [2], [1]]
    assert found.view["ended_by"] == "hotels"


def test_somebody_who_follows_the_guide_through_city_wins() -> None:
    _, found = played_until("end", "city")
    assert found.view["ranking"] == [[0], [1], [2]]
    assert found.view["ended_by"] == "rounds"


def test_somebody_who_follows_the_guide_through_ubuild_wins() -> None:
    _, found = played_until("end", "ubuild")
    assert found.view["ranking"] == [[0], [2], [1]]
    assert found.view["ended_by"] == "rounds"


def texts_in(language: str) -> FluentBundle:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource((TEXTS / f"learn.{language}.ftl").read_text("utf-8")))
    return bundle


def seconds_of(game_id: str, language: str, found: list[LessonState]) -> float:
    """How long somebody takes who reads all that the guide says, and does what it asks for."""
    bundle = texts_in(language)
    words = 0
    for id in {state.id: None for state in found}:
        for key in (f"learn-{game_id}-{id}-title", f"learn-{game_id}-{id}"):
            pattern = bundle.get_message(key).value
            assert pattern is not None
            words += len(str(bundle.format_pattern(pattern)[0]).split())
    return words * SECONDS_A_WORD + len(found) * SECONDS_A_STEP


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game_id", game_ids())
def test_the_first_decision_comes_within_ninety_seconds(game_id: str, language: str) -> None:
    """A decision: the guide leaves it to the person which of several moves to make."""
    found = played_to_the_end(Random(0), game_id)
    first = next(place for place, state in enumerate(found) if len(legal(state)) > 1)
    assert seconds_of(game_id, language, found[: first + 1]) <= 90


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game_id", game_ids())
def test_no_chapter_takes_longer_than_five_minutes(game_id: str, language: str) -> None:
    found = played_to_the_end(Random(0), game_id)
    chapters = found[0].chapters
    assert len(chapters) > 2
    for number in range(1, len(chapters) + 1):
        assert seconds_of(game_id, language, [state for state in found if state.chapter == number]) <= 300


@pytest.mark.parametrize("game_id", game_ids())
def test_a_chapter_can_be_opened_and_goes_on_from_there(game_id: str) -> None:
    for number, chapter in enumerate(at([], game_id).chapters, 1):
        opened = LessonState.model_validate(lesson_at(game_id, [], chapter.step))
        assert (opened.id, opened.chapter, opened.step) == (chapter.step, number, 1)
        again = at(opened.moves, game_id)
        assert (again.id, again.view) == (opened.id, opened.view)


@pytest.mark.parametrize("game_id", game_ids())
def test_the_pictures_of_the_rulebook_show_a_decision_and_an_end(game_id: str) -> None:
    pictures = at([], game_id).pictures
    turn = LessonState.model_validate(lesson_at(game_id, [], pictures["turn"]))
    assert legal(turn)
    assert LessonState.model_validate(lesson_at(game_id, [], pictures["end"])).done


@pytest.mark.parametrize("to", ["nowhere", "welcome"])
def test_a_step_that_is_not_there_or_has_passed_is_refused(to: str) -> None:
    with pytest.raises(InputError) as refused:
        lesson_at("roomshare", [BUTTON], to)
    assert refused.value.code == "not-in-lesson"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game_id", game_ids())
def test_every_step_has_a_title_and_a_text_in_both_languages(game_id: str, language: str) -> None:
    bundle = texts_in(language)
    for step in lesson_of(game_id).steps:
        assert not step.chapter or bundle.has_message(f"learn-{game_id}-chapter-{step.chapter}"), step.chapter
        assert bundle.has_message(f"learn-{game_id}-{step.id}"), step.id
        assert bundle.has_message(f"learn-{game_id}-{step.id}-title"), step.id


@pytest.mark.parametrize("game_id", game_ids())
def test_the_guide_points_only_at_what_is_there(game_id: str) -> None:
    for state in played_to_the_end(Random(1), game_id):
        if state.button is None:
            assert legal(state), state.id
        targets = {target for choice in state.choices if choice.move is not None for target in choice.targets}
        if len(state.highlight) == 1 and targets:
            # A flat is there, too, when one of its arrows is.
            there = targets | {f"flat:{target[6:8]}" for target in targets if target.startswith("arrow:")}
            assert set(state.highlight) <= there, state.id


def test_the_chain_evicts_two_apartments_and_crosses_the_edge_of_the_building() -> None:
    told = [event for state in played_to_the_end(Random(1)) for event in state.events]
    assert [event["flat"] for event in told if event["kind"] == "evicted"] == ["e2", "d2"]
    assert any(event.get("from") == "e2e" and str(event["to"]).startswith("a2") for event in told)


def test_the_guide_through_paris_says_what_is_paid_and_what_is_lost() -> None:
    """The figures that the sentences of the steps name."""
    for seed in range(4):
        says_what_is_paid_in_paris(Random(seed))


def says_what_is_paid_in_paris(random: Random) -> None:
    seen = {state.id: state for state in played_to_the_end(random, "paris")}
    told = {id: {str(event["kind"]): event for event in state.events} for id, state in seen.items()}
    rent = told["draw"]["rent-paid"]
    assert (rent["seat"], rent["amount"], rent["lots"]) == (1, 4, ["red1"])
    mine = {
        id: [event["amount"] for event in seen[id].events if event["kind"] == "rent-paid" and event["seat"] == 0]
        for id in ("others", "others-again")
    }
    assert mine == {"others": [1], "others-again": [2]}
    # What is lost the first time is missing the second time.
    changes = [told[id]["action-paid"]["change"] for id in ("confirm", "built", "sixth")]
    assert changes in ([0, 50, 0], [50, 0, 0])
    first = 0 if changes[0] == 0 else 50
    cash = [players_of(seen[id])[0]["cash"] for id in ("draw", "confirm", "house", "hotel")]
    assert cash == [350, 150 - first, 250 - first, 100]
    assert [player["score"] for player in players_of(seen["others-again"])] == [18, 12, 17]


def test_what_is_too_dear_in_paris_says_how_much_is_missing() -> None:
    _, found = played_until("reasons", "paris")
    refusals = {target: choice.refusal for choice in found.choices for target in choice.targets}
    refusal = refusals["lot:darkblue2"]
    assert refusal is not None
    cash = players_of(found)[0]["cash"]
    assert isinstance(cash, int)
    assert (refusal.code, refusal.clause, refusal.params["missing"]) == ("too-dear", "PA-2d", 400 - cash)


def test_the_guide_through_city_says_what_is_paid_and_what_a_district_brings() -> None:
    """The figures that the sentences of the steps name."""
    seen = {state.id: state for state in played_to_the_end(Random(1), "city")}
    told = {id: {str(event["kind"]): event for event in state.events} for id, state in seen.items()}
    assert [player["wealth"] for player in players_of(seen["welcome"])] == [31_480, 31_480, 32_440]
    paid = [("build", "district-bought", 2_000), ("rent", "rent-paid", 3_000), ("bid", "bid-made", 500)]
    paid += [("won", "district-won", 800), ("roll-again", "skyscraper-built", 3_000)]
    assert [(id, kind, told[id][kind]["amount"]) for id, kind, _ in paid] == paid
    prices = {"residential": 1_000, "industrial": 2_000}
    block = told["done"]["block-built"]
    assert block["amount"] == prices[str(block["piece"])]
    rents = [("build", "pink2", 1_000), ("done", "pink2", 3_000), ("roll-again", "pink2", 6_000)]
    rents += [("reasons", "darkblue2", 10_000), ("build-again", "darkblue2", 500), ("last-done", "pink3", 4_800)]
    assert [(id, district, rent_of(seen[id], district)) for id, district, _ in rents] == rents
    last = [event["amount"] for event in seen["others"].events if event["kind"] == "rent-paid"]
    assert last == [160, 4_800]


def test_whichever_blocks_are_built_and_wherever_the_skyscraper_stands_the_docks_bring_as_much() -> None:
    for seed in range(6):
        seen = {state.id: state for state in played_to_the_end(Random(seed), "city")}
        assert rent_of(seen["end"], "pink3") == 4_800


def test_the_guide_through_ubuild_says_what_is_paid_and_what_a_district_brings() -> None:
    """The figures that the sentences of the steps name, wherever the skyscraper stands."""
    for seed in range(4):
        seen = {state.id: state for state in played_to_the_end(Random(seed), "ubuild")}
        told = {id: {str(event["kind"]): event for event in state.events} for id, state in seen.items()}
        assert [player["wealth"] for player in players_of(seen["welcome"])] == [14_820, 15_100, 18_300]
        paid = [("block", "district-bought", 2_600), ("done", "block-built", 1_500)]
        paid += [("bid", "bid-made", 500), ("won", "district-won", 800)]
        block = told["second-block"]["block-built"]
        assert block["amount"] == {"residential": 1_500, "industrial": 3_000}[str(block["piece"])]
        paid += [
            ("rent", "rent-paid", 4_500),
            ("roll-again", "skyscraper-built", 4_000),
            ("permit", "toll-paid", 1_000),
        ]
        paid += [("others", "district-bought", 4_000), ("others", "rent-paid", 220)]
        assert [(id, kind, told[id][kind]["amount"]) for id, kind, _ in paid] == paid
        rents = [("buy", "red2", 1_800), ("done", "red2", 4_500), ("roll-again", "red2", 9_000)]
        rents += [("hazard", "pink2", 2_000), ("blocks", "pink2", 100), ("last-done", "red2", 13_000)]
        assert [(id, district, rent_of(seen[id], district)) for id, district, _ in rents] == rents


def test_what_a_school_protects_in_ubuild_says_so() -> None:
    _, found = played_until("reasons", "ubuild")
    refusals = {target: choice.refusal for choice in found.choices for target in choice.targets}
    refusal = refusals["site:s7"]
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("protected", "UB-5d")


def test_what_is_protected_in_city_says_so() -> None:
    _, found = played_until("reasons", "city")
    refusals = {target: choice.refusal for choice in found.choices for target in choice.targets}
    refusal = refusals["district:red1"]
    assert refusal is not None
    assert (refusal.code, refusal.clause, refusal.params["piece"]) == ("bonus-here", "CI-8b", "park")


def test_what_chance_has_followed_is_no_preview_any_more() -> None:
    moves, found = played_until("roll", "city")
    rolled = at([*moves, *legal(found)], "city")
    assert not rolled.drafting
    assert at([*moves, *legal(found), *legal(rolled)], "city").drafting


def test_greyed_targets_say_why_with_a_clause() -> None:
    _, found = played_until("reasons")
    refusals = {target: choice.refusal for choice in found.choices for target in choice.targets}
    assert not legal(found)
    refusal = refusals["flat:b1"]
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("no-key-tenant", "RS-4.2a")


def test_a_legal_move_that_the_guide_does_not_want_yet_is_greyed_and_says_so() -> None:
    moves, found = played_until("card")
    greyed = {target: choice.refusal for choice in found.choices if choice.move is None for target in choice.targets}
    assert legal(found) == [1]
    refusal = greyed["card:blue5"]
    assert refusal is not None
    assert refusal.code == "not-in-lesson"
    with pytest.raises(InputError) as refused:
        at([*moves, 9])
    assert refused.value.code == "not-in-lesson"


@pytest.mark.parametrize("moves", [[5], [BUTTON] * 4, [BUTTON] * 3 + [10**9], [BUTTON] * 100])
def test_what_the_step_does_not_ask_for_is_refused(moves: list[int]) -> None:
    with pytest.raises(InputError) as refused:
        at(moves)
    assert refused.value.code == "not-in-lesson"


def test_moves_are_a_preview_until_they_are_confirmed() -> None:
    moves, found = played_until("place")
    assert found.drafting
    placed = at([*moves, legal(found)[0]])
    assert placed.drafting
    assert placed.button == "confirm"
    assert not at([*moves, legal(found)[0], BUTTON]).drafting


@pytest.mark.parametrize("game_id", ["roomshare", "paris"])
def test_nobody_elses_hand_is_shown(game_id: str) -> None:
    for state in played_to_the_end(Random(2), game_id):
        hidden = [player["hand"] is None for player in players_of(state)]
        assert hidden == [seat != state.seat for seat in range(len(hidden))]


def test_a_game_that_is_not_there_has_no_lesson() -> None:
    with pytest.raises(InputError) as refused:
        lesson_at("chess", [])
    assert refused.value.code == "unknown-game"


@pytest.mark.parametrize("moves", [[-2], [2**53], ["1"], [1.5], [0] * 201])
def test_a_request_that_is_no_list_of_moves_is_refused(moves: list[object]) -> None:
    with pytest.raises(ValidationError):
        AskLesson.model_validate({"moves": moves})
