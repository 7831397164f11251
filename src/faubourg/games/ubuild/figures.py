"""The figures of U-Build, read from a data file once; states refer to them and clones share them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.bits import cells_of
from faubourg.core.data import Sheet
from faubourg.core.refusal import InputError, Param
from faubourg.games.estate.districts import DISTRICT_IDS
from faubourg.games.estate.figures import EstateFigures, money
from faubourg.games.ubuild.layouts.box import PERMIT, Box
from faubourg.games.ubuild.layouts.checker import check_text
from faubourg.games.ubuild.layouts.tile import DOUBLE_LETTERS
from faubourg.games.ubuild.numbering import MODE_IDS, MOST_PIECES, PIECE_IDS, SPACE_IDS

AMOUNT_CARDS: Final = (8, 9, 10, 11, 14)
PERMIT_ID: Final = "permit"
PERMITS: Final = 2


@final
class Figures(EstateFigures):
    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        # UB-1b, UB-1d
        self.box = read_box(sheet)
        # UB-2a, UB-2b, UB-2c By mode.
        self.start_cash: vec[i64] = cells_of([money(sheet, f"start.{mode}") for mode in MODE_IDS])
        # UB-2a, UB-2b, UB-2c By mode and piece.
        self.stock: vec[i64] = cells_of(
            [
                sheet.number(f"stock.{mode}.{piece}", 0, most)
                for mode in MODE_IDS
                for piece, most in zip(PIECE_IDS, MOST_PIECES)
            ]
        )
        # UB-3f, UB-5e
        self.toll: i64 = money(sheet, "board.toll")
        self.hazard_step: i64 = money(sheet, "board.hazard_step")
        # UB-10 Free blocks of card 3, open and closed; spaces of card 12, fewer than the shortest track has.
        self.blocks_open: i64 = sheet.number("chance.card3_open", 1, 8)
        self.blocks_closed: i64 = sheet.number("chance.card3_closed", 1, 8)
        self.card_steps: i64 = sheet.number("chance.card12", 1, 13)
        # UB-10 The amounts of the other cards, by the number of the card.
        self.amounts = {card: money(sheet, f"chance.card{card}") for card in AMOUNT_CARDS}
        self.space_names = {space: sheet.names(f"names.spaces.{space}") for space in SPACE_IDS}
        self.piece_names = {piece: sheet.names(f"names.pieces.{piece}") for piece in PIECE_IDS}
        sheet.finish()
        self.marks: dict[str, list[str]] = sheet.marks()


def word(sheet: Sheet, path: str, field: str) -> str:
    """A word of an entry, such as a layout's text; nothing if it is not there."""
    found = sheet.entry(path).get(field)
    return found if isinstance(found, str) else ""


# The box


def read_box(sheet: Sheet) -> Box:
    spaces = read_tiles(sheet)
    return Box(spaces, [read_printed(sheet, spaces, mode) for mode in range(len(MODE_IDS))])


def read_tiles(sheet: Sheet) -> list[int]:
    """UB-1b The spaces of the doubles: every district once, two permits, on two tiles."""
    spaces: list[int] = []
    for letter in DOUBLE_LETTERS:
        path = f"tiles.{letter}"
        for field in ("first", "second"):
            id = word(sheet, path, field)
            if id not in DISTRICT_IDS and id != PERMIT_ID:
                raise sheet.wrong("data-bad-tile", path, {"field": field})
            space = int(PERMIT) if id == PERMIT_ID else DISTRICT_IDS.index(id)
            if id == PERMIT_ID and spaces.count(space) == PERMITS:
                raise sheet.wrong("data-permits", path, {"most": PERMITS})
            if id == PERMIT_ID and field == "second" and spaces[-1] == space:
                raise sheet.wrong("data-permits", path, {"most": PERMITS})
            if id != PERMIT_ID and space in spaces:
                raise sheet.wrong("data-tile-twice", path, {"space": id})
            spaces.append(space)
    return spaces


def read_printed(sheet: Sheet, spaces: list[int], mode: int) -> str:
    """UB-1d A printed layout is a closed one that can be played; freestyle ones take their tiles from it."""
    path = f"layouts.{MODE_IDS[mode]}"
    text = word(sheet, path, "text")
    fault: dict[str, Param] = {}
    try:
        # By its own tiles: there is nothing yet that they could be compared with.
        if check_text(text, Box(spaces, [text] * len(MODE_IDS)), mode).is_open:
            fault = {"fault": "layout-open"}
    except InputError as problem:
        # What a layout that is handed in by itself would be refused for, with its particulars.
        fault = {"fault": problem.code, **problem.params}
    if fault:
        raise sheet.wrong("data-bad-layout", path, fault)
    return text
