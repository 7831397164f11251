"""The folder of a run: its manifest, its rows, and how far it has come.

Rows are appended in the order of the matches, batch by batch. After each batch a small file is put in place that says
how many matches and bytes are whole; whatever stands behind that was being written when the run was stopped, and is cut
off when it goes on.
"""

import csv
import fcntl
import json
import os
from collections.abc import Container, Iterator
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from faubourg.core.refusal import InputError
from faubourg.lab.manifest import Manifest, differing, read_manifest

MANIFEST = "manifest.json"
PROGRESS = "progress.json"
LOCK = "run.lock"
ROWS = "matches.csv"
TURNS = "turns.csv"


class Folder:
    """Rows that are being made. One run at a time writes there."""

    def __init__(self, path: Path, manifest: Manifest) -> None:
        self.path = path
        self.manifest = manifest
        self.heads = {ROWS: head(manifest.columns)}
        if manifest.turns:
            self.heads[TURNS] = head(manifest.turn_columns)
        self.matches = 0
        self.sizes: dict[str, int] = {}
        self._files: dict[str, FileIO] = {}
        self._lock: FileIO | None = None

    def __enter__(self) -> Self:
        self.path.mkdir(parents=True, exist_ok=True)
        self._claim()
        self._lock = FileIO(self.path / LOCK, "a")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            put(self.path / MANIFEST, self.manifest.text())
            self._files = {name: FileIO(self.path / name, "a") for name in self.heads}
            self._go_on()
        except BlockingIOError:
            self.close()
            raise InputError("run-in-use", {"folder": str(self.path)}) from None
        except OSError:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        for file in self._files.values():
            file.close()
        if self._lock is not None:
            self._lock.close()

    def _claim(self) -> None:
        """The folder is empty, or of this very run."""
        found = self.path / MANIFEST
        if found.is_file():
            others = differing(read_manifest(found), self.manifest)
            if others:
                raise InputError("run-other", {"folder": str(self.path), "names": ", ".join(others)})
        else:
            # A run that was stopped before it began has left no more than these.
            check_unused(self.path, {LOCK, new_of(self.path / MANIFEST).name})

    def _go_on(self) -> None:
        """From where the last whole batch ended; rows that are gone are made again."""
        self.matches, self.sizes = whole(self.path / PROGRESS)
        if any(os.fstat(file.fileno()).st_size < self.sizes.get(name, 1) for name, file in self._files.items()):
            self.matches, self.sizes = 0, dict.fromkeys(self._files, 0)
        self._cut()
        if not any(self.sizes.values()):
            self.append(0, self.heads)

    def append(self, count: int, texts: dict[str, bytes]) -> None:
        """The rows of the next so many matches: whole or not at all."""
        sizes = dict(self.sizes)
        try:
            for name, file in self._files.items():
                content = texts[name]
                write_all(file, content)
                os.fsync(file.fileno())
                sizes[name] += len(content)
            put(self.path / PROGRESS, json.dumps({"matches": self.matches + count, "bytes": sizes}) + "\n")
        except OSError:
            # What could not be written whole leaves no torn line behind.
            self._cut()
            raise
        self.matches += count
        self.sizes = sizes

    def _cut(self) -> None:
        for name, file in self._files.items():
            os.ftruncate(file.fileno(), self.sizes[name])


def check_unused(path: Path, ours: Container[str]) -> None:
    """Nobody writes into a folder that belongs to something else: there is nothing in it but files of these names."""
    if any(found.name not in ours for found in path.iterdir()):
        raise InputError("run-folder-used", {"folder": str(path)})


def head(columns: list[str]) -> bytes:
    return (",".join(columns) + "\n").encode()


def write_all(file: FileIO, content: bytes) -> None:
    """A full disk may take a part before it complains."""
    left = memoryview(content)
    while left:
        left = left[file.write(left) :]


def whole(path: Path) -> tuple[int, dict[str, int]]:
    """How many matches, and how many bytes of each file, are whole."""
    try:
        found: Any = json.loads(path.read_text(encoding="utf-8"))
        return int(found["matches"]), {str(name): int(size) for name, size in found["bytes"].items()}
    except (OSError, ValueError, TypeError, KeyError):
        return 0, {}


def put(path: Path, text: str) -> None:
    """A small file: at any moment the old one or the new one."""
    new = new_of(path)
    with new.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def new_of(path: Path) -> Path:
    """What a small file is called until it is whole."""
    return path.with_suffix(".new")


def read_rows(path: Path) -> Iterator[dict[str, str]]:
    """The rows of a run, one dictionary each.

    >>> import tempfile
    >>> from faubourg import lab
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     run = lab.simulate("roomshare", folder, matches=3, seats=2)
    ...     [row["ended"] for row in lab.read_rows(run.path / "matches.csv")]
    ['reserve', 'reserve', 'reserve']
    """
    with Path(path).open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)
