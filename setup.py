"""What pyproject.toml cannot say: which modules mypyc compiles, and how; where the browser's client comes from.

FAUBOURG_PURE=1 compiles nothing: the wheel then runs anywhere, some thirty times slower.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

PACKAGE = Path("src/faubourg")
CLIENT = Path("web/dist")
COMPILED = ("core", "games", "bots")
# And what every move passes through on the server: a fifth of its time.
SERVED = (
    "server/asking.py",
    "server/attendant.py",
    "server/beginning.py",
    "server/clocks.py",
    "server/entry.py",
    "server/gestures.py",
    "server/host.py",
    "server/limits.py",
    "server/line.py",
    "server/loading.py",
    "server/metrics.py",
    "server/sockets.py",
    "server/store/operations.py",
    "server/store/rows.py",
    "server/store/writer.py",
    "server/table.py",
    "server/timers.py",
    "server/timing.py",
    "server/turnstile.py",
)
# Modules mypyc should leave alone, as "games/city/example.py". Say why beside each.
INTERPRETED: frozenset[str] = frozenset()
# The first two are worth 15 % of speed; looking for warnings in generated code costs a third of the build, and those of
# a newer compiler should not stop an installation.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-all", "-Wno-error"]


def compiled_sources() -> list[str]:
    """Every module of the compiled packages, and some more. An __init__ only gathers names: nothing to gain there."""
    found = [path for package in COMPILED for path in sorted((PACKAGE / package).rglob("*.py"))]
    found += [PACKAGE / path for path in SERVED]
    return [
        path.as_posix()
        for path in found
        if path.name != "__init__.py" and path.relative_to(PACKAGE).as_posix() not in INTERPRETED
    ]


def extensions() -> list[Extension]:
    # pip runs this file two or three times; only the last builds, and compiling takes its time.
    if os.environ.get("FAUBOURG_PURE") == "1" or {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    # One group: calls between modules are then direct calls in C. -O3 plays 10 % more than -O2.
    modules = mypycify(compiled_sources(), group_name="faubourg", opt_level="3", debug_level="0")
    if os.name == "posix":
        for module in modules:
            # A new list each, because mypyc hands the same one to all.
            module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    return modules


class WithClient(build_py):
    """Adds the browser's client, if it was built: Node is needed for that, and nothing else here needs it."""

    def run(self) -> None:
        super().run()
        if CLIENT.is_dir() and not self.editable_mode:
            shutil.copytree(CLIENT, Path(self.build_lib, "faubourg/server/static"), dirs_exist_ok=True)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_py": WithClient})
