/**
 * Where things stand in the drawing: two layouts of one building, in the units of its view box.
 *
 * The tall one is for narrow screens: no margins, higher rooms, larger tenants.
 */
import { arrowOf, flatOf, type Arrow, type FlatScene, type Place } from "./types";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Layout {
  tall: boolean;
  width: number;
  height: number;
  /** The outer wall, from the eaves to the pavement. */
  wall: Box;
  roof: number;
  flat: { width: number; height: number };
  gap: number;
  /** The stone course above each floor, which carries its name. */
  course: number;
  /** The height of a tenant. */
  tenant: number;
  label: number;
}

const COLUMNS = 5;
const FLOORS = 4;

function layout(tall: boolean): Layout {
  const flat = tall ? { width: 136, height: 166 } : { width: 140, height: 122 };
  const gap = tall ? 6 : 7;
  const course = tall ? 36 : 22;
  const side = tall ? 8 : 16;
  const margin = tall ? 2 : 26;
  const roof = tall ? 118 : 104;
  const plinth = tall ? 68 : 26;
  const inner = COLUMNS * flat.width + (COLUMNS - 1) * gap;
  const wall = {
    x: margin,
    y: roof,
    width: inner + 2 * side,
    height: FLOORS * (flat.height + course) + plinth,
  };
  return {
    tall,
    width: wall.width + 2 * margin,
    height: wall.y + wall.height + (tall ? 14 : 16),
    wall,
    roof,
    flat,
    gap,
    course,
    tenant: tall ? 58 : 46,
    // Twelve pixels, however small the drawing.
    label: tall ? 29 : 16.5,
  };
}

export const WIDE: Layout = layout(false);
export const TALL: Layout = layout(true);

export function flatBox(layout: Layout, flat: Pick<FlatScene, "column" | "row">): Box {
  const inner = COLUMNS * layout.flat.width + (COLUMNS - 1) * layout.gap;
  return {
    x: layout.wall.x + (layout.wall.width - inner) / 2 + flat.column * (layout.flat.width + layout.gap),
    y: layout.wall.y + layout.course + flat.row * (layout.flat.height + layout.course),
    width: layout.flat.width,
    height: layout.flat.height,
  };
}

export function centre(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where an arrow is, and where its tenant stands, in a flat of that box. */
export function spot(box: Box, arrow: Arrow, tenant: number): Point {
  const middle = centre(box);
  const side = tenant * 0.46;
  const top = tenant * 0.58;
  switch (arrow) {
    case "n":
      return { x: middle.x, y: box.y + top };
    case "e":
      return { x: box.x + box.width - side, y: middle.y };
    case "s":
      return { x: middle.x, y: box.y + box.height - top };
    case "w":
      return { x: box.x + side, y: middle.y };
  }
}

/** The middle of the wall on that side; `beyond` steps outside the flat. */
export function door(box: Box, arrow: Arrow, beyond = 0): Point {
  const middle = centre(box);
  switch (arrow) {
    case "n":
      return { x: middle.x, y: box.y - beyond };
    case "e":
      return { x: box.x + box.width + beyond, y: middle.y };
    case "s":
      return { x: middle.x, y: box.y + box.height + beyond };
    case "w":
      return { x: box.x - beyond, y: middle.y };
  }
}

export const OPPOSITE: Record<Arrow, Arrow> = { n: "s", e: "w", s: "n", w: "e" };

/** In which quarter of its flat a point lies. */
export function arrowAt(box: Box, point: Point): Arrow {
  const middle = centre(box);
  const across = (point.x - middle.x) / box.width;
  const down = (point.y - middle.y) / box.height;
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? "e" : "w";
  return down > 0 ? "s" : "n";
}

/** A walk in one or two stretches: over an edge it leaves on one side and comes in on the other. */
export type Walk = Point[][];

export class Plan {
  readonly boxes: Map<string, Box>;
  private readonly flats: Map<string, FlatScene>;

  constructor(
    readonly layout: Layout,
    flats: FlatScene[],
  ) {
    this.flats = new Map(flats.map((flat) => [flat.id, flat]));
    this.boxes = new Map(flats.map((flat) => [flat.id, flatBox(layout, flat)]));
  }

  box(flat: string): Box {
    const box = this.boxes.get(flat);
    if (!box) throw new RangeError(`no flat ${flat}`);
    return box;
  }

  spot(place: Place): Point {
    return spot(this.box(flatOf(place)), arrowOf(place), this.layout.tenant);
  }

  neighbour(place: Place): string {
    const flat = this.flats.get(flatOf(place));
    if (!flat) throw new RangeError(`no flat of ${place}`);
    return flat.neighbours[arrowOf(place)];
  }

  /** Whether the doorway of that arrow leads over an edge of the building to the other side. */
  wraps(place: Place): boolean {
    const here = this.flats.get(flatOf(place));
    const there = this.flats.get(this.neighbour(place));
    if (!here || !there) return false;
    return Math.abs(here.row - there.row) + Math.abs(here.column - there.column) !== 1;
  }

  /** Out through the doorway of an arrow, up to `to`, by default just inside the neighbour. */
  exit(place: Place, to?: Point): Walk {
    const arrow = arrowOf(place);
    const next = this.box(this.neighbour(place));
    const entrance = OPPOSITE[arrow];
    const inside = to ?? door(next, entrance, -this.layout.tenant * 0.2);
    const start = this.spot(place);
    if (!this.wraps(place)) {
      return [[start, door(this.box(flatOf(place)), arrow), door(next, entrance), inside]];
    }
    const out = this.layout.course + 8;
    return [
      [start, door(this.box(flatOf(place)), arrow, out)],
      [door(next, entrance, out), inside],
    ];
  }

  /** The flat and arrow under a point of the drawing. */
  placeAt(point: Point): Place | null {
    for (const [id, box] of this.boxes) {
      const inX = point.x >= box.x && point.x <= box.x + box.width;
      const inY = point.y >= box.y && point.y <= box.y + box.height;
      if (inX && inY) return id + arrowAt(box, point);
    }
    return null;
  }
}

/** The same way, stopping short of its end by so much. */
export function shortened(walk: Walk, by: number): Walk {
  const stretch = [...walk[walk.length - 1]!];
  let left = by;
  while (stretch.length > 2 && distance(stretch.at(-2)!, stretch.at(-1)!) <= left) {
    left -= distance(stretch.at(-2)!, stretch.at(-1)!);
    stretch.pop();
  }
  const [from, to] = [stretch.at(-2)!, stretch.at(-1)!];
  const length = distance(from, to);
  if (length > 0) stretch[stretch.length - 1] = between(from, to, Math.max(1 - left / length, 0.1));
  return [...walk.slice(0, -1), stretch];
}

export function lengthOf(walk: Walk): number {
  let total = 0;
  for (const stretch of walk) {
    for (let i = 1; i < stretch.length; i++) total += distance(stretch[i - 1]!, stretch[i]!);
  }
  return total;
}

/** Where a walker is after a share of the way, 0 to 1. */
export function along(walk: Walk, share: number): Point {
  if (share >= 1) return walk.at(-1)!.at(-1)!;
  let left = Math.max(share, 0) * lengthOf(walk);
  let last: Point = walk[0]![0]!;
  for (const stretch of walk) {
    last = stretch[0]!;
    for (let i = 1; i < stretch.length; i++) {
      const from = stretch[i - 1]!;
      const to = stretch[i]!;
      const length = distance(from, to);
      if (length > 0 && left <= length) return between(from, to, left / length);
      left -= length;
      last = to;
    }
  }
  return last;
}

export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

export function pathOf(stretch: Point[]): string {
  return stretch.map((point, i) => `${i ? "L" : "M"}${round(point.x)} ${round(point.y)}`).join(" ");
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
