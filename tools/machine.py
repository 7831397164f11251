"""The programs of the machine that tests drive: three browsers, a PostgreSQL, and `ip`, which lays wires.

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
PACKAGES = {
    "chromium": ("chromium-headless-shell", "chromium"),
    "firefox": ("firefox-esr",),
    # The driver, a screen in memory, and what a window of our own takes.
    "webkit": ("webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1",),
}
# The one that Debian's packages of Python are for.
SYSTEM_PYTHON = Path("/usr/bin/python3")
LOG = RUN / "machine.log"


def chromium() -> Path | None:
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    return Path(found) if found else None


def firefox() -> Path | None:
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    return Path(found) if found else None


def webkit() -> Path | None:
    """The driver of WebKitGTK, if all that it takes is there."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    window = [*Path("/usr/lib").glob("*/girepository-1.0/WebKit2-4.1.typelib")]
    return Path(driver) if driver and screen and window and SYSTEM_PYTHON.exists() else None


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
    "firefox": firefox,
    "webkit": webkit,
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


def packages_of(name: str) -> tuple[str, ...]:
    return PACKAGES.get(name, (name,))


def remedy(names: list[str]) -> str:
    """The one line that brings these programs."""
    if is_debian():
        return f"sudo apt-get install -y {' '.join(packages_of(name)[-1] for name in names)}"
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
        for packages in packages_of(name):
            if run_logged(["apt-get", "install", "-y", "--no-install-recommends", *packages.split()], LOG, **quiet):
                break


if __name__ == "__main__":
    left = ensure()
    if left:
        raise SystemExit(remedy(left))
