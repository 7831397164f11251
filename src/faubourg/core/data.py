"""A game's data file: figures and proper names in TOML, each with the mark of its source.

A figure is `{ value = 9, mark = "B" }`, a name `{ fr = "...", en = "...", mark = "B" }`. The marks: B printed in the
booklet, S taken from public sources that agree with it, I inferred from them, R reconstructed or ruled by us.
"""

from hashlib import blake2b
from typing import Final, final

from faubourg.core.options import shown
from faubourg.core.refusal import InputError

LARGEST: Final = 65536
MARKS: Final = ("B", "S", "I", "R")
LANGUAGES: Final = ("fr", "en")
LONGEST_NAME: Final = 60
LONGEST_LINE: Final = 1000
DEEPEST: Final = 8


def data_digest(text: str) -> str:
    return blake2b(bytes_of(text), digest_size=16).hexdigest()


def bytes_of(text: str) -> bytes:
    """The text as UTF-8, which a file with half a character in it has not."""
    try:
        return text.encode()
    except UnicodeEncodeError as problem:
        raise InputError("data-not-toml", {"line": text.count("\n", 0, problem.start) + 1}) from None


@final
class Sheet:
    """The data file being read: every entry is asked for by its path, and what nobody asked for is refused."""

    def __init__(self, text: str) -> None:
        import tomllib  # Here, so that the package is imported quickly.

        self.text = text.replace("\r\n", "\n")
        if len(bytes_of(self.text)) > LARGEST:
            raise InputError("data-too-large", {"most": LARGEST})
        for number, line in enumerate(self.text.split("\n"), start=1):
            # Python needs seconds for a key of thousands of parts.
            if len(line) > LONGEST_LINE:
                raise InputError("data-not-toml", {"line": number})
        try:
            self.tables: dict[str, object] = tomllib.loads(self.text)
        except (ValueError, RecursionError) as problem:
            # A TOML error is a ValueError, and so is a number of thousands of digits.
            raise InputError("data-not-toml", {"line": line_in(str(problem), self.text)}) from None
        self.asked: set[str] = set()

    def number(self, path: str, low: int, high: int) -> int:
        """A figure between low and high."""
        value = self.entry(path).get("value")
        if type(value) is not int or not low <= value <= high:
            raise self.wrong("data-bad-figure", path, {"low": low, "high": high})
        return value

    def names(self, path: str) -> dict[str, str]:
        """A proper name in each language."""
        entry = self.entry(path)
        found: dict[str, str] = {}
        for language in LANGUAGES:
            name = entry.get(language)
            if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
                raise self.wrong("data-bad-name", path, {"language": language, "most": LONGEST_NAME})
            found[language] = name
        return found

    def entry(self, path: str) -> dict[str, object]:
        """The entry at a path such as `points.suite`, with a mark it may have."""
        self.asked.add(path)
        place: object = self.tables
        for part in path.split("."):
            if not isinstance(place, dict) or part not in place:
                raise self.wrong("data-missing", path, {})
            place = place[part]
        if not isinstance(place, dict):
            raise self.wrong("data-no-entry", path, {})
        if place.get("mark") not in MARKS:
            raise self.wrong("data-bad-mark", path, {"marks": ", ".join(MARKS)})
        return place

    def has(self, path: str) -> bool:
        """Whether there is anything at a path: for entries that older files do not have."""
        return path in paths_of(self.tables, "")

    def refuse(self, code: str, path: str, params: dict[str, int | str]) -> InputError:
        """An error about figures that do not fit together, to be raised by the game."""
        return self.wrong(code, path, params)

    def finish(self) -> None:
        """Everything has been asked for: any other entry is a mistake, most likely a misspelt one."""
        for path in paths_of(self.tables, ""):
            if path not in self.asked:
                raise self.wrong("data-unknown", path, {})

    def wrong(self, code: str, path: str, params: dict[str, int | str]) -> InputError:
        found: dict[str, int | str] = {"line": line_of(self.text, path), "entry": shown(path)}
        found.update(params)
        return InputError(code, found)


def paths_of(tables: dict[str, object], prefix: str) -> list[str]:
    """The paths of all entries: a table that holds a table is no entry, unless it lies too deep to be anything."""
    found: list[str] = []
    for name, value in tables.items():
        path = prefix + name
        is_table = isinstance(value, dict) and any(isinstance(item, dict) for item in value.values())
        if is_table and isinstance(value, dict) and path.count(".") < DEEPEST:
            found += paths_of(value, path + ".")
        else:
            found.append(path)
    return found


def line_of(text: str, path: str) -> int:
    """The line of an entry; of the table it belongs in when it is missing; the last line when that is missing too."""
    table, _, key = path.rpartition(".")
    inside = table == ""
    header = 0
    lines = text.split("\n")
    for number, line in enumerate(lines, start=1):
        stripped = line.strip()
        if stripped.startswith("["):
            inside = stripped.split("#")[0].strip() == f"[{table}]"
            if inside:
                header = number
        elif inside and stripped.partition("=")[0].strip().strip("\"'") == key and "=" in stripped:
            return number
    return header if header else len(lines)


def line_in(problem: str, text: str) -> int:
    """The line that a TOML error names, as in `... (at line 3, column 5)`; the last one if it names none."""
    number = problem.partition("(at line ")[2].partition(",")[0]
    return int(number) if number.isdigit() else text.count("\n") + 1
