"""The programs of the machine that tests drive: a Chromium, a PostgreSQL, and `ip`, which lays wires between networks.

`python -m tools.machine` installs what is missing, as root on Debian; elsewhere it says how.
"""

import os
import platform
import shutil
from collections.abc import Callable
from pathlib import Path

from tools.steps import RUN, one_at_a_time, run_logged, say

# The one without windows first: it does the same pages in half the time.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
# Debian's packages for a program, the best first, where they are not called as it is.
PACKAGES = {"chromium": ("chromium-headless-shell", "chromium")}
LOG = RUN / "machine.log"


def chromium() -> Path | None:
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    return Path(found) if found else None


def postgresql() -> Path | None:
    """The folder of `initdb` and `pg_ctl`, the newest; Debian keeps it off the search path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(versions, key=lambda folder: float(folder.parent.name), default=None)


def iproute2() -> Path | None:
    found = shutil.which("ip") or shutil.which("ip", path="/usr/sbin:/sbin")
    return Path(found) if found else None


# What finds each.
PROGRAMS: dict[str, Callable[[], Path | None]] = {
    "chromium": chromium,
    "postgresql": postgresql,
    "iproute2": iproute2,
}


def missing() -> list[str]:
    return [name for name, find in PROGRAMS.items() if find() is None]


def is_debian() -> bool:
    try:
        return platform.freedesktop_os_release().get("ID") == "debian"
    except OSError:
        return False


def remedy(names: list[str]) -> str:
    """The one line that brings these programs."""
    if is_debian():
        return f"sudo apt-get install -y {' '.join(names)}"
    if shutil.which("brew"):
        return f"brew install {' '.join(names)}"
    return f"install {' and '.join(names)} with the package manager of this machine"


def ensure() -> list[str]:
    """Install what is missing where that is allowed; what is still missing then."""
    wanted = missing()
    if wanted and os.geteuid() == 0 and is_debian():
        with one_at_a_time("machine"):
            install(wanted)
    return missing()


def install(names: list[str]) -> None:
    say(f"Installation de {', '.join(names)}…", f"Installing {', '.join(names)}…")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run_logged(["apt-get", "update"], LOG, **quiet)
    for name in names:
        for package in PACKAGES.get(name, (name,)):
            if run_logged(["apt-get", "install", "-y", "--no-install-recommends", package], LOG, **quiet):
                break


if __name__ == "__main__":
    left = ensure()
    if left:
        raise SystemExit(remedy(left))
