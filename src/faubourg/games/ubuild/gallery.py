"""The gallery: layouts worth playing on, chosen by what bots found, and kept in the file `data/gallery.toml` (UB-2h).

`faubourg layout gallery` makes that file. What cannot be laid with the tiles of a box is left out.
"""

from typing import TYPE_CHECKING, Final, final

from faubourg.core.refusal import InputError
from faubourg.games.ubuild.figures import Figures
from faubourg.games.ubuild.layouts.checker import check_text
from faubourg.games.ubuild.layouts.plan import Plan
from faubourg.games.ubuild.layouts.track import walked
from faubourg.games.ubuild.numbering import MODE_IDS
from faubourg.games.ubuild.workshop import railroads_laid, spaces_laid

if TYPE_CHECKING:
    from faubourg.games.ubuild.request_types import Gallery, Shown

FILE: Final = "gallery.toml"


@final
class Entry:
    """A layout, and in percent or minutes what bots found."""

    def __init__(self, layout: str, minutes: float, first: float, top: float) -> None:
        self.layout = layout
        self.minutes = minutes
        self.first = first
        self.top = top


def entries() -> list[Entry]:
    import tomllib  # Here, so that the package is imported quickly.
    from importlib.resources import files

    text = files("faubourg.games.ubuild").joinpath(f"data/{FILE}").read_text("utf-8")
    return [
        Entry(str(one["layout"]), float(one["minutes"]), float(one["first"]), float(one["top"]))
        for one in tomllib.loads(text)["chosen"]
    ]


def gallery(figures: Figures) -> "Gallery":
    shown: list[Shown] = []
    for text in figures.box.printed:
        shown.append(shown_of(figures, check_text(text, figures.box), None))
    for entry in entries():
        try:
            plan = check_text(entry.layout, figures.box)
        except InputError:
            continue
        shown.append(shown_of(figures, plan, entry))
    return {"layouts": shown}


def shown_of(figures: Figures, plan: Plan, entry: Entry | None) -> "Shown":
    track = walked(plan.turns, plan.is_open)
    return {
        "layout": plan.text(),
        "mode": MODE_IDS[plan.mode],
        "open": plan.is_open,
        "printed": entry is None,
        "minutes": None if entry is None else entry.minutes,
        "first": None if entry is None else entry.first,
        "top": None if entry is None else entry.top,
        "spaces": spaces_laid(figures, plan, track),
        "railroads": railroads_laid(track, 0),
    }
