"""What may be sent where: for each address that takes more than a few words, its limit and the largest body."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from starlette.routing import compile_path

from faubourg.server.archive.replay import LARGEST
from faubourg.server.wire.kinds import LARGEST_DATA

LARGEST_BODY = 70_000
# What is asked of a game is a text of a line, and a few words.
LARGEST_QUESTION = 4096
# A data file inside JSON, where a letter of two bytes may be written with six, and all the rest of a table.
LARGEST_TABLE = 3 * LARGEST_DATA + 8192
# A record, alone or inside JSON, where the end of a line takes two bytes.
LARGEST_RECORD = 2 * LARGEST


@dataclass(frozen=True, slots=True)
class Allowance:
    """How often by address, by the name of a rule besides that of all requests; how many bytes; whether as text."""

    rule: str = ""
    most: int = LARGEST_BODY
    text: bool = False


Allowances = Mapping[tuple[str, str], Allowance]
OTHER = Allowance()
ALLOWANCES: Allowances = {
    ("POST", "/api/tables"): Allowance("tables", LARGEST_TABLE),
    ("POST", "/api/replays"): Allowance("replays", LARGEST_RECORD, text=True),
    ("POST", "/api/play-on"): Allowance("tables", LARGEST_RECORD),
    ("POST", "/api/tables/{table}/rematch"): Allowance("rematches"),
    ("POST", "/api/links"): Allowance("links"),
    ("POST", "/api/games/{game}/check-data"): Allowance("data", text=True),
    ("POST", "/api/games/{game}/ask/{name}"): Allowance("asks", LARGEST_QUESTION),
}


class Paths:
    """Finds the allowance of a request; patterns are those of the routes."""

    def __init__(self, allowances: Allowances = ALLOWANCES) -> None:
        self.exact = {key: found for key, found in allowances.items() if "{" not in key[1]}
        self.patterns: list[tuple[str, re.Pattern[str], Allowance]] = [
            (method, compile_path(path)[0], found) for (method, path), found in allowances.items() if "{" in path
        ]

    def allowance(self, method: str, path: str) -> Allowance:
        found = self.exact.get((method, path))
        if found is not None:
            return found
        for wanted, pattern, allowance in self.patterns:
            if method == wanted and pattern.match(path):
                return allowance
        return OTHER
