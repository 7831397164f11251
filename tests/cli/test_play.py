"""Whole matches at the table, by lines piped in."""

import io
import os
import re
import signal
from pathlib import Path

import pytest

import faubourg
from faubourg.cli.main import main
from faubourg.cli.screen import WIPE
from faubourg.text.language import Language
from faubourg.text.messages import Messages
from tests.cli.conftest import Play
from tests.cli.driver import Script, Terminal, digest_in, is_forced, saved_in

ONES = "1\n" * 3000
ENDINGS = Path(__file__).parents[1] / "playthroughs/roomshare/endings"
VARIANTS: dict[str, object] = {"royal": "suite", "renovation": True}
GIVEN = ["--option", "royal=suite", "--option", "renovation=yes"]
FRENCH = {
    "play": "jouer",
    "place": "placer",
    "take": "prendre",
    "evict": "expulser",
    "land": "poser",
    "swap": "échanger",
    "with": "avec",
    "renovate": "Rénover",
    "pass": "passer",
    "nothing": "rien",
    "red": "rouge",
    "blue": "bleu",
    "yellow": "jaune",
    "green": "vert",
}


@pytest.mark.parametrize(
    ("language", "win", "total"), [("fr", "l’emporte avec", "total"), ("en", "win", "left in the reserve")]
)
@pytest.mark.parametrize("seats", ["me,random,random", "random,random,random,random"])
def test_a_whole_match_by_numbers(
    language: str, win: str, total: str, seats: str, play: Play, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play("play", "roomshare", "--seats", seats, "--seed", "3", "--lang", language, typed=ONES) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert win in said.out or "gagn" in said.out
    assert total in said.out
    assert not re.search(r"[─│┼\x1b]", said.out)
    assert "table-" not in said.out
    assert str(saved_in(home)) in said.out
    assert faubourg.verify(saved_in(home).read_text(encoding="utf-8")).state.over


@pytest.mark.parametrize("words", [{}, FRENCH], ids=["en", "fr"])
def test_a_whole_match_of_typed_moves(
    words: dict[str, str], play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in (11, 0):
        script = Script(seed, VARIANTS)
        typed = "\n".join(script.lines(seed, VARIANTS, words)) + "\n"
        record = tmp_path / f"{seed}.faubourg"
        arguments = ["--seats", "Anna:me,Bob:me", "--seed", str(seed), *GIVEN, "--record", str(record)]
        assert play("play", "roomshare", *arguments, "--lang", "fr" if words else "en", typed=typed) == 0
        assert digest_in(record) == f"= {script.match.state.digest()}"
    assert capsys.readouterr().err == ""


def test_the_same_seed_gives_the_same_match(play: Play, home: Path) -> None:
    """The moves of bots too; a few of them, for the interpreted bot thinks slowly."""
    records = []
    for _ in range(2):
        assert play("play", "roomshare", "--seats", "me,greedy,random", "--seed", "8", typed="1\n" * 6) == 0
        records.append(saved_in(home).read_text(encoding="utf-8"))
        saved_in(home).unlink()
    assert records[0] == records[1]


def test_a_fair_match_shows_its_commitment_and_then_its_seed(
    play: Play, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play("play", "roomshare", "--seats", "me,random", "--fair", typed=ONES) == 0
    said = capsys.readouterr().out
    found = re.search(r"hash is ([0-9a-f]{64})", said)
    seed = re.search(r"seed was ([0-9a-f]{64})", said)
    assert found
    assert seed
    assert said.index(found[0]) < said.index("begins") if "begins" in said else True
    assert main(["verify", str(saved_in(home))]) == 0
    assert found[1] in capsys.readouterr().out


# What is typed


def table(play: Play, capsys: pytest.CaptureFixture[str], *lines: str, language: str = "en", seed: int = 3) -> str:
    """What is said when these lines are typed at the first question of a match."""
    arguments = ["--seats", "me,random,random", "--seed", str(seed), "--option", "first=0", "--lang", language]
    assert play("play", "roomshare", *arguments, typed="\n".join(lines) + "\n") == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("9", "There is no number 9 in the list: choose from 1 to 3."),
        ("99999999999999999999", "There is no number 99999999999999999999 in the list"),
        ("xyzzy", "“xyzzy” is no move of this game."),
        ("place red", "This move is not asked for now. (RS-4.1)"),
        ("place red z9q", "is no move of this game"),
        ("\x00\x01", "“\\x00\\x01” is no move of this game"),
        ("\x1b[2Jhello", "“\\x1b[2Jhello” is no move of this game"),
        ("why 1", "“Play Yellow key no. 5” is possible."),
        ("why 9", "There is no number 9 in the list"),
        ("a" * 5000, "is no move of this game"),
        ("b2n", "This move is not asked for now."),
        ("e", "This move is not asked for now."),
        ("é", "“é” is no move of this game."),
        ("b2é", "“b2é” is no move of this game."),
        ("undo", "You have made no move yet that could be taken back."),
        ("back", "There is no list before this one."),
        ("load", "Say which file to load."),
        ("load no/such", "“no/such” does not exist."),
        ("save no/such/file", "“no/such” does not exist."),
        ("? RS-99", "has no clause “RS-99”"),
        ("why xyzzy", "is no move of this game"),
        ("?", "RS-4.1"),
        ("? RS-4.3b", "RS-4.3b"),
        ("all", "Nothing is refused here"),
        ("why", "Nothing is refused here"),
        ("hint", "Landlord would choose: Play"),
        ("hand", "Your hand:"),
        ("players", "You, red: 0 points, in reserve 8 red, 2 green, 3 cards. Deciding now."),
        ("log 5", "(RS-3h)"),
        ("log all", "(RS-3g)"),
        ("help", "“quit” saves the match and leaves."),
        ("help", "Verbs: play, place, take, evict, land, swap, with, renovate, pass."),
        ("? 4.3b", "RS-4.3b"),
        ("board", "third floor far left (a3)"),
    ],
)
def test_lines_at_the_table(line: str, sentence: str, play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    said = table(play, capsys, line)
    asked = said.index("1: Play")
    assert sentence in said[asked:]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("aide", "sauvegarde la partie et s’en va"),
        ("conseil", "À taper\u00a0: jouer"),
        ("plateau", "3e étage"),
        ("main", "Votre main"),
        ("journal", "(RS-3h)"),
        ("annuler", "Vous n’avez encore joué aucun coup à reprendre."),
        ("pourquoi b2n", "RS-4.1"),
        ("echanger à b2n", "RS-4.1"),
        ("é", "«\u00a0é\u00a0» n’est pas un coup de ce jeu."),
        ("9", "choisissez de 1 à 3"),
    ],
)
def test_lines_at_the_table_in_french(line: str, sentence: str, play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    said = table(play, capsys, line, language="fr")
    assert sentence in said[said.index("1\u00a0: Jouer") :]


def test_why_names_the_reason_and_a_part_of_a_move_asks_for_the_rest(
    play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    match = faubourg.new("roomshare", seats=3, seed=3, options={"first": 0})
    hand = match.state.view(0)["players"][0]["hand"]  # type: ignore[index]
    key = next(card for card in hand if card.rstrip("0123456789") in FRENCH)
    match.play(match.state.parse(f"play {key}"), 0)
    legal = [match.state.text(move).split(" ")[2][:2] for move in match.state.legal(0)]
    empty = next(flat["id"] for flat in match.state.view(0)["flats"] if flat["id"] not in legal)  # type: ignore[attr-defined]
    said = table(
        play, capsys, f"play {key}", f"why red {empty}n", f"red {empty}", f"why red {legal[0]}", f"red {legal[0]}"
    )
    assert said.count("a key opens only where a tenant of its colour lives. (RS-4.2a)") == 2
    assert f"“red {legal[0]}” is possible." in said
    after = said[said.index("is possible") :]
    assert f"({legal[0]}" in after


@pytest.mark.parametrize(("arrow", "is_played"), [("e", True), ("é", False), ("e\u0301", False), ("É", False)])
def test_a_shortcut_is_typed_as_it_is(
    arrow: str, is_played: bool, play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    # A key, the colour of a tenant, and then the arrow alone.
    said = table(play, capsys, "1", "1", arrow, seed=2)
    assert ("You put one red tenant" in said) is is_played
    assert (f"“{arrow}” is no move of this game." in said) is not is_played


def test_undo_takes_back_the_moves_since_the_card_was_shown(
    play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seed = 2
    place = undo_place(seed)
    assert place is not None
    script = Script(seed)
    lines = script.lines(seed, None, {})
    record = tmp_path / "a.faubourg"
    # The placing that evicts, an undo, and the same placing again.
    typed = [*lines[: place + 1], "undo", *lines[place:]]
    arguments = ["--seats", "me,me", "--seed", str(seed), "--record", str(record)]
    assert play("play", "roomshare", *arguments, typed="\n".join(typed) + "\n") == 0
    assert "Your moves of this turn are taken back." in capsys.readouterr().out
    assert digest_in(record) == f"= {script.match.state.digest()}"
    assert re.search(r"^undo \d+$", record.read_text(), re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "word", "sentence"),
    [("en", "undo", "The bots agree: your last moves are taken back"), ("fr", "annuler", "Les robots sont d’accord")],
)
def test_bots_agree_to_go_back_turn_by_turn(
    language: Language, word: str, sentence: str, play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "back"
    # Two turns, and back to the first question; then there is nothing left.
    turn = ["1"] * 4
    said = table(play, capsys, *turn, *turn, *[word] * 8, f"save {file}", language=language)
    assert said.count(sentence) >= 2
    assert Messages(language).say("table-nothing-to-undo") in said
    match = faubourg.load(file.read_text())
    beginning = faubourg.new("roomshare", seats=3, seed=3, options={"first": 0})
    assert match.state.digest() == beginning.state.digest()
    assert match.state.is_asked(0)


def test_what_was_taken_back_is_said_below_the_new_drawing(home: Path) -> None:
    arguments = ["--seats", "me,random,random", "--seed", "3", "--option", "first=0", "--lang", "en", "--fast"]
    with Terminal("play", "roomshare", *arguments, home=home, lines=40) as terminal:
        for line in ("1", "undo"):
            terminal.until("> ")
            terminal.type(line)
        terminal.until("The bots agree")
        assert WIPE not in terminal.until("> ")


def test_people_are_not_taken_back_without_their_consent(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["--seats", "me,me,random", "--seed", "3", "--option", "first=0", "--lang", "en"]
    assert play("play", "roomshare", *seats, typed="\n".join(["", "1", "1", "1", "1", "", "undo"]) + "\n") == 0
    said = capsys.readouterr().out
    assert "There is nothing that you could take back without the others’ consent." in said
    assert "agree:" not in said


def undo_place(seed: int) -> int | None:
    """The number of a typed line that places a tenant and is followed by a choice of where somebody lands."""
    script = Script(seed)
    match = faubourg.new("roomshare", seats=2, seed=seed)
    typed = -1
    present = -1
    for seat, move in script.moves:
        typed += (seat != present) + (not is_forced(match, seat))
        present = seat
        text = match.state.text(move)
        match.play(move, seat)
        if not match.state.is_asked(seat):
            present = -1
        elif text.startswith("place") and match.state.prompt(seat)["kind"] == "land" and not is_forced(match, seat):
            return typed
    return None


# Leaving and going on


QUICK = ["play", "roomshare", "--seats", "me,random,random"]


def whole_digest(play: Play, tmp_path: Path, seed: str) -> str:
    """The end of a match that nothing interrupted."""
    record = tmp_path / "whole"
    assert play(*QUICK, "--seed", seed, "--record", str(record), "--force", typed=ONES) == 0
    return digest_in(record)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_saves_the_match_and_it_goes_on_exactly(
    number: signal.Signals, code: int, play: Play, tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Terminal(*QUICK, "--seed", "21", "--plain", "--fast", home=home) as terminal:
        for _ in range(5):
            terminal.until("> ")
            terminal.type("1")
        terminal.until("> ")
        terminal.stop(number)
        said = terminal.rest()
        assert terminal.process.wait() == code
    path = saved_in(home)
    assert f"faubourg play roomshare --load {path}" in said
    assert play("play", "roomshare", "--load", str(path), typed=ONES) == 0
    assert "goes on" in capsys.readouterr().out
    assert digest_in(path) == whole_digest(play, tmp_path, "21")


def test_the_end_of_the_input_saves_the_match(
    play: Play, tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, count in (("fr", 4), ("en", 9)):
        assert play(*QUICK, "--seed", "22", "--lang", language, typed="1\n" * count) == 0
        path = saved_in(home)
        assert f"--load {path}" in capsys.readouterr().out
        assert oct(path.stat().st_mode & 0o777) == "0o600"
        assert play("play", "roomshare", "--load", str(path), "--lang", language, typed=ONES) == 0
        assert digest_in(path) == whole_digest(play, tmp_path, "22")
        path.unlink()


@pytest.mark.clause("RS-9f")
def test_rs_9f_the_end_of_a_match_that_was_too_long_names_the_clause(
    play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "long.record"
    record.write_bytes((ENDINGS / "2-truncated.record").read_bytes())
    assert play("play", "roomshare", "--load", str(record), "--seats", "me,random", "--lang", "en", typed="") == 0
    assert "reached the limit on decisions and was counted as it stood. (RS-9f)\n" in capsys.readouterr().out


def test_a_match_that_is_over_does_not_go_on(play: Play, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert play("play", "roomshare", "--seats", "random,random", "--option", "duel", typed="") == 0
    capsys.readouterr()
    assert play("play", "roomshare", "--load", str(saved_in(home)), "--lang", "en", typed="") == 0
    said = capsys.readouterr().out
    assert said.startswith("The match is over.\n")
    assert "goes on" not in said
    assert "total" in said


def test_a_match_is_saved_under_a_name_and_loaded_at_the_table(
    play: Play, tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my match.faubourg"
    first = f"1\nsave {file}\nquit\n"
    assert play("play", "roomshare", "--seats", "Zoé:me,random", "--seed", "5", "--fair", typed=first) == 2
    assert play("play", "roomshare", "--seats", "Zoé:me,random", "--fair", typed=first) == 0
    said = capsys.readouterr().out
    assert f"--load '{file}'" in said
    assert play("play", "roomshare", "--seed", "6", typed=f"load {file}\nplayers\nquit\n") == 0
    assert "goes on, with Zoé, Random" in capsys.readouterr().out
    # The match that was left for it is saved too.
    assert saved_in(home).read_text(encoding="utf-8").count("dealer seeded 6") == 1


def test_who_was_given_no_name_has_one_in_the_language_a_match_goes_on_in(
    play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.faubourg"
    for seats, english, french in (
        ("me,newcomer,newcomer", "You, Newcomer 1, Newcomer 2", "Vous, Nouveau venu 1, Nouveau venu 2"),
        ("Zoé:me,Neighbour:random", "Zoé, Neighbour", "Zoé, Neighbour"),
        ("Vous:newcomer,me", "Vous, You", "Vous, You"),
    ):
        assert play("play", "roomshare", "--seats", seats, "--lang", "en", typed=f"save {file}\nquit\n") == 0
        assert f"Room Share, with {english}." in capsys.readouterr().out
        assert play("play", "roomshare", "--load", str(file), "--lang", "fr", typed="quit\n") == 0
        assert f"avec {french}." in capsys.readouterr().out
        assert play("play", "roomshare", "--lang", "en", typed=f"load {file}\nquit\n") == 0
        # It goes on, or begins if the bots did not come first.
        assert f", with {english}." in capsys.readouterr().out
        for path in tmp_path.glob("match.*"):
            path.unlink()


def test_a_match_is_saved_even_where_it_cannot_be(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FAUBOURG_HOME", str(tmp_path / "file" / "folder"))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    assert play("play", "roomshare", typed="quit\n") == 0
    assert f"The match is saved: {saved_in(tmp_path)}" in capsys.readouterr().out


def test_a_mistake_of_ours_does_not_cost_the_match(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> bool:
        raise RuntimeError("oops")

    monkeypatch.setattr("faubourg.cli.answers.Answers.take", fail)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert main(["play", "roomshare", "--seats", "me,random"]) == 70
    said = capsys.readouterr().err
    assert "RuntimeError: oops" in said
    assert "Traceback" not in said
    assert faubourg.load(saved_in(home).read_text(encoding="utf-8"))


# The files of other matches


def digest_of(path: Path) -> str:
    return faubourg.load(path.read_text(encoding="utf-8")).state.digest()


@pytest.mark.parametrize("name", ["old.rec", "./folder/../old.rec", "link.rec"])
def test_loading_the_file_of_this_very_match_gives_what_was_saved_and_keeps_the_present_one(
    name: str,
    play: Play,
    tmp_path: Path,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "link.rec").symlink_to("old.rec")
    (tmp_path / "link.rec.seats").symlink_to("old.rec.seats")
    assert play(*QUICK, "--seed", "5", typed="save old.rec\nquit\n") == 0
    saved = digest_of(tmp_path / "old.rec")
    assert (
        play(
            *QUICK,
            "--seed",
            "5",
            typed=f"save old.rec\n1\n1\nload {name}\nquit\n",
        )
        == 0
    )
    assert digest_of(tmp_path / "old.rec") == saved
    kept = saved_in(home)
    assert digest_of(kept) != saved
    assert f"The match is saved: {kept}\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "command", "over", "sentence"),
    [
        (
            "en",
            "save",
            "overwrite",
            "“other.rec” holds another match, or another course of this one; “overwrite FILE” writes over it.",
        ),
        (
            "fr",
            "sauver",
            "écraser",
            "contient une autre partie, ou un autre cours de celle-ci\u00a0; «\u00a0écraser FICHIER\u00a0»",
        ),
    ],
)
def test_another_match_is_written_over_only_when_told_to(
    language: str,
    command: str,
    over: str,
    sentence: str,
    play: Play,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    other = tmp_path / "other.rec"
    # The same seed and another course, too.
    for seed, lines in (("6", ""), ("5", "1\n1\n")):
        assert play(*QUICK, "--seed", seed, typed=f"{lines}overwrite other.rec\nquit\n") == 0
        before = other.read_text(encoding="utf-8")
        capsys.readouterr()
        assert play(*QUICK, "--seed", "5", "--lang", language, typed=f"{command} other.rec\nquit\n") == 0
        assert sentence in capsys.readouterr().out
        assert other.read_text(encoding="utf-8") == before
    assert play(*QUICK, "--seed", "5", "--lang", language, typed=f"{over} other.rec\nquit\n") == 0
    assert other.read_text(encoding="utf-8") != before


def test_the_file_of_this_match_is_written_again_unasked(
    play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, later = tmp_path / "a.rec", tmp_path / "b.rec"
    lines = [f"save {file}", "1", f"save {later}", "1", "undo", f"save {file}", f"save {later}", "quit"]
    assert play(*QUICK, "--seed", "5", typed="\n".join(lines) + "\n") == 0
    assert "another match" not in capsys.readouterr().out
    assert digest_of(file) == digest_of(later)


BOTS = ["play", "roomshare", "--seats", "random,random"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "holds another match, or another course of this one; --force writes over it."),
        ("fr", "contient une autre partie, ou un autre cours de celle-ci\u00a0; --force l’écrase."),
    ],
)
def test_the_record_of_another_match_is_written_over_only_by_force(
    language: str, sentence: str, play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.rec"
    given = ["--record", str(file), "--lang", language]
    assert play(*BOTS, "--seed", "5", *given, typed="") == 0
    before = file.read_text(encoding="utf-8")
    capsys.readouterr()
    assert play(*BOTS, "--seed", "6", *given, typed="") == 2
    said = capsys.readouterr()
    assert (said.out, sentence in said.err) == ("", True)
    assert file.read_text(encoding="utf-8") == before
    assert play(*BOTS, "--seed", "6", *given, "--force", typed="") == 0
    assert file.read_text(encoding="utf-8") != before


def test_the_record_of_this_match_is_written_again(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "a.rec"
    assert play(*QUICK, "--seed", "5", typed=f"1\nsave {file}\nquit\n") == 0
    before = file.read_text(encoding="utf-8")
    assert play("play", "roomshare", "--load", str(file), "--record", str(file), typed=ONES) == 0
    assert file.read_text(encoding="utf-8") != before
    assert digest_in(file) == whole_digest(play, tmp_path, "5")


def test_a_match_loaded_at_the_table_leaves_the_record_of_the_other(play: Play, tmp_path: Path) -> None:
    first, second = tmp_path / "a.rec", tmp_path / "b.rec"
    assert play(*QUICK, "--seed", "5", typed=f"1\nsave {first}\nquit\n") == 0
    assert play(*QUICK, "--seed", "6", typed=f"1\nsave {second}\nquit\n") == 0
    before = first.read_text(encoding="utf-8")
    given = ["--load", str(first), "--record", str(first)]
    assert play("play", "roomshare", *given, typed=f"load {second}\n{ONES}") == 0
    assert first.read_text(encoding="utf-8") == before
    assert digest_in(second) == whole_digest(play, tmp_path, "6")


def test_a_name_like_an_option_can_be_loaded_as_it_is_said(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert play(*QUICK, typed="save -rf\nquit\n") == 0
    said = capsys.readouterr().out
    assert "play roomshare --load ./-rf\n" in said
    assert play("play", "roomshare", "--load", "./-rf", typed="quit\n") == 0


def test_what_is_no_plain_file_is_not_saved_over(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    assert play(*QUICK, typed="save pipe\nsave .\nquit\n") == 0
    said = capsys.readouterr().out
    assert "“pipe” is no plain file" in said
    assert "“.” is a folder." in said
    assert (tmp_path / "pipe").is_fifo()
