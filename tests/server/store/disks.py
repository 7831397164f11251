"""A disk that fills up: SQLite's own file layer, with so many bytes left to write."""

from typing import Any

import apsw


class FullDisk(apsw.VFS):
    """`room` is what can still be written, by all files together; None is no limit."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.room: int | None = None
        self.problem: type[apsw.Error] = apsw.FullError
        super().__init__(name, "")

    def xOpen(self, name: Any, flags: list[int]) -> "DiskFile":  # noqa: N802 - the name SQLite calls
        return DiskFile(self, name, flags)


class DiskFile(apsw.VFSFile):
    def __init__(self, disk: FullDisk, name: Any, flags: list[int]) -> None:
        self._disk = disk
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 - the name SQLite calls
        if self._disk.room is not None:
            self._disk.room -= len(data)
            if self._disk.room < 0:
                # Some of it may be on the disk all the same.
                super().xWrite(data[: len(data) // 2], offset)
                raise self._disk.problem("no room")
        super().xWrite(data, offset)
