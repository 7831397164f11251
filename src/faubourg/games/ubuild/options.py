"""The options of U-Build, as a typed record."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from faubourg.core.options import CHOICE, FLAG, TEXT, Option
from faubourg.games.estate.options import FIRST, LENGTH, ROUNDS, EstateOptions, limits
from faubourg.games.ubuild.layouts.plan import LETTERS, LONGEST
from faubourg.games.ubuild.numbering import MODE_IDS, Mode

MODE: Final = "mode"
BANKRUPTCY: Final = "bankruptcy"
MINUTES: Final = "minutes"
# UB-1d The printed layout of the mode.
PRINTED: Final = ""


def declared(check_layout: Callable[[str], None]) -> list[Option]:
    return [
        # UB-2a, UB-2b, UB-2c
        Option(MODE, CHOICE, MODE_IDS[Mode.CLASSIC], MODE_IDS),
        # UB-2h
        Option("layout", TEXT, PRINTED, (), 0, LONGEST, letters=LETTERS, check=check_layout),
        # UB-2b In Classic only.
        Option("stadium", FLAG, False, needs=(MODE, MODE_IDS[Mode.CLASSIC])),
        # UB-11c
        Option(LENGTH, CHOICE, BANKRUPTCY, (BANKRUPTCY, ROUNDS, MINUTES)),
        *limits(MINUTES),
        FIRST,
    ]


@final
class UBuildOptions(EstateOptions):
    """What is played on which layout, how long, and who begins; what does not belong to the mode chosen is ignored."""

    def __init__(self, values: dict[str, object]) -> None:
        super().__init__(values, MINUTES)
        self.by_minutes = self.minutes > 0
        mode, layout = values[MODE], values["layout"]
        self.mode: i64 = MODE_IDS.index(mode) if isinstance(mode, str) else 0
        self.layout = layout if isinstance(layout, str) else PRINTED
        # UB-2b
        self.stadium = values["stadium"] is True and self.mode == Mode.CLASSIC
