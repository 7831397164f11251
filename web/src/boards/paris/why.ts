/** Why somebody has won: what brought the most points. */
import type { BoardModule } from "../board";
import { mostOf, victoryOf } from "../shared/victory";
import { parisView } from "./types";

const SOURCES = ["tokens", "houses", "hotels", "stations", "utilities"] as const;

export const why: BoardModule["why"] = (_, given, reader, phrases) => {
  const view = parisView(given);
  const won = victoryOf(view, "points", reader, phrases);
  if (won === null) return "";
  const { points } = view.players[won.seat]!;
  const source = mostOf(SOURCES, (one) => points[one]);
  return source === null ? "" : phrases.say("end-why", { ...won.params, source, points: points[source] });
};
