"""The commands beside playing, and what is said of all of them."""

import errno
import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

import faubourg
from faubourg.cli.commands import read_command
from faubourg.cli.labels import Labels
from faubourg.cli.main import COMMANDS, main
from faubourg.cli.measuring import CHECKED
from faubourg.cli.own import own_commands
from faubourg.cli.play import read_options
from faubourg.core.dealer import commitment, promised
from faubourg.games import MAKERS
from faubourg.text.decimals import decimal
from faubourg.text.language import LANGUAGES, Language
from faubourg.text.messages import Messages, message_file
from tests.cli.conftest import Play
from tests.cli.driver import processor_seconds, run, surroundings
from tests.toy.game import ToyGame


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_command_has_a_help_in_the_users_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--help"], *([name, "--help"] for name in (*COMMANDS, *own_commands()))):
        assert main([*arguments, "--lang", language]) == 0
        said = capsys.readouterr().out
        assert ("afficher cette aide" if language == "fr" else "show this help") in said
        assert "cli-" not in said
        assert "show this help message and exit" not in said


def test_no_command_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "verify" in capsys.readouterr().out


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"faubourg {faubourg.__version__}. The rules ")
    # Whoever runs the sources or a build of ./test knows why: it is said, and in one line.
    assert said.count("\n") == 1


def test_the_help_is_quick_and_loads_only_what_it_needs(tmp_path: Path) -> None:
    code = (
        "import sys; from faubourg.cli.main import main; main(['--help']);"
        "print([name for name in ('rich', 'fluent', 'faubourg.bots', 'faubourg.cli.table') if name in sys.modules])"
    )
    command = [sys.executable, "-c", code]
    before = processor_seconds()
    done = subprocess.run(command, env=surroundings(tmp_path), capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
    # Generous: machines of tests are slow.
    assert processor_seconds() - before < 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_quickly_is_what_fluent_says(language: Language) -> None:
    quick, slow = Labels(language), Messages(language)
    text = message_file(language, None).read_text(encoding="utf-8")
    keys = re.findall(r"^(cli-[\w-]+) =", text, re.MULTILINE)
    assert len(keys) > 50
    params = {name: f"<{name}>" for name in re.findall(r"\$([\w-]+)", text)}
    for key in keys:
        assert quick.say_with(key, params) == slow.say_with(key, params)


@pytest.mark.parametrize(
    ("language", "word", "value"),
    [("fr", "joueurs", "last = jusqu’au dernier en jeu"), ("en", "players", "last = until one player is left")],
)
def test_the_games_are_listed_with_their_options(
    language: str, word: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", "--lang", language]) == 0
    said = capsys.readouterr().out
    for id in faubourg.game_ids():
        assert id in said
        for option in faubourg.game(id).options:
            assert f"--option {option.name}=" in said
    assert word in said
    assert value in said
    assert "option-" not in said.replace("--option", "")


def test_a_clause_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "roomshare", "rs-4.5", "--lang", "en"]) == 0
    assert "RS-4.5" in capsys.readouterr().out


# Data


def test_the_data_are_exported_checked_and_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "data.toml"
    assert main(["data", "roomshare", "--export"]) == 0
    assert capsys.readouterr().out == faubourg.game("roomshare").data
    assert main(["data", "roomshare", "--export", str(file)]) == 0
    assert main(["data", "roomshare", "--check", str(file)]) == 0
    assert "unchanged" in capsys.readouterr().out
    assert main(["data", "roomshare", "--export", str(file)]) == 2
    assert "--force" in capsys.readouterr().err
    assert main(["data", "roomshare", "--export", str(file), "--force"]) == 0
    file.write_text(file.read_text(encoding="utf-8").replace('en = "suite"', 'en = "penthouse"'), encoding="utf-8")
    assert main(["data", "roomshare", "--check", str(file)]) == 0
    assert "is a good data file" in capsys.readouterr().out
    assert not list(tmp_path.glob(".faubourg-*"))
    record = tmp_path / "match.record"
    seats = ["--seats", "random,random", "--option", "duel", "--plain", "--fast"]
    assert main(["play", "roomshare", "--data", str(file), *seats, "--record", str(record)]) == 0
    assert faubourg.load(record.read_text(encoding="utf-8")).game.data == file.read_text(encoding="utf-8")
    assert main(["arena", "roomshare", "--data", str(file), "--bots", "random", "--matches", "2", "--jobs", "1"]) == 0


@pytest.mark.parametrize(("language", "text"), [("en", "62,316.50"), ("fr", "62\u202f316,50")])
def test_figures_are_written_as_the_language_does(language: Language, text: str) -> None:
    assert decimal(62316.5, 2, language) == text


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["arena", "roomshare", "--bots", "random"], CHECKED),
        (["arena", "roomshare", "--bots", "robot"], 2),
        (["arena", "chess"], 2),
        (["fuzz", "roomshare"], CHECKED),
        (["fuzz", "chess"], 2),
    ],
)
def test_what_is_typed_can_be_checked_without_playing(
    arguments: list[str], answer: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FAUBOURG_CHECK", "1")
    assert main(arguments) == answer
    said = capsys.readouterr()
    assert said.out == ""
    assert (said.err == "") == (answer == CHECKED)


# Verifying


def record_of(dealer: faubourg.Dealer) -> str:
    match = faubourg.new("roomshare", seats=2, dealer=dealer)
    while not match.state.over:
        match.play(match.state.legal()[0])
    return match.save()


@pytest.mark.parametrize(
    ("dealer", "sentence"),
    [
        (faubourg.Seeded(5), "from the seed 5"),
        (faubourg.Fair(bytes(32), [b"", b""]), "the one committed to"),
        (promised(bytes(32), [b"", b""]), "the one committed to"),
    ],
)
def test_a_sound_record_is_verified(
    dealer: faubourg.Dealer, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.faubourg"
    file.write_text(record_of(dealer), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    draws = sum(1 for line in file.read_text().splitlines() if line.startswith("n "))
    assert f"{draws} draws" in said
    assert sentence in said


def verified(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """What `faubourg verify` answers and says of a record."""
    file = tmp_path / "a.faubourg"
    file.write_text(record, encoding="utf-8")
    answer = main(["verify", str(file)])
    said = capsys.readouterr()
    return answer, said.out + said.err


def test_verify_says_who_revealed_who_did_not_and_what_is_proved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    promises = [commitment(b"\x01" * 32), commitment(b"\x02" * 32)]
    answer, said = verified(record_of(faubourg.Fair(bytes(32), [b"\x01" * 32, b""], promises)), tmp_path, capsys)
    assert answer == 0
    assert "Seat 1 promised random bytes, and revealed the same" in said
    assert "Seat 2 promised random bytes and did not reveal them" in said, "a seat that withholds is not named"
    assert "nobody chose a draw, not even the server, if one of those who revealed is honest" in said
    assert "Not proved: that the server did not look" in said


def test_verify_tells_of_draws_that_were_taken_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each is what it must be, and yet somebody may have gone back until one suited."""
    match = faubourg.new("roomshare", seats=2, dealer=promised(bytes(32), [b"\x01" * 32, b"\x02" * 32]))
    assert "taken back" not in verified(match.save(reveal=True), tmp_path, capsys)[1]
    start, dealt = len(match.entries), match.draws
    while match.draws - dealt < 2:
        match.play(match.state.legal()[0])
    match.undo_to(start)
    _, said = verified(match.save(reveal=True), tmp_path, capsys)
    assert f"{match.draws} draws computed again" in said
    assert f"{match.draws - dealt} draws were taken back" in said


def test_verify_tells_of_figures_that_are_not_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = faubourg.game("roomshare")
    ours = faubourg.new("roomshare", seats=2, seed=5)
    assert "figures of its own" not in verified(ours.save(), tmp_path, capsys)[1]
    own = faubourg.new("roomshare", seats=2, seed=5, data=game.data + "# Our box\n")
    answer, said = verified(own.save(), tmp_path, capsys)
    assert answer == 0
    assert f"figures of its own, whose digest is {own.game.data_digest}" in said


def test_verify_does_not_claim_a_proof_where_nobody_revealed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer, said = verified(record_of(promised(bytes(32), [b"", b""])), tmp_path, capsys)
    assert answer == 0
    assert "Seats 1, 2 promised nothing" in said
    assert "is not proved" in said
    assert "Proved:" not in said


def test_verify_claims_no_proof_where_a_stretch_could_not_be_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from faubourg.core.record import digest_of_lines
    from faubourg.core.state import digest_of

    record = record_of(promised(bytes(32), [b"\x01" * 32, b"\x02" * 32]))
    match = faubourg.load(record)
    dump = match.state.dump()
    lines = [
        line.replace("rules ", "rules other-", 1) if line.startswith("rules ") else line for line in record.splitlines()
    ]
    lines = [*lines[:-1], f"resume {match.game.rules_version} {digest_of(dump)} {dump}", f"= {digest_of(dump)}"]
    answer, said = verified("\n".join([*lines, f"end {digest_of_lines(lines)}"]) + "\n", tmp_path, capsys)
    assert answer == 0
    assert "Not proved" in said
    assert "Proved:" not in said
    assert "no draw was left out" not in said


def test_verify_names_the_older_scheme_and_what_it_does_not_prove(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer, said = verified(record_of(faubourg.Fair(bytes(32), [b"\x01" * 32, b""])), tmp_path, capsys)
    assert answer == 0
    assert "older scheme" in said
    assert "not proved that the server and whoever sat down last did not choose the draws together" in said
    assert "Proved:" not in said


def test_verify_finds_a_broken_promise_and_a_draw_that_was_skipped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from faubourg.core.record import digest_of_lines

    record = record_of(promised(bytes(32), [b"\x01" * 32, b""]))
    last = [line for line in record.splitlines() if line.startswith("n ")][-1]
    skipped = f"{last.rpartition(' ')[0]} {int(last.rpartition(' ')[2]) + 1}"
    for old, new, sentence in (
        ("01" * 32, "02" * 32, "seat 1 revealed are not those it promised"),
        (last, skipped, "not numbered one after the other"),
    ):
        lines = record.replace(old, new).splitlines()[:-1]
        answer, said = verified("\n".join([*lines, f"end {digest_of_lines(lines)}"]) + "\n", tmp_path, capsys)
        assert (answer, sentence in said) == (1, True), said


def test_a_record_of_another_seed_is_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from faubourg.core.record import digest_of_lines

    lines = record_of(faubourg.Seeded(5)).replace("dealer seeded 5", "dealer seeded 6").splitlines()[:-1]
    file = tmp_path / "a.faubourg"
    file.write_text("\n".join([*lines, f"end {digest_of_lines(lines)}"]) + "\n", encoding="utf-8")
    assert main(["verify", str(file), "--lang", "fr"]) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "tirage" in said.err


# At the table


@pytest.mark.parametrize(
    ("text", "name", "rest"),
    [
        ("?", "rule", ""),
        ("?RS-4.3b", "rule", "RS-4.3b"),
        ("? RS-4.3b", "rule", "RS-4.3b"),
        ("Pourquoi b2n", "why", "b2n"),
        ("why place red b2n", "why", "place red b2n"),
        (" annuler ", "undo", ""),
        ("sauver une partie.txt", "save", "une partie.txt"),
        ("0", "back", ""),
        ("main", "hand", ""),
        ("quitter", "quit", ""),
    ],
)
def test_commands_are_understood_in_both_languages(text: str, name: str, rest: str) -> None:
    assert read_command(text) == (name, rest)


@pytest.mark.parametrize("text", ["", "3", "b2n", "place red b2n", "passer", "undo the last"])
def test_what_is_no_command_is_left_to_the_moves(text: str) -> None:
    assert read_command(text) is None


def test_output_that_nobody_reads_is_no_error(tmp_path: Path) -> None:
    shell = f"{sys.executable} -m faubourg rules roomshare | head -1"
    done = subprocess.run(shell, shell=True, env=surroundings(tmp_path), capture_output=True, text=True, check=True)
    assert done.stderr == ""


class FullDisk(io.StringIO):
    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    def flush(self) -> None:
        self.write("")


@pytest.mark.parametrize(
    ("language", "sentence", "needs"),
    [
        (
            "en",
            "--option rounds has no effect here: it counts only with length=rounds.\n",
            "Only with length=rounds.\n",
        ),
        (
            "fr",
            "--option rounds est sans effet ici\u00a0: elle ne compte qu’avec length=rounds.\n",
            "Seulement avec length=rounds.\n",
        ),
    ],
)
def test_an_option_without_effect_is_said_to_have_none(
    language: str, sentence: str, needs: str, play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["play", "ubuild", "--lang", language, "--option", "rounds=5"]
    assert play(*given, typed="quit\n") == 0
    assert sentence in capsys.readouterr().out
    assert play(*given, "--option", "length=rounds", typed="quit\n") == 0
    assert "--option" not in capsys.readouterr().out
    assert main(["games", "--lang", language]) == 0
    assert capsys.readouterr().out.count(needs) == 2


@pytest.mark.parametrize("arguments", [["games"], ["--help"], ["rules", "roomshare"], ["play", "roomshare"]])
@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "there is no room left on the disk."), ("fr", "plus de place sur le disque.")]
)
def test_output_for_which_there_is_no_room_is_told_in_a_sentence(
    arguments: list[str],
    language: str,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LANG", language)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    monkeypatch.setattr("sys.stdout", FullDisk())
    assert main(arguments) == 74
    said = capsys.readouterr().err
    assert said.endswith(sentence + "\n")
    assert said.count("\n") == 1


def test_letters_that_the_terminal_lacks_stop_nothing(tmp_path: Path) -> None:
    done = run(
        "play", "roomshare", "--lang", "fr", "--seed", "1", typed="quitter\n", home=tmp_path, PYTHONIOENCODING="ascii"
    )
    assert done.returncode == 0
    assert done.stderr == ""


def test_a_text_is_listed_with_its_length_and_read_as_it_is_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(MAKERS, "toy", ToyGame)
    assert main(["games", "--lang", "en"]) == 0
    assert "--option street=TEXT (1 to 6 letters)" in capsys.readouterr().out
    assert main(["play", "toy", "--lang", "fr", "--option", "street=faX"]) == 2
    said = capsys.readouterr().err
    assert "La lettre 3 de l’option" in said
    assert "abcdef" in said
    assert read_options([" street = fa "], ToyGame(), 2) == {"street": "fa"}


def test_seats_follow_the_options(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(MAKERS, "toy", ToyGame)
    arena = ["arena", "toy", "--lang", "en", "--matches", "1", "--jobs", "1", "--bots", "random"]
    assert main([*arena, "--option", "street=fa", "--seats", "4"]) == 2
    assert capsys.readouterr().err == "With these options 2 to 3 can play, not 4.\n"
    assert main([*arena, "--seats", "5"]) == 2
    assert capsys.readouterr().err == "2 to 4 can play this game, not 5.\n"
    monkeypatch.setenv("FAUBOURG_CHECK", "1")
    assert main([*arena, "--option", "street=fa"]) == CHECKED
    assert main(["play", "toy", "--lang", "en", "--option", "street=fa", "--seats", "me,random,random,random"]) == 2
    assert capsys.readouterr().err == "With these options 2 to 3 can play, not 4.\n"
