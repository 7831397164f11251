"""Whether the rules run compiled and, if not, why: pip shows nothing of a build, so the commands say it."""

import argparse
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from faubourg.cli.folder import data_folder, make_private
from faubourg.core.runtime import is_compiled
from faubourg.text.messages import Messages

# What the build wrote beside the package; a checkout has no such file.
NOTE = Path(__file__).resolve().parent.parent / "built.json"
REASONS = ("asked", "no-compiler", "failed")
FROM_SOURCES = "sources"


def why_interpreted() -> str:
    """Empty where the rules are compiled, else the reason."""
    if is_compiled():
        return ""
    try:
        reason = json.loads(NOTE.read_text()).get("interpreted")
    except (OSError, ValueError, AttributeError):
        reason = None
    return reason if reason in REASONS else FROM_SOURCES


def version_line(words: Messages) -> str:
    from faubourg import __version__

    reason = why_interpreted()
    how = words.say(f"cli-interpreted-{reason}") if reason else words.say("cli-compiled")
    return f"faubourg {__version__}. {how}"


class ShowVersion(argparse.Action):
    """Like argparse's own, but what it says is looked up only when it is asked for, and is not broken into lines."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        sys.stdout.write(version_line(self.const) + "\n")
        parser.exit()


def tell_once(words: Messages, environ: Mapping[str, str]) -> None:
    """The first command of an installation that could not be compiled says so, on the error stream."""
    reason = why_interpreted()
    # Whoever runs the sources, or asked for it, knows.
    if reason in ("", FROM_SOURCES, "asked"):
        return
    mark = data_folder(environ) / "told-interpreted"
    here = f"{NOTE} {NOTE.stat().st_mtime_ns}\n"
    try:
        if mark.is_file() and mark.read_text() == here:
            return
        make_private(mark.parent, environ)
        mark.write_text(here)
    except OSError:
        # Then it is said every time: better than never.
        pass
    sys.stderr.write(words.say(f"cli-interpreted-{reason}") + os.linesep)
