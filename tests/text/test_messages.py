"""The language spoken, the messages, and that French and English have the same ones."""

import ast
import functools
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from faubourg.core.refusal import IllegalMove, InputError, Refusal
from faubourg.text.language import LANGUAGES, pick_language
from faubourg.text.messages import PACKAGE, Messages, message_file
from faubourg.text.rulebook import rulebook_games

# The language


@pytest.mark.parametrize(
    ("wanted", "environ", "spoken"),
    [
        (None, {}, "en"),
        ("fr", {}, "fr"),
        ("en", {"LANG": "fr_FR.UTF-8"}, "en"),
        ("FR", {}, "fr"),
        ("fr-CA", {}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr"}, "fr"),
        (None, {"LANG": "fr_BE@euro"}, "fr"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "frr_DE.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        (None, {"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        (None, {"LC_ALL": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "fr"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_FR"}, "fr"),
        (None, {"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_surroundings(
    wanted: str | None, environ: dict[str, str], spoken: str
) -> None:
    assert pick_language(wanted, environ) == spoken


@pytest.mark.parametrize("wanted", ["de", "", "french", "frr"])
def test_an_unknown_language_is_refused_when_asked_for(wanted: str) -> None:
    with pytest.raises(InputError) as caught:
        pick_language(wanted, {"LANG": "fr_FR.UTF-8"})
    assert caught.value.code == "unknown-language"
    assert caught.value.params == {"language": wanted, "known": "en, fr"}


# Saying


def test_a_message_is_said_with_its_parameters() -> None:
    english, french = (Messages(language, strict=True) for language in LANGUAGES)
    params: dict[str, int | str] = {"clause": "ZZ-1a", "game": "Échecs"}
    assert english.say("error-unknown-clause", **params) == "The rulebook of Échecs has no clause “ZZ-1a”."
    assert (
        french.say_with("error-unknown-clause", params)
        == "Le livre de règles de Échecs n’a pas d’article «\u00a0ZZ-1a\u00a0»."
    )


def test_a_missing_message_is_an_error_only_when_strict() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        Messages("en", strict=True).say("no-such-message", key=3)
    assert Messages("en").say("no-such-message", key=3, place="b2") == "no-such-message key=3 place=b2"


def test_a_missing_parameter_is_an_error_only_when_strict() -> None:
    with pytest.raises(KeyError, match="game"):
        Messages("en", strict=True).say("error-unknown-clause", clause="ZZ-1a")
    assert "ZZ-1a" in Messages("en").say("error-unknown-clause", clause="ZZ-1a")


def test_an_input_error_is_said_in_a_sentence() -> None:
    error = InputError("unknown-language", {"language": "de", "known": "en, fr"})
    assert Messages("en", strict=True).sentence(error) == "There is no language “de” here. Known: en, fr."


def test_a_refusal_is_said_with_its_clause() -> None:
    refusal = Refusal("of-nobody", "ZZ-4.3b", {"count": 4})
    assert Messages("en").sentence(refusal) == "refusal-of-nobody count=4 (ZZ-4.3b)"
    assert Messages("en").sentence(IllegalMove(refusal)) == Messages("en").sentence(refusal)


def test_a_game_adds_its_messages_to_the_common_ones() -> None:
    for game in games_with_messages():
        own = next(key for key in entries(message_file("en", game)) if not key.startswith("-"))
        assert Messages("en", game).knows(own)
        assert Messages("en", game).knows("error-unknown-game")
        assert not Messages("en").knows(own)


# The files


class Entry(NamedTuple):
    variables: frozenset[str]
    texts: tuple[str, ...]


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the name the library looks for
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.texts.append(node.value)


def parse(text: str) -> dict[str, Entry]:
    """The messages of a Fluent file by key, in order; a ValueError if it is not well formed or has one twice."""
    found: dict[str, Entry] = {}
    for item in FluentParser().parse(text).body:
        if isinstance(item, fluent.Junk):
            raise ValueError(f"not a message: {item.content!r}")
        if isinstance(item, fluent.Message | fluent.Term):
            key = item.id.name if isinstance(item, fluent.Message) else f"-{item.id.name}"
            if key in found:
                raise ValueError(f"{key} is there twice")
            collector = _Collector()
            collector.visit(item)
            found[key] = Entry(frozenset(collector.variables), tuple(collector.texts))
    return found


@functools.cache
def entries(path: Path) -> dict[str, Entry]:
    return parse(path.read_text(encoding="utf-8"))


def differences(english: dict[str, Entry], french: dict[str, Entry]) -> list[str]:
    """What the two languages do not share, in sentences."""
    found = [f"{key} is missing in French" for key in english if key not in french]
    found += [f"{key} is missing in English" for key in french if key not in english]
    for key in sorted(english.keys() & french.keys()):
        own = [", ".join(sorted(side[key].variables)) or "none" for side in (english, french)]
        if own[0] != own[1]:
            found.append(f"{key} has other parameters in English ({own[0]}) than in French ({own[1]})")
    if not found and list(english) != list(french):
        found.append("the messages are in another order in French than in English")
    return found


def games_with_messages() -> list[str]:
    return sorted({path.parent.parent.name for path in PACKAGE.glob("games/*/text/??.ftl")})


@pytest.mark.parametrize("game", [None, *games_with_messages()])
def test_both_languages_have_the_same_messages_with_the_same_parameters(game: str | None) -> None:
    english, french = (entries(message_file(language, game)) for language in LANGUAGES)
    found = differences(english, french)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_game_redefines_a_common_message(language: Literal["en", "fr"]) -> None:
    common = entries(message_file(language, None)).keys()
    for game in games_with_messages():
        assert common & entries(message_file(language, game)).keys() == set(), f"in {game}"


def test_differences_are_noticed() -> None:
    english = parse("a = Hello { $name }\nb = { $n ->\n    [one] one\n   *[other] { $n } of { $all }\n }\nc = See\n")
    assert differences(english, english) == []
    french = parse("c = Voir\nb = { $n }\nd = Rien\n")
    assert differences(english, french) == [
        "a is missing in French",
        "d is missing in English",
        "b has other parameters in English (all, n) than in French (n)",
    ]
    assert differences(parse("a = A\nb = B\n"), parse("b = B\na = A\n")) == [
        "the messages are in another order in French than in English"
    ]


@pytest.mark.parametrize("text", ["a = { $n\n", "a = A\na = B\n", "= nothing\n"])
def test_a_malformed_file_is_noticed(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a message|twice"):
        parse(text)


# Every error and refusal that the program can raise has a sentence

# Calls whose first argument is a code, and what comes before it in the key. The last two are those of a data file.
SPOKEN = {
    "InputError": "error-",
    "StoreError": "error-",
    "Refusal": "refusal-",
    "turned_away": "error-",
    "problem": "error-",
    "plainly": "error-",
    "bye": "error-",
    "count_bad": "error-",
    "wrong": "error-",
    "refuse": "error-",
}


def spoken(source: str) -> Iterator[tuple[str, frozenset[str] | None]]:
    """The keys of literal codes, as in `InputError("code", {...})`, with their parameters if those are literal too."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(name) | ast.Attribute(attr=name), args=[ast.Constant(str(code)), *rest]):
                if name in ("wrong", "refuse") and not code.startswith("data-"):
                    continue
                if name in SPOKEN:
                    yield SPOKEN[name] + code, literal_names(rest) if name in ("InputError", "Refusal") else None


def literal_names(arguments: list[ast.expr]) -> frozenset[str] | None:
    """The keys of the last argument, if it is a literal mapping of literal names."""
    if not arguments or not isinstance(arguments[-1], ast.Dict):
        return None
    names = [key.value for key in arguments[-1].keys if isinstance(key, ast.Constant)]
    return frozenset(map(str, names)) if len(names) == len(arguments[-1].keys) else None


def unsaid(keys: Iterable[tuple[str, frozenset[str] | None]], messages: dict[str, Entry]) -> list[str]:
    """Keys without a sentence, or whose sentence needs what is not given to it."""
    found = []
    for key, params in keys:
        entry = messages.get(key)
        if entry is None:
            found.append(f"there is no message {key}")
        elif params is not None and entry.variables - params:
            found.append(f"{key} speaks of {', '.join(sorted(entry.variables - params))}, which it is not given")
    return sorted(set(found))


def test_every_error_and_refusal_has_a_sentence() -> None:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE).parts
        messages = entries(message_file("en", None))
        for game in games_with_messages():
            # In one of its folders, or called like it.
            if game in inside[:-1] or re.match(rf"{game}\b|{game}_", inside[-1]):
                messages = messages | entries(message_file("en", game))
        problems = unsaid(spoken(path.read_text(encoding="utf-8")), messages)
        found += [f"{'/'.join(inside)}: {problem}" for problem in problems]
    assert not found, "\n" + "\n".join(found)


def test_an_error_without_a_sentence_is_noticed() -> None:
    source = """
def f(name):
    raise InputError("one", {"a": 1, "b": name})
    raise refusal.InputError("two", params)
    raise InputError(code, {})
    raise ValueError("three")
    raise InputError("four", {"a": 1, **params})
    return Refusal("five", "ZZ-1a", {"a": 1})
    raise sheet.wrong("data-six", path, {"a": 1})
    raise self.wrong("a chapter is written so")
"""
    keys = list(spoken(source))
    assert keys == [
        ("error-one", frozenset({"a", "b"})),
        ("error-two", None),
        ("error-four", None),
        ("refusal-five", frozenset({"a"})),
        ("error-data-six", None),
    ]
    messages = parse("error-one = { $a } { $c }\nerror-four = { $z }\nrefusal-five = { $a }\nerror-data-six = Six\n")
    assert unsaid(keys, messages) == ["error-one speaks of c, which it is not given", "there is no message error-two"]


# French typography

_NO_BREAK = "\u00a0\u202f"


def typography_faults(text: str) -> list[str]:
    """Where French signs lack their no-break space, or an apostrophe is a typewriter's; code is left alone."""
    prose = re.sub(r"`[^`]*`", "", text)
    wrong = re.compile(rf"(?<![{_NO_BREAK}!?])[;!?»]|(?<![{_NO_BREAK}]):(?=\s|$)|«(?![{_NO_BREAK}])|(?<=\w)'(?=\w)")
    return [prose[max(0, match.start() - 20) : match.end() + 10] for match in wrong.finditer(prose)]


@pytest.mark.parametrize("game", rulebook_games())
def test_french_rulebooks_follow_french_typography(game: str) -> None:
    path = PACKAGE / "games" / game / "text" / "rules.fr.md"
    assert typography_faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("game", [None, *games_with_messages()])
def test_french_messages_follow_french_typography(game: str | None) -> None:
    faults = {
        key: typography_faults(text)
        for key, entry in entries(message_file("fr", game)).items()
        for text in entry.texts
        if typography_faults(text)
    }
    assert faults == {}


def test_faults_of_typography_are_noticed() -> None:
    assert typography_faults("Oui\u00a0: «\u00a0l’un\u00a0» ou l’autre\u202f?! À 10:30, `a: 'b'`.") == []
    for wrong in ("Oui : non", "Oui: non", "Quoi ?", "Quoi?", "« l’un\u00a0»", "«\u00a0l’un »", "l'un", "un ; deux"):
        assert len(typography_faults(wrong)) == 1, wrong
