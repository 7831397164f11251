/** Why somebody has won: the address that brought the most. */
import type { BoardModule } from "../board";
import { mostOf, victoryOf } from "../shared/victory";
import { countOf } from "./count";
import { roomShareScene, roomShareView } from "./types";

export const why: BoardModule["why"] = (scene, given, reader, phrases) => {
  const view = roomShareView(given);
  const won = victoryOf(view, "score", reader, phrases);
  if (won === null) return "";
  const counting = countOf(view, roomShareScene(scene)).filter((count) => count.counts);
  const best = mostOf(counting, ({ points, tenants }) => points * tenants[won.seat]!);
  if (best === null) return "";
  const points = best.points * best.tenants[won.seat]!;
  // What was lost elsewhere would make the sum a riddle.
  if (points > view.players[won.seat]!.score) return "";
  return phrases.say("end-why", { ...won.params, points, flat: phrases.name("address", best.flat) });
};
