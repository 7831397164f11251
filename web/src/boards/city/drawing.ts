/**
 * How a plot is drawn: a rhombus of three by three cells, seen from above one corner, and what stands on them.
 * In the drawing `u` goes down to the right, `v` down to the left.
 */
import type { Point } from "../shared/focus";
import type { DistrictView, Piece } from "./types";

/** Half a cell, across and down. */
export const CELL = { x: 20, y: 10 };
export const CELLS = 3;
/** The thickness of the ground. */
export const GROUND = 7;
export const STOREY = 11;
/** The height of the sign below a plot. */
export const SIGN = 24;
/** Blocks that are stacked in one piece, as in the box. */
const TALLEST = 3;

/** Something that stands on a plot; a stack of blocks has storeys. */
export interface Standing {
  piece: Piece;
  u: number;
  v: number;
  storeys: number;
}

/** Blocks stand in front, what is taller behind them, and what is there for everybody on the left. */
const STACKS = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
] as const;
const PLACES = { skyscraper: [0, 0], tower: [1, 0], stadium: [2, 0], kind: [0, 1.5] } as const;

/** All that stands on a plot, from the back to the front; the railroad is on the ring. */
export function standingOn(district: DistrictView): Standing[] {
  const found: Standing[] = [];
  const put = (piece: Piece, [u, v]: readonly [number, number], storeys = 1) => found.push({ piece, u, v, storeys });
  if (district.skyscraper) put("skyscraper", PLACES.skyscraper);
  if (district.tower) put("tower", PLACES.tower);
  if (district.stadium) put("stadium", PLACES.stadium);
  const kind = district.bonus ?? district.hazard;
  if (kind) put(kind, PLACES.kind);
  const stacks = [...stacked("residential", district.residential), ...stacked("industrial", district.industrial)];
  stacks.forEach(([piece, storeys], place) => put(piece, STACKS[place] ?? STACKS[0], storeys));
  return found.sort((one, two) => one.u + one.v - two.u - two.v);
}

function stacked(piece: Piece, blocks: number): [Piece, number][] {
  const count = Math.ceil(blocks / TALLEST);
  // Even stacks: four blocks are two and two.
  return Array.from({ length: count }, (_, place) => [piece, Math.ceil((blocks - place) / count)]);
}

/** A point over the plot, from the rhombus' upper corner. */
export function at(u: number, v: number, z = 0): string {
  const { x, y } = pointAt(u, v, z);
  return `${x} ${y}`;
}

export function pointAt(u: number, v: number, z = 0): Point {
  return { x: round((u - v) * CELL.x), y: round((u + v) * CELL.y - z) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A box: its top, and the two sides that are seen. */
export interface Solid {
  top: string;
  left: string;
  right: string;
}

export function solid(u: number, v: number, wide: number, deep: number, from: number, to: number): Solid {
  const [u2, v2] = [u + wide, v + deep];
  return {
    top: `M${at(u, v, to)}L${at(u2, v, to)}L${at(u2, v2, to)}L${at(u, v2, to)}z`,
    left: `M${at(u, v2, to)}L${at(u2, v2, to)}L${at(u2, v2, from)}L${at(u, v2, from)}z`,
    right: `M${at(u2, v, to)}L${at(u2, v2, to)}L${at(u2, v2, from)}L${at(u2, v, from)}z`,
  };
}

/** A rectangle on the left side of a solid, or on the right one: a window, a door, a band. */
export function onLeft(u: number, v: number, wide: number, from: number, to: number): string {
  return `M${at(u, v, to)}L${at(u + wide, v, to)}L${at(u + wide, v, from)}L${at(u, v, from)}z`;
}

export function onRight(u: number, v: number, deep: number, from: number, to: number): string {
  return `M${at(u, v, to)}L${at(u, v + deep, to)}L${at(u, v + deep, from)}L${at(u, v, from)}z`;
}

/** The plot itself. */
export const PLOT = solid(0, 0, CELLS, CELLS, -GROUND, 0);

/** Words on lines no longer than that, as far as words can be parted. */
export function lines(text: string, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
