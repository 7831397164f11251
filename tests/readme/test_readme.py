"""The examples of the README run, and print what it says they print."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from faubourg import game_ids
from faubourg.cli.main import COMMANDS
from faubourg.cli.own import own_commands
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parent.parent.parent
READMES = ("README.md", "README.fr.md")
EXAMPLE = re.compile(r"```python\n(?P<code>.*?)```\n\n```text\n(?P<output>.*?)```", re.DOTALL)


def examples(readme: str) -> list[tuple[str, str]]:
    text = (ROOT / readme).read_text("utf-8")
    return [(found["code"], found["output"]) for found in EXAMPLE.finditer(text)]


@pytest.mark.parametrize("readme", READMES)
def test_every_python_example_prints_what_the_readme_says(readme: str) -> None:
    found = examples(readme)
    assert len(found) == (ROOT / readme).read_text("utf-8").count("```python")
    for code, output in found:
        command = [sys.executable, "-c", code]
        run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert run.returncode == 0, run.stderr
        assert run.stdout == output


def test_both_languages_show_the_same_examples() -> None:
    assert examples("README.md") == examples("README.fr.md")


@pytest.mark.parametrize("readme", READMES)
def test_every_command_the_readme_names_exists(readme: str) -> None:
    text = (ROOT / readme).read_text("utf-8")
    named = re.findall(r"(?:`|^)(?:faubourg|\./play) ([a-z]+)\b", text, re.MULTILINE)
    assert named
    assert set(named) <= {*COMMANDS, *own_commands(), *game_ids()}


@pytest.mark.parametrize("readme", READMES)
def test_everything_the_readme_links_to_exists(readme: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", (ROOT / readme).read_text("utf-8")):
        assert (ROOT / target).exists(), f"{readme} links to {target}, which is missing"


def test_the_french_readme_says_of_every_document_in_english_that_it_is() -> None:
    text = " ".join((ROOT / "README.fr.md").read_text("utf-8").split())
    linked = re.findall(r"(?<!!)\[[^\]]*\]\(([^)#]+)\)(?: \((en anglais)\))?", text)
    assert len(linked) > 10
    # The other README is named in its own language.
    assert [target for target, told in linked if not told] == ["README.md"]
