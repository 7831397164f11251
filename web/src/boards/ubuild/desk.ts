/** What all parts of the board share: what can be chosen, what is pointed at, and whom to tell. */
import type { Phrases } from "../../i18n/phrases";
import type { Offer } from "../shared/offers";
import type { Sheet } from "./geometry";
import type { Plan } from "./plan";
import type { Lot, SiteView, UBuildScene, UBuildView } from "./types";

export interface Desk {
  scene: UBuildScene;
  plan: Plan;
  sheet: Sheet;
  /** What is drawn: the view, or the picture of the step being animated. */
  view: UBuildView;
  lots: Lot[];
  phrases: Phrases;
  seat: number | null;
  offers: ReadonlyMap<string, Offer>;
  /** Some district or site can be chosen. */
  choosing: boolean;
  /** Targets that somebody points at. */
  highlight: ReadonlySet<string>;
  /** Districts that the draft has changed. */
  changed: ReadonlySet<string>;
  choose: (target: string) => void;
  /** The pointer or the focus is on a target. */
  point: (target: string) => void;
}

/** The target that a space is, or the one of its district. */
export function spaceTarget({ scene, offers }: Pick<Desk, "scene" | "offers">, space: number): string {
  const district = scene.spaces[space]?.district ?? null;
  return district === null || offers.has(`space:${space}`) ? `space:${space}` : `district:${district}`;
}

/** The target at a site: what stands there, if that can be chosen or not, else the site itself. */
export function siteTarget({ view, offers }: Pick<Desk, "view" | "offers">, site: number): string {
  const standing = standingAt(view, site);
  return standing && standing.district === null && offers.has(`piece:${standing.piece}`) ? `piece:${standing.piece}` : `site:s${site}`;
}

export function standingAt(view: UBuildView, site: number): SiteView | null {
  return view.sites.find((one) => one.site === site) ?? null;
}

/** The number of the site that a target is, or that its piece stands on; null if it is none. */
export function siteOf(view: Pick<UBuildView, "sites">, target: string): number | null {
  if (target.startsWith("site:s")) return Number(target.slice(6));
  const piece = target.startsWith("piece:") ? target.slice(6) : null;
  return view.sites.find((one) => one.piece === piece && one.district === null)?.site ?? null;
}
