"""Simulations: the same rows however the work is divided, stopped or gone on with, and nothing torn."""

import errno
import json
import os
import resource
import signal
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path

import pytest

import faubourg
from faubourg.cli.main import main
from faubourg.lab.manifest import digest_of_sources, read_manifest
from faubourg.lab.rows import LOCK, MANIFEST, PROGRESS, ROWS, TURNS, Folder, read_rows, whole
from faubourg.lab.simulation import Run, simulate
from tests.patience import PATIENCE


def run(folder: Path, matches: int = 30, jobs: int = 1, seed: int = 3, turns: bool = True) -> Run:
    return simulate("roomshare", folder, matches, 2, options={"duel": True}, seed=seed, turns=turns, jobs=jobs)


def texts(folder: Path) -> tuple[str, str]:
    return (folder / ROWS).read_text("utf-8"), (folder / TURNS).read_text("utf-8")


def command(folder: Path, matches: int) -> list[str]:
    run = ["simulate", "roomshare", "--option", "duel", "--seats", "2", "--seed", "3", "--turns", "--jobs", "2"]
    return [sys.executable, "-P", "-m", "faubourg", *run, "--matches", str(matches), "--out", str(folder)]


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("alone") / "run"
    assert run(folder, 400).matches == 400
    return folder


# Rows


def test_the_rows_are_the_same_for_any_number_of_processes(alone: Path, tmp_path: Path) -> None:
    run(tmp_path / "two", 400, jobs=2)
    assert texts(tmp_path / "two") == texts(alone)
    run(tmp_path / "other", 5, seed=4)
    assert texts(tmp_path / "other")[0] != "".join(texts(alone)[0].splitlines(keepends=True)[:6])


def test_there_is_a_row_of_each_match_and_of_each_turn(alone: Path) -> None:
    rows = list(read_rows(alone / ROWS))
    assert [int(row["match"]) for row in rows] == list(range(400))
    turns = list(read_rows(alone / TURNS))
    assert len(turns) == sum(int(row["turns"]) for row in rows)
    last = {row["match"]: row for row in turns}
    for row in rows:
        assert [last[row["match"]][name] for name in ("score_1", "score_2")] == [row["score_1"], row["score_2"]]


def test_the_manifest_says_how_to_make_the_rows_again(alone: Path, tmp_path: Path) -> None:
    manifest = read_manifest(alone / MANIFEST)
    assert (manifest.game, manifest.seats, manifest.seed, manifest.bots) == ("roomshare", 2, 3, ["random", "random"])
    assert manifest.options["duel"] is True
    assert manifest.data_digest == faubourg.game("roomshare").data_digest
    assert manifest.sources == digest_of_sources()
    assert manifest.version == faubourg.__version__
    contest = manifest.contest()
    simulate(manifest.game, tmp_path / "again", 20, contest.seats, contest.bots, contest.options, seed=manifest.seed)
    assert (tmp_path / "again" / ROWS).read_text("utf-8").splitlines() == texts(alone)[0].splitlines()[:21]


def test_a_run_goes_on_to_more_matches(alone: Path, tmp_path: Path) -> None:
    folder = tmp_path / "more"
    run(folder, 150)
    assert run(folder, 400).matches == 400
    assert texts(folder) == texts(alone)
    # Fewer are there already.
    assert run(folder, 10).matches == 400


# Stopped


def wait_for_rows(folder: Path, process: subprocess.Popen[str]) -> None:
    end = time.monotonic() + PATIENCE
    while whole(folder / PROGRESS)[0] == 0:
        assert process.poll() is None
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_was_stopped_goes_on_where_it_was(how: int, alone: Path, tmp_path: Path) -> None:
    folder = tmp_path / "stopped"
    process = subprocess.Popen(command(folder, 1_000_000), stdout=subprocess.PIPE, text=True)
    wait_for_rows(folder, process)
    process.send_signal(how)
    said = process.communicate(timeout=PATIENCE)[0]
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert "goes on" in said
    done, sizes = whole(folder / PROGRESS)
    assert done > 0
    # A batch was being written.
    with (folder / ROWS).open("a") as file:
        file.write("17,2,torn")
    with (folder / TURNS).open("a") as file:
        file.write("17,")
    run(folder, max(done, 400))
    rows, turns = texts(folder)
    assert rows.startswith(texts(alone)[0])
    assert turns.startswith(texts(alone)[1])
    assert "torn" not in rows
    assert len(rows) >= sizes[ROWS]


def test_rows_that_are_gone_are_made_again(alone: Path, tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    run(folder, 40)
    os.truncate(folder / ROWS, 300)
    run(folder, 400)
    assert texts(folder) == texts(alone)


def test_a_full_disk_leaves_whole_rows_and_a_sentence(alone: Path, tmp_path: Path) -> None:
    folder = tmp_path / "full"

    def little_room() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000))

    full = subprocess.run(
        command(folder, 1_000_000),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        preexec_fn=little_room,
    )
    assert full.returncode == 74
    assert len(full.stderr.splitlines()) == 1
    assert "no room left" in full.stderr
    done, sizes = whole(folder / PROGRESS)
    assert f"{done} matches" in full.stdout.replace(",", "")
    assert (folder / TURNS).stat().st_size == sizes[TURNS] <= 60_000
    # With room again it goes on.
    run(folder, 400)
    assert texts(folder) == texts(alone)


def test_a_run_that_was_stopped_before_it_began_goes_on(alone: Path, tmp_path: Path) -> None:
    folder = tmp_path / "none"
    folder.mkdir()
    for name in (LOCK, "manifest.new"):
        (folder / name).touch()
    run(folder, 400)
    assert texts(folder) == texts(alone)


# Bad input


def test_a_folder_of_another_run_is_left_alone(alone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = texts(alone)
    with pytest.raises(faubourg.InputError) as refused:
        run(alone, 10, seed=9)
    assert refused.value.params["names"] == "seed"
    assert main(["simulate", "paris", "--matches", "5", "--out", str(alone)]) == 2
    assert "another run" in capsys.readouterr().err
    assert texts(alone) == before


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(faubourg.InputError, match="something else"):
        run(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    (tmp_path / MANIFEST).write_text('{"a": 1}')
    with pytest.raises(faubourg.InputError, match="not that of a run"):
        run(tmp_path)


def test_two_runs_cannot_write_at_once(tmp_path: Path) -> None:
    found = run(tmp_path / "one", 2)
    with Folder(found.path, found.manifest), pytest.raises(faubourg.InputError, match="Another process"):
        run(tmp_path / "one", 3)


@pytest.mark.parametrize("matches", ["0", "-5", "many", "1e3", "1000000001", "9" * 30])
def test_an_impossible_number_of_matches_is_refused(
    matches: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "paris", f"--matches={matches}", "--out", str(tmp_path / "none")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "none").exists()


def test_a_number_of_matches_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(faubourg.InputError, match="0"):
        run(tmp_path / "none", 0)
    assert not (tmp_path / "none").exists()


def test_a_folder_that_cannot_be_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["simulate", "roomshare", "--matches", "1", "--out", str(tmp_path / "file" / "run")]) == 74
    said = capsys.readouterr()
    assert "does not exist" in said.err
    # There is nothing that could go on.
    assert said.out == ""
    assert main(["simulate", "roomshare", "--matches", "1", "--out", str(tmp_path / "file")]) == 74
    said = capsys.readouterr()
    assert "--out takes a folder" in said.err
    assert said.out == ""


# Parquet


def test_rows_are_written_as_parquet_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parquet = import_module("pyarrow.parquet")
    arguments = ["simulate", "roomshare", "--matches", "20", "--out", str(tmp_path / "run"), "--turns", "--parquet"]
    assert main([*arguments, "--jobs", "1"]) == 0
    assert "matches.parquet" in capsys.readouterr().out
    for name in (ROWS, TURNS):
        table = parquet.read_table((tmp_path / "run" / name).with_suffix(".parquet"))
        rows = list(read_rows(tmp_path / "run" / name))
        assert table.column_names == list(rows[0])
        assert [str(value) for value in table["match"].to_pylist()] == [row["match"] for row in rows]


def test_without_room_no_half_of_a_parquet_file_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("pyarrow.parquet.ParquetWriter.write_batch", full)
    folder = tmp_path / "run"
    assert main(["simulate", "roomshare", "--matches", "20", "--out", str(folder), "--parquet", "--jobs", "1"]) == 74
    said = capsys.readouterr()
    assert "no room left" in said.err
    assert "20 matches" in said.out
    assert not [path.name for path in folder.iterdir() if "parquet" in path.name]


def test_without_the_package_it_says_which_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("faubourg.lab.parquet.find_spec", lambda name: None)
    assert main(["simulate", "roomshare", "--matches", "1", "--out", str(tmp_path / "run"), "--parquet"]) == 2
    assert "pip install '.[lab]'" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_how_far_a_run_has_come_is_read_from_whole_files_only(tmp_path: Path) -> None:
    path = tmp_path / PROGRESS
    for text in ("", "{", "[]", '{"matches": "x", "bytes": {}}'):
        path.write_text(text)
        assert whole(path) == (0, {})
    path.write_text(json.dumps({"matches": 4, "bytes": {ROWS: 9}}))
    assert whole(path) == (4, {ROWS: 9})
