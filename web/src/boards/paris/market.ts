/** How lots are laid out: the slots of the market, and quarters by colour. */
import { COLOURS, familyOf, type Colour, type LotScene, type LotView, type ParisScene, type ParisView } from "./types";

export interface Lot extends LotScene, Omit<LotView, "id"> {}

export type Family = Colour | "station" | "utility";
export const FAMILIES: Family[] = [...COLOURS, "station", "utility"];

export interface Group {
  family: Family;
  lots: Lot[];
}

export function lotsOf(scene: ParisScene, view: ParisView): Lot[] {
  return scene.lots.map((lot, place) => ({ ...lot, ...view.lots[place]! }));
}

/** A lot that stays on sale keeps its slot; new ones fill the gaps. */
export function arranged(slots: (string | null)[], onSale: string[]): (string | null)[] {
  const kept = slots.map((lot) => (lot !== null && onSale.includes(lot) ? lot : null));
  const fresh = onSale.filter((lot) => !kept.includes(lot));
  const filled = kept.map((lot) => lot ?? fresh.shift() ?? null);
  return [...filled, ...fresh];
}

/** By colour, in the order of the colours; families without a lot are left out. */
export function grouped(lots: Lot[]): Group[] {
  return FAMILIES.map((family) => ({ family, lots: lots.filter((lot) => familyOf(lot) === family) })).filter(
    (group) => group.lots.length > 0,
  );
}

/** Which step of the rent ladder a lot stands on. */
export function levelOf(lot: Lot): number {
  return lot.hotel ? (lot.rents?.length ?? 1) - 1 : lot.houses;
}

/** What is written or drawn on the colour of a family. */
export function inkOf(family: Family): string {
  return family === "yellow" ? "var(--on-yellow-back)" : `var(--on-${family})`;
}

/** A number of its own for each lot: its houses look alike each time, and unlike their neighbours. */
export function numberOf(lot: string): number {
  return [...lot].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}
