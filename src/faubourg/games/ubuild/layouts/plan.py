"""What a layout's text says, read and written; whether it can be played is for the checker (UB-2h).

`<mode><version>-<tiles>-<turns>`, and `-o` behind it if the track is open: two characters a tile in walking order, a
letter a hexagon for the turn of the track on it, to the left, straight on or to the right.
"""

from typing import Final, final

from mypy_extensions import i64

from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.games.ubuild.layouts.tile import CODES, GO, NUMBERS, hexagons_of

MODE_LETTERS: Final = "bca"
VERSION: Final = "1"
TURN_LETTERS: Final = "lsr"
OPEN: Final = "-o"
LONGEST: Final = 120
# What may stand in a text at all.
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"


@final
class Plan:
    def __init__(self, mode: i64, tiles: list[int], turns: str, is_open: bool) -> None:
        self.mode: i64 = mode
        self.tiles = tiles
        self.turns = turns
        self.is_open = is_open

    def text(self) -> str:
        tiles = "".join([CODES[tile] for tile in self.tiles])
        return f"{MODE_LETTERS[self.mode]}{VERSION}-{tiles}-{self.turns}" + (OPEN if self.is_open else "")

    def spaces(self) -> i64:
        """How many hexagons the tiles have together."""
        count: i64 = 0
        for tile in self.tiles:
            count += hexagons_of(tile)
        return count

    def before_go(self) -> i64:
        """How many hexagons come before GO: none in a closed one."""
        count: i64 = 0
        for tile in self.tiles:
            if tile == GO:
                break
            count += hexagons_of(tile)
        return count


def read_plan(text: str) -> Plan:
    """The plan in a text, or an InputError that says at which character or tile nobody can read on."""
    if len(text) > LONGEST:
        raise InputError("layout-too-long", {"given": len(text), "most": LONGEST})
    mode = MODE_LETTERS.find(text[:1])
    if not text or mode < 0:
        raise unreadable(text, 0)
    tiles_at = version_end(text) + 1
    turns_at = text.find("-", tiles_at) + 1
    if turns_at == 0:
        raise unreadable(text, len(text))
    tiles = read_tiles(text[tiles_at : turns_at - 1])
    is_open = text.endswith(OPEN) and len(text) - len(OPEN) >= turns_at
    turns = text[turns_at : len(text) - len(OPEN)] if is_open else text[turns_at:]
    for place, letter in enumerate(turns):
        if letter not in TURN_LETTERS:
            raise unreadable(text, turns_at + place)
    return Plan(mode, tiles, turns, is_open)


def version_end(text: str) -> int:
    """Where the version ends, if it is the one that is read here."""
    end = text.find("-")
    if end < 0:
        end = len(text)
    for place in range(1, end):
        if text[place] not in "0123456789" or (place == 1 and text[place] == "0"):
            raise unreadable(text, place)
    if end == 1 or end == len(text):
        raise unreadable(text, end)
    if text[1:end] != VERSION:
        raise InputError("layout-version", {"version": shown(text[1:end]), "expected": VERSION})
    return end


def read_tiles(codes: str) -> list[int]:
    tiles: list[int] = []
    for place in range(0, len(codes), 2):
        code = codes[place : place + 2]
        if code not in NUMBERS:
            raise InputError("layout-unknown-tile", {"tile": shown(code), "place": place // 2 + 1})
        tiles.append(NUMBERS[code])
    return tiles


def unreadable(text: str, place: int) -> InputError:
    """At a place counted from 0 there is something else than there should be, or nothing."""
    if place >= len(text):
        return InputError("layout-ends", {"place": len(text)})
    return InputError("layout-unreadable", {"place": place + 1, "found": shown(text[place])})
