"""What pyproject.toml cannot say: which modules mypyc compiles, and how; where the browser's client comes from.

FAUBOURG_PURE=1 compiles nothing: the wheel then runs anywhere, some thirty times slower. FAUBOURG_SERVER=1 compiles the
server's tables too; it needs the server's packages installed, which an isolated build has not. Where nothing can be
compiled the package is built interpreted all the same, and says so when it is used (`built.json`).
"""

import json
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PACKAGE = Path("src/faubourg")
CLIENT = Path("web/dist")
# Whole folders. Each pair of tuples is one library: within it calls between modules are direct calls in C.
COMPILED = ("core", "games", "bots")
# What every move passes through on the server: a fifth of its time.
SERVED = ("server/bots", "server/socket", "server/store/writing", "server/table", "server/time")
# Modules mypyc should leave alone, by pattern. Say why beside each.
INTERPRETED = (
    # The shapes of events, scenes and requests: compiled they forget what is inside a list, and nothing in them is run.
    "core/told.py",
    "games/*/events.py",
    "games/*/scene_types.py",
    "games/*/request_types.py",
    "bots/heuristics/*_request_types.py",
    # What a worker imports should stay small, and not bring the server's library along.
    "server/bots/pool.py",
    "server/bots/tasks.py",
    "server/bots/thinking.py",
    "server/bots/worker.py",
    # Pydantic makes its classes itself.
    "server/table/head.py",
    # Tests put a clock in its place that is set by hand.
    "server/time/clock.py",
)
# What playouts run through is one C file: apart, its modules play a fifth less. The rest is told, shown or asked once a
# decision and waits for Python's objects: in files of its own it keeps the other processor busy, and is done sooner.
HOT = (
    *("core/*.py", "games/estate/*.py", "games/*/rules/*.py"),
    *("games/*/state.py", "games/*/sites.py", "games/*/game.py", "games/*/observation.py"),
    *("bots/playout.py", "bots/steps.py", "bots/batch.py"),
)
# Of mypyc's own C what only the server asks for: apart, the rules are the very same C with the server and without.
SERVERS_OWN = frozenset({"bytearray_extra_ops"})
# The first two are worth 15 % of speed; looking for warnings in generated code costs a third of the build, and those of
# a newer compiler should not stop an installation.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-all", "-Wno-error"]
# -O3 plays 10 % more than -O2. What is not hot is as quick with the least, which takes half the time to compile.
QUICK, COOL = "3", "1"
# What was compiled before, by the digest of what the compiler saw: an interrupted build goes on from there.
OBJECTS = Path(os.environ.get("FAUBOURG_OBJECTS", "build/objects"))
# About five builds, some 10 MB each.
MOST_OBJECTS = 50
# Why nothing was compiled, for `faubourg --version`.
ASKED, NO_COMPILER, FAILED = "asked", "no-compiler", "failed"


# What is compiled


def modules_in(folders: Iterable[str]) -> list[str]:
    """Every module of these folders. An __init__ only gathers names: nothing to gain there."""
    found = [path for folder in folders for path in sorted((PACKAGE / folder).rglob("*.py"))]
    return [
        path.as_posix()
        for path in found
        if path.name != "__init__.py" and not any(path.relative_to(PACKAGE).match(pattern) for pattern in INTERPRETED)
    ]


def is_hot(module: str) -> bool:
    return any(Path(module).relative_to(PACKAGE).match(pattern) for pattern in HOT)


def extensions() -> tuple[list[Extension], str]:
    """What is to be compiled; where nothing can be, why not."""
    # pip runs this file two or three times; only the last builds, and compiling takes its time. Whoever installs the
    # package to edit it runs the sources as they stand.
    if {"egg_info", "dist_info", "sdist", "editable_wheel"} & set(sys.argv):
        return [], ""
    if os.environ.get("FAUBOURG_PURE") == "1":
        return [], ASKED
    try:
        can_compile()
    except Exception as problem:
        return [], go_on_interpreted(NO_COMPILER, problem)
    try:
        return libraries(), ""
    except (Exception, SystemExit) as problem:
        # mypyc's own complaints end the program.
        return [], go_on_interpreted(FAILED, problem)


def go_on_interpreted(reason: str, problem: BaseException) -> str:
    """Go on without compiling, unless a build that is not compiled is of no use."""
    print(f"faubourg: {reason}, so the rules will run interpreted: {problem}", file=sys.stderr)
    if os.environ.get("FAUBOURG_COMPILED") == "1":
        raise SystemExit(1)
    return reason


def libraries() -> list[Extension]:
    """The libraries, and for each module a small one that Python finds it by."""
    from mypyc.build import mypycify

    groups: list[tuple[list[str], str | None]] = [(modules_in(COMPILED), "faubourg")]
    if os.environ.get("FAUBOURG_SERVER") == "1":
        groups.append((modules_in(SERVED), "faubourg_server"))
    modules = [module for group, _ in groups for module in group]
    # A cache of its own: of what it finds in that of an earlier run mypyc forgets which headers it needs.
    with tempfile.TemporaryDirectory() as cache:
        flags = [f"--cache-dir={cache}"]
        found = mypycify([*flags, *modules], separate=groups, multi_file=True, opt_level=QUICK, debug_level="0")
    hot = {c_file(module) for module in modules if is_hot(module)}
    for extension in found:
        extension.sources = units(extension.name, extension.sources, hot)
        if os.name == "posix":
            # A new list each, because mypyc hands the same one to all.
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return found


def c_file(module: str) -> str:
    """What mypyc calls the C of a module, whatever group it is in."""
    return "___".join(Path(module).relative_to("src").with_suffix("").parts)


def units(library: str, sources: list[str], hot: set[str]) -> list[str]:
    """The C files of a library, gathered in a few: what is hot in one, the rest by package.

    Reading the headers takes longer than compiling most of them alone.
    """
    if len(sources) == 1:
        return sources
    names = {source: Path(source).stem.partition("__native_")[2] for source in sources}
    # The server's is one: mypyc defines what it calls of the other library in each C file anew.
    is_one = hot.isdisjoint(names.values())
    gathered: dict[str, list[str]] = {}
    for source, module in names.items():
        package = "-".join(module.split("___")[1:3]) if "___" in module else ""
        if Path(source).stem in SERVERS_OWN:
            package = "aside"
        is_first = not package or module in hot
        gathered.setdefault("all" if is_one else "hot" if is_first else package, []).append(source)
    made = []
    for name, members in gathered.items():
        unit = Path(sources[0]).parent / f"{library}-{name}.c"
        # Not written again if it says the same: what was compiled of it before can stay.
        text = "".join(f'#include "{os.path.relpath(member, unit.parent)}"\n' for member in members)
        if not unit.is_file() or unit.read_text() != text:
            unit.write_text(text)
        made.append(unit.as_posix())
    return made


# How it is compiled


class Compile(build_ext):
    """Compiles on every processor and goes on where it was interrupted; what fails leaves the package interpreted."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            # A compiler's troubles are of many kinds.
            go_on_interpreted(FAILED, problem)
            # Half a library beside the sources would be worse than none.
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            note(self.build_lib, FAILED)

    def build_extensions(self) -> None:
        """All C files at once, the longest first, then all libraries."""
        work = [(extension, source) for extension in self.extensions for source in extension.sources]
        work.sort(key=lambda one: size_of(one[1]), reverse=True)
        whole = sum(size_of(source) for _, source in work)
        done: list[int] = []

        def compile_and_tell(one: tuple[Extension, str]) -> None:
            self.compile_one(*one)
            done.append(size_of(one[1]))
            # The end of the line in one piece with it: others print, too.
            print(f"faubourg: compiled {100 * sum(done) // whole} %\n", end="", flush=True)

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            for _ in pool.map(compile_and_tell, work):
                pass
            for _ in pool.map(self.link, self.extensions):
                pass
        forget_objects(OBJECTS)

    def compile_one(self, extension: Extension, source: str) -> None:
        flags = [*extension.extra_compile_args, f"-O{QUICK if is_quick(source) else COOL}"]
        if not members_of(source):
            self.compiler.compile([source], self.build_temp, include_dirs=extension.include_dirs, extra_postargs=flags)
            return
        # What was made of the very same C, by the same compiler, is taken as it is.
        kept = OBJECTS / f"{self.digest_of(extension, source, flags)}.o"
        made = Path(self.object_of(source))
        if kept.is_file():
            made.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, made)
            # The oldest are thrown away first.
            os.utime(kept)
            return
        self.compiler.compile([source], self.build_temp, include_dirs=extension.include_dirs, extra_postargs=flags)
        OBJECTS.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(made, kept.with_suffix(f".{os.getpid()}"))
        kept.with_suffix(f".{os.getpid()}").replace(kept)

    def digest_of(self, extension: Extension, source: str, flags: list[str]) -> str:
        """Of all that the compiler would see: the C with every header in it, and without the names of folders."""
        Path(self.build_temp).mkdir(parents=True, exist_ok=True)
        whole = Path(self.build_temp) / f"{Path(source).stem}.i"
        whole.unlink(missing_ok=True)
        dropped = ["-P"] if os.name == "posix" else []
        self.compiler.preprocess(source, str(whole), include_dirs=extension.include_dirs, extra_postargs=dropped)
        digest = sha256(repr([self.compiler.compiler_so, flags]).encode())
        seen = whole.read_bytes()
        # A header that complains names itself.
        for folder in extension.include_dirs:
            seen = seen.replace(os.fsencode(folder), b"")
        digest.update(seen)
        whole.unlink()
        return digest.hexdigest()

    def object_of(self, source: str) -> str:
        return str(self.compiler.object_filenames([source], output_dir=self.build_temp)[0])

    def link(self, extension: Extension) -> None:
        self.compiler.link_shared_object(
            [self.object_of(source) for source in extension.sources],
            self.get_ext_fullpath(extension.name),
            export_symbols=self.get_export_symbols(extension),
            build_temp=self.build_temp,
        )


def forget_objects(folder: Path) -> None:
    """Of what was compiled before, only the newest is worth its room: a few builds."""
    ours = list(folder.glob("?" * len(sha256().hexdigest()) + ".*"))
    dated = [(path.stat().st_mtime, path) for path in ours if path.suffix == ".o"]
    old = [path for _, path in sorted(dated, reverse=True)[MOST_OBJECTS:]]
    # And what a build was writing when it was stopped.
    for path in [*old, *(path for path in ours if path.suffix != ".o")]:
        path.unlink(missing_ok=True)


def is_quick(source: str) -> bool:
    """What is played, and the bots that play it."""
    return Path(source).stem.endswith("-hot") or "-bots-" in Path(source).stem


def size_of(source: str) -> int:
    """The hot unit counts for more than its size."""
    members = members_of(source) or [Path(source)]
    return sum(path.stat().st_size for path in members) * (3 if is_quick(source) else 1)


def members_of(source: str) -> list[Path]:
    """The C files that a unit gathers."""
    text = Path(source).read_text(errors="replace") if Path(source).stat().st_size < 100_000 else ""
    names = [line.split('"')[1] for line in text.splitlines() if line.startswith('#include "') and line.endswith('.c"')]
    return [Path(source).parent / name for name in names]


def can_compile() -> None:
    """Try: Python's headers, and those of C, often are packages of their own.

    tools/prepare.py asks the same before anything is installed; this file must stand alone.
    """
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n")
        compiler.compile([str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])


# What comes with it


def note(package: str | Path, reason: str) -> None:
    """Tell the package whether it was compiled: pip shows nothing of a build that went well."""
    Path(package, "faubourg", "built.json").write_text(json.dumps({"interpreted": reason}) + "\n")


class WithClient(build_py):
    """Adds the browser's client and the note. From a checkout the client is built first, where there is a Node."""

    interpreted = ""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        # What an earlier build gathered in this folder may hold modules and pages that are gone.
        shutil.rmtree(Path(self.build_lib, "faubourg"), ignore_errors=True)
        super().run()
        note(self.build_lib, self.interpreted)
        build_client()
        if CLIENT.is_dir():
            shutil.copytree(CLIENT, Path(self.build_lib, "faubourg/server/static"), dirs_exist_ok=True)


class SourcesWithClient(sdist):
    """Sources to be sent have the client in them: whoever gets them may have no Node."""

    def run(self) -> None:
        build_client()
        super().run()


def build_client() -> None:
    """A package that was made to be sent has the client in it, and no tools to build it."""
    if not Path("tools/web.py").is_file():
        return
    sys.path.insert(0, os.getcwd())
    from tools import web
    from tools.steps import one_at_a_time

    if not web.machine_has_node():
        print("faubourg: there is no Node, so the browser's page is left out", file=sys.stderr)
    else:
        try:
            with one_at_a_time("web"):
                web.ensure_client()
        except (OSError, SystemExit) as problem:
            print(f"faubourg: the browser's page could not be built, and is left out: {problem}", file=sys.stderr)


if __name__ == "__main__":
    modules, WithClient.interpreted = extensions()
    setup(
        ext_modules=modules,
        cmdclass={"build_py": WithClient, "build_ext": Compile, "sdist": SourcesWithClient},
    )
