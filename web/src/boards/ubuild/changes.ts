/** What a draft, or something about to stand on a site, changes for the districts. All figures are the server's. */
import type { Preview } from "../board";
import { lotsOf, ubuildView, type Lot, type UBuildScene, type UBuildView } from "./types";

export type Effect = "spoiled" | "unspoiled" | "protected" | "unprotected" | "doubled" | "single";

export interface Change {
  lot: Lot;
  before: number;
  after: number;
  effects: Effect[];
}

interface State {
  rent: number;
  spoiled: boolean;
  protected: boolean;
  doubled: string | null;
}

/** What is different between two states of a district; null if nothing is. */
export function changeOf(lot: Lot, old: State, now: State): Change | null {
  const effects: Effect[] = [];
  if (old.spoiled !== now.spoiled) effects.push(now.spoiled ? "spoiled" : "unspoiled");
  if (old.protected !== now.protected) effects.push(now.protected ? "protected" : "unprotected");
  if ((old.doubled === null) !== (now.doubled === null)) effects.push(now.doubled === null ? "single" : "doubled");
  const [before, after] = [old.rent, now.rent];
  return before === after && effects.length === 0 ? null : { lot, before, after, effects };
}

/** What would change, if what is about to be placed stood on that site. */
export function outlookAt(view: UBuildView, lots: readonly Lot[], site: number): Change[] {
  const fates = view.placing?.outlook.find((one) => one.site === site)?.districts ?? [];
  return fates.flatMap((fate) => {
    const lot = lots.find(({ id }) => id === fate.district);
    const change = lot ? changeOf(lot, lot, fate) : null;
    return change ? [change] : [];
  });
}

export function changesBy(preview: Preview | null, scene: UBuildScene, view: UBuildView): Change[] {
  if (!preview) return [];
  const before = new Map(ubuildView(preview.before).districts.map((district) => [district.id, district]));
  return lotsOf(scene, view)
    .map((lot) => changeOf(lot, before.get(lot.id) ?? lot, lot))
    .filter((change) => change !== null);
}
