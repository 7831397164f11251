/** How the spaces and sites of the table are marked: what can be chosen, what is pointed at, what a draft has changed. */
import { markOf } from "../shared/estate/marks";
import { idOf } from "../shared/offers";
import { siteTarget, spaceTarget, type Desk } from "./desk";

export interface Marks {
  /** By their numbers, from 0. */
  spaces: Map<number, string>;
  /** By their numbers, from 1. */
  sites: Map<number, string>;
}

/** `site` is one that somebody looks at; `touched` are the spaces that what stands there would touch. */
export function marksOf(desk: Desk, site: number | null, touched: ReadonlySet<number>): Marks {
  const spaces = new Map<number, string>();
  for (const { number } of desk.scene.spaces) {
    const mark = touched.has(number) ? "pointed" : markOfSpace(desk, number);
    if (mark !== "") spaces.set(number, mark);
  }
  const sites = new Map<number, string>();
  for (const { number } of desk.scene.sites) {
    const mark = site === number ? "pointed" : markOfSite(desk, number);
    if (mark !== "") sites.set(number, mark);
  }
  return { spaces, sites };
}

function markOfSpace(desk: Desk, number: number): string {
  const target = spaceTarget(desk, number);
  if (desk.highlight.has(target) || desk.highlight.has(`space:${number}`)) return "pointed";
  const mark = markOf(desk, target);
  if (mark !== "" && mark !== "refused") return mark;
  if (target.startsWith("district:") && desk.changed.has(idOf(target))) return "changed";
  return desk.view.space === number ? "current" : "";
}

function markOfSite(desk: Desk, number: number): string {
  const target = siteTarget(desk, number);
  if (desk.highlight.has(target) || desk.highlight.has(`site:s${number}`)) return "pointed";
  const mark = markOf(desk, target);
  return mark === "refused" ? "" : mark;
}
