/** What the card beside the table tells: of the district, the site or the space that somebody looks at, or of what a draft changes. */
import type { Change } from "./changes";
import type { Lot, UBuildScene, UBuildView } from "./types";

export interface Told {
  /** The target that it is about. */
  shown: string | null;
  /** Somebody points at it, or has opened it. */
  asked: boolean;
  opened: boolean;
  lot: Lot | null;
  site: number | null;
  /** What the draft changes. */
  changes: Change[];
  /** What would change, if what is about to be placed stood on the site. */
  outlook: Change[];
}

/** What is auctioned, or may change hands. */
export function disputedIn(view: UBuildView): string[] {
  if (view.auction) return [view.auction.district];
  return view.offer ? [...view.offer.gives.districts, ...view.offer.gets.districts] : [];
}

/** The district that the question is about: one that is picked, built beside, auctioned or offered; else the one where somebody stands. */
export function aboutOf(scene: UBuildScene, view: UBuildView, picked: readonly string[]): string | null {
  const chosen = picked.find((target) => target.startsWith("district:"));
  if (chosen !== undefined) return chosen;
  const space = view.space ?? (view.over ? null : view.players[view.turn]?.space);
  const district = view.placing?.district ?? disputedIn(view)[0] ?? scene.spaces[space ?? -1]?.district;
  return district == null ? null : `district:${district}`;
}
