/**
 * Where everything lies on the table top. Hexagons point upwards and are seen a little from the front, so they are less tall
 * than wide; a layout may be turned by sixths, whichever way fits the screen best.
 */
import type { Point } from "../shared/focus";
import type { Place, Plan } from "./plan";

export type { Point };

/** From the middle of a hexagon to its left or right side, to its upper or lower point, and to its shoulders. */
export const HALF = 56;
export const TALL = 56;
export const SHOULDER = TALL / 2;
/** The size of the letters on a tile, as a rule. */
export const LARGEST = 19;
/** The thickness of a tile. */
export const DEPTH = 9;
/** Around everything; above, what stands on the uppermost sites has room. */
const MARGIN = { side: 10, top: 56, bottom: 14 };

/** The corners, from the upper right one clockwise; side `n` lies between corners `n` and `n + 1`, in direction `n`. */
export const CORNERS: readonly Point[] = [
  { x: HALF, y: -SHOULDER },
  { x: HALF, y: SHOULDER },
  { x: 0, y: TALL },
  { x: -HALF, y: SHOULDER },
  { x: -HALF, y: -SHOULDER },
  { x: 0, y: -TALL },
];

/** The directions run clockwise from the right. */
const DIRECTIONS: readonly Place[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** A hexagon turned clockwise by so many sixths around the first one. */
export function turned({ q, r }: Place, sixths: number): Place {
  let found = { q, r };
  for (let turn = 0; turn < sixths % 6; turn++) found = { q: -found.r, r: found.q + found.r };
  return found;
}

function centreOf({ q, r }: Place): Point {
  return { x: HALF * (2 * q + r), y: 1.5 * TALL * r };
}

/** The direction from a hexagon to one beside it; null if they do not touch. */
export function directionTo(from: Place, to: Place): number | null {
  const found = DIRECTIONS.findIndex(({ q, r }) => from.q + q === to.q && from.r + r === to.r);
  return found < 0 ? null : found;
}

/** What follows from a layout lying one way round: its size, and the middle of every hexagon. */
export interface Sheet {
  width: number;
  height: number;
  /** By how many sixths it is turned. */
  turn: number;
  spaces: Point[];
  sites: Point[];
  railroads: Point[];
  /** Of each space: the side it shares with the next one of the walk, and the side it shares with the other half of its tile. */
  next: (number | null)[];
  joined: (number | null)[];
  /** Of each railroad: the side at which the track is clipped on. */
  ends: (number | null)[];
}

export function sheetOf(plan: Plan, turn = 0): Sheet {
  const spaces = plan.spaces.map((place) => turned(place, turn));
  const sites = plan.sites.map((place) => turned(place, turn));
  const railroads = plan.railroads.map((place) => turned(place, turn));
  const all = [...spaces, ...sites, ...railroads].map(centreOf);
  const left = Math.min(...all.map(({ x }) => x), 0) - HALF - MARGIN.side;
  const top = Math.min(...all.map(({ y }) => y), 0) - TALL - MARGIN.top;
  const right = Math.max(...all.map(({ x }) => x), 0) + HALF + MARGIN.side;
  const bottom = Math.max(...all.map(({ y }) => y), 0) + TALL + DEPTH + MARGIN.bottom;
  const onSheet = (place: Place) => {
    const { x, y } = centreOf(place);
    return { x: x - left, y: y - top };
  };
  const count = spaces.length;
  return {
    width: right - left,
    height: bottom - top,
    turn,
    spaces: spaces.map(onSheet),
    sites: sites.map(onSheet),
    railroads: railroads.map(onSheet),
    next: spaces.map((place, number) => directionTo(place, spaces[(number + 1) % count]!)),
    joined: spaces.map((place, number) => {
      const tile = plan.spaces[number]!.tile;
      const other = plan.spaces.findIndex((space, place) => place !== number && space.tile === tile);
      return other < 0 ? null : directionTo(place, spaces[other]!);
    }),
    ends: railroads.map((place) => {
      const end = spaces.find((space) => directionTo(place, space) !== null);
      return end ? directionTo(place, end) : null;
    }),
  };
}

/** The way round in which a layout is largest on a sheet so wide and so tall. Half a turn changes nothing. */
export function bestTurn(plan: Plan, wide: number, tall: number): Sheet {
  const sheets = [0, 1, 2].map((turn) => sheetOf(plan, turn));
  const size = ({ width, height }: Sheet) => Math.min(wide / width, tall / height);
  return sheets.reduce((best, sheet) => (size(sheet) > size(best) + 1e-9 ? sheet : best));
}

/** A hexagon around a point, or as much smaller as is said. */
export function hexagon({ x, y }: Point, inset = 0): string {
  const share = 1 - inset / HALF;
  return `M${CORNERS.map((corner) => `${round(x + corner.x * share)} ${round(y + corner.y * share)}`).join("L")}z`;
}

/** The sides of a hexagon, but for one. */
export function outline({ x, y }: Point, without: number | null): string {
  const at = (corner: number) => `${round(x + CORNERS[corner % 6]!.x)} ${round(y + CORNERS[corner % 6]!.y)}`;
  if (without === null) return hexagon({ x, y });
  return `M${Array.from({ length: 6 }, (_, step) => at(without + 1 + step)).join("L")}`;
}

/** What is seen of the thickness of a tile: below its two lower sides. */
export function edge({ x, y }: Point): string {
  return `M${round(x - HALF)} ${round(y + SHOULDER)}L${round(x)} ${round(y + TALL)}L${round(x + HALF)} ${round(y + SHOULDER)}v${DEPTH}L${round(x)} ${round(y + TALL + DEPTH)}L${round(x - HALF)} ${round(y + SHOULDER + DEPTH)}z`;
}

/** The middle of a side. */
export function sideOf({ x, y }: Point, side: number): Point {
  const [one, other] = [CORNERS[side % 6]!, CORNERS[(side + 1) % 6]!];
  return { x: x + (one.x + other.x) / 2, y: y + (one.y + other.y) / 2 };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
