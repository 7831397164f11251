"""City at the terminal's table: whole matches, what can be typed, and what the table looks like."""

import random
import re
from pathlib import Path

import pytest

import faubourg
from faubourg.cli import advisers
from faubourg.cli.boards.board import board_of
from faubourg.cli.boards.city import middle
from faubourg.cli.boards.city.board import CityBoard
from faubourg.cli.clock import Clock, Played
from faubourg.cli.complaint import Complaint, sentence
from faubourg.cli.guard import Guard
from faubourg.cli.people import Player
from faubourg.cli.saves import saved_clock
from faubourg.cli.screen import Screen
from faubourg.cli.table import Table
from faubourg.core.match import Match
from faubourg.core.state import State
from faubourg.text.language import Language
from faubourg.text.messages import Messages
from faubourg.text.phrases import Phrases
from tests.cli.conftest import Play
from tests.cli.driver import Terminal, digest_in, is_named, saved_in
from tests.games.city.positions import land, seen
from tests.games.city.positions import table as position

ONES = "1\n" * 3000
WIPE = "\x1b[H\x1b[2J\x1b[3J"
NAMES = ["Anna", "Bob", "Greedy 1"]


class Script:
    """A match of random moves between two people at one keyboard, and the lines they type for it."""

    def __init__(self, seed: int, options: dict[str, object], language: Language) -> None:
        self.match = faubourg.new("city", seats=2, seed=seed, options=options)
        board = board_of(self.match, Phrases(self.match.game, language, NAMES[:2]), NAMES[:2])
        self.lines: list[str] = []
        choices = random.Random(seed)
        while not self.match.state.over:
            move = choices.choice(self.match.state.legal())
            self.lines.append(board.typed(move) if choices.random() < 0.5 else self.match.state.text(move))
            self.match.play(move)


@pytest.mark.parametrize(("language", "total"), [("fr", "fortune"), ("en", "worth")])
@pytest.mark.parametrize("seats", ["me,random,random", "random,random,random,random,random,random"])
def test_a_whole_match_by_numbers(
    language: str, total: str, seats: str, play: Play, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--seats", seats, "--seed", "3", "--option", "rounds=4", "--lang", language]
    assert play("play", "city", *arguments, typed=ONES) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert re.search(rf"{total} [\d,\u202f]+.*\d+\.\n", said.out)
    assert not re.search(r"[─│┼\x1b]", said.out)
    assert "board-" not in said.out
    assert "table-" not in said.out
    assert faubourg.verify(saved_in(home).read_text(encoding="utf-8")).state.over


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_match_of_typed_moves(
    language: Language, play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = Script(11, {"rounds": 12}, language)
    record = tmp_path / "a.faubourg"
    given = ["--option", "rounds=12", "--record", str(record), "--lang", language]
    arguments = ["play", "city", "--seats", "Anna:me,Bob:me", "--seed", "11", *given]
    assert play(*arguments, typed="\n".join(script.lines) + "\n") == 0
    assert digest_in(record) == f"= {script.match.state.digest()}"
    assert capsys.readouterr().err == ""


# What is typed


class Seated:
    """Seat 0 of three before a position, with the table's own reader."""

    def __init__(self, state: State, language: Language = "en") -> None:
        game = faubourg.game("city")
        self.match: Match = faubourg.new("city", seats=3, seed=1)
        self.match.state = state
        board = board_of(self.match, Phrases(game, language, NAMES), NAMES)
        assert isinstance(board, CityBoard)
        self.board = board

    def means(self, line: str) -> list[str]:
        """The moves that a line makes, in order; or, where it makes none, those among which the table asks."""
        moves = self.board.gesture(line, 0) or self.board.meant(line, 0)
        return [self.match.state.text(move) for move in moves]


def building() -> State:
    """Seat 0 has pressed BUILD and may build three blocks; one district is mortgaged, one has a hazard."""
    return position(
        3,
        owned={0: "red2 pink1 pink2 orange1 brown1 brown2", 1: "red1 red3 green1", 2: "darkblue1"},
        residential={"red1": 2},
        mortgaged={"orange1": 140},
        pieces={"dump": "pink1"},
        rails="red1",
        held={0: "dodge", 1: "jail1"},
        step="act",
        unit="3",
    )


@pytest.mark.parametrize(
    ("language", "line", "moves"),
    [
        ("en", "residential red2", ["residential red2"]),
        ("en", "r re2", ["residential red2"]),
        ("fr", "résidentiel rg2", ["residential red2"]),
        ("fr", "industriel rouge 2", ["industrial red2"]),
        ("en", "industrial right bank", ["industrial red2"]),
        ("fr", "usine rive droite", ["industrial red2"]),
        ("en", "build re2", ["residential red2", "industrial red2"]),
        ("en", "done", ["done"]),
        ("fr", "fini", ["done"]),
        ("en", "stadium pi1", ["stadium pink1"]),
        ("fr", "stade plein ouest", ["stadium pink1"]),
        ("fr", "gratte-ciel ma1", ["skyscraper brown1"]),
        ("en", "lift or1", ["lift orange1"]),
        ("fr", "lever les halles", ["lift orange1"]),
        ("fr", "enlever ro1", ["remove pink1"]),
        # Several moves in one line; the verb holds until there is another.
        ("en", "industrial re2 x2, residential pi2", ["industrial red2", "industrial red2", "residential pink2"]),
        (
            "fr",
            "résidentiel ma1, ma2 et industriel ma2",
            ["residential brown1", "residential brown2", "industrial brown2"],
        ),
        # Deals.
        ("en", "deal Bob red2+red1 get 500", ["deal 1 red1+red2 get 500"]),
        ("en", "deal 1 red2+pink1 get 500", ["deal 1 pink1+red2 get 500"]),
        ("en", "deal bob re2, gr1 pay 0", ["deal 1 red2+green1 pay 0"]),
        ("en", "trade with Bob uptown for 1,500", ["deal 1 green1 get 1500"]),
        ("fr", "échange B rg2 + rg1 contre 1 500", ["deal 1 red1+red2 get 1500"]),
        ("en", "deal greedy 1 the marina pay 4000", ["deal 2 darkblue1 pay 4000"]),
        ("fr", "échange greedy bf1 + exonération payer 20", ["deal 2 darkblue1+dodge pay 20"]),
        ("en", "deal C db1", ["deal 2 darkblue1 pay 0"]),
        ("en", "deal Bob jail pay 300", ["deal 1 jail1 pay 300"]),
        ("fr", "échange Bob prison payer 300", ["deal 1 jail1 pay 300"]),
        ("en", "deal Bob nothing get 500", ["deal 1 nothing get 500"]),
    ],
)
def test_lines_that_mean_moves(language: Language, line: str, moves: list[str]) -> None:
    assert Seated(building(), language).means(line) == moves


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("370", "bid 370"),
        ("bid 370", "bid 370"),
        ("bid 1,200", "bid 1200"),
        ("miser 1\u202f200", "bid 1200"),
        ("enchérir 12 340", "bid 12340"),
        ("bid 2000", "bid 2000"),
        ("out", "out"),
        ("sortir", "out"),
    ],
)
def test_bids(line: str, move: str) -> None:
    state = land(position(3, places={1: 1}, turn=1), 8)
    state.play(state.parse("decline"))
    state.play(state.parse("bid 10"))
    state.play(state.parse("bid 20"))
    assert Seated(state, "fr").means(line) == [move]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("residential red1", "is not yours"),
        ("industrial orange1", "is mortgaged"),
        ("deal Bob red2+darkblue1 get 500", "Neither you nor Bob can give this: The Marina"),
        ("deal Bob red2 get 99,990", "Bob cannot pay that much"),
        ("deal Bob red2 get 5", "5 cannot be paid: amounts are multiples of 10."),
        ("deal Bob pay 500", "An offer needs a district or a card"),
        ("deal Xavier re2", "Say whom the deal is with: Bob (B), Greedy 1 (C)."),
        ("deal Bob xyz", "“xyz” is nothing that can change hands."),
        ("deal Bob red get 10", "“red” may mean several things: say which."),
        ("deal", "Say whom the deal is with"),
        ("residential red2 x8", "You have built all that the unit allowed"),
        ("residential re2, xyzzy", "“xyzzy” is no move of this game."),
        ("xyzzy", "“xyzzy” is no move of this game."),
        ("+ , ;", "is no move of this game"),
        ("a" * 300, "is no move of this game"),
        ("370", "is no move of this game"),
        ("roll", "This move is not asked for now"),
    ],
)
def test_lines_that_are_refused_change_nothing(line: str, sentence: str) -> None:
    seated = Seated(building())
    before = seated.match.state.dump()
    assert sentence in refused(seated, line)
    assert seated.match.state.dump() == before


def refused(seated: Seated, line: str) -> str:
    """Why a line cannot be done, as the table says it."""
    phrases = seated.board.phrases
    try:
        moves = seated.board.gesture(line, 0) or seated.board.meant(line, 0)
    except (Complaint, faubourg.InputError) as problem:
        return sentence(problem, phrases.messages)
    except faubourg.IllegalMove as problem:
        return phrases.refusal(problem)
    refusals = [seated.match.state.why_not(move, 0) for move in moves]
    assert None not in refusals
    return " ".join(phrases.refusal(refusal) for refusal in refusals if refusal is not None)


def test_every_move_can_be_typed_as_the_hint_says_it() -> None:
    taxi = land(position(3, held={0: "taxi"}), 8)
    choosing = position(3, owned={1: "red1"}, places={0: 4}, pile="chance15")
    permit = land(position(3, owned={0: "red1", 1: "pink1"}, places={0: 1}), 5)
    land(choosing, 7).play(choosing.parse("draw chance15"), -2)
    for state in (building(), taxi, permit, choosing):
        for language in ("fr", "en"):
            seated = Seated(state, language)
            for move in state.legal():
                assert seated.means(seated.board.typed(move)) == [state.text(move)]


def test_a_taxi_can_be_told_where_to_go() -> None:
    seated = Seated(land(position(3, held={0: "taxi"}), 8), "fr")
    assert seated.means("taxi chance") == ["taxi -1"]
    assert seated.means("taxi cité universitaire") == ["taxi 1"]


def test_of_many_bids_a_few_are_listed_around_the_price() -> None:
    state = land(position(3), 8)
    state.play(state.parse("decline"))
    seated = Seated(state)
    shown = [state.text(row.move) for row in seated.board.menu(0).rows]
    assert shown == ["bid 10", "bid 300", "bid 500", "bid 800", "bid 1000"]


def test_the_poor_are_shown_bids_that_they_can_pay() -> None:
    state = land(position(3, cash={0: 300}), 8)
    state.play(state.parse("decline"))
    shown = [state.text(row.move) for row in Seated(state).board.menu(0).rows]
    assert shown == ["bid 10", "bid 100", "bid 200", "bid 300"]


# Lines at the table


def table(play: Play, capsys: pytest.CaptureFixture[str], *lines: str, language: str = "en") -> str:
    """What is said when these lines are typed at the first question of a match."""
    arguments = ["--seats", "me,random,random", "--seed", "3", "--option", "first=0", "--lang", language]
    assert play("play", "city", *arguments, typed="\n".join(lines) + "\n") == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


@pytest.mark.parametrize(
    ("language", "line", "sentence"),
    [
        ("en", "help", "Bids: “bid 370”, or only the amount."),
        ("en", "help", "Deals: “deal Bob re2 + pi1 get 500”"),
        ("fr", "aide", "attendre laisse le temps s’écouler"),
        ("en", "hint", "To type: roll"),
        ("fr", "conseil", "À taper\u00a0: lancer"),
        ("en", "hand", "You have 37,700; no districts; no cards."),
        ("en", "players", "You (A): 37,700 in cash, worth 37,700 in all; on GO; salary 2,000; no districts."),
        ("fr", "joueurs", "Vous (A)\u00a0: 37\u202f700 en argent"),
        ("en", "board", "Bellevue (DB2): nobody’s, price 4,000."),
        ("en", "board", "In the box: railroads 8, stadiums 2, skyscrapers 5, towers 1."),
        ("fr", "plateau", "Pioche Chance\u00a0: 25"),
        ("en", "why mortgage bellevue", "This move is not asked for now"),
        ("en", "why deal Random bot 1 re2 pay 500", "Neither you nor Random bot 1 can give this"),
        ("en", "why roll", "“roll” is possible."),
        ("fr", "pourquoi lancer le dé", "«\u00a0lancer le dé\u00a0» est possible."),
        ("fr", "î rg2", "«\u00a0î rg2\u00a0» n’est pas un coup de ce jeu."),
        ("en", "?", "CI-3a"),
        ("en", "9", "There is no number 9 in the list"),
        ("en", "370", "There is no number 370 in the list"),
        ("en", "bid 370", "This move is not asked for now."),
        ("fr", "miser 370", "Ce coup n’est pas demandé en ce moment."),
        ("fr", "pourquoi miser 370", "Ce coup n’est pas demandé en ce moment."),
        ("en", "wait", "There is nothing to wait for"),
        ("en", "time", "No clock is running."),
        ("fr", "temps enchère", "L’horloge ne compte rien de ce nom"),
        ("en", "undo", "You have made no move yet that could be taken back."),
    ],
)
def test_lines_at_the_table(
    language: str, line: str, sentence: str, play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    said = table(play, capsys, line, language=language)
    assert sentence in said[said.index("1\u00a0: " if language == "fr" else "1: ") :]


def test_blocks_can_be_taken_back_until_the_dice_roll(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    # The seed lets the first player buy, press BUILD and be allowed blocks.
    said = table(play, capsys, "roll", "buy", "build", "1", "undo", "undo")
    assert said.count("Your moves of this turn are taken back.") == 1
    assert said.count("The bots agree: your last moves are taken back") == 1


def lines_said(
    play: Play, capsys: pytest.CaptureFixture[str], seats: str, options: tuple[str, ...], *lines: str
) -> str:
    """What is said at a table where Anna begins and rolls for a district."""
    arguments = ["play", "city", "--seats", seats, "--seed", "3", "--option", "first=0", "--lang", "en"]
    for option in options:
        arguments += ["--option", option]
    assert play(*arguments, typed="\n".join(lines) + "\n") == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def live(play: Play, capsys: pytest.CaptureFixture[str], *lines: str) -> str:
    """One person and bots, with live auctions."""
    return lines_said(play, capsys, "Anna:me,Bob:random,Cleo:random", ("auctions=live",), *lines)


def test_in_a_live_auction_the_bots_speak_while_the_person_waits(
    play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    said = live(play, capsys, "roll", "decline", "bid 100", *["wait"] * 2, "attendre", "hand")
    assert "“wait” lets the others speak first." in said
    spoken = re.findall(r"^(You|Bob|Cleo) (?:bid|bids|drops) .*\(CI-5[ac]\)$(?<!out\. \(CI-5c\))", said, re.MULTILINE)
    # Clockwise; the last wait, when only the leader is left, lets time run out.
    assert spoken == ["You", "Bob", "Cleo", "Bob", "Cleo", "Bob", "Cleo"]
    assert re.search(r"Time is up.*\n.*Bob wins .* for 35,000\.", said)


def test_in_turn_people_share_a_keyboard_and_drop_for_good(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ["roll", "decline", "bid 100", "wait", "out", "210", "out"]
    said = lines_said(play, capsys, "Anna:me,Bob:me,Cleo:me", (), *lines)
    asked = re.findall(r"^(Anna|Bob|Cleo): (?:Anna|Bob|Cleo) bids", said, re.MULTILINE)
    assert asked == ["Bob", "Cleo", "Anna"]
    assert "There is nothing to wait for" in said
    assert re.search(r"Cleo wins .* for 210\.", said)
    assert "Pass the keyboard" not in said


@pytest.mark.parametrize(("language", "sentence"), [("en", "a screen of their own"), ("fr", "un écran à soi")])
def test_live_auctions_need_a_screen_for_everybody(
    language: str, sentence: str, play: Play, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["--option", "auctions=live", "--lang", language]
    assert play("play", "city", "--seats", "me,random,me", *given, typed=ONES) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    # Nor can somebody join a match that one person has begun.
    assert play("play", "city", "--seats", "me,random,random", *given, typed="") == 0
    path = str(saved_in(home))
    capsys.readouterr()
    assert play("play", "city", "--load", path, "--seats", "me,me,random", "--lang", language, typed=ONES) == 2
    assert sentence in capsys.readouterr().err
    beside = Path(path + ".seats")
    beside.write_text(beside.read_text(encoding="utf-8").replace('"random"', '"me"'), encoding="utf-8")
    assert play("play", "city", "--seats", "me,random", "--lang", language, typed=f"load {path}\n") == 0
    assert sentence in capsys.readouterr().out


def test_somebody_may_say_that_time_is_up(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    said = live(play, capsys, "roll", "decline", "bid 100", "time auction")
    assert re.search(r"Time is up.*\n.*Cleo wins .* for 4,500\.", said)


@pytest.mark.parametrize("line", ["wait", "time opening", "temps ouverture"])
def test_whoever_names_no_opening_price_has_the_auction_opened_by_the_bank(
    line: str, play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    said = live(play, capsys, "roll", "decline", line, "bid 37700")
    assert re.search(r"No price was named in time\. \(CI-5a\)\n.*The bank auctions ", said)
    assert re.search(r"You win .* for 37,700\.", said)


def test_time_that_is_up_before_a_price_was_named_ends_the_auction_too(
    play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    said = live(play, capsys, "roll", "decline", "time auction")
    assert re.search(r"No price was named in time.*\n.*The bank auctions .*\n.*Time is up.*\n.*Nobody bids", said)


def test_a_bid_that_is_too_low_is_refused_and_asked_again(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    said = live(play, capsys, "roll", "decline", "bid 100", "bid 4500", "bid 37700")
    assert "4,500 is too low: bid 4,510 or more. (CI-5a)" in said
    assert re.search(r"You win .* for 37,700\.", said)


def test_the_hour_ends_when_somebody_says_so_and_one_no_ends_the_match(
    play: Play, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["time", "time hour", "roll", *["1"] * 3, *["done"] * 4, *["refuse"] * 3]
    said = lines_said(play, capsys, "Anna:me,Bob:me,Cleo:me", ("length=hour", "minutes=30"), *lines)
    assert "Less than 30 minutes are left." in said
    assert "The time is up: play on for as long again" in said
    assert faubourg.load(saved_in(home).read_text(encoding="utf-8")).state.over


def test_only_time_at_the_table_counts_and_it_is_saved_with_the_match(tmp_path: Path) -> None:
    state = faubourg.new("city", seats=2, seed=1, options={"length": "hour", "minutes": 10}).state
    now = [1000.0]
    clock = Clock(Played(1, 590.0), lambda: now[0])
    assert clock.look(state) is None
    assert clock.minutes_left(state) == 1
    now[0] += 9.0
    assert clock.look(state) is None
    now[0] += 2.0
    timer = clock.look(state)
    assert timer is not None
    assert timer.kind == "hour"
    # Another hour is another count.
    assert Clock(Played(7, 590.0), lambda: now[0]).look(state) is None
    path = tmp_path / "a.faubourg"
    path.with_name("a.faubourg.seats").write_text('{"seats": [], "played": [1, 590]}', encoding="utf-8")
    assert saved_clock(path) == Played(1, 590.0)
    path.with_name("a.faubourg.seats").write_text('{"seats": []}', encoding="utf-8")
    assert saved_clock(path) == Played(0, 0.0)


def test_a_saved_match_goes_on_where_its_clock_stood(play: Play, home: Path) -> None:
    arguments = ["--seats", "me,random", "--seed", "4", "--option", "length=hour", "--option", "first=0"]
    assert play("play", "city", *arguments, typed="") == 0
    path = saved_in(home)
    beside = path.with_name(path.name + ".seats")
    beside.write_text(beside.read_text(encoding="utf-8").replace("  0\n", "  3599\n"), encoding="utf-8")
    assert saved_clock(path) == Played(1, 3599.0)
    assert play("play", "city", "--load", str(path), typed="time\n") == 0
    assert saved_clock(path).seconds >= 3599


# What it looks like


def plain(screen: str) -> list[str]:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screen).split("\r\n")


@pytest.mark.parametrize(
    ("columns", "lines", "language", "seats"),
    [
        (80, 24, "fr", 4),
        (80, 24, "en", 6),
        (100, 40, "fr", 3),
        (120, 40, "en", 6),
        (60, 24, "en", 4),
    ],
)
def test_the_table_fits_its_terminal(columns: int, lines: int, language: str, seats: int, tmp_path: Path) -> None:
    players = ",".join(["me", *["random"] * (seats - 1)])
    arguments = ["play", "city", "--seats", players, "--seed", "4", "--fast", "--no-color", "--lang", language]
    with Terminal(*arguments, home=tmp_path, columns=columns, lines=lines) as terminal:
        terminal.until("> ")
        for _ in range(12):
            terminal.type("1")
            terminal.until(WIPE)
            screen = terminal.until("> ")
    rows = plain(screen)
    assert max(map(len, rows)) <= columns
    if columns >= 80:
        assert len(rows) <= lines
    bot = {"fr": "Robot étourdi", "en": "Random bot"}[language]
    assert all(is_named(screen, bot, number) for number in range(1, seats))
    assert not re.search(r"\x1b\[[0-9;]*[34][0-9]", screen)
    assert "board-" not in screen


def test_a_long_help_is_shown_a_screenful_at_a_time(tmp_path: Path) -> None:
    arguments = ["play", "city", "--seats", "me,random", "--seed", "3", "--option", "first=0", "--fast", "--lang", "en"]
    with Terminal(*arguments, home=tmp_path) as terminal:
        terminal.until("> ")
        terminal.type("help")
        first = terminal.until("… ")
        assert "Bids: “bid 370”" in first
        assert len(plain(first)) <= 25
        terminal.type("")
        last = terminal.until("> ")
        assert "dark blue" in last
        # Each sign stays with what it means.
        assert [row for row in plain(last) if re.search(r"(^|   )\S$", row)] == []
        terminal.type("roll")
        assert "You roll" in terminal.until("> ")


def drawn(state: State, columns: int = 80, rows: int = 24, simple: bool = False) -> list[str]:
    board = Seated(state).board
    return [line.plain for line in board.draw(state.view(0), 0, board.menu(0), columns, rows, simple)]


def crowded() -> State:
    return position(
        3,
        owned={0: "pink1 pink2 pink3 brown1 brown2", 1: "red1 red2"},
        residential={"pink1": 3, "red1": 1},
        industrial={"pink1": 5},
        mortgaged={"red2": 180},
        pieces={"power": "pink1", "park": "pink2"},
        rails="pink1 red1",
        skyscrapers="pink1",
        stadiums="pink2",
        tower="pink1",
        places={0: 11, 1: 11, 2: 5},
        jail={2: 1},
    )


def test_every_piece_and_every_pawn_has_its_sign() -> None:
    lines = drawn(crowded())
    assert any(line.startswith(" PI1 A‡⌂3■5!▲♛ ab 8000") for line in lines)
    assert any(line.startswith(" PI2 A +★") for line in lines)
    assert "[c]" in lines[-2]
    assert any(" RE1 B‡" in line and " RE2 B " in line for line in lines)
    # A mortgaged district shows no rent.
    assert lines[3][21:28].split() == ["×"]


def test_an_old_terminal_has_letters_for_all_signs() -> None:
    text = "\n".join(drawn(crowded(), simple=True))
    assert " PI1 A=r3i5!^T ab 8000" in text
    assert text.isascii()


def test_the_large_board_has_names() -> None:
    text = "\n".join(drawn(crowded(), 120, 40))
    assert "The Docks" in text
    assert "sewage" in text


def inside(state: State) -> str:
    """What stands inside the ring, on one line."""
    board = Seated(state).board
    lines = middle.lines(board, seen(state), board.fine, 60, 9)
    return " ".join(" ".join(line.plain for line in lines).split())


def test_an_auction_a_debt_and_an_offer_stand_inside_the_ring() -> None:
    state = building()
    state.play(state.parse("deal 1 red2+red1 pay 500"), 0)
    assert "Anna gives RE2 + 500. Bob gives RE1." in inside(state)
    state = land(position(3, cash={0: 100}, owned={1: "lightblue2"}, residential={"lightblue2": 4}), 8)
    assert "Anna owes Bob 1,800, lacks 1,700" in inside(state)
    state = land(position(3), 8)
    state.play(state.parse("decline"))
    state.play(state.parse("bid 500"))
    state.play(state.parse("out"))
    assert "LB2 (price 1,000): 500 by Anna; out: Bob" in inside(state)


def test_an_offer_says_which_rents_it_would_change() -> None:
    owned = {0: "pink1 pink2 pink3 brown1 brown2", 1: "red1"}
    state = position(3, owned=owned, tower="brown1", residential={"pink1": 2}, step="act")
    state.play(state.parse("deal 1 brown1+red1 pay 0"), 0)
    assert "Rents: " in inside(state)
    assert "PI1 2000→1000" in inside(state)


def test_an_old_terminal_gets_the_oldest_letters(tmp_path: Path) -> None:
    arguments = ["play", "city", "--seats", "me,random", "--seed", "4", "--fast", "--lang", "en"]
    with Terminal(*arguments, home=tmp_path, PYTHONIOENCODING="ascii", NO_COLOR="1") as terminal:
        screen = terminal.until("> ")
        for _ in range(8):
            terminal.type("1")
            terminal.until(WIPE)
            screen = terminal.until("> ")
    assert "?" not in "".join(plain(screen.rpartition(WIPE)[2]))


def test_a_bot_that_refuses_an_offer_says_what_it_would_accept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = faubourg.new("city", seats=3, seed=1)
    match.state = building()
    wished = match.state.parse("deal 1 red1 pay 3000")
    monkeypatch.setattr(advisers, "ask_bot", lambda *_: match.state.parse("refuse"))
    monkeypatch.setattr(advisers, "acceptable", lambda *_: wished)
    players = [Player("Anna", "me"), Player("Bob", "greedy"), Player("Cleo", "random")]
    screen = Screen(True, False, 0.0, Guard())
    seated = Table(match, players, screen, Messages("fr"), tmp_path / "a", tmp_path / "a")
    seated.make([match.state.parse("deal 1 red1 pay 10")], 0)
    seated.turn_of_bot(1)
    assert seated.remark == "Bob accepterait plutôt\u00a0: échange Bob rg1 payer 3000"
    assert seated.board.gesture("échange Bob rg1 payer 3000", 0) == [wished]
    # Once another move is made, it has been heard.
    seated.make([match.state.parse("done")], 0)
    assert seated.remark == ""
