"""Messages for the command line, said quickly: loading Fluent takes longer than all the rest of `faubourg --help`."""

import re
from collections.abc import Mapping
from typing import final

from faubourg.core.refusal import Param
from faubourg.text.messages import Messages, message_file

# A message on one line, whose placeables are parameters or literals; everything else is left to Fluent.
_LINE = re.compile(r"(cli-[\w-]+) = ((?:[^{}\n]|\{ \$[\w-]+ \}|\{\"[^\"\\{}\n]*\"\})+)\n(?! )")
_PLACEABLE = re.compile(r"\{ \$(?P<name>[\w-]+) \}|\{\"(?P<text>[^\"]*)\"\}")


@final
class Labels(Messages):
    """Says the same as Messages."""

    _read: dict[str, str] | None = None

    def knows(self, key: str) -> bool:
        return key in self._simple() or super().knows(key)

    def say_with(self, key: str, params: Mapping[str, Param]) -> str:
        pattern = self._simple().get(key)
        if pattern is None or any(found["name"] not in (None, *params) for found in _PLACEABLE.finditer(pattern)):
            return super().say_with(key, params)
        return _PLACEABLE.sub(lambda found: str(params[found["name"]]) if found["name"] else found["text"], pattern)

    def _simple(self) -> dict[str, str]:
        """The common ones, and those of the game if there is one."""
        if self._read is None:
            files = [message_file(self.language, game) for game in dict.fromkeys((None, self.game))]
            texts = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
            self._read = {found[1]: found[2].strip(" ") for text in texts for found in _LINE.finditer(text)}
        return self._read
