"""Levels of bots in the terminal: how they are named and told, what is not ready, and hints that a table forbids."""

import json
import re
from pathlib import Path

import pytest

from faubourg.bots.levels import LEVELS
from faubourg.cli.complaint import Complaint
from faubourg.cli.measuring import CHECKED
from faubourg.cli.people import KINDS, read_bots, read_players
from faubourg.text.messages import Messages
from tests.cli.conftest import Play
from tests.figured import figure

SEATS = ("--seats", "me,landlord,tenant", "--seed", "3", "--option", "first=0")


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("me,newcomer,tenant,neighbour,caretaker,landlord", ["me", *LEVELS]),
        ("moi,nouveau venu,Locataire,voisin,concierge,proprietaire", ["me", *LEVELS]),
        ("me,neighbor,propriétaire", ["me", "neighbour", "landlord"]),
        ("me,greedy,glouton,clever,malin,random,hasard", ["me", *["greedy"] * 4, *["random"] * 2]),
        ("me,greedy-1", ["me", "greedy-1"]),
    ],
)
def test_levels_are_typed_in_either_language_and_bots_of_earlier_days_too(text: str, kinds: list[str]) -> None:
    assert [player.kind for player in read_players(text, Messages("en"))] == kinds


def test_bots_of_one_level_are_called_by_it_and_numbered() -> None:
    names = [player.name for player in read_players("me,voisin,voisin,propriétaire", Messages("fr"))]
    assert names == ["Vous", "Voisin 1", "Voisin 2", "Propriétaire"]
    assert read_players("me,greedy", Messages("fr"))[1].name == "Robot malin"


@pytest.mark.parametrize("text", ["me,overlord", "me,", "me,landlord!", "me," + "x" * 5000, "me,\x1b[2J"])
def test_what_is_no_level_gets_a_sentence_that_names_them_all(text: str) -> None:
    with pytest.raises(Complaint) as caught:
        read_players(text, Messages("en"))
    assert caught.value.key == "cli-seats-unknown"
    assert caught.value.params["known"] == ", ".join(KINDS)
    assert len(str(caught.value.params["given"])) < 100


@pytest.mark.parametrize("text", ["", " "])
def test_seats_without_anybody_get_a_sentence(text: str, play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    assert play("play", "roomshare", "--seats", text) == 2
    assert capsys.readouterr().err == "“--seats” needs a value behind it.\n"


def test_bots_are_typed_as_levels_are_but_nobody_at_the_keyboard_is_one() -> None:
    assert read_bots("voisin, Propriétaire,nouveau venu,greedy-1,glouton") == [
        *("neighbour", "landlord", "newcomer", "greedy-1", "greedy")
    ]
    assert read_bots("neighbor+hasard", "+") == ["neighbour", "random"]
    assert read_bots("moi,me,overlord,") == ["moi", "me", "overlord", ""]


@pytest.mark.parametrize(
    "words",
    [
        "arena paris --matches 2 --bots voisin,hasard",
        "simulate paris --matches 2 --out {folder} --bots voisin,hasard",
        "report paris --matches 2 --out {folder}.md --bots voisin,hasard",
        "compare paris:bots=voisin+hasard :bots=concierge+hasard",
    ],
)
def test_every_command_that_lets_bots_play_understands_levels_in_either_language(
    words: str, play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAUBOURG_CHECK", "1")
    assert play(*words.format(folder=tmp_path / "made").split(), "--lang", "fr") == CHECKED


def test_the_games_are_listed_with_their_levels_and_figures(
    play: Play, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    figure(monkeypatch, compiled=False)
    monkeypatch.setenv("COLUMNS", "80")
    assert play("games", "--lang", "fr") == 0
    listed = capsys.readouterr().out
    assert max(map(len, listed.splitlines())) <= 80
    # As it reads, wherever a line ends.
    said = re.sub(r"\n {8}", " ", listed)
    assert "tenant = Locataire\u00a0: bat le niveau inférieur 75 fois sur 100\u00a0; à une table de" in said
    assert "landlord = Propriétaire\u00a0: personne ne l’a encore mesuré contre le niveau inférieur." in said
    assert said.count("Concierge, Propriétaire\u00a0: pas encore prêt") == 1


def test_a_level_that_is_not_ready_is_stood_in_for_and_the_table_says_so(
    play: Play, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    figure(monkeypatch, compiled=False)
    assert play("play", "roomshare", "--plain", *SEATS, typed="hint\n1\n1\n") == 0
    said = capsys.readouterr().out
    sentence = "Landlord is not ready yet, as the rules run interpreted here"
    assert said.index(sentence) < said.index("1: Play")
    assert "Neighbour stands in for it." in said
    assert "Neighbour would choose: Play" in said
    # Who sits there is called as was asked for.
    assert "with You, Landlord, Tenant." in said


def test_a_hint_says_who_gives_it_and_how_sure_it_is(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    assert play("play", "roomshare", "--plain", *SEATS, typed="hint\n") == 0
    said = capsys.readouterr().out
    [line] = [
        line for line in said.splitlines() if line.startswith(("Landlord would choose", "> Landlord would choose"))
    ]
    assert "\N{NO-BREAK SPACE}%" in line
    assert "To type: play" in line


def test_a_table_without_hints_stays_one_when_it_is_saved(
    play: Play, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    assert play("play", "roomshare", "--plain", "--no-hints", *SEATS, typed="hint\n") == 0
    assert "No hints are given at this table." in capsys.readouterr().out
    [saved] = home.glob("*.faubourg")
    assert play("play", "roomshare", "--plain", "--load", str(saved), typed="hint\n") == 0
    assert "No hints are given at this table." in capsys.readouterr().out
    # One of earlier days does not say, and gives them.
    beside = saved.with_name(saved.name + ".seats")
    content = json.loads(beside.read_text())
    assert [seat["player"] for seat in content["seats"]] == ["me", "landlord", "tenant"]
    del content["hints"]
    beside.write_text(json.dumps(content))
    assert play("play", "roomshare", "--plain", "--load", str(saved), typed="hint\n") == 0
    assert "would choose: Play" in capsys.readouterr().out
