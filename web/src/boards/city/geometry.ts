/** Where everything lies: the ring of squares, the plots inside it, and the square in the middle. */
import type { Point } from "../shared/focus";

export type { Point };

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  corner: { width: number; height: number };
  /** Little room: no names in the drawing, larger pawns. */
  brief: boolean;
}

export const WIDE: Layout = { width: 1150, height: 1000, corner: { width: 118, height: 102 }, brief: false };
export const BRIEF: Layout = { width: 1000, height: 1000, corner: { width: 92, height: 92 }, brief: true };

export const SQUARES = 40;
export const JAIL = 10;
const SIDE = 10;

/** The plots stand along the edges of a grid of this size: 22 of them, one for each district. */
const COLUMNS = 7;
const ROWS = 6;

/** Square 0 is in the corner at the bottom right; they go on clockwise. */
export function squareBox(layout: Layout, number: number): Box {
  const { width, height, corner } = layout;
  const [across, down] = [(width - 2 * corner.width) / (SIDE - 1), (height - 2 * corner.height) / (SIDE - 1)];
  const side = Math.floor(number / SIDE);
  const step = number % SIDE;
  const wide = step === 0 ? corner.width : across;
  const tall = step === 0 ? corner.height : down;
  switch (side) {
    case 0:
      return { x: width - corner.width - step * across, y: height - corner.height, width: wide, height: corner.height };
    case 1:
      return { x: 0, y: height - corner.height - step * down, width: corner.width, height: tall };
    case 2:
      return { x: step === 0 ? 0 : corner.width + (step - 1) * across, y: 0, width: wide, height: corner.height };
    default:
      return { x: width - corner.width, y: step === 0 ? 0 : corner.height + (step - 1) * down, width: corner.width, height: tall };
  }
}

/** The edge of a square that faces the city: where its colour is. */
export function innerEdge(number: number): "top" | "right" | "bottom" | "left" {
  return (["top", "right", "bottom", "left"] as const)[Math.floor(number / SIDE)]!;
}

export function inside(layout: Layout): Box {
  const { corner } = layout;
  return { x: corner.width, y: corner.height, width: layout.width - 2 * corner.width, height: layout.height - 2 * corner.height };
}

/** The plot of a district, by its place on the ring: next to its square. */
export function plotBox(layout: Layout, district: number): Box {
  const field = inside(layout);
  const [width, height] = [field.width / COLUMNS, field.height / ROWS];
  const [column, row] = cellOf(district);
  return { x: field.x + column * width, y: field.y + row * height, width, height };
}

/** From the corner at the bottom right along the edge, clockwise; the last district has the corner. */
function cellOf(district: number): [column: number, row: number] {
  const place = (district + 1) % (2 * (COLUMNS + ROWS) - 4);
  if (place < COLUMNS) return [COLUMNS - 1 - place, ROWS - 1];
  if (place < COLUMNS + ROWS - 2) return [0, ROWS - 1 - (place - COLUMNS + 1)];
  if (place < 2 * COLUMNS + ROWS - 2) return [place - COLUMNS - ROWS + 2, 0];
  return [COLUMNS - 1, place - 2 * COLUMNS - ROWS + 3];
}

/** What the plots leave free. */
export function middle(layout: Layout): Box {
  const field = inside(layout);
  const [width, height] = [field.width / COLUMNS, field.height / ROWS];
  return { x: field.x + width, y: field.y + height, width: field.width - 2 * width, height: field.height - 2 * height };
}

/** A box in parts of the drawing, for what lies over it. */
export function percent(layout: Layout, box: Box): Record<"left" | "top" | "width" | "height", string> {
  const [across, down] = [100 / layout.width, 100 / layout.height];
  return { left: `${box.x * across}%`, top: `${box.y * down}%`, width: `${box.width * across}%`, height: `${box.height * down}%` };
}

export function centre(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** More pawns than these stand in two rows, those behind in the gaps. */
const ABREAST = 3;
const BEHIND = 24;

/** Where a pawn stands that shares its square with others: side by side, the closer the more they are. */
export function pawnSpot(layout: Layout, square: number, place: number, count: number): Point {
  const box = squareBox(layout, square);
  // In a corner of the large drawing its sign stands on the left.
  const left = !layout.brief && square % SIDE === 0 ? 46 : 0;
  const rows = count > ABREAST ? 2 : 1;
  const row = place % rows;
  const step = Math.min((box.width - left - (left ? 6 : 26)) / ((count + rows - 1) / rows), 32);
  const foot = layout.brief ? box.height / 2 + 24 : box.height - (innerEdge(square) === "bottom" ? 22 : 8);
  const aside = ((place - (count - 1) / 2) * step) / rows;
  return { x: box.x + left + (box.width - left) / 2 + aside, y: box.y + foot - (rows - 1 - row) * BEHIND };
}

/** The squares that a pawn passes, the last it comes to: clockwise, but for a few steps back. */
export function wayOf(from: number, to: number, most: number): number[] {
  const back = (from - to + SQUARES) % SQUARES;
  const ahead = (to - from + SQUARES) % SQUARES;
  const steps = back > 0 && back <= most ? -back : ahead;
  const way = Array.from({ length: Math.abs(steps) + 1 }, (_, step) => (from + Math.sign(steps) * step + SQUARES) % SQUARES);
  return way.length > 1 ? way : [from, to];
}

/** What lies at a point: a square of the ring, the plot of a district, or nothing. */
export function placeAt(layout: Layout, districts: number, point: Point): { square: number } | { district: number } | null {
  for (let square = 0; square < SQUARES; square++) if (holds(squareBox(layout, square), point)) return { square };
  for (let district = 0; district < districts; district++) {
    if (holds(plotBox(layout, district), point)) return { district };
  }
  return null;
}

function holds(box: Box, point: Point): boolean {
  return point.x >= box.x && point.x < box.x + box.width && point.y >= box.y && point.y < box.y + box.height;
}
