"""Several people at one keyboard, and a terminal: nobody is shown another's hand."""

import os
import re
import signal
from pathlib import Path

import pytest

import faubourg
from tests.cli.conftest import Play
from tests.cli.driver import Script, Terminal, is_named, saved_in

CARD = re.compile(
    r"((?:Red|Blue|Yellow|Green) key|Communication|Departure day|Forced eviction|New contract|Apartment swap)"
)
NUMBERED = re.compile(CARD.pattern + r" no\. (\d)")
WIPE = "\x1b[H\x1b[2J\x1b[3J"


def card_names(cards: list[str]) -> set[tuple[str, str]]:
    names = faubourg.game("roomshare").scene()["cards"]
    assert isinstance(names, dict)
    return {(names[card.rstrip("0123456789")]["en"], card[-1]) for card in cards}


def hand_of(match: faubourg.Match, seat: int) -> list[str]:
    players = match.state.view(seat)["players"]
    assert isinstance(players, list)
    return list(players[seat]["hand"])


def test_between_two_covers_only_the_hand_of_whoever_is_there_is_printed(
    play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    seed = 0
    script = Script(seed)
    typed = "\n".join(script.lines(seed, None, {})) + "\n"
    assert play("play", "roomshare", "--seats", "Anna:me,Bob:me", "--seed", str(seed), typed=typed) == 0
    before, *parts = re.split(r"Pass the keyboard to (Anna|Bob), who presses Enter\.\n", capsys.readouterr().out)
    # Before anybody is there, no card is named.
    assert not CARD.search(before)
    match = faubourg.new("roomshare", seats=2, seed=seed)
    moves = iter(script.moves)
    shown: set[tuple[str, str]] = set()
    for name, text in zip(parts[::2], parts[1::2], strict=True):
        seat = ["Anna", "Bob"].index(name)
        assert match.state.is_asked(seat)
        allowed = card_names(hand_of(match, seat))
        assert match.state.prompt(seat)["kind"] != "play-card" or card_list(text) == sorted(card for card, _ in allowed)
        while match.state.is_asked(seat):
            actor, move = next(moves)
            assert actor == seat
            if match.state.text(move).startswith("play "):
                shown |= card_names([match.state.text(move)[5:]])
            match.play(move, seat)
        assert set(NUMBERED.findall(text)) <= allowed | shown
    assert match.state.over


def card_list(text: str) -> list[str]:
    """The first hand that a text shows."""
    found = re.search(r"Your hand: (.*)\.", text)
    return sorted(found[1].split(", ")) if found else []


def test_in_a_terminal_the_screen_is_wiped_and_covered_between_two_people(tmp_path: Path) -> None:
    arguments = ["play", "roomshare", "--seats", "Anna:me,Bob:me", "--seed", "31", "--option", "first=0", "--fast"]
    match = faubourg.new("roomshare", seats=2, seed=31, options={"first": 0})
    hands = [{name for name, _ in card_names(hand_of(match, seat))} for seat in (0, 1)]
    key = next(card for card in hand_of(match, 0) if card.startswith(("red", "blue", "yellow", "green")))
    match.play(match.state.parse(f"play {key}"), 0)
    placing = match.state.text(match.state.legal(0)[0])
    with Terminal(*arguments, home=tmp_path) as terminal:
        opening = terminal.until("Pass the keyboard to Anna, who presses Enter.")
        assert WIPE in opening
        assert not CARD.search(opening)
        terminal.type("")
        turn = terminal.until("> ")
        assert set(CARD.findall(turn)) == hands[0]
        assert "┼" in turn
        terminal.type(f"play {key}")
        terminal.until("> ")
        terminal.type(placing)
        # What stands on the screen when Bob sits down: nothing but his name.
        between = terminal.until("Pass the keyboard to Bob, who presses Enter.")
        assert between.count(WIPE) == 2
        assert not CARD.search(between.rpartition(WIPE)[2])
        public = {name for name, _ in card_names([key])}
        assert set(CARD.findall(between.partition(WIPE)[2])) <= public
        terminal.type("")
        assert set(CARD.findall(terminal.until("> "))) <= hands[1] | public


@pytest.mark.parametrize(
    ("columns", "lines", "language"), [(80, 24, "fr"), (80, 24, "en"), (100, 40, "fr"), (60, 20, "en")]
)
def test_the_table_fits_its_terminal(columns: int, lines: int, language: str, tmp_path: Path) -> None:
    arguments = ["play", "roomshare", "--seats", "me,random,random,random", "--seed", "3", "--fast", "--no-color"]
    with Terminal(*arguments, "--lang", language, home=tmp_path, columns=columns, lines=lines) as terminal:
        terminal.until("> ")
        terminal.type("1")
        terminal.until(WIPE)
        screen = terminal.until("> ")
    rows = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screen).split("\r\n")
    assert max(map(len, rows)) <= columns
    if columns >= 80:
        assert len(rows) <= lines
    assert "┼" in screen
    # Whoever plays can be read, however narrow it is.
    bot = {"fr": "Robot étourdi", "en": "Random bot"}[language]
    assert all(is_named(screen, bot, number) for number in (1, 2, 3))
    assert not re.search(r"\x1b\[[0-9;]*[34][0-9]", screen)


def test_tenants_have_colours_and_letters_and_ctrl_c_saves_the_match(tmp_path: Path) -> None:
    arguments = ["play", "roomshare", "--seats", "me,random,random", "--seed", "3", "--fast", "--lang", "fr"]
    with Terminal(*arguments, home=tmp_path) as terminal:
        screen = terminal.until("> ")
        terminal.stop(signal.SIGINT)
        said = terminal.rest()
        assert terminal.process.wait() == 130
    for letter in "RBJV":
        assert re.search(rf"\x1b\[1;[0-9;]+m( {letter} )+\x1b\[0m", screen), letter
    assert f"--load {saved_in(tmp_path)}" in said
    assert "Traceback" not in said


def test_an_old_terminal_gets_the_oldest_letters(tmp_path: Path) -> None:
    arguments = ["play", "roomshare", "--seats", "me,random", "--seed", "3", "--fast", "--lang", "en"]
    with Terminal(*arguments, home=tmp_path, PYTHONIOENCODING="ascii", NO_COLOR="1") as terminal:
        screen = terminal.until("> ")
    assert "+---------+" in screen
    assert "?" not in re.sub(r"\x1b\[\?[0-9]+[a-z]", "", screen.rpartition(WIPE)[2])


def test_the_end_of_typing_saves_the_match(tmp_path: Path) -> None:
    arguments = ["play", "roomshare", "--seats", "me,random,random", "--seed", "3", "--fast"]
    with Terminal(*arguments, home=tmp_path) as terminal:
        terminal.until("> ")
        terminal.type("1")
        terminal.until("> ")
        # Ctrl-D
        os.write(terminal.own, b"\x04")
        assert "--load" in terminal.rest()
    assert faubourg.load(saved_in(tmp_path).read_text(encoding="utf-8"))
