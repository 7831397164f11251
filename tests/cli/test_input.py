"""Whatever cannot be used is refused with one sentence in the user's language, and exit code 2."""

import os
import re
from pathlib import Path

import pytest

import faubourg
from faubourg.cli.main import main
from tests.cli.conftest import Play
from tests.cli.driver import run
from tests.games.ubuild.boxes import CLASSIC

DATA = faubourg.game("roomshare").data

WRONG = [
    (["nonsense"], "Il n’y a pas de commande", "There is no command “nonsense”"),
    (["play"], "Il manque quelque chose", "Something is missing: GAME"),
    (["play", "chess"], "«\u00a0chess\u00a0»", "There is no game “chess”"),
    (["rules", "chess"], "«\u00a0chess\u00a0»", "There is no game “chess”"),
    (["rules", "roomshare", "RS-99"], "RS-99", "has no clause “RS-99”"),
    (["play", "roomshare", "--what"], "Rien ici ne lit", "Nothing here reads “--what”"),
    (["play", "roomshare", "extra"], "Rien ici ne lit", "Nothing here reads “extra”"),
    (["play", "roomshare", "--seed"], "demande une valeur", "“--seed” needs a value"),
    (["play", "roomshare", "--fast=1"], "ne prend pas de valeur", "“--fast” takes no value"),
    (["play", "roomshare", "--seed", "x"], "nombre entier", "The seed “x” is no whole number"),
    (["play", "roomshare", "--seed", "9" * 30], "nombre entier", "is no whole number"),
    (["play", "roomshare", "--seed", "1", "--fair"], "--fair", "leave out --seed or --fair"),
    (["play", "roomshare", "--seats", "me"], "2 à 4", "2 to 4 can play"),
    (["play", "roomshare", "--seats", "me,me,me,me,me"], "2 à 4", "2 to 4 can play"),
    (["play", "roomshare", "--seats", "me,robot"], "ne peut s’asseoir", "“robot” cannot sit"),
    (["play", "roomshare", "--seats", "me,"], "ne peut s’asseoir", "cannot sit at the table"),
    (["play", "roomshare", "--seats", "A:me,a:me"], "s’appellent", "Two players are called “A”"),
    (["play", "roomshare", "--seats", "A\x1b[2J:me,greedy"], "nom de joueur", "is no name for a player"),
    (["play", "roomshare", "--option", "color=red"], "«\u00a0color\u00a0»", "There is no option “color”"),
    (["play", "roomshare", "--option", "royal=pink"], "royal", "The option “royal” cannot be “pink”"),
    (
        ["play", "city", "--option", "rounds"],
        "--option rounds=VALEUR. Valeurs permises\u00a0: 1..",
        "“rounds” needs a value: --option rounds=VALUE. Allowed: 1..",
    ),
    (
        ["play", "roomshare", "--option", "royal"],
        "royal=VALEUR",
        "“royal” needs a value: --option royal=VALUE. Allowed: ",
    ),
    (["play", "roomshare", "--option", "duel"], "à deux", "is for two players, not 3"),
    (["play", "roomshare", "--data", "no/such"], "n’existe pas", "“no/such” does not exist"),
    (["play", "roomshare", "--data", "."], "est un dossier", "“.” is a folder"),
    (["play", "roomshare", "--record", "no/such/file"], "n’existe pas", "“no/such” does not exist"),
    (["play", "roomshare", "--load", "no/such"], "n’existe pas", "“no/such” does not exist"),
    (["play", "roomshare", "--load", "x", "--seed", "1"], "ne vont pas ensemble", "do not go together"),
    (["arena", "roomshare", "--seed", "-5"], "de 0 à 1000000000000000000, pas", "number from 0 to 1000000000000000000"),
    (
        ["layout", "new", "--seed", "18446744073709551615"],
        "un nombre entier de 0",
        "“--seed” takes a whole number from 0",
    ),
    (["layout", "new", "--count", "9" * 23], "de 1 à 1000000", "from 1 to 1000000, not “99999999999999999999999”."),
    (["layout", "judge", CLASSIC, "--seats", "1"], "de 2 à 6, pas «\u00a01\u00a0»", "from 2 to 6, not “1”"),
    (["play", "\x1b[2J\udcff"], "«\u00a0\\x1b[2J", "There is no game “\\x1b[2J"),
    (["data", "roomshare"], "--export ou --check", "--export or --check"),
    (["data", "chess", "--export"], "«\u00a0chess\u00a0»", "There is no game “chess”"),
    (["data", "roomshare", "--check", "a\0b"], "ne peut être lu", "cannot be read"),
    (["verify"], "Il manque quelque chose", "Something is missing: RECORD"),
    (["verify", "no/such"], "n’existe pas", "“no/such” does not exist"),
    (["--lang"], "demande une valeur", "“--lang” needs a value"),
]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("arguments", "french", "english"), WRONG, ids=lambda value: str(value)[:40])
def test_bad_input_is_one_sentence(
    arguments: list[str],
    french: str,
    english: str,
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", language)
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert (french if language == "fr" else english) in said.err


def test_an_unknown_language_is_refused_in_the_one_of_the_surroundings(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert main(["games", "--lang", "de"]) == 2
    assert "«\u00a0de\u00a0»" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("value = 9, mark", "value = 99, mark"), "“tenants.per_colour” must be a whole number"),
        (("[points]", "[points"), "is not TOML"),
        (('per_colour = { value = 9, mark = "B" }\n', ""), "lacks “tenants.per_colour”"),
        (("hand = {", "hands = {"), "“cards.hand"),
    ],
)
def test_a_wrong_data_file_is_refused_with_its_line(
    change: tuple[str, str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "data.toml"
    file.write_text(DATA.replace(*change), encoding="utf-8")
    for command in (
        ["data", "roomshare", "--check"],
        ["play", "roomshare", "--data"],
        ["arena", "roomshare", "--data"],
    ):
        arguments = [*command, str(file)]
        assert main(arguments) == 2
        said = capsys.readouterr().err
        assert sentence in said
        assert re.search(r"[Ll]ine \d+", said)
        assert said.count("\n") == 1


@pytest.mark.parametrize("other", ["paris", "city", "ubuild"])
def test_a_data_file_of_another_game_is_told_apart(
    other: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "data.toml"
    found = faubourg.game(other)
    # One that was corrected, too.
    file.write_text(found.data.replace('mark = "S"', 'mark = "B"'), encoding="utf-8")
    assert main(["data", "roomshare", "--check", str(file)]) == 2
    assert capsys.readouterr().err == f"This data file is one of {found.title}, not of Room Share.\n"
    assert main(["data", other, "--check", str(file)]) == 0


def test_the_mark_that_some_editors_begin_a_file_with_does_no_harm(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "data.toml"
    file.write_text(DATA, encoding="utf-8-sig")
    assert main(["data", "roomshare", "--check", str(file)]) == 0
    assert capsys.readouterr().err == ""


def test_a_file_that_is_no_text_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "data.toml"
    file.write_bytes(b"\xff\xfe\x00")
    assert main(["data", "roomshare", "--check", str(file)]) == 2
    assert "is no text" in capsys.readouterr().err


def test_a_torn_edited_or_foreign_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = faubourg.new("roomshare", seats=2, seed=1).save()
    file = tmp_path / "a.faubourg"
    for text in (record[: len(record) // 2], record.replace("seats 2", "seats 3"), "hello\n", ""):
        file.write_text(text, encoding="utf-8")
        for arguments in (["verify", str(file)], ["play", "roomshare", "--load", str(file)]):
            assert main(arguments) == 2
            said = capsys.readouterr().err
            assert said.count("\n") == 1
            assert "error-" not in said


def test_a_saved_match_without_its_seats_asks_for_them(
    tmp_path: Path, play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.faubourg"
    file.write_text(faubourg.new("roomshare", seats=2, seed=1).save(), encoding="utf-8")
    assert play("play", "roomshare", "--load", str(file)) == 2
    assert "say it with --seats" in capsys.readouterr().err
    beside = tmp_path / "a.faubourg.seats"
    for text in ("{", "[]", '{"seats": [{"name": "A", "player": "me"}]}', '{"seats": 3}'):
        beside.write_text(text, encoding="utf-8")
        assert play("play", "roomshare", "--load", str(file)) == 2
        assert "say it with --seats" in capsys.readouterr().err
    assert play("play", "roomshare", "--load", str(file), "--seats", "me,greedy,greedy") == 2
    assert "has 2 seats, not 3" in capsys.readouterr().err
    assert play("play", "roomshare", "--load", str(file), "--seats", "me,random", typed="quit\n") == 0


def test_a_sealed_match_cannot_be_played_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dealer = faubourg.Fair(bytes(32), [b"", b""])
    file = tmp_path / "a.faubourg"
    file.write_text(faubourg.new("roomshare", seats=2, dealer=dealer).save(), encoding="utf-8")
    assert main(["play", "roomshare", "--load", str(file), "--seats", "me,random"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_somebody_elses_file_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna")
    assert main(["play", "roomshare", "--record", str(file)]) == 2
    assert "is no recorded match" in capsys.readouterr().err
    assert file.read_text() == "Dear Anna"


def test_no_traceback_reaches_the_user(tmp_path: Path) -> None:
    done = run("play", "roomshare", "--seats", "nobody", typed="", home=tmp_path, LANG="fr_FR.UTF-8")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Connus" in done.stderr


TARGETS = [["data", "roomshare", "--export"], ["layout", "draw", CLASSIC, "--svg"]]


@pytest.mark.parametrize("command", TARGETS, ids=lambda command: command[0])
def test_a_link_is_followed_and_what_is_no_plain_file_is_left_alone(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    (tmp_path / "to-pipe").symlink_to("pipe")
    for name in ("pipe", "to-pipe"):
        assert main([*command, name, "--force"]) == 2
        assert f"“{name}” is no plain file" in capsys.readouterr().err
    assert (tmp_path / "pipe").is_fifo()
    (tmp_path / "file").write_text("old", encoding="utf-8")
    (tmp_path / "to-file").symlink_to("file")
    assert main([*command, "to-file"]) == 2
    assert "--force writes over it" in capsys.readouterr().err
    assert main([*command, "to-file", "--force"]) == 0
    assert (tmp_path / "to-file").is_symlink()
    assert (tmp_path / "file").read_text(encoding="utf-8") != "old"


@pytest.mark.parametrize("command", TARGETS, ids=lambda command: command[0])
def test_a_folder_that_is_missing_or_is_no_file_is_named(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*command, "no/x"]) == 2
    assert capsys.readouterr().err == "The folder “no” does not exist.\n"
    assert main([*command, "."]) == 2
    assert capsys.readouterr().err == "“.” is a folder.\n"
