"""The numbered steps of the schema, one folder of .sql files for each kind of database.

A step is never changed once released: the next one changes what it made.
"""

from importlib.resources import files

from faubourg.server.store.store import StoreError


def steps(kind: str) -> list[tuple[int, str]]:
    """The number and the statements of each step, in order."""
    folder = files(__name__) / kind
    found = [(int(step.name.split("-")[0]), step) for step in folder.iterdir() if step.name.endswith(".sql")]
    return [(number, step.read_text(encoding="utf-8")) for number, step in sorted(found, key=lambda pair: pair[0])]


def steps_after(kind: str, version: int) -> list[tuple[int, str]]:
    """What is left to do for a schema of that version; one of a newer program is refused."""
    known = steps(kind)
    if version > known[-1][0]:
        raise StoreError("store-newer", f"schema {version}, known {known[-1][0]}")
    return [step for step in known if step[0] > version]
