"""Something given on the command line or typed at the table cannot be used."""

import errno
from collections.abc import Mapping
from pathlib import Path
from typing import final

from faubourg.core.options import shown
from faubourg.core.refusal import IllegalMove, InputError, Param
from faubourg.text.messages import Messages


@final
class Complaint(Exception):
    """The key of a message and its parameters; said once, in one sentence, without a traceback."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key, params)
        self.key = key
        self.params: Mapping[str, Param] = params


def sentence(problem: Complaint | InputError | IllegalMove, words: Messages) -> str:
    """What is wrong, in the language of the words; what only a game says, in the game's own."""
    if isinstance(problem, IllegalMove):
        return words.sentence(problem)
    key = problem.key if isinstance(problem, Complaint) else f"error-{problem.code}"
    if not words.knows(key):
        from faubourg.games import game_ids

        for game in game_ids():
            others = Messages(words.language, game)
            if others.knows(key):
                return others.say_with(key, problem.params)
    return words.say_with(key, problem.params)


# What the system says, by its number; everything else is only said to have failed.
_REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
}

LONGEST_PATH = 60


def file_complaint(path: Path | str, problem: OSError | ValueError) -> Complaint:
    """A file that cannot be read or written; a ValueError is text that is not UTF-8, or a path with a zero in it."""
    name = shown_path(path)
    if isinstance(problem, OSError):
        return Complaint(f"cli-file-{_REASONS.get(problem.errno or 0, 'failed')}", file=name)
    if isinstance(problem, UnicodeDecodeError):
        return Complaint("cli-file-not-text", file=name)
    return Complaint("cli-file-failed", file=name)


def shown_path(path: Path | str) -> str:
    """A path, short enough for a sentence: its end tells which file it is."""
    text = str(path)
    return shown(text if len(text) <= LONGEST_PATH else "..." + text[3 - LONGEST_PATH :])


def read_text(path: str, most: int = 20_000_000) -> str:
    """The text of a file, of a sane size, without the mark that some editors begin it with; `-` is not special."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(most + 1)
        if len(content) > most:
            raise Complaint("cli-file-too-large", file=shown(path))
        return content.decode("utf-8-sig")
    except (OSError, ValueError) as problem:
        raise file_complaint(path, problem) from None
