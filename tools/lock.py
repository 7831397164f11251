"""Write the lock files anew: every package with its hashes, and no address of any index.

    python -m tools.lock            needs uv; keeps the versions that still fit
    python -m tools.lock --upgrade

Run it after changing a dependency in pyproject.toml. Several files, because `./play` on a machine without a C compiler
needs only run time: build, all that the checks need, and Node where there is none have files of their own.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = [
    *("uv", "pip", "compile"),
    "--quiet",
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-emit-index-url",
    "--custom-compile-command=python -m tools.lock",
]


def compile_lock(output: str, *arguments: str) -> None:
    subprocess.run([*COMPILE, f"--output-file={output}", *arguments], cwd=ROOT, check=True)


def main() -> None:
    # The largest first: the others must choose the same versions.
    extras = [f"--extra={extra}" for extra in ("server", "lab", "open_spiel", "ray")]
    compile_lock("requirements-dev.lock", "pyproject.toml", *extras, "--group=dev", *sys.argv[1:])
    same = "--constraints=requirements-dev.lock"
    compile_lock("requirements-build.lock", "--group=build", same)
    compile_lock("requirements-node.lock", "--group=node")
    compile_lock("requirements.lock", "pyproject.toml", "--extra=server", same)


if __name__ == "__main__":
    main()
