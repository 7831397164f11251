/** Why somebody has won. */
import type { Ending } from "../board";
import { whyRich } from "../shared/estate/why";
import { lotsOf, ubuildScene, ubuildView } from "./types";

export const why: Ending["why"] = (scene, view, reader, phrases) =>
  whyRich(ubuildView(view), lotsOf(ubuildScene(scene), ubuildView(view)), reader, phrases);
