/** Why somebody has won: the address that has put them ahead. */
import type { Ending } from "../board";
import { victoryOf, widestLead } from "../shared/victory";
import { countOf } from "./count";
import { roomShareScene, roomShareView } from "./types";

export const why: Ending["why"] = (scene, given, reader, phrases) => {
  const view = roomShareView(given);
  const won = victoryOf(view, "score", reader, phrases);
  if (won === null) return "";
  const counting = countOf(view, roomShareScene(scene)).filter((count) => count.counts);
  const best = widestLead(won, counting, ({ points, tenants }, seat) => points * tenants[seat]!);
  // What was lost elsewhere would make the sum a riddle.
  if (best === null || best.mine > view.players[won.seat]!.score) return "";
  return phrases.say("end-why", { ...won.params, points: best.mine, flat: phrases.name("address", best.source.flat) });
};
