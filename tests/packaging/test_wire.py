"""What is made from the models of the wire is up to date, and says what they say."""

import os
import subprocess
import sys

import pytest

from faubourg.server.wire import kinds
from tools.steps import ROOT

TYPES = (ROOT / "web" / "src" / "wire" / "types.ts").read_text("utf-8")
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")


def test_types_and_document_are_what_the_models_make() -> None:
    # From the sources: the comments beside the fields are part of both.
    done = subprocess.run(
        [sys.executable, "-m", "tools.wire", "--check"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "line",
    [
        f"export const PROTOCOL = {kinds.PROTOCOL};",
        # What a client writes may leave out what has a default; what it reads is whole.
        "export interface Sit {\n  seat?: number | null;\n  name: string;\n",
        "  settings?: SettingsInput;\n",
        "  settings: Settings;\n",
        '  kind: "me" | "kept" | "open" | "bot";\n',
        "  forms: FormInfo[];\n",
        "  view: Record<string, unknown>;\n",
        "export type FromServer =\n  | Welcome\n",
    ],
)
def test_a_type_says_what_its_model_says(line: str) -> None:
    assert line in TYPES


def test_the_document_shows_bounds_and_comments() -> None:
    assert "| `moves` | `number[]` | length at least 1, length at most 64; each at least 0, below 2^53 |" in PROTOCOL
    assert "| `again` | `boolean` | Whether to come back soon. |" in PROTOCOL
    assert "| `actor` | `number` | Who made that entry, not who is asked now: " in PROTOCOL


def test_the_document_shows_a_default_as_it_is_sent() -> None:
    assert "| `bank` | `number` | at least 0, at most 604800; may be left out: `0` |" in PROTOCOL
