/** What the board calls things, in whole sentences for those who do not see it. */
import type { Phrases } from "../../i18n/phrases";
import { idOf, sortOf, type Offer } from "../shared/offers";
import type { Family, Lot } from "./market";
import { familyOf, type ParisScene, type PlayerView, type Points } from "./types";

export function targetLabel(target: string, phrases: Phrases): string {
  return phrases.named(sortOf(target), idOf(target));
}

export function stateLabel(offer: Offer | undefined, phrases: Phrases): string {
  if (!offer) return "";
  if (offer.picked) return phrases.say("offer-picked");
  if (offer.refusal) return phrases.say("offer-refused", { reason: phrases.refusal(offer.refusal) });
  return phrases.say(offer.legal ? "offer-legal" : "offer-instead");
}

export function familyName(family: Family, phrases: Phrases): string {
  return family === "station" || family === "utility" ? phrases.say(`family-${family}`) : phrases.colour(family);
}

/** The ladder in words. */
export function bringsLabel(lot: Lot, scene: ParisScene, phrases: Phrases): string {
  if (lot.rents) return phrases.say("lot-rents", { rents: lot.rents.join(" · ") });
  if (lot.sort === "station") return phrases.say("lot-station", { points: scene.points.stations.join(" · ") });
  return phrases.say("plate-utility", { points: scene.points.utility });
}

export function builtLabel(lot: Lot, phrases: Phrases): string {
  if (lot.sort !== "street") return "";
  if (lot.hotel) return phrases.say("lot-hotel");
  return phrases.say("lot-houses", { count: lot.houses });
}

/** A lot on sale, and whether it can be bought. */
export function saleLabel(lot: Lot, scene: ParisScene, offer: Offer | undefined, taken: boolean, phrases: Phrases): string {
  return joined([
    phrases.say("lot-sale", {
      lot: phrases.name("lot", lot.id),
      colour: familyName(familyOf(lot), phrases),
      price: lot.price,
      brings: bringsLabel(lot, scene, phrases),
    }),
    taken ? phrases.say("offer-taken") : stateLabel(offer, phrases),
  ]);
}

/** A lot that somebody owns, and whether it can be built on. */
export function ownLabel(lot: Lot, offer: Offer | undefined, phrases: Phrases): string {
  return joined([
    phrases.say("lot-owned", {
      lot: phrases.name("lot", lot.id),
      colour: familyName(familyOf(lot), phrases),
      owner: phrases.player(lot.owner ?? 0),
    }),
    builtLabel(lot, phrases),
    lot.rent === null ? "" : phrases.say("lot-rent", { rent: lot.rent }),
    stateLabel(offer, phrases),
  ]);
}

function joined(parts: string[]): string {
  return parts.filter(Boolean).join(" ");
}

/** Backs of a hand: "2 rouge et 1 vert". */
export function backsLabel(player: PlayerView, phrases: Phrases): string {
  const parts = Object.entries(player.backs)
    .filter(([, count]) => count > 0)
    .map(([colour, count]) => phrases.say("extras-back", { colour: phrases.colour(colour), count }));
  if (player.start !== null) parts.push(phrases.say("extras-start", { value: player.start }));
  return phrases.joined(parts);
}

/** The form in which the housing crisis is played. A replay from the first rules says only whether it is. */
export function crisisOf(option: unknown): string {
  return typeof option === "string" ? option : option ? "streets" : "none";
}

export const SOURCES = ["tokens", "houses", "hotels", "stations", "utilities", "crisis"] as const satisfies (keyof Points)[];
export type Source = (typeof SOURCES)[number];

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** One item of a basket: "Rue de la Paix", "maison : Rue de la Paix". */
export function itemLabel(item: { kind: string; lot: string }, phrases: Phrases): string {
  const lot = phrases.name("lot", item.lot);
  return item.kind === "lot" ? lot : phrases.say("basket-piece", { piece: phrases.name("piece", item.kind), lot });
}
