"""Whether a layout can be played, or what is wrong with it (UB-2h)."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.refusal import InputError
from faubourg.games.ubuild.layouts.box import Box
from faubourg.games.ubuild.layouts.plan import Plan, read_plan
from faubourg.games.ubuild.layouts.selection import check_selection
from faubourg.games.ubuild.layouts.spacing import check_spacing
from faubourg.games.ubuild.layouts.track import check_track
from faubourg.games.ubuild.numbering import MODE_IDS

ANY_MODE: Final[i64] = -1


def check_text(text: str, box: Box, mode: i64 = ANY_MODE) -> Plan:
    """The plan of a layout that can be played in a mode; an InputError with the first fault of any other."""
    plan = read_plan(text)
    # UB-2f Mode and layout must agree.
    if mode not in (ANY_MODE, plan.mode):
        raise InputError("layout-mode", {"option": "layout", "given": MODE_IDS[plan.mode], "mode": MODE_IDS[mode]})
    check_plan(plan, box)
    return plan


def check_plan(plan: Plan, box: Box) -> None:
    check_selection(plan, box)
    check_spacing(plan)
    check_track(plan)


def is_freestyle(plan: Plan, box: Box) -> bool:
    """UB-2f Only the printed layouts, with their own outline, are not."""
    return plan.text() != box.printed[plan.mode]
