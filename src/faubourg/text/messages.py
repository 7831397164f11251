"""Messages by key, from the Fluent files: the common ones and those of one game."""

import functools
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from faubourg.core.refusal import IllegalMove, InputError, Param, Refusal
from faubourg.games import game_ids
from faubourg.text.language import LANGUAGES, Language, pick_language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

PACKAGE = Path(__file__).resolve().parent.parent


def message_file(language: Language, game: str | None) -> Path:
    """Where the messages of a game are, or with None those common to all."""
    folder = PACKAGE if game is None else PACKAGE / "games" / game
    return folder / "text" / f"{language}.ftl"


class Messages:
    """What can be said in one language, about one game or about none.

    A text that is missing must never stop a match: the key and its parameters are shown instead, and a parameter
    that was not given is shown by its name. With `strict`, for tests, both are a KeyError.
    """

    def __init__(self, language: Language, game: str | None = None, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise InputError("unknown-language", {"language": language, "known": ", ".join(LANGUAGES)})
        self.language = language
        self.game = game
        self.strict = strict
        self._loaded: FluentBundle | None = None

    def knows(self, key: str) -> bool:
        return self._bundle().has_message(key)

    def say(self, key: str, /, **params: Param) -> str:
        return self.say_with(key, params)

    def say_with(self, key: str, params: Mapping[str, Param]) -> str:
        """As `say`, with the parameters in a mapping: what `faubourg.core.refusal.lend_speaker` takes."""
        bundle = self._bundle()
        message = bundle.get_message(key) if self.knows(key) else None
        if message is None or message.value is None:
            if self.strict:
                raise KeyError(f"{self._name()} has no message {key!r}")
            return _bare(key, params)
        text, problems = bundle.format_pattern(message.value, dict(params))
        if problems and self.strict:
            raise KeyError(f"{self._name()}, message {key!r}: {'; '.join(map(str, problems))}")
        return str(text)

    def sentence(self, problem: Refusal | IllegalMove | InputError) -> str:
        """Why something was refused; a refused move also names the clause."""
        if isinstance(problem, InputError):
            return self.say_with(f"error-{problem.code}", problem.params)
        refusal = problem.refusal if isinstance(problem, IllegalMove) else problem
        # Without a scene an id is called as it is; sentences may choose a variant by it all the same.
        ids = {f"{name}-id": value for name, value in refusal.params.items() if isinstance(value, str)}
        return f"{self.say_with(f'refusal-{refusal.code}', ids | dict(refusal.params))} ({refusal.clause})"

    def _name(self) -> str:
        return f"{self.language}.ftl" if self.game is None else f"{self.language}.ftl of {self.game}"

    def _bundle(self) -> "FluentBundle":
        if self._loaded is None:
            from fluent.runtime import FluentBundle

            # No marks of direction around parameters: terminals show them, and both languages run one way.
            bundle = FluentBundle([self.language], use_isolating=False)
            bundle.add_resource(parsed(message_file(self.language, None)))
            if self.game is not None and message_file(self.language, self.game).is_file():
                bundle.add_resource(parsed(message_file(self.language, self.game)))
            self._loaded = bundle
        return self._loaded


def _bare(key: str, params: Mapping[str, Param]) -> str:
    return " ".join([key, *(f"{name}={value}" for name, value in params.items())])


@functools.cache
def parsed(path: Path) -> "Resource":
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text(encoding="utf-8"))


@functools.cache
def _messages(language: Language, game: str | None) -> Messages:
    return Messages(language, game)


def speak(key: str, params: Mapping[str, Param]) -> str:
    """A sentence in the language of the environment, from the common texts or from whichever game's has it."""
    language = pick_language(None, os.environ)
    for game in [None, *game_ids()]:
        messages = _messages(language, game)
        if messages.knows(key):
            return messages.say_with(key, params)
    return _bare(key, params)
