"""What pages say of the length of matches was measured, for every game that they offer, at the pace of people."""

import json
from typing import Any

import pytest

import faubourg
from faubourg.bots.heuristics import ubuild_judge
from tools import lengths

GAMES = [id for id in faubourg.game_ids() if (lengths.path_of(id).parent / "index.ts").is_file()]


def written(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(lengths.path_of(game).read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_and_every_value_has_been_measured(game: str) -> None:
    found, kept = faubourg.game(game), written(game)
    assert sorted(map(int, kept["usual"])) == list(found.seats)
    kinds, clocks = lengths.kinds_of(found)
    measured = {(name, value) for name, by in kept["options"].items() if by != lengths.CLOCK for value in by}
    assert measured == {(kind.option, kind.value) for kind in kinds[1:]}
    assert sorted(name for name, by in kept["options"].items() if by == lengths.CLOCK) == sorted(clocks)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_takes_as_long_as_the_reports_say(game: str) -> None:
    assert written(game)["seconds"] == lengths.SECONDS == ubuild_judge.SECONDS


def test_the_same_matches_have_the_same_lengths() -> None:
    game = faubourg.game("roomshare")
    first, second = (lengths.turns_of(game, 2, {"duel": True}, "1/2/0", 1) for _ in range(2))
    assert first == second > 2
