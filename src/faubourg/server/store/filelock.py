"""One process serves a SQLite file; a second one is told so."""

import fcntl
import os
from pathlib import Path
from typing import final

from faubourg.server.store.store import StoreError


@final
class FileLock:
    """A lock beside the database. The system lets go of it when its process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise StoreError("store-in-use", database.name) from None

    def release(self) -> None:
        os.close(self._file)
