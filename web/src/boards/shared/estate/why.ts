/** Why somebody has won: what makes up the most of the fortune. */
import type { Phrases } from "../../../i18n/phrases";
import { mostOf, victoryOf } from "../victory";
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
  const worth = (source: Colour | "cash") => (source === "cash" ? view.players[won.seat]!.cash : rentsOf(lots, won.seat, source));
  const source = mostOf(["cash" as const, ...COLOURS], worth);
  if (source === null) return "";
  const params = { ...won.params, ahead: amountOf(Number(won.params.ahead), phrases), amount: amountOf(worth(source), phrases) };
  return source === "cash"
    ? phrases.say("end-why-cash", params)
    : phrases.say("end-why-colour", { ...params, colour: phrases.colour(source) });
}
