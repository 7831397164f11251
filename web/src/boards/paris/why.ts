/** Why somebody has won: what has put them ahead. */
import type { Ending } from "../board";
import { victoryOf, widestLead } from "../shared/victory";
import { parisView } from "./types";

const SOURCES = ["tokens", "houses", "hotels", "stations", "utilities"] as const;

export const why: Ending["why"] = (_, given, reader, phrases) => {
  const view = parisView(given);
  const won = victoryOf(view, "points", reader, phrases);
  const best = won && widestLead(won, SOURCES, (source, seat) => view.players[seat]!.points[source]);
  return best === null ? "" : phrases.say("end-why", { ...won!.params, ...best });
};
