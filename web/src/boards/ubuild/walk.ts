/** The way of a pawn along the track: space by space, and from railroad to railroad where the track is cut open. */
import type { Point } from "../shared/focus";
import { HALF, type Sheet } from "./geometry";

/** The spaces that a pawn passes, the last it comes to. */
export function wayOf(from: number, to: number, spaces: number, back: boolean): number[] {
  const steps = back ? -((from - to + spaces) % spaces) : (to - from + spaces) % spaces;
  const way = Array.from({ length: Math.abs(steps) + 1 }, (_, step) => (from + Math.sign(steps) * step + spaces) % spaces);
  return way.length > 1 ? way : [from, to];
}

/** The points on that way. Between the ends of an open track it leads over the railroads. */
export function pointsOf(sheet: Sheet, way: readonly number[]): Point[] {
  const found: Point[] = [];
  way.forEach((space, place) => {
    const before = way[place - 1];
    if (before !== undefined && sheet.railroads.length === 2) {
      const [first, last] = [sheet.railroads[0]!, sheet.railroads[1]!];
      if (sheet.next[before] === null && following(before, space, sheet)) found.push(stand(last), stand(first));
      else if (sheet.next[space] === null && following(space, before, sheet)) found.push(stand(first), stand(last));
    }
    found.push(stand(sheet.spaces[space]!));
  });
  return found;
}

function following(space: number, next: number, sheet: Sheet): boolean {
  return (space + 1) % sheet.spaces.length === next;
}

/** Where a pawn stands on a hexagon: above the name, which is not hidden behind it. */
const FOOT = -17;

function stand({ x, y }: Point): Point {
  return { x, y: y + FOOT };
}

/** The first stands on the right, where the least is hidden behind it. */
const RIGHT = 28;

/** Where a pawn stands that shares its space with others: side by side, the closer the more they are. */
export function pawnSpot(sheet: Sheet, space: number, place: number, count: number): Point {
  const { x, y } = stand(sheet.spaces[space] ?? { x: 0, y: 0 });
  const step = Math.min((2 * HALF - 32) / count, 24);
  return { x: x + RIGHT - place * step, y };
}
