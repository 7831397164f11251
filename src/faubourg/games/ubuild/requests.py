"""What may be asked of U-Build beside a match (UB-2h)."""

from typing import TYPE_CHECKING

from faubourg.core.request import Request
from faubourg.games.ubuild.gallery import gallery
from faubourg.games.ubuild.request_types import AskGallery, AskWorkbench, Gallery, Workbench
from faubourg.games.ubuild.workshop import workbench

if TYPE_CHECKING:
    from faubourg.games.ubuild.figures import Figures


def requests(figures: "Figures") -> list[Request]:
    def build(asked: AskWorkbench) -> Workbench:
        return workbench(figures, asked)

    def show(asked: AskGallery) -> Gallery:
        return gallery(figures)

    return [Request("workbench", AskWorkbench, Workbench, build), Request("gallery", AskGallery, Gallery, show)]
