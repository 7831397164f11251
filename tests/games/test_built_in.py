"""Figures that were ever built in stay in the package, under their digest."""

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

import faubourg

EVER: dict[str, list[str]] = tomllib.loads(Path(__file__).with_name("built_in.toml").read_text("utf-8"))
NEW = """{id} is a new game: write the digest of its data file into tests/games/built_in.toml, in a line of its own:
    {id} = ["{running}"]"""
WHAT_TO_DO = """The data file of {id} has changed. What began with the file before it must go on with that one:
    git show HEAD:src/faubourg/games/{id}/data/{id}.toml > src/faubourg/games/{id}/data/earlier/{last}.toml
and write the digest of the new one, {running}, behind the others in tests/games/built_in.toml.
If it has entries that the earlier files lack, say in figures.py what held before: sheet.number(..., before=...)."""


@pytest.mark.parametrize("id", faubourg.game_ids())
def test_a_data_file_is_not_changed_without_keeping_the_one_before(id: str) -> None:
    running = faubourg.game(id).data_digest
    assert id in EVER, NEW.format(id=id, running=running)
    assert EVER[id][-1] == running, WHAT_TO_DO.format(id=id, last=EVER[id][-1], running=running)


@pytest.mark.parametrize(("id", "digest"), [(id, digest) for id in EVER for digest in EVER[id]])
def test_what_was_ever_built_in_is_found_by_its_digest_and_can_be_played(id: str, digest: str) -> None:
    game = faubourg.game(id, digest=digest)
    assert (game.data_digest, game.builtin) == (digest, True), f"data/earlier/{digest}.toml is not as it was"
    seats, options = game.option_sets()[0]
    match = faubourg.Match(game, seats, faubourg.Seeded(1), options)
    assert faubourg.load(match.save()).game is game


@pytest.mark.parametrize("id", faubourg.game_ids())
def test_nothing_else_lies_beside_the_earlier_files(id: str) -> None:
    folder = files(f"faubourg.games.{id}").joinpath("data/earlier")
    kept = {file.name for file in folder.iterdir()} if folder.is_dir() else set()
    assert kept == {f"{digest}.toml" for digest in EVER.get(id, [])[:-1]}
