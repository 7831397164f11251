"""Options: declared once, checked, refused with what is allowed."""

import pytest

from faubourg import InputError
from faubourg.core.options import CHOICE, FLAG, NUMBER, ORDER, SEAT, TEXT, Option, idle_among, read_options, shown

LENGTH = Option("length", CHOICE, "full", ("full", "short"))
LAPS = Option("laps", NUMBER, 3, low=1, high=9)
OPEN = Option("open", FLAG, False)
HALF = Option("half", FLAG, False, needs=("length", "short"))
FIRST = Option("first", SEAT, None)
COLOURS = Option("colours", ORDER, None, ("red", "blue", "green"), 2, 3)
ALL = [LENGTH, LAPS, OPEN, FIRST, COLOURS]


def check_word(text: str) -> None:
    """A word that reads the same from both ends."""
    if text != text[::-1]:
        raise InputError("not-a-palindrome", {"place": 1})


WORD = Option("word", TEXT, "aba", low=1, high=5, letters="ab", check=check_word)


def test_what_is_not_given_has_its_default() -> None:
    expected = {"length": "full", "laps": 3, "open": False, "first": None, "colours": None}
    assert read_options(ALL, None, 4) == expected
    assert read_options(ALL, {}, 4) == expected


def test_what_is_given_is_taken() -> None:
    given: dict[str, object] = {"length": "short", "laps": 9, "open": True, "first": 3, "colours": ("blue", "red")}
    assert read_options(ALL, given, 4) == given | {"colours": ["blue", "red"]}


def test_a_given_list_is_copied() -> None:
    colours = ["red", "blue"]
    values = read_options(ALL, {"colours": colours}, 4)
    colours.append("green")
    assert values["colours"] == ["red", "blue"]


def test_a_value_that_was_called_otherwise_once_is_read_as_what_it_is_now() -> None:
    length = Option("length", CHOICE, "full", ("full", "short"), former=((True, "short"), (False, "full")))
    assert [length.read(given, 4) for given in (True, False, "full", "short")] == ["short", "full", "full", "short"]
    for given in (1, 0, "True", None):
        with pytest.raises(InputError) as caught:
            length.read(given, 4)
        assert caught.value.params["allowed"] == "full, short"


def test_an_unknown_option_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(InputError) as caught:
        read_options(ALL, {"lenght": "short"}, 4)
    assert caught.value.code == "unknown-option"
    assert caught.value.params == {"option": "lenght", "known": "length, laps, open, first, colours"}


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        (OPEN, 1, "true, false"),
        (OPEN, None, "true, false"),
        (OPEN, "true", "true, false"),
        (LENGTH, "long", "full, short"),
        (LENGTH, None, "full, short"),
        (LENGTH, ["full"], "full, short"),
        (LAPS, 0, "1..9"),
        (LAPS, 10, "1..9"),
        (LAPS, True, "1..9"),
        (LAPS, 3.0, "1..9"),
        (LAPS, "3", "1..9"),
        (LAPS, 10**30, "1..9"),
        (FIRST, 4, "0..3"),
        (FIRST, -1, "0..3"),
        (FIRST, True, "0..3"),
        (FIRST, "0", "0..3"),
        (COLOURS, ["red"], "red, blue, green"),
        (COLOURS, ["red", "red"], "red, blue, green"),
        (COLOURS, ["red", "pink"], "red, blue, green"),
        (COLOURS, ["red", 1], "red, blue, green"),
        (COLOURS, ["red", ["blue"]], "red, blue, green"),
        (COLOURS, "red", "red, blue, green"),
        (COLOURS, ["red", "blue", "green", "red"], "red, blue, green"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_what_is_allowed(option: Option, value: object, allowed: str) -> None:
    with pytest.raises(InputError) as caught:
        read_options(ALL, {option.name: value}, 4)
    assert caught.value.code == "bad-option"
    assert caught.value.params == {"option": option.name, "given": shown(value), "allowed": allowed}


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (OPEN, "yes", True),
        (OPEN, " OUI ", True),
        (OPEN, "0", False),
        (LENGTH, "Short", "short"),
        (LAPS, "7", 7),
        (FIRST, "2", 2),
        (FIRST, "none", None),
        (FIRST, "", None),
        (COLOURS, "red+green", ["red", "green"]),
        (COLOURS, "none", None),
    ],
)
def test_a_command_line_is_read(option: Option, text: str, value: object) -> None:
    assert option.parse(text, 4) == value


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (OPEN, "perhaps"),
        (LENGTH, "none"),
        (LAPS, "ten"),
        (LAPS, "-3"),
        (LAPS, "9" * 30),
        (FIRST, "4"),
        (COLOURS, "red"),
        (COLOURS, "red+red"),
        (LAPS, ""),
    ],
)
def test_a_command_line_that_does_not_fit_is_refused(option: Option, text: str) -> None:
    with pytest.raises(InputError) as caught:
        option.parse(text, 4)
    assert caught.value.code == "bad-option"


def test_an_option_describes_itself() -> None:
    assert LAPS.as_dict() == {
        "name": "laps",
        "kind": "number",
        "default": 3,
        "values": [],
        "low": 1,
        "high": 9,
        "letters": "",
        "needs": None,
    }
    assert HALF.as_dict()["needs"] == {"option": "length", "value": "short"}


def test_an_option_without_what_it_needs_is_taken_and_named() -> None:
    declared = [LENGTH, LAPS, HALF]
    for given, idle in (
        ({"half": True}, ["half"]),
        # Whoever says the usual says it in vain, too.
        ({"half": False, "length": "full"}, ["half"]),
        ({"half": True, "length": "short"}, []),
        ({"length": "full", "laps": 4}, []),
    ):
        values = read_options(declared, given, 2)
        assert values["half"] is given.get("half", False)
        assert [option.name for option in idle_among(declared, given, values)] == idle


def test_a_text_is_taken_as_it_is_given_and_as_it_is_typed() -> None:
    assert read_options([WORD], {}, 2) == {"word": "aba"}
    assert read_options([WORD], {"word": "bb"}, 2) == {"word": "bb"}
    assert WORD.parse(" abba ", 2) == "abba"
    assert WORD.as_dict()["letters"] == "ab"
    assert WORD.allowed(2) == "ab"


@pytest.mark.parametrize(
    ("given", "code", "params"),
    [
        ("", "option-length", {"option": "word", "length": 0, "low": 1, "high": 5}),
        ("a" * 6, "option-length", {"option": "word", "length": 6, "low": 1, "high": 5}),
        ("abc", "option-letter", {"option": "word", "letter": "c", "place": 3, "letters": "ab"}),
        ("aA", "option-letter", {"option": "word", "letter": "A", "place": 2, "letters": "ab"}),
        ("\ud800", "option-letter", {"option": "word", "letter": "\\ud800", "place": 1, "letters": "ab"}),
        ("ab", "not-a-palindrome", {"option": "word", "place": 1}),
        (3, "bad-option", {"option": "word", "given": "3", "allowed": "ab"}),
        (None, "bad-option", {"option": "word", "given": "None", "allowed": "ab"}),
        (["a"], "bad-option", {"option": "word", "given": "['a']", "allowed": "ab"}),
    ],
)
def test_a_text_is_refused_by_its_length_its_letters_or_the_game(given: object, code: str, params: object) -> None:
    with pytest.raises(InputError) as caught:
        read_options([WORD], {"word": given}, 2)
    assert (caught.value.code, caught.value.params) == (code, params)
    if isinstance(given, str):
        with pytest.raises(InputError) as caught:
            WORD.parse(given, 2)
        assert caught.value.code == code


def test_whatever_was_given_can_be_shown_in_a_sentence() -> None:
    assert shown("short") == "short"
    assert shown(None) == "None"
    assert shown("x" * 61) == "x" * 57 + "..."
    assert shown(["y" * 100]) == "['" + "y" * 55 + "..."


def test_a_number_that_python_does_not_write_out_can_be_shown() -> None:
    assert shown(10**5000) == "int"


def test_lists_within_lists_without_end_can_be_shown() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert shown(deep) == "list"


def test_half_a_character_is_shown_so_that_it_can_be_printed() -> None:
    assert shown("a\ud800") == "a\\ud800"
