/** Why somebody has won: what has put them ahead. */
import type { Phrases } from "../../../i18n/phrases";
import { victoryOf, widestLead } from "../victory";
import { COLOURS, type Colour, type Estate, type Player } from "./types";
import { amountOf } from "./words";

interface Ended {
  players: Player[];
  ranking: number[][] | null;
  decided_by: string | null;
}

/** The rents of a player's districts of one colour. */
export function rentsOf(lots: readonly Estate[], seat: number, colour: Colour): number {
  return lots.filter((lot) => lot.owner === seat && lot.colour === colour).reduce((sum, lot) => sum + lot.rent, 0);
}

export function whyRich(view: Ended, lots: readonly Estate[], reader: number | null, phrases: Phrases): string {
  const won = victoryOf(view, "wealth", reader, phrases);
  if (won === null) return "";
  const worth = (source: Colour | "cash", seat: number) => (source === "cash" ? view.players[seat]!.cash : rentsOf(lots, seat, source));
  const best = widestLead(won, ["cash" as const, ...COLOURS], worth);
  if (best === null) return "";
  const { source, mine, theirs } = best;
  const params = {
    ...won.params,
    ahead: amountOf(Number(won.params.ahead), phrases),
    mine: amountOf(mine, phrases),
    theirs: amountOf(theirs, phrases),
  };
  return source === "cash"
    ? phrases.say("end-why-cash", params)
    : phrases.say("end-why-colour", { ...params, colour: phrases.colour(source) });
}
