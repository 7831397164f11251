"""Very many matches, a row each, in a folder that can be gone on with."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from faubourg.bots.arena import Contest, Packed
from faubourg.bots.counted import Counter
from faubourg.bots.crew import Runner
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.lab.batches import in_order
from faubourg.lab.manifest import Manifest, manifest_of
from faubourg.lab.rows import ROWS, TURNS, Folder

MOST_MATCHES = 1_000_000_000


class Run(NamedTuple):
    """A run as it stands: where, what, and how many matches are there."""

    path: Path
    manifest: Manifest
    matches: int


def simulate(
    game: str,
    folder: Path | str,
    matches: int,
    seats: int | None = None,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, object] | None = None,
    data: str | None = None,
    seed: int = 1,
    playouts: int | None = None,
    turns: bool = False,
    jobs: int = 1,
    runner: Runner | None = None,
    advance: Callable[[int], None] | None = None,
) -> Run:
    """Play matches of bots and write a row of each, and if asked of each turn, into a folder.

    The same arguments make the same rows, however many processes or machines there are. In a folder where such a run
    was stopped it goes on, also to more matches than were wanted before.

    >>> import tempfile
    >>> from faubourg import lab
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     run = lab.simulate("roomshare", folder, matches=2, seats=2, seed=7)
    ...     print((run.path / "matches.csv").read_text().splitlines()[0][:32])
    match,opener,turns,decisions,cho
    """
    if type(matches) is not int or not 1 <= matches <= MOST_MATCHES:
        raise InputError("too-many-matches", {"given": shown(matches), "most": MOST_MATCHES})
    contest = Contest(game, list(bots), seats, options, seed, playouts, data)
    return write_rows(manifest_of(contest, matches, turns), Path(folder), jobs, runner, advance)


def write_rows(
    manifest: Manifest,
    path: Path,
    jobs: int = 1,
    runner: Runner | None = None,
    advance: Callable[[int], None] | None = None,
) -> Run:
    """The rows that a manifest asks for and that are not there yet."""
    tell = advance or (lambda _: None)
    with Folder(path, manifest) as folder:
        tell(folder.matches)
        packed = (manifest.packed(), manifest.turns)
        for done in in_order(play_rows, packed, folder.matches, manifest.matches, jobs, runner):
            rows, turns = done.result
            folder.append(done.matches, {ROWS: rows, TURNS: turns})
            tell(done.matches)
        return Run(path, manifest, folder.matches)


def play_rows(batch: tuple[tuple[Packed, bool], int, int]) -> tuple[bytes, bytes]:
    """The rows of some matches and of their turns, in any process."""
    (packed, turns), first, count = batch
    counter = Counter(Contest(*packed), turns)
    return counter.lines(first, count), counter.turns_told()
