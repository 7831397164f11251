"""What may be asked of U-Build beside a match (UB-2h)."""

from typing import TYPE_CHECKING, cast

from faubourg.core.request import Request
from faubourg.games.ubuild.gallery import gallery
from faubourg.games.ubuild.layouts.layout import built
from faubourg.games.ubuild.numbering import MODE_IDS
from faubourg.games.ubuild.request_types import AskGallery, AskScene, AskWorkbench, Gallery, Workbench
from faubourg.games.ubuild.scene import scene
from faubourg.games.ubuild.scene_types import UBuildScene
from faubourg.games.ubuild.workshop import workbench

if TYPE_CHECKING:
    from faubourg.games.ubuild.figures import Figures


def requests(id: str, figures: "Figures") -> list[Request]:
    def build(asked: AskWorkbench) -> Workbench:
        return workbench(figures, asked)

    def lay(asked: AskScene) -> UBuildScene:
        layout = built(asked["layout"], figures.box)
        # UB-2b The table may choose to add the stadium.
        options: dict[str, object] = {"mode": MODE_IDS[layout.mode], "layout": layout.text, "stadium": True}
        return cast(UBuildScene, scene(id, figures, layout, options))

    def show(asked: AskGallery) -> Gallery:
        return gallery(figures)

    return [
        Request("workbench", AskWorkbench, Workbench, build),
        Request("scene", AskScene, UBuildScene, lay),
        Request("gallery", AskGallery, Gallery, show),
    ]
