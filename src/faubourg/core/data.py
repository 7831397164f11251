"""A game's data file: figures and proper names in TOML, each with the mark of its source.

A figure is `{ value = 9, mark = "B" }`, a name `{ fr = "...", en = "...", mark = "B" }`. The marks: B printed in the
booklet, S taken from public sources that agree with it, I inferred from them, R reconstructed or ruled by us.
"""

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import mypyc_attr

from faubourg.core.options import shown
from faubourg.core.refusal import InputError

LARGEST: Final = 65536
MARKS: Final = ("B", "S", "I", "R")
LANGUAGES: Final = ("fr", "en")
LONGEST_NAME: Final = 60
LONGEST_LINE: Final = 1000
DEEPEST: Final = 8
# Parts of a key or a header; lines, keys and values, each; tables and lists. No file of ours has a third of it.
MOST_PARTS: Final = 4
MOST_KEYS: Final = 4000
MOST_TABLES: Final = 2000
DIGEST_BYTES: Final = 16


def data_digest(text: str) -> str:
    return blake2b(bytes_of(text), digest_size=DIGEST_BYTES).hexdigest()


def is_digest(word: str) -> bool:
    """Whether it may be the digest of a file: it comes from outside, and names one."""
    return len(word) == 2 * DIGEST_BYTES and all(letter in "0123456789abcdef" for letter in word)


def bytes_of(text: str) -> bytes:
    """The text as UTF-8, which a file with half a character in it has not."""
    try:
        return text.encode()
    except UnicodeEncodeError as problem:
        raise InputError("data-not-toml", {"line": text.count("\n", 0, problem.start) + 1}) from None


@mypyc_attr(allow_interpreted_subclasses=True)
class Shelf:
    """The data files in a game's package, all that were ever built in: what began with one of them goes on with it.

    The running one is `data/<name>.toml`; those before it are `data/earlier/<digest>.toml`, each as it was.
    """

    def __init__(self, package: str, name: str) -> None:
        self.package = package
        self.name = name

    def running(self) -> str:
        text = self.read(f"{self.name}.toml")
        assert text is not None, self.package
        return text

    def earlier(self, digest: str) -> str | None:
        """The file of that digest; None if it never was built in, or is the running one."""
        return self.read(f"earlier/{digest}.toml") if is_digest(digest) else None

    def read(self, path: str) -> str | None:
        """A file in the folder `data` of the package, if there is one."""
        from importlib.resources import files  # Here, so that the package is imported quickly.

        file = files(self.package).joinpath(f"data/{path}")
        return file.read_text("utf-8") if file.is_file() else None


@final
class Sheet:
    """The data file being read: every entry is asked for by its path, and what nobody asked for is refused.

    One that is `earlier` was good once: of entries that came later it has what held before them.
    """

    def __init__(self, text: str, earlier: bool = False) -> None:
        import tomllib  # Here, so that the package is imported quickly.

        self.earlier = earlier
        self.text = text.replace("\r\n", "\n")
        if len(bytes_of(self.text)) > LARGEST:
            raise InputError("data-too-large", {"most": LARGEST})
        for number, line in enumerate(self.text.split("\n"), start=1):
            if len(line) > LONGEST_LINE:
                raise InputError("data-not-toml", {"line": number})
        check_outline(self.text)
        try:
            self.tables: dict[str, object] = tomllib.loads(self.text)
        except (ValueError, RecursionError) as problem:
            # A TOML error is a ValueError, and so is a number of thousands of digits.
            raise InputError("data-not-toml", {"line": line_in(str(problem), self.text)}) from None
        self.asked: set[str] = set()

    def number(self, path: str, low: int, high: int, before: int | None = None, step: int = 1) -> int:
        """A figure between low and high, in steps. One that came later than others says what held `before` it."""
        if before is not None and self.earlier and self.find(path) is None:
            return before
        value = self.entry(path).get("value")
        if type(value) is not int or not low <= value <= high or value % step:
            if step > 1:
                raise self.wrong("data-bad-amount", path, {"low": low, "high": high, "step": step})
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
        place = self.find(path)
        if place is None:
            raise self.wrong("data-missing", path, {})
        if not isinstance(place, dict):
            raise self.wrong("data-no-entry", path, {})
        if place.get("mark") not in MARKS:
            raise self.wrong("data-bad-mark", path, {"marks": ", ".join(MARKS)})
        return place

    def find(self, path: str) -> object:
        """Whatever stands at a path; None where nothing does."""
        place: object = self.tables
        for part in path.split("."):
            place = place.get(part) if isinstance(place, dict) else None
        return place

    def marks(self) -> dict[str, list[str]]:
        """For each table the marks its entries bear, in alphabetical order: its figures may not be those of the
        booklet, and a client says where they come from."""
        return {table: sorted(set(marks_under(entries))) for table, entries in self.tables.items()}

    def finish(self) -> None:
        """Everything has been asked for: any other entry is a mistake, most likely a misspelt one."""
        for path in paths_of(self.tables, ""):
            if path not in self.asked:
                raise self.wrong("data-unknown", path, {})

    def wrong(self, code: str, path: str, params: dict[str, int | str]) -> InputError:
        """An error about an entry, to be raised; by the game, where figures do not fit together."""
        found: dict[str, int | str] = {"line": line_of(self.text, path), "entry": shown(path)}
        found.update(params)
        return InputError(code, found)


def check_outline(text: str) -> None:
    """Whether the file is of a shape that Python reads quickly: a header of hundreds of parts costs it as many steps at
    each key below, and as many tables in memory."""
    bare = without_words(text)
    if max(bare.count("="), bare.count(","), bare.count("\n")) > MOST_KEYS:
        raise InputError("data-too-many", {"most": MOST_KEYS})
    if bare.count("[") + bare.count("{") > MOST_TABLES:
        raise InputError("data-too-many", {"most": MOST_TABLES})
    for number, line in enumerate(bare.split("\n"), start=1):
        # Blanks may stand around a dot. Between parts of two keys there is always something else.
        joined = line.replace(" ", "").replace("\t", "")
        if joined.count(".") >= MOST_PARTS and dots_in_a_row(joined) >= MOST_PARTS:
            raise InputError("data-too-deep", {"line": number, "most": MOST_PARTS})


def without_words(text: str) -> str:
    """The file with a letter for each string, and without comments: in those any sign may stand. Lines stay lines."""
    import re  # Here, so that the package is imported quickly.

    # What is not closed goes on to its end, and is not TOML.
    found = re.compile(
        r'"""(?:[^"\\]++|\\.|"(?!""))*+"{0,5}'
        r"|'''(?:[^']++|'(?!''))*+'{0,5}"
        r'|"(?:[^"\\\n]++|\\.)*+"?'
        r"|'[^'\n]*+'?"
        r"|#[^\n]*+",
        re.DOTALL,
    )
    return found.sub(lambda match: "" if match[0][0] == "#" else "s" + "\n" * match[0].count("\n"), text)


def dots_in_a_row(line: str) -> int:
    """The most dots that only letters of keys part from each other."""
    most = count = 0
    for letter in line:
        if letter == ".":
            count += 1
            most = max(most, count)
        elif letter in ",={}[]":
            count = 0
    return most


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


def marks_under(value: object) -> list[str]:
    if not isinstance(value, dict):
        return []
    mark = value.get("mark")
    found = [mark] if isinstance(mark, str) else []
    for item in value.values():
        found += marks_under(item)
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
