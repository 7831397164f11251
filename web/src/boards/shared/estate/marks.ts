/** How what can be chosen is marked on a board. */
import type { Offer } from "../offers";

interface Choosing {
  offers: ReadonlyMap<string, Offer>;
  /** Something of the kind can be chosen. */
  choosing: boolean;
}

/** How a target is marked. What is refused is only told apart where something else can be chosen. */
export type Mark = "picked" | "legal" | "instead" | "refused" | "";

export function markOf(desk: Choosing, target: string): Mark {
  const offer = desk.offers.get(target);
  if (!offer) return "";
  if (offer.picked) return "picked";
  if (offer.refusal) return desk.choosing ? "refused" : "";
  return offer.legal ? "legal" : "instead";
}
