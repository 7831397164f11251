/** Where something lies on the sheet: what a target names, what a draft has just built, what lies under a pointer. */
import type { Preview } from "../board";
import { idOf, sortOf } from "../shared/offers";
import { siteOf, siteTarget, spaceTarget, type Desk } from "./desk";
import { HALF, TALL, type Point } from "./geometry";
import { ubuildEvent } from "./types";

type Laid = Pick<Desk, "sheet" | "lots" | "view">;

export function placeOf({ sheet, lots, view }: Laid, target: string): Point | null {
  if (sortOf(target) === "space") return sheet.spaces[Number(idOf(target))] ?? null;
  const district = lots.find(({ id }) => target === `district:${id}`);
  if (district) return sheet.spaces[district.space] ?? null;
  const site = siteOf(view, target);
  return site === null ? null : (sheet.sites[site - 1] ?? null);
}

/** What the draft has just put down. */
export function lastBuilt(laid: Laid, preview: Preview | null): Point | null {
  const event = preview?.events.map(ubuildEvent).findLast((one) => "site" in one || "district" in one);
  if (event === undefined) return null;
  if ("site" in event) return placeOf(laid, `site:s${event.site}`);
  return "district" in event ? placeOf(laid, `district:${event.district}`) : null;
}

/** The nearest to a point of what can be chosen. */
export function nearestLegal(desk: Desk, here: Point): Point | null {
  const far = ({ x, y }: Point) => Math.hypot(x - here.x, y - here.y);
  const open = [...desk.offers.values()].filter(({ legal }) => legal).map(({ target }) => placeOf(desk, target));
  return open.filter((at) => at !== null).toSorted((one, two) => far(one) - far(two))[0] ?? null;
}

/** The target at a point of the screen, on a drawing that lies there: a space, or a site. */
export function targetAt(desk: Desk, frame: DOMRect, { clientX, clientY }: MouseEvent): string | null {
  const { sheet } = desk;
  const point = { x: ((clientX - frame.left) / frame.width) * sheet.width, y: ((clientY - frame.top) / frame.height) * sheet.height };
  const space = sheet.spaces.findIndex((at) => holds(at, point));
  if (space >= 0) return spaceTarget(desk, space);
  const site = sheet.sites.findIndex((at) => holds(at, point));
  return site < 0 ? null : siteTarget(desk, site + 1);
}

/** Whether a point lies within the hexagon around another. */
function holds(at: Point, point: Point): boolean {
  const [across, down] = [Math.abs(point.x - at.x) / HALF, Math.abs(point.y - at.y) / TALL];
  return across <= 1 && down <= 1 - across / 2;
}
