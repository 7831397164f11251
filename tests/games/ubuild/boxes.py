"""The box of U-Build that is built in, layouts from it, and how a fault in one is shown."""

from functools import cache

import pytest

from faubourg import InputError
from faubourg.core.data import Sheet, Shelf
from faubourg.games.ubuild.figures import Figures
from faubourg.games.ubuild.layouts.checker import check_text
from faubourg.games.ubuild.layouts.generator import generated
from faubourg.games.ubuild.layouts.layout import Layout, built

DATA = Shelf("faubourg.games.ubuild", "ubuild").running()
FIGURES = Figures(Sheet(DATA))
BOX = FIGURES.box
BEGINNER, CLASSIC, ADVANCED = BOX.printed
# A straight one: the longest, with the most sites.
STRAIGHT = f"{'-'.join(ADVANCED.split('-')[:2])}-{'s' * 32}-o"


def printed(mode: int) -> Layout:
    return built(BOX.printed[mode], BOX)


def is_accepted(text: str) -> bool:
    """Whether the checker accepts it; anything but an InputError is a crash."""
    try:
        check_text(text, BOX)
    except InputError:
        return False
    return True


def fault(text: str, mode: int = -1) -> dict[str, int | str]:
    """What is wrong with a layout: the code and its parameters."""
    with pytest.raises(InputError) as caught:
        check_text(text, BOX, mode)
    return {"code": caught.value.code.removeprefix("layout-"), **caught.value.params}


@cache
def examples(each: int = 12) -> list[str]:
    """Generated layouts of all modes, closed and open."""
    return [
        generated(BOX, mode, seed, is_open=is_open)
        for mode in range(3)
        for is_open in (False, True)
        for seed in range(each)
    ]
