"""U-Build at the terminal's table: whole matches, what can be typed, and what the table looks like."""

import random
import re
from pathlib import Path

import pytest

import faubourg
from faubourg.cli.boards.board import board_of
from faubourg.cli.boards.ubuild import around
from faubourg.cli.boards.ubuild.board import UBuildBoard
from faubourg.cli.complaint import Complaint, sentence
from faubourg.core.match import Match
from faubourg.core.state import State
from faubourg.text.language import Language
from faubourg.text.messages import Messages
from faubourg.text.phrases import Phrases
from tests.cli.conftest import Play
from tests.cli.driver import Terminal, digest_in, is_named, saved_in
from tests.games.city.positions import play as played
from tests.games.ubuild.boxes import STRAIGHT
from tests.games.ubuild.positions import GAME, Position, draw, land, seen
from tests.games.ubuild.positions import table as position

ONES = "1\n" * 3000
WIPE = "\x1b[H\x1b[2J\x1b[3J"
NAMES = ["Anna", "Bob", "Greedy 1"]


class Script:
    """A match of random moves between two people at one keyboard, and the lines they type for it."""

    def __init__(self, seed: int, options: dict[str, object], language: Language) -> None:
        self.match = faubourg.new("ubuild", seats=2, seed=seed, options=options)
        board = board_of(self.match, Phrases(self.match.game, language, NAMES[:2], options=options), NAMES[:2])
        self.lines: list[str] = []
        choices = random.Random(seed)
        while not self.match.state.over:
            move = choices.choice(self.match.state.legal())
            self.lines.append(board.typed(move) if choices.random() < 0.7 else self.match.state.text(move))
            self.match.play(move)


@pytest.mark.parametrize(("language", "total"), [("fr", "fortune"), ("en", "worth")])
@pytest.mark.parametrize("seats", ["me,random,random", "random,random,random,random,random,random"])
def test_a_whole_match_by_numbers(
    language: str, total: str, seats: str, play: Play, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["--option", "length=rounds", "--option", "rounds=6", "--lang", language]
    assert play("play", "ubuild", "--seats", seats, "--seed", "3", *given, typed=ONES) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert re.search(rf"{total} [\d,\u202f]+.*\d+\.\n", said.out)
    assert not re.search(r"[─│┼\x1b]", said.out)
    assert "board-" not in said.out
    assert "table-" not in said.out
    assert faubourg.verify(saved_in(home).read_text(encoding="utf-8")).state.over


@pytest.mark.parametrize(("language", "mode"), [("en", "classic"), ("fr", "classic"), ("fr", "advanced")])
def test_a_whole_match_of_typed_moves(
    language: Language, mode: str, play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = Script(11, {"mode": mode, "length": "rounds", "rounds": 12}, language)
    record = tmp_path / "a.faubourg"
    given = ["--option", f"mode={mode}", "--option", "length=rounds", "--option", "rounds=12"]
    given += ["--record", str(record), "--lang", language]
    arguments = ["play", "ubuild", "--seats", "Anna:me,Bob:me", "--seed", "11", *given]
    assert play(*arguments, typed="\n".join(script.lines) + "\n") == 0
    assert digest_in(record) == f"= {script.match.state.digest()}"
    assert capsys.readouterr().err == ""


# What is typed


class Seated:
    """Seat 0 of three before a position, with the table's own reader."""

    def __init__(self, state: State, language: Language = "en") -> None:
        self.match: Match = faubourg.new("ubuild", seats=3, seed=1, options=state.options.values)
        self.match.state = state
        board = board_of(self.match, Phrases(GAME, language, NAMES, options=state.options.values), NAMES)
        assert isinstance(board, UBuildBoard)
        self.board = board

    def means(self, line: str) -> list[str]:
        """The moves that a line makes, in order; or, where it makes none, those among which the table asks."""
        moves = self.board.gesture(line, 0) or self.board.meant(line, 0)
        return [self.match.state.text(move) for move in moves]


def building() -> State:
    """Seat 0 may build; one district is mortgaged, one protected, and two hazards are on the board."""
    return position(
        3,
        owned={0: "red2 red3 pink2", 1: "yellow1 yellow2 green2", 2: "darkblue1"},
        residential={"red2": 2, "yellow1": 1},
        mortgaged={"pink2": 70},
        pieces={"prison": 28, "power": 22, "school": 15},
        step="act",
    )


def permit() -> State:
    """Seat 0 has a permit; a prison stands, a school and a park are in stock."""
    return land(position(3, owned={0: "pink3", 1: "green2 green3"}, pieces={"prison": 40}, places={0: 2}), 9)


def placing() -> State:
    return played(permit(), "place school")


@pytest.mark.parametrize(
    ("language", "line", "moves"),
    [
        ("en", "residential red2", ["residential red2"]),
        ("en", "r re2", ["residential red2"]),
        ("fr", "résidentiel rg2", ["residential red2"]),
        ("fr", "industriel rouge 3", ["industrial red3"]),
        ("en", "industrial right bank", ["industrial red2"]),
        ("fr", "usine rive droite", ["industrial red2"]),
        ("en", "build re3", ["residential red3", "industrial red3", "skyscraper red3"]),
        ("en", "done", ["done"]),
        ("fr", "fini", ["done"]),
        ("fr", "gratte-ciel rg3", ["skyscraper red3"]),
        ("en", "lift pi2", ["lift pink2"]),
        ("en", "lift the mortgage of pi2", ["lift pink2"]),
        ("fr", "lever l’hypothèque de la gare", ["lift pink2"]),
        ("fr", "hypothéquer rive droite", ["mortgage red2"]),
        # What stands on a site, and where.
        ("en", "skyscraper re3 s30", ["skyscraper red3", "site 30"]),
        ("fr", "gratte-ciel rg2 emplacement 27", ["skyscraper red2", "site 27"]),
        # A hazard is told where to go.
        ("en", "prison s24", ["step prison 0"]),
        ("en", "move the power station to s20", ["step power 5"]),
        ("fr", "déplacer centrale s20", ["step power 5"]),
        # Several moves in one line; the verb holds until there is another.
        ("en", "industrial re2 x2, residential re3", ["industrial red2", "industrial red2", "residential red3"]),
        ("fr", "résidentiel rg2, rg3 et industriel rg3", ["residential red2", "residential red3", "industrial red3"]),
        # Deals.
        ("en", "deal Bob red2+yellow1 get 500", ["deal 1 red2+yellow1 get 500"]),
        ("en", "trade with Bob far east for 1,500", ["deal 1 green2 get 1500"]),
        ("fr", "échange B rg2 + ja1 contre 1 500", ["deal 1 red2+yellow1 get 1500"]),
        ("en", "deal greedy 1 the marina pay 4000", ["deal 2 darkblue1 pay 4000"]),
        ("en", "deal C db1", ["deal 2 darkblue1 pay 0"]),
    ],
)
def test_lines_that_mean_moves(language: Language, line: str, moves: list[str]) -> None:
    assert Seated(building(), language).means(line) == moves


@pytest.mark.parametrize(
    ("language", "line", "moves"),
    [
        ("en", "place school", ["place school"]),
        ("en", "park", ["place park"]),
        ("fr", "placer parc", ["place park"]),
        ("fr", "école s19", ["place school", "site 19"]),
        ("en", "put the park on site 20", ["place park", "site 20"]),
        ("en", "power s39", ["place power", "site 39"]),
        ("en", "prison s39", ["step prison 5"]),
    ],
)
def test_lines_at_a_permit(language: Language, line: str, moves: list[str]) -> None:
    assert Seated(permit(), language).means(line) == moves


@pytest.mark.parametrize("line", ["s19", "site 19", "place 19", "emplacement s19", "school s19", "école s19"])
def test_a_site_is_typed_by_its_number(line: str) -> None:
    assert Seated(placing(), "fr").means(line) == ["site 19"]


def test_two_steps_of_a_hazard_are_typed_as_one_way() -> None:
    seated = Seated(building())
    [first, second] = seated.board.gesture("prison s34", 0)
    state = seated.match.state.clone()
    state.play(first, 0)
    state.play(second, 0)
    assert next(site["site"] for site in seen(state)["sites"] if site["piece"] == "prison") == 34


@pytest.mark.parametrize(
    ("line", "move"),
    [("370", "bid 370"), ("bid 1,200", "bid 1200"), ("miser 1\u202f200", "bid 1200"), ("sortir", "out")],
)
def test_bids(line: str, move: str) -> None:
    state = played(land(position(3, turn=1), 8), "decline", "bid 10", "bid 20")
    assert Seated(state, "fr").means(line) == [move]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("residential yellow1", "is not yours"),
        ("industrial pi2", "is mortgaged"),
        ("skyscraper red2 s1", "Site 1 does not touch Right Bank"),
        ("skyscraper red2 s28", "Site 28 is taken: prison"),
        ("prison s1", "Too far for this: prison. s1 is more than two steps from s28; one step leads to s24, s30."),
        ("power s20", "The site touches no district of yours: power station."),
        ("power s16", "The site touches no district of yours: power station."),
        ("residential red2 x4", "You have built your 3 blocks"),
        ("deal Bob red2+darkblue1 get 500", "Neither you nor Bob can give this: The Marina"),
        ("deal Bob pay 500", "An offer needs a district"),
        ("deal Xavier re2", "Say whom the deal is with: Bob (B), Greedy 1 (C)."),
        ("deal Bob xyz", "“xyz” is nothing that can change hands."),
        (
            "deal Bob re2 pay 99999999999999999999",
            "99999999999999999999 cannot be paid: there is not so much money in the game.",
        ),
        ("deal Bob re2 get 505", "505 cannot be paid: amounts are multiples of 10."),
        ("xyzzy", "“xyzzy” is no move of this game."),
        ("+ , ;", "is no move of this game"),
        ("a" * 300, "is no move of this game"),
        ("s5", "This move is not asked for now"),
        ("roll", "This move is not asked for now"),
    ],
)
def test_lines_that_are_refused_change_nothing(line: str, sentence: str) -> None:
    seated = Seated(building())
    before = seated.match.state.dump()
    assert sentence in refused(seated, line)
    assert seated.match.state.dump() == before


@pytest.mark.parametrize("line", ["bid 55", "55"])
def test_a_bid_that_nobody_can_pay_is_told_why(line: str) -> None:
    seated = Seated(played(land(position(3), 8), "decline"))
    assert refused(seated, line) == "55 cannot be paid: amounts are multiples of 10."
    assert seated.means("bid 60") == ["bid 60"]


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


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_move_can_be_typed_as_the_hint_says_it(language: Language) -> None:
    states = [building(), permit(), placing(), played(permit(), "place park"), draw(7, open=True, **STANDING)]
    states += [draw(15, open=True), draw(17, open=False, **STANDING), draw(3, open=False, **STANDING)]
    seated = Seated(building(), language)
    on_its_way = played(building(), seated.match.state.text(seated.board.meant("prison s30", 0)[0]))
    for state in [*states, on_its_way]:
        seated = Seated(state, language)
        seated.board.menu(0)
        assert state.legal()
        for move in state.legal():
            assert seated.means(seated.board.typed(move)) == [state.text(move)]


# A hazard beside a district of seat 0, another beside one of seat 1.
STANDING: Position = {"owned": {0: "red2 red3", 1: "yellow2"}, "pieces": {"prison": 28, "power": 33}}


# Menus


def labels(state: State, language: Language = "en") -> list[str]:
    board = Seated(state, language).board
    prompt = state.prompt(0)
    return [board.label(option, state.view(0), prompt, False) for option in board.menu(0).options]


def test_a_site_is_offered_with_what_it_touches() -> None:
    owned = {0: "red2 red3", 1: "yellow1"}
    state = position(3, owned=owned, pieces={"prison": 32}, residential={"red2": 1}, industrial={"red3": 1}, step="act")
    state = played(state, "skyscraper red3")
    assert labels(state) == [
        "s27: Right Bank (A), Business Quarter (A)",
        "s28: Right Bank (A), Business Quarter (A)",
        "s29: Business Quarter (A), Old Town (B!)",
        "s30: Business Quarter (A), Old Town (B!), City Hall",
    ]
    assert labels(state, "fr")[2] == "s29\u00a0: Quartier des Affaires (A), Vieille Ville (B!)"


def test_without_the_board_a_site_is_told_with_owners_and_states() -> None:
    state = placing()
    board = Seated(state).board
    spoken = [board.spoken(option, state.prompt(0)) for option in board.menu(0).options]
    assert spoken[0] == (
        "Put the school on site 16, which touches Jail, Station Quarter (nobody’s), The Docks (owner Anna)"
    )


def test_of_many_sites_the_district_is_chosen_first() -> None:
    owned = {0: "pink3 red2 yellow1 green2", 1: "darkblue1"}
    state = played(land(position(3, owned=owned, places={0: 2}), 9), "place school")
    assert labels(state) == ["beside PI3… (4)", "beside RE2… (4)", "beside YE1… (4)", "beside GR2… (4)"]
    board = Seated(state).board
    menu = board.menu(0)
    narrowed = menu.narrowed({row.move for row in menu.options[0].rows})
    shown = [board.label(option, state.view(0), state.prompt(0), False) for option in narrowed.options]
    assert shown[0] == "s16: Jail, Station Quarter, The Docks (A)"


def test_a_hazard_is_offered_with_where_it_would_go() -> None:
    assert labels(draw(7, open=True, **STANDING))[0] == "power station → s31: YE1 YE2B!"
    state = draw(7, open=True, owned={0: "red2"}, pieces={"prison": 28})
    assert labels(state) == ["prison → s24: DB1 PRK RE2A!", "prison → s30: RE3! YE1 YE2"]


# Lines at the table


def table(play: Play, capsys: pytest.CaptureFixture[str], *lines: str, language: str = "en") -> str:
    """What is said when these lines are typed at the first question of a match."""
    arguments = ["--seats", "me,random,random", "--seed", "3", "--option", "first=0", "--lang", language]
    assert play("play", "ubuild", *arguments, typed="\n".join(lines) + "\n") == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


@pytest.mark.parametrize(
    ("language", "line", "sentence"),
    [
        ("en", "help", "“skyscraper re2 s30”; a hazard is moved by saying where to"),
        ("fr", "aide", "«\u00a0école s12\u00a0»"),
        ("en", "hand", "You have 19,700; no districts."),
        ("en", "players", "You (A): 19,700 in cash, worth 19,700 in all; on GO; salary 2,000; no districts."),
        ("fr", "joueurs", "Vous (A)\u00a0: 19\u202f700 en argent"),
        ("en", "board", "22. Bellevue (DB2): nobody’s, price 4,000; sites s3, s4, s43, s44."),
        ("en", "board", "6. Bridge (BRI), closed; sites s11, s12, s13, s14."),
        ("en", "board", "s12 (LB2 BRI), s13 (BRI JAI)"),
        ("en", "board", "In stock: residential block 40, industrial block 20, skyscraper 2, tower 1, school 1"),
        ("fr", "plateau", "Pioche Chance\u00a0: 17"),
        ("en", "why mortgage bellevue", "Bellevue is not yours"),
        ("en", "why deal Random bot 1 re2 pay 500", "Neither you nor Random bot 1 can give this"),
        ("en", "why roll", "“roll” is possible."),
        ("en", "why 1", "“Roll the dice” is possible."),
        ("fr", "pourquoi 1", "est possible"),
        ("en", "why 99999999999999999999", "There is no number 99999999999999999999 in the list"),
        ("en", "school s3", "This move is not asked for now. (UB-3a)"),
        ("en", "prison s14", "This move is not asked for now. (UB-3a)"),
        ("en", "why prison s14", "This move is not asked for now. (UB-3a)"),
        ("fr", "prison s14", "(UB-3a)"),
        ("en", "9", "There is no number 9 in the list"),
        ("en", "time", "No clock is running."),
        ("en", "undo", "You have made no move yet that could be taken back."),
    ],
)
def test_lines_at_the_table(
    language: str, line: str, sentence: str, play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    said = table(play, capsys, line, language=language)
    assert sentence in said[said.index("1\u00a0: " if language == "fr" else "1: ") :]


def test_blocks_can_be_taken_back_until_the_dice_roll(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    said = table(play, capsys, "roll", "buy", "residential pi3", "undo", "players", "undo")
    assert said.count("Your moves of this turn are taken back.") == 1
    assert "worth 19,700 in all; on The Docks (PI3)" in said
    assert said.count("The bots agree: your last moves are taken back") == 1


def test_a_match_by_the_clock_ends_when_somebody_says_so(
    play: Play, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--seats", "Anna:me,Bob:me", "--seed", "3", "--option", "first=0", "--option", "length=minutes"]
    typed = "\n".join(["time", "time match", "roll", "buy", "done", *ONES.split("\n")[:50]]) + "\n"
    assert play("play", "ubuild", *arguments, "--option", "minutes=30", "--lang", "en", typed=typed) == 0
    said = capsys.readouterr().out
    assert "Less than 30 minutes are left." in said
    assert "Time is up, and the fortunes are counted." in said
    assert faubourg.load(saved_in(home).read_text(encoding="utf-8")).state.over


# What it looks like


def plain(screen: str) -> list[str]:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screen).split("\r\n")


@pytest.mark.parametrize(
    ("columns", "lines", "language", "seats", "mode"),
    [
        (80, 24, "fr", 4, "classic"),
        (80, 24, "en", 6, "advanced"),
        (100, 40, "fr", 3, "advanced"),
        (120, 40, "en", 6, "classic"),
        (60, 24, "en", 4, "classic"),
    ],
)
def test_the_table_fits_its_terminal(
    columns: int, lines: int, language: str, seats: int, mode: str, tmp_path: Path
) -> None:
    players = ",".join(["me", *["random"] * (seats - 1)])
    given = ["--seed", "4", "--fast", "--no-color", "--lang", language, "--option", f"mode={mode}"]
    with Terminal(
        "play", "ubuild", "--seats", players, *given, home=tmp_path, columns=columns, lines=lines
    ) as terminal:
        terminal.until("> ")
        for _ in range(8):
            terminal.type("1")
            terminal.until(WIPE)
            screen = terminal.until("> ")
    rows = plain(screen)
    assert max(map(len, rows)) <= columns
    assert len(rows) <= lines
    bot = {"fr": "Robot étourdi", "en": "Random bot"}[language]
    assert all(is_named(screen, bot, number) for number in range(1, seats))
    assert not re.search(r"\x1b\[[0-9;]*[34][0-9]", screen)
    assert "board-" not in screen


def drawn(state: State, columns: int = 80, rows: int = 24, simple: bool = False) -> list[str]:
    board = Seated(state).board
    return [line.plain for line in board.draw(state.view(0), 0, board.menu(0), columns, rows, simple)]


def crowded() -> State:
    return position(
        3,
        owned={0: "pink2 pink3 brown1 brown2", 1: "red2 red3"},
        residential={"pink3": 3, "red2": 1},
        industrial={"pink3": 5},
        mortgaged={"red3": 180},
        pieces={"power": 19, "park": 5, "prison": 27},
        tower=("pink3", 20),
        places={0: 8, 1: 8, 2: 5},
        jail={2: 1},
        bridges=(5,),
    )


def test_every_district_has_its_title_below_the_track() -> None:
    text = "\n".join(drawn(crowded()))
    for title in (" PI3 A⌂3■5!♛ ", " BR1 A+ ", " RE2 B⌂1! ", " RE3 B! ", " BRI / ", " BRI = ", " DB2 ·"):
        assert title in text
    for building in ("+5 park", "!19 power station", "!27 prison", "♛20 tower PI3"):
        assert building in text
    assert re.search(r" RE3 B! +×", text)
    assert re.search(r" BRI / +1000", text)


def test_where_the_titles_find_no_room_it_is_said_how_to_see_them() -> None:
    owned = {0: "pink2 pink3", 1: "red2 red3"}
    large = position(3, options={"mode": "advanced"}, owned=owned, mortgaged={"red3": 180})
    hint = "“players” shows who owns what, with rents and mortgages."
    assert drawn(large)[-1] == hint
    assert "mortgaged" in "\n".join(Seated(large).board.players(large.view(0)))
    # Where there is room for them nothing is to be said.
    assert hint not in drawn(large, 120, 40)
    assert hint not in drawn(crowded())


def test_the_track_lies_the_same_before_and_after_a_move() -> None:
    before, after = drawn(position(3)), drawn(crowded())
    assert [line.index("GO") for line in before if "GO" in line] == [line.index("GO") for line in after if "GO" in line]
    assert [place for place, line in enumerate(before) if "<GO" in line] == [
        place for place, line in enumerate(after) if "<GO" in line
    ]


def test_whoever_is_in_jail_is_marked_even_where_the_track_is_small() -> None:
    for rows in (24, 40):
        [line] = [line for line in drawn(crowded(), 80, rows) if "Greedy" in line]
        assert "19700 [c]" in line
        assert not any(re.search(r"(Anna|Bob) +\d+ +\d+ \[", line) for line in drawn(crowded(), 80, rows))


def test_what_a_mode_never_has_is_not_counted() -> None:
    assert "⌂40 ■20 ▲2 ♛1 +2 !2" in drawn(position(3))[0]
    assert "⌂40 ▲2 +1 !1" in drawn(position(3, options={"mode": "beginner"}))[0]
    assert "⌂40 ■40 ▲3 ★1 ♛1 +3 !3" in drawn(position(3, options={"mode": "advanced"}))[0]


def test_an_open_track_is_read_out_with_its_railroads() -> None:
    state = position(3, options={"mode": STRAIGHT_MODE, "layout": STRAIGHT})
    said = [Seated(each).board.read_out(each.view(0)) for each in (state, position(3))]
    assert ["One railroad comes before GO, the other behind Bellevue." in lines for lines in said] == [True, False]


@pytest.mark.parametrize(("language", "die", "dice"), [("fr", "Dé 4", "Dés 1 + 3"), ("en", "Die 4", "Dice 1 + 3")])
def test_one_die_is_no_dice(language: Language, die: str, dice: str) -> None:
    words = Messages(language, "ubuild")
    assert words.say("board-dice", count=1, dice="4") == die
    assert words.say("board-dice", count=2, dice="1 + 3") == dice


def test_an_old_terminal_has_letters_for_all_signs() -> None:
    text = "\n".join(drawn(crowded(), simple=True))
    assert " PI3 Ar3i5!T " in text
    assert text.isascii()


@pytest.mark.parametrize("columns", [60, 79])
def test_in_fewer_than_80_columns_the_track_is_a_list(columns: int) -> None:
    lines = drawn(crowded(), columns)
    assert max(map(len, lines)) <= columns
    text = "\n".join(lines)
    assert "<" not in text
    assert re.search(r" PI3 A⌂3■5!♛ The D.* ab \d+", text)
    assert re.search(r" JAI +\[c\]", text)
    # With room for a line a space, with its sites and what landing there costs.
    high = drawn(crowded(), columns, 60)
    assert max(map(len, high)) <= columns
    for line in (
        r" 9 +PI3 +The Docks +A⌂3■5 s16 s17 !19 ♛20 +9000 ab",
        r"RE3 +Business.* ×$",
        r"BRI +Bridge +/ .* 1000$",
    ):
        assert any(re.search(line, found.rstrip()) for found in high), line


def test_a_track_that_is_too_wide_for_the_terminal_is_a_list() -> None:
    state = position(3, owned={0: "brown1"}, options={"mode": STRAIGHT_MODE, "layout": STRAIGHT})
    assert "<" not in "\n".join(drawn(state))


STRAIGHT_MODE = {"b": "beginner", "c": "classic", "a": "advanced"}[STRAIGHT[0]]


def going_on(state: State) -> list[str]:
    board = Seated(state).board
    return [line.plain for line in around.situation(board, seen(state), board.fine)]


def test_an_auction_a_debt_and_an_offer_are_told_on_the_board() -> None:
    state = played(building(), "deal 1 red2+yellow1 pay 500")
    assert "Anna gives RE2 + 500. Bob gives YE1." in going_on(state)[0]
    # Inside the track, if need be on several lines.
    assert {"Anna", "gives", "RE2"} <= set(" ".join(drawn(state)).split())
    state = land(position(3, cash={0: 100}, owned={1: "pink3"}, residential={"pink3": 4}), 8)
    assert re.fullmatch(r"Anna owes Bob [\d,]+, lacks [\d,]+", going_on(state)[0])
    state = played(land(position(3), 8), "decline", "bid 500", "out")
    assert going_on(state) == ["PI3 (price 1,600): 500 by Anna; out: Bob"]


def test_the_end_is_told_by_where_the_wealth_comes_from() -> None:
    match = faubourg.new("ubuild", seats=3, seed=5, options={"length": "rounds", "rounds": 2})
    while not match.state.over:
        match.play(match.state.legal()[0])
    seated = Seated(match.state)
    view = seen(match.state)
    best = view["players"][match.state.ranking()[0][0]]
    assert seated.board.final(match.state.view(0))[0] == (
        f"{NAMES[best['seat']]}: cash {best['cash']:,}, rents {best['wealth'] - best['cash']:,},"
        f" worth {best['wealth']:,}; districts {len(best['districts'])}."
    )
    lines = [line.plain for line in seated.board.final_table(match.state.view(0))]
    assert lines[1].split()[-4:] == [
        str(best["cash"]),
        str(best["wealth"] - best["cash"]),
        str(best["wealth"]),
        str(len(best["districts"])),
    ]
