"""The rows of a run as Parquet, for whoever has pyarrow: a file beside each CSV, made of it in pieces."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from faubourg.core.refusal import InputError
from faubourg.lab.rows import ROWS, TURNS


def need_arrow() -> None:
    """Said before anything is played."""
    if find_spec("pyarrow") is None:
        raise InputError("extra-missing", {"package": "pyarrow", "extra": "lab"})


def write_parquet(folder: Path) -> list[Path]:
    """`matches.parquet`, and `turns.parquet` if there are turns."""
    # By name: who checks or installs the package need not have it.
    csv, parquet = import_module("pyarrow.csv"), import_module("pyarrow.parquet")
    made = []
    for name in (ROWS, TURNS):
        source = folder / name
        if not source.is_file():
            continue
        goal = source.with_suffix(".parquet")
        new = goal.with_suffix(".parquet.new")
        try:
            with csv.open_csv(source) as pieces, parquet.ParquetWriter(new, pieces.schema) as file:
                for piece in pieces:
                    file.write_batch(piece)
            new.replace(goal)
        finally:
            # Half a file is of no use to anybody.
            new.unlink(missing_ok=True)
        made.append(goal)
    return made
