"""What stands on the screen when a seat is asked, and that it fits."""

import io
import sys
from pathlib import Path

import pytest
from rich.console import Console

import faubourg
from faubourg.cli.guard import Guard
from faubourg.cli.people import Player
from faubourg.cli.screen import WIPE, Screen
from faubourg.cli.table import Table
from faubourg.core.state import State
from faubourg.text.language import Language
from faubourg.text.messages import Messages
from tests.games.city.positions import land, square_of
from tests.games.city.positions import table as position

EIGHT = "brown1 lightblue3 orange2 red3 yellow3 green2 green3 darkblue2"


def shown(state: State, language: Language, monkeypatch: pytest.MonkeyPatch, height: int = 24) -> list[str]:
    """The screen of 80 columns that asks seat 0 of two people at one keyboard; below it, what is typed."""
    match = faubourg.new("city", seats=2, seed=1)
    match.state = state
    screen = Screen(True, False, 0.0, Guard())
    written = io.StringIO()
    screen.plain = False
    screen.console = Console(width=80, height=height, file=written, no_color=True, highlight=False, markup=False)
    players = [Player("Anna", "me"), Player("Bob", "me")]
    seated = Table(match, players, screen, Messages(language), Path("a"), Path("a"))
    seated.story.events = state.happened()
    seated.story.since = [0, 0]
    monkeypatch.setattr(sys, "stdout", written)
    seated.page.show(0, seated.board.menu(0))
    monkeypatch.undo()
    return [*written.getvalue().replace(WIPE, "").splitlines(), "> "]


def indebted() -> State:
    """Eight districts to mortgage, three offers to make, and two lines of what has just happened."""
    state = position(2, cash={0: 160}, owned={0: EIGHT, 1: "yellow1"}, places={0: square_of("yellow1") - 7})
    return land(state, "yellow1")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_debt_with_all_its_choices_fits_a_small_screen(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown(indebted(), language, monkeypatch)
    assert len(lines) <= 24
    assert any("MA1" in line or "BR1" in line for line in lines[17:])
    # The last thing that happened is still said.
    assert any("CI-10a" in line and not line.startswith("Anna :") for line in lines[16:18])


def test_where_there_is_room_all_news_and_a_free_line_stand_above_the_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = shown(indebted(), "en", monkeypatch, height=40)
    question = next(number for number, line in enumerate(lines) if line.startswith("Anna:"))
    assert lines[question - 1] == ""
    assert not any(line.startswith("…") for line in lines)


def test_a_taxi_is_offered_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    state = land(position(2, held={0: "taxi"}, places={0: square_of("pink3") - 7}), "pink3")
    [line] = [line for line in shown(state, "fr", monkeypatch) if line.startswith("1 ")]
    assert line == "1 Taxi Vente   2 Taxi RO2   3 Taxi Permis   4 Taxi OR1   5 Non merci"


@pytest.mark.parametrize(("language", "deal"), [("en", "deal Bob br1 get 500"), ("fr", "échange Bob ma1 contre 500")])
def test_whoever_owes_is_shown_how_to_sell(language: Language, deal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = indebted()
    assert deal in shown(state, language, monkeypatch)[-2]
    # What is shown can be played.
    assert state.why_not(state.parse("deal 1 brown1 get 500"), 0) is None
