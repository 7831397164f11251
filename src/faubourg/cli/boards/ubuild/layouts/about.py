"""What can be said of a layout in a few words."""

from faubourg.core.refusal import Param
from faubourg.games.ubuild.layouts.box import Box
from faubourg.games.ubuild.layouts.layout import Layout
from faubourg.games.ubuild.numbering import MODE_IDS


def about(layout: Layout, box: Box) -> dict[str, Param]:
    """The parameters of sentences about it."""
    return {
        "mode": MODE_IDS[layout.mode],
        "spaces": int(layout.spaces),
        "sites": int(layout.sites),
        "bridges": len(layout.bridges),
        "open": "yes" if layout.is_open else "no",
        # UB-2f
        "printed": "yes" if layout.text == box.printed[layout.mode] else "no",
    }
