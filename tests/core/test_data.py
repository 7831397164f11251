"""Data files: figures and names with the mark of their source."""

import pytest

import faubourg
from faubourg import InputError
from faubourg.core.data import LARGEST, Sheet, Shelf, data_digest
from tests.toy.game import ToyGame

TEXT = """# Figures.
[points]
suite = { value = 2, mark = "B" }

[names.cards]
"swap" = { fr = "échange", en = "swap", mark = "I" }
"""
TOY = ToyGame().data


def refused(text: str, path: str = "points.suite", low: int = 0, high: int = 9) -> tuple[str, object]:
    with pytest.raises(InputError) as caught:
        Sheet(text).number(path, low, high)
    return caught.value.code, caught.value.params["line"]


def test_figures_and_names_are_read_by_their_path() -> None:
    sheet = Sheet(TEXT)
    assert sheet.number("points.suite", 0, 9) == 2
    assert sheet.names("names.cards.swap") == {"fr": "échange", "en": "swap"}
    sheet.finish()


def test_a_file_from_before_an_entry_came_has_what_held_before_it() -> None:
    assert Sheet(TEXT, earlier=True).number("points.royal", 0, 9, before=3) == 3
    assert Sheet(TEXT, earlier=True).number("flats.royal", 0, 9, before=3) == 3
    assert Sheet(TEXT, earlier=True).number("points.suite", 0, 9, before=3) == 2
    with pytest.raises(InputError) as caught:
        Sheet(TEXT.replace("value = 2", "value = 77"), earlier=True).number("points.suite", 0, 9, before=3)
    assert caught.value.code == "data-bad-figure"


@pytest.mark.parametrize(("earlier", "before"), [(False, 3), (True, None)])
def test_any_other_file_must_have_every_entry(earlier: bool, before: int | None) -> None:
    with pytest.raises(InputError) as caught:
        Sheet(TEXT, earlier).number("points.royal", 0, 9, before)
    assert caught.value.code == "data-missing"


class Two(Shelf):
    """A shelf with a running file and an earlier one."""

    def read(self, path: str) -> str | None:
        earlier = TOY + "# Earlier.\n"
        return {"toy.toml": TOY, f"earlier/{data_digest(earlier)}.toml": earlier}.get(path)


@pytest.mark.parametrize(
    ("text", "kept", "builtin", "earlier"),
    [
        (None, False, True, False),
        (TOY, True, True, False),
        (TOY + "# Earlier.\n", False, True, True),
        (TOY + "# My own.\n", False, False, False),
        (TOY + "# My own.\n", True, False, True),
    ],
)
def test_only_a_file_that_is_kept_or_was_built_in_once_may_lack_entries(
    text: str | None, kept: bool, builtin: bool, earlier: bool
) -> None:
    game = ToyGame(text, kept, Two("nowhere", "toy"))
    assert (game.builtin, game.sheet().earlier) == (builtin, earlier)


def test_an_entry_that_nobody_asked_for_is_refused_with_its_line() -> None:
    sheet = Sheet(TEXT)
    sheet.number("points.suite", 0, 9)
    with pytest.raises(InputError) as caught:
        sheet.finish()
    assert caught.value.code == "data-unknown"
    assert caught.value.params == {"line": 6, "entry": "names.cards.swap"}


@pytest.mark.parametrize("extra", ["[empty]", "loose = 3", "[[rows]]\na = 1", "[points.more]\nx = 1"])
def test_whatever_else_stands_in_the_file_is_refused(extra: str) -> None:
    sheet = Sheet(extra + "\n" + TEXT if extra[0] != "[" else TEXT + extra)
    sheet.number("points.suite", 0, 9)
    sheet.names("names.cards.swap")
    with pytest.raises(InputError) as caught:
        sheet.finish()
    assert caught.value.code == "data-unknown"


def test_a_missing_entry_is_refused_with_the_line_of_its_table() -> None:
    assert refused(TEXT, "points.royal") == ("data-missing", 2)
    assert refused(TEXT, "flats.royal") == ("data-missing", 7)


@pytest.mark.parametrize("value", ["10", "-1", "2.0", "true", '"2"', "[2]", "1e3", "2000-01-01"])
def test_a_silly_figure_is_refused_with_its_line(value: str) -> None:
    assert refused(TEXT.replace("value = 2", f"value = {value}")) == ("data-bad-figure", 3)


def test_a_figure_without_a_value_is_refused() -> None:
    assert refused(TEXT.replace("value = 2, ", "")) == ("data-bad-figure", 3)


def test_a_bare_figure_is_no_entry() -> None:
    assert refused(TEXT.replace('{ value = 2, mark = "B" }', "2")) == ("data-no-entry", 3)


@pytest.mark.parametrize("mark", ['mark = "X"', 'mark = "b"', "mark = 1", 'mark = ""', "mark = []", 'source = "B"'])
def test_a_bad_or_missing_mark_is_refused(mark: str) -> None:
    assert refused(TEXT.replace('mark = "B"', mark)) == ("data-bad-mark", 3)


@pytest.mark.parametrize("name", ['""', '"  "', "3", '"' + "x" * 61 + '"', '"a\\nb"', '"a\\u0000"', '["swap"]'])
def test_a_bad_name_is_refused_with_its_language(name: str) -> None:
    sheet = Sheet(TEXT.replace('en = "swap"', f"en = {name}"))
    with pytest.raises(InputError) as caught:
        sheet.names("names.cards.swap")
    assert caught.value.code == "data-bad-name"
    assert caught.value.params["line"] == 6
    assert caught.value.params["language"] == "en"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = ", 1),
        ("[points]\nsuite = { value = 2\n", 2),
        ("a = 1\na = 2", 2),
        ("\x00", 1),
        ("a = 1\n\ud800", 2),
        ("a = 1\nb = '\ud800'", 2),
        ("a = 2000-13-45", 1),
    ],
)
def test_what_is_not_toml_is_refused_with_its_line(text: str, line: int) -> None:
    assert refused(text) == ("data-not-toml", line)


@pytest.mark.parametrize("text", ["a = 1", "[" * 30_000, "x = " + ".".join("a" * 30_000), "{b=" * 20_000])
def test_a_line_without_end_is_refused_before_python_tries_to_read_it(text: str) -> None:
    assert refused("\n" + text + " " * 1000) == ("data-not-toml", 2)


@pytest.mark.parametrize("text", ["a = " + "[\n" * 1900, "a = " + "[" * 900 + "\n" + "[" * 900])
def test_what_python_cannot_read_is_not_toml_either(text: str) -> None:
    assert refused(text)[0] == "data-not-toml"


def test_tables_within_tables_without_end_are_refused() -> None:
    sheet = Sheet("a = " + "{a = " * 90 + "1" + "}" * 90)
    with pytest.raises(InputError) as caught:
        sheet.finish()
    assert caught.value.code == "data-unknown"
    assert len(str(caught.value.params["entry"])) <= 60


# Each of these costs Python seconds or a hundred megabytes, and is small enough to be sent.
SLOW = [
    ("[" + ".".join("a" * 490) + "]\n" + "".join(f"b.b.b.{i:x}=1\n" for i in range(3900)), "data-too-deep"),
    ("".join(f"{i:x}" + ".a" * 490 + "=1\n" for i in range(65)), "data-too-deep"),
    ("".join(f"[x{i:x}" + ".a" * 490 + "]\n" for i in range(65)), "data-too-deep"),
    ("".join(f"{i:x}={{a" + ".a" * 480 + "=1}\n" for i in range(65)), "data-too-deep"),
    ("[" + " .\t".join(["'a'", '"b"'] * 80) + "]\n" + "".join(f"b{i:x}=1\n" for i in range(3900)), "data-too-deep"),
    ("".join(f"b.b.b.{i:x}=1\n" for i in range(4500)), "data-too-many"),
    ("[[a]]\n" * 10_000, "data-too-many"),
    ("a = " + "[\n" * 30_000, "data-too-many"),
    ("a = [\n" + "{},\n" * 16_000 + "]", "data-too-many"),
    (("a = [" + "1," * 400 + "]\n") * 60, "data-too-many"),
    ("#\n" * 30_000, "data-too-many"),
    ('a = """' + "\\\n" * 30_000 + '"""', "data-too-many"),
]


@pytest.mark.parametrize(("text", "code"), SLOW, ids=[f"{number}-{code}" for number, (_, code) in enumerate(SLOW)])
def test_what_python_reads_slowly_is_refused_before_it_tries(
    text: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(text) < LARGEST

    def read(_: str) -> None:
        raise AssertionError("it is read")

    monkeypatch.setattr("tomllib.loads", read)
    with pytest.raises(InputError) as caught:
        Sheet(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "text",
    [
        "a.b.c.d = 1",
        "a = 1 # e.g. a.b.c.d.e.f",
        'a = "a.b.c.d.e.f"',
        "a = 'a.b.c.d.e.f # \"'",
        'a = "\\" # a.b.c.d.e.f"',
        '"a.b.c.d.e.f"."g.h" = 1',
        'a = """\n"a.b.c.d.e.f\n\\""""""\nb = 1 # a.b.c.d.e.f',
        "a = '''\na.b.c.d.e.f = [[[[\n'''",
        "a = [1.5, 2.5, 3.5, 4.5, 5.5]",
        "a = { b.c = 1, d.e = 1, f.g = 1, h.i = 1 }",
        "a = '" + "=[{" * 300 + "'\n" + ("#" + "=[{" * 300 + "\n") * 20,
    ],
)
def test_dots_and_brackets_in_words_and_remarks_count_for_nothing(text: str) -> None:
    assert Sheet(text).text == text


def test_the_files_of_our_games_are_far_from_what_is_refused() -> None:
    for name in faubourg.game_ids():
        text = faubourg.game(name).data
        assert 3 * max(text.count("="), text.count(","), text.count("\n")) < 4000
        assert 3 * (text.count("[") + text.count("{")) < 2000


def test_too_large_a_file_is_refused() -> None:
    assert Sheet(("#" * 511 + "\n") * (LARGEST // 512)).text
    with pytest.raises(InputError) as caught:
        Sheet("#" + "é" * (LARGEST // 2))
    assert caught.value.code == "data-too-large"


def test_line_ends_of_another_system_make_no_difference() -> None:
    assert Sheet(TEXT.replace("\n", "\r\n")).text == TEXT


def test_figures_that_do_not_fit_together_are_refused_by_the_game_with_a_line() -> None:
    problem = Sheet(TEXT).wrong("data-too-few-cards", "points.suite", {"cards": 3})
    assert problem.params == {"line": 3, "entry": "points.suite", "cards": 3}


def test_the_digest_follows_the_text() -> None:
    assert data_digest(TEXT) == data_digest(TEXT)
    assert data_digest(TEXT) != data_digest(TEXT + " ")
    assert len(data_digest(TEXT)) == 32
