"""Matches on disk: a record, and beside it a small file that says who sits where.

A record holds a match and nothing else, so the names and kinds of the players are kept in `RECORD.seats`, how long they
have played, and whether hints are given.
"""

import json
import os
import stat
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from faubourg.cli.clock import Played
from faubourg.cli.complaint import Complaint, file_complaint, read_text, shown_path
from faubourg.cli.folder import data_folder, make_private
from faubourg.cli.people import Player, checked
from faubourg.core.match import Match

ENDING = ".faubourg"
BESIDE = ".seats"
RECORD_START = b"faubourg record "


def new_path(game: str, environ: Mapping[str, str]) -> Path:
    """A name that no file has yet, with the time in it."""
    folder = data_folder(environ)
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / (stem + ENDING)
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{ENDING}"
        number += 1
    return path


def check_target(path: Path) -> None:
    """A file that is there and is no record is somebody's: it is not written over."""
    try:
        with target_of(path).open("rb") as file:
            if file.read(len(RECORD_START)) != RECORD_START:
                raise Complaint("cli-file-not-a-record", file=shown_path(path))
    except FileNotFoundError:
        pass
    except (OSError, ValueError) as problem:
        raise file_complaint(path, problem) from None


def check_own(path: Path, match: Match, complaint: str) -> None:
    """The record of any other match is not written over unasked; the complaint says how to ask."""
    if not is_own(path, match):
        raise Complaint(complaint, file=shown_path(path))


def is_own(path: Path, match: Match) -> bool:
    """Whether nothing is there, or a record that holds nothing but the beginning of this match."""
    return not path.exists() or match.save(reveal=True).startswith(beginning(read_text(str(path))))


def beginning(record: str) -> str:
    """All that later records of the same match begin with: neither where it stood nor the digest of the lines."""
    return "".join(record.splitlines(keepends=True)[:-2])


def save(match: Match, players: list[Player], path: Path, played: Played, *, hints: bool = True) -> None:
    """The match and its seats; the dealer's secret is in it, for without it the match could not go on."""
    seats = [{"name": player.name, "player": player.kind} for player in players]
    clock = [played.number, round(played.seconds)]
    content = {"faubourg": "seats", "version": 1, "seats": seats, "played": clock, "hints": hints}
    beside = json.dumps(content, ensure_ascii=False, indent=1) + "\n"
    try:
        make_private(path.parent, os.environ)
    except OSError as problem:
        raise file_complaint(path.parent, problem) from None
    write_whole(path.with_name(path.name + BESIDE), beside)
    write_whole(path, match.save(reveal=True))


def saved_players(path: Path, seats: int) -> list[Player]:
    """Who sat at a saved match."""
    beside = path.with_name(path.name + BESIDE)
    try:
        found = json.loads(beside.read_text(encoding="utf-8"))
        players = [Player(str(seat["name"]), str(seat["player"])) for seat in found["seats"]]
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        raise Complaint("cli-seats-forgotten", file=shown_path(beside)) from None
    if len(players) != seats:
        raise Complaint("cli-seats-forgotten", file=shown_path(beside))
    return checked(players)


def saved_hints(path: Path) -> bool:
    """Whether hints are given at a saved match; one that does not say gives them."""
    try:
        return json.loads(path.with_name(path.name + BESIDE).read_text(encoding="utf-8"))["hints"] is not False
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return True


def saved_clock(path: Path) -> Played:
    """How long a saved match was played; a new one, or one that does not say, not at all."""
    try:
        found = json.loads(path.with_name(path.name + BESIDE).read_text(encoding="utf-8"))
        number, seconds = found["played"]
        return Played(int(number), max(float(seconds), 0.0))
    except (OSError, ValueError, LookupError, TypeError, OverflowError, RecursionError):
        return Played(0, 0.0)


def target_of(path: Path) -> Path:
    """The file that is written: where a link leads. A folder, a device or a pipe is left as it is."""
    try:
        target = Path(os.path.realpath(path))
        if not target.parent.is_dir():
            folder = target.parent if path.is_symlink() else path.parent
            raise Complaint("cli-folder-missing", folder=shown_path(folder))
        mode = target.stat().st_mode
    except FileNotFoundError:
        return target
    except (OSError, ValueError) as problem:
        raise file_complaint(path, problem) from None
    if stat.S_ISDIR(mode):
        raise Complaint("cli-file-folder", file=shown_path(path))
    if not stat.S_ISREG(mode):
        raise Complaint("cli-file-special", file=shown_path(path))
    return target


def write_asked(path: Path, text: str, *, force: bool) -> None:
    """A file that somebody asked for, and that anybody may read; over one that is there only when told to."""
    if target_of(path).exists() and not force:
        raise Complaint("cli-file-exists", file=shown_path(path))
    write_whole(path, text, secret=False)


def write_whole(path: Path, text: str, *, secret: bool = True) -> None:
    """The file is there with all of its text or as it was before; what is secret is for its owner alone."""
    target = target_of(path)
    temporary = ""
    try:
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=".faubourg-")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if not secret:
            mask = os.umask(0)
            os.umask(mask)
            Path(temporary).chmod(0o666 & ~mask)
        Path(temporary).replace(target)
    except (OSError, ValueError) as problem:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise file_complaint(path, problem) from None
