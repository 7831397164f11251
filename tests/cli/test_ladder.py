"""What `faubourg ladder` shows."""

from pathlib import Path

import pytest

from faubourg.cli.main import main


def test_a_pair_without_matches_has_no_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "paris", "--matches", "0", "--folder", str(tmp_path), "--lang", "en"]) == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if " > " in line]
    assert rows
    assert all(row.split()[-4:] == ["0", "–", "–", "–"] for row in rows)
