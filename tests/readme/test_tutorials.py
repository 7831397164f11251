"""The code of the tutorials runs, and prints what they say it prints; and docs/api is as it would be made."""

import os
import subprocess
import sys

import pytest

from tests.patience import PATIENCE
from tests.readme.test_readme import EXAMPLE, ROOT
from tools import api

TUTORIALS = ("docs/designers.md", "docs/research.md")


@pytest.mark.parametrize("tutorial", TUTORIALS)
def test_the_code_of_a_tutorial_prints_what_it_says(tutorial: str) -> None:
    text = (ROOT / tutorial).read_text("utf-8")
    found = [(example["code"], example["output"]) for example in EXAMPLE.finditer(text)]
    assert len(found) == text.count("```python") > 0
    for code, output in found:
        command = [sys.executable, "-P", "-c", code]
        run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert run.returncode == 0, run.stderr
        assert run.stdout == output


def test_the_pages_of_the_interface_are_as_they_would_be_made() -> None:
    command = [sys.executable, "-m", "tools.api", "--check"]
    environment = {**os.environ, "LANG": "en_US.UTF-8"}
    run = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, env=environment, check=False, timeout=PATIENCE
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(
    ("example", "problem"),
    [(">>> 1 + 1\n3\n", "is broken"), ("nothing\n", "does nothing"), (">>> 1 / 0\n", "ZeroDivisionError")],
)
def test_a_broken_example_is_told(example: str, problem: str) -> None:
    with pytest.raises(api.Missing, match=problem):
        api.check_example("faubourg", "new", example)


def test_a_name_without_an_example_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    examples = api.examples_of("faubourg.bots")
    del examples["Bot"]
    monkeypatch.setattr(api, "examples_of", lambda package: examples)
    with pytest.raises(api.Missing, match=r"bots\.Bot has no example"):
        api.page_of("faubourg.bots")
    monkeypatch.setattr(api, "examples_of", lambda package: {**examples, "Nobody": ">>> 1\n1\n"})
    with pytest.raises(api.Missing, match="Nobody"):
        api.page_of("faubourg.bots")
