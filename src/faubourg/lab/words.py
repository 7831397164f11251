"""What measures and reports are called: messages of the lab, and of a game's measures, beside the common ones.

They are files of their own, because the browser's client reads the others and shows no report. They stand beside the
module that declares the measures; what several games measure alike has its words where it is declared for all of them.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from faubourg.games import game as game_named
from faubourg.text.language import Language
from faubourg.text.messages import PACKAGE, Messages, parsed

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


def word_files(language: Language, game: str | None) -> list[Path]:
    """Where they are: those of the lab, and of a game's measures, the more general ones first."""
    found = [PACKAGE / "lab" / "text" / f"{language}.ftl"]
    if game is not None:
        for declared in reversed(type(game_named(game).measures()).__mro__):
            folder = PACKAGE.parent.joinpath(*declared.__module__.split(".")[:-1])
            found.append(folder / "text" / "measures" / f"{language}.ftl")
    return [path for path in found if path.is_file()]


class Words(Messages):
    """Says what Messages do, and more."""

    _all: "FluentBundle | None" = None

    def _bundle(self) -> "FluentBundle":
        if self._all is None:
            bundle = super()._bundle()
            for path in word_files(self.language, self.game):
                bundle.add_resource(parsed(path))
            self._all = bundle
        return self._all
