"""What a run is, written down beside its rows: whoever has it can make the same rows again."""

import json
import platform
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import faubourg
from faubourg.bots.arena import Contest, Packed
from faubourg.bots.counted import columns, turn_columns
from faubourg.core.refusal import InputError
from faubourg.core.runtime import is_compiled
from faubourg.lab.fuzz import PACKAGE

FORMAT = 1
# What decides how matches go.
SOURCES = ("core", "games", "bots")


@dataclass(frozen=True)
class Manifest:
    """All that decides the rows of a run, and with what they were made."""

    game: str
    rules_version: str
    seats: int
    options: dict[str, object]
    bots: list[str]
    playouts: int | None
    seed: int
    # Of the figures, by their digest; the text of a file that is not built in.
    data_digest: str
    data: str | None
    turns: bool
    # Of the code that played.
    version: str
    sources: str
    columns: list[str]
    turn_columns: list[str]
    format: int = FORMAT
    # What may differ when a run goes on: how many matches are wanted, and on what it runs.
    matches: int = 0
    made_with: dict[str, object] = field(default_factory=dict)

    def contest(self) -> Contest:
        return Contest(self.game, self.bots, self.seats, self.options, self.seed, self.playouts, self.data)

    def packed(self) -> Packed:
        return self.contest().packed()

    def rows(self) -> dict[str, object]:
        """What decides the rows."""
        found = asdict(self)
        del found["matches"], found["made_with"]
        return found

    def text(self) -> str:
        return json.dumps(asdict(self), indent=2, ensure_ascii=False) + "\n"


def manifest_of(contest: Contest, matches: int, turns: bool = False) -> Manifest:
    """What a run of a contest would be."""
    game = contest.game
    return Manifest(
        game=contest.game_id,
        rules_version=game.rules_version,
        seats=contest.seats,
        options=game.complete(contest.options),
        bots=contest.bots,
        playouts=contest.playouts,
        seed=contest.seed,
        data_digest=game.data_digest,
        data=None if game.builtin else game.data,
        turns=turns,
        version=faubourg.__version__,
        sources=digest_of_sources(),
        columns=columns(contest),
        turn_columns=turn_columns(contest) if turns else [],
        matches=matches,
        made_with={"python": platform.python_version(), "compiled": is_compiled()},
    )


def read_manifest(path: Path) -> Manifest:
    """The manifest in a file; anything else is refused."""
    try:
        found: Any = json.loads(path.read_text(encoding="utf-8"))
        return Manifest(**found)
    except (ValueError, TypeError, KeyError):
        raise InputError("run-no-manifest", {"file": path.name}) from None


def differing(one: Manifest, other: Manifest) -> list[str]:
    """The names of what makes their rows different."""
    first, second = one.rows(), other.rows()
    return [name for name in first if first[name] != second[name]]


@cache
def digest_of_sources() -> str:
    """Rows of other rules or bots are other rows."""
    found = sha256()
    for folder in SOURCES:
        for path in sorted((PACKAGE / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                found.update(path.relative_to(PACKAGE).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:16]
