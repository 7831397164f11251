/** What all parts of the page beside the box share. */
import type { Phrases } from "../../../i18n/phrases";
import type { Lot, UBuildScene, UBuildView } from "../types";
import type { Position } from "./position";

export interface BoxDesk {
  scene: UBuildScene;
  position: Position;
  /** The position as the server would tell it. */
  view: UBuildView;
  lots: Lot[];
  phrases: Phrases;
  /** What is looked at: `district:<id>` or `site:s<number>`, as targets are called at a table. */
  chosen: string;
  choose: (target: string) => void;
  /** From elsewhere on the page: it comes into sight. */
  seek: (target: string) => void;
  /** The next position; what it is `about` joins changes that follow each other. */
  write: (position: Position, about?: string) => void;
}

export const districtTarget = (id: string): string => `district:${id}`;
export const siteTarget = (site: number): string => `site:s${site}`;

export function siteIn(target: string): number | null {
  return target.startsWith("site:s") ? Number(target.slice(6)) : null;
}

export function lotIn({ lots, chosen }: BoxDesk): Lot | null {
  return lots.find(({ id }) => districtTarget(id) === chosen) ?? null;
}
