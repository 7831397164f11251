/** Why somebody has won. */
import type { Ending } from "../board";
import { whyRich } from "../shared/estate/why";
import { cityScene, cityView, lotsOf } from "./types";

export const why: Ending["why"] = (scene, view, reader, phrases) =>
  whyRich(cityView(view), lotsOf(cityScene(scene), cityView(view)), reader, phrases);
