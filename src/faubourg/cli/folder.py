"""The folder where matches are kept: for its owner alone, as there are seeds and hands in it."""

import os
import stat
import tempfile
from collections.abc import Mapping
from pathlib import Path

PRIVATE = 0o700
FOR_OTHERS = 0o077


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where matches are kept: FAUBOURG_HOME, else the user's folder for data."""
    if environ.get("FAUBOURG_HOME"):
        return Path(environ["FAUBOURG_HOME"])
    if environ.get("XDG_DATA_HOME"):
        return Path(environ["XDG_DATA_HOME"]) / "faubourg"
    return Path(environ.get("HOME") or tempfile.gettempdir()) / ".local" / "share" / "faubourg"


def make_private(folder: Path, environ: Mapping[str, str]) -> bool:
    """Make it if it is missing. One that others can look into is closed if it is ours by its name; whoever named
    another may share it on purpose, and is only told: False."""
    folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
    if os.name != "posix" or not stat.S_IMODE(folder.stat().st_mode) & FOR_OTHERS:
        return True
    if environ.get("FAUBOURG_HOME") or folder.resolve() != data_folder(environ).resolve():
        return False
    try:
        folder.chmod(PRIVATE)
    except OSError:
        # Somebody else's.
        return False
    return True
