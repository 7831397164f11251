"""Paris at the terminal's table: whole matches, what can be typed, and what the table looks like."""

import random
import re
from pathlib import Path

import pytest

import faubourg
from faubourg.cli.boards.board import board_of
from faubourg.cli.boards.paris.board import ParisBoard
from faubourg.core.match import Match
from faubourg.core.state import State
from faubourg.text.language import Language
from faubourg.text.phrases import Phrases
from tests.cli.conftest import Play
from tests.cli.driver import Terminal, digest_in, is_named, saved_in
from tests.games.paris.positions import table as position

ONES = "1\n" * 2000
WIPE = "\x1b[H\x1b[2J\x1b[3J"
FRENCH = {"buy": "Acheter", "house": "maison", "hotel": "hôtel", "done": "fini", "pay": "payer", "pass": "passer"}


class Script:
    """A match of random moves between two people at one keyboard, and the lines they type for it."""

    def __init__(self, seed: int, options: dict[str, object], words: dict[str, str]) -> None:
        self.match = faubourg.new("paris", seats=2, seed=seed, options=options)
        self.lines: list[str] = []
        choices = random.Random(seed)
        present = -1
        while not self.match.state.over:
            seat = self.match.state.actors()[0]
            if seat != present:
                # Enter, when the keyboard is handed over.
                self.lines.append("")
                present = seat
            move = choices.choice(self.match.state.legal(seat))
            verb, _, rest = self.match.state.text(move).partition(" ")
            self.lines.append(f"{words.get(verb, verb)} {rest}".strip())
            self.match.play(move, seat)
            if self.match.state.over or not self.match.state.is_asked(seat):
                present = -1


@pytest.mark.parametrize(("language", "total"), [("fr", "terrains"), ("en", "lots")])
@pytest.mark.parametrize("seats", ["me,random,random", "random,random,random,random"])
def test_a_whole_match_by_numbers(
    language: str, total: str, seats: str, play: Play, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play("play", "paris", "--seats", seats, "--seed", "3", "--lang", language, typed=ONES) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert re.search(rf"total \d+.*{total} \d+\.", said.out)
    assert not re.search(r"[─│┼\x1b]", said.out)
    assert "board-" not in said.out
    assert "table-" not in said.out
    assert faubourg.verify(saved_in(home).read_text(encoding="utf-8")).state.over


@pytest.mark.parametrize("words", [{}, FRENCH], ids=["en", "fr"])
def test_a_whole_match_of_typed_moves(
    words: dict[str, str], play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options: dict[str, object] = {"start_cash": True, "crisis": "streets"}
    script = Script(11, options, words)
    record = tmp_path / "a.faubourg"
    given = ["--option", "start-cash", "--option", "crisis=streets", "--record", str(record)]
    arguments = ["play", "paris", "--seats", "Anna:me,Bob:me", "--seed", "11", *given]
    assert play(*arguments, "--lang", "fr" if words else "en", typed="\n".join(script.lines) + "\n") == 0
    assert digest_in(record) == f"= {script.match.state.digest()}"
    assert capsys.readouterr().err == ""


def test_only_the_own_hand_is_printed(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    script = Script(5, {}, {})
    typed = "\n".join(script.lines) + "\n"
    assert play("play", "paris", "--seats", "Anna:me,Bob:me", "--seed", "5", typed=typed) == 0
    before, *parts = re.split(r"Pass the keyboard to (Anna|Bob), who presses Enter\.\n", capsys.readouterr().out)
    # Cards drawn are named to nobody but whoever drew them: outside their turn only the back is said.
    assert not re.search(r"draws \d", before)
    for name, text in zip(parts[::2], parts[1::2], strict=True):
        other = {"Anna": "Bob", "Bob": "Anna"}[name]
        assert not re.search(rf"{other} draws \d", text)
        assert text.count("Your hand: ") <= 1


# What is typed


class Seated:
    """Seat 0 of three before a position, with the table's own reader."""

    def __init__(self, state: State, language: Language = "en") -> None:
        game = faubourg.game("paris")
        self.match: Match = faubourg.new("paris", seats=int(state.seats), seed=1)
        self.match.state = state
        board = board_of(self.match, Phrases(game, language, ["Anna", "Bob", "Cleo"]), ["Anna", "Bob", "Cleo"])
        assert isinstance(board, ParisBoard)
        self.board = board

    def means(self, line: str) -> list[str]:
        """The moves that a line makes, in order; or, where it makes none, those among which the table asks."""
        moves = self.board.gesture(line, 0) or self.board.meant(line, 0)
        return [self.match.state.text(move) for move in moves]


def shopping() -> State:
    """Seat 0 has 750 and some streets; four lots are on sale."""
    return position(
        3,
        owned={0: "orange1 orange2 darkblue2", 1: "red1"},
        houses={"orange1": 3, "darkblue2": 1},
        on_sale="brown1 orange3 station2 utility1",
        hands={0: "brown5 pink3 pink4 red1"},
    )


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("buy belleville", ["buy brown1"]),
        ("Acheter Boulevard de Belleville", ["buy brown1"]),
        ("belle", ["buy brown1"]),
        ("buy brown", ["buy brown1"]),
        ("buy orange3", ["buy orange3"]),
        ("acheter or3", ["buy orange3"]),
        ("acheter orange 3", ["buy orange3"]),
        ("acheter la gare de Lyon", ["buy station2"]),
        ("buy electricity company", ["buy utility1"]),
        ("acheter compagnie d’électricité", ["buy utility1"]),
        ("house mozart", ["house orange1"]),
        ("maison saint-michel", ["house orange2"]),
        ("hôtel or1", ["hotel orange1"]),
        ("hotel mozart", ["hotel orange1"]),
        ("construire paix", ["house darkblue2", "hotel darkblue2"]),
        ("acheter une maison paix", ["house darkblue2"]),
        ("passer", ["pass"]),
        ("pass", ["pass"]),
        # Several moves in one line; the verb holds until there is another.
        ("buy belleville, or3", ["buy brown1", "buy orange3"]),
        ("maison or2 et maison or2 et hôtel or1", ["house orange2", "house orange2", "hotel orange1"]),
        ("acheter ga2, payer", ["buy station2", "done", "pay cash-pink4"]),
        ("buy or3 + st2, pay 200 + 200", ["buy orange3", "buy station2", "done", "pay cash-pink4", "pay cash-pink3"]),
        (
            "acheter or3, ci1, payer 50 + 300",
            ["buy orange3", "buy utility1", "done", "pay cash-brown5", "pay cash-red1"],
        ),
    ],
)
def test_lines_that_mean_moves(line: str, moves: list[str]) -> None:
    seated = Seated(shopping(), "en" if "st2" in line else "fr")
    assert seated.means(line) == moves


def test_hotel_and_a_number_is_about_that_number_of_the_list() -> None:
    seated = Seated(shopping())
    options = seated.board.menu(0).options
    number = next(place for place, option in enumerate(options, 1) if option.value == "darkblue2")
    assert seated.means(f"hotel {number}") == ["hotel darkblue2"]
    assert seated.means(f"maison {number}") == ["house darkblue2"]


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("payer", ["pay cash-brown5", "pay cash-red1"]),
        ("pay", ["pay cash-brown5", "pay cash-red1"]),
        ("300 + 50", ["pay cash-brown5", "pay cash-red1"]),
        ("payer 50 et 300", ["pay cash-brown5", "pay cash-red1"]),
        # Of two equal cards the one that leaves the other for later.
        ("payer 200", ["pay cash-pink4"]),
        ("200 rose + 200 rose", ["pay cash-pink4", "pay cash-pink3"]),
        ("pay cash-pink4", ["pay cash-pink4"]),
        ("pay brown", ["pay cash-brown5"]),
        ("payer 300 ma", ["pay cash-brown5"]),
    ],
)
def test_payments(line: str, moves: list[str]) -> None:
    state = shopping()
    for text in ("buy orange3", "buy utility1", "done"):
        state.play(state.parse(text))
    assert Seated(state, "fr").means(line) == moves


def test_pay_says_that_nothing_more_is_bought() -> None:
    state = shopping()
    state.play(state.parse("buy station2"))
    assert Seated(state).means("pay") == ["done", "pay cash-pink4"]
    assert Seated(state).means("done") == ["done"]
    assert Seated(state, "fr").means("c’est tout") == ["done"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("buy red1", "Avenue Matignon belongs to Bob"),
        ("buy green1", "is not on sale"),
        ("house red1", "is not yours"),
        ("buy st2, house or1", "already buying land"),
        ("house or2, house or2, house or2, house or2", "has its three houses"),
        ("done", "You have chosen nothing yet"),
        ("pay 300", "This move is not asked for now"),
        ("buy xyzzy", "“buy xyzzy” is no move of this game."),
        ("buy belleville, xyzzy", "“xyzzy” is no move of this game."),
        ("+ , ;", "is no move of this game"),
        ("a" * 300, "is no move of this game"),
        ("hotel 99", "is no move of this game"),
    ],
)
def test_lines_that_are_refused_change_nothing(line: str, sentence: str) -> None:
    seated = Seated(shopping())
    before = seated.match.state.dump()
    said = refused(seated, line)
    assert sentence in said
    assert seated.match.state.dump() == before


def refused(seated: Seated, line: str) -> str:
    """Why a line cannot be done, as the table says it."""
    phrases = seated.board.phrases
    try:
        moves = seated.board.gesture(line, 0) or seated.board.meant(line, 0)
    except faubourg.InputError as problem:
        return phrases.error(problem)
    except faubourg.IllegalMove as problem:
        return phrases.refusal(problem)
    refusals = [seated.match.state.why_not(move, 0) for move in moves]
    assert None not in refusals
    return " ".join(phrases.refusal(refusal) for refusal in refusals if refusal is not None)


def test_every_move_can_be_typed_as_the_hint_says_it() -> None:
    for language in ("fr", "en"):
        for start in (["buy orange3", "done"], []):
            state = shopping()
            for text in start:
                state.play(state.parse(text))
            seated = Seated(state, language)
            for move in state.legal():
                typed = seated.board.typed(move)
                # Two cards may be equal in value and back: either will do.
                assert typed in [seated.board.typed(state.parse(text)) for text in seated.means(typed)]


# Lines at the table


def table(play: Play, capsys: pytest.CaptureFixture[str], *lines: str, language: str = "en") -> str:
    """What is said when these lines are typed at the first question of a match."""
    arguments = ["--seats", "me,random,random", "--seed", "4", "--option", "first=0", "--lang", language]
    assert play("play", "paris", *arguments, typed="\n".join(lines) + "\n") == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


@pytest.mark.parametrize(
    ("language", "line", "sentence"),
    [
        ("en", "help", "Verbs: buy, house, hotel, done, pay, pass."),
        ("fr", "aide", "Verbes\u00a0: acheter, maison, hôtel, fini, payer, passer."),
        ("fr", "conseil", "À taper\u00a0: "),
        ("en", "hand", "Your hand: "),
        ("en", "players", "You: 0 points, 1 card, backs: 1 "),
        ("fr", "joueurs", "Vous\u00a0: 0 point, 1 carte, dos\u00a0: 1 "),
        ("en", "board", "In the bank: 20 houses, 6 hotels."),
        ("fr", "plateau", "Terrains face cachée\u00a0: 24."),
        ("en", "why hotel paix", "is not yours: build on streets of your own. (PA-2c)"),
        ("en", "?", "PA-2c"),
        ("en", "9", "There is no number 9 in the list"),
        ("en", "undo", "You have made no move yet that could be taken back."),
    ],
)
def test_lines_at_the_table(
    language: str, line: str, sentence: str, play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    said = table(play, capsys, line, language=language)
    assert sentence in said[said.index("1\u00a0: " if language == "fr" else "1: ") :]


def test_what_is_chosen_can_be_taken_back_until_it_is_paid(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    said = table(play, capsys, "1", "undo", "1", "pay", "undo")
    assert said.count("Your moves of this turn are taken back.") == 1
    assert said.count("The bots agree: your last moves are taken back") == 1


# What it looks like


def plain(screen: str) -> list[str]:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screen).split("\r\n")


@pytest.mark.parametrize(
    ("columns", "lines", "language", "option"),
    [
        (80, 24, "fr", "crisis=lots"),
        (80, 24, "en", "dynamic"),
        (100, 40, "fr", "dynamic"),
        (120, 50, "en", "harmony"),
        (60, 24, "en", "start-cash"),
    ],
)
def test_the_table_fits_its_terminal(columns: int, lines: int, language: str, option: str, tmp_path: Path) -> None:
    arguments = ["play", "paris", "--seats", "me,random,random,random", "--seed", "4", "--fast", "--no-color"]
    arguments += ["--option", option, "--lang", language]
    with Terminal(*arguments, home=tmp_path, columns=columns, lines=lines) as terminal:
        terminal.until("> ")
        for _ in range(24):
            terminal.type("1")
            terminal.until(WIPE)
            screen = terminal.until("> ")
    rows = plain(screen)
    assert max(map(len, rows)) <= columns
    if columns >= 80:
        assert len(rows) <= lines
    bot = {"fr": "Robot étourdi", "en": "Random bot"}[language]
    assert all(is_named(screen, bot, number) for number in (1, 2, 3))
    assert not re.search(r"\x1b\[[0-9;]*[34][0-9]", screen)
    assert "board-" not in screen


def test_colours_have_codes_and_what_pays_is_shown(tmp_path: Path) -> None:
    arguments = ["play", "paris", "--seats", "me,random,random", "--seed", "4", "--fast", "--lang", "fr"]
    with Terminal(*arguments, home=tmp_path) as terminal:
        screen = terminal.until("> ")
    assert re.search(r"Paie\u00a0:.*\x1b\[1;[0-9;]+m (MA|BC|RO|OR|RG|JA|VE|BF) \x1b\[0m", screen)
    assert len(re.findall(r"\x1b\[1;[0-9;]+m [A-Z]{2}\d \x1b\[0m", screen)) == 4
    assert "HHHHHH 6" in re.sub(r"\x1b\[[0-9;]*m", "", screen)


def test_an_old_terminal_gets_the_oldest_letters(tmp_path: Path) -> None:
    arguments = ["play", "paris", "--seats", "me,random", "--seed", "4", "--fast", "--lang", "en"]
    with Terminal(*arguments, home=tmp_path, PYTHONIOENCODING="ascii", NO_COLOR="1") as terminal:
        screen = terminal.until("> ")
        for _ in range(8):
            terminal.type("1")
            terminal.until(WIPE)
            screen = terminal.until("> ")
    names = [str(name) for lot in faubourg.game("paris").scene()["lots"] for name in lot["names"].values()]  # type: ignore[attr-defined]
    for name in names:
        screen = screen.replace(name.encode("ascii", "replace").decode(), "")
    assert "?" not in "".join(plain(screen.rpartition(WIPE)[2]))
