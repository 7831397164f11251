/**
 * Simple isometry, for all that is built: boxes and what is on their sides, seen from above one corner. In the drawing `u`
 * goes down to the right, `v` down to the left, in cells.
 */
import type { Point } from "../focus";
import type { Piece } from "./types";

/** Half a cell, across and down. */
export const CELL = { x: 20, y: 10 };
export const STOREY = 11;
/** Blocks that are stacked in one piece, as in the box. */
const TALLEST = 3;

/** Something that stands on a cell; a stack of blocks has storeys. */
export interface Standing {
  piece: Piece;
  u: number;
  v: number;
  storeys: number;
}

/** So many blocks of a kind, in as few stacks as there can be. */
export function stacked(piece: Piece, blocks: number): [Piece, number][] {
  const count = Math.ceil(blocks / TALLEST);
  // Even stacks: four blocks are two and two.
  return Array.from({ length: count }, (_, place) => [piece, Math.ceil((blocks - place) / count)]);
}

/** A point over the ground, from the upper corner of the first cell. */
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
